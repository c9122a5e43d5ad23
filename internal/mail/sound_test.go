package mail

import (
	"bytes"
	"compress/flate"
	"encoding/pem"
	"errors"
	"strings"
	"testing"

	"awaw/engine"
)

// What would steer a terminal, has no room as a name, or is no sum is refused before anything is kept; what desks write is not.
func TestPapersAreSound(t *testing.T) {
	s := secret{seed: engine.OpenSeed(1)}
	sum := strings.Repeat("0a", 32)
	whole := func() *Paper {
		return &Paper{Kind: KindInvitation, Invitation: &Invitation{Title: "Kanalkampf: große Lage", Sides: 2, From: 1, Tip: sum, Key: s.key(), Mark: "0b"}}
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
		{"no title", func(p *Paper) { p.Invitation.Title = "" }, ErrStrange},
		{"a tip that is no sum", func(p *Paper) { p.Invitation.Tip = "zz" }, ErrStrange},
		{"an acceptance", func(p *Paper) {
			*p = Paper{Kind: KindAcceptance, Acceptance: &Acceptance{Of: sum, From: 2, Tip: sum, Key: sum}}
		}, nil},
		{"an acceptance with half a key", func(p *Paper) {
			*p = Paper{Kind: KindAcceptance, Acceptance: &Acceptance{From: 2, Tip: sum, Key: sum[:32]}}
		}, ErrStrange},
		{"a start without a sum", func(p *Paper) {
			*p = Paper{Kind: KindStart, Start: &Start{Tips: []string{sum, ""}, Keys: []string{sum, sum}}}
		}, ErrStrange},
		{"words of two lines", func(p *Paper) { *p = Paper{Kind: KindLetter, Letter: &Letter{Words: "Guten Tag,\nich ziehe."}} }, nil},
		{"words that ring a bell", func(p *Paper) { *p = Paper{Kind: KindLetter, Letter: &Letter{Words: "\a"}} }, ErrStrange},
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

// A short letter that unpacks to more items than any letter has is refused before they are read.
func TestALetterOfManyItemsIsTooLong(t *testing.T) {
	body := []byte(`{"mail":1,"kind":"letter","letter":{"items":[` + strings.Repeat("{},", 4*mostItems) + `{}]}}`)
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
