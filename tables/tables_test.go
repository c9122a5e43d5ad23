package tables

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"
)

type doc struct {
	A    int
	List []struct {
		N    int
		Sub  struct{ X string }
		Text string
	}
}

func (d *doc) Faults() []Fault {
	var out []Fault
	for i, x := range d.List {
		if x.N < 0 {
			out = append(out, Fault{Key: "list[" + string(rune('0'+i)) + "].n", Expected: "0 or more", Do: "raise it"})
		}
	}
	return out
}

func TestStrict(t *testing.T) {
	for _, c := range []struct {
		name, text string
		line       int
		key        string
	}{
		{"unknown key", "a = 1\nb = 2\n", 2, "b"},
		{"unknown in a list", "a = 1\n[[list]]\nn = 1\n\n[[list]]\nn = 2\nm = 3\n", 7, "list.m"},
		{"unknown in a table of a list", "[[list]]\n[list.sub]\nx = \"\"\ny = 1\n", 4, "list.sub.y"},
		{"unknown table", "a = 1\n[other]\nb = 1\n", 2, "other"},
		{"wrong kind", "a = 1\n[[list]]\nn = \"x\"\n", 3, "list[0].n"},
		{"out of bounds", "[[list]]\nn = 1\n[[list]]\nn = -1\n", 4, "list[1].n"},
		{"no TOML", "a = 1\nb = = 2\n", 2, ""},
		{"key inside a long text", "[[list]]\ntext = '''\nz = 1\n'''\nz = 2\n", 5, "list.z"},
	} {
		var d doc
		err := DecodeStrict("f.toml", []byte(c.text), &d)
		var e *Error
		if !errors.As(err, &e) {
			t.Errorf("%s: got %v", c.name, err)
			continue
		}
		if e.File != "f.toml" || e.Line != c.line || c.key != "" && e.Key != c.key || e.Expected == "" {
			t.Errorf("%s: got %+v, want line %d, key %s", c.name, e, c.line, c.key)
		}
	}
	var d doc
	if err := DecodeStrict("f.toml", []byte("a = 7\n"), &d); err != nil || d.A != 7 {
		t.Errorf("a sound file: %v, %d", err, d.A)
	}
}

func TestOverride(t *testing.T) {
	shippedHash := Embedded().Hash("awaw")
	data, err := fs.ReadFile(shipped, "awaw/costs.toml")
	if err != nil {
		t.Fatal(err)
	}
	lay := func(name, text string) Set {
		return Embedded().Override("mine", fstest.MapFS{name: {Data: []byte(text)}})
	}
	same := lay("awaw/costs.toml", "# a comment\n"+strings.Replace(string(data), "\n", "\n\n", 3))
	if same.Hash("awaw") != shippedHash {
		t.Error("comments and blank lines changed the hash")
	}
	if got := same.Overridden("awaw"); len(got) != 1 || got[0] != "awaw/costs.toml" {
		t.Errorf("overridden %v", got)
	}
	if Embedded().Overridden("awaw") != nil {
		t.Error("nothing is overridden in the shipped set")
	}
	other := lay("awaw/costs.toml", strings.Replace(string(data), "brp = 3", "brp = 4", 1))
	if other.Hash("awaw") == shippedHash {
		t.Error("another value left the hash as it was")
	}
	var v struct {
		Cost []struct {
			Type, Cite string
			BRP        int
		}
		Jets struct {
			Cite     string
			Research int
		}
	}
	if err := other.Decode("awaw/costs.toml", &v); err != nil || v.Cost[0].BRP != 4 {
		t.Errorf("the player's file was not read: %v, %+v", err, v)
	}
	if err := lay("awaw/cost.toml", "").Check(); err == nil || !strings.Contains(err.Error(), "mine/awaw/cost.toml") {
		t.Errorf("a file that replaces nothing: %v", err)
	}
	if err := same.Check(); err != nil {
		t.Error(err)
	}
	var e *Error
	if err := Embedded().Decode("awaw/none.toml", &v); !errors.As(err, &e) {
		t.Errorf("a missing file: %v", err)
	}
}

// A value of the wrong kind is named by its own line and entry, in plain words, and not by the last line that was read.
func TestWrongKindsNameTheirLines(t *testing.T) {
	const head = "name = \"x\"\n\n[[ship]]\nn = 1\n\n[[ship]]\n"
	for _, c := range []struct {
		body, key, says string
		line            int
	}{
		{"n = \"four\" # of them\n\n[[ship]]\nn = 2\n", "ship[1].n", "a whole number, not text", 7},
		{"n = 2.5\n", "ship[1].n", "a whole number, not a number with a fraction", 7},
		{"n = true\n", "ship[1].n", "a whole number, not true or false", 7},
		{"n = [1]\n", "ship[1].n", "a whole number, not a list", 7},
		{"n = {a = 1}\n", "ship[1].n", "a whole number, not a table", 7},
		{"on = \"yes\"\n[[ship]]\non = true\n", "ship[1].on", "true or false, not text", 7},
		{"on = 1\n", "ship[1].on", "true or false, not a whole number", 7},
		{"sizes = 4\n", "ship[1].sizes", "a list, not a whole number", 7},
		{"word = 4\n", "ship[1].word", "text, not a whole number", 7},
	} {
		var v struct {
			Name string
			Ship []struct {
				N     int
				On    bool
				Sizes []int
				Word  string
			}
		}
		var e *Error
		err := DecodeStrict("my.toml", []byte(head+c.body), &v)
		if !errors.As(err, &e) || e.Line != c.line || e.Key != c.key || e.Expected != c.says {
			t.Errorf("%q: %v; want line %d, %s: %s", c.body, err, c.line, c.key, c.says)
		}
	}
}

// A key written twice in capitals of two kinds is a fault: the decoder would take now this one and now the other.
func TestOneSpelling(t *testing.T) {
	var into struct {
		Side []struct{ Name string }
	}
	if err := DecodeStrict("a.toml", []byte("[[SIDE]]\nname = \"a\"\nNAME = \"b\"\n[[SIDE]]\nname = \"c\"\n"), &into); err == nil || err.Error() != "a.toml:3: SIDE.NAME: expected one spelling of a key, in small letters or capitals; write it as before" {
		t.Error(err)
	}
	if err := DecodeStrict("a.toml", []byte("[[side]]\nname = \"a\"\n[[side]]\nname = \"b\"\n"), &into); err != nil {
		t.Error(err)
	}
}
