package play

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/engine/play/chain"
)

// This file is what a game by mail writes down of letters, takes from them, and finds again when it is opened.

// MarkLetter writes down that a letter was written or read here: side's, of that number among its own, of which the lines after line from
// came. tells is a sum of what it tells, by which another of that number is known. Nothing before it is taken back.
func (g *Game) MarkLetter(side engine.Side, number, from int, tells string) error {
	if err := g.shut(); err != nil {
		return err
	}
	story := g.Story()
	b := g.newBatch()
	n, err := b.line(Line{Parent: g.head, Kind: LineLetter, Needs: needsLinks, Side: side, Letter: number, To: from, Commit: tells, Text: hex.EncodeToString(story[:])})
	if err != nil {
		return err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return err
	}
	g.lettered = n
	return nil
}

// Letters counts the letters of each side that were written or read here, by side from 1.
func (g *Game) Letters() []int {
	if g.header.Links == nil {
		return nil
	}
	out := make([]int, len(g.header.Links.Tips))
	for _, l := range g.lines {
		if l.Kind == LineLetter && l.Side >= 1 && int(l.Side) <= len(out) {
			out[l.Side-1] = max(out[l.Side-1], l.Letter)
		}
	}
	return out
}

// schemeMail is the scheme of orders whose salt and commands are with another desk.
const schemeMail = "mail"

// TakeContribution brings the commitment to orders that another desk has sealed. They are locked until Unlock brings them.
func (g *Game) TakeContribution(side engine.Side, commit string) error {
	switch raw, err := hex.DecodeString(commit); {
	case g.shut() != nil:
		return g.shut()
	case g.links == nil || side == g.header.Links.Side || err != nil || len(raw) != 32:
		return errors.New("engine: this is no commitment of another desk")
	case !g.secret(side):
		return fmt.Errorf("engine: side %d has nothing to seal here", side)
	case g.draftOf(side).sealed != 0:
		return ErrSealed
	}
	b := g.newBatch()
	p := private{Private: privateDraft, At: g.head, Side: side, Sealed: b.next, Scheme: schemeMail}
	if err := b.private(p); err != nil {
		return err
	}
	if _, err := b.line(Line{Parent: g.head, Kind: LineContribution, Side: side, Commit: commit}); err != nil {
		return err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return err
	}
	*g.draftOf(side) = draft{sealed: p.Sealed, locked: &p}
	return nil
}

// Opening gives the orders that side has sealed at this desk, once everybody has sealed: other desks may then be told.
func (g *Game) Opening(side engine.Side) (Orders, bool) {
	if !g.secret(side) {
		return Orders{}, false
	}
	for _, s := range g.acting {
		if g.draftOf(s).sealed == 0 {
			return Orders{}, false
		}
	}
	d := g.draftOf(side)
	if d.locked != nil {
		return Orders{}, false
	}
	return Orders{Side: side, Of: d.sealed, Salt: hex.EncodeToString(d.salt), Cmds: d.texts()}, true
}

// schemeLost is the scheme of orders that were sealed at this desk, told to the others, and are not in the save any more: other orders would be
// refused, so none can be written.
const schemeLost = "lost"

// sent tells whether a letter of this desk has told a seal to the others.
func (g *Game) sent(c Line) bool {
	return c.Commit != "" && slices.ContainsFunc(g.lines[c.N:], func(l Line) bool { return l.Kind == LineLetter && l.Side == c.Side })
}

// lost is what stands for a side's sealed orders that are not in the save. Those of another desk are with it; those of this one can be written
// anew as long as no other desk knows their seal. Without either it is nil.
func (g *Game) lost(c Line) *private {
	v := &private{Private: privateDraft, At: g.head, Side: c.Side, Sealed: c.N, Scheme: schemeMail}
	switch {
	case g.links == nil || c.Commit == "":
		return nil
	case c.Side != g.header.Links.Side:
		return v
	case !g.sent(c):
		return nil
	}
	g.notices = append(g.notices, noticeLostSeal(c.Side))
	v.Scheme = schemeLost
	return v
}

// LostSeal tells whether the orders that a side has sealed are known to others by their seal and lost here.
func (g *Game) LostSeal(side engine.Side) bool {
	if !g.secret(side) {
		return false
	}
	v := g.draftOf(side).locked
	return v != nil && v.Scheme == schemeLost
}

// takeLinks makes the dice of a game by mail that is opened.
func (g *Game) takeLinks() error {
	if g.header.Links == nil {
		return nil
	}
	if g.header.Kept() {
		return nil // nothing is carried out there
	}
	k, err := newLinked(g.header.Links)
	if err != nil {
		return err
	}
	g.links, g.dice = k, k
	return nil
}

// retraceLinks follows what is owed, links and letters through the journal, and carries out what all links are there for.
func (g *Game) retraceLinks() error {
	if g.links == nil {
		return nil
	}
	for _, l := range g.lines {
		if l.Kind == LineLetter {
			g.lettered = l.N
		}
		owed, err := g.follow(g.links, l)
		if err != nil {
			return &JournalError{Line: l.N + 1, Entry: l.N, Key: "link", Expected: err.Error(), Do: "use an unchanged copy of the save", Safe: l.N - 1, err: err}
		}
		if owed == nil || l.N < len(g.lines) {
			continue // it was carried out
		}
		if owed.Text == owesOpening {
			g.links.open = true // and the orders are opened once they have been read
			continue
		}
		if _, err = g.carry(*owed); err != nil {
			return err
		}
	}
	return nil
}

// owes tells whether dice are owed at a line, rather than no longer.
func (l Line) owes() bool { return l.Cmd != "" || l.Text == owesOpening }

// OwesOpening tells whether a line owes the dice of sealed orders that are to be opened.
func (l Line) OwesOpening() bool { return l.Kind == LineOwed && l.Text == owesOpening }

// follow brings a line of the journal to the dice of a game by mail; owed is the command for which all links are there with it.
func (g *Game) follow(k *linked, l Line) (owed *Line, err error) {
	switch l.Kind {
	case LineOwed:
		k.owed = 0
		if l.owes() {
			k.owed, k.by = l.N, l.by()
		}
	case LineLink:
		link, err := chain.Parse(l.Link)
		if err != nil {
			return nil, err
		}
		all, err := k.take(l.Side, link)
		if err != nil || !all {
			return nil, err
		}
		owed = &g.lines[k.owed-1]
		k.settle(g.commitment(*owed), l.N)
	}
	if l.Node() && k.from == 0 && k.fell != 0 {
		k.from = l.N
	}
	return owed, nil
}
