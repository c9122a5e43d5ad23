package mail

import (
	"bytes"
	"errors"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
	"awaw/engine/toys"
)

// The toys that are played by mail here: one of dice for two sides, one of sealed orders for three.
var (
	buckets = engine.Doc{Name: "buckets.json", Data: []byte(`{"turns": 6, "places": [[[3, 2], [2, 3]], [[5, 0], [0, 4]], [[1, 1], [1, 1]]]}`)}
	hands   = engine.Doc{Name: "sealed.json", Data: []byte(`{"salts": ["x", "y", "z"], "hands": [[1, 5, 9], [5, 6, 9], [3, 5, 9]]}`)}
)

// table is one desk of a game.
type table struct {
	t    *testing.T
	side engine.Side
	doc  engine.Doc
	own  secret
	all  []secret // of all desks
	game *play.Game
	kept *play.Memory
}

func rulesOf(doc engine.Doc) engine.Ruleset {
	switch doc.Name {
	case buckets.Name:
		return toys.Buckets{}
	case orderly.Name:
		return orderlyRules{}
	}
	return toys.Sealed{}
}

// again opens the desk's game from what it has kept, with a place of its own for what comes then.
func (d *table) again() (*play.Game, *play.Memory, error) {
	kept := &play.Memory{}
	if err := kept.Append(bytes.Clone(d.kept.Bytes())); err != nil {
		return nil, nil, err
	}
	j, err := play.ReadJournal("desk", bytes.NewReader(kept.Bytes()))
	if err != nil {
		return nil, nil, err
	}
	g, err := play.Resume(rulesOf(d.doc), engine.Kit{}, j, kept)
	return g, kept, err
}

// twin is the same desk once more, as a cheat would keep a copy of it.
func (d *table) twin() *table {
	d.t.Helper()
	o := *d
	var err error
	if o.game, o.kept, err = d.again(); err != nil {
		d.t.Fatal(err)
	}
	return &o
}

// begun begins a game at all its desks.
func begun(t *testing.T, doc engine.Doc, sides int) []*table {
	t.Helper()
	return begunFrom(t, doc, sides, 0)
}

// begunFrom is another game at the same desks for each number.
func begunFrom(t *testing.T, doc engine.Doc, sides int, number uint64) []*table {
	t.Helper()
	inv := Invitation{Title: "a game", System: rulesOf(doc).ID(), Name: doc.Name, Scenario: string(doc.Data), Sides: sides, From: 1}
	host, text, err := Invite(inv, engine.OpenSeed(number+1))
	if err != nil {
		t.Fatal(err)
	}
	all := []*Desk{host}
	var start []byte
	for i := 2; i <= sides; i++ {
		d, back, err := Accept(paper(t, text), string(text), engine.Side(i), engine.OpenSeed(number+uint64(i)))
		if err != nil {
			t.Fatal(err)
		}
		if start, err = host.Take(paper(t, back)); err != nil {
			t.Fatal(err)
		}
		all = append(all, d)
	}
	var out []*table
	var secrets []secret
	for _, d := range all {
		secrets = append(secrets, secret{d.Secret()})
	}
	for i, d := range all {
		if start != nil && i > 0 {
			if _, err := d.Take(paper(t, start)); err != nil {
				t.Fatal(err)
			}
		}
		x := &table{t: t, side: d.Side, doc: doc, own: secrets[i], all: secrets, kept: &play.Memory{}}
		if x.game, err = play.New(rulesOf(doc), engine.Kit{}, doc, play.Options{Seed: d.Secret(), Links: d.Links(), Sink: x.kept, Program: "1.0"}); err != nil {
			t.Fatal(err)
		}
		out = append(out, x)
	}
	return out
}

