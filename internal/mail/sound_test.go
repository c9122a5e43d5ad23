package mail

import (
	"bytes"
	"compress/flate"
	"encoding/pem"
	"errors"
	"strings"
	"testing"

	"github.com/btcsuite/btcd/btcutil/bech32"

	"awaw/engine"
)

// What would steer a terminal, has no room as a name, or is no sum is refused before anything is kept; what desks write is not.
func TestPapersAreSound(t *testing.T) {
	s := secret{seed: engine.OpenSeed(1)}
	sum := strings.Repeat("0a", 32)
	low, err := bech32.EncodeFromBase256("age", make([]byte, 32))
	if err != nil {
		t.Fatal(err)
	}
	whole := func() *Paper {
		return &Paper{Kind: KindInvitation, Invitation: &Invitation{Title: "Kanalkampf: große Lage", Sides: 2, From: 1, Tip: sum, Key: s.key(), Mark: sum}}
	}
	for _, x := range []struct {
		what string
		do   func(p *Paper)
		want error
	}{
		{"an invitation", func(*Paper) {}, nil},
		{"a title that steers the terminal", func(p *Paper) { p.Invitation.Title = "\x1b[2J" }, ErrStrange},
		{"a title of 201 bytes", func(p *Paper) { p.Invitation.Title = strings.Repeat("a", longestTitle+1) }, ErrStrange},
		{"a title of 200 bytes", func(p *Paper) { p.Invitation.Title = strings.Repeat("a", longestTitle) }, nil},
		{"a mark that is no sum", func(p *Paper) { p.Invitation.Mark = "0b" }, ErrStrange},
		{"a day", func(p *Paper) { p.Invitation.Created = "1940-08-13" }, nil},
		{"no day", func(p *Paper) { p.Invitation.Created = strings.Repeat("1940", 100) }, ErrStrange},
		{"a name of 501 bytes", func(p *Paper) { p.Invitation.Name = strings.Repeat("a", longestNames+1) }, ErrStrange},
		{"a box of low order", func(p *Paper) { p.Invitation.Box = low }, ErrStrange},
		{"bound without a box", func(p *Paper) { p.Invitation.Bind = true }, ErrStrange},
		{"two papers in one", func(p *Paper) { p.Sealed = &Sealed{} }, ErrStrange},
		{"no title", func(p *Paper) { p.Invitation.Title = "" }, ErrStrange},
		{"a tip that is no sum", func(p *Paper) { p.Invitation.Tip = "zz" }, ErrStrange},
		{"an acceptance", func(p *Paper) {
			*p = Paper{Kind: KindAcceptance, Acceptance: &Acceptance{Of: sum, From: 2, Tip: sum, Key: sum}}
		}, nil},
		{"an acceptance with half a key", func(p *Paper) {
			*p = Paper{Kind: KindAcceptance, Acceptance: &Acceptance{Of: sum, From: 2, Tip: sum, Key: sum[:32]}}
		}, ErrStrange},
		{"a start without a sum", func(p *Paper) {
			*p = Paper{Kind: KindStart, Start: &Start{Of: sum, Tips: []string{sum, ""}, Keys: []string{sum, sum}}}
		}, ErrStrange},
		{"words of two lines", func(p *Paper) {
			*p = Paper{Kind: KindLetter, Letter: &Letter{Story: sum, Digest: sum, Words: "Guten Tag,\nich ziehe."}}
		}, nil},
		{"words of 4,001 bytes", func(p *Paper) {
			*p = Paper{Kind: KindLetter, Letter: &Letter{Story: sum, Digest: sum, Words: strings.Repeat("a", longestWords+1)}}
		}, ErrStrange},
		{"words that ring a bell, of a program that did not clean them", func(p *Paper) {
			*p = Paper{Kind: KindLetter, Letter: &Letter{Story: sum, Digest: sum, Words: "\a"}}
		}, nil},
		{"a title that turns what follows", func(p *Paper) { p.Invitation.Title = "Kanal\u202ekampf" }, ErrStrange},
	} {
		p := whole()
		x.do(p)
		text, err := p.write(s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Read(text); !errors.Is(err, x.want) {
			t.Errorf("%s: %v, want %v", x.what, err, x.want)
		}
	}
}

// An invitation of this program whose end does not wait for links was changed: no program writes it.
func TestInvitationsOfTodayLetTheEndWait(t *testing.T) {
	s := secret{seed: engine.OpenSeed(1)}
	_, text, err := Invite(Invitation{Title: "a game", Sides: 2, From: 1}, engine.OpenSeed(1))
	if err != nil {
		t.Fatal(err)
	}
	for _, x := range []struct {
		format         int
		ending, onward bool
		want           error
	}{{Format, true, true, nil}, {Format, false, true, ErrStrange}, {Format, true, false, ErrStrange}, {formatEnding, true, false, nil}, {formatEnding, false, false, ErrStrange},
		{formatEnding, true, true, ErrStrange}, {formatKept, true, false, ErrStrange}, {formatBound, false, false, nil}, {formatBound, true, false, ErrStrange}} {
		p := *paper(t, text)
		inv := *p.Invitation
		p.Format, inv.Ending, inv.Onward = x.format, x.ending, x.onward
		p.Invitation = &inv
		forged, err := p.signed(s)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Read(forged); !errors.Is(err, x.want) {
			t.Errorf("%+v: %v", x, err)
		}
	}
}

// A short letter that unpacks to more items than any letter has is refused before they are read.
func TestALetterOfManyItemsIsTooLong(t *testing.T) {
	body := []byte(`{"mail":1,"kind":"letter","letter":{"items":[` + strings.Repeat("{},", 2*mostGroups) + `{}]}}`)
	var packed bytes.Buffer
	packed.Write(make([]byte, 64))
	w, err := flate.NewWriter(&packed, flate.BestCompression)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(body); err != nil {
		t.Fatal(err)
	}
	if err := w.Close(); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(pem.EncodeToMemory(&pem.Block{Type: pemType, Bytes: packed.Bytes()})); !errors.Is(err, ErrLong) {
		t.Errorf("%v, want %v", err, ErrLong)
	}
}

// Words of several lines, or with marks that turn their direction, are shown as one plain line.
func TestWordsAreOneLine(t *testing.T) {
	l := &Letter{Words: "ok\nThe letter of side 1 was read.\u2028Send \u202Ethis\tfile"}
	if got, want := l.Line(), "ok The letter of side 1 was read. Send <202E>this file"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// Lists of nothing, in items and in sealed orders, are refused before they are decoded.
func TestListsOfNothingAreTooLong(t *testing.T) {
	for what, body := range map[string]string{
		"items":    `{"mail":1,"kind":"letter","letter":{"items":[` + strings.Repeat("null,", mostValues+1) + `null]}}`,
		"commands": `{"mail":1,"kind":"letter","letter":{"items":[{"open":{"salt":"","cmds":[` + strings.Repeat(`"",`, mostValues+1) + `""]}}]}}`,
	} {
		raw, err := pack([]byte(body))
		if err != nil {
			t.Fatal(err)
		}
		if _, err := unpack(raw); !errors.Is(err, ErrLong) {
			t.Errorf("%s: %v, want %v", what, err, ErrLong)
		}
	}
}

// An answer that brings a tip, a box or a key of the desk that invited is refused, and so is a last paper of an older program in which two desks have
// one box or one has none.
func TestADeskThatEchoesAnother(t *testing.T) {
	host, text := invitedBefore(t, 3)
	inv, _ := host.Invited()
	guest, back, err := Accept(paper(t, text), string(text), 2, engine.OpenSeed(2))
	if err != nil {
		t.Fatal(err)
	}
	for what, do := range map[string]func(a *Acceptance){
		"the tip": func(a *Acceptance) { a.Tip = inv.Tip },
		"the box": func(a *Acceptance) { a.Box = inv.Box },
	} {
		a := *paper(t, back).Acceptance
		do(&a)
		a.Proof = a.proof(inv)
		out, err := (&Paper{Kind: KindAcceptance, Acceptance: &a}).write(secret{guest.Secret()})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := host.Take(paper(t, out)); !errors.Is(err, ErrEcho) || len(host.Accepted) != 0 {
			t.Errorf("%s: %v", what, err)
		}
	}
	_, third, err := Accept(paper(t, text), string(text), 3, engine.OpenSeed(3))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := host.Take(paper(t, back)); err != nil {
		t.Fatal(err)
	}
	start, err := host.Take(paper(t, third))
	if err != nil {
		t.Fatal(err)
	}
	for box, want := range map[string]error{"": ErrStrange, inv.Box: ErrEcho, guest.own().Box: ErrEcho} {
		s := *paper(t, start).Start
		s.Boxes = []string{s.Boxes[0], s.Boxes[1], box}
		out, err := (&Paper{Kind: KindStart, Start: &s}).write(secret{host.Secret()})
		if err != nil {
			t.Fatal(err)
		}
		if _, err := guest.Take(paper(t, out)); !errors.Is(err, want) {
			t.Errorf("box %q: %v, want %v", box, err, want)
		}
	}
	echo := inv
	if _, echo.Key, _, err = fresh(engine.OpenSeed(4)); err != nil || !host.Echoes(&echo) || guest.Echoes(&echo) {
		t.Errorf("an invitation with the tip of this desk: %v", err)
	}
	if _, err := guest.Take(paper(t, start)); err != nil {
		t.Error(err)
	}
}

// Standing orders that would steer a terminal are not kept.
func TestStandingOrdersAreSound(t *testing.T) {
	all := begun(t, buckets, 2)
	for _, text := range []string{"\x1b[2Jx=1", "\u202Ex=1", "x"} {
		if err := item(all[0].game, 2, Item{Standing: &text}); !errors.Is(err, ErrStrange) {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// A refusal repeats no more of a stranger's command than tells what it was.
func TestRefusalsRepeatLittle(t *testing.T) {
	for text, want := range map[string]string{
		"Allies: done":             "Allies: done",
		strings.Repeat("ü", 100):   strings.Repeat("ü", 100),
		strings.Repeat("ü", 3<<20): strings.Repeat("ü", 100) + "…",
	} {
		e := &Refused{Cmd: text}
		if got := e.Said().Args[0].S; got != want {
			t.Errorf("a command of %d bytes is repeated as %d", len(text), len(got))
		}
	}
}
