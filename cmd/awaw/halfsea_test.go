package main

import (
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/scene"
)

// A fight at sea, and the fight in the air over its ships, takes half of what the panel of other fights takes in the same window, at most,
// and lies over neither the place of the fight nor what it has just said.
func TestSheetsAtSeaTakeHalf(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games")
	}
	for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1024, H: 640, Scale: 1}, {W: 1067, H: 600, Scale: 1.5}} {
		seed := uint64(1)
		d := testDesk(t, options{seed: &seed})
		seen := map[engine.BattleKind]int{}
		wide := math.Min(1216, size.W-64) * math.Min(656, size.H-56-40-24)
		seats := []string{person, "pilot"}
		watched(t, seated(t, d, "testdata/coral-meeting.toml", seats, size), seats, 150, byVerbs(awaw.VerbPay, awaw.VerbHunt, awaw.VerbStrike, awaw.VerbAim, awaw.VerbRoll), func(m *present.Model) bool {
			v := m.Table().Seen(1).View()
			p := panelIn(m, "battle")
			if p == nil || v.Battle == nil || v.Battle.Kind != engine.BattleSea && !v.Battle.Beside {
				return false
			}
			seen[v.Battle.Kind]++
			if got := p.Rect.W * p.Rect.H; got > wide/2 {
				t.Errorf("%v: the sheet of %s takes %.0f of %.0f", size, d.words.Word(v.Battle.Name, m.Table().Seen(1).(engine.Namer)), got, wide)
			}
			if at := v.Battle.Where; at.Kind() == engine.KindSpace {
				x, y, ok := m.SpaceOnScreen(at.Index())
				if !ok {
					t.Errorf("%v: the place of the fight lies outside", size)
				}
				for _, q := range m.Scene().Panels {
					if q.Rect.Has(x, y) {
						t.Errorf("%v: the place of the fight lies under %s, at %.0f, %.0f", size, q.ID, x, y)
					}
				}
			}
			return seen[engine.BattleTable] > 2 && seen[engine.BattleSea] > 8
		})
		if seen[engine.BattleTable] == 0 || seen[engine.BattleSea] == 0 {
			t.Errorf("%v: seen were %v", size, seen)
		}
	}
}
