package main

import (
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/present/program"
)

// Two desks of the window play by mail: an invitation, its answer, commands until dice are owed, the answer that brings them, and the same once
// more from the saves.
func TestTwoDesksByMail(t *testing.T) {
	a := testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
	b := testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
	read := func(s program.Sent) string {
		t.Helper()
		text, err := os.ReadFile(s.Path)
		if err != nil {
			t.Fatal(err)
		}
		return string(text)
	}
	if _, err := a.Invite(program.NewGame{Scenario: "channel-1940", Seats: []string{play.SeatMail, play.SeatMail}}); err == nil {
		t.Error("a game in which nobody sits here")
	}
	invited, err := a.Invite(program.NewGame{Scenario: "channel-1940", Seats: []string{person, play.SeatMail}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.ReadLetter(read(invited), nil); !errors.Is(err, mail.ErrOwn) {
		t.Errorf("one's own invitation: %v", err)
	}
	came, err := b.ReadLetter(read(invited), nil)
	if err != nil || came.Answer == nil || came.Save == "" {
		t.Fatalf("%+v, %v", came, err)
	}
	back, err := a.ReadLetter(read(*came.Answer), nil)
	if err != nil || back.Save == "" {
		t.Fatalf("%+v, %v", back, err)
	}
	mine, err := a.Open(back.Save)
	if err != nil {
		t.Fatal(err)
	}
	defer mine.Close()
	if !slices.Equal(mine.Seats, []string{person, play.SeatMail}) {
		t.Errorf("seats %v", mine.Seats)
	}
	m := droppedOn(t, a)
	m.Put(mine)
	bot := a.player("random")
	for n := 0; ; n++ {
		if _, _, owed := mine.Game.Owed(); owed {
			break
		}
		cmds := bot.Decide(mine.Game.Seen(1), 1, ai.Watch{}).Commands
		if _, err := mine.Game.Do(cmds[0]); err != nil && !errors.Is(err, play.ErrOwed) {
			t.Fatal(err)
		}
		if n > 500 {
			t.Fatal("no dice are owed after five hundred commands")
		}
	}
	if s := a.Mail(mine.Game); s.Owed != 1 || !s.Due {
		t.Errorf("a letter is due: %+v", s)
	}
	sent, err := a.WriteLetter(mine)
	if err != nil {
		t.Fatal(err)
	}
	again, err := a.LastLetter(mine)
	if err != nil || read(again) != read(sent) {
		t.Errorf("the last letter again: %v", err)
	}
	if came, err = b.ReadLetter(read(sent), nil); err != nil || came.Here {
		t.Fatalf("%+v, %v", came, err)
	}
	theirs, err := b.Open(came.Save)
	if err != nil {
		t.Fatal(err)
	}
	defer theirs.Close()
	if l, _ := theirs.Game.Line(theirs.Game.Head()); !l.Rolled() {
		t.Error("the dice have not fallen at the desk that answers")
	}
	answer, err := b.WriteLetter(theirs)
	if err != nil {
		t.Fatal(err)
	}
	m.ReadLetter(read(answer))
	if mine.Game.Story() != theirs.Game.Story() {
		t.Error("the desks tell two stories")
	}
	m.ReadLetter(strings.Replace(read(answer), "A", "B", 3)) // told, and nothing else
	if mine.Game.Story() != theirs.Game.Story() {
		t.Error("a letter that was changed did something")
	}
}
