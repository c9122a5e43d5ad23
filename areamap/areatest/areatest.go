// Package areatest gives tests boards of areas: "straits", of polygons, and "lagoon", of hexes in groups.
package areatest

import (
	"embed"
	"testing"

	"awaw/areamap"
)

//go:embed *.toml
var boards embed.FS

// Board reads one of them.
func Board(t testing.TB, name string) *areamap.Map {
	t.Helper()
	data, err := boards.ReadFile(name + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	return Read(t, name+".toml", string(data))
}

// Read reads a board a test has written.
func Read(t testing.TB, file, text string) *areamap.Map {
	t.Helper()
	m, err := areamap.Load(file, []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	return m
}
