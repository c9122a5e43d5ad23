package tests

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/scenarios"
)

// keptWorld is a game that a keeper carries out, in memory: his desk first, then those of the sides.
type keptWorld struct {
	t     *testing.T
	desks []*play.Game
	kept  []*play.Memory
	seeds []engine.Seed
	// read is what each side was told, letter by letter: what it holds, and how long it is as it is sent.
	read [][]string
}

// keptWorlds begins the same game in two worlds, with the same secrets at all desks.
func keptWorlds(t *testing.T, id string, secret uint64) (out [2]*keptWorld) {
	t.Helper()
	rules, kit, doc, _ := scene(t, id)
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		t.Fatal(err)
	}
	paper := func(text []byte) *mail.Paper {
		p, err := mail.Read(text)
		if err != nil {
			t.Fatal(err)
		}
		return p
	}
	for i := range out {
		w := &keptWorld{t: t, read: make([][]string, len(info.Sides)+1)}
		inv := mail.Invitation{Title: scenarios.Title(doc), System: rules.ID(), Name: doc.Name, Scenario: string(doc.Data), Sides: len(info.Sides)}
		host, text, err := mail.Invite(inv, engine.OpenSeed(secret))
		if err != nil {
			t.Fatal(err)
		}
		all := []*mail.Desk{host}
		var start []byte
		for side := 1; side <= inv.Sides; side++ {
			d, back, err := mail.Accept(paper(text), string(text), engine.Side(side), engine.OpenSeed(secret+uint64(side)))
			if err != nil {
				t.Fatal(err)
			}
			all = append(all, d)
			if start, err = host.Take(paper(back)); err != nil {
				t.Fatal(err)
			}
		}
		for _, d := range all {
			if d != host {
				if _, err := d.Take(paper(start)); err != nil {
					t.Fatal(err)
				}
			}
			kept := &play.Memory{}
			g, err := play.New(rules, kit, doc, play.Options{Seed: d.Secret(), Links: d.Links(), Copy: d != host, Sink: kept, Program: "test"})
			if err != nil {
				t.Fatal(err)
			}
			w.desks, w.kept, w.seeds = append(w.desks, g), append(w.kept, kept), append(w.seeds, d.Secret())
		}
		w.tells()
		out[i] = w
	}
	return out
}

// tells writes the keeper's letters that are due, and has them read.
func (w *keptWorld) tells() {
	w.t.Helper()
	for _, side := range mail.Due(w.desks[0]) {
		text, err := mail.Tell(w.desks[0], side, "", func(int, []byte) error { return nil })
		if err != nil {
			w.t.Fatal(err)
		}
		p, err := mail.Read(text)
		if err != nil {
			w.t.Fatal(err)
		}
		l, err := mail.Hear(w.desks[side], p)
		if err != nil {
			w.t.Fatalf("side %d hears: %v", side, err)
		}
		what, err := json.Marshal(l)
		if err != nil {
			w.t.Fatal(err)
		}
		w.read[side] = append(w.read[side], fmt.Sprintf("%d bytes, known by %x: %s", len(p.Sealed.Text), p.Sealed.Mine, what))
	}
}

// sends writes the letter of a side's desk to the keeper, who answers.
func (w *keptWorld) sends(side engine.Side) {
	w.t.Helper()
	text, err := mail.Pack(w.desks[side], w.seeds[side], "", func(int, []byte) error { return nil })
	if err != nil {
		w.t.Fatalf("side %d packs: %v", side, err)
	}
	p, err := mail.Read(text)
	if err == nil {
		_, err = mail.Keep(w.desks[0], p)
	}
	if err != nil {
		w.t.Fatalf("the keeper reads side %d: %v", side, err)
	}
	w.tells()
}

// gives commands at the desk of a side. It tells whether a letter is due by it.
func (w *keptWorld) gives(side engine.Side, c engine.Command) {
	w.t.Helper()
	g := w.desks[side]
	p, _ := mail.Before(g)
	if err := mail.Give(g, g.Rules().FormatCommand(p, c)); err != nil {
		w.t.Fatalf("side %d: %v", side, err)
	}
}

// sealedDice are dice that nobody throws.
type sealedDice struct{}

var errSealedDice = errors.New("no dice")

func (sealedDice) Roll(engine.Ask) ([]int, error) { return nil, errSealedDice }

