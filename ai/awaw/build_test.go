package awaw

import (
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// whole plays a game between two bots, and shows every decision before it is given.
func whole(t *testing.T, id string, names [2]string, seed uint64, see func(p *awaw.Position, side engine.Side, c engine.Command) bool) {
	t.Helper()
	p := scene(t, id)
	var bots [2]ai.Player
	for i, name := range names {
		bots[i] = player(t, name, ai.Options{Seed: seed + uint64(i)})
	}
	dice := engine.NewFast(seed)
	for n := 0; len(p.ToAct()) > 0; n++ {
		side := engine.InTurn(p.ToAct(), n)
		c := bots[side-1].Choose(p.Seen(side), side)
		if !see(p.(*awaw.Position), side, c) {
			return
		}
		next, _, err := p.Apply(c, dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
}

// All that can be built is built, over more than one base, and also when the last to come home has ended the landing before.
func TestAllThatCanBeBuiltIsBuilt(t *testing.T) {
	var built [2]int
	for seed := range uint64(4) {
		whole(t, "channel-1940", [2]string{"pilot", "pilot"}, seed+1, func(p *awaw.Position, side engine.Side, c engine.Command) bool {
			builds := func(c engine.Command) bool { return c.Verb == awaw.VerbBuild }
			if c.Verb == awaw.VerbBuild {
				built[side-1]++
			}
			if legal := p.Legal(side, nil); c.Verb == awaw.VerbDone && slices.ContainsFunc(legal, builds) {
				t.Errorf("seed %d: side %d ends the construction with money left", seed+1, side)
			}
			return true
		})
	}
	if built[0] == 0 || built[1] <= built[0] {
		t.Errorf("the sides built %d times; the second has five times the money", built)
	}
}

// Transports that were driven from where goods are flown over the Hump come back in their own player turn, before they fly.
func TestTransportsComeBackToTheHump(t *testing.T) {
	before, after := -1, -1
	whole(t, "burma-1943", [2]string{"allin", "pilot"}, 2, func(p *awaw.Position, side engine.Side, c engine.Command) bool {
		var g awaw.Glance
		p.Glance(&g)
		if g.Phasing != 2 {
			return g.Turn == 1
		}
		away := 0
		for _, u := range g.Units {
			if u.Kind == units.Transport && u.Side == 2 && !slices.Contains(g.Land.Depots, u.Base) {
				away += u.Thirds
			}
		}
		if before < 0 {
			before = away
		}
		after = away
		return c.Verb != awaw.VerbDepart
	})
	if before < 2*units.PerFactor || after > 0 {
		t.Errorf("%d thirds of transports stand elsewhere when their turn begins, %d when they fly", before, after)
	}
}
