// Games by mail: each side has a desk of its own, and they know of each other what stands in letters alone.
package tests

import (
	"bytes"
	"errors"
	"flag"
	"regexp"
	"slices"
	"testing"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/mail"
	"awaw/scenarios"
)

// seat is one desk of a game by mail.
type seat struct {
	t    *testing.T
	s    system
	game *play.Game
	kept *play.Memory
	seed engine.Seed
	bot  ai.Player
	key  play.Cipher // of a save under a passphrase
	// orders are the standing orders it leaves as soon as it may, "" for none.
	orders string
	fickle bool // it changes its orders at every decision
}

// again opens the desk's game from what it has kept.
func (d *seat) again() (*play.Game, error) {
	kept := &play.Memory{}
	if err := kept.Append(d.kept.Bytes()); err != nil {
		return nil, err
	}
	j, err := play.ReadJournal("desk", bytes.NewReader(kept.Bytes()))
	if err != nil {
		return nil, err
	}
	if d.key != nil {
		if err := j.Unlock(d.key); err != nil {
			return nil, err
		}
	}
	return play.Resume(d.s.rules, d.s.kit, j, kept)
}

type system struct {
	rules engine.Ruleset
	kit   engine.Kit
	doc   engine.Doc
}

// desks begins a game by mail, with a bot of that name at each desk.
func desks(t *testing.T, id, bot string) []*seat {
	rules, kit, doc, _ := scene(t, id)
	return desksOf(t, system{rules, kit, doc}, bot)
}

// brief is the game of a scenario with fewer turns.
func brief(t *testing.T, id, turns string) system {
	rules, kit, doc, _ := scene(t, id)
	at := regexp.MustCompile(`(?m)^turns = \d+$`)
	if len(at.FindAll(doc.Data, -1)) != 1 {
		t.Fatalf("%s does not say once how many turns it has", id)
	}
	doc.Data = at.ReplaceAll(doc.Data, []byte("turns = "+turns))
	return system{rules, kit, doc}
}

// desksOf is desks for a game that is no scenario as it lies there.
func desksOf(t *testing.T, of system, bot string) []*seat {
	return desksBegun(t, of, bot, func(*play.LinksMark) {})
}

// desksBegun is the same for a game whose header has been changed, as an older program wrote it.
func desksBegun(t *testing.T, of system, bot string, change func(*play.LinksMark)) []*seat {
	rules, kit, doc := of.rules, of.kit, of.doc
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	var all []*mail.Desk
	seed := func(i int) engine.Seed { return engine.OpenSeed(uint64(900 + i)) }
	inv := mail.Invitation{Title: scenarios.Title(doc), System: rules.ID(), Name: doc.Name, Scenario: string(doc.Data), Sides: len(info.Sides), From: 1}
	host, text, err := mail.Invite(inv, seed(1))
	if err != nil {
		t.Fatal(err)
	}
	all = append(all, host)
	paper := func(text []byte) *mail.Paper {
		p, err := mail.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	var start []byte
	for i := 2; i <= inv.Sides; i++ {
		d, back, err := mail.Accept(paper(text), string(text), engine.Side(i), seed(i))
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, d)
		if start, err = host.Take(paper(back)); err != nil {
			t.Fatal(err)
		}
	}
	if (start != nil) != (inv.Sides > 2) {
		t.Fatalf("a start for %d sides: %v", inv.Sides, start != nil)
	}
	var out []*seat
	for i, d := range all {
		if start != nil && i > 0 {
			if _, err := d.Take(paper(start)); err != nil {
				t.Fatal(err)
			}
		}
		s := &seat{t: t, s: system{rules, kit, doc}, kept: &play.Memory{}, seed: d.Secret()}
		if s.bot, err = systems.Bots().Find(bot, ai.Options{Seed: uint64(i + 1), Nodes: 60}); err != nil {
			t.Fatal(err)
		}
		var lock *play.LocksMark
		if i == 0 { // whoever invited keeps his save under a passphrase
			if lock, s.key, err = locks.New([]locks.Passphrase{{Side: 1, Text: "a carrier north of the island"}}); err != nil {
				t.Fatal(err)
			}
		}
		links := d.Links()
		change(links)
		o := play.Options{Seed: s.seed, Links: links, Sink: s.kept, Program: "awaw test", Locks: lock, Cipher: s.key}
		if s.game, err = play.New(rules, kit, doc, o); err != nil {
			t.Fatal(err)
		}
		out = append(out, s)
	}
	return out
}

// decide plays at a desk until it has nothing to decide.
func (d *seat) decide() {
	me := d.game.ByMail().Side
	for range 5000 {
		if err := mail.Settle(d.game); err != nil {
			d.t.Fatal(err)
		}
		if !slices.Contains(d.game.ToAct(), me) || len(d.game.Legal(me, nil)) == 0 {
			return
		}
		if d.fickle && d.orders != "" {
			d.orders = ""
		} else if d.fickle {
			d.orders = someOrders
		}
		if o, err := engine.ParseStandingOrders(d.orders); err != nil || d.game.SetOrders(me, o) != nil {
			d.t.Fatal("no orders", err)
		}
		_, err := d.game.Do(d.bot.Decide(d.game.Seen(me), me, ai.Watch{}).Commands[0])
		if err != nil && !errors.Is(err, play.ErrOwed) {
			d.t.Fatalf("side %d: %v", me, err)
		}
	}
	d.t.Fatalf("side %d decides without end", me)
}

