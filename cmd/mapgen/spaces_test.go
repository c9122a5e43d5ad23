package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// boardsOf names the boards of areas, by the folder they are committed in.
var boardsOf = map[string]string{"world": "realism", "north-east-asia": "supremacy", "north-sea": "supremacy", "mediterranean": "supremacy"}

// The boards of areas are what their seeds and the coasts give, twice the same.
func TestSpacesAreWhatTheSeedsGive(t *testing.T) {
	for name, system := range boardsOf {
		var made [2][]byte
		folder := filepath.Join("engine", system, "game", "boards")
		file := ""
		for k := range made {
			s, err := readSpaces(name)
			if err != nil {
				t.Fatal(err)
			}
			if made[k], err = s.text(); err != nil {
				t.Fatal(err)
			}
			file = filepath.Join(folder, s.ID+".toml")
		}
		if !bytes.Equal(made[0], made[1]) {
			t.Errorf("%s made twice, two boards", name)
		}
		committed, err := os.ReadFile(filepath.Join("..", "..", file))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(committed, made[0]) {
			t.Errorf("%s is out of date: go run ./cmd/mapgen -of %s -spaces %s", file, name, folder)
		}
	}
}
