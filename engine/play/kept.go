package play

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/internal/plain"
)

// This file is games by mail that a keeper carries out. He alone has the whole game. The desk of a side is a copy for that side that grows: its
// moments are those that the keeper tells. What it has from him and what it gives him it writes down as entries that change nothing.

// KeeperMark is in the header of a game by mail that a keeper carries out.
type KeeperMark struct {
	Tips []string `json:"tips"` // by side from 1: the end of the chain of links that he gives for its dice
	Key  string   `json:"key"`  // the public half of the key he signs with
	Box  string   `json:"box"`  // and of the one that letters to him are sealed to
}

// Kept tells whether the save is the desk of a side in a game that a keeper carries out.
func (h *Header) Kept() bool {
	return h.Copy != nil && h.Links != nil && h.Links.Keeper != nil && h.Links.Side != engine.NoSide
}

// Keeps tells whether the save is the keeper's.
func (h *Header) Keeps() bool { return h.Copy == nil && h.Links != nil && h.Links.Side == 0 }

// Moment is what a side got to know at a step of a game: of its own, or by what it saw or was told of another's.
type Moment struct {
	Side engine.Side `json:"side"`
	Cmd  string      `json:"cmd,omitempty"` // where the step is its own
	Told []Told      `json:"told,omitempty"`
	Text string      `json:"text"` // the position as the side knew it then, packed against that of the moment before, of the first one as set up
	Node int         `json:"-"`    // where it is in the whole game
}

// Moments gives what side got to know on the way from node after to where play stands, without Text, and the positions before and after it.
func (g *Game) Moments(side engine.Side, after int, take func(m Moment, was, now []byte) error) error {
	f, err := g.frame(after)
	if err != nil {
		return err
	}
	was, err := sightOf(f.pos, side)
	if err != nil {
		return err
	}
	for _, n := range g.Path() {
		if n <= after {
			continue
		}
		if f, err = g.frame(n); err != nil {
			return err
		}
		now, err := sightOf(f.pos, side)
		if err != nil {
			return err
		}
		m := Moment{Node: n, Side: g.lines[n-1].Side, Told: toldOf(engine.Redact(f.events, side))}
		switch {
		case m.Side == side:
			m.Cmd = g.lines[n-1].Cmd
		case len(m.Told) == 0 && bytes.Equal(was, now):
			continue // it knows nothing of it
		}
		if err := take(m, was, now); err != nil {
			return err
		}
		was = now
	}
	return nil
}

// Showed holds what the desk of a side was shown against what that side saw in this game, which its keeper gave out: the nodes of its moments here, and
// which were not shown so, from 1.
func (g *Game) Showed(desk *Game) (nodes, wrong []int, err error) {
	if !desk.header.Kept() {
		return nil, nil, errNoDesk
	}
	told := slices.DeleteFunc(slices.Clone(desk.lines), func(l Line) bool { return l.Kind != LineSeen })
	n := 0
	err = g.Moments(desk.header.Copy.For, 0, func(m Moment, _, now []byte) error {
		nodes = append(nodes, m.Node)
		if n++; n <= len(told) {
			l := told[n-1]
			if text, err := desk.sightText(l); err == nil && bytes.Equal(text, now) && l.Side == m.Side && l.Cmd == m.Cmd && sameText(l.Sight.Told, m.Told) {
				return nil
			}
		}
		wrong = append(wrong, n)
		return nil
	})
	for n++; n <= len(told); n++ {
		wrong = append(wrong, n)
	}
	return nodes, wrong, err
}

// sightOf is a position as a side knows it, in the system's encoding.
func sightOf(p engine.Position, side engine.Side) ([]byte, error) {
	enc, ok := p.Seen(side).(engine.Encoder)
	if !ok {
		return nil, errors.New("engine: positions of this system cannot be written down")
	}
	return enc.Encode()
}

// errNoDesk is a mistake of the caller.
var errNoDesk = errors.New("engine: this is no desk of a game that a keeper carries out")

// Show brings the moments that the keeper tells to the desk of a side. No position may have more bytes than longest, nor all together more than all,
// and each must be written as this program writes it.
func (g *Game) Show(moments []Moment, longest, all int) error {
	if !g.header.Kept() || g.broken {
		return errNoDesk
	}
	side := g.header.Copy.For
	was, err := sightOf(g.pos, side)
	if err != nil {
		return err
	}
	k := g.lastWhole()
	for _, m := range moments {
		text, err := plain.Unpacked(m.Text, string(was), min(longest, all))
		if err != nil {
			return fmt.Errorf("%w: %v", errNoPosition, err)
		}
		p, err := g.outside(text)
		if err != nil {
			return err
		}
		if again, err := sightOf(p, side); err != nil || !bytes.Equal(again, text) {
			return errors.Join(errNoPosition, err)
		}
		all -= len(text)
		s := &Sight{Told: m.Told}
		if err := k.pack(s, text, len(g.lines)+1); err != nil {
			return err
		}
		b := g.newBatch()
		n, err := b.line(Line{Parent: g.head, Kind: LineSeen, Needs: needsCopies, Side: m.Side, Cmd: m.Cmd, Sight: s})
		if err == nil {
			err = g.write(b)
		}
		if err != nil {
			return err
		}
		g.store.put(n, p, s.events(side))
		g.forward[g.head] = n
		g.stand(n, p)
		was = text
	}
	return nil
}

// Stood notes, at the desk of a side, which of these standing orders of it gave the command of moment n, if one did.
func (g *Game) Stood(n int, orders engine.StandingOrders) error {
	l := g.lines[n-1]
	before, err := g.frame(l.Parent)
	if err != nil {
		return err
	}
	c, by, ok := standing(before.pos, l.Side, orders)
	if !ok || g.rules.FormatCommand(before.pos, c) != l.Cmd {
		return nil
	}
	return g.noteAnswer(l.Side, n, by)
}

// lastWhole goes on with how the positions of a desk are packed.
func (g *Game) lastWhole() (k packer) {
	for _, l := range slices.Backward(g.lines) {
		if l.Sight != nil && l.Sight.Base != 0 {
			k.since++
		} else if l.Sight != nil {
			whole, _ := g.sightText(l) // it was read when the game was opened
			k.whole, k.at = string(whole), l.N
			return k
		}
	}
	return k
}

// Jot writes an entry down that changes nothing, in a game that a keeper carries out: at the desk of a side a command that waits to be told, and at
// every desk a letter. Of a letter by the keeper Side is the number of all sides and the side it is to.
func (g *Game) Jot(l Line) error {
	if g.header.Links == nil || g.header.Links.Keeper == nil || g.broken || l.Kind != LineOwed && l.Kind != LineLetter || l.Kind == LineOwed && !g.header.Kept() {
		return errNoDesk
	}
	l.Parent, l.Needs = g.head, needsLinks
	b := g.newBatch()
	if _, err := b.line(l); err != nil {
		return err
	}
	b.sync = true
	return g.write(b)
}

// TextUpTo is the journal of a game up to an entry, as it stands with no passphrase and no private line, in a chain of its own: of one that is over a
// keeper gives it to everybody, and the desk of a side to whoever may know what that does.
func (g *Game) TextUpTo(n int) (string, error) {
	if !g.Outcome().Over && !g.header.Kept() {
		return "", ErrNotOver
	}
	b := &batch{}
	b.reset([sha256.Size]byte{}, 1)
	h := g.header
	h.Format, h.Locks = FormatVersion, nil
	err := b.header(&h)
	for i := 0; i < n && err == nil; i++ {
		_, err = b.line(g.lines[i])
	}
	return b.buf.String(), err
}
