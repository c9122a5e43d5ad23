// The way of a flight, asked about before it is flown: its hexes, and where known air could meet it (18.45, 18.621).

package awaw

import "awaw/engine"

// askWay answers with the way of a legal command through the spaces somebody points at, in order: its hexes are the answer's spaces,
// and the command that names it comes first among the nearest. A way that may not be flown is refused with its reason, and the usual
// one shown. The spaces may begin with the base where the way begins, and with others before it.
func (p *Position) askWay(q engine.Query) (engine.Answer, error) {
	c := q.Cmd.Listed()
	x := row(c.Verb)
	if x == nil || x.way == nil || q.Cmd.Verb == verbNone {
		return engine.Answer{}, engine.ErrNoAnswer
	}
	if _, why := p.refusal(c); why != "" {
		return engine.Answer{}, engine.ErrNoAnswer
	}
	a := engine.Answer{Verdict: engine.Yes}
	way, cite, why := p.wayThrough(c, q.With)
	if why != "" {
		a = engine.Answer{Verdict: engine.No, Text: engine.Say(why, p.refusalArgs(c, why)...), Cites: []engine.Cite{cite}}
	}
	path := x.way(p, c)
	if c.Way = way; way != 0 {
		path = p.w.readWay(c.B.Index(), way)
	}
	met := 0
	for k, n := range x.met(p, c, path) {
		a.Spaces = append(a.Spaces, engine.SpaceAnswer{Ref: sp(path[k]), Met: n})
		if n > 0 {
			met++
		}
	}
	if why == "" {
		a.Text, a.Cites = engine.Say("awaw.way.met", p.w.wayHexes(path), met), []engine.Cite{"18.621"}
	}
	a.Nearest = []engine.Command{c}
	return a, nil
}

// wayThrough is the way of a command through some spaces: from where it usually begins, else from the first of them from which it is
// legal; 0 and the reason if there is none.
func (p *Position) wayThrough(c engine.Command, with []engine.Ref) (engine.Way, engine.Cite, string) {
	through := []int{-1}
	for _, r := range with {
		if p.spaceOK(r) && r != c.B {
			through = append(through, r.Index())
		}
	}
	var cite engine.Cite
	why := ""
	for k := range through {
		if k > 0 && k == len(through)-1 && len(through) > 2 {
			break // a last space alone is no base anybody has pointed at
		}
		way, ok := p.nameWay(c, through[k:])
		d := c
		if d.Way = way; !ok {
			continue
		}
		at, no := p.refusal(d)
		if no == "" {
			return way, "", ""
		}
		if why == "" {
			cite, why = at, no
		}
	}
	if why == "" {
		cite, why = "18.45", "awaw.no.way.far"
	}
	return 0, cite, why
}

// shownWays lists the ways of the flight at hand and of the raids announced.
func (p *Position) shownWays() (out [][]engine.Ref) {
	show := func(path []int) {
		way := make([]engine.Ref, len(path))
		for k, h := range path {
			way[k] = sp(h)
		}
		out = append(out, way)
	}
	if s := p.sortie(); s != nil {
		show(p.route(s))
	}
	for _, r := range p.raids {
		if r.bombs == 0 {
			show(p.raidRoute(r))
		}
	}
	return out
}
