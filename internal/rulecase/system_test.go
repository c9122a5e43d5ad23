package rulecase

import "testing"

// The system of a case file is read as TOML reads it, and no further than the first table.
func TestSystemOf(t *testing.T) {
	for text, want := range map[string]string{
		"system = \"awaw\"\n[[case]]\n":                        "awaw",
		"system = \"awaw\"   # cases on a board; \"or\" not\n": "awaw",
		"# system = \"rn46\"\nsystem = 'awaw' # so":            "awaw",
		"\"system\" = \"rn44\"":                                "rn44",
		"given = [\n\t\"system = x\",\n]\nsystem=\"awaw\"":     "awaw",
		"about = \"none\"\n[[case]]\nsystem = \"awaw\"":        "",
		"about = \"no end":                                     "",
		"system = 5":                                           "",
		"":                                                     "",
	} {
		if got := SystemOf([]byte(text)); got != want {
			t.Errorf("%q is of %q, want %q", text, got, want)
		}
	}
}
