package play

import (
	"encoding/hex"
	"errors"
	"fmt"
	"slices"

	"awaw/engine"
)

// This file replays a whole journal, every branch of it, and holds it against its own promises.

// Proof is what a verification comes to.
type Proof uint8

// What it can come to.
const (
	// Proved: every promise holds, and every die is proved to come from the seed committed to at the start.
	Proved Proof = iota
	// Broken: a promise is broken; Faults tells which.
	Broken
	// Unproved: nothing is wrong, but some dice are proved by nothing; Report tells how many and why.
	Unproved
)

// Report is what a verification found.
type Report struct {
	Entries, Commands, Rolls, Keyframes, Openings int
	// Drawn counts rolls proved to come from the seed. Of the others, which prove nothing, a person typed Typed in as the game's
	// setting allows, Copied fell in the game this one is a copy of, Foreign came from other dice than the seed's, and
	// Hidden may come from a seed that nobody has shown.
	Drawn, Typed, Copied, Foreign, Hidden int
	// Veiled counts the lines of a copy that wait to be held against the game: what its reader may not know.
	Veiled int
	// Unsealed counts openings of orders that were sealed in the game this one is a copy of: nothing here proves them.
	Unsealed int
	// Seed tells what is known of the seed: "shown", "kept" (by this copy), "hidden", or "links" where dice come by mail.
	Seed   string
	Open   bool // anybody could know the seed
	Faults []Fault
}

// OK tells whether nothing was found wrong.
func (r Report) OK() bool { return len(r.Faults) == 0 }

// Proof is what it comes to.
func (r Report) Proof() Proof {
	switch {
	case !r.OK():
		return Broken
	case r.Drawn < r.Rolls || r.Veiled > 0 || r.Unsealed > 0:
		return Unproved
	}
	return Proved
}

// Fault is one broken promise.
type Fault struct {
	Entry int // 0: the header
	What  string
	Err   error       // the error that What tells, nil if none
	Why   engine.Text // as a player reads it, zero where Err is read
}

func (f Fault) String() string { return fmt.Sprintf("entry %d: %s", f.Entry, f.What) }

// In is the same as a player reads it.
func (f Fault) In(words engine.Catalog) string {
	var je *JournalError
	said := words.Word(f.Why, nil)
	switch {
	case errors.As(f.Err, &je):
		return je.In(words) // it names the entry
	case f.Why.IsZero():
		said = engine.Worded(f.Err, words)
	}
	if f.Entry == 0 {
		return words.Word(engine.Say("game.fault.first"), nil) + " " + said
	}
	return words.Word(engine.Say("game.fault.entry", f.Entry), nil) + " " + said
}

// Verify replays the journal's every branch from the set-up and checks digests, commitments, dice and take-backs.
// The chain was checked when it was read.
func (g *Game) Verify() Report {
	v := &verifier{g: g, r: Report{Entries: len(g.lines), Seed: "hidden", Open: g.header.Seed.Open}}
	v.findSeed()
	if m := g.header.Links; m != nil {
		v.links, _ = newLinked(m) // it was read when the game was opened
		v.r.Seed = "links"
	}
	start, _ := g.store.at(0)
	v.at = frameAt{pos: start.pos}
	v.sealed, v.letters = map[sealing]Line{}, map[engine.Side]int{}
	v.depths = g.depths()
	v.again = g.drawnAgain()
	head, veiled := 0, false
	for _, l := range g.lines {
		switch {
		case l.Kind == LineHead:
			v.headLine(head, l)
			head, veiled = l.To, false
			continue
		case l.Kind == LineVeiled:
			v.r.Veiled++
			veiled = true // it may have led elsewhere
			continue
		case l.Parent != head && !veiled:
			v.fault(l.N, fmt.Sprintf("it was added at line %d while play stood at line %d", l.Parent, head), engine.Say("game.fault.place", l.Parent, head))
		}
		v.link(l)
		switch {
		case l.Kind == LineContribution:
			v.contribution(l)
		case l.Kind == LineLetter:
			v.letters[l.Side] = l.N
		case l.Kind == LineKeyframe:
			v.keyframe(l)
		case l.Kind == LineWords:
			v.words(l)
		case l.Kind == LineSetting && l.Key == settingDice:
			v.typed = l.Value == diceTyped
		case l.Node():
			v.node(l)
			head, veiled = l.N, false
		}
	}
	v.lostSeals()
	return v.r
}

