// Two worlds that a side cannot tell apart give it the same in everything: over all scenarios in which anything is hidden, of all systems.
package tests

import (
	"bytes"
	"flag"
	"fmt"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/scenarios"
)

var manyWorlds = flag.Int("worlds", 1, "how many pairs of worlds are tried for each scenario and side")

// secretly tells what a scenario hides at its beginning: forces, orders that are written at once, or nothing.
func secretly(p engine.Position) (forces, orders bool) {
	h, ok := p.(engine.Hider)
	return ok && (h.Hides(1) || h.Hides(2)), len(p.ToAct()) > 1
}

// Which scenarios hide anything is known, and nothing is hidden in the games of the others, played by chance: for them one world is all there is.
func TestWhatIsHidden(t *testing.T) {
	var forces, orders, open []string
	for _, info := range scenarios.List() {
		rules, kit, doc, p := scene(t, info.ID)
		switch f, o := secretly(p); {
		case f:
			forces = append(forces, info.ID)
			continue
		case o:
			orders = append(orders, info.ID)
			continue
		}
		open = append(open, info.ID)
		g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(2), Open: true, Program: "test"})
		if err != nil {
			t.Fatal(err)
		}
		chance := engine.NewFast(3)
		for n := range 300 {
			if len(g.ToAct()) == 0 {
				break
			}
			h, ok := g.Position().(engine.Hider)
			if len(g.ToAct()) > 1 || !ok || h.Hides(1) || h.Hides(2) {
				t.Fatalf("%s, command %d: something is hidden that was not at the beginning", info.ID, n)
			}
			legal := g.Legal(g.ToAct()[0], nil)
			if _, err := g.Do(legal[chance.Intn(len(legal))]); err != nil {
				t.Fatal(err)
			}
		}
	}
	if want := []string{"coral-sea-1942", "guadalcanal-1942", "malta-1942", "midway-1942", "okinawa-1945", "pearl-harbor-1941"}; !slices.Equal(forces, want) {
		t.Errorf("forces are hidden in %v, and in %v when the nets were cast", forces, want)
	}
	if len(orders) < 6 || len(open) < 15 {
		t.Errorf("orders are secret in %v, nothing is in %v", orders, open)
	}
}

// Forces under markers: one side orders something else where the other cannot see it. What the other is given is the same, its copies are, and
// so is the shape of the save where it is under passphrases.
func TestTwoWorldsOfHiddenForces(t *testing.T) {
	if testing.Short() {
		t.Skip("whole games of six scenarios")
	}
	for _, info := range scenarios.List() {
		_, _, _, p := scene(t, info.ID)
		if forces, _ := secretly(p); !forces {
			continue
		}
		t.Run(info.ID, func(t *testing.T) {
			pairs, things := 0, 0
			for seed := uint64(0); pairs < 2**manyWorlds && seed < uint64(20**manyWorlds); seed++ {
				for watcher := engine.Side(1); watcher <= 2; watcher++ {
					rules, kit, doc, _ := scene(t, info.ID)
					g, h, a, b := nets.TwoWorlds(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, seed, watcher)
					if g == nil {
						continue
					}
					pairs++
					if g.Seen(3-watcher).Digest() == h.Seen(3-watcher).Digest() {
						t.Errorf("seed %d: the worlds are one", seed)
					}
					where := fmt.Sprintf("seed %d", seed)
					things += sameSurfaces(t, where, watcher, g, h)
					x, _, _, _, _ := given(t, a, watcher)
					y, _, _, _, _ := given(t, b, watcher)
					if !bytes.Equal(salted.ReplaceAll(x, nil), salted.ReplaceAll(y, nil)) {
						t.Errorf("%s: side %d tells two worlds apart by its copies", where, watcher)
					}
					if x, y := shapeOf(lockedSave(t, g)), shapeOf(lockedSave(t, h)); x != y {
						t.Errorf("%s: the shapes of locked saves differ:\n%s", where, nets.Difference(x, y))
					}
				}
			}
			if pairs == 0 {
				t.Error("no two worlds were found")
			}
			t.Logf("%d pairs of worlds, %d things held against each other", pairs, things)
		})
	}
}

