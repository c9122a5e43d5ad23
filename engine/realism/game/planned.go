package game

import (
	"cmp"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
)

// This file tells a screen of flights: what may be attacked, who reaches it, by which ways.

var _ sortie.Planner = (*Position)(nil)

// Planning tells whether flights are planned now.
func (p *Position) Planning() bool {
	return !p.Over() && p.phase == AirMove && p.Focus == nobody && p.fight.stage == stNone
}

// Drafted is the flight that is planned step by step.
func (p *Position) Drafted() (sortie.Flight, bool) {
	if p.draft.mission == noMission {
		return sortie.Flight{}, false
	}
	return p.toldFlight(&p.draft), true
}

// Airborne are the flights that have not landed.
func (p *Position) Airborne() (out []sortie.Flight) {
	for i := range p.flights {
		if f := &p.flights[i]; f.state < landed && f.mission != supportMission && f.fighters+f.bombers+f.wait > 0 {
			out = append(out, p.toldFlight(f))
		}
	}
	return out
}

// Targets are the ways to attack what is in a space: bombs on its complex, a strike on what stands there.
func (p *Position) Targets(at engine.Ref) (out []sortie.Target) {
	if !p.within(at) || !p.Planning() || p.draft.mission != noMission {
		return nil
	}
	for _, m := range [2]mission{raidMission, strikeMission} {
		if !p.target(m, at.Index()) {
			continue
		}
		t := sortie.Target{At: at, Raid: m == raidMission, Name: engine.Say("realism.game.target." + missionWords[m]), Stake: p.stake(m, at.Index())}
		for from := range p.w.Area.Len() {
			t.Reach = append(t.Reach, p.reaching(m, from, at.Index())...)
		}
		if slices.ContainsFunc(t.Reach, func(r sortie.Reach) bool { return !r.Helps }) {
			out = append(out, t)
		}
	}
	return out
}

var missionWords = [...]string{raidMission: "raid", strikeMission: "strike", supportMission: "support"}

// stake is what an attack may cost the enemy.
func (p *Position) stake(m mission, at int) (out []sortie.Note) {
	if m == raidMission {
		room := max(0, p.w.Value[at]-int(p.bombed[at]))
		return []sortie.Note{{Text: engine.Say("realism.game.stake.complex", p.w.Value[at], room), Cite: "er.bombcap.1"}}
	}
	worth := 0
	for k, n := range p.Enemies(at) {
		worth += int(n) * p.w.Cost[k]
	}
	return []sortie.Note{{Text: engine.Say("realism.game.stake.units", worth), Cite: "er.phase.2"}}
}

// reaching are the units of a base from which some reach a target; fighters that only go along with bombers help them.
func (p *Position) reaching(m mission, from, to int) (out []sortie.Reach) {
	if p.Idle.Has(from) || !p.Sea(from) && !p.Ours(from, p.Now) {
		return nil
	}
	add := func(k Kind, helps bool) {
		if n := p.fresh(from, k); n > 0 {
			c := p.counter(from, p.Now, k, int(p.Units[from][p.Now][k]))
			out = append(out, sortie.Reach{Unit: c, Most: n, Helps: helps})
		}
	}
	bombers := p.fresh(from, Bomber) > 0 && len(p.routes(&flight{mission: m, from: uint8(from), bombers: 1}, to)) > 0
	switch {
	case m == raidMission && bombers:
		add(Bomber, false)
		add(Fighter, true)
	case m == strikeMission:
		if bombers {
			add(Bomber, false)
		}
		if p.fresh(from, Fighter) > 0 && len(p.routes(&flight{mission: m, from: uint8(from), fighters: 1}, to)) > 0 {
			add(Fighter, false)
		}
	}
	return out
}

// long is how long a way is on the plane.
func (p *Position) long(f *flight) float64 {
	sum := 0.0
	x, y := p.w.Area.Middle(int(f.from))
	for _, at := range f.path() {
		u, v := p.w.Area.Middle(at)
		sum += math.Hypot(u-x, v-y)
		x, y = u, v
	}
	return sum
}

// mostRoutes is how many ways to a target are told.
const mostRoutes = 6

// routes are the ways of a flight to a target, the best first: those with the escort, by the fewest who may meet it, the shortest.
func (p *Position) routes(f *flight, to int) (out []flight) {
	g := *f
	g.at, g.waitAt, g.next = g.from, nobody, nobody
	p.route(&g, to, &out)
	slices.SortStableFunc(out, func(a, b flight) int {
		return cmp.Or(-cmp.Compare(p.covered(&a), p.covered(&b)), cmp.Compare(p.watchers(&a), p.watchers(&b)), cmp.Compare(a.steps, b.steps), cmp.Compare(p.long(&a), p.long(&b)))
	})
	return out[:min(len(out), mostRoutes)]
}

// route goes on from where a flight is, as far as its target lies in range.
func (p *Position) route(f *flight, to int, out *[]flight) {
	if f.steps > 0 && f.end() == to {
		*out = append(*out, *f)
		return
	}
	if int(f.steps) >= len(f.way)-1 || !p.inRange(f, to) {
		return
	}
	for _, next := range p.w.ways.Near[f.end()] {
		if next == int(f.from) || slices.Contains(f.path(), next) {
			continue
		}
		g := *f
		if !p.follows(&g, next) {
			if !p.stays(&g) || !p.follows(&g, next) {
				continue
			}
		}
		g.way[g.steps] = uint8(next)
		g.steps++
		p.route(&g, to, out)
	}
}

