package nets

import (
	"slices"

	"awaw/engine"
	"awaw/engine/play"
)

// TwoBlindWorlds plays two games of orders that are written at once and opened together, in which watcher does not see what others do far from
// it: in the second a side gives other orders once, and nothing that watcher is told shows it, then and in what follows. It gives them with their
// journals once a few more phases are over, or before the first that would show it; no games where no such orders were found.
func TwoBlindWorlds(t T, s System, seed uint64, watcher engine.Side) (g, h *play.Game, a, b []byte) {
	t.Helper()
	games, kept := TwoGames(t, s)
	g, h = games[0], games[1]
	chance := engine.NewFast(seed)
	parted := -1 // the phase in which they did
	for n := 0; n < 12 && len(g.ToAct()) > 0 && (parted < 0 || n < parted+4); n++ {
		var orders [][]engine.Command
		for _, side := range g.ToAct() {
			orders = append(orders, ordersOf(g.Position(), side, chance))
		}
		c := slices.Concat(orders...) // in the order of sides, as they are opened
		d := c
		for try := 0; try < 30 && parted < 0; try++ {
			at := chance.Intn(len(orders))
			side := g.ToAct()[at]
			if side == watcher {
				continue
			}
			x := slices.Clone(orders)
			x[at] = ordersOf(h.Position(), side, chance)
			if y := slices.Concat(x...); !slices.Equal(c, y) && lookAlike(g, h, c, y, watcher) && !lookAlike(g, h, c, y, side) {
				d, parted = y, n
			}
		}
		if parted >= 0 && !lookAlike(g, h, c, d, watcher) {
			break
		}
		for i, given := range [][]engine.Command{c, d} {
			for _, cmd := range given {
				if _, err := games[i].Do(cmd); err != nil {
					t.Fatalf("what was legal is refused: %v", err)
				}
			}
		}
	}
	if parted < 0 {
		return nil, nil, nil, nil
	}
	return g, h, kept[0].Bytes(), kept[1].Bytes()
}

// ordersOf are up to three orders of a side by chance, and what seals them; one command where nobody writes beside it.
func ordersOf(p engine.Position, side engine.Side, chance *engine.Fast) (out []engine.Command) {
	for alone := len(p.ToAct()) == 1; ; {
		legal := p.Legal(side, nil)
		c := legal[chance.Intn(len(legal))]
		if at := slices.IndexFunc(legal, func(c engine.Command) bool { return leaves(p, c) }); at >= 0 && len(out) == 3 {
			c = legal[at]
		}
		out = append(out, c)
		next, _, err := p.Apply(c, engine.NewKeyed(hiddenSeed))
		if p = next; err != nil || alone || !slices.Contains(p.ToAct(), side) {
			return out
		}
	}
}

// leaves tells whether its side no longer has to act after c.
func leaves(p engine.Position, c engine.Command) bool {
	next, _, err := p.Apply(c, engine.NewKeyed(hiddenSeed))
	return err == nil && !slices.Contains(next.ToAct(), c.Side)
}