// mails plays on until the game is over or most letters are written, and counts them.
func mails(t *testing.T, all []*seat, most int) int {
	n := 0
	for n < most {
		moved := false
		for _, d := range all {
			d.decide()
			if !mail.StateOf(d.game).Pack {
				continue
			}
			text, err := mail.Pack(d.game, d.seed, "", func(int, []byte) error { return nil })
			if err != nil {
				t.Fatalf("side %d packs: %v", d.game.ByMail().Side, err)
			}
			n, moved = n+1, true
			p, err := mail.Read(text)
			if err != nil {
				t.Fatal(err)
			}
			for _, o := range all {
				if o != d {
					if _, err := mail.Open(o.game, p, o.again); err != nil {
						t.Fatalf("letter %d of side %d at side %d: %v", d.game.Letters()[p.From()-1], p.From(), o.game.ByMail().Side, err)
					}
				}
			}
		}
		if !moved {
			break
		}
	}
	return n
}

// someOrders are standing orders of the air game.
const someOrders = "disengage=3 intercept=55 withhold=0"

// Orders that are left or taken back while a question is open, which they would answer, are read at every desk as at the one that left them.
func TestOrdersAreLeftAtOpenQuestions(t *testing.T) {
	for _, bot := range []string{"random", "pilot"} {
		all := desks(t, "channel-1940", bot)
		for _, d := range all {
			d.fickle = true
		}
		mails(t, all, 60)
		for _, d := range all {
			if d.game.Story() != all[0].game.Story() {
				t.Errorf("%s: side %d tells another story", bot, d.game.ByMail().Side)
			}
			again, err := d.again()
			if err != nil {
				t.Fatal(err)
			}
			if r := again.Verify(); r.Proof() != play.Proved {
				t.Errorf("%s, side %d: %+v", bot, d.game.ByMail().Side, r)
			}
		}
	}
}

