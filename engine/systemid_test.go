package engine_test

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
)

// Saves, folders and command lines may spell a system otherwise; what is written is always its one name.
func TestSystemsAreReadInEverySpelling(t *testing.T) {
	seen := map[string]engine.SystemID{}
	for _, x := range []struct {
		id   engine.SystemID
		also []string
	}{{"awaw", nil}, {"rn44", nil}, {"rn46", nil}, {"realism", []string{"enhanced-realism", "er", "ER", " Enhanced-Realism "}}, {"supremacy", []string{"air-supremacy", "as"}}} {
		for _, word := range append(x.also, string(x.id)) {
			if got := engine.Spelled(word); got != x.id {
				t.Errorf("%q is read as %q, want %q", word, got, x.id)
			}
			var h play.Header
			if err := json.Unmarshal([]byte(`{"system":"`+word+`"}`), &h); err != nil || h.System != x.id {
				t.Errorf("a save of %q is of %q, %v", word, h.System, err)
			}
		}
		for _, word := range x.id.Spellings() {
			if seen[word] != "" || word != strings.ToLower(word) {
				t.Errorf("%q stands for %s and for %s", word, seen[word], x.id)
			}
			seen[word] = x.id
		}
		if text, err := json.Marshal(x.id); err != nil || string(text) != `"`+string(x.id)+`"` {
			t.Errorf("%s is written %s, %v", x.id, text, err)
		}
	}
	if got := engine.Spelled("toy-sealed"); got != "toy-sealed" || !slices.Equal(got.Spellings(), []string{"toy-sealed"}) {
		t.Errorf("a system of no table is read as %q", got)
	}
}
