package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/present"
	"awaw/internal/present/front"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// textOf is what a letter's file holds.
func textOf(t *testing.T, s program.Sent) string {
	t.Helper()
	text, err := os.ReadFile(s.Path)
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

// invited begins a game by mail at two desks, and opens it at the first; at the second it lies in the save.
func invited(t *testing.T, a, b *desk) (mine *program.Play, save string) {
	t.Helper()
	if _, err := a.Invite(program.NewGame{Scenario: "channel-1940", Seats: []string{play.SeatMail, play.SeatMail}}); err == nil {
		t.Error("a game in which nobody sits here")
	}
	sent, err := a.Invite(program.NewGame{Scenario: "channel-1940", Seats: []string{person, play.SeatMail}})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := a.ReadLetter(textOf(t, sent), nil); !errors.Is(err, mail.ErrOwn) {
		t.Errorf("one's own invitation: %v", err)
	}
	if games := a.Invited(); len(games) != 1 {
		t.Errorf("invited to %v", games)
	}
	came, err := b.ReadLetter(textOf(t, sent), nil)
	if err != nil || came.Answer == nil || came.Save == "" {
		t.Fatalf("%+v, %v", came, err)
	}
	back, err := a.ReadLetter(textOf(t, *came.Answer), nil)
	if err != nil || back.Save == "" || len(a.Invited()) != 0 {
		t.Fatalf("%+v, %v", back, err)
	}
	if back.Number == "" || back.Number != came.Number {
		t.Errorf("the number of the game is %q and %q", back.Number, came.Number)
	}
	if mine, err = a.Open(back.Save); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(mine.Seats, []string{person, play.SeatMail}) {
		t.Errorf("seats %v", mine.Seats)
	}
	return mine, came.Save
}

// untilOwed plays by chance at a desk until dice are owed.
func untilOwed(t *testing.T, d *desk, p *program.Play) {
	t.Helper()
	bot := d.player("random")
	for range 500 {
		if _, _, owed := p.Game.Owed(); owed {
			return
		}
		if len(p.Game.Legal(1, nil)) == 0 { // the turn passed without a fight: once more
			if err := p.Game.GoTo(0, 1); err != nil {
				t.Fatal(err)
			}
		}
		c := bot.Decide(p.Game.Seen(1), 1, ai.Watch{}).Commands[0]
		if _, err := p.Game.Do(c); err != nil && !errors.Is(err, play.ErrOwed) {
			t.Fatal(err)
		}
	}
	t.Fatal("no dice are owed after five hundred commands")
}

// listedAsMail looks at a game by mail in the list of saved games.
func listedAsMail(t *testing.T, m *present.Model) {
	t.Helper()
	m.Run(front.ShowSaves{})
	if text := fmt.Sprintf("%+v", *m.Scene().Form); strings.Count(text, "By mail") < 2 || strings.Contains(text, "Rolled by the game") {
		t.Errorf("the list of saved games does not say that the others, and the dice, come by mail: %s", text)
	}
}

// Two desks of the window play by mail: an invitation, its answer, commands until dice are owed, and the answer that brings them.
func TestTwoDesksByMail(t *testing.T) {
	a := testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
	b := testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
	mine, theirSave := invited(t, a, b)
	defer mine.Close()
	m := droppedOn(t, a)
	said := func() string { return fmt.Sprintf("%+v", *m.Scene()) }
	listedAsMail(t, m)
	m.Put(mine)
	m.Send(scene.Key{Name: "enter"}) // the briefing
	if err := a.Copy("no letter"); err != nil && err.Error() != a.word("window.clipboard") {
		t.Fatal(err)
	}
	m.Send(scene.Key{Name: "v"}) // in one's own turn
	if text := said(); !strings.Contains(text, a.word("window.clipboard.paste")[:20]) && !strings.Contains(text, a.word("window.clipboard.empty")[:20]) && !strings.Contains(text, a.word("mail.fault.none")[:20]) {
		t.Error("V reads no letter in one's own turn, and says nothing")
	}
	m.Send(scene.Key{Name: "esc"})
	m.Run(table.Open{Pane: "orders"})
	if text := said(); !strings.Contains(text, "By mail the other") || strings.Contains(text, "They can be changed") {
		t.Error("the sheet of standing orders does not say who knows them, or is closed in one's own turn")
	}
	untilOwed(t, a, mine)
	m.Send(scene.Resize{W: 1281, H: 720, Scale: 1})
	if !strings.Contains(said(), "They can be changed") {
		t.Error("standing orders look as if they could be left while dice are owed")
	}
	if s := a.Mail(mine.Game); s.Owed != 1 || !s.Due {
		t.Errorf("a letter is due: %+v", s)
	}
	sent, err := a.WriteLetter(mine, "well met")
	if err != nil {
		t.Fatal(err)
	}
	again, err := a.LastLetter(mine)
	if err != nil || textOf(t, again) != textOf(t, sent) {
		t.Errorf("the last letter again: %v", err)
	}
	if sent.Number == "" || again.Number != sent.Number {
		t.Errorf("the number of the game is %q and %q", sent.Number, again.Number)
	}
	if came, err := b.ReadLetter(textOf(t, sent), nil); err != nil || came.Here || came.Save != theirSave || came.Words != "well met" {
		t.Fatalf("%+v, %v", came, err)
	}
	theirs, err := b.Open(theirSave)
	if err != nil {
		t.Fatal(err)
	}
	defer theirs.Close()
	if l, _ := theirs.Game.Line(theirs.Game.Head()); !l.Rolled() {
		t.Error("the dice have not fallen at the desk that answers")
	}
	answer, err := b.WriteLetter(theirs, "")
	if err != nil {
		t.Fatal(err)
	}
	m.ReadLetter(textOf(t, answer))
	if mine.Game.Story() != theirs.Game.Story() {
		t.Error("the desks tell two stories")
	}
	sandboxed(t, a, mine)
	m.ReadLetter(strings.Replace(textOf(t, answer), "A", "B", 3)) // told, and nothing else
	if mine.Game.Story() != theirs.Game.Story() {
		t.Error("a letter that was changed did something")
	}
}

// sandboxed says that a sandbox of a game by mail awaits no letters.
func sandboxed(t *testing.T, d *desk, p *program.Play) {
	t.Helper()
	box, err := d.Fork(p, p.Game.Head(), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer box.Close()
	if !slices.Equal(box.Seats, []string{person, person}) {
		t.Errorf("in a sandbox letters are awaited: %v", box.Seats)
	}
}

// An invitation to a game of four leaves its reader the choice of a side; with the last answer a paper goes out that begins the game.
func TestASideIsChosen(t *testing.T) {
	host := testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
	sent, err := host.Invite(program.NewGame{Scenario: "wings-four-1901", Seats: []string{play.SeatMail, person, play.SeatMail, play.SeatMail}})
	if err != nil {
		t.Fatal(err)
	}
	start, first := "", &desk{}
	for i, side := range []string{"4", "1", "3"} {
		d := testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
		m := droppedOn(t, d)
		m.ReadLetter(textOf(t, sent))
		text := fmt.Sprintf("%+v", m.Scene().Form.Top().Body)
		if !strings.Contains(text, "Which side") || strings.Contains(text, "S:2 ") {
			t.Fatalf("no side is asked for, or that of whoever invited is offered: %s", text)
		}
		if i == 0 {
			m.Send(scene.Did{Act: front.TakeSide{Side: side}})
		} else { // from the first, by keyboard, past the end and back
			for _, key := range [][]string{{"left", "right", "right", "right", "left", "left"}, {"right"}}[i-1] {
				m.Send(scene.Key{Name: key})
			}
		}
		m.Send(scene.Did{Act: front.Accept{}})
		waits := d.post().Waiting()
		if len(waits) != 1 || fmt.Sprint(int(waits[0].Side)) != side {
			t.Fatalf("side %s: %d games wait", side, len(waits))
		}
		list, err := filepath.Glob(filepath.Join(d.post().Dir(), "*"+side+"-0.awawmail"))
		if err != nil || len(list) != 1 {
			t.Fatal(list, err)
		}
		came, err := host.ReadLetter(textOf(t, program.Sent{Path: list[0]}), nil)
		if err != nil || (came.Answer != nil) != (i == 2) {
			t.Fatalf("%+v, %v", came, err)
		}
		if came.Answer != nil {
			start = textOf(t, *came.Answer)
		}
		if i == 0 {
			first = d
		}
	}
	if came, err := first.ReadLetter(start, nil); err != nil || came.Save == "" || came.Number == "" {
		t.Errorf("%+v, %v", came, err)
	}
}

// begunBy begins a scenario by mail at two desks, and opens it at both.
func begunBy(t *testing.T, a, b *desk, id string) (games [2]*program.Play) {
	t.Helper()
	sent, err := a.Invite(program.NewGame{Scenario: id, Seats: []string{person, play.SeatMail}})
	if err != nil {
		t.Fatal(err)
	}
	came, err := b.ReadLetter(textOf(t, sent), nil)
	if err != nil {
		t.Fatal(err)
	}
	back, err := a.ReadLetter(textOf(t, *came.Answer), nil)
	if err != nil {
		t.Fatal(err)
	}
	for i, save := range []string{back.Save, came.Save} {
		if games[i], err = []*desk{a, b}[i].Open(save); err != nil {
			t.Fatal(err)
		}
		t.Cleanup(games[i].Close)
	}
	return games
}

// The last letter of a game is asked for in the window, and written there: without it the others would never hear of the end.
func TestTheLastLetterIsWritten(t *testing.T) {
	desks := [2]*desk{testDesk(t, options{saves: t.TempDir() + "/saves", mute: true}), testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})}
	games := begunBy(t, desks[0], desks[1], "first-dispatch")
	for n := range 400 {
		i := n % 2
		d, p, side := desks[i], games[i], engine.Side(i+1)
		bot := d.player("random")
		for d.Mail(p.Game).Owed == engine.NoSide && len(p.Game.Legal(side, nil)) > 0 {
			if _, err := p.Game.Do(bot.Decide(p.Game.Seen(side), side, ai.Watch{}).Commands[0]); err != nil && !errors.Is(err, play.ErrOwed) {
				t.Fatal(err)
			}
		}
		if !d.Mail(p.Game).Due {
			continue
		}
		over := p.Game.Outcome().Over
		if over {
			m := droppedOn(t, d)
			m.Put(p)
			if !strings.Contains(fmt.Sprintf("%+v", *m.Scene()), d.word("screen.mail.write")) {
				t.Fatal("the game is over, and nothing asks for its last letter")
			}
			for range 3 { // the briefing, and the sheet that tells who has won
				m.Send(scene.Tick{MS: 2000})
				m.Send(scene.Key{Name: "enter"})
			}
			if d.Mail(p.Game).Due {
				t.Fatal("the last letter cannot be written")
			}
		} else if _, err := d.WriteLetter(p, ""); err != nil {
			t.Fatal(err)
		}
		last, err := d.LastLetter(p)
		if err != nil {
			t.Fatal(err)
		}
		other := 1 - i
		if _, err := desks[other].ReadLetter(textOf(t, last), games[other]); err != nil {
			t.Fatal(err)
		}
		if over {
			if !games[other].Game.Outcome().Over {
				t.Error("the other desk does not hear of the end")
			}
			return
		}
	}
	t.Fatal("the game comes to no end")
}
