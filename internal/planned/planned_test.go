package planned

import (
	"errors"
	"path/filepath"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/internal/save"
	"awaw/scenarios"
)

// desk is a folder of a game that a keeper carries out; its save is opened anew for every use.
type desk struct {
	t    *testing.T
	o    *post.Office
	path string
}

// midway begins Midway through a keeper; the first side has read his first letter.
func midway(t *testing.T) (keeper, first desk) {
	t.Helper()
	doc, err := scenarios.Doc("midway-1942")
	if err != nil {
		t.Fatal(err)
	}
	var all []desk
	for range 3 {
		store, err := save.Open(filepath.Join(t.TempDir(), "saves"))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, desk{t: t, o: post.Open(store, systems.Tables())})
	}
	read := func(d *desk, text []byte, side engine.Side) post.Told {
		t.Helper()
		told, err := d.o.Read(text, side, nil)
		if err != nil {
			t.Fatal(err)
		}
		d.path = told.Save
		return told
	}
	offer, err := all[0].o.Invite(doc, nil, engine.NoSide, "2026-01-01")
	if err != nil {
		t.Fatal(err)
	}
	var begun post.Told
	for side := engine.Side(1); side <= 2; side++ {
		begun = read(&all[0], read(&all[side], offer.Text, side).Text, engine.NoSide)
	}
	read(&all[1], begun.Text, engine.NoSide)
	read(&all[1], begun.Sent[0].Text, engine.NoSide)
	return all[0], all[1]
}

// at uses the game of the save.
func (d desk) at(use func(*play.Game)) {
	d.t.Helper()
	j, f, err := save.LoadAt(d.path)
	if err != nil {
		d.t.Fatal(err)
	}
	defer f.Close()
	g, err := systems.Resume(j, systems.Tables(), f)
	if err != nil {
		d.t.Fatal(err)
	}
	use(g)
}

// laid lays the game of the save out.
func (d desk) laid(use func(*Desk)) {
	d.t.Helper()
	d.at(func(g *play.Game) {
		d.t.Helper()
		laid, err := Lay(g)
		if err != nil {
			d.t.Fatal(err)
		}
		use(laid)
	})
}

// give gives commands in what is laid out; the last may wait for its dice.
func give(t *testing.T, g *play.Game, texts ...string) {
	t.Helper()
	for i, text := range texts {
		c, err := g.Rules().ParseCommand(g.Seen(1), text)
		if err == nil {
			_, err = g.Do(c)
		}
		if err != nil && (i < len(texts)-1 || !errors.Is(err, play.ErrOwed)) {
			t.Fatalf("%s: %v", text, err)
		}
	}
}

// What is commanded upon the desk laid out waits at the desk, and is there again when that is opened anew; what is taken back is taken back there.
func TestWhatIsPlannedStandsAtTheDesk(t *testing.T) {
	_, first := midway(t)
	first.laid(func(d *Desk) {
		g := d.Game()
		if h := g.Header(); g.Desk() != 1 || g.Seat(2) != play.SeatMail || h.Kept() || h.Keeps() {
			t.Error("it is no desk of side 1")
		}
		give(t, g, "Allies: done", "Allies: sail TF#f5 M46")
		if got := mail.Planned(d.Kept()); !slices.Equal(got, []string{"Allies: done", "Allies: sail TF#f5 M46"}) {
			t.Errorf("there waits %q", got)
		}
		if err := g.TakeBack(1); err != nil {
			t.Fatal(err)
		}
		if got := mail.Planned(d.Kept()); !slices.Equal(got, []string{"Allies: done"}) {
			t.Errorf("after a step back there waits %q", got)
		}
		if ok, err := g.Redo(1); !ok || err != nil {
			t.Error(ok, err)
		}
		if got := mail.Planned(d.Kept()); len(got) != 2 {
			t.Errorf("given again there waits %q", got)
		}
		if err := g.GoTo(0, 1); err != nil {
			t.Fatal(err)
		}
		if got := mail.Planned(d.Kept()); len(got) != 0 {
			t.Errorf("back at the beginning there waits %q", got)
		}
		give(t, g, "Allies: done")
	})
	first.laid(func(d *Desk) {
		if p, _ := mail.Before(d.Kept()); p.Digest() != d.Game().Seen(1).Digest() || d.Game().Head() == 0 {
			t.Error("opened anew it does not stand where it stood")
		}
		n := d.Kept().Len()
		if _, err := Lay(d.Kept()); err != nil || d.Kept().Len() != n {
			t.Errorf("laying it out writes at the desk: %v", err)
		}
	})
}

