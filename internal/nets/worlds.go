package nets

import (
	"fmt"

	"awaw/engine"
	"awaw/engine/play"
)

// This file plays two games that a side cannot tell apart.

// hiddenSeed is the seed of both, which nobody knows.
var hiddenSeed = engine.Seed{5, 4, 3, 2, 1}

// TwoWorlds plays two games that watcher cannot tell apart: as soon as the other side hides anything an order is looked for that could have
// been another one unseen, and both go on a little. It gives them with their journals; no games where no such order was found.
func TwoWorlds(t T, s System, seed uint64, watcher engine.Side) (g, h *play.Game, a, b []byte) {
	t.Helper()
	var games [2]*play.Game
	var kept [2]play.Memory
	for i := range games {
		var err error
		if games[i], err = play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: hiddenSeed, Sink: &kept[i], Program: "test"}); err != nil {
			t.Fatalf("the game cannot be set up: %v", err)
		}
	}
	g, h = games[0], games[1]
	chance := engine.NewFast(seed)
	left := -1 // commands still to come after they have parted
	for n := 0; n < 700 && left != 0 && len(g.ToAct()) == 1; n++ {
		side := g.ToAct()[0]
		legal := g.Legal(side, nil)
		c := legal[chance.Intn(len(legal))]
		d := c
		if left < 0 && side != watcher && n%4 == 0 && g.Position().(engine.Hider).Hides(watcher) {
			for range 10 {
				x := legal[chance.Intn(len(legal))]
				if y := Unseen(g, h, x, watcher); y != x {
					c, d, left = x, y, 25
					break
				}
			}
		}
		if left > 0 {
			if left--; !LookAlike(g, h, c, d, watcher) {
				break
			}
		}
		_, err := g.Do(c)
		_, also := h.Do(d)
		if err != nil || also != nil {
			t.Fatalf("what was legal is refused: %v, %v", err, also)
		}
	}
	if left < 0 {
		return nil, nil, nil, nil
	}
	return g, h, kept[0].Bytes(), kept[1].Bytes()
}

// Unseen finds another command for the second game that watcher cannot tell from c in the first; c where there is none.
func Unseen(g, h *play.Game, c engine.Command, watcher engine.Side) engine.Command {
	for _, d := range h.Legal(c.Side, nil) {
		if d != c && d.Verb == c.Verb && LookAlike(g, h, c, d, watcher) {
			return d
		}
	}
	return c
}

// LookAlike tells whether c in one game and d in the other look the same to watcher.
func LookAlike(g, h *play.Game, c, d engine.Command, watcher engine.Side) bool {
	type look struct {
		digest [32]byte
		told   string
		acting string
	}
	after := func(g *play.Game, c engine.Command) (look, bool) {
		next, events, err := g.Position().Apply(c, engine.NewKeyed(hiddenSeed))
		if err != nil {
			return look{}, false
		}
		return look{next.Seen(watcher).Digest(), fmt.Sprintf("%+v", engine.Redact(events, watcher)), fmt.Sprint(next.ToAct())}, true
	}
	x, ok := after(g, c)
	y, also := after(h, d)
	return ok && also && x == y
}