// Until a game by mail is over a desk makes no copy for another side.
func TestADeskShowsItsOwnSideAlone(t *testing.T) {
	all := desks(t, "midway-1942", "random")
	mails(t, all, 6)
	g := all[1].game
	j, err := play.ReadJournal("midway", bytes.NewReader(all[1].kept.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := g.CopyFor(1, j); !errors.Is(err, play.ErrOtherDesk) {
		t.Errorf("a copy for the other side: %v", err)
	}
	if _, err := g.CopyFor(2, j); err != nil {
		t.Errorf("a copy for its own: %v", err)
	}
	if err := g.GiveSeat(1, play.SeatPerson); !errors.Is(err, play.ErrOtherDesk) {
		t.Errorf("the other side's seat is given away: %v", err)
	}
	if err := g.Set(play.SettingSeats, "person,person"); err != nil || g.Seat(1) != play.SeatMail || g.Seat(2) != play.SeatPerson {
		t.Errorf("%v: the seats are held by %q and %q", err, g.Seat(1), g.Seat(2))
	}
}

var wholeMails = flag.Bool("mails", false, "play games by mail for seven sides to their end, and tell how many letters a turn takes")

func TestGamesByMail(t *testing.T) {
	for _, x := range []struct {
		id, bot, orders string
		most            int    // letters, for games that would take too long
		turns           string // of a game made shorter
	}{
		{"channel-1940", "random", "", 0, ""}, {"channel-1940", "pilot", someOrders, 0, ""}, {"midway-1942", "random", someOrders, 60, ""}, {"over-the-reich", "random", "", 0, ""},
		{"channel-skies", "random", "", 0, ""}, {"wings-two-1901", "random", "", 0, ""}, {"wings-1901", "random", "", 40, ""}, {"air-units-1901", "random", "", 0, "2"},
	} {
		t.Run(x.id, func(t *testing.T) {
			all := desks(t, x.id, x.bot)
			if x.turns != "" {
				all = desksOf(t, brief(t, x.id, x.turns), x.bot)
			}
			for _, d := range all {
				d.orders = x.orders
			}
			most := x.most
			if most == 0 || *wholeMails {
				most = 2000
			}
			n := mails(t, all, most)
			for _, d := range all {
				if n < most && !d.game.Outcome().Over {
					t.Errorf("side %d: not over after %d letters: %+v", d.game.ByMail().Side, n, mail.StateOf(d.game))
				}
				if n < most && d.game.Story() != all[0].game.Story() {
					t.Errorf("side %d tells another story", d.game.ByMail().Side)
				}
				again, err := d.again()
				if err != nil {
					t.Fatal(err)
				}
				if r := again.Verify(); r.Proof() != play.Proved {
					t.Errorf("side %d: %+v", d.game.ByMail().Side, r)
				}
			}
			t.Logf("%d letters, %d lines", n, all[0].game.Len())
		})
	}
}

// TestLettersATurn tells how many letters a turn takes between Pilots, with standing orders and without: run it with -args -mails.
func TestLettersATurn(t *testing.T) {
	if !*wholeMails {
		t.Skip("a measurement: -args -mails")
	}
	for _, x := range []struct {
		id, bot, orders string
		most            int
	}{
		{"channel-1940", "pilot", "", 3000}, {"channel-1940", "pilot", someOrders, 3000},
		{"midway-1942", "pilot", "", 3000}, {"midway-1942", "pilot", someOrders, 3000}, {"midway-1942", "pilot", keptOrders, 3000},
		{"over-the-reich", "pilot", "", 3000}, {"over-the-reich", "pilot", "loss=0 pick=0", 3000},
		{"channel-skies", "pilot", "", 3000}, {"channel-skies", "pilot", "aim=0 loss=0", 3000},
		{"wings-two-1901", "pilot", "", 3000}, {"wings-1901", "random", "", 200}, {"air-units-1901", "random", "", 200},
	} {
		all := desks(t, x.id, x.bot)
		for _, d := range all {
			d.orders = x.orders
		}
		n := mails(t, all, x.most)
		turn, _ := engine.When(all[0].game.Position())
		t.Logf("%s, orders %q: %d letters, turn %d, over %v", x.id, x.orders, n, turn, all[0].game.Outcome().Over)
	}
}

// Who ends a game in which something is hidden sees what the others hid only with their links: his command waits for them though it draws no dice,
// as one that does.
func TestTheEndWaitsForLinks(t *testing.T) {
	for _, id := range []string{"midway-1942", "pearl-harbor-1941"} {
		all := desks(t, id, "random")
		ends := 0
		for mails(t, all, 1) > 0 {
			for _, d := range all {
				if d.game.OwesEnd() {
					ends++
				}
			}
		}
		if ends == 0 {
			t.Errorf("%s: no desk was told that the end is awaited", id)
		}
		for _, d := range all {
			if !d.game.Outcome().Over || d.game.Story() != all[0].game.Story() {
				t.Fatalf("%s, side %d: over %v", id, d.game.ByMail().Side, d.game.Outcome().Over)
			}
			var last, owed play.Line
			for n := 1; n <= d.game.Len(); n++ {
				switch l, _ := d.game.Line(n); l.Kind {
				case play.LineOwed:
					owed = l
				case play.LineCommand:
					last = l
				}
			}
			if owed.Cmd != last.Cmd || owed.Parent != last.Parent || last.Rolled() {
				t.Errorf("%s, side %d: the game ended with %+v, and last owed was %+v", id, d.game.ByMail().Side, last, owed)
			}
			if again, err := d.again(); err != nil || again.Verify().Proof() != play.Proved {
				t.Errorf("%s, side %d: %v", id, d.game.ByMail().Side, err)
			}
		}
	}
}

// A desk makes no sandbox of a game in which something was hidden from its side before, though nothing is any more: it would tell the past.
func TestNoSandboxTellsWhatWasHidden(t *testing.T) {
	all := desks(t, "midway-1942", "random")
	tried := 0
	for range 40 {
		mails(t, all, 1)
		for _, d := range all {
			h, ok := d.game.Position().(engine.Hider)
			if me := d.game.ByMail().Side; !ok || h.Hides(me) || d.game.Desk() != me {
				continue
			}
			tried++
			if _, err := d.game.Fork(d.game.Head(), engine.NoSide, play.Options{Seed: engine.OpenSeed(1), Sink: &play.Memory{}}); !errors.Is(err, play.ErrHidden) {
				t.Fatalf("a sandbox where nothing is hidden any more: %v", err)
			}
		}
	}
	if tried == 0 {
		t.Error("something is hidden always: nothing was tried")
	}
	channel := desks(t, "channel-1940", "random")
	mails(t, channel, 4)
	if _, err := channel[0].game.Fork(channel[0].game.Head(), 1, play.Options{Seed: engine.OpenSeed(1), Sink: &play.Memory{}}); err != nil {
		t.Errorf("a sandbox of a game in which nothing is hidden: %v", err)
	}
}

// In a game that an older program began the last command waits for nothing, and the game proves true.
func TestTheEndOfOlderGames(t *testing.T) {
	rules, kit, doc, _ := scene(t, "pearl-harbor-1941")
	all := desksBegun(t, system{rules, kit, doc}, "random", func(m *play.LinksMark) { m.Ending = false })
	mails(t, all, 2000)
	for _, d := range all {
		owed, last := play.Line{}, play.Line{}
		for n := 1; n <= d.game.Len(); n++ {
			switch l, _ := d.game.Line(n); l.Kind {
			case play.LineOwed:
				owed = l
			case play.LineCommand:
				last = l
			}
		}
		if !d.game.Outcome().Over || owed.Parent == last.Parent {
			t.Errorf("side %d: over %v, with %+v; last owed was %+v", d.game.ByMail().Side, d.game.Outcome().Over, last, owed)
		}
		if again, err := d.again(); err != nil || again.Verify().Proof() != play.Proved {
			t.Errorf("side %d: %v", d.game.ByMail().Side, err)
		}
	}
}
