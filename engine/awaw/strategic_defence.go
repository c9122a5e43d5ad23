// 17.53F, 17.58, 17.59, 17.82, 17.83, 18.31G, 26: who meets which raid. All raids are announced before anybody is sent
// against one.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// opposer tells why a counter may meet no raid at all.
func (p *Position) opposer(k counter) (engine.Cite, string) {
	return p.defensive(k, units.OpposeBombing, "18.41", "18.45")
}

// opposeRefusal tells why a counter may not meet the raid on a target.
func (p *Position) opposeRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "26", "awaw.no.such"
	}
	if !p.now(VerbOppose) {
		return "26", "awaw.no.oppose.now"
	}
	k := p.counters[c.A.Index()]
	if cite, why := p.opposer(k); why != "" {
		return cite, why
	}
	r := p.raidOn(c.B.Index())
	if r == none {
		return "26", "awaw.no.oppose.nothing"
	}
	if p.barred(k.nation, c.B.Index()) {
		return "26", "awaw.no.oppose.barred"
	}
	return p.meetsRaid(k, p.raids[r], p.exposed(p.raids[r]))
}

// barred tells whether a nation does not defend the country a target lies in.
func (p *Position) barred(n units.Nation, target int) bool {
	country := p.w.board.Space(target).Country
	for _, b := range p.w.strategy.Barred {
		if b.Country == country && b.Nation == p.w.units.Info(n).Name {
			return true
		}
	}
	return false
}

// exposed lists the hexes where a raid may be met: all of a route, and of flying bombs the hex they fall on.
func (p *Position) exposed(r raid) []int {
	if route := p.raidRoute(r); r.bombs == 0 && len(route) != 0 {
		return route
	}
	return []int{int(r.target)}
}

// meetsRaid tells why a counter cannot come to a raid anywhere on its way. Interceptors meet what crosses their front and
// passes within range of a base there (17.82, 18.31G); jets anywhere on its route (17.582); army air over the target or on another front it
// crosses (26). Where a base lacks supply, oil or summer, its own hex is all (18.45).
func (p *Position) meetsRaid(k counter, r raid, way []int) (engine.Cite, string) {
	reach := p.w.rangeOf(k)
	if p.w.strategicUnit(k.kind) {
		return p.interceptsRaid(k, reach, way)
	}
	cite := engine.Cite("26")
	if k.kind == units.Jet {
		cite = "17.582"
		if r.bombs > 0 {
			cite = "17.59"
		}
	}
	home := p.w.frontOf(int(r.target))
	bound := p.homebound(k)
	if bound {
		reach, cite = 0, "18.45"
	}
	for _, h := range way {
		if k.kind != units.Jet && h != int(r.target) && p.w.frontOf(h) == home {
			continue
		}
		if p.w.distance(int(k.base), h) <= reach {
			return "", ""
		}
	}
	if bound {
		return cite, "awaw.no.defend.own"
	}
	return cite, "awaw.no.oppose.far"
}

// interceptsRaid tells why an interceptor cannot come to a raid: it must cross the front, and somewhere on its way, on that front or
// off it, pass within reach of a base there; by an option one of the two will do (17.82, 18.31G).
func (p *Position) interceptsRaid(k counter, reach int, way []int) (engine.Cite, string) {
	crosses := slices.ContainsFunc(way, func(h int) bool { return p.w.frontOf(h) == k.front() })
	switch either := p.w.opt.interceptorsEither; {
	case crosses && either:
		return "", ""
	case !crosses && !either:
		return "18.31G", "awaw.no.oppose.front"
	}
	for _, b := range p.fields(k.nation, k.front(), false) {
		for _, h := range way {
			if p.w.distance(int(b), h) <= reach {
				return "", ""
			}
		}
	}
	return "17.82", "awaw.no.oppose.base"
}

// legalOpposes lists who may meet which raid.
func (p *Position) legalOpposes(buf []engine.Command) []engine.Command {
	if len(p.raids) == 0 {
		return buf
	}
	ways := make([][]int, len(p.raids))
	for k, r := range p.raids {
		ways[k] = p.exposed(r)
	}
	for i, c := range p.counters {
		if _, why := p.opposer(c); why != "" {
			continue
		}
		for k, r := range p.raids {
			if p.barred(c.nation, int(r.target)) {
				continue
			}
			if _, why := p.meetsRaid(c, r, ways[k]); why == "" {
				buf = append(buf, engine.Command{Side: p.defending(), Verb: VerbOppose, A: ct(i), B: sp(int(r.target))})
			}
		}
	}
	return buf
}

// oppose sends a counter of the defender against a raid.
func (t *turnover) oppose(c engine.Command) {
	k := &t.p.counters[c.A.Index()]
	k.flags |= flying
	k.target, k.task = int16(c.B.Index()), taskOppose
	cite := engine.Cite("26")
	switch k.kind {
	case units.Jet:
		cite = "17.582"
	case units.Interceptor:
		cite = "17.83"
	}
	t.say(engine.EventChoice, cite, "awaw.opposes", c.A, c.B)
}

// opposing lists the counters sent against the raid on a target.
func (p *Position) opposing(target int) (out []int) {
	for i, c := range p.counters {
		if c.onTask(taskOppose) && int(c.target) == target {
			out = append(out, i)
		}
	}
	return slices.Clip(out)
}
