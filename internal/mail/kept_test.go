package mail

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
)

// keptTables begins a toy of dice for two sides that a keeper carries out: his desk, and those of the sides, who have read his first letters.
func keptTables(t *testing.T, number uint64) (keeper *table, sides []*table) {
	t.Helper()
	return keptTablesOf(t, buckets, number)
}

// keptTablesOf is the same of a toy.
func keptTablesOf(t *testing.T, doc engine.Doc, number uint64) (keeper *table, sides []*table) {
	t.Helper()
	inv := Invitation{Title: "a game", System: rulesOf(doc).ID(), Name: doc.Name, Scenario: string(doc.Data), Sides: 2}
	host, text, err := Invite(inv, engine.OpenSeed(number+50))
	if err != nil {
		t.Fatal(err)
	}
	all := []*Desk{host}
	var start []byte
	for side := engine.Side(1); side <= 2; side++ {
		d, back, err := Accept(paper(t, text), string(text), side, engine.OpenSeed(number+50+uint64(side)))
		if err != nil {
			t.Fatal(err)
		}
		if start, err = host.Take(paper(t, back)); err != nil {
			t.Fatal(err)
		}
		all = append(all, d)
	}
	for _, d := range all {
		if d != host {
			if _, err := d.Take(paper(t, start)); err != nil {
				t.Fatal(err)
			}
		}
		x := &table{t: t, side: d.Side, doc: doc, own: secret{d.Secret()}, kept: &play.Memory{}}
		o := play.Options{Seed: d.Secret(), Links: d.Links(), Copy: d != host, Sink: x.kept, Program: "1.0"}
		if x.game, err = play.New(rulesOf(doc), engine.Kit{}, doc, o); err != nil {
			t.Fatal(err)
		}
		if d == host {
			keeper = x
		} else {
			sides = append(sides, x)
		}
	}
	keeper.tellsAll(sides)
	return keeper, sides
}

// tells writes the keeper's next letter to a side.
func (d *table) tells(side engine.Side) []byte {
	d.t.Helper()
	text, err := Tell(d.game, side, "", func(int, []byte) error { return nil })
	if err != nil {
		d.t.Fatal(err)
	}
	return text
}

// tellsAll writes the letters that are due, and has them read.
func (d *table) tellsAll(sides []*table) {
	d.t.Helper()
	for _, side := range Due(d.game) {
		sides[side-1].hears(d.tells(side))
	}
}

// hears reads a letter of the keeper that is good.
func (d *table) hears(text []byte) *Sights {
	d.t.Helper()
	l, err := Hear(d.game, paper(d.t, text))
	if err != nil {
		d.t.Fatalf("side %d: %v", d.side, err)
	}
	return l
}

// keeps reads a letter at the keeper's desk. One that is refused must leave nothing behind.
func (d *table) keeps(text []byte) error {
	d.t.Helper()
	lines, kept := d.game.Len(), len(d.kept.Bytes())
	p, err := Read(text)
	if err == nil {
		_, err = Keep(d.game, p)
	}
	if err != nil && (d.game.Len() != lines || len(d.kept.Bytes()) != kept) {
		d.t.Errorf("a refused letter left something behind: %v", err)
	}
	return err
}

// plays goes on until the game is over, by commands that chance picks.
func (d *table) plays(sides []*table, chance *engine.Fast) {
	d.t.Helper()
	for n := 0; !d.game.Outcome().Over; n++ {
		if n > 500 {
			d.t.Fatal("the game does not end")
		}
		s := sides[d.game.ToAct()[0]-1]
		for StateOf(s.game).Decide {
			p, _ := Before(s.game)
			legal := p.Legal(s.side, nil)
			s.gives(s.game.Rules().FormatCommand(p, legal[chance.Intn(len(legal))]))
		}
		if err := d.keeps(s.packs()); err != nil {
			d.t.Fatal(err)
		}
		d.tellsAll(sides)
	}
}

// A whole game through a keeper: every desk finds that what it was told is what it saw, and every die is proved.
func TestAKeptGame(t *testing.T) {
	for seed := range uint64(6) {
		keeper, sides := keptTables(t, 100*seed)
		keeper.plays(sides, engine.NewFast(seed))
		text := keeper.wholly()
		if r := keeper.game.Verify(); r.Proof() != play.Proved || r.Rolls == 0 {
			t.Errorf("seed %d: %+v", seed, r)
		}
		for _, d := range sides {
			if h := held(t, d, text); len(h.Untrue) > 0 || h.Moments == 0 || h.Rolls == 0 {
				t.Errorf("seed %d, side %d: %+v", seed, d.side, h)
			}
			if g, _, err := d.again(); err != nil || Hold(g, g).untrue() != "other" || g.Seen(d.side).Digest() != d.game.Seen(d.side).Digest() {
				t.Errorf("seed %d, side %d opened again: %v", seed, d.side, err)
			}
		}
	}
}

