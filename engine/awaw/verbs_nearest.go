// What a player may have meant: the legal commands nearest to one that is refused.

package awaw

import (
	"slices"

	"awaw/engine"
)

// nearest lists up to three legal commands closest to a refused one: same actor and verb first, then those whose space lies
// nearest to the one asked for, then those whose number does. Parting and joining counters (17.91) does not bring anybody nearer
// to anything, and comes last.
func (p *Position) nearest(c engine.Command) []engine.Command {
	score := func(d engine.Command) int {
		n := 0
		if d.A == c.A && c.A != 0 {
			n += 4
		}
		if d.Verb == c.Verb {
			n += 3
		}
		if d.C == c.C {
			n++
		}
		if d.Verb != c.Verb && sorts(d.Verb) {
			n -= 8
		}
		away := int(d.N) - int(c.N)
		return (n*maxSpaces-p.apart(d.B, c.B))*mostPool - min(max(away, -away), mostPool-1)
	}
	type rated struct {
		cmd   engine.Command
		score int
	}
	var best []rated
	blind := c.Side != p.asked() && p.Hides(c.Side) // it does not know whether the other side has sent somebody, and so could end its step
	for _, d := range p.offered() {
		if blind && d.Verb == VerbDone {
			continue
		}
		r := rated{d, score(d)}
		k := len(best)
		for k > 0 && best[k-1].score < r.score {
			k--
		}
		if k < 3 {
			best = slices.Insert(best, k, r)[:min(3, len(best)+1)]
		}
	}
	out := make([]engine.Command, len(best))
	for i, r := range best {
		out[i] = r.cmd
	}
	return out
}

// meant is the command of somebody who points from a counter at another one or at a place and says no more: air boards a ship
// or strikes ships, a ship joins a task force. It has no verb if nothing is meant.
func (p *Position) meant(c engine.Command) engine.Command {
	f := p.forceAt(c.B)
	air := p.counterOK(c.A)
	switch {
	case air && p.shipAt(c.B) >= 0:
		c.Verb, c.N = VerbBoard, 1
	case air && f >= 0 && p.forces[f].side != c.Side && p.atStage(seaStrike):
		c.Verb = VerbStrike
	case air && f >= 0 && p.forces[f].side != c.Side && p.forces[f].onBoard():
		c.B = sp(int(p.forces[f].space))
		return p.meant(c)
	case p.shipAt(c.A) >= 0 && f >= 0:
		c.Verb = VerbForm
	case air && p.spaceOK(c.B) && p.portOf(c.B.Index()):
		c.Verb = VerbStrike
	case air && p.spaceOK(c.B) && len(p.groupsAt(3-c.Side, c.B.Index())) > 0:
		c.Verb, c.A = VerbHunt, 0
	}
	return c
}

// seenBy is Seen, remembered from one refusal to the next.
func (p *Position) seenBy(side engine.Side) *Position {
	if r := p.desk.refused.Load(); r != nil && r.whole == p && r.side == side {
		return r.seen
	}
	seen := p.Seen(side).(*Position)
	p.desk.refused.Store(&refusing{whole: p, seen: seen, side: side})
	return seen
}

// offered is what Legal lists for the side that is asked, remembered from one refusal to the next.
func (p *Position) offered() []engine.Command {
	r := p.desk.refused.Load()
	if r == nil || r.seen != p {
		r = &refusing{seen: p}
	}
	if r.legal == nil {
		n := *r
		n.legal = p.Legal(p.asked(), nil)
		p.desk.refused.Store(&n)
		return n.legal
	}
	return r.legal
}

// apart is how many hexes lie between two spaces as the crow flies; far if there are none to tell. A thing that is no space is
// near itself alone.
func (p *Position) apart(a, b engine.Ref) int {
	if a == b {
		return 0
	}
	if !p.spaceOK(a) || !p.spaceOK(b) {
		return maxSpaces / 2
	}
	if d := p.w.board.Distance(a.Index(), b.Index()); d >= 0 {
		return d
	}
	return maxSpaces / 2
}
