package present_test

import (
	"testing"

	"awaw/assets"
	"awaw/engine"
)

// Losses and aborts owed together, and whom breaking off pays, are told in whole sentences in both languages.
func TestWhatIsOwedAndWhomItPaysIsToldPlainly(t *testing.T) {
	for lang, want := range map[string][]string{
		"en": {"must lose 1 and must send 1 back.", "must lose none and must send 2 back.", "must lose 3.", "At 5 to 1 breaking off pays for the other side: X."},
		"de": {"1 zu verlieren, 1 zurückzuschicken.", "nichts zu verlieren, 2 zurückzuschicken.", "3 zu verlieren.", "Bei 5 zu 1 lohnt das Abbrechen für die Gegenseite: X."},
	} {
		c, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		for i, said := range []engine.Text{engine.Say("awaw.suffers.pending", 1, 1), engine.Say("awaw.suffers.pending", 0, 2), engine.Say("awaw.suffers.pending", 3, 0),
			engine.Say("screen.combat.parts.leave.foe", 5, 1, "X")} {
			if got := engine.Catalog(c).Word(said, nil); got != want[i] {
				t.Errorf("%s: %q, not %q", lang, got, want[i])
			}
		}
	}
}
