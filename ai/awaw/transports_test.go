package awaw

import (
	"testing"

	"awaw/engine/awaw"
	"awaw/units"
)

// Air transports at a base are prey and no defence (18.521B): a strike on a base where half of the air is transports is worth more than one on as many
// fighters, and own transports guard nothing.
func TestAirTransportsAreNoDefence(t *testing.T) {
	p := scene(t, "burma-1943").(*awaw.Position)
	a := Mind(p).(*air)
	a.look(p, 1)
	s := &a.sight
	s.Menace()
	a.m = airManners[plain]
	depot := s.Land.Depots[0]
	g := s.GroundAt(depot)
	if g.Foe != 8*units.PerFactor || g.FoeIdle != 4*units.PerFactor {
		t.Fatalf("%d thirds at the depot, %d of them idle", g.Foe, g.FoeIdle)
	}
	var list []flight
	for i := range s.Units {
		if u := &s.Units[i]; u.Side == 1 && u.Fights {
			list = append(list, flight{unit: i, target: depot, via: u.Base})
		}
	}
	used := make([]bool, len(s.Units))
	_, prey := a.mission(list, used)
	g.FoeIdle = 0
	if _, armed := a.mission(list, used); prey <= armed+1 {
		t.Errorf("a strike on four fighters and four transports is worth %.2f, on eight fighters %.2f", prey, armed)
	}

	a.look(p, 2)
	s.Menace()
	i := s.Index(depot)
	own := a.garrison(i)
	if own != (garrison{8 * units.PerFactor, 4 * units.PerFactor}) {
		t.Fatalf("the garrison is %+v", own)
	}
	s.Ground[i].Reach = 8 * units.PerFactor
	if all, idle := a.gains(i, garrison{thirds: own.thirds}), a.gains(i, own); idle <= all {
		t.Errorf("the enemy may gain %.2f from eight fighters, %.2f where half are transports", all, idle)
	}
	u := &s.Units[0]
	u.Kind, u.Thirds = units.Transport, 3
	if got := own.with(u, -1); got != (garrison{own.thirds - 3, own.idle - 3}) {
		t.Errorf("without a transport the garrison is %+v", got)
	}
}
