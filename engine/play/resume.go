package play

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file goes on with a game from its journal: from the last whole position that its digest vouches for,
// or else from the set-up.

// Resume makes the game of a journal again; sink receives what is added to it (nil: nothing is kept). The kit
// must be the one the game was started with: Journal.Header names it. What the player should be told is in
// Game.Notices.
func Resume(r engine.Ruleset, kit engine.Kit, j *Journal, sink Sink) (*Game, error) {
	if err := j.Header.fits(r, kit); err != nil {
		return nil, inFile(j.Name, err)
	}
	if sides := j.Locked(); sides != nil {
		return nil, &LockedError{sides}
	}
	g := &Game{rules: r, kit: kit, header: j.Header, sink: sink, cipher: j.cipher, lines: slices.Clip(j.Lines), chain: j.chain, notices: slices.Clone(j.Notices)}
	if err := g.takeLinks(); err != nil {
		return nil, inFile(j.Name, err)
	}
	if err := g.takeSeed(j); err != nil {
		return nil, err
	}
	start, err := r.Setup(kit, j.Header.doc())
	if err != nil {
		return nil, err
	}
	g.begin(start)
	for _, l := range g.lines {
		g.retrace(l)
	}
	g.restore(j)
	f, err := g.frame(g.head)
	if err != nil {
		return nil, inFile(j.Name, err)
	}
	head := g.head
	g.leadOnly(head)
	g.stand(head, f.pos)
	if err := g.retraceLinks(); err != nil {
		return nil, inFile(j.Name, err)
	}
	return g, g.takeDrafts(j)
}

// inFile puts the file's name into the journal errors within err.
func inFile(name string, err error) error {
	var list interface{ Unwrap() []error }
	if errors.As(err, &list) {
		for _, e := range list.Unwrap() {
			inFile(name, e)
		}
		return err
	}
	var je *JournalError
	if errors.As(err, &je) && je.File == "" {
		je.File = name
	}
	return err
}

// takeSeed finds the dice: from the seed kept in this copy, if the header's commitment is to it.
func (g *Game) takeSeed(j *Journal) error {
	if j.seed == nil {
		return nil
	}
	commit := j.seed.Commitment()
	if hex.EncodeToString(commit[:]) != j.Header.Seed.Commit {
		return &JournalError{File: j.Name, Line: 2, Key: "seed", Expected: "the seed committed to in the first line", Do: "use an unchanged copy of the save", Safe: len(j.Lines)}
	}
	g.seed = *j.seed
	if g.links == nil {
		g.dice = KeyedWith(g.seed, g.Words())
	}
	return nil
}

// retrace follows one line: where play stands, what is set, where Redo leads.
func (g *Game) retrace(l Line) {
	g.sinceText++
	switch {
	case l.Node():
		g.forward[l.Parent] = l.N
		g.head = l.N
	case l.Kind == LineHead:
		g.head = l.To
		for n := l.To; n != 0; n = g.lines[n-1].Parent {
			g.forward[g.lines[n-1].Parent] = n
		}
	case l.Kind == LineSetting:
		g.remember(l.Key, l.Value)
		if l.Key == settingDice {
			g.typed = l.Value == diceTyped
		}
	case l.Kind == LineReveal:
		g.shown = true
	}
}

// leadOnly counts the dice on the way to n as drawn.
func (g *Game) leadOnly(n int) {
	for ; n != 0; n = g.lines[n-1].Parent {
		for _, r := range g.lines[n-1].Rolls {
			g.used[r.Key] = struct{}{}
		}
	}
}

// restore holds the whole positions written in the journal ready, with the digests of their keyframes: each is read when it is needed.
func (g *Game) restore(j *Journal) {
	if len(j.positions) == 0 {
		return
	}
	digests := make(map[int]string, len(j.positions))
	for _, l := range g.lines {
		if l.Kind == LineKeyframe {
			if _, known := digests[l.Parent]; !known {
				digests[l.Parent] = l.Digest
			}
		}
	}
	for _, v := range j.positions {
		if digest, ok := digests[v.At]; ok && v.At != 0 && g.isNode(v.At) {
			g.store.hold(v.At, written{v.Text, digest})
			g.sinceText = len(g.lines) - v.At
		}
	}
}

// restored reads a position that was written down for node n; not ok where none was, or where it is not the one of its keyframe, which is
// then told.
func (g *Game) restored(n int) (frame, bool) {
	w, ok := g.store.held[n]
	if !ok {
		return frame{}, false
	}
	delete(g.store.held, n)
	p, err := g.outside([]byte(w.text))
	if err == nil {
		if d := p.Digest(); hex.EncodeToString(d[:]) == w.digest {
			g.store.keep(n, p)
			return frame{pos: p}, true
		}
	}
	g.notices = append(g.notices, noticePosition(n))
	return frame{}, false
}