// Orders that are written at once: the others write something else, and seal. What the watcher is given is the same until all open, seen and
// blind.
func TestTwoWorldsOfSecretOrders(t *testing.T) {
	for _, info := range scenarios.List() {
		_, _, doc, p := scene(t, info.ID)
		if _, orders := secretly(p); !orders {
			continue
		}
		for _, sight := range []string{"", "blind"} {
			t.Run(info.ID+sight, func(t *testing.T) {
				options := map[string]string{}
				if sight != "" {
					options["sight"] = sight
				}
				rules, kit, err := systems.Open(doc, systems.Tables(), options)
				if err != nil {
					t.Skip(err) // this scenario has no such switch
				}
				for watcher := engine.Side(1); int(watcher) <= min(2, len(p.ToAct())); watcher++ {
					var worlds [2]*play.Game
					for i := range worlds {
						if worlds[i], err = play.New(rules, kit, doc, play.Options{Seed: engine.Seed{5, 4, 3, 2, 1}, Sink: new(play.Memory), Program: "test"}); err != nil {
							t.Fatal(err)
						}
					}
					parted := writeApart(t, worlds, watcher)
					if !parted {
						t.Fatal("the worlds are one")
					}
					things := sameSurfaces(t, "while others have sealed", watcher, worlds[0], worlds[1])
					if x, y := shapeOf(lockedSave(t, worlds[0])), shapeOf(lockedSave(t, worlds[1])); x != y {
						t.Errorf("the shapes of locked saves differ:\n%s", nets.Difference(x, y))
					}
					t.Logf("side %d: %d things held against each other", watcher, things)
				}
			})
		}
	}
}

// writeApart has every side but one write and seal: in the second world its first order is another where one is legal. The watcher writes the
// same in both, and does not seal.
func writeApart(t *testing.T, worlds [2]*play.Game, watcher engine.Side) (parted bool) {
	t.Helper()
	for _, side := range worlds[0].Writing() {
		chance := engine.NewFast(uint64(side))
		for n := range 3 {
			legal := worlds[0].Legal(side, nil)
			legal = slices.DeleteFunc(legal, func(c engine.Command) bool { seals, _ := worlds[0].Sealing(c); return seals })
			if len(legal) == 0 {
				break
			}
			c := legal[chance.Intn(len(legal))]
			d := c
			if n == 0 && side != watcher {
				d = legal[(slices.Index(legal, c)+1)%len(legal)]
			}
			_, err := worlds[0].Do(c)
			_, also := worlds[1].Do(d)
			if err != nil || also != nil {
				if err == nil { // what followed was legal in one world alone
					err = worlds[0].TakeBack(side)
				}
				if err != nil {
					t.Fatal(err, also)
				}
				break
			}
			parted = parted || c != d
		}
		for i := range worlds {
			if side == watcher {
				continue
			}
			legal := worlds[i].Legal(side, nil)
			at := slices.IndexFunc(legal, func(c engine.Command) bool { seals, _ := worlds[i].Sealing(c); return seals })
			if at < 0 {
				t.Fatalf("side %d cannot seal", side)
			}
			if _, err := worlds[i].Do(legal[at]); err != nil {
				t.Fatal(err)
			}
		}
	}
	return parted
}

// Standing orders are their side's own: in no system does another learn what was left, nor that anything was.
func TestTwoWorldsOfStandingOrders(t *testing.T) {
	for _, id := range []string{"channel-1940", "over-the-reich", "channel-skies", "wings-two-1901", "air-units-1901"} {
		g, _ := begun(t, id)
		h, _ := begun(t, id)
		left, err := engine.ParseStandingOrders("intercept=55 disengage=3")
		if err != nil {
			t.Fatal(err)
		}
		if err := h.SetOrders(2, left); err != nil {
			t.Fatal(err)
		}
		sameSurfaces(t, id, 1, g, h)
	}
}
