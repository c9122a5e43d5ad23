package engine

import (
	"encoding/hex"
	"fmt"
	"slices"
)

// This file replays a whole journal, every branch of it, and holds it against its own promises.

// Report is what a verification found.
type Report struct {
	Entries, Commands, Rolls, Keyframes, Openings int
	// Drawn counts rolls proved to come from the seed; Typed those a person typed in.
	Drawn, Typed int
	// Seed tells what is known of the seed: "shown", "kept" (by this copy) or "hidden".
	Seed   string
	Open   bool // anybody could know the seed
	Faults []Fault
}

// OK tells whether nothing was found wrong.
func (r Report) OK() bool { return len(r.Faults) == 0 }

// Fault is one broken promise.
type Fault struct {
	Entry int // 0: the header
	What  string
}

func (f Fault) String() string { return fmt.Sprintf("entry %d: %s", f.Entry, f.What) }

// Verify replays the journal's every branch from the set-up and checks digests, commitments, dice and take-backs.
// The chain was checked when it was read.
func (g *Game) Verify() Report {
	v := &verifier{g: g, r: Report{Entries: len(g.lines), Seed: "hidden", Open: g.header.Seed.Open}}
	v.findSeed()
	start, _ := g.store.at(0)
	v.at = frameAt{pos: start.pos}
	v.commits = map[int]Line{}
	head := 0
	for _, l := range g.lines {
		switch {
		case l.Kind == LineHead:
			v.headLine(head, l)
			head = l.To
			continue
		case l.Parent != head && l.N > g.copied():
			v.fault(l.N, fmt.Sprintf("it was added at line %d while play stood at line %d", l.Parent, head))
		}
		switch {
		case l.Kind == LineContribution:
			v.commits[l.N] = l
		case l.Kind == LineKeyframe:
			v.keyframe(l)
		case l.Node():
			v.node(l)
			head = l.N
		}
	}
	return v.r
}

type verifier struct {
	g       *Game
	r       Report
	dice    *Keyed
	at      frameAt
	commits map[int]Line
}

type frameAt struct {
	n   int
	pos Position
}

func (v *verifier) fault(n int, what string) {
	v.r.Faults = append(v.r.Faults, Fault{Entry: n, What: what})
}

// findSeed takes the seed shown in the journal, or else the one this copy keeps.
func (v *verifier) findSeed() {
	seed := v.g.seed
	if v.g.dice != nil && seed != (Seed{}) {
		v.r.Seed = "kept"
	}
	for _, l := range v.g.lines {
		if l.Kind != LineReveal || l.Seed == "" {
			continue
		}
		s, err := ParseSeed(l.Seed)
		commit := s.Commitment()
		if err != nil || hex.EncodeToString(commit[:]) != v.g.header.Seed.Commit {
			v.fault(l.N, "the seed shown is not the one committed to at the start")
			return
		}
		seed, v.r.Seed = s, "shown"
	}
	if v.r.Seed != "hidden" && v.g.header.Dice == GeneratorKeyed {
		v.dice = NewKeyed(seed)
	}
}

// position replays up to node n.
func (v *verifier) position(n int) (Position, bool) {
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
	if len(l.Orders) > 0 {
		v.r.Openings++
		v.opening(l)
	}
	v.rolls(l)
	p, ok := v.position(l.Parent)
	if !ok {
		return
	}
	f, known := v.g.store.recent[l.N]
	if !known || !f.proved { // what opening the game has carried out already need not be done twice
		next, events, err := v.g.replay(p, l)
		if err != nil {
			v.fault(l.N, err.Error())
			return
		}
		f = frame{pos: next, events: events}
	}
	events := f.events
	shown := slices.ContainsFunc(events, func(e Event) bool { return e.Kind == EventReveal })
	if l.Kind == LineCommand && shown != l.Shown {
		v.fault(l.N, "whether something hidden was shown is written down wrongly")
	}
	v.at = frameAt{n: l.N, pos: f.pos}
}

// opening holds opened orders against what was sealed.
func (v *verifier) opening(l Line) {
	if l.N <= v.g.copied() {
		return // sealed in the other game
	}
	for _, o := range l.Orders {
		c, ok := v.commits[o.Of]
		salt, err := hex.DecodeString(o.Salt)
		if !ok || err != nil || c.Side != o.Side || c.Parent != l.Parent || commitOrders(salt, o.Cmds) != c.Commit {
			v.fault(l.N, fmt.Sprintf("the orders opened for side %d are not those sealed", o.Side))
		}
	}
}

func (v *verifier) rolls(l Line) {
	for i, r := range l.Rolls {
		v.r.Rolls++
		if err := checkFaces(Ask{Key: r.Key, N: len(r.Faces), Sides: r.Sides}, r.Faces); err != nil {
			v.fault(l.N, err.Error())
			continue
		}
		if v.drawnBefore(l, i) {
			v.fault(l.N, (&KeyTwice{Key: r.Key}).Error())
		}
		switch {
		case r.Typed:
			v.r.Typed++
		case v.dice != nil && l.N > v.g.copied():
			faces, err := v.dice.Roll(Ask{Key: r.Key, N: len(r.Faces), Sides: r.Sides})
			if err != nil || !slices.Equal(faces, r.Faces) {
				v.fault(l.N, fmt.Sprintf("the dice for %s do not come from the seed", r.Key))
				continue
			}
			v.r.Drawn++
		}
	}
}

// drawnBefore tells whether roll i of l has a key drawn earlier on its line of play.
func (v *verifier) drawnBefore(l Line, i int) bool {
	key := l.Rolls[i].Key
	same := func(r Roll) bool { return r.Key == key }
	if slices.ContainsFunc(l.Rolls[:i], same) {
		return true
	}
	for n := l.Parent; n != 0; n = v.g.lines[n-1].Parent {
		if slices.ContainsFunc(v.g.lines[n-1].Rolls, same) {
			return true
		}
	}
	return false
}

func (v *verifier) keyframe(l Line) {
	v.r.Keyframes++
	p, ok := v.position(l.Parent)
	if !ok {
		return
	}
	if d := p.Digest(); hex.EncodeToString(d[:]) != l.Digest {
		v.fault(l.N, fmt.Sprintf("the position after line %d has another digest than was written down", l.Parent))
	}
}

// headLine checks that play did not go back behind dice or something shown.
func (v *verifier) headLine(head int, l Line) {
	if l.Parent != head {
		v.fault(l.N, fmt.Sprintf("it leaves line %d while play stood at line %d", l.Parent, head))
	}
	above := v.g.path(l.To)
	for n := head; !slices.Contains(above, n); n = v.g.lines[n-1].Parent {
		if b := v.g.lines[n-1]; b.Rolled() || b.Shown || len(b.Orders) > 0 {
			v.fault(l.N, fmt.Sprintf("it takes back line %d, after which it was known how the dice fell or what was hidden", n))
			return
		}
	}
}
