// What a player may have meant: the legal commands nearest to one that is refused.

package awaw

import (
	"slices"

	"awaw/engine"
)

// nearest lists up to three legal commands closest to a refused one: same actor and verb first, then those whose space lies
// nearest to the one asked for.
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
		return n*maxSpaces - p.apart(d.B, c.B)
	}
	type rated struct {
		cmd   engine.Command
		score int
	}
	var best []rated
	for _, d := range p.Legal(p.asked(), nil) {
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

// apart is how many hexes lie between two spaces as the crow flies; far if there are none to tell.
func (p *Position) apart(a, b engine.Ref) int {
	if !p.spaceOK(a) || !p.spaceOK(b) {
		return maxSpaces / 2
	}
	if d := p.w.board.Distance(a.Index(), b.Index()); d >= 0 {
		return d
	}
	return maxSpaces / 2
}