type verifier struct {
	g       *Game
	r       Report
	dice    *engine.Keyed
	at      frameAt
	sealed  map[sealing]Line     // the newest contributions
	letters map[engine.Side]int  // by mail: the last letter of each side
	typed   bool                 // faces may be typed in, as the settings so far say
	depths  []int32              // by node, how many commands lead to it
	again   map[int][]engine.Key // by node, what it draws that was drawn on the way to it
	links   *linked              // of a game by mail
	paid    *Line                // what all links are there for, until it is carried out
}

type frameAt struct {
	n   int
	pos engine.Position
}

func (v *verifier) fault(n int, what string, why engine.Text) {
	v.r.Faults = append(v.r.Faults, Fault{Entry: n, What: what, Why: why})
}

// position replays up to node n.
func (v *verifier) position(n int) (engine.Position, bool) {
	if v.at.n != n {
		f, err := v.g.frame(n)
		if err != nil {
			return nil, false // reported at the line that failed
		}
		v.at = frameAt{n: n, pos: f.pos}
	}
	return v.at.pos, true
}

func (v *verifier) node(l Line) {
	v.r.Commands++
	if l.Kind == LineSeen {
		v.r.Veiled++
	}
	if len(l.Orders) > 0 {
		v.r.Openings++
		v.opening(l)
	}
	v.linkDice(l)
	v.rolls(l)
	p, ok := v.position(l.Parent)
	if !ok {
		return
	}
	if l.N > v.g.copied() {
		v.secrecy(p, l)
	}
	f, known := v.g.store.recent[l.N]
	if !known || !f.proved { // what opening the game has carried out already need not be done twice
		next, events, err := v.g.replay(p, l)
		if err != nil {
			v.r.Faults = append(v.r.Faults, Fault{Entry: l.N, What: err.Error(), Err: err})
			return
		}
		f = frame{pos: next, events: events}
	}
	events := f.events
	shown := slices.ContainsFunc(events, func(e engine.Event) bool { return e.Kind == engine.EventReveal })
	if l.Kind == LineCommand && shown != l.Shown {
		v.fault(l.N, "whether something hidden was shown is written down wrongly", engine.Say("game.fault.shown"))
	}
	v.at = frameAt{n: l.N, pos: f.pos}
}

func (v *verifier) keyframe(l Line) {
	v.r.Keyframes++
	if l.Commit != "" {
		v.r.Veiled++
	}
	p, ok := v.position(l.Parent)
	if !ok {
		return
	}
	if d := p.Digest(); hex.EncodeToString(d[:]) != l.Digest {
		v.fault(l.N, fmt.Sprintf("the position after line %d has another digest than was written down", l.Parent), engine.Say("game.fault.digest", l.Parent))
	}
	turn, date := engine.When(p)
	if phaseOf(p) != l.Phase || turn != l.Turn || (l.Date == nil) != date.IsZero() || l.Date != nil && !l.Date.Equal(date) {
		v.fault(l.N, fmt.Sprintf("after line %d another phase, turn or date begins than was written down", l.Parent), engine.Say("game.fault.phase", l.Parent))
	}
}

// headLine checks that play did not go back behind dice or something shown.
func (v *verifier) headLine(head int, l Line) {
	if l.Parent != head {
		v.fault(l.N, fmt.Sprintf("it leaves line %d while play stood at line %d", l.Parent, head), engine.Say("game.fault.place", l.Parent, head))
	}
	for n, to := head, l.To; n != to; {
		if v.depths[to] > v.depths[n] { // another branch: what leads down to it was played before
			to = v.g.lines[to-1].Parent
			continue
		}
		if b := v.g.lines[n-1]; b.Rolled() || b.Shown || len(b.Orders) > 0 {
			v.fault(l.N, fmt.Sprintf("it takes back line %d, after which it was known how the dice fell or what was hidden", n), engine.Say("game.fault.back", n))
			return
		}
		n = v.g.lines[n-1].Parent
	}
}
