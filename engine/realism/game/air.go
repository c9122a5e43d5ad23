package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/realism"
)

// This file plans flights, space by space, each step judged as questions about flights are.

// mission is what a flight is for.
type mission uint8

const (
	noMission mission = iota
	raidMission
	strikeMission
	supportMission
)

// stateOf a flight.
type stateOf uint8

const (
	outbound stateOf = iota
	overTarget
	homebound
	landed
)

// flight is aircraft that fly together.
type flight struct {
	mission  mission
	state    stateOf
	from     uint8
	fighters uint8 // that fly with it
	bombers  uint8
	wait     uint8 // fighters that wait
	waitAt   int8  // where
	way      [4]uint8
	steps    uint8 // of the way
	waited   uint8 // steps of the way to where they wait
	gone     uint8 // steps flown: out, then how far along the target it is
	at       uint8
	stage    uint8 // at the target
	met      bool  // where it is
	turned   bool  // before its target

	back, backSeas   uint8 // of bombers, or of all
	fback, fbackSeas uint8 // of its fighters
	next             int8  // where it flies on to once it was met
}

func (f *flight) path() []int {
	out := make([]int, f.steps)
	for i := range out {
		out[i] = int(f.way[i])
	}
	return out
}

// end is where its way leads so far.
func (f *flight) end() int {
	if f.steps == 0 {
		return int(f.from)
	}
	return int(f.way[f.steps-1])
}

// name is what the judge calls the mission of one kind of its aircraft.
func (p *Position) name(f *flight, k Kind) string {
	switch {
	case f.mission == raidMission && k == Bomber:
		return realism.Bombing
	case f.mission == raidMission:
		return realism.Escort
	case f.mission == supportMission && p.Origin[f.end()] == nobody:
		return realism.Amphibious
	case f.mission == supportMission:
		return realism.LandSupport
	case p.Sea(f.end()):
		return realism.AtSea
	}
	return realism.Strike
}

// course is a flight as the judge sees one kind of its aircraft.
func (p *Position) course(f *flight, k Kind) realism.Course {
	from := int(f.from)
	c := realism.Course{On: p.w.ways, Mission: p.name(f, k), Bomber: k == Bomber, Carrier: p.Sea(from), From: from,
		Afloat: p.Units[from][p.Now][Carrier] > 0, Berth: p.berth}
	p.w.rules.Limit(&c)
	return c
}

// berth is what a space offers those who land.
func (p *Position) berth(at int) realism.Berth {
	if p.Sea(at) {
		any := false
		for i := range p.w.Powers {
			any = any || p.Friends(i, p.Now) && p.Units[at][i][Carrier] > 0
		}
		return realism.Berth{Deck: p.room(at) > 0, Foreign: any}
	}
	return realism.Berth{Ours: p.Ours(at, p.Now) && !p.Taken.Has(at), Captured: p.Ours(at, p.Now) && p.Taken.Has(at)}
}

// judged tells whether one kind of a flight's aircraft may go on to a space, and come home from there.
func (p *Position) judged(f *flight, k Kind, to int) (cite string, ok bool) {
	g := *f
	g.way[g.steps] = uint8(to)
	g.steps++
	c := p.course(&g, k)
	c.Way = g.path()
	if cite, broken := p.w.rules.Judge(&c); broken {
		return cite, false
	}
	return "er.range.6", p.w.reaches(to, c.Spaces, c.Zones, p.homes(&c))
}

// fresh is how many of a kind in a space have done nothing in this turn.
func (p *Position) fresh(at int, k Kind) int {
	return int(p.Units[at][p.Now][k]) - int(p.Spent[at][k])
}

// departures lists where flights may begin: raids with bombers from land, strikes with any aircraft.
func (l *lister) departures() {
	p := l.p
	raided, struck := p.targets(raidMission), p.targets(strikeMission)
	for at := range p.w.Area.Len() {
		if p.Idle.Has(at) || !p.Sea(at) && !p.Ours(at, p.Now) {
			continue
		}
		if p.Units[at][p.Now][Fighter]+p.Units[at][p.Now][Bomber] == 0 {
			continue
		}
		f, b := p.fresh(at, Fighter), p.fresh(at, Bomber)
		if b > 0 && p.finds(&flight{mission: raidMission, from: uint8(at)}, Bomber, raided) {
			l.Add(engine.Command{Verb: VerbRaid, A: ref(at)})
		}
		strike := flight{mission: strikeMission, from: uint8(at)}
		if f > 0 && p.finds(&strike, Fighter, struck) || b > 0 && p.finds(&strike, Bomber, struck) {
			l.Add(engine.Command{Verb: VerbStrike, A: ref(at)})
		}
	}
	l.deckMoves(struck)
	l.Add(engine.Command{Verb: VerbDone})
}

