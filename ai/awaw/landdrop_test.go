package awaw

import (
	"testing"

	"awaw/engine/awaw"
)

// A transport lifts one unit, whatever its strength: the strong are dropped into a battle first.
func TestTheStrongAreDroppedFirst(t *testing.T) {
	list, sides := groundPositions(t, 1)
	told := 0
	for i, p := range list {
		a := Mind(p).(*air)
		a.m, a.land.m = airManners[plain], landManners[plain]
		a.look(p.(*awaw.Position), sides[i])
		if a.Legal(p, sides[i]); !a.sight.Land.On || a.sight.Land.Asked != awaw.AskDrop {
			continue
		}
		got := a.drops(nil)
		if len(got) != 2 || got[0].Verb != awaw.VerbLoad || a.land.hexes[got[1].B.Index()].foe == 0 {
			continue
		}
		u, first := a.sight.Unit(got[0].A), a.sight.Troop(got[0].B)
		for _, c := range a.sight.All(awaw.VerbLoad) {
			x := a.sight.Troop(c.B)
			if c.A != got[0].A || x == nil || x.Worth*first.Factors != first.Worth*x.Factors || a.risk(u, got[1].B.Index()) > 0 {
				continue
			}
			if told++; x.Factors > first.Factors {
				t.Errorf("position %d: %+v is dropped before %+v", i, first, x)
			}
		}
	}
	if told == 0 {
		t.Error("nobody is dropped into a battle without risk")
	}
}
