package mail

import (
	"encoding/json"
	"errors"
	"regexp"
	"strings"
	"testing"

	"awaw/engine"
)

// written is a paper as the owner of a secret signs it.
func written(t *testing.T, p *Paper, seed engine.Seed) *Paper {
	t.Helper()
	text, err := p.write(secret{seed})
	if err != nil {
		t.Fatal(err)
	}
	return paper(t, text)
}

// invitedBefore is the desk of an older program that invited, and its invitation: answers are not bound to it.
func invitedBefore(t *testing.T, sides int) (*Desk, []byte) {
	t.Helper()
	d, _, err := Invite(Invitation{Title: "a game", Sides: sides, From: 1}, engine.OpenSeed(1))
	if err != nil {
		t.Fatal(err)
	}
	inv, _ := d.Invited()
	inv.Bind, inv.Ending, inv.Onward = false, false, false
	p := &Paper{Kind: KindInvitation, Invitation: &inv}
	text, err := p.write(secret{d.secret})
	if err != nil || p.Format != formatSealed {
		t.Fatalf("format %d: %v", p.Format, err)
	}
	d.Invitation = string(text)
	return d, text
}

// takes reads a paper at a desk that waits.
func (d *Desk) takes(t *testing.T, p *Paper) []byte {
	t.Helper()
	out, err := d.Take(p)
	if err != nil {
		t.Fatalf("side %d: %v", d.Side, err)
	}
	return out
}

// accepts takes a side in an invitation.
func accepts(t *testing.T, text []byte, side engine.Side, seed uint64) (*Desk, *Paper) {
	t.Helper()
	d, back, err := Accept(paper(t, text), string(text), side, engine.OpenSeed(seed))
	if err != nil {
		t.Fatal(err)
	}
	return d, paper(t, back)
}

// Who carries an answer and has never read the invitation cannot put one of his own in its place, nor change a part of it.
func TestWhoCarriesAnAnswerAlone(t *testing.T) {
	host, text, err := Invite(Invitation{Title: "a game", Sides: 2, From: 1}, engine.OpenSeed(1))
	if err != nil {
		t.Fatal(err)
	}
	_, answer := accepts(t, text, 2, 2)
	thief := engine.OpenSeed(3)
	tip, key, box, err := fresh(thief)
	if err != nil {
		t.Fatal(err)
	}
	proofs := map[string]string{"the true one's proof": answer.Acceptance.Proof, "no proof": "",
		"a proof by a mark of his own": Acceptance{Of: answer.Acceptance.Of, From: 2, Tip: tip, Key: key, Box: box}.proof(Invitation{Mark: key})}
	for what, proof := range proofs {
		a := &Acceptance{Of: answer.Acceptance.Of, From: 2, Tip: tip, Key: key, Box: box, Proof: proof}
		if _, err := host.Take(written(t, &Paper{Kind: KindAcceptance, Acceptance: a}, thief)); !errors.Is(err, ErrProof) || len(host.Accepted) > 0 {
			t.Errorf("%s: %v", what, err)
		}
	}
	for what, do := range map[string]func(*Acceptance){
		"key": func(a *Acceptance) { a.Key = key },
		"tip": func(a *Acceptance) { a.Key, a.Tip = key, tip },
		"box": func(a *Acceptance) { a.Key, a.Box = key, box },
	} {
		a := *answer.Acceptance
		do(&a)
		if _, err := host.Take(written(t, &Paper{Kind: KindAcceptance, Acceptance: &a}, thief)); !errors.Is(err, ErrProof) {
			t.Errorf("another %s: %v", what, err)
		}
	}
	host.takes(t, answer)
	if host.Links() == nil {
		t.Error("the true answer begins no game")
	}
}

