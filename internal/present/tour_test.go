package present_test

import (
	"testing"

	"awaw/engine"
	"awaw/internal/present/recap"
	"awaw/internal/present/scene"
)

// Where what a recap tells lies far apart, the camera visits the places of each sentence so near that counters can be read, and comes back to all
// of them; a sentence that is clicked is visited again.
func TestARecapVisitsPlacesFarApart(t *testing.T) {
	toured := 0
	for seed := uint64(1); seed <= 3 && toured == 0; seed++ {
		m := scenarioGame(t, "europe-1943", seed)
		g, dice := m.Table(), engine.NewFast(seed)
		for range 160 {
			acting := g.ToAct()
			if len(acting) == 0 {
				break
			}
			m.See(acting[0])
			m.Send(scene.Tick{MS: 1})
			if panelOf(m, "recap") != nil {
				m.Run(recap.Again{})
				m.Send(scene.Tick{MS: 1})
				near, seen := 0.0, map[float64]bool{}
				for range 300 {
					m.Send(scene.Tick{MS: 60})
					hex := m.Scene().Map.HexW
					near, seen[hex] = max(near, hex), true
				}
				rest := m.Scene().Map.HexW
				if len(seen) > 1 {
					toured++
					if rest >= near || rest >= 48 {
						t.Errorf("seed %d: visited at hexes of %.0f, at rest they have %.0f", seed, near, rest)
					}
					m.Run(recap.Visit{Nth: 0})
					m.Send(scene.Tick{MS: 60})
					if hex := m.Scene().Map.HexW; hex <= rest {
						t.Errorf("seed %d: a sentence that was clicked shows hexes of %.0f, all together %.0f", seed, hex, rest)
					}
				}
			}
			read(m)
			m.Give(byKind(g.Legal(acting[0], nil), dice))
		}
	}
	if toured == 0 {
		t.Error("no recap told of places far apart")
	}
}
