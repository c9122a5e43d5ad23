package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/internal/present"
	side "awaw/internal/present/panels"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/scenarios"
)

// keptTable is three desks of the window: a keeper, and the two sides of his game, whose saves lie on the table.
type keptTable struct {
	t      *testing.T
	keeper *desk
	sides  [2]*desk
	models [2]*present.Model
	posted [2][]string // letters that lie there unread
	dice   int         // letters after which dice lay on the screen
}

// keptGame begins a game that a keeper carries out, all of it in the window; invite gives his invitation.
func keptGame(t *testing.T, invite func(keeper *desk) (string, error)) *keptTable {
	t.Helper()
	k := &keptTable{t: t, keeper: testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})}
	text, err := invite(k.keeper)
	if err != nil {
		t.Fatal(err)
	}
	var last program.Arrived
	for i := range k.sides {
		k.sides[i] = testDesk(t, options{saves: t.TempDir() + "/saves", mute: true})
		offer, ok := k.sides[i].Invitation(text)
		if !ok || !offer.Kept || offer.Hides || len(offer.Sides) != 2 {
			t.Fatalf("%+v, %t", offer, ok)
		}
		back, err := k.sides[i].Accept(text, engine.Side(i+1), []string{"red", ""}[i])
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
		p, err := d.Open(begun.Save)
		if err != nil {
			t.Fatal(err)
		}
		k.models[i] = droppedOn(t, d)
		k.models[i].Put(p)
		k.models[i].Send(scene.Key{Name: "enter"}) // the briefing
		t.Cleanup(k.models[i].Close)
	}
	k.deliver(last)
	if _, err := k.keeper.Open(last.Save); err == nil || err.Error() != k.keeper.word("window.keeper") {
		t.Errorf("the keeper's save: %v", err)
	}
	return k
}

// deliver lays the letters that a keeper names before whom they are to.
func (k *keptTable) deliver(a program.Arrived) {
	k.t.Helper()
	if len(a.Sent) == 0 {
		k.t.Fatalf("nothing is to be sent: %+v", a)
	}
	for _, s := range a.Sent {
		i := slices.Index([]string{"Allies", "Japan"}, s.To)
		if i < 0 {
			k.t.Fatalf("a letter to %q", s.To)
		}
		k.posted[i] = append(k.posted[i], textOf(k.t, s))
	}
}

// reads reads all that lies before a side.
func (k *keptTable) reads(i int) {
	for _, text := range k.posted[i] {
		k.models[i].ReadLetter(text)
	}
	if len(k.posted[i]) > 0 && strings.Contains(k.models[i].Words(), k.sides[i].word("screen.sea.dice")) {
		k.dice++
	}
	if k.posted[i] = nil; strings.Contains(k.models[i].Words(), k.sides[i].word("screen.recap.begin")) { // what was done while it waited
		k.models[i].Send(scene.Tick{MS: 1000})
		k.models[i].Send(scene.Key{Name: "space"})
	}
}

// writes writes the letter of a side with the one key, and brings it to the keeper.
func (k *keptTable) writes(i int) {
	k.t.Helper()
	n := mail.Written(k.sides[i].laid.Kept())
	k.models[i].Send(scene.Tick{MS: 1000})
	k.models[i].Send(scene.Key{Name: "space"})
	list, err := filepath.Glob(filepath.Join(k.sides[i].post().Dir(), fmt.Sprintf("* %d-%d.awawmail", i+1, n+1)))
	if err != nil || len(list) != 1 {
		k.t.Fatalf("letter %d of side %d lies in %q, %v:\n%s", n+1, i+1, list, err, k.models[i].Words())
	}
	text, err := os.ReadFile(list[0])
	if err != nil {
		k.t.Fatal(err)
	}
	k.models[i].Send(scene.Key{Name: "enter"}) // where it lies
	a, err := k.keeper.ReadLetter(string(text), nil)
	if err != nil {
		k.t.Fatal(err)
	}
	k.deliver(a)
}

