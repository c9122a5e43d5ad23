package main

import (
	"errors"
	"fmt"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/post"
	"awaw/internal/save"
	"awaw/scenarios"
)

// A game that a keeper carries out is not played in the window: its papers are refused and change nothing, and so is the keeper's save; that of a player
// opens to be looked at, as it is.
func TestTheWindowKeepsNoGames(t *testing.T) {
	doc, err := scenarios.Doc("midway-1942")
	if err != nil {
		t.Fatal(err)
	}
	office := func() (*post.Office, string) {
		dir := filepath.Join(t.TempDir(), "saves")
		store, err := save.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		return post.Open(store, systems.Tables()), dir
	}
	keeper, _ := office()
	offer, err := keeper.Invite(doc, nil, engine.NoSide, "2026-01-01")
	if err != nil {
		t.Fatal(err)
	}
	var begun, told post.Told
	var player *post.Office
	var saves string
	for side := engine.Side(2); side > 0; side-- {
		player, saves = office()
		back, err := player.Read(offer.Text, side, nil)
		if err == nil {
			begun, err = keeper.Read(back.Text, engine.NoSide, nil)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	if told, err = player.Read(begun.Text, engine.NoSide, nil); err != nil {
		t.Fatal(err)
	}
	d := testDesk(t, options{saves: saves, mute: true})
	letter := begun.Sent[0]
	if letter.To != 1 {
		t.Fatalf("the first letter is to side %d", letter.To)
	}
	for what, text := range map[string][]byte{"an invitation": offer.Text, "a letter": letter.Text} {
		if _, err := d.ReadLetter(string(text), nil); err == nil || !strings.Contains(fmt.Sprint(err), "keeper") {
			t.Errorf("%s: %v", what, err)
		}
		if _, ok := d.Invitation(string(text)); ok {
			t.Errorf("%s is offered", what)
		}
	}
	if _, err := d.Open(begun.Save); err == nil || err.Error() != d.word("window.keeper") {
		t.Errorf("the keeper's save: %v", err)
	}
	p, err := d.Open(told.Save)
	if err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(p.Notice, "awawctl mail give") || strings.Contains(p.Notice, "copy") || !strings.Contains(p.Notice, "something to decide here") {
		t.Errorf("a player's save is called %q", p.Notice)
	}
	m := droppedOn(t, d)
	m.Put(p)
	if !p.Replay || len(fmt.Sprintf("%+v", *m.Scene())) < 1000 {
		t.Error("a player's save is not shown")
	}
	if _, err := d.ReadLetter(string(letter.Text), p); !errors.Is(err, post.ErrUnkept) && !strings.Contains(fmt.Sprint(err), "keeper") {
		t.Errorf("a letter beside its open save: %v", err)
	}
	if heard, err := player.Read(letter.Text, engine.NoSide, nil); err != nil || !heard.State.Decide {
		t.Errorf("the same letter at the command line: %v", err)
	}
}
