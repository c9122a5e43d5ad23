package play

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"reflect"

	"awaw/engine"
)

// This file holds a copy that was made for one side against the game when that is opened: every line of the copy must be the one of the
// game, open or committed to, and every moment must have been seen as the copy shows it.

// Agreement is what a copy held against its game comes to.
type Agreement struct {
	Open      int // lines that stand in both
	Committed int // lines that the copy commits to, and that are those of the game
	Seen      int // of them moments that were as the copy shows them
	Bare      int // lines of a game with an open seed, which a copy cannot commit to
	Faults    []Fault
}

// ErrNoCopy refuses to hold against a game what is no copy for one side.
var ErrNoCopy = errors.New("engine: this is no copy that was made for one side")

// Against holds a copy, with its journal, against the game it was made of, with its own.
func (g *Game) Against(own *Journal, whole *Game, j *Journal) (Agreement, error) {
	switch {
	case g.header.Copy == nil:
		return Agreement{}, ErrNoCopy
	case !g.of(own) || !whole.of(j):
		return Agreement{}, errOtherJournal
	}
	seed, ok := whole.openedSeed()
	if !ok {
		return Agreement{}, ErrNoSeed
	}
	a := &against{g: g, own: own, whole: whole, j: j, seed: seed}
	head := g.header
	head.Copy = nil
	was := whole.header
	was.Format, was.Locks = FormatVersion, nil
	if !reflect.DeepEqual(head, was) {
		a.fault(0, "the first line is not that of the game", engine.Say("game.fault.copy.other"))
		return a.out, nil // it is another game: none of its lines would agree
	}
	for i, l := range g.lines {
		if i >= len(j.bodies) {
			a.fault(l.N, "the game has no such line", engine.Say("game.fault.copy.none"))
			break
		}
		a.line(l)
	}
	return a.out, nil
}

type against struct {
	g, whole *Game
	own, j   *Journal
	seed     engine.Seed
	out      Agreement
}

func (a *against) fault(n int, what string, why engine.Text) {
	a.out.Faults = append(a.out.Faults, Fault{Entry: n, What: what, Why: why})
}

func (a *against) line(l Line) {
	body := a.j.body(l.N - 1)
	was := a.whole.lines[l.N-1]
	reduced := l.Kind == LineVeiled || l.Kind == LineSeen || l.Kind == LineKeyframe && !bytes.Equal(a.own.bodies[l.N-1], body)
	switch {
	case !reduced && bytes.Equal(a.own.bodies[l.N-1], body):
		a.out.Open++
		return
	case !reduced:
		a.fault(l.N, "it is not what stands in the game", engine.Say("game.fault.copy.line"))
		return
	case l.Commit == "" && a.whole.header.Seed.Open:
		a.out.Bare++
	case l.Commit == veilOf(a.seed, l.N, body):
		a.out.Committed++
	default:
		a.fault(l.N, "what the copy commits to is not what stands in the game", engine.Say("game.fault.copy.line"))
		return
	}
	if !sameLine(l, a.reduced(l, was)) {
		a.fault(l.N, "it says something else than the game", engine.Say("game.fault.copy.line"))
		return
	}
	if l.Kind == LineSeen {
		a.seen(l)
	}
}

// reduced is what a copy says of a line of the game beside its commitment; what was seen stands aside.
func (a *against) reduced(l, was Line) Line {
	out := Line{N: l.N, Parent: was.Parent, Kind: l.Kind, Commit: l.Commit}
	switch side := a.g.header.Copy.For; {
	case l.Kind == LineSeen && was.Node():
		out.Needs, out.Side = needsCopies, was.Side
		if was.Side == side {
			out.Cmd = was.Cmd
		}
	case l.Kind == LineKeyframe && was.Kind == LineKeyframe:
		out.Phase, out.Turn, out.Date = was.Phase, was.Turn, was.Date
		if p, err := a.whole.At(was.Parent, side); err == nil {
			digest := p.Digest()
			out.Digest = hex.EncodeToString(digest[:])
		}
	case l.Kind != LineVeiled:
		out.Kind = was.Kind
	}
	return out
}

// sameLine compares lines but for their chain and what was seen.
func sameLine(a, b Line) bool {
	for _, l := range []*Line{&a, &b} {
		if l.Chain = ""; l.Kind == LineSeen {
			l.Sight = nil
		}
	}
	return sameText(a, b)
}

// seen holds a moment as the copy shows it against what that side saw.
func (a *against) seen(l Line) {
	side := a.g.header.Copy.For
	f, err := a.whole.frame(l.N)
	text, errText := a.g.sightText(l)
	if err = errors.Join(err, errText); err != nil {
		a.fault(l.N, err.Error(), engine.Say("game.fault.copy.unseen"))
		return
	}
	want, err := sightOf(f.pos, side)
	switch {
	case err != nil || !bytes.Equal(text, want):
		a.fault(l.N, fmt.Sprintf("side %d saw another position than the copy shows", side), engine.Say("game.fault.copy.seen"))
	case !l.Sight.tells(toldOf(engine.Redact(f.events, side))):
		a.fault(l.N, fmt.Sprintf("side %d was told something else than the copy tells", side), engine.Say("game.fault.copy.seen"))
	default:
		a.out.Seen++
	}
}

// sameText compares what is written down of two things.
func sameText(a, b any) bool {
	x, errA := json.Marshal(a)
	y, errB := json.Marshal(b)
	return errA == nil && errB == nil && bytes.Equal(x, y)
}
