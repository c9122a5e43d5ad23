// Games by mail that a keeper carries out: three folders, and letters alone between them.
package tests

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/internal/save"
	"awaw/scenarios"
)

// folder is a desk of a game that a keeper carries out, with all it has on disk.
type folder struct {
	t    *testing.T
	o    *post.Office
	side engine.Side // NoSide is the keeper
	path string      // of its save
	bot  ai.Player
	sent [][]byte // what it was sent, in order
	// orders are the standing orders it leaves with its first letter, "" for none.
	orders string
}

// keptFolders begins a game by mail with a keeper and a bot at each other desk: first the keeper's folder, then those of the sides. The first letters are on
// their way then.
func keptFolders(t *testing.T, doc engine.Doc, bot string) (all []*folder, post []letter) {
	t.Helper()
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	for side := range len(info.Sides) + 1 {
		f := newFolder(t, engine.Side(side))
		if f.bot, err = systems.Bots().Find(bot, ai.Options{Seed: uint64(side), Nodes: 60}); err != nil {
			t.Fatal(err)
		}
		all = append(all, f)
	}
	keeper := all[0]
	offer, err := keeper.o.Invite(doc, nil, engine.NoSide, "2026-01-01")
	if err != nil {
		t.Fatal(err)
	}
	for _, f := range all[1:] {
		back, err := f.o.Read(offer.Text, f.side, nil)
		if err != nil {
			t.Fatal(err)
		}
		told, err := keeper.o.Read(back.Text, engine.NoSide, nil)
		if err != nil {
			t.Fatal(err)
		}
		if !told.Begun {
			continue
		}
		keeper.path = told.Save
		for _, to := range all[1:] {
			begins, err := to.o.Read(told.Text, engine.NoSide, nil)
			if err != nil || !begins.Begun || begins.Number != told.Number {
				t.Fatalf("side %d begins %v, game %s, the keeper's is %s: %v", to.side, begins.Begun, begins.Number, told.Number, err)
			}
			to.path = begins.Save
		}
		for _, s := range told.Sent {
			post = append(post, letter{s.To, s.Text})
		}
	}
	return all, post
}

// letter is one that is on its way; to NoSide it is to the keeper.
type letter struct {
	to   engine.Side
	text []byte
}

func newFolder(t *testing.T, side engine.Side) *folder {
	t.Helper()
	store, err := save.Open(filepath.Join(t.TempDir(), "saves"))
	if err != nil {
		t.Fatal(err)
	}
	return &folder{t: t, o: post.Open(store, systems.Tables()), side: side}
}

// at opens the folder's game.
func (f *folder) at(use func(*play.Game)) {
	f.t.Helper()
	j, file, err := save.LoadAt(f.path)
	if err != nil {
		f.t.Fatal(err)
	}
	g, err := systems.Resume(j, systems.Tables(), file)
	if err != nil {
		f.t.Fatal(err)
	}
	use(g)
	if err := file.Close(); err != nil {
		f.t.Fatal(err)
	}
}

// decides has the bot command until its letter is due.
func (f *folder) decides() {
	f.t.Helper()
	f.at(func(g *play.Game) {
		if err := mail.Order(g, f.orders); err != nil {
			f.t.Fatalf("side %d leaves orders: %v", f.side, err)
		}
		for range 500 {
			if !mail.StateOf(g).Decide {
				return
			}
			p, _ := mail.Before(g)
			c := f.bot.Decide(p, f.side, ai.Watch{}).Commands[0]
			if err := mail.Give(g, g.Rules().FormatCommand(p, c)); err != nil {
				f.t.Fatalf("side %d: %v", f.side, err)
			}
		}
		f.t.Fatalf("side %d decides without end", f.side)
	})
}

// carries takes letters to and fro until none is left or most have gone, and counts them. last are what was told with the last letter to each side.
func carries(t *testing.T, all []*folder, way []letter, most int) (n int, last []post.Told) {
	t.Helper()
	last = make([]post.Told, len(all))
	for len(way) > 0 && n < most {
		l := way[0]
		way = way[1:]
		n++
		f := all[l.to]
		f.sent = append(f.sent, l.text)
		told, err := f.o.Read(l.text, engine.NoSide, nil)
		if err != nil {
			t.Fatalf("letter %d, to side %d: %v", n, l.to, err)
		}
		last[l.to] = told
		for _, s := range told.Sent {
			way = append(way, letter{s.To, s.Text})
		}
		if l.to == engine.NoSide || !told.State.Decide {
			continue
		}
		f.decides()
		out, err := f.o.Pack(f.path, "", nil)
		if err != nil {
			t.Fatalf("side %d packs: %v", l.to, err)
		}
		way = append(way, letter{engine.NoSide, out.Text})
	}
	return n, last
}

// Whole games at sea through a keeper: each side learns how its commands went, the last letter brings the whole journal, and that is found to be what
// each side was told all along. With -args -mails between Pilots, and it tells how many letters that takes.
func TestGamesThroughAKeeper(t *testing.T) {
	bot, ids := "random", []string{"pearl-harbor-1941", "midway-1942"}
	if testing.Short() {
		ids = ids[:1]
	}
	if *wholeMails {
		bot, ids = "pilot", []string{"pearl-harbor-1941", "coral-sea-1942", "midway-1942"}
	}
	for _, id := range ids {
		t.Run(id, func(t *testing.T) {
			keptGame(t, id, bot, "")
		})
		t.Run(id+" with standing orders", func(t *testing.T) {
			keptGame(t, id, bot, keptOrders)
		})
	}
}

// keptOrders are standing orders of the air game for battles at sea.
const keptOrders = someOrders + " letby=0 plain=0"

