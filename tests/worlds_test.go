// Two worlds that a side cannot tell apart give it the same in everything: over all scenarios in which anything is hidden, of all systems.
package tests

import (
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
					if g.Seen(3-watcher).Digest() == h.Seen(3-watcher).Digest() {
						continue // what was done otherwise was undone since: nothing is left to be told apart
					}
					pairs++
					where := fmt.Sprintf("seed %d", seed)
					things += sameSurfaces(t, where, watcher, g, h)
					sameCopies(t, where, watcher, a, b)
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
				watchers := min(2, len(p.ToAct()))
				if testing.Short() {
					watchers = 1
				}
				for watcher := engine.Side(1); int(watcher) <= watchers; watcher++ {
					worlds, _ := nets.TwoGames(t, nets.System{Rules: rules, Kit: kit, Doc: doc})
					parted := nets.WriteApart(t, worlds, watcher)
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

// Blind play: what others order far from the watcher stays hidden when all orders are opened. What it is given afterwards is the same, and so are
// its copies.
func TestTwoBlindWorlds(t *testing.T) {
	if testing.Short() {
		t.Skip("games of six scenarios")
	}
	found := 0
	for _, info := range scenarios.List() {
		_, _, doc, p := scene(t, info.ID)
		if _, orders := secretly(p); !orders {
			continue
		}
		t.Run(info.ID, func(t *testing.T) {
			rules, kit, err := systems.Open(doc, systems.Tables(), map[string]string{"sight": "blind"})
			if err != nil {
				t.Fatal(err)
			}
			pairs, things := 0, 0
			for seed := range uint64(4 * *manyWorlds) {
				watcher := engine.Side(1 + seed%uint64(len(p.ToAct())))
				g, h, a, b := nets.TwoBlindWorlds(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, seed, watcher)
				if g == nil {
					continue
				}
				pairs++
				told := func(g *play.Game) (out string) {
					for _, n := range g.Path() {
						for s := range p.View().Sides {
							events, _ := g.Events(n, engine.Side(s+1))
							out += printedOf(events)
						}
					}
					return out
				}
				if told(g) == told(h) {
					t.Errorf("seed %d: the worlds are one", seed)
				}
				where := fmt.Sprintf("seed %d", seed)
				things += sameSurfaces(t, where, watcher, g, h)
				sameCopies(t, where, watcher, a, b)
			}
			if pairs > 0 {
				found++
			}
			t.Logf("%d pairs of worlds, %d things held against each other", pairs, things)
		})
	}
	if found < 5 { // where two powers stand face to face nothing is far away
		t.Errorf("two worlds were found in %d scenarios", found)
	}
}

// Standing orders are their side's own: in no system does another learn what was left, nor that anything was.
func TestTwoWorldsOfStandingOrders(t *testing.T) {
	for i, id := range []string{"channel-1940", "over-the-reich", "channel-skies", "wings-two-1901", "air-units-1901"} {
		if testing.Short() && i == 3 { // the other system of orders stands for it
			continue
		}
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