// The last paper holds the answers as they were signed: whoever invited can leave none out, change none and mix none.
func TestTheLastPaperHoldsTheAnswers(t *testing.T) {
	host, text, err := Invite(Invitation{Title: "a game", Sides: 3, From: 1}, engine.OpenSeed(1))
	if err != nil {
		t.Fatal(err)
	}
	inv, sum := host.Invited()
	b, ofB := accepts(t, text, 2, 2)
	c, ofC := accepts(t, text, 3, 3)
	host.takes(t, ofB)
	kept, err := host.Keep()
	if err != nil {
		t.Fatal(err)
	}
	if host, err = ReadDesk(kept); err != nil {
		t.Fatal(err)
	}
	start := paper(t, host.takes(t, ofC))
	forge := func(do func(*Acceptance)) []byte { // C's answer as whoever invited would like it, with a proof that he can make
		a := *ofC.Acceptance
		do(&a)
		a.Proof = a.proof(inv)
		return written(t, &Paper{Kind: KindAcceptance, Acceptance: &a}, host.secret).raw
	}
	_, again := accepts(t, text, 2, 4)
	stranger := *again.Acceptance // in C's place
	stranger.From = 3
	unproved := written(t, &Paper{Kind: KindAcceptance, Acceptance: &stranger}, engine.OpenSeed(4))
	_, alien := accepts(t, mustInvite(t, 3, 9), 3, 3)
	tables := []string{strings.Repeat("0a", 32), strings.Repeat("0b", 32), strings.Repeat("0c", 32)}
	for what, x := range map[string]struct {
		s    Start
		want error
	}{
		"C's box is B's":         {Start{Answers: [][]byte{ofB.raw, forge(func(a *Acceptance) { a.Box = ofB.Acceptance.Box })}}, ErrForged},
		"C's tip is another":     {Start{Answers: [][]byte{ofB.raw, forge(func(a *Acceptance) { a.Tip = tables[0] })}}, ErrForged},
		"C's side is B's":        {Start{Answers: [][]byte{ofB.raw, forge(func(a *Acceptance) { a.From = 2 })}}, ErrForged},
		"C's is not there":       {Start{Answers: [][]byte{ofB.raw}}, ErrStrange},
		"B's twice":              {Start{Answers: [][]byte{ofB.raw, ofB.raw}}, ErrStrange},
		"C's, and C's once more": {Start{Answers: [][]byte{ofB.raw, ofC.raw, ofC.raw}}, ErrStrange},
		"another than B's":       {Start{Answers: [][]byte{again.raw, ofC.raw}}, ErrNotYou},
		"of another invitation":  {Start{Answers: [][]byte{ofB.raw, alien.raw}}, ErrOther},
		"no answer":              {Start{Answers: [][]byte{ofB.raw, host.invited(t).raw}}, ErrStrange},
		"of one who read none":   {Start{Answers: [][]byte{ofB.raw, unproved.raw}}, ErrLast},
		"torn":                   {Start{Answers: [][]byte{ofB.raw, ofC.raw[:70]}}, ErrTorn},
		"too long":               {Start{Answers: [][]byte{ofB.raw, make([]byte, longestAnswer+1)}}, ErrLong},
		"lists, as before":       {Start{Tips: host.Links().Tips, Keys: host.Links().Keys, Boxes: host.Links().Boxes}, ErrStrange},
		"lists beside answers":   {Start{Answers: start.Start.Answers, Keys: tables}, ErrStrange},
	} {
		x.s.Of = sum
		if _, err := b.Take(written(t, &Paper{Kind: KindStart, Start: &x.s}, host.secret)); !errors.Is(err, x.want) || b.Links() != nil {
			t.Errorf("%s: %v, want %v", what, err, x.want)
		}
	}
	b.takes(t, start)
	c.takes(t, start)
	if b.Links().Game != c.Links().Game || b.Links().Game != host.Links().Game {
		t.Error("the desks begin different games")
	}
}

// Whoever invited can invent a desk whole, and who carries all papers can sit between two: then the numbers differ, and nowhere else.
func TestNumbersAreCompared(t *testing.T) {
	host, text, err := Invite(Invitation{Title: "a game", Sides: 3, From: 1}, engine.OpenSeed(1))
	if err != nil {
		t.Fatal(err)
	}
	_, sum := host.Invited()
	b, ofB := accepts(t, text, 2, 2)
	c, ofC := accepts(t, text, 3, 3)
	_, invented := accepts(t, text, 3, 4)
	start := func(answers ...[]byte) *Paper {
		return written(t, &Paper{Kind: KindStart, Start: &Start{Of: sum, Answers: answers}}, host.secret)
	}
	honest := start(ofB.raw, ofC.raw)
	c.takes(t, honest)
	again, err := ReadDesk(mustKeep(t, b))
	if err != nil {
		t.Fatal(err)
	}
	again.takes(t, honest)
	b.takes(t, start(ofB.raw, invented.raw))
	is, other := Number(c.Links()), Number(b.Links())
	if !regexp.MustCompile(`^\d{5}( \d{5}){4}$`).MatchString(is) || is != Number(again.Links()) || is == other {
		t.Errorf("numbers %q and %q at desks of one game, %q at that of another", is, Number(again.Links()), other)
	}
	if m := b.Links(); !honest.Begun(m) || !honest.Brings(m) || !ofC.Begun(m) || !ofC.Brings(m) || ofB.Brings(m) {
		t.Error("the desk does not know that another was invited too")
	}
}

// Games that an older program offered begin as they did: answers without a proof, and lists for the last paper.
func TestGamesFromBeforeBegin(t *testing.T) {
	host, text := invitedBefore(t, 3)
	b, ofB := accepts(t, text, 2, 2)
	c, ofC := accepts(t, text, 3, 3)
	if ofB.Format != formatSealed || ofB.Acceptance.Proof != "" {
		t.Errorf("an older program cannot read the answer: %+v", ofB)
	}
	host.takes(t, ofB)
	start := paper(t, host.takes(t, ofC))
	if start.Format != formatSealed || len(start.Start.Answers) > 0 {
		t.Errorf("an older program cannot read the last paper: %+v", start)
	}
	b.takes(t, start)
	c.takes(t, start)
	if m := host.Links(); m.Game != b.Links().Game || m.Game != c.Links().Game {
		t.Error("the desks begin different games")
	}
}

func mustInvite(t *testing.T, sides int, seed uint64) []byte {
	t.Helper()
	_, text, err := Invite(Invitation{Title: "a game", Sides: sides, From: 1}, engine.OpenSeed(seed))
	if err != nil {
		t.Fatal(err)
	}
	return text
}

func mustKeep(t *testing.T, d *Desk) []byte {
	t.Helper()
	kept, err := json.Marshal(d)
	if err != nil {
		t.Fatal(err)
	}
	return kept
}

func (d *Desk) invited(t *testing.T) *Paper {
	t.Helper()
	return paper(t, []byte(d.Invitation))
}
