package plain

import (
	"strings"
	"testing"
)

func TestVisible(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"", ""},
		{"Köln – Düsseldorf", "Köln – Düsseldorf"},
		{"red\x1b[31m", "red<1B>[31m"},
		{"a\u202eb", "a<202E>b"},
		{"a\u2066b\u2069", "a<2066>b<2069>"},
		{"one\ntwo", "one<0A>two"},
		{"\u0085", "<85>"},
		{"bad\xff", "bad<FFFD>"},
		{"\u2027\u2030", "\u2027\u2030"},
	} {
		if got := Visible(c.in); got != c.want {
			t.Errorf("%q: %q, expected %q", c.in, got, c.want)
		}
	}
}

func TestID(t *testing.T) {
	for id, good := range map[string]bool{
		"channel-1940": true, "a": true, strings.Repeat("x", 64): true,
		"": false, strings.Repeat("x", 65): false, "../../x": false, "A": false, "a_b": false, "a.b": false, "ä": false, "a b": false, "a\x00": false,
	} {
		if err := ID(id); (err == nil) != good {
			t.Errorf("%q: %v", id, err)
		}
	}
}

func TestShortened(t *testing.T) {
	if got := shortened(strings.Repeat("ä", 81)); got != strings.Repeat("ä", 80)+"…" {
		t.Errorf("got %q", got)
	}
	if got := shortened(strings.Repeat("ä", 80)); got != strings.Repeat("ä", 80) {
		t.Errorf("got %q", got)
	}
}
