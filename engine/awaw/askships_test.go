// What the mission matrix tells of attacks on ports and of the hunt at sea.

package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
)

// Rows of the matrix about ships, by key.
const (
	portRow = "awaw.mission.attackport"
	seekRow = "awaw.mission.seek"
)

func TestTheMatrixTellsWhenShipsMayBeAttacked(t *testing.T) {
	p, _ := stand(t, "map sea-test", "control E3 B6 D9 Axis", "control C4 C18 E20 B17 D15 E12 Allies", "turns 2", "force Axis Kido at B6",
		"ship Japan DD 9 with Kido", "US AAF 3 at C4", "US AAF 3 at C18", "Japan AAF 1 at E3", "US AT 1 at E12")
	near, far, other, hauler := 0, 1, 2, 3
	cell := func(p engine.Position, i int, key string) engine.MatrixCell {
		t.Helper()
		for _, r := range matrix(t, p, i).Rows {
			if r.Mission.Key == key {
				return r.Cells[0]
			}
		}
		t.Fatalf("the matrix has no row %s", key)
		return engine.MatrixCell{}
	}
	expect := func(when string, p engine.Position, i int, row string, want engine.Verdict, why string) {
		t.Helper()
		if c := cell(p, i, row); c.Verdict != want || want == engine.No && c.Text.Key != why {
			t.Errorf("%s: %s of %d is %+v, expected %v %s", when, row, i, c, want, why)
		}
	}
	dice := engine.NewLoaded(1, 1, 1, 1)
	could := 0
	for range 24 {
		if a := p.ToAct(); len(a) == 0 || a[0] != 2 {
			expect("not their turn", p, near, portRow, engine.No, "awaw.no.own")
			p = order(t, p, dice, "done")
			continue
		}
		if p.View().Prompt.Ask.Key == "awaw.ask.stage" {
			expect("staging", p, near, portRow, engine.YesLater, "")
			expect("staging", p, near, seekRow, engine.YesLater, "")
			expect("staging", p, hauler, portRow, engine.No, "awaw.no.fly.type")
			expect("staging", p, hauler, seekRow, engine.No, "awaw.no.fly.type")
			expect("staging", p, other, portRow, engine.No, "awaw.no.own")
		}
		for _, i := range []int{near, far, hauler} {
			legal := slices.ContainsFunc(p.Legal(2, nil), func(c engine.Command) bool {
				return c.Verb == awaw.VerbStrike && c.A == engine.CounterRef(i) && c.B.Kind() == engine.KindSpace
			})
			if yes := cell(p, i, portRow).Verdict == engine.Yes; yes != legal {
				t.Errorf("%s: a strike of %d on a port is legal: %v, but the matrix says %+v", p.View().Prompt.Ask.Key, i, legal, cell(p, i, portRow))
			}
			if legal {
				could++
			}
		}
		if slices.ContainsFunc(p.Legal(2, nil), func(c engine.Command) bool { return c.Verb == awaw.VerbStrike }) {
			expect("too far", p, far, portRow, engine.No, "awaw.no.port.reach")
			sent := order(t, p, dice, "strike #0 B6")
			expect("sent", sent, near, portRow, engine.No, "awaw.no.fly.twice")
			expect("sent", sent, near, seekRow, engine.No, "awaw.no.fly.twice")
		}
		if could > 0 {
			break
		}
		p = order(t, p, dice, "done")
	}
	if could != 1 {
		t.Errorf("a strike on a port was offered %d times, expected once", could)
	}
}

// A war without ships has no row about the hunt.
func TestTheMatrixOfALandWarHasNoHunt(t *testing.T) {
	p, _ := stand(t, "map europe-test", "control E10 E11 Axis", "control E14 E18 Allies", "Germany AAF 4 at E10", "Britain AAF 2 at E14")
	for _, r := range matrix(t, p, 0).Rows {
		if r.Mission.Key == seekRow {
			t.Errorf("no ships, but the matrix says %+v", r)
		}
	}
}
