package raid

import (
	"cmp"
	"slices"

	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// This file plans the raids of a combat phase together: everything is announced before anybody is sent against it, so a plan is worth what it
// brings when the other side shares those who meet it best (18.57, 26).

// raider is a counter that may fly on raids.
type raider struct {
	u       *awaw.GlanceUnit
	leads   bool   // may open a raid
	reaches []bool // by target
	class   int    // of those whose way to a target is the same
}

// raiding is a plan of raids in the making.
type raiding struct {
	a       *Planner
	targets []awaw.GlanceWorks
	flyers  []raider
	packs   []pack     // of the other side; what they reach is in meets
	meets   [][][]bool // by class and target: which packs can meet it, nil if not looked up yet
	leader  []int      // by class: a counter of it
	left    int        // how many plans may still be weighed
	raids   []raided   // room for those of the plan that is weighed
	stand   []pack     // room for those who meet them
}

// atHome stands for the target of a counter that does not fly.
const atHome = -1

// mostWeighed is how many plans are weighed at most.
const mostWeighed = 120

// raids plans the raids of this combat phase.
func (a *Planner) raids(buf []engine.Command) []engine.Command {
	s := a.sight
	if !s.Has(awaw.VerbRaid) || len(s.Strategy.Raids) > 0 {
		return buf
	}
	p := a.raiding(buf)
	var best []int
	top := 0.0
	for _, plan := range p.firsts() {
		if v := p.worth(plan); best == nil || v > top {
			best, top = plan, v
		}
	}
	if best == nil {
		return buf
	}
	if best, top = p.climb(best, top); top < a.manner.Least {
		return buf
	}
	return p.orders(best, buf)
}

// raiding lists who may fly where, and who may meet them.
func (a *Planner) raiding(buf []engine.Command) *raiding {
	s := a.sight
	p := &raiding{a: a, left: mostWeighed}
	for _, w := range s.Strategy.Works {
		if w.Owner == s.Foe && w.Left > 0 && !slices.ContainsFunc(buf, func(c engine.Command) bool { return c.Verb == awaw.VerbLaunch && c.C.Index() == w.Space }) {
			p.targets = append(p.targets, w)
		}
	}
	moves := s.All(awaw.VerbRaid)
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != s.Side || u.Inverted || u.Target >= 0 {
			continue
		}
		r := raider{u: u, reaches: make([]bool, len(p.targets))}
		own := sight.MovesOf(moves, u.Counter)
		for t, w := range p.targets {
			r.reaches[t] = slices.ContainsFunc(own, func(c engine.Command) bool { return c.B.Index() == w.Space })
			r.leads = r.leads || r.reaches[t]
			if len(own) == 0 {
				r.reaches[t] = s.Pos.Escorts(u.Counter, w.Space)
			}
		}
		if slices.Contains(r.reaches, true) {
			r.class = p.classOf(u)
			p.flyers = append(p.flyers, r)
		}
	}
	slices.SortStableFunc(p.flyers, func(x, y raider) int {
		return cmp.Or(cmp.Compare(rankOf(x), rankOf(y)), cmp.Compare(y.u.Thirds, x.u.Thirds))
	})
	p.gather()
	return p
}

// rankOf orders who is announced for a raid: bombers, then army air that may open one, then escorts.
func rankOf(r raider) int {
	switch {
	case r.u.Kind == units.StrategicBomber:
		return 0
	case r.leads:
		return 1
	}
	return 2
}

// classOf is the class of a counter by its way to targets, a new one if need be.
func (p *raiding) classOf(u *awaw.GlanceUnit) int {
	s := p.a.sight
	for k, c := range p.leader {
		v := s.Unit(engine.CounterRef(c))
		if v.Nation == u.Nation && v.Kind == u.Kind && v.Base == u.Base && s.Pos.FrontOf(c) == s.Pos.FrontOf(u.Counter) {
			return k
		}
	}
	p.leader = append(p.leader, u.Counter)
	p.meets = append(p.meets, make([][]bool, len(p.targets)))
	return len(p.leader) - 1
}

// home is the plan by which nobody flies.
func (p *raiding) home() []int {
	plan := make([]int, len(p.flyers))
	for i := range plan {
		plan[i] = atHome
	}
	return plan
}

