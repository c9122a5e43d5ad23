package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// The usual way, traced back over measured distances, is the one a search of the whole board finds, between places drawn by chance on
// every map, and from and to every box.
func TestUsualWayIsTheOneSearched(t *testing.T) {
	dice := engine.NewFast(18)
	for _, info := range scenarios.List() {
		doc, err := scenarios.Doc(info.ID)
		if err != nil {
			t.Fatal(err)
		}
		at, err := systems.Start(doc, tables.Embedded())
		if err != nil {
			t.Fatal(err)
		}
		p, ok := at.(*awaw.Position)
		if !ok {
			continue
		}
		n, found := p.Map().Len(), 0
		same := func(from, to int) {
			way, slow := p.UsualWay(from, to), p.SearchedWay(from, to)
			if !slices.Equal(way, slow) {
				t.Errorf("%s: from %d to %d: %v, searched %v", info.ID, from, to, way, slow)
			}
			found += len(way)
		}
		for range 400 {
			same(dice.Intn(n), dice.Intn(n))
		}
		for _, c := range p.View().Counters {
			if c.Space.Kind() == engine.KindSpace {
				same(c.Space.Index(), dice.Intn(n))
				same(c.Space.Index(), p.View().Counters[0].Space.Index())
			}
		}
		for i := range n {
			if p.Map().Space(i).Box {
				other := dice.Intn(n)
				same(i, other)
				same(other, i)
			}
		}
		if found == 0 {
			t.Errorf("%s: no way was found", info.ID)
		}
	}
}
