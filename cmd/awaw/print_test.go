package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present/program"
)

// A sheet is written as a page to print, under a free name, whatever stands in it.
func TestSheetsToPrint(t *testing.T) {
	d, err := newDesk(options{saves: t.TempDir()}, engine.Catalog{}, nil)
	if err != nil {
		t.Fatal(err)
	}
	s := program.Sheet{Title: "Orders of A & B: 1904", Under: "<Rhine>", Groups: []program.SheetGroup{{Head: "France", Rows: []program.SheetRow{
		{Text: "Army Paris – Burgundy", Said: "bounced", Why: "1 < 2"}, {Text: "Fleet Brest holds", Muted: true}}}}}
	var paths []string
	for range 2 {
		path, err := d.Print(s)
		if err != nil {
			t.Fatal(err)
		}
		paths = append(paths, path)
	}
	if paths[0] == paths[1] || filepath.Ext(paths[0]) != ".html" {
		t.Errorf("written to %v", paths)
	}
	text, err := os.ReadFile(paths[1])
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"Orders of A &amp; B: 1904", "&lt;Rhine&gt;", "Army Paris – Burgundy", "1 &lt; 2", `class="muted"`, "@page"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("the page does not hold %q", want)
		}
	}
}