// finds tells whether one of some targets lies within what is left of a flight's range.
func (p *Position) finds(f *flight, k Kind, targets spaces) bool {
	c := p.course(f, k)
	zones := c.Zones
	for _, at := range f.way[:f.steps] {
		if p.Sea(int(at)) {
			zones--
		}
	}
	return p.w.reaches(f.end(), c.Spaces-int(f.steps), zones, targets)
}

// drafted lists what may be added to the flight that is planned.
func (l *lister) drafted() {
	p, f := l.p, &l.p.draft
	at := int(f.from)
	if f.steps == 0 {
		if int(f.fighters) < p.fresh(at, Fighter) {
			l.Add(engine.Command{Verb: VerbAdd, A: p.mine(at, Fighter)})
		}
		if int(f.bombers) < p.fresh(at, Bomber) {
			l.Add(engine.Command{Verb: VerbAdd, A: p.mine(at, Bomber)})
		}
	}
	leads := f.bombers > 0 || f.mission == strikeMission && f.fighters > 0
	if leads && int(f.steps) < len(f.way)-1 {
		targets := p.targets(f.mission)
		for _, to := range p.w.ways.Near[f.end()] {
			g := *f
			g.way[g.steps] = uint8(to)
			g.steps++
			if p.follows(f, to) && p.finds(&g, lead(&g), targets) {
				l.Add(engine.Command{Verb: VerbStep, B: ref(to)})
			}
		}
	}
	if f.mission == raidMission && f.fighters > 0 && f.bombers > 0 && f.steps > 0 && !p.Sea(f.end()) {
		l.Add(engine.Command{Verb: VerbLeave})
	}
	if leads && f.steps > 0 && p.target(f.mission, f.end()) {
		l.Add(engine.Command{Verb: VerbLaunch})
	}
	if len(l.Out) == 0 { // taking back is no order: only what can go no further is given up
		l.Add(engine.Command{Verb: VerbStandDown})
	}
}

// follows tells whether all of a flight may go on to a space.
func (p *Position) follows(f *flight, to int) bool {
	for _, k := range [2]Kind{Bomber, Fighter} {
		if !f.flies(k) {
			continue
		}
		if _, ok := p.judged(f, k, to); !ok {
			return false
		}
	}
	return true
}

// target tells whether a flight may attack what is in a space.
func (p *Position) target(m mission, at int) bool {
	if m == raidMission {
		return p.w.Works.Has(at) && p.hostile(at)
	}
	for i := range p.w.Powers {
		if u := &p.Units[at][i]; *u != (cell{}) && !p.Friends(i, p.Now) && (!p.Sea(at) || u.Some(Kind.sails)) {
			return true
		}
	}
	return false
}

// targets are the spaces that flights of a mission may attack.
func (p *Position) targets(m mission) (out spaces) {
	for at := range p.w.Area.Len() {
		if p.target(m, at) {
			out.Add(at)
		}
	}
	return out
}

// plan takes a command about the flight that is planned.
func (t *turn) plan(c engine.Command) {
	f := &t.draft
	switch c.Verb {
	case VerbRaid, VerbStrike:
		*f = flight{mission: raidMission, from: uint8(c.A.Index()), at: uint8(c.A.Index()), waitAt: nobody, next: nobody}
		if c.Verb == VerbStrike {
			f.mission = strikeMission
		}
	case VerbAdd:
		if k, _ := t.kindIn(c); k == Fighter {
			f.fighters++
		} else {
			f.bombers++
		}
	case VerbStep:
		f.way[f.steps] = uint8(c.B.Index())
		f.steps++
	case VerbLeave:
		f.wait, f.waitAt, f.waited, f.fighters = f.fighters, int8(f.end()), f.steps, 0
	case VerbLaunch:
		t.launch()
	case VerbStandDown:
		t.Idle.Add(int(f.from))
		*f = flight{}
	}
}

// launch sends the planned flight off.
func (t *turn) launch() {
	f := t.draft
	u := &t.Units[f.from][t.Now]
	u[Fighter] -= f.fighters + f.wait
	u[Bomber] -= f.bombers
	t.flights = append(slices.Clone(t.flights), f)
	t.draft = flight{}
	t.takesOff(int(f.from), f.fighters+f.wait)
	cite := t.clauseOf(&f, lead(&f))
	key := "realism.game.raids"
	if f.mission == strikeMission {
		key = "realism.game.strikes"
	}
	t.Say(engine.EventChoice, cite, engine.Say(key, t.nation(t.Now), int(f.bombers), int(f.fighters+f.wait), ref(int(f.from)), ref(f.end())), ref(int(f.from)), ref(f.end()))
}

// flying gives a flight to be written on; the list is shared by positions.
func (t *turn) flying(i int) *flight {
	t.flights = slices.Clone(t.flights)
	return &t.flights[i]
}

// lead is the kind whose mission a flight flies.
func lead(f *flight) Kind {
	if f.bombers > 0 {
		return Bomber
	}
	return Fighter
}