// Nothing is written down there but commands of the side.
func TestNothingElseIsWrittenAtTheDesk(t *testing.T) {
	keeper, first := midway(t)
	first.laid(func(d *Desk) {
		n := d.Kept().Len()
		for what, err := range map[string]error{
			"a note": d.Game().Note(1, "well met"), "a setting": d.Game().Set("over", "1"), "orders of the other side": d.Game().Set("orders.2", "last=0"),
		} {
			if !errors.Is(err, ErrKept) {
				t.Errorf("%s: %v", what, err)
			}
		}
		if d.Kept().Len() != n {
			t.Error("something was written down")
		}
	})
	keeper.at(func(g *play.Game) {
		if _, err := Lay(g); !errors.Is(err, mail.ErrNotKept) {
			t.Errorf("the keeper's desk is laid out as a side's: %v", err)
		}
	})
}

// Standing orders that are left wait there to be sent as commands do, and stand there when it is laid out anew.
func TestOrdersWaitAtTheDesk(t *testing.T) {
	_, first := midway(t)
	first.laid(func(d *Desk) {
		if err := d.Game().SetOrders(1, engine.StandingOrders{{Kind: "last"}}); err != nil {
			t.Fatal(err)
		}
		give(t, d.Game(), "Allies: done")
		if o := d.Kept().Orders(1).String(); o != "last=0" || len(mail.Planned(d.Kept())) != 1 {
			t.Errorf("there wait %q and %q", mail.Planned(d.Kept()), o)
		}
	})
	first.laid(func(d *Desk) {
		if o := d.Game().Orders(1).String(); o != "last=0" {
			t.Errorf("opened anew the orders are %q", o)
		}
		if err := d.Game().SetOrders(1, nil); err != nil || len(d.Kept().Orders(1)) > 0 {
			t.Errorf("they are not taken back: %v", err)
		}
	})
}

// A command that draws dice waits, and nothing follows it; once its letter is written nothing of it is taken back, and until the answer comes the desk
// shows what was sent.
func TestWhatIsOnItsWayStands(t *testing.T) {
	keeper, first := midway(t)
	first.laid(func(d *Desk) { give(t, d.Game(), "Allies: done", "Allies: hunt L46") })
	told, err := first.o.Pack(first.path, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	first.laid(func(d *Desk) {
		g := d.Game()
		if p := g.Path(); len(p) != 3 || len(mail.Planned(d.Kept())) != 0 || !mail.StateOf(d.Kept()).Keeper {
			t.Errorf("what was sent is not seen: %v", p)
		}
		var b *play.Barrier
		if err := g.TakeBack(1); !errors.As(err, &b) || b.Why.Key != "game.barrier.letter" {
			t.Errorf("what was sent is taken back: %v", err)
		}
	})
	answer, err := keeper.o.Read(told.Text, engine.NoSide, nil)
	if err != nil || len(answer.Sent) != 1 || answer.Sent[0].To != 2 {
		t.Fatalf("%+v, %v", answer, err)
	}
}

// While the keeper's answer is awaited no orders are left, also where what was sent leads to where its side acts again: nothing of them is written.
func TestNoOrdersWhileAnAnswerIsAwaited(t *testing.T) {
	_, first := midway(t)
	first.laid(func(d *Desk) { give(t, d.Game(), "Allies: done") })
	if _, err := first.o.Pack(first.path, "", nil); err != nil {
		t.Fatal(err)
	}
	first.laid(func(d *Desk) {
		if !d.Game().MayOrder(1) {
			t.Fatal("side 1 does not act behind what it sent: nothing was tried")
		}
		if err := d.Game().SetOrders(1, engine.StandingOrders{{Kind: "letby"}}); !errors.Is(err, mail.ErrKeeper) {
			t.Errorf("orders behind a letter that is not answered: %v", err)
		}
	})
	first.at(func(g *play.Game) {
		if o := g.Orders(1); len(o) > 0 {
			t.Errorf("the desk holds %q", o)
		}
	})
}
