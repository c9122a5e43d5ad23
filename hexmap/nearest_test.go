package hexmap_test

import (
	"slices"
	"testing"
)

func TestNamesNearlyRight(t *testing.T) {
	m := channel(t)
	for _, c := range []struct {
		name string
		want string // the first suggestion, "" for none
	}{
		{"Amsterdm", "Amsterdam"}, {"Lodnon", "London"}, {"zurich", "Zürich"}, {"Portsm", "Portsmouth"}, {"Xyzzy", ""}, {"", ""}, {"Q", ""},
	} {
		got := m.Nearest(c.name, 3)
		if c.want == "" && len(got) > 0 || c.want != "" && (len(got) == 0 || got[0] != c.want) {
			t.Errorf("%q: %v, want %q first", c.name, got, c.want)
		}
		if len(got) > 3 {
			t.Errorf("%q: %d suggestions", c.name, len(got))
		}
	}
	if got := m.Nearest("London", 0); len(got) != 0 {
		t.Errorf("none asked for: %v", got)
	}
}

// Marks on letters, hyphens and capitals do not matter; a name nobody has is nowhere.
func TestPlainNames(t *testing.T) {
	m := channel(t)
	for name, want := range map[string]string{"zurich": "Zürich", "LE-HAVRE": "Le Havre", "scapa  flow": "Scapa Flow", "K24x": "", "": ""} {
		i := m.Plainly(name)
		if want == "" && i >= 0 || want != "" && i != m.Find(want) {
			t.Errorf("%q is found at %d, want %q", name, i, want)
		}
	}
	if names := m.Nearest("Zurich", 5); !slices.Contains(names, "Zürich") {
		t.Errorf("%v", names)
	}
}