// takeDrafts brings the secret orders back that were being written, and opens them if all were sealed.
func (g *Game) takeDrafts(j *Journal) error {
	if len(g.acting) < 2 {
		return nil
	}
	sealed := map[engine.Side]Line{}
	for _, l := range g.lines {
		if l.Kind == LineContribution && l.Parent == g.head {
			sealed[l.Side] = l
		}
	}
	if g.header.Copy != nil { // what others write is not in it, and nobody writes on
		for _, side := range g.acting {
			if c := sealed[side]; c.Commit != "" {
				*g.draftOf(side) = draft{sealed: c.N, locked: &private{}}
			}
		}
		return nil
	}
	for _, side := range g.acting {
		c := sealed[side]
		d, ok := g.draftFrom(j, side, c)
		if !ok {
			if v := g.lost(c); v != nil {
				*g.draftOf(side) = draft{sealed: c.N, locked: v}
				continue
			}
			g.notices = append(g.notices, noticeLostOrders(side))
		}
		*g.draftOf(side) = d
		if !ok && c.Commit != "" {
			if err := g.withdraw(side); err != nil {
				return err
			}
		}
	}
	if g.ready() {
		done, err := g.open(nil)
		if err != nil && !errors.Is(err, engine.ErrNeedDice) && !errors.Is(err, ErrOwed) {
			return err
		}
		if err == nil && g.links != nil && g.links.open {
			g.links.from = done.Line
		}
	}
	return nil
}

// draftFrom makes a side's draft from the newest private line that fits c, its last contribution. It is not ok
// when orders were lost. Orders under a scheme this program does not know are kept, and said.
func (g *Game) draftFrom(j *Journal, side engine.Side, c Line) (draft, bool) {
	v := draftLine(j, side, g.head, c)
	switch {
	case v == nil:
		return draft{}, c.Commit == ""
	case v.Scheme != "":
		if v.Scheme != schemeMail {
			g.notices = append(g.notices, noticeLocked(side, v.Scheme, v.Needs))
		}
		if c.Commit == "" {
			return draft{}, true // to be written again, or read by a program that knows how
		}
		return draft{sealed: c.N, locked: v}, true
	}
	var d draft
	cmds := v.Cmds
	if c.Commit != "" {
		if !(Orders{Salt: v.Salt, Cmds: cmds}).opens(c.Commit) {
			return d, false
		}
		d.sealed = c.N
		d.salt, _ = hex.DecodeString(v.Salt)
	} else if v.Sealed != 0 && len(cmds) > 0 {
		cmds = cmds[:len(cmds)-1] // the confirmation never reached the journal, or was withdrawn
	}
	steps, err := g.stepsOf(cmds)
	d.steps = steps
	return d, err == nil
}

// draftLine finds the newest draft of a side for a node that fits c; of sealed orders one that can be read, if there is one.
func draftLine(j *Journal, side engine.Side, at int, c Line) *private {
	var locked *private
	for i := len(j.drafts) - 1; i >= 0; i-- {
		v := &j.drafts[i]
		switch {
		case v.Side != side, v.At != at, c.Commit != "" && v.Sealed != c.N:
		case c.Commit == "" || v.Scheme == "":
			return v
		case locked == nil:
			locked = v
		}
	}
	return locked
}

// stepsOf carries secret orders out on the shared position, alone.
func (g *Game) stepsOf(cmds []string) ([]draftStep, error) {
	p := g.pos
	var out []draftStep
	for _, text := range cmds {
		cmd, err := g.rules.ParseCommand(p, text)
		if err != nil {
			return nil, err
		}
		next, events, err := p.Apply(cmd, noDice{})
		if err != nil {
			return nil, err
		}
		out = append(out, draftStep{cmd: cmd, text: text, next: next, events: events})
		p = next
	}
	return out, nil
}

// withdraw takes back a commitment whose orders are lost, so that the side can write them again.
func (g *Game) withdraw(side engine.Side) error {
	b := g.newBatch()
	if _, err := b.line(Line{Parent: g.head, Kind: LineContribution, Side: side}); err != nil {
		return err
	}
	b.sync = true
	if err := g.write(b); err != nil {
		return fmt.Errorf("orders of side %d are lost, and could not be asked for again: %w", side, err)
	}
	return nil
}
