package sea_test

import (
	"slices"
	"testing"

	"awaw/ai/awaw/sea"
	"awaw/aircombat"
	"awaw/engine/awaw"
)

// 22.44: searchers find the largest task force first. Whoever wants the small one beside it is promised less than if it lay alone, and more searchers
// promise more.
func TestWhatLiesBesideALargerForceIsFoundLess(t *testing.T) {
	a, s := admiral(scene(t, "coral-sea-1942"), 2)
	var force aircombat.Force
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == 2 && u.Deck && u.Thirds == 5 {
			force = slices.Clone(a.Armed(u.Counter))
			break
		}
	}
	var convoy, large awaw.GlanceForce
	for _, f := range s.Sea.Forces {
		switch {
		case f.Side == 1 && f.Transports > 0:
			convoy = f
		case f.Side == 1 && f.Factors > large.Factors:
			large = f
		}
	}
	one := aircombat.Searchers{Carriers: 1}
	alone := a.SeekWorth(force, []awaw.GlanceForce{convoy}, one)
	large.Squadrons = 12 // nobody attacks it
	if v := a.SeekWorth(force, []awaw.GlanceForce{convoy, large}, one); v <= 0 || v >= 0.8*alone {
		t.Errorf("a convoy promises %.2f beside a larger force and %.2f alone", v, alone)
	}
	if v := a.SeekWorth(force, []awaw.GlanceForce{convoy}, aircombat.Searchers{Squadrons: 6, Carriers: 1}); v <= alone {
		t.Errorf("more searchers promise %.2f, one carrier %.2f", v, alone)
	}
}

// 17.352, 19.31A: who guards a task force is who flies from it: over British carriers a strike is worth more than over American ones with as many
// patrols, and Japan's naval air is elite until kamikazes are invoked (17.42).
func TestWhoGuardsShipsIsReckonedWith(t *testing.T) {
	p := scene(t, "okinawa-1945")
	a, s := admiral(p, 1)
	british, _ := p.Air().Units().Nation("Britain")
	american, _ := p.Air().Units().Nation("United States")
	var force aircombat.Force
	for i := range s.Units {
		if g := a.Armed(s.Units[i].Counter); s.Units[i].Side == 1 && len(g) > 0 {
			force = slices.Clone(g)
			break
		}
	}
	tried := 0
	for _, f := range s.Sea.Forces {
		if f.Side != 2 || f.Carriers == 0 {
			continue
		}
		tried++
		f.Nation = british
		soft := a.StrikeWorth(force, f, 3)
		if f.Nation = american; soft <= a.StrikeWorth(force, f, 3) {
			t.Errorf("task force %d: a strike promises %.3f where the British guard it, and %.3f where Americans do", f.Force, soft, a.StrikeWorth(force, f, 3))
		}
	}
	if tried == 0 {
		t.Error("no carriers to strike")
	}
	invoked := false
	for _, x := range game(t, "okinawa-1945", 1) {
		if g, ok := x.p.NavalAir(1, 0); !ok || g.Elite == invoked {
			t.Fatalf("kamikazes are invoked: %t; Japan's naval air is elite: %t", invoked, g.Elite)
		}
		invoked = invoked || x.c.Verb == awaw.VerbInvoke
	}
	if !invoked {
		t.Error("no kamikazes were invoked")
	}
}

// 22.44: a carrier searches while it is whole, at sea and has air within reach that is ready; however many counters it carries. Those of a task force that
// is to come search from wherever they are.
func TestCarriersThatSearchAreCounted(t *testing.T) {
	coming := 0
	for _, x := range game(t, "midway-1942", 2) {
		var g awaw.Glance
		x.p.Glance(&g)
		island := g.Sea.Ports[0].Space
		for _, f := range g.Sea.Forces {
			ready := slices.ContainsFunc(g.Units, func(u awaw.GlanceUnit) bool {
				_, ok := x.p.StrikeGroup(u.Counter)
				return ok && u.Side == f.Side && u.Deck && u.Base == f.Space
			})
			if !ready {
				continue
			}
			carriers := 0
			for _, v := range x.p.ShipsWith(f.Force, nil) {
				if v.Carrier && !v.Damaged {
					carriers++
				}
			}
			here := x.p.SearchingCarriers(f.Side, f.Space, -1)
			if n := x.p.SearchingCarriers(f.Side, f.Space, f.Force); here < 1 || n != here {
				t.Fatalf("%d carriers search where task force %d lies, %d if it is to come there", here, f.Force, n)
			}
			far := x.p.FlightHexes(f.Space, island) > sea.Range
			if n, before := x.p.SearchingCarriers(f.Side, island, f.Force), x.p.SearchingCarriers(f.Side, island, -1); far {
				if n < before || n > before+carriers {
					t.Fatalf("%d carriers search off Midway, %d when task force %d with %d comes", before, n, f.Force, carriers)
				}
				coming += n - before
			}
		}
	}
	if coming == 0 {
		t.Error("nobody was on the way")
	}
}
