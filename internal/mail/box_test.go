package mail

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"strings"
	"testing"

	"filippo.io/age"

	"awaw/engine"
	"awaw/engine/play"
)

// Who carries a letter reads nothing of it, nor does a desk of another game; whoever it is for reads it, and its writer need not.
func TestLettersAreSealed(t *testing.T) {
	all, other := begun(t, hands, 3), begunFrom(t, hands, 3, 40)
	a := all[0]
	a.gives("1 pick 9", "1 confirm")
	text := a.packs()
	p := paper(t, text)
	l := a.letter(text)
	for what, secret := range map[string]string{"the seal": l.Items[0].Seal, "the story": l.Story, "the field of items": "items"} {
		if raw := p.Sealed.Text; bytes.Contains(p.body, []byte(secret)) || bytes.Contains(raw, []byte(secret)) {
			t.Errorf("%s is shown", what)
		}
	}
	for _, d := range append(other, a) {
		if got, err := d.own.unseal(p.Sealed); !errors.Is(err, ErrFor) {
			t.Errorf("side %d reads %+v, %v", d.side, got, err)
		}
	}
	for _, d := range all[1:] {
		if got, err := d.own.unseal(p.Sealed); err != nil || fmt.Sprint(got) != fmt.Sprint(l) {
			t.Errorf("side %d reads %+v, %v", d.side, got, err)
		}
		d.takes(text)
	}
}

// A letter that is written once more, as from an older copy of the desk, is other bytes and read as the same.
func TestALetterOnceMoreIsTheSame(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	twin := a.twin()
	first, again := a.packs(), twin.packs()
	if bytes.Equal(first, again) {
		t.Error("two letters have the same bytes: what is sealed hangs on nothing that changes")
	}
	b.takes(first)
	if err := b.reads(again); !errors.As(err, new(*Double)) {
		t.Errorf("%v", err)
	}
}

// Nobody sends another's sealed letter as his own, nor an open letter where letters are sealed, nor one that is sealed to somebody else.
func TestSealedLettersThatAreNone(t *testing.T) {
	all := begun(t, hands, 3)
	a, b, c := all[0], all[1], all[2]
	a.gives("1 pick 9", "1 confirm")
	text := a.packs()
	mark := *a.game.ByMail()
	mark.Boxes = []string{mark.Boxes[0], mark.Boxes[2], mark.Boxes[2]}
	mine, err := paperOf(a.letter(text), &mark, a.own)
	if err != nil {
		t.Fatal(err)
	}
	for what, x := range map[string]struct {
		by   *table
		p    *Paper
		want error
	}{
		"another's letter":    {c, &Paper{Kind: KindLetter, Sealed: &Sealed{Game: mark.Game, From: 3, Text: paper(t, text).Sealed.Text}}, ErrForged},
		"an open letter":      {a, &Paper{Kind: KindLetter, Letter: a.letter(text)}, ErrStrange},
		"sealed to another":   {a, mine, ErrFor},
		"nothing":             {a, &Paper{Kind: KindLetter, Sealed: &Sealed{Game: mark.Game, From: 1}}, ErrStrange},
		"zeros":               {a, &Paper{Kind: KindLetter, Sealed: &Sealed{Game: mark.Game, From: 1, Text: make([]byte, 1000)}}, ErrStrange},
		"half of it":          {a, &Paper{Kind: KindLetter, Sealed: &Sealed{Game: mark.Game, From: 1, Text: paper(t, text).Sealed.Text[:700]}}, ErrStrange},
		"to a thousand desks": {a, sealedAs(t, mark.Game, bytes.Repeat([]byte("{}"), 10), b, 1000), ErrLong},
		"what no desk writes": {a, sealedAs(t, mark.Game, []byte("what is this?"), b, 1), ErrTorn},
		"a bomb":              {a, sealedAs(t, mark.Game, packed(t, bytes.Repeat([]byte("[{}"), 2*mostGroups)), b, 1), ErrLong},
		"a long bomb":         {a, sealedAs(t, mark.Game, packed(t, make([]byte, 9<<20)), b, 1), ErrLong},
		"a bell in the words": {a, sealedAs(t, mark.Game, packed(t, []byte(`{"words":"\u0007"}`)), b, 1), ErrStrange},
	} {
		out, err := x.p.write(x.by.own)
		if err != nil {
			t.Fatal(err)
		}
		if err := b.reads(out); !errors.Is(err, x.want) {
			t.Errorf("%s: %v, want %v", what, err, x.want)
		}
	}
	b.takes(text)
}

