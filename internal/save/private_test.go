//go:build !windows && !js

package save

import (
	"os"
	"path/filepath"
	"testing"
)

// What is written among the saves is its owner's alone, and so is a folder that is made for it: saves, what is written in place of others, copies.
func TestSavesAreTheirOwnersAlone(t *testing.T) {
	s := folder(t)
	begin(t, s, "game")
	one, other := filepath.Join(s.Dir(), "one"), filepath.Join(s.Dir(), "other")
	if err := New(one, []byte("text")); err != nil {
		t.Fatal(err)
	}
	if err := Replace(other, []byte("text")); err != nil {
		t.Fatal(err)
	}
	for path, want := range map[string]os.FileMode{s.Path("game"): 0o600, one: 0o600, other: 0o600, s.Dir(): 0o700} {
		info, err := os.Stat(path)
		if err != nil {
			t.Fatal(err)
		}
		if got := info.Mode().Perm(); got != want {
			t.Errorf("%s has the rights %v, expected %v", path, got, want)
		}
	}
}
