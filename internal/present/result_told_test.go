package present_test

import (
	"regexp"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Points of a fight over the Channel are three for each factor shot down, and the sheet says so; the moment beside the timeline is the
// headline; and no card tells a loss again that a sheet told.
func TestTheSheetTellsWhatPointsWereWonBy(t *testing.T) {
	row := regexp.MustCompile(`(?m)^(One|Two|Three|Four|Five|Six) factors? shot down\n\+(\d+)$`)
	numbers := map[string]string{"One": "3", "Two": "6", "Three": "9", "Four": "12", "Five": "15", "Six": "18"}
	told, sheets := 0, 0
	for seed := uint64(1); seed <= 5; seed++ {
		m := scenarioGame(t, "channel-1940", seed)
		g, dice := m.Table(), engine.NewFast(seed)
		for range 120 {
			acting := g.ToAct()
			if len(acting) == 0 {
				break
			}
			m.Top().Sheet, m.Top().Up = nil, table.ScreenGame
			m.See(acting[0])
			m.Send(scene.Tick{MS: 1})
			m.Give(byKind(g.Legal(acting[0], nil), dice))
			if sheet := panel(m, "result"); sheet != "" {
				sheets++
				headline, _, _ := strings.Cut(sheet, "\n")
				if bar := panel(m, "timeline"); !strings.Contains(bar, "Now: "+strings.TrimSuffix(headline, ".")) {
					t.Errorf("seed %d: the sheet is headed %q, the timeline says %q", seed, headline, bar)
				}
				for _, x := range row.FindAllStringSubmatch(sheet, -1) {
					told++
					if numbers[x[1]] != x[2] {
						t.Errorf("seed %d: %s factors, %s points", seed, x[1], x[2])
					}
				}
				read(m)
				if card := panel(m, "card"); strings.Contains(card, "shot down") {
					t.Errorf("seed %d: told again: %q", seed, card)
				}
			}
		}
	}
	if sheets < 8 || told < 3 {
		t.Errorf("%d sheets, %d of them with points of factors shot down", sheets, told)
	}
}
