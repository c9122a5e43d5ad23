package realism

import (
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/realism/game"
)

// This file lets carriers sail before they launch, where what their fighters reach from there is worth it.

// wary is what an enemy aircraft or ship more within two spaces is reckoned to cost a carrier that comes nearer.
const wary = 1.5

// deckFlights are the flights of carriers that sail first, one zone or two; not over zones where they may be met.
func (v *view) deckFlights() (out []ai.Option) {
	for _, c := range v.legal {
		from, ok := v.p.From(c)
		if c.Verb != game.VerbFrom || !ok {
			continue
		}
		v.sailed(from, nil, func(to int, q *view, sent []engine.Command) {
			best := ai.Option{}
			for _, x := range q.flights(func(at int) bool { return at == to }) {
				if best.Commands == nil || x.Worth > best.Worth {
					best = x
				}
			}
			if best.Commands != nil {
				risk := wary * float64(max(0, v.menace(to)-v.menace(from)))
				out = append(out, ai.Option{Commands: slices.Concat(sent, best.Commands), Worth: best.Worth - risk})
			}
		})
	}
	return out
}

// sailed tries all ways of the carriers in a zone, and looks at what each leads to.
func (v *view) sailed(from int, sent []engine.Command, look func(to int, q *view, sent []engine.Command)) {
	begin := engine.Command{Side: v.side, Verb: game.VerbFrom, A: engine.SpaceRef(from)}
	if !slices.Contains(v.legal, begin) {
		return
	}
	for _, to := range v.p.Near(from) {
		cmds := []engine.Command{begin, {Side: v.side, Verb: game.VerbSail, A: begin.A, B: engine.SpaceRef(to)}}
		q := v
		for _, c := range cmds {
			if q != nil {
				q = q.after(c)
			}
		}
		if q == nil || q.g.Asked || q.g.Focus >= 0 {
			continue
		}
		all := slices.Concat(sent, cmds)
		look(to, q, all)
		if sent == nil {
			q.sailed(to, all, look)
		}
	}
}

// after is what is seen after a command; nil where it is not legal, or somebody else is asked.
func (v *view) after(c engine.Command) *view {
	next, _, err := v.p.Apply(c, engine.NewTyped())
	if err != nil {
		return nil
	}
	p, ok := next.(*game.Position)
	if !ok {
		return nil
	}
	return &view{p: p, g: p.Glance(), legal: p.Legal(v.side, nil), side: v.side}
}

// menace counts enemy aircraft and ships within two spaces.
func (v *view) menace(at int) int {
	n := 0
	near := []int{at}
	for _, a := range v.p.Near(at) {
		near = append(near, a)
		near = append(near, v.p.Near(a)...)
	}
	slices.Sort(near)
	for _, a := range slices.Compact(near) {
		n += total(v.g.Spaces[a].Foes, func(k game.Kind) bool { return !lands(k) && k != game.Transport })
	}
	return n
}
