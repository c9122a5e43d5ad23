package result

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/table"
)

// What either side lost is told in a sentence of both languages, whatever the share of it: no field is left open, and nothing is counted
// that is not there.
func TestLossesAreASentence(t *testing.T) {
	shares := map[string]Losses{"none": {Began: 4}, "one": {Began: 1, Lost: 1}, "both": {Began: 2, Lost: 2}, "all": {Began: 6, Lost: 6}, "lone": {Began: 6, Lost: 1}, "some": {Began: 19, Lost: 8}}
	kinds := map[string]*table.Fought{"air": {Parts: 1}, "squadrons": {Parts: 3}, "ground": {Ended: engine.Ended{FightID: engine.FightID{What: engine.FightGround}}, Parts: 1},
		"by unit": {ByUnit: true, Parts: 1}}
	for _, lang := range []string{"en", "de"} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		m := &Result{Surface: &table.Surface{Catalog: words}}
		for kind, f := range kinds {
			for own, o := range shares {
				if share(o) != own {
					t.Fatalf("%v is told as %s, not as %s", o, share(o), own)
				}
				for foe, x := range shares {
					if own == "none" && foe == "none" {
						continue
					}
					line := m.lossLine(f, Facts{Own: o, Foe: x})
					if strings.ContainsAny(line, "{}") || strings.Contains(line, "screen.") || !strings.HasSuffix(line, ".") || strings.Count(line, ".") > 2 {
						t.Errorf("%s, %s: ours %s, theirs %s: %q", lang, kind, own, foe, line)
					}
					if f.ByUnit && strings.Contains(strings.ToLower(line), map[string]string{"en": "factor", "de": "faktor"}[lang]) {
						t.Errorf("%s: units are told as factors: %q", lang, line)
					}
				}
			}
		}
	}
}

// Those that lost something stand before those that did not, and are laid smaller before one of them is left out.
func TestWhoLostStandsFirst(t *testing.T) {
	got := paid([]table.Fate{{Lost: 0}, {Lost: 1}, {Lost: 2, Gone: true}, {Damaged: true}, {Lost: 0}})
	for i, want := range []int{3, 1, 1, 0, 0} {
		n := got[i].Lost
		if got[i].Gone || got[i].Damaged {
			n++
		}
		if n != want {
			t.Errorf("%d stands at place %d, want %d", n, i, want)
		}
	}
}
