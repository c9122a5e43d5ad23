package awaw

import (
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/units"
)

// Factors and squadrons are told apart, in both languages, and what there is none of is not told.
func TestFactorsAndSquadronsAreToldApart(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"Nobody flies so far.", "5 factors fly so far.", "1 squadron flies so far.", "5 factors and 4 squadrons fly so far."},
		"de": {"Noch fliegt niemand.", "Bisher fliegen 5 Faktoren.", "Bisher fliegt 1 Staffel.", "Bisher fliegen 5 Faktoren und 4 Staffeln."},
	} {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		var both amount
		both.add(units.AAF, 5)
		both.add(units.NAS, 4)
		for i, a := range []amount{{}, {factors: 5}, {squadrons: 1}, both} {
			if got := engine.Catalog(text).Word(engine.Say("awaw.limit.announce", a.args()...), nil); len(got) < len(want[i]) || got[:len(want[i])] != want[i] {
				t.Errorf("%s: %+v is told as %q, want %q", lang, a, got, want[i])
			}
		}
		for _, key := range []string{"awaw.sea.inverted", "awaw.strike.port"} {
			before := []any{"Japan"}
			if key == "awaw.strike.port" {
				before = append(before, "Rabaul")
			}
			t.Log(engine.Catalog(text).Word(engine.Say(key, both.args(before...)...), nil))
		}
	}
}