func packed(t *testing.T, body []byte) []byte {
	t.Helper()
	out, err := pack(body)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// sealedAs is whatever bytes, sealed to a desk so many times.
func sealedAs(t *testing.T, game string, plain []byte, d *table, times int) *Paper {
	t.Helper()
	box, err := d.own.box()
	if err != nil {
		t.Fatal(err)
	}
	to, err := age.ParseX25519Recipient(box)
	if err != nil {
		t.Fatal(err)
	}
	var list []age.Recipient
	for range times {
		list = append(list, to)
	}
	var out bytes.Buffer
	w, err := age.Encrypt(&out, list...)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(plain); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	return &Paper{Kind: KindLetter, Sealed: &Sealed{Game: game, From: 1, Text: out.Bytes()}}
}

// A game that an older program offered goes on with open letters at both desks, and the desks of older games read them.
func TestGamesFromBeforeHaveOpenLetters(t *testing.T) {
	inv := Invitation{Title: "a game", System: rulesOf(buckets).ID(), Name: buckets.Name, Scenario: string(buckets.Data), Sides: 2, From: 1, Mark: strings.Repeat("0b", 32)}
	seed := engine.OpenSeed(1)
	var err error
	if inv.Tip, inv.Key, _, err = fresh(seed); err != nil {
		t.Fatal(err)
	}
	text, err := (&Paper{Kind: KindInvitation, Invitation: &inv}).write(secret{seed})
	if err != nil {
		t.Fatal(err)
	}
	host, err := ReadDesk([]byte(fmt.Sprintf(`{"seed":%q,"side":1,"invitation":%q}`, seed, text)))
	if err != nil {
		t.Fatal(err)
	}
	guest, back, err := Accept(paper(t, text), string(text), 2, engine.OpenSeed(2))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := host.Take(paper(t, back)); err != nil {
		t.Fatal(err)
	}
	var out []*table
	for _, d := range []*Desk{host, guest} {
		x := &table{t: t, side: d.Side, doc: buckets, own: secret{d.Secret()}, kept: &play.Memory{}}
		if x.game, err = play.New(rulesOf(buckets), engine.Kit{}, buckets, play.Options{Seed: d.Secret(), Links: d.Links(), Sink: x.kept, Program: "1.0"}); err != nil {
			t.Fatal(err)
		}
		out = append(out, x)
	}
	out[0].gives("1 attack 0")
	letter := out[0].packs()
	if p := paper(t, letter); p.Format != formatOpen || p.Letter == nil {
		t.Errorf("the letter is of format %d", p.Format)
	}
	out[1].takes(letter)
}

// A desk under a passphrase keeps nothing in plain that opens anything: neither its secret nor the key of the save to be.
func TestAShutDesk(t *testing.T) {
	seed := engine.OpenSeed(1)
	d, text, err := Invite(Invitation{Title: "a game", Sides: 2, From: 1}, seed)
	if err != nil {
		t.Fatal(err)
	}
	if err := d.Lock(&play.LocksMark{Public: "p", Sides: []play.SideLock{{Side: 1}}}, mirror{}); err != nil {
		t.Fatal(err)
	}
	kept, err := d.Keep()
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Contains(kept, []byte(seed.String())) || bytes.Contains(kept, []byte(mirror{}.Key())) {
		t.Errorf("the desk shows its secret: %s", kept)
	}
	if d, err = ReadDesk(kept); err != nil || !d.IsShut() || d.Secret() != (engine.Seed{}) {
		t.Fatalf("%+v, %v", d, err)
	}
	_, back, err := Accept(paper(t, text), string(text), 2, engine.OpenSeed(2))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := d.Take(paper(t, back)); !errors.As(err, new(*play.LockedError)) || len(d.Accepted) != 0 {
		t.Fatalf("it begins without its secret: %v", err)
	}
	shut := d.Shut
	if d.Shut = strings.Repeat("A", 44); !errors.Is(d.Open(mirror{}), ErrDesk) || !d.IsShut() {
		t.Error("another's secret opens it")
	}
	if d.Shut = shut; d.Open(mirror{}) != nil || d.Secret() != seed {
		t.Error("its secret does not open it")
	}
	if _, err := d.Take(paper(t, back)); err != nil || d.Links() == nil {
		t.Errorf("it does not begin: %v", err)
	}
}

// mirror is a cipher that turns bytes over.
type mirror struct{}

func (mirror) Lock(plain []byte) (string, error) {
	out := bytes.Clone(plain)
	for i := range out {
		out[i] ^= 0x55
	}
	return base64.StdEncoding.EncodeToString(out), nil
}

func (m mirror) Unlock(text string) ([]byte, error) {
	raw, err := base64.StdEncoding.DecodeString(text)
	if err != nil {
		return nil, err
	}
	for i := range raw {
		raw[i] ^= 0x55
	}
	return raw, nil
}

func (mirror) Key() string { return "the key of the save" }