// plays has a bot command for a side as far as can be told; it tells whether a letter is due then.
func (k *keptTable) plays(i int) bool {
	k.t.Helper()
	d, m, side := k.sides[i], k.models[i], engine.Side(i+1)
	bot := d.player("pilot")
	for range 200 {
		if d.Mail(m.Table()).Keeper || len(m.Table().Legal(side, nil)) == 0 {
			break
		}
		if _, err := m.Table().Do(bot.Decide(m.Table().Seen(side), side, ai.Watch{}).Commands[0]); err != nil && !errors.Is(err, play.ErrOwed) {
			k.t.Fatal(err)
		}
	}
	m.See(side)
	return d.Mail(m.Table()).Due
}

func (k *keptTable) said(i int) string { return fmt.Sprintf("%+v", *k.models[i].Scene()) }

// tells looks how the keeper's save is listed, and how a desk is told what was not carried out.
func (k *keptTable) tells(d *desk) {
	k.t.Helper()
	if list := k.keeper.Saves(); len(list) != 1 || !list[0].Keeps {
		k.t.Errorf("the keeper's save is listed as %+v", list)
	}
	why := d.keptTold(post.Told{Refuse: "Allies: done", Answer: &mail.Answer{Why: &engine.Text{Key: "mail.kept.over"}}})
	later := d.keptTold(post.Told{Refuse: "Allies: done", Answer: &mail.Answer{}})
	at := k.models[0].Table().Seen(1)
	c, err := d.laid.Game().Rules().ParseCommand(at, "Allies: hunt L46")
	if err != nil {
		k.t.Fatal(err)
	}
	meant := d.keptTold(post.Told{Refuse: "Allies: hunt L46", Meant: at.(engine.Teller).Tell(c).Name, MeantAt: at, Answer: &mail.Answer{}})
	if !strings.Contains(meant, "“Seek ships at L46”") {
		k.t.Errorf("what was meant is told as %q", meant)
	}
	if !strings.Contains(why, d.word("mail.kept.over")) || !strings.Contains(later, "dice fell before") || d.keptTold(post.Told{Answer: &mail.Answer{Done: 1}}) != "" {
		k.t.Errorf("what was not carried out is told as %q and %q", why, later)
	}
}

// turns goes through the standing orders, of which a window of this height does not show all at once: each comes into view, and then the first again.
func (k *keptTable) turns(m *present.Model) {
	k.t.Helper()
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	m.Send(scene.Did{Act: table.Open{Pane: "orders"}})
	var views []string
	all := map[string]bool{}
	for range 8 {
		m.Scene()
		var view []string
		turn := scene.Region{}
		for _, r := range m.Regions() {
			switch a := r.Act.(type) {
			case side.Order:
				view, all[a.Kind] = append(view, a.Kind), true
			case side.TurnOrders:
				turn = r
			}
		}
		if turn.Act == nil || len(view) == 0 {
			k.t.Fatalf("%v are shown, with %+v below them", view, turn)
		}
		views = append(views, strings.Join(view, " "))
		m.Send(scene.Did{Act: turn.Act})
	}
	if n := len(m.Table().Position().(engine.Stander).OrderKinds()); len(all) != n || !slices.Contains(views[1:], views[0]) {
		k.t.Errorf("of %d orders these are shown: %q", n, views)
	}
	m.Send(scene.Did{Act: table.Open{Pane: "units"}})
}

