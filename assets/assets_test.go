package assets

import (
	"strings"
	"testing"
	"testing/fstest"
)

func TestEnglishIsThere(t *testing.T) {
	words, err := Text("en")
	if err != nil {
		t.Fatal(err)
	}
	if words["terrain.sea"] != "Sea" {
		t.Errorf("terrain.sea is %q", words["terrain.sea"])
	}
}

func TestBadTextIsRefusedByName(t *testing.T) {
	for _, c := range []struct{ name, a, b, want string }{
		{"twice", `"x.y" = "1"`, `"x.y" = "2"`, "text/en/b.toml: x.y"},
		{"twice in one file", "\"x\" = \"1\"\n\"x\" = \"2\"", "", "text/en/a.toml"},
		{"not a string", `"x" = 3`, "", "text/en/a.toml: x"},
		{"a table", `x.y = "1"`, "", "text/en/a.toml: x"},
		{"broken", `"x" = `, "", "text/en/a.toml"},
	} {
		fsys := fstest.MapFS{"text/en/a.toml": {Data: []byte(c.a)}, "text/en/b.toml": {Data: []byte(c.b)}}
		_, err := text(fsys, "en")
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want it to name %s", c.name, err, c.want)
		}
	}
	if _, err := Text("tlh"); err == nil {
		t.Error("a language that is not there was found")
	}
}
