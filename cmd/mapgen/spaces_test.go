package main

import (
	"bytes"
	"os"
	"testing"
)

// The board of the world is what its seeds and the coasts give, twice the same.
func TestSpacesAreWhatTheSeedsGive(t *testing.T) {
	var made [2][]byte
	for k := range made {
		s, err := readSpaces()
		if err != nil {
			t.Fatal(err)
		}
		if made[k], err = s.text(); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(made[0], made[1]) {
		t.Error("made twice, two boards")
	}
	committed, err := os.ReadFile("../../engine/realism/game/boards/world-1942.toml")
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(committed, made[0]) {
		t.Error("engine/realism/game/boards/world-1942.toml is out of date: go run ./cmd/mapgen -spaces engine/realism/game/boards")
	}
}