// unseenBy tells whether what is commanded in each of two positions looks the same to a side, and draws no dice; next are the positions after it.
func unseenBy(side engine.Side, at [2]engine.Position, c, d engine.Command) (next [2]engine.Position, ok bool) {
	a, told, err := at[0].Apply(c, sealedDice{})
	b, tells, also := at[1].Apply(d, sealedDice{})
	if err != nil || also != nil || a.Outcome().Over || b.Outcome().Over || !slices.Equal(a.ToAct(), b.ToAct()) {
		return next, false
	}
	x, errX := a.Seen(side).(engine.Encoder).Encode()
	y, errY := b.Seen(side).(engine.Encoder).Encode()
	same := errX == nil && errY == nil && bytes.Equal(x, y) && printedOf(engine.Redact(told, side)) == printedOf(engine.Redact(tells, side))
	return [2]engine.Position{a, b}, same
}

// Two games that a side cannot tell apart give it the same letters, byte for byte once its seal is opened, and sealed ones of one length. In the second
// the other side orders something else where that cannot be seen, and from then on sends a letter for every command, where in the first it sends one for many.
func TestKeptLettersOfTwoWorlds(t *testing.T) {
	for _, info := range scenarios.List() {
		_, _, _, start := scene(t, info.ID)
		if forces, _ := secretly(start); !forces {
			continue
		}
		if testing.Short() && info.ID != "midway-1942" && info.ID != "pearl-harbor-1941" {
			continue
		}
		t.Run(info.ID, func(t *testing.T) {
			pairs, letters := 0, 0
			for seed := uint64(0); seed < uint64(40**manyWorlds) && pairs < 2**manyWorlds; seed++ {
				watcher := engine.Side(1 + seed%2)
				n, parted := keptLettersApart(t, info.ID, seed, watcher)
				if parted && n > 0 {
					pairs, letters = pairs+1, letters+n
				}
			}
			if pairs == 0 {
				t.Error("no two worlds were found")
			}
			t.Logf("%d pairs of worlds, %d letters after they parted", pairs, letters)
		})
	}
}

// keptLettersApart plays two worlds that watcher cannot tell apart, and counts its letters after they parted.
func keptLettersApart(t *testing.T, id string, seed uint64, watcher engine.Side) (letters int, parted bool) {
	t.Helper()
	worlds := keptWorlds(t, id, 1000+seed)
	g, h := worlds[0].desks[0], worlds[1].desks[0]
	chance := engine.NewFast(seed)
	since := 0
	var truth [2]engine.Position // once they have parted: how both games stand with what waits at their desks
	for n := 0; n < 250 && len(g.ToAct()) == 1; n++ {
		side := g.ToAct()[0]
		p, _ := mail.Before(worlds[0].desks[side])
		legal := p.Legal(side, nil)
		c := legal[chance.Intn(len(legal))]
		d := c
		if !parted && side != watcher && len(mail.Planned(worlds[0].desks[side])) == 0 && g.Position().(engine.Hider).Hides(watcher) {
			if d = keptUnseen(worlds, side, watcher, c, chance); d != c {
				parted, since, truth = true, len(worlds[0].read[watcher]), [2]engine.Position{g.Position(), h.Position()}
			}
		}
		if parted { // from here on no dice are thrown: they hang on all that was commanded, and on how many letters it came in
			next, ok := unseenBy(watcher, truth, c, d)
			if !ok {
				break
			}
			truth = next
		}
		worlds[0].gives(side, c)
		worlds[1].gives(side, d)
		_, ends := mail.Before(worlds[0].desks[side])
		for i, w := range worlds {
			if ends || parted && i == 1 && side != watcher {
				w.sends(side)
			}
		}
		if ends {
			truth = [2]engine.Position{g.Position(), h.Position()}
		}
	}
	sameKeptLetters(t, seed, watcher, worlds, parted)
	if parted && truth[0].Seen(3-watcher).Digest() == truth[1].Seen(3-watcher).Digest() {
		return 0, false // what was done otherwise was undone since
	}
	return len(worlds[0].read[watcher]) - since, parted
}

// keptUnseen looks for another command for the second world that watcher cannot tell from c; c where none is found.
func keptUnseen(worlds [2]*keptWorld, side, watcher engine.Side, c engine.Command, chance *engine.Fast) engine.Command {
	q, _ := mail.Before(worlds[1].desks[side])
	others := q.Legal(side, nil)
	for range 8 {
		x := others[chance.Intn(len(others))]
		if x == c || x.Verb != c.Verb {
			continue
		}
		if _, ok := unseenBy(watcher, [2]engine.Position{worlds[0].desks[0].Position(), worlds[1].desks[0].Position()}, c, x); ok {
			return x
		}
	}
	return c
}

