package present_test

import (
	"errors"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
)

// full is the trouble of a disk without room, as saves tell it.
type full struct{}

func (full) Error() string     { return "no room" }
func (full) Said() engine.Text { return engine.Say("save.full", "game", "/saves") }
func (full) Unsaved() bool     { return true }

// A game that cannot be written where it is kept is said to be whole, and offered another folder.
func TestAGameGoesOnElsewhere(t *testing.T) {
	m, _ := newModel(t)
	g, err := play.New(rowRules{}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	moved := 0
	p := &program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}}
	m.Put(p)
	m.Fail(full{})
	if s := words(m); strings.Contains(s, "Go on in another folder") {
		t.Errorf("another folder is offered to a game that is written nowhere: %q", s)
	}
	p.Elsewhere = func() (string, string, error) {
		moved++
		return "/there/game.awaw", "/saves", nil
	}
	m.Fail(errors.New("something else"))
	if s := words(m); strings.Contains(s, "Go on in another folder") {
		t.Errorf("another folder is offered for something else: %q", s)
	}
	m.Fail(full{})
	if s := words(m); !strings.Contains(s, "no room left") || strings.Contains(s, "engine") {
		t.Errorf("a full disk is told as %q", s)
	}
	press(m, "g")
	if s := words(m); moved != 1 || p.ID != "/there/game.awaw" || !strings.Contains(s, "/there/game.awaw") {
		t.Errorf("%d times elsewhere, in %q: %q", moved, p.ID, s)
	}
}

// mover is a desk that can keep games elsewhere, if there is a folder for them.
type mover struct {
	*rowDesk
	to string
}

func (m mover) Move() (to, from string, ok bool) { return m.to, "/saves", m.to != "" }

// A game that cannot be begun where games are kept is offered another folder, too; and told if there is none.
func TestGamesAreKeptElsewhere(t *testing.T) {
	for to, says := range map[string]string{"/there": "kept in /there", "": "No other folder"} {
		m, _ := newModelOn(t, func(d *rowDesk) program.Desk { return mover{d, to} })
		m.Fail(errors.New("something else"))
		if s := words(m); strings.Contains(s, "Go on in another folder") {
			t.Errorf("another folder is offered for something else: %q", s)
		}
		m.Fail(full{})
		press(m, "g")
		if s := words(m); !strings.Contains(s, says) {
			t.Errorf("with the folder %q: %q", to, s)
		}
	}
	m, _ := newModel(t)
	m.Fail(full{})
	if s := words(m); strings.Contains(s, "Go on in another folder") {
		t.Errorf("a desk that keeps nothing elsewhere offers it: %q", s)
	}
}
