package main

import (
	"bytes"
	"os"
	"strings"
	"testing"
	"time"
)

// A save without its first line is told in the language shown, and goes on, whole, in another.
func TestFirstLinesAreRescued(t *testing.T) {
	d := testDesk(t, options{})
	p, file, data := d.saved(t)
	_, rest, _ := bytes.Cut(data, []byte("\n"))
	if err := os.WriteFile(file, rest, 0o644); err != nil {
		t.Fatal(err)
	}
	d.listed = time.Time{}
	if s := d.only(t); s.Broken != d.word("game.broken.none") {
		t.Errorf("the list tells %q", s.Broken)
	}
	q, err := d.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer q.Close()
	if !strings.Contains(q.Notice, d.word("game.rescued.first")) || q.Game.Position().Digest() != p.Game.Position().Digest() {
		t.Errorf("notice %q", q.Notice)
	}
	step(t, q)
}
