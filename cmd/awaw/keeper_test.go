package main

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/save"
)

// keptTable is three desks of the window: a keeper, and the two sides of his game.
type keptTable struct {
	keeper *desk
	sides  [2]*desk
	saves  [2]string
	posted [2][]string // letters that lie there unread
}

// keptGame begins a game that a keeper carries out, all of it in the window.
func keptGame(t *testing.T) *keptTable {
	t.Helper()
	k := &keptTable{keeper: testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})}
	sent, err := k.keeper.Invite(program.NewGame{Scenario: "midway-1942", Seats: []string{play.SeatMail, play.SeatMail}})
	if err != nil {
		t.Fatal(err)
	}
	var last program.Arrived
	for i := range k.sides {
		k.sides[i] = testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
		offer, ok := k.sides[i].Invitation(textOf(t, sent))
		if !ok || !offer.Kept || offer.Hides || len(offer.Sides) != 2 {
			t.Fatalf("%+v, %t", offer, ok)
		}
		back, err := k.sides[i].Accept(textOf(t, sent), engine.Side(i+1), "")
		if err != nil || back.Answer == nil {
			t.Fatalf("%+v, %v", back, err)
		}
		if last, err = k.keeper.ReadLetter(textOf(t, *back.Answer), nil); err != nil {
			t.Fatal(err)
		}
	}
	for i, d := range k.sides {
		begun, err := d.ReadLetter(textOf(t, *last.Answer), nil)
		if err != nil || begun.Number == "" || begun.Number != last.Number {
			t.Fatalf("%+v, %v", begun, err)
		}
		k.saves[i] = begun.Save
	}
	k.deliver(t, last)
	if _, err := k.keeper.Open(last.Save); err == nil || err.Error() != k.keeper.word("window.keeper") {
		t.Errorf("the keeper's save: %v", err)
	}
	return k
}

// deliver lays the letters that a keeper names before whom they are to.
func (k *keptTable) deliver(t *testing.T, a program.Arrived) {
	t.Helper()
	if len(a.Sent) == 0 {
		t.Fatalf("nothing is to be sent: %+v", a)
	}
	for _, s := range a.Sent {
		i := slices.Index([]string{"Allies", "Japan"}, s.To)
		if i < 0 {
			t.Fatalf("a letter to %q", s.To)
		}
		k.posted[i] = append(k.posted[i], textOf(t, s))
	}
}

// A game that a keeper carries out is played in the window: its invitation is accepted, what is told is seen, what is commanded waits and can be taken
// back, one key writes the letter, and what the keeper answers comes back.
func TestTheWindowPlaysWithAKeeper(t *testing.T) {
	k := keptGame(t)
	var models [2]*present.Model
	for i, d := range k.sides {
		p, err := d.Open(k.saves[i])
		if err != nil {
			t.Fatal(err)
		}
		defer func() { p.Close() }()
		models[i] = droppedOn(t, d)
		models[i].Put(p)
		models[i].Send(scene.Key{Name: "enter"})
	}
	start := time.Now()
	for round := range 400 {
		done := true
		for i, m := range models {
			d := k.sides[i]
			for _, text := range k.posted[i] {
				m.ReadLetter(text)
				done = false
			}
			k.posted[i] = nil
			if d.laid.Kept().Outcome().Over {
				t.Log("over", i)
				continue
			}
			bot := d.player("pilot")
			n := 0
			side := engine.Side(i + 1)
			for len(m.Table().Legal(side, nil)) > 0 && n < 100 && !d.Mail(m.Table()).Keeper {
				c := bot.Decide(m.Table().Seen(side), side, ai.Watch{}).Commands[0]
				if _, err := m.Table().Do(c); err != nil && !errors.Is(err, play.ErrOwed) {
					t.Fatal(err)
				}
				n++
			}
			s := d.Mail(m.Table())
			if !s.Due {
				continue
			}
			t.Log(round, i, "commands", n, "state", fmt.Sprintf("%+v", s), mail.Planned(d.laid.Kept()))
			sent, err := d.WriteLetter(m.Play(), "")
			if err != nil {
				t.Fatal(err)
			}
			done = false
			a, err := k.keeper.ReadLetter(textOf(t, sent), nil)
			if err != nil {
				t.Fatal(err)
			}
			k.deliver(t, a)
		}
		if done {
			break
		}
	}
	t.Log(time.Since(start))
	_ = strings.Contains
	_ = save.Ext
}