// sameKeptLetters holds what a side was told in two worlds against each other.
func sameKeptLetters(t *testing.T, seed uint64, watcher engine.Side, worlds [2]*keptWorld, parted bool) {
	t.Helper()
	a, b := worlds[0].read[watcher], worlds[1].read[watcher]
	if parted && len(a) != len(b) {
		t.Errorf("seed %d: side %d has %d letters in one world and %d in the other", seed, watcher, len(a), len(b))
	}
	for i := range min(len(a), len(b)) {
		if a[i] != b[i] {
			t.Fatalf("seed %d: letter %d tells side %d two worlds apart:\n%.400s\n%.400s", seed, i+1, watcher, a[i], b[i])
		}
	}
}

// Standing orders tell the other side nothing: it has the same letters, byte for byte, where orders answer for a side and where that side answers the same
// by hand, until dice are thrown.
func TestKeptLettersOfTwoWorldsOfOrders(t *testing.T) {
	answers, letters := 0, 0
	for _, id := range []string{"midway-1942", "guadalcanal-1942", "coral-sea-1942"} {
		if testing.Short() && id != "guadalcanal-1942" {
			continue
		}
		for seed := uint64(0); seed < uint64(8**manyWorlds); seed++ {
			a, l := keptOrdersApart(t, id, seed, engine.Side(1+seed%2))
			answers, letters = answers+a, letters+l
		}
	}
	if answers == 0 {
		t.Error("standing orders answered nothing")
	}
	t.Logf("%d answers by standing orders, %d letters after they were left", answers, letters)
}

// keptOrdersApart plays two worlds, in the second of which the other side than watcher leaves standing orders at some time. It counts what these answer, and
// watcher's letters from then on.
func keptOrdersApart(t *testing.T, id string, seed uint64, watcher engine.Side) (answers, letters int) {
	t.Helper()
	worlds := keptWorlds(t, id, 5000+seed)
	g, h := worlds[0].desks[0], worlds[1].desks[0]
	orders, err := engine.ParseStandingOrders(keptOrders)
	if err != nil {
		t.Fatal(err)
	}
	chance := engine.NewFast(seed)
	parted, since := false, 0
	for n := 0; n < 250 && len(g.ToAct()) == 1; n++ {
		side := g.ToAct()[0]
		p, _ := mail.Before(worlds[0].desks[side])
		if parted && g.Position().Digest() != h.Position().Digest() { // orders have answered
			c, _, ok := p.(engine.Stander).Answer(side, orders)
			if !ok || side == watcher {
				t.Fatalf("seed %d: the worlds are apart, and the orders of side %d say nothing", seed, side)
			}
			worlds[0].gives(side, c)
			worlds[0].sends(side)
			answers++
			continue
		}
		if !parted && side != watcher && len(mail.Planned(worlds[0].desks[side])) == 0 && chance.Intn(4) == 0 {
			if err := mail.Order(worlds[1].desks[side], keptOrders); err != nil {
				t.Fatal(err)
			}
			parted, since = true, len(worlds[0].read[watcher])
		}
		legal := p.Legal(side, nil)
		c := legal[chance.Intn(len(legal))]
		if _, _, err := p.Apply(c, sealedDice{}); parted && err != nil {
			break // no dice are thrown from here on: they hang on standing orders too
		}
		had := len(worlds[0].read[watcher])
		rolls := rolled(g) + rolled(h)
		for _, w := range worlds {
			w.gives(side, c)
			if _, ends := mail.Before(w.desks[side]); ends {
				w.sends(side)
			}
		}
		if parted && rolled(g)+rolled(h) > rolls {
			worlds[0].read[watcher], worlds[1].read[watcher] = worlds[0].read[watcher][:had], worlds[1].read[watcher][:had]
			break
		}
	}
	sameKeptLetters(t, seed, watcher, worlds, parted)
	return answers, max(0, len(worlds[0].read[watcher])-since)
}

// rolled counts the commands of a game that threw dice.
func rolled(g *play.Game) (n int) {
	for _, at := range g.Path() {
		if l, _ := g.Line(at); l.Rolled() {
			n++
		}
	}
	return n
}