// meeting tells which packs can meet a raid that is led by a class.
func (p *raiding) meeting(class, target int) []bool {
	if p.meets[class][target] != nil {
		return p.meets[class][target]
	}
	s := p.a.sight
	out := make([]bool, len(p.packs))
	for _, c := range s.Pos.Opposers(p.leader[class], p.targets[target].Space, nil) {
		for k := range p.packs {
			if slices.Contains(p.packs[k].counters, c) {
				out[k] = true
			}
		}
	}
	p.meets[class][target] = out
	return out
}

// gather lists the air of the other side that may meet raids, alike with alike.
func (p *raiding) gather() {
	s := p.a.sight
	type like struct {
		kind             units.Type
		nation           units.Nation
		base, front, drm int
	}
	var seen []like
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side != s.Foe || u.Inverted || u.Kind == units.StrategicBomber || u.Deck {
			continue
		}
		x := like{u.Kind, u.Nation, u.Base, s.Pos.FrontOf(u.Counter), u.DRM}
		k := slices.Index(seen, x)
		if k < 0 {
			k = len(seen)
			seen = append(seen, x)
			p.packs = append(p.packs, pack{drm: u.DRM, jet: u.Kind == units.Jet})
		}
		p.packs[k].factors += sight.Factors(u.Thirds)
		p.packs[k].counters = append(p.packs[k].counters, u.Counter)
	}
}

// worth is what a plan brings when it is met as well as it can be.
func (p *raiding) worth(plan []int) float64 {
	p.left--
	p.raids = p.raids[:0]
	p.stand = append(p.stand[:0], make([]pack, len(p.packs))...)
	sent := 0
	var led []int // by raid: its leader's class
	var at []int
	for i, t := range plan {
		if t == atHome {
			continue
		}
		f := &p.flyers[i]
		r := slices.Index(at, t)
		if r < 0 {
			if !f.leads {
				return -worst
			}
			r = len(at)
			at, led = append(at, t), append(led, f.class)
			w := p.targets[t]
			p.raids = append(p.raids, raided{sortie: sortie{awaw.NoSortie}, radar: p.a.sight.Strategy.Radar, left: w.Left, worth: w.Worth, sent: nobody})
		}
		p.raids[r].sortie = p.a.over(p.raids[r].sortie, f.u, p.targets[t].Space)
		sent += sight.Factors(f.u.Thirds)
	}
	if len(at) > p.a.manner.Wings {
		return -worst
	}
	for r := range at {
		for k, can := range p.meeting(led[r], at[r]) {
			if !can {
				continue
			}
			x := &p.stand[k]
			if x.reaches == nil {
				*x = p.packs[k]
				x.reaches = make([]bool, len(at))
			}
			x.reaches[r] = true
		}
	}
	for k := range p.stand { // not all who could will come: some are wanted elsewhere
		p.stand[k].factors = int(float64(p.stand[k].factors)*p.a.manner.Mass + 0.5)
	}
	_, v := p.a.parryFrom(p.raids, p.joined(), 0)
	return v - flying*float64(sent)
}

// joined is what meets the raids of the plan that is weighed, those who reach the same together.
func (p *raiding) joined() (out []pack) {
	for _, x := range p.stand {
		if x.reaches == nil {
			continue
		}
		k := slices.IndexFunc(out, func(y pack) bool { return y.drm == x.drm && y.jet == x.jet && slices.Equal(y.reaches, x.reaches) })
		if k < 0 {
			out = append(out, x)
			continue
		}
		out[k].factors += x.factors
	}
	slices.SortStableFunc(out, func(x, y pack) int { return cmp.Compare(y.drm, x.drm) })
	return out
}

// worst is more than any plan is worth, and flying what a factor sent should bring at least, in points.
const (
	worst  = 1e6
	flying = 0.02
)

// orders are the commands of a plan.
func (p *raiding) orders(plan []int, buf []engine.Command) []engine.Command {
	for t, w := range p.targets {
		for i, at := range plan {
			if at == t {
				buf = append(buf, engine.Command{Side: p.a.sight.Side, Verb: awaw.VerbRaid, A: engine.CounterRef(p.flyers[i].u.Counter), B: engine.SpaceRef(w.Space)})
			}
		}
	}
	return buf
}
