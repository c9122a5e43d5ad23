package report

import (
	"bytes"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// Of written orders the report names whose each was, what it said and what became of it; of dice, where none fall, it says nothing.
func TestReportOfWrittenOrders(t *testing.T) {
	doc, err := scenarios.Doc("wings-two-1901")
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	for _, line := range []string{"France: A par - bur", "Germany: A mun - bur", "Germany: F kie - hol", "France: seal", "Germany: seal"} {
		c, err := rules.ParseCommand(g.Position(), line)
		if err != nil {
			t.Fatalf("%s: %v", line, err)
		}
		if _, err := g.Do(c); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	for lang, want := range map[string][]string{
		"en": {"France: Army Paris – Burgundy: bounced. Army Paris is kept out of Burgundy", "Germany: Fleet Kiel – Holland: carried out.", "France: Wing Paris"},
		"de": {"Frankreich: Armee Paris – Burgund: abgeprallt.", "Deutschland: Flotte Kiel – Holland: ausgeführt."},
	} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		var b bytes.Buffer
		if err := Action(&b, g, engine.NoSide, engine.Catalog(words)); err != nil {
			t.Fatal(err)
		}
		for _, w := range want {
			if !strings.Contains(b.String(), w) {
				t.Errorf("%s: %q is not told:\n%s", lang, w, b.String())
			}
		}
		if seed := words["report.seed"]; strings.Contains(b.String(), seed[:20]) {
			t.Errorf("%s: a game without dice tells of its seed", lang)
		}
	}
}
