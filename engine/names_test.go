package engine

import "testing"

func TestNamesAreWordedByTheLongestPartKnown(t *testing.T) {
	c := Catalog{"name.Germany": "Deutschland", "name.Free_French": "Freies Frankreich", "name.Free": "Frei", "m": "{0} und {1}"}
	for _, x := range []struct{ in, want string }{
		{"Germany", "Deutschland"},
		{"Germany AAF 5", "Deutschland AAF 5"},
		{"Free French AAF 1", "Freies Frankreich AAF 1"},
		{"Free Poland", "Frei Poland"},
		{"Germanys", "Germanys"},
		{"East Germany", "East Germany"},
		{"London", "London"},
		{"", ""},
		{" ", " "},
	} {
		if got := c.Name(x.in); got != x.want {
			t.Errorf("Name(%q) = %q, want %q", x.in, got, x.want)
		}
	}
	if got := c.Word(Say("m", "Germany", 5), nil); got != "Deutschland und 5" {
		t.Errorf("in a message: %q", got)
	}
	if got := (Catalog{}).Name("Germany"); got != "Germany" {
		t.Errorf("without words: %q", got)
	}
}