// inRange tells whether a target lies within what is left of a flight's range.
func (p *Position) inRange(f *flight, to int) bool {
	c := p.course(f, lead(f))
	zones := c.Zones - p.w.ways.Seas(f.path())
	var goal spaces
	goal.Add(to)
	return p.w.reaches(f.end(), c.Spaces-int(f.steps), zones, goal)
}

// stays leaves the escort of bombers behind where they are, if it may wait there.
func (p *Position) stays(f *flight) bool {
	if f.mission != raidMission || f.fighters == 0 || f.bombers == 0 || f.steps == 0 || p.Sea(f.end()) {
		return false
	}
	f.wait, f.waitAt, f.waited, f.fighters = f.fighters, int8(f.end()), f.steps, 0
	return true
}

// covered is whether the escort flies along to the target, and if not how many steps of the way out it does.
func (p *Position) covered(f *flight) int {
	switch {
	case f.wait > 0:
		return int(f.waited)
	case f.fighters > 0 && f.bombers > 0:
		return len(f.way)
	}
	return 0
}

// watchers is how many enemy fighters may meet a flight on its way out.
func (p *Position) watchers(f *flight) int {
	n := 0
	for _, at := range f.path()[:max(0, int(f.steps)-1)] {
		if e := p.Enemies(at); !p.Sea(at) {
			n += int(e[Fighter])
		}
	}
	return n
}

// Ways are the flights that picked units of one base could fly to a target.
func (p *Position) Ways(t sortie.Target, picks []sortie.Pick) (out []sortie.Flight) {
	if !p.within(t.At) || !p.Planning() || p.draft.mission != noMission {
		return nil
	}
	f := flight{mission: strikeMission}
	if t.Raid {
		f.mission = raidMission
	}
	for i, pick := range picks {
		at, power, k, ok := p.CounterAt(counters, pick.Unit)
		if !ok || power != p.Now || i > 0 && at != int(f.from) || pick.N < 0 || pick.N > p.fresh(at, k) {
			return nil
		}
		f.from = uint8(at)
		switch k {
		case Fighter:
			f.fighters = uint8(pick.N)
		case Bomber:
			f.bombers = uint8(pick.N)
		}
	}
	if f.bombers == 0 && (f.mission == raidMission || f.fighters == 0) {
		return nil
	}
	with := p.routes(&f, t.At.Index())
	for i := range with {
		out = append(out, p.offered(&with[i]))
	}
	if f.bombers > 0 && f.fighters > 0 && f.mission == raidMission {
		for _, g := range p.alone(f, t.At.Index(), with) {
			x := p.offered(&g)
			x.Limits = append(x.Limits, sortie.Note{Text: engine.Say("realism.game.alone"), Cite: "er.escort.4"})
			x.Gist = sortie.Note{Text: engine.Say("realism.game.gist.alone", p.watchers(&g)), Cite: "er.escort.4", May: p.watchers(&g) > 0}
			p.lint(&x, &g)
			out = append(out, x)
		}
	}
	return out
}

// offered tells a flight with the commands that send it.
func (p *Position) offered(f *flight) sortie.Flight {
	x := p.toldFlight(f)
	x.Commands = p.sending(f)
	x.Gist = sortie.Note{Text: engine.Say("realism.game.gist", p.watchers(f)), Cite: "er.intercept.1", May: p.watchers(f) > 0}
	return x
}

// lint marks where the escort could not come along with bombers that fly alone, if it is for the zones they enter there.
func (p *Position) lint(x *sortie.Flight, f *flight) {
	g := flight{mission: f.mission, from: f.from, fighters: 1, waitAt: nobody, way: f.way}
	for i := range x.Out {
		g.steps = uint8(i)
		c := p.course(&g, Fighter)
		c.Way = append(g.path(), int(f.way[i]))
		if cite, broken := p.w.rules.Judge(&c); broken {
			if p.Sea(int(f.way[i])) && p.w.ways.Seas(c.Way) > c.Zones {
				x.Out[i].Lint = []sortie.Note{{Text: engine.Say("realism.game.lint.escort", p.w.ways.Seas(c.Way)), Cite: engine.Cite(cite)},
					{Text: engine.Say("realism.game.lint.bombers"), Cite: "er.osz.3"}}
			}
			return
		}
	}
}

// alone are the ways of bombers that leave their escort at home: er.escort.4, where fewer may meet them than by any way with it.
func (p *Position) alone(f flight, to int, with []flight) []flight {
	f.fighters = 0
	return slices.DeleteFunc(p.routes(&f, to), func(g flight) bool {
		return slices.ContainsFunc(with, func(w flight) bool { return p.watchers(&w) <= p.watchers(&g) })
	})
}

// sending are the commands that plan a flight and send it off.
func (p *Position) sending(f *flight) (out []engine.Command) {
	side := p.Side(p.Now)
	begin := engine.Command{Side: side, Verb: VerbStrike, A: ref(int(f.from))}
	if f.mission == raidMission {
		begin.Verb = VerbRaid
	}
	out = append(out, begin)
	for range f.bombers {
		out = append(out, engine.Command{Side: side, Verb: VerbAdd, A: p.mine(int(f.from), Bomber)})
	}
	for range f.fighters + f.wait {
		out = append(out, engine.Command{Side: side, Verb: VerbAdd, A: p.mine(int(f.from), Fighter)})
	}
	for i, at := range f.path() {
		out = append(out, engine.Command{Side: side, Verb: VerbStep, B: ref(at)})
		if f.wait > 0 && i+1 == int(f.waited) {
			out = append(out, engine.Command{Side: side, Verb: VerbLeave})
		}
	}
	return append(out, engine.Command{Side: side, Verb: VerbLaunch})
}