// A game that a keeper carries out is played in the window: its invitation is accepted, what is told is seen, what is commanded waits and can be taken
// back, one key writes the letter, and what the keeper answers comes back.
func TestTheWindowPlaysWithAKeeper(t *testing.T) {
	k := keptGame(t, func(d *desk) (string, error) {
		sent, err := d.Invite(program.NewGame{Scenario: "midway-1942", Seats: []string{play.SeatMail, play.SeatMail}})
		return textOf(t, sent), err
	})
	d, m := k.sides[0], k.models[0]
	waits := d.word("screen.mail.kept.wait")
	for i := range k.models {
		if !strings.Contains(k.said(i), waits) || len(k.models[i].Table().Legal(engine.Side(i+1), nil)) > 0 && k.models[i].Offers("done") {
			t.Errorf("side %d does not wait for the first letter of the keeper", i+1)
		}
	}
	k.reads(0)
	if strings.Contains(k.said(0), waits) || !m.Offers("done") {
		t.Fatal("after the first letter nothing is to be decided")
	}
	k.turns(m)
	m.Send(scene.Key{Name: "f"})
	if got := mail.Planned(d.laid.Kept()); !slices.Equal(got, []string{"Allies: done"}) {
		t.Fatalf("there waits %q", got)
	}
	m.Send(scene.Key{Name: "z"})
	if got := mail.Planned(d.laid.Kept()); len(got) > 0 {
		t.Errorf("Z leaves %q", got)
	}
	m.Send(scene.Tick{MS: 1000})
	m.Send(scene.Key{Name: "f"})
	c, err := m.Table().Rules().ParseCommand(m.Table().Seen(1), "Allies: hunt L46")
	if err != nil {
		t.Fatal(err)
	}
	m.Give(c)
	if text := k.said(0); !strings.Contains(text, d.word("screen.mail.kept.mine")) || !strings.Contains(text, d.word("screen.mail.write")) {
		t.Error("it is not said that a letter is due")
	}
	before := m.Table().Seen(1).Digest()
	k.writes(0)
	if !strings.Contains(k.said(0), waits) || m.Table().Seen(1).Digest() != before || m.Offers("done") {
		t.Error("what was sent is not seen as it was, or can be gone on with")
	}
	m.Send(scene.Key{Name: "z"})
	if m.Table().Seen(1).Digest() != before {
		t.Error("what was sent is taken back")
	}
	p, err := d.Open(m.Play().ID)
	if err == nil {
		t.Errorf("the save is opened twice: %v", p.ID)
	}
	k.reads(1)
	if text := k.said(1); !strings.Contains(text, "Enemy air seeks your ships") {
		t.Error("the other side is not asked who meets the search")
	}
	for range 3 {
		for i := range k.models {
			if k.reads(i); k.plays(i) {
				k.writes(i)
			}
		}
	}
	k.tells(d)
	path := m.Play().ID
	m.Close()
	if p, err = d.Open(path); err != nil || p.Game.Seen(1).Digest() != d.laid.Game().Seen(1).Digest() {
		t.Fatalf("the save is opened again: %v", err)
	}
	p.Close()
}

// The last letter of a keeper brings the whole game, and the end of the game says what that comes to; the save is looked at from then on.
func TestTheLastLetterOfAKeeper(t *testing.T) {
	doc, err := scenarios.Doc("midway-1942")
	if err != nil {
		t.Fatal(err)
	}
	days := regexp.MustCompile(`(?m)^turns = 3$`).ReplaceAll(doc.Data, []byte("turns = 1"))
	doc.Data = regexp.MustCompile(`(?m)^turn_days = .*$`).ReplaceAll(days, []byte(`turn_days = ["1942-06-04"]`))
	k := keptGame(t, func(d *desk) (string, error) {
		told, err := d.post().Invite(doc, nil, engine.NoSide, "2026-01-01")
		return string(told.Text), err
	})
	over := [2]bool{}
	for range 300 {
		for i, d := range k.sides {
			if over[i] {
				continue
			}
			k.reads(i)
			if over[i] = d.laid.Kept().Outcome().Over; !over[i] && k.plays(i) {
				k.writes(i)
			}
		}
	}
	if k.dice == 0 {
		t.Error("no letter shows the dice that it brought")
	}
	for i, d := range k.sides {
		said, _, _ := strings.Cut(d.words.Word(engine.Say("mail.true", 1, 2), nil), "1")
		if !over[i] || !strings.Contains(k.said(i), said) || !strings.Contains(k.said(i), "Japan") {
			t.Fatalf("over %t at side %d, and what the whole game comes to is not said:\n%s", over[i], i+1, k.models[i].Words())
		}
		path := k.models[i].Play().ID
		k.models[i].Close()
		p, err := d.Open(path)
		if err != nil || !p.Replay || !strings.Contains(p.Notice, d.word("mail.state.over")) {
			t.Errorf("it opens to be looked at: %+v, %v", p, err)
		}
	}
}