// keptGame plays a whole game through a keeper, in which each side leaves standing orders with its first letter, "" for none.
func keptGame(t *testing.T, id, bot, orders string) {
	t.Helper()
	_, _, doc, _ := scene(t, id)
	all, way := keptFolders(t, doc, bot)
	for _, f := range all {
		f.orders = orders
	}
	n, last := carries(t, all, way, 3000)
	for _, f := range all[1:] {
		told := last[f.side]
		if !told.State.Over || told.Whole == "" || len(told.Held.Untrue) > 0 || told.Held.Moments == 0 {
			t.Errorf("side %d: over %v, journal %q, %+v", f.side, told.State.Over, told.Whole, told.Held)
		}
		if err := os.Remove(told.Whole); err != nil {
			t.Fatal(err)
		}
		again, err := f.o.Read(f.sent[len(f.sent)-1], engine.NoSide, nil)
		if _, lies := os.Stat(again.Whole); err != nil || lies != nil || again.Whole != told.Whole || again.Held.Moments != told.Held.Moments || again.Held.Rolls != told.Held.Rolls {
			t.Errorf("side %d reads the last letter again: journal %q, %+v: %v, %v", f.side, again.Whole, again.Held, err, lies)
		}
	}
	stood := 0
	all[0].at(func(g *play.Game) {
		r := g.Verify()
		if r.Proof() != play.Proved || r.Rolls == 0 {
			t.Errorf("the keeper's game: %+v", r)
		}
		turn, _ := engine.When(g.Position())
		for _, f := range all[1:] {
			stood += len(g.Answered(f.side))
		}
		t.Logf("%d letters in %d turns, %d entries, %d rolls; %d and %d moments told", n, turn, g.Len(), r.Rolls, last[1].Held.Moments, last[2].Held.Moments)
	})
	longest, ends, noted := 0, 0, 0
	for _, f := range all[1:] {
		for i, text := range f.sent {
			if ends = max(ends, len(text)); i < len(f.sent)-1 {
				longest = max(longest, len(text))
			}
		}
		data := f.reads()
		t.Logf("side %d keeps %d bytes", f.side, len(data))
		f.at(func(g *play.Game) { noted += len(g.Answered(f.side)) })
	}
	if orders == "" && noted > 0 || noted < stood {
		t.Errorf("standing orders %q gave %d answers, %d of them without dice; they are noted at %d", orders, noted, stood, noted)
	}
	t.Logf("letters have at most %d bytes, the last %d; standing orders answered %d times", longest, ends, noted)
}

// A program that is killed after a letter lies in the folder and before its save knows of it writes the same letter again, at the keeper's desk and at a
// side's; and a side whose save is from a backup writes no other of its number.
func TestAKeptFolderThatIsKilled(t *testing.T) {
	_, _, doc, _ := scene(t, "midway-1942")
	all, way := keptFolders(t, doc, "random")
	keeper, first := all[0], way[0]
	side := all[first.to]
	if _, err := side.o.Read(first.text, engine.NoSide, nil); err != nil {
		t.Fatal(err)
	}
	empty := side.reads()
	side.decides()
	var planned []string
	side.at(func(g *play.Game) { planned = mail.Planned(g) })
	before := side.reads()
	out, err := side.o.Pack(side.path, "well met", nil)
	if err != nil {
		t.Fatal(err)
	}
	side.writes(before)
	if again, err := side.o.Pack(side.path, "", nil); err != nil || !bytes.Equal(again.Text, out.Text) || again.Letter != out.Letter {
		t.Errorf("the letter is written again as another: %v", err)
	}
	after := side.reads()
	side.writes(empty)
	side.at(func(g *play.Game) {
		p, _ := mail.Before(g)
		for _, c := range p.Legal(first.to, nil) {
			if text := g.Rules().FormatCommand(p, c); text != planned[0] {
				if err := mail.Give(g, text); err != nil {
					t.Fatal(err)
				}
				return
			}
		}
		t.Fatal("there is one command alone")
	})
	if _, err := side.o.Pack(side.path, "", nil); !errors.As(err, new(*post.Written)) {
		t.Errorf("another letter of its number: %v", err)
	}
	side.writes(after)
	kept := keeper.reads()
	told, err := keeper.o.Read(out.Text, engine.NoSide, nil)
	if err != nil || len(told.Sent) == 0 {
		t.Fatalf("%d letters: %v", len(told.Sent), err)
	}
	keeper.writes(kept)
	again, err := keeper.o.Read(out.Text, engine.NoSide, nil)
	if err != nil || len(again.Sent) != len(told.Sent) {
		t.Fatalf("%d letters, and %d again: %v", len(told.Sent), len(again.Sent), err)
	}
	for i, s := range told.Sent {
		if !bytes.Equal(again.Sent[i].Text, s.Text) || again.Sent[i].Letter != s.Letter {
			t.Errorf("the letter to side %d is written again as another", s.To)
		}
	}
	if _, err := keeper.o.Read(out.Text, engine.NoSide, nil); !errors.As(err, new(*mail.Double)) {
		t.Errorf("the same letter once more: %v", err)
	}
	for _, s := range again.Sent {
		if _, err := all[s.To].o.Read(s.Text, engine.NoSide, nil); err != nil {
			t.Errorf("side %d: %v", s.To, err)
		}
	}
}

// reads gives a folder's save as it lies there, and writes puts it back.
func (f *folder) reads() []byte {
	f.t.Helper()
	data, err := os.ReadFile(f.path)
	if err != nil {
		f.t.Fatal(err)
	}
	return data
}

func (f *folder) writes(data []byte) {
	f.t.Helper()
	if err := os.WriteFile(f.path, data, 0o600); err != nil {
		f.t.Fatal(err)
	}
}
