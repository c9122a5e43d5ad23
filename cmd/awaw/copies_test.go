package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/frame"
	"awaw/internal/present/front"
	"awaw/internal/present/recap"
	"awaw/internal/present/scene"
	"awaw/tables"
)

// A copy made for one side of a game that goes on opens where it ends, with the recap its player would read; looked at from its beginning it
// tells none.
func TestCopiesOpenWithTheirRecap(t *testing.T) {
	whole, err := os.ReadFile("../../tests/journals/stranger-1940.awj")
	if err != nil {
		t.Fatal(err)
	}
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(whole, []byte("\n"))
	told := 0
	for n := len(lines) * 3 / 4; n < len(lines)-1 && told == 0; n++ { // until the copy ends where its side is asked again
		j, err := play.ReadJournal("a game", bytes.NewReader(bytes.Join(lines[:n], nil)))
		if err != nil {
			continue
		}
		g, err := systems.Resume(j, tables.Embedded(), nil)
		if err != nil || g.Outcome().Over {
			continue
		}
		last, ok := g.Line(g.Head())
		asked := g.ToAct()
		if !ok || len(asked) != 1 || last.Side == asked[0] {
			continue
		}
		copied, err := g.CopyFor(asked[0], j)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "copy.awj")
		if err := os.WriteFile(path, copied, 0o644); err != nil {
			t.Fatal(err)
		}
		d := testDesk(t, options{})
		m := present.New(d, draw.NewMetrics(kit), d.words, nil)
		for _, looked := range []int{0, 1} {
			m.Run(front.OpenSave{ID: path, Replay: looked})
			m.Run(frame.CloseSheet{})
			m.Send(scene.Tick{MS: 1000})
			m.Scene()
			opened := len(clicks[recap.Begin](m)) > 0
			if looked == 1 && opened {
				t.Error("a copy that is looked at from its beginning opens with a recap")
			}
			if opened {
				told++
				m.Run(recap.Begin{})
				m.Send(scene.Tick{MS: 1000})
				if m.Scene(); len(clicks[recap.Begin](m)) > 0 {
					t.Error("the recap of a copy cannot be put away")
				}
			}
		}
		m.Close()
	}
	if told != 1 {
		t.Errorf("%d recaps are told of a copy, want one", told)
	}
}
