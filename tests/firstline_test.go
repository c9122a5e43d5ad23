package tests

import (
	"bytes"
	"encoding/binary"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"unicode/utf16"

	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/rescue"
	"awaw/internal/save"
	"awaw/scenarios"
)

// A save whose first line is damaged or gone is played again from the scenario it was, whole: where the line can be told it is restored
// byte for byte, and the save is the one it was; the damaged one is left as it is.
func TestFirstLinesAreRescued(t *testing.T) {
	whole, _ := kept(t, scenarios.Default().ID, 1)
	head, rest, _ := bytes.Cut(whole, []byte{'\n'})
	over := func(at int, with string) []byte {
		out := bytes.Clone(whole)
		copy(out[at:], with)
		return out
	}
	private := func(l []byte) bool { return bytes.HasPrefix(l, []byte(`{"private"`)) }
	var shared [][]byte
	for l := range bytes.Lines(rest) {
		if !private(l) {
			shared = append(shared, l)
		}
	}
	at := func(mark string) int { return bytes.Index(head, []byte(mark)) }
	for _, c := range []struct {
		name  string
		text  []byte
		exact bool
	}{
		{"a number of the scenario is another", over(at("turns = "), "turns = 9"), true},
		{"the scenario is overwritten", over(at("turns = "), string(make([]byte, 300))), true},
		{"rule values are overwritten", over(at(`"values":{`)+5000, string(make([]byte, 300))), true},
		{"its chain is another", over(len(head)-20, "0000"), true},
		{"its beginning is gone", over(0, string(make([]byte, 12))), false},
		{"it is gone", rest, false},
		{"it is gone, and all that only its owner has", bytes.Join(shared, nil), false},
		{"another program wrote it as UTF-16", wide(whole), true},
		{"another program wrote it as UTF-16, and its first line is damaged", wide(over(at("turns = "), "turns = 9")), true},
		{"nothing of it can be read", over(0, string(bytes.Repeat([]byte{'x'}, len(head)))), false},
	} {
		t.Run(c.name, func(t *testing.T) {
			path := filepath.Join(t.TempDir(), "game.awaw")
			if err := os.WriteFile(path, c.text, 0o600); err != nil {
				t.Fatal(err)
			}
			if j, err := save.Read(path); err == nil || j != nil {
				t.Fatal("the damage is not seen")
			}
			r, err := rescue.FirstLine(path, systems.Tables(), locks.Unlock)
			if err != nil {
				t.Fatal(err)
			}
			if now, err := os.ReadFile(path); err != nil || !bytes.Equal(now, c.text) {
				t.Errorf("the damaged save was written on: %v", err)
			}
			now, err := os.ReadFile(r.Path)
			if err != nil || c.exact != bytes.Equal(now, whole) {
				t.Errorf("restored byte for byte: %v, expected %v (%v)", !c.exact, c.exact, err)
			}
			before, err := play.ReadJournal("whole", bytes.NewReader(whole))
			g := resumed(t, before, err)
			j, err := save.Read(r.Path)
			again := resumed(t, j, err)
			if v := again.Verify(); !v.OK() || len(r.Lost) > 0 || r.Differ > 0 || g.Position().Digest() != again.Position().Digest() {
				t.Errorf("the game is not the one it was: %+v, %v", r, v.Faults)
			}
			if len(r.Texts()) == 0 {
				t.Error("nothing is told")
			}
		})
	}
}

// What holds no game is not made one.
func TestNothingToRescue(t *testing.T) {
	whole, _ := kept(t, scenarios.Default().ID, 1)
	for name, text := range map[string][]byte{
		"nothing": nil, "half a first line": whole[:9000], "no save": []byte("dear diary\n{\"n\":1\n"), "strange entries": []byte("x\n{\"n\":1,\"kind\":\"command\",\"side\":1,\"cmd\":\"sing\"}\n"),
	} {
		dir := t.TempDir()
		path := filepath.Join(dir, "game.awaw")
		if err := os.WriteFile(path, text, 0o600); err != nil {
			t.Fatal(err)
		}
		if _, err := rescue.FirstLine(path, systems.Tables(), locks.Unlock); !errors.Is(err, rescue.ErrNothing) {
			t.Errorf("%s: %v", name, err)
		}
		if there, _ := os.ReadDir(dir); len(there) != 1 {
			t.Errorf("%s: something is left lying: %v", name, there)
		}
	}
}

// wide is a text as UTF-16 with its mark, as some editors write it.
func wide(text []byte) (out []byte) {
	for _, u := range utf16.Encode([]rune("\ufeff" + string(text))) {
		out = binary.LittleEndian.AppendUint16(out, u)
	}
	return out
}
