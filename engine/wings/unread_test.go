package wings_test

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// What is wrong with a line is told in every language, with the word that is wrong, and names no other language's words.
func TestFaultsOfLinesInEveryLanguage(t *testing.T) {
	p := play(t, small)
	for _, lang := range assets.Languages() {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		words := engine.Catalog(text)
		for line, want := range map[string]string{"A vien holds": `"vien"`, "A boh frobs mun": `"frobs"`, "A boh -": "", "F lon holds": "", "end maybe": `"maybe"`, "W boh ignore nobody": `"boh"`} {
			_, err := wings.Rules{System: diplomacy.RN46}.ReadTyped(p, "Austria: "+line, words)
			if err == nil {
				t.Errorf("%q is read", line)
				continue
			}
			said := engine.Worded(err, words)
			if !strings.Contains(said, want) || strings.Contains(said, "⟨") || lang == "de" && strings.Contains(said, "expected") {
				t.Errorf("%s, %q: %s", lang, line, said)
			}
		}
	}
}
