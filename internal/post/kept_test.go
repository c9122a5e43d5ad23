package post

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/scenarios"
)

// What would make the save of a kept game one that cannot be opened is not written.
func TestAKeptSaveAlwaysOpens(t *testing.T) {
	doc, err := scenarios.Doc("midway-1942")
	if err != nil {
		t.Fatal(err)
	}
	var all []*Office
	for range 3 {
		store, err := save.Open(t.TempDir() + "/saves")
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, Open(store, systems.Tables()))
	}
	offer, err := all[0].Invite(doc, nil, engine.NoSide, "2026-01-01")
	if err != nil {
		t.Fatal(err)
	}
	var last Told
	for side := engine.Side(1); side <= 2; side++ {
		back, err := all[side].Read(offer.Text, side, nil)
		if err != nil {
			t.Fatal(err)
		}
		if last, err = all[0].Read(back.Text, engine.NoSide, nil); err != nil {
			t.Fatal(err)
		}
	}
	begun, err := all[1].Read(last.Text, engine.NoSide, nil)
	if err != nil {
		t.Fatal(err)
	}
	for what, lines := range map[string]func(*play.Game) error{
		"a long line": func(g *play.Game) error {
			return g.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: strings.Repeat("x", play.LongestLine)})
		},
		"a line of many values": func(g *play.Game) error {
			return g.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: strings.Repeat(",", 60_000)})
		},
	} {
		if err := all[1].at(begun.Save, nil, lines); err == nil {
			t.Errorf("%s is written", what)
		}
		if err := all[1].at(begun.Save, nil, func(g *play.Game) error {
			return g.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: "Allies: done"})
		}); err != nil {
			t.Errorf("%s: the save does not go on: %v", what, err)
		}
	}
}