// Commands cannot be tried before one stands fast: no desk of a side has a die; and a second letter of a number, or one from a desk of another day, is
// refused.
func TestCommandsCannotBeTriedWithAKeeper(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	before := a.twin()
	before.gives("1 attack 0")
	if StateOf(before.game).Decide || before.game.Head() != 0 {
		t.Error("what comes of an attack is known at the desk that commands it")
	}
	a.gives("1 attack 0")
	if err := keeper.keeps(a.packs()); err != nil {
		t.Fatal(err)
	}
	keeper.tellsAll(sides)
	cheat := a.twin()
	for what, d := range map[string]*table{"the same number": before, "the next": cheat} {
		if d == before {
			if err := Unplan(d.game); err != nil {
				t.Fatal(err)
			}
			d.gives("1 attack 1")
		} else if err := d.game.Jot(play.Line{Kind: play.LineLetter, Side: d.side, Letter: 7}); err != nil { // as if it had sent more
			t.Fatal(err)
		}
		text := d.forgesGiven(func(l *Given) {})
		if err := keeper.keeps(text); err == nil {
			t.Errorf("%s: another letter was taken", what)
		}
	}
}

// forgesGiven writes a letter to the keeper, changed before it is sealed and signed.
func (d *table) forgesGiven(change func(*Given)) []byte {
	d.t.Helper()
	m := d.game.ByMail()
	n, _ := lettersOf(d.game, d.side)
	heard, _ := lettersOf(d.game, toward(d.game, d.side))
	link, err := chain.Of(d.own.seed, n+1)
	if err != nil {
		d.t.Fatal(err)
	}
	l := &Given{Game: m.Game, From: d.side, Number: n + 1, Heard: heard, Sight: digestOf(d.game.Seen(d.side)), Cmds: Planned(d.game), Link: link.String()}
	if len(l.Cmds) == 0 {
		l.Cmds = []string{"1 attack 1"}
	}
	change(l)
	text, err := sent(m, d.own.seed, m.Keeper.Box, l, l)
	if err != nil {
		d.t.Fatal(err)
	}
	return text
}

// Letters to the keeper that are double, early, changed, forged, for others, or with a link that is not the next change nothing, and say why.
func TestLettersToAKeeper(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a, b := sides[0], sides[1]
	other, others := keptTables(t, 900)
	a.gives("1 attack 0")
	for what, x := range map[string]struct {
		change func(*Given)
		want   error
	}{
		"a link that is not the next": {func(l *Given) { l.Link = strings.Repeat("ab", 32) }, play.ErrLink},
		"another sight":               {func(l *Given) { l.Sight = strings.Repeat("ab", 32) }, ErrRules},
		"an answer to no letter":      {func(l *Given) { l.Heard = 5 }, ErrStory},
		"early":                       {func(l *Given) { l.Number = 3 }, &Missing{Side: 1, Number: 1}},
		"number 0":                    {func(l *Given) { l.Number = 0 }, ErrStrange},
		"no command":                  {func(l *Given) { l.Cmds = nil }, ErrStrange},
		"an empty one":                {func(l *Given) { l.Cmds = []string{""} }, ErrStrange},
		"a long one":                  {func(l *Given) { l.Cmds = []string{strings.Repeat("x", longestGiven+1)} }, ErrStrange},
		"many":                        {func(l *Given) { l.Cmds = slices.Repeat([]string{"1 pass"}, mostGiven+1) }, ErrStrange},
		"of another side":             {func(l *Given) { l.From = 2 }, ErrForged},
		"of another game":             {func(l *Given) { l.Game = other.game.ByMail().Game }, ErrForged},
	} {
		if err := keeper.keeps(a.forgesGiven(x.change)); err == nil || err.Error() != x.want.Error() && !errors.Is(err, x.want) {
			t.Errorf("%s: %v, want %v", what, err, x.want)
		}
	}
	text := a.packs()
	if _, err := Hear(b.game, paper(t, text)); !errors.Is(err, ErrFor) {
		t.Errorf("another side reads it: %v", err)
	}
	if _, err := Hear(a.game, paper(t, text)); !errors.Is(err, ErrOwn) {
		t.Errorf("its writer reads it: %v", err)
	}
	if err := other.keeps(text); !errors.Is(err, ErrOther) {
		t.Errorf("the keeper of another game reads it: %v", err)
	}
	if err := (secret{b.own.seed}).unsealInto(paper(t, text).Sealed, &Given{}); !errors.Is(err, ErrFor) {
		t.Errorf("another side opens it: %v", err)
	}
	for i := range text {
		if i%7 != 0 {
			continue
		}
		bad := bytes.Clone(text)
		if bad[i] ^= 1; bytes.EqualFold(bad, text) {
			continue
		}
		if p, err := Read(bad); err == nil && !bytes.Equal(p.body, paper(t, text).body) {
			if keeper.keeps(bad) == nil {
				t.Fatalf("a letter with bit %d changed was taken", i)
			}
		}
	}
	if err := keeper.keeps(text); err != nil {
		t.Fatal(err)
	}
	var double *Double
	if err := keeper.keeps(text); !errors.As(err, &double) {
		t.Errorf("twice: %v", err)
	}
	if err := keeper.keeps(a.forgesGiven(func(l *Given) { l.Number, l.Cmds = 1, []string{"1 attack 1"} })); !errors.Is(err, ErrStory) {
		t.Errorf("another letter of its number: %v", err)
	}
	reply := keeper.tells(1)
	if err := keeper.keeps(reply); !errors.Is(err, ErrOwn) {
		t.Errorf("the keeper reads his own: %v", err)
	}
	if _, err := Hear(b.game, paper(t, reply)); !errors.Is(err, ErrFor) {
		t.Errorf("another side reads the answer: %v", err)
	}
	if _, err := Hear(others[0].game, paper(t, reply)); !errors.Is(err, ErrOther) {
		t.Errorf("a desk of another game reads the answer: %v", err)
	}
	a.hears(reply)
	if _, err := Hear(a.game, paper(t, reply)); !errors.As(err, &double) {
		t.Errorf("the answer twice: %v", err)
	}
}

