package present_test

import (
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/recap"
	"awaw/internal/present/scene"
)

// Where what a recap tells lies far apart, the camera visits the places of each sentence so near that counters can be read, and comes back to all
// of them; a sentence that is clicked is visited again.
func TestARecapVisitsPlacesFarApart(t *testing.T) {
	toured, beyond := 0, 0
	for seed := uint64(1); seed <= 8 && (toured == 0 || beyond == 0); seed++ {
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
				near, seen, cams := 0.0, map[float64]bool{}, map[scene.Camera]bool{}
				for range 300 {
					m.Send(scene.Tick{MS: 60})
					hex := m.Scene().Map.HexW
					near, seen[hex] = max(near, hex), true
					cams[cameraOf(m)] = true
				}
				rest, last := m.Scene().Map.HexW, cameraOf(m)
				for i := range 3 { // what lies beyond the view of all has been shown
					m.Run(recap.Visit{Nth: i})
					m.Send(scene.Tick{MS: 60})
					for range 10 {
						m.Send(scene.Tick{MS: 60})
					}
					f := m.Scene().Map.Free
					at := cameraOf(m)
					if x, y := at.Plane(f.X+f.W/2, f.Y+f.H/2, 1600, 900); !f.Has(last.Screen(x, y, 1600, 900)) {
						if beyond++; !cams[at] {
							t.Errorf("seed %d: sentence %d tells of a place that was never in sight", seed, i)
						}
					}
				}
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
	if beyond == 0 {
		t.Error("no recap told of a place beyond the view of all")
	}
	if toured == 0 {
		t.Error("no recap told of places far apart")
	}
}

// cameraOf is where the map looks.
func cameraOf(m *present.Model) scene.Camera {
	s := m.Scene().Map
	return scene.Camera{CX: s.CX, CY: s.CY, HexW: s.HexW}
}
