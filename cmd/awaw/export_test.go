package main

import (
	"bytes"
	"encoding/xml"
	"errors"
	"image/png"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// The position is written as a picture and as a drawing, beside the saves, under a name every system takes, and never
// over a file that is there.
func TestPositionIsWrittenAsPictures(t *testing.T) {
	doc, err := scenarios.Doc("crete-1941")
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	p, err := rules.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	words, err := systems.Words("en")
	if err != nil {
		t.Fatal(err)
	}
	dir := filepath.Join(t.TempDir(), "not there yet")
	const title = `Crete: "the island" / 1`
	first, err := writeExport(dir, p.View(), kit.Board, title, "png", words)
	if err != nil {
		t.Fatal(err)
	}
	if filepath.Base(first) != "Crete the island  1, turn 1.png" {
		t.Errorf("written as %s", first)
	}
	data, err := os.ReadFile(first)
	if err != nil {
		t.Fatal(err)
	}
	img, err := png.Decode(bytes.NewReader(data))
	if err != nil || img.Bounds().Dx() < 600 || img.Bounds().Dy() < 400 {
		t.Fatalf("a picture of %v, %v", img.Bounds(), err)
	}
	if view, err := writeExport(dir, p.View(), kit.Board, title, "view", words); err != nil || filepath.Base(view) != "Crete the island  1, turn 1, view.png" {
		t.Errorf("the view is written as %s, %v", view, err)
	}
	drawing, err := writeExport(dir, p.View(), kit.Board, title, "svg", words)
	if err != nil {
		t.Fatal(err)
	}
	data, err = os.ReadFile(drawing)
	if err != nil {
		t.Fatal(err)
	}
	for x := xml.NewDecoder(bytes.NewReader(data)); ; {
		if _, err := x.Token(); errors.Is(err, io.EOF) {
			break
		} else if err != nil {
			t.Fatalf("no sound drawing: %v", err)
		}
	}
	if !strings.Contains(string(data), "Maleme") {
		t.Error("the drawing lacks the names of its places")
	}
	if err := os.WriteFile(strings.Replace(drawing, ".svg", " (2).svg", 1), []byte("mine"), 0o600); err != nil {
		t.Fatal(err)
	}
	if again, err := writeExport(dir, p.View(), kit.Board, title, "svg", words); err != nil || !strings.HasSuffix(again, " (3).svg") {
		t.Errorf("the third is %s, %v", again, err)
	}
	if _, err := writeExport(dir, p.View(), kit.Board, title, "gif", words); err == nil {
		t.Error("an unknown kind is written")
	}
	if _, err := writeExport(first, p.View(), kit.Board, title, "png", words); err == nil {
		t.Error("a file is taken for a folder")
	}
}
