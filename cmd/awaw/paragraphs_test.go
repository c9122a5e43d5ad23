package main

import (
	"path/filepath"
	"strings"
	"testing"
	"unicode"

	"awaw/assets"
	"awaw/engine"
)

// What the player reads above our words for a rule is a title in the program's language, of every clause; and paragraphs of other
// chapters that are cited in the game say where they stand.
func TestRulesHaveTitles(t *testing.T) {
	d := testDesk(t, options{saves: filepath.Join(t.TempDir(), "saves")})
	for _, lang := range []string{"en", "de"} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		d.words, d.taught.clauses = engine.Catalog(words), nil
		if err := d.readRules(); err != nil {
			t.Fatal(err)
		}
		for _, c := range []engine.Cite{"17.22", "18.523"} {
			_, text, _ := d.Rule(c)
			told := map[string]string{"en": " in ", "de": " Felder "}
			if c == "18.523" {
				told = map[string]string{"en": "disengage", "de": "lösen"}
			}
			if !strings.Contains(text, told[lang]) {
				t.Errorf("%s: %s says %q", lang, c, text)
			}
		}
		seen := map[string]bool{}
		for _, c := range d.Clauses() {
			if seen[c.Title] {
				continue
			}
			seen[c.Title] = true
			if c.Title == "" || strings.ContainsAny(c.Title, "⟨") || unicode.IsLower([]rune(c.Title)[0]) {
				t.Errorf("%s: %s is titled %q", lang, c.ID, c.Title)
			}
		}
		for _, c := range []engine.Cite{"22.45", "15", "26", "27", "10.53", "40.85", "30.5", "23.7413"} {
			if title, text, ok := d.Rule(c); !ok || title == "" || !strings.Contains(text, strings.Split(string(c), ".")[0]) || len(d.RulesFrom(c)) > 0 {
				t.Errorf("%s: %s gives %q, %q, and %v near it", lang, c, title, text, d.RulesFrom(c))
			}
		}
	}
}