func paper(t *testing.T, text []byte) *Paper {
	t.Helper()
	p, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// gives gives commands at a desk.
func (d *table) gives(lines ...string) {
	d.t.Helper()
	for _, line := range lines {
		if err := Give(d.game, line); err != nil {
			d.t.Fatalf("%s: %v", line, err)
		}
	}
}

// packs writes the next letter of a desk.
func (d *table) packs() []byte {
	d.t.Helper()
	text, err := Pack(d.game, d.own.seed, "", func(int, []byte) error { return nil })
	if err != nil {
		d.t.Fatalf("side %d: %v", d.side, err)
	}
	return text
}

// reads reads a letter, and gives what is wrong with it. A letter that is refused must leave nothing behind.
func (d *table) reads(text []byte) error {
	d.t.Helper()
	lines, kept := d.game.Len(), len(d.kept.Bytes())
	p, err := Read(text)
	if err == nil {
		_, err = Open(d.game, p, func() (*play.Game, error) { g, _, err := d.again(); return g, err })
	}
	if err != nil && (d.game.Len() != lines || len(d.kept.Bytes()) != kept) {
		d.t.Errorf("a refused letter left something behind: %v", err)
	}
	return err
}

// takes reads a letter that is good.
func (d *table) takes(text []byte) {
	d.t.Helper()
	if err := d.reads(text); err != nil {
		d.t.Fatalf("side %d: %v", d.side, err)
	}
}

// letter is what a letter holds, as any of the desks it is for reads it.
func (d *table) letter(text []byte) *Letter {
	d.t.Helper()
	p := paper(d.t, text)
	for _, s := range d.all {
		if l, err := s.unseal(p.Sealed); err == nil {
			return l
		}
	}
	d.t.Fatal("no desk can read the letter")
	return nil
}

// forged changes what a letter holds, and signs it anew.
func (d *table) forged(text []byte, change func(*Letter)) []byte {
	d.t.Helper()
	l := d.letter(text)
	change(l)
	p, err := paperOf(l, d.game.ByMail(), d.own)
	if err != nil {
		d.t.Fatal(err)
	}
	out, err := p.write(d.own)
	if err != nil {
		d.t.Fatal(err)
	}
	return out
}

// Whoever tries commands out before one stands fast sees no die; whoever has seen the dice cannot tell that they fell for something else.
func TestCommandsCannotBeTried(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	before := a.twin()
	for _, line := range []string{"1 attack 0", "1 attack 1", "1 attack 2"} {
		twin := before.twin()
		twin.gives(line)
		if l, _ := twin.game.Line(twin.game.Len()); l.Kind != play.LineOwed || len(twin.game.Legal(1, nil)) != 0 {
			t.Errorf("%s in a copy of the desk: %s", line, l.Kind)
		}
	}
	a.gives("1 attack 0")
	b.takes(a.packs())
	a.takes(b.packs())
	if l, _ := a.game.Line(a.game.Head()); !l.Rolled() {
		t.Fatal("no dice fell")
	}
	for _, line := range []string{"1 attack 1", "1 pass"} {
		cheat := before.twin()
		cheat.gives(line)
		if err := b.reads(cheat.packs()); !errors.Is(err, ErrStory) {
			t.Errorf("%s after the dice were known: %v", line, err)
		}
	}
	if err := b.reads(before.forged(func() []byte { c := before.twin(); c.gives("1 attack 1"); return c.packs() }(), func(l *Letter) { l.Number = 2; l.Heard = []int{2, 1} })); err == nil {
		t.Error("another story under the next number was taken")
	}
}

// A link that is not the next of its chain is refused; while one is withheld the dice wait, and both desks say whose letter is awaited.
func TestLinksCannotBeChosenOrWithheld(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	if s := StateOf(a.game); !s.Pack || s.Decide {
		t.Errorf("a command that owes dice: %+v", s)
	}
	letter := a.packs()
	if s := StateOf(a.game); s.Pack || s.Decide || len(s.Waiting) != 1 || s.Waiting[0] != 2 {
		t.Errorf("who waits for a link: %+v", s)
	}
	if err := a.reads(letter); !errors.Is(err, ErrOwn) {
		t.Errorf("one's own letter: %v", err)
	}
	late := b.twin()
	b.takes(letter)
	if err := b.reads(letter); !errors.As(err, new(*Double)) {
		t.Errorf("a letter twice: %v", err)
	}
	answer := b.packs()
	other, err := chain.Of(b.own.seed, 7)
	if err != nil {
		t.Fatal(err)
	}
	for what, c := range map[string]struct {
		text []byte
		want error
	}{
		"a link that was chosen":  {b.forged(answer, func(l *Letter) { l.Items[0].Link = other.String() }), play.ErrLink},
		"signed by somebody else": {a.forged(answer, func(*Letter) {}), ErrForged},
		"of another game":         {b.forged(answer, func(l *Letter) { l.Game = "00" }), ErrOther},
		"of nobody":               {b.forged(answer, func(l *Letter) { l.From = 9 }), ErrForged},
		"without an end":          {b.forged(answer, func(l *Letter) { l.Story = strings.Repeat("00", 32) }), ErrStory},
		"without its sum":         {b.forged(answer, func(l *Letter) { l.Digest = "" }), ErrStrange},
		"two things in one":       {b.forged(answer, func(l *Letter) { l.Items[0].Cmd = "1 pass" }), ErrStrange},
		"a command of the other":  {b.forged(answer, func(l *Letter) { l.Items = append(l.Items, Item{Cmd: "1 pass"}) }), nil},
		"a number that is ahead":  {b.forged(answer, func(l *Letter) { l.Number, l.Heard = 3, []int{1, 3} }), nil},
		"an answer to nothing":    {b.forged(answer, func(l *Letter) { l.Heard = []int{5, 1} }), ErrStory},
		"an item of nothing":      {b.forged(answer, func(l *Letter) { l.Items = append(l.Items, Item{}) }), ErrStrange},
		"changed on its way":      {bytes.Replace(answer, answer[60:70], []byte("AAAAAAAAAA"), 1), nil},
		"half of it":              {answer[:len(answer)/2], ErrTorn},
		"no letter":               {[]byte("Dear friend, where is your letter?"), ErrNoMail},
	} {
		if err := a.reads(c.text); err == nil || c.want != nil && !errors.Is(err, c.want) {
			t.Errorf("%s: %v", what, err)
		}
	}
	a.takes(append([]byte("Dear friend,\r\n\r\n"), append(bytes.ReplaceAll(answer, []byte("\n"), []byte("\r\n")), "\r\nYours"...)...))
	if late.game.Story() == b.game.Story() || a.game.Story() != b.game.Story() {
		t.Error("the desks do not tell one story")
	}
}

// Sealed orders of three desks go out as commitments, open only when all have sealed, and not otherwise than they were sealed.
func TestSealedOrdersByMail(t *testing.T) {
	all := begun(t, hands, 3)
	for _, d := range all {
		for _, c := range []engine.Command{{Side: d.side, Verb: toys.VerbPick, N: 9}, {Side: d.side, Verb: toys.VerbConfirm}} {
			if _, err := d.game.Do(c); err != nil {
				t.Fatal(err)
			}
		}
	}
	var seals [][]byte
	for _, d := range all {
		seals = append(seals, d.packs())
		if err := d.game.Unseal(d.side); err == nil {
			t.Errorf("side %d unseals what others have heard of", d.side)
		}
		for _, it := range d.letter(seals[len(seals)-1]).Items {
			if it.Open != nil || it.Cmd != "" {
				t.Errorf("side %d sends its orders before all have sealed: %+v", d.side, it)
			}
		}
	}
	all[0].takes(seals[1])
	all[0].takes(seals[2])
	opened := all[0].packs()
	var early *Missing
	if err := all[1].reads(opened); !errors.As(err, &early) || early.Side != 1 {
		t.Errorf("a letter before the one it needs: %v (%+v)", err, early)
	}
	all[1].takes(seals[2])
	all[1].takes(seals[0])
	other := all[0].forged(opened, func(l *Letter) { l.Items[0].Open.Salt = "00112233445566778899aabbccddeeff" })
	if err := all[1].reads(other); err == nil {
		t.Error("other orders than were sealed are taken")
	}
	all[1].takes(opened)
	all[2].takes(seals[0])
	all[2].takes(seals[1])
	all[2].takes(opened)
	second := all[1].packs()
	all[2].takes(second)
	all[0].takes(second)
	third := all[2].packs()
	all[0].takes(third)
	all[1].takes(third)
	for _, d := range all {
		if d.game.Story() != all[0].game.Story() || len(d.game.Stories()) < 2 {
			t.Errorf("side %d tells another story", d.side)
		}
	}
}

// Invitations and their answers: a side is taken once, by whoever signs for it, and no game is taken for another.
func TestInvitations(t *testing.T) {
	inv := Invitation{Title: "a game", System: "toy", Name: "x", Scenario: "{}", Sides: 3, From: 2}
	host, text, err := Invite(inv, engine.OpenSeed(1))
	if err != nil {
		t.Fatal(err)
	}
	if _, _, err := Accept(paper(t, text), string(text), 2, engine.OpenSeed(2)); !errors.Is(err, ErrTaken) {
		t.Errorf("the host's own side: %v", err)
	}
	if _, _, err := Accept(paper(t, text), string(text), 4, engine.OpenSeed(2)); !errors.Is(err, ErrSide) {
		t.Errorf("no side: %v", err)
	}
	one, first, err := Accept(paper(t, text), string(text), 1, engine.OpenSeed(2))
	if err != nil {
		t.Fatal(err)
	}
	_, same, err := Accept(paper(t, text), string(text), 1, engine.OpenSeed(3))
	if err != nil {
		t.Fatal(err)
	}
	_, last, err := Accept(paper(t, text), string(text), 3, engine.OpenSeed(4))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := host.Take(paper(t, first)); err != nil || host.Links() != nil {
		t.Fatal(err)
	}
	if _, err := host.Take(paper(t, same)); !errors.Is(err, ErrRival) {
		t.Errorf("a side twice: %v", err)
	}
	kept, err := host.Keep()
	if err != nil {
		t.Fatal(err)
	}
	if host, err = ReadDesk(kept); err != nil {
		t.Fatal(err)
	}
	start, err := host.Take(paper(t, last))
	if err != nil || start == nil {
		t.Fatalf("no start: %v", err)
	}
	if _, err := one.Take(paper(t, start)); err != nil {
		t.Fatal(err)
	}
	if a, b := host.Links(), one.Links(); a == nil || b == nil || a.Game != b.Game || a.Side == b.Side {
		t.Errorf("two desks of one game: %+v, %+v", a, b)
	}
	elsewhere, text2, err := Invite(inv, engine.OpenSeed(9))
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(text, text2) {
		t.Error("two invitations are the same")
	}
	if _, err := elsewhere.Take(paper(t, first)); !errors.Is(err, ErrOther) {
		t.Errorf("an answer to another invitation: %v", err)
	}
	for _, sides := range []int{0, 1, 8} {
		if _, _, err := Invite(Invitation{Sides: sides, From: 1}, engine.OpenSeed(1)); !errors.Is(err, ErrSides) {
			t.Errorf("%d sides: %v", sides, err)
		}
	}
}