// What a letter commands that the rules do not take is refused with the reason; so is what stands behind dice; and the side goes on.
func TestTheKeeperRefuses(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	if err := Give(a.game, "1 attack 17"); err == nil {
		t.Error("what the rules refuse can be planned")
	}
	for i, x := range []struct {
		cmds []string
		done int
		why  bool
		told bool // what was meant can be worded: it is a command upon what the side knew, and no dice lie between
	}{{[]string{"1 attack 17"}, 0, true, true}, {[]string{"2 pass"}, 0, true, true}, {[]string{"nonsense"}, 0, true, false}, {[]string{"1 attack 0", "1 attack 1"}, 1, false, false}} {
		for _, c := range x.cmds { // a desk that was changed plans what it likes
			if err := a.game.Jot(play.Line{Kind: play.LineOwed, Side: 1, Cmd: c}); err != nil {
				t.Fatal(err)
			}
		}
		if err := keeper.keeps(a.packs()); err != nil {
			t.Fatal(err)
		}
		l := a.hears(keeper.tells(1))
		if l.Answer == nil || l.Answer.Done != x.done || (l.Answer.Why != nil) != x.why {
			t.Errorf("letter %d: %+v", i, l.Answer)
		}
		if _, refused, ok := LastAnswer(a.game); !ok || refused != x.cmds[x.done] {
			t.Errorf("letter %d: refused is %q", i, refused)
		}
		switch p, c, ok := Meant(a.game, *l.Answer); {
		case ok != x.told:
			t.Errorf("letter %d: what was meant is found: %t", i, ok)
		case ok && a.game.Rules().FormatCommand(p, c) != x.cmds[x.done]:
			t.Errorf("letter %d: %q was meant, and %+v is told", i, x.cmds[x.done], c)
		}
		if x.done > 0 {
			break
		}
	}
	keeper.tellsAll(sides)
	keeper.plays(sides, engine.NewFast(3))
	if h := held(t, a, keeper.wholly()); len(h.Untrue) > 0 {
		t.Errorf("%+v", h.Untrue)
	}
}

// A program that is killed between two steps goes on where it stood: the answer is owed until it is written down, and is the same letter.
func TestAKeeperWhoIsKilled(t *testing.T) {
	keeper, sides := keptTables(t, 0)
	a := sides[0]
	a.gives("1 attack 0")
	var lost []byte
	full := errors.New("killed")
	if _, err := Pack(a.game, a.own.seed, "", func(_ int, text []byte) error { lost = text; return full }); !errors.Is(err, full) {
		t.Fatal(err)
	}
	text := a.twin().packs()
	if !paper(t, text).Same(paper(t, lost)) {
		t.Error("the letter that is written once more is another")
	}
	a.packs()
	if err := keeper.keeps(lost); err != nil {
		t.Fatal(err)
	}
	if _, err := Tell(keeper.game, 1, "", func(_ int, text []byte) error { lost = text; return full }); !errors.Is(err, full) {
		t.Fatal(err)
	}
	keeper = keeper.twin()
	if due := Due(keeper.game); !slices.Contains(due, 1) {
		t.Fatalf("nothing is owed to the side that wrote: %v", due)
	}
	again := keeper.tells(1)
	if !paper(t, again).Same(paper(t, lost)) {
		t.Error("the answer that is written once more is another")
	}
	a.hears(lost)
	if _, err := Hear(a.twin().game, paper(t, again)); !errors.As(err, new(*Double)) {
		t.Errorf("the same answer sealed anew: %v", err)
	}
	keeper.tellsAll(sides)
	keeper.plays(sides, engine.NewFast(1))
	for _, d := range sides {
		if h := held(t, d, keeper.wholly()); len(h.Untrue) > 0 {
			t.Errorf("side %d: %+v", d.side, h.Untrue)
		}
	}
}
