package game

import "awaw/engine"

// This file leads through the steps of a player turn: er.phase.1 aircraft first, er.phase.2 then what they fight, er.phase.3 then they land.

// next goes to the following step.
func (t *turn) next() {
	switch t.phase {
	case Noncombat: // er.phase.5: who flew is fresh again when the owner's noncombat moves end
		t.spent, t.half = [mostSpaces]cell{}, [mostSpaces]cell{}
	case Placement:
		for k, n := range t.bought { // what found no place is paid back
			t.money[t.now] += int16(int(n) * t.w.cost[k])
		}
		t.bought = cell{}
	}
	t.phase++
	t.focus, t.idle, t.draft = nobody, spaces{}, flight{}
	switch t.phase {
	case SeaCombat:
		t.meet(true)
	case LandMove, Placement:
		for i := range t.origin {
			t.origin[i] = nobody
		}
	case LandCombat:
		t.meet(false)
	}
}

// meet finds the spaces where units of both sides stand.
func (t *turn) meet(sea bool) {
	t.battles = spaces{}
	for at := range t.w.area.Len() {
		if t.sea(at) != sea {
			continue
		}
		own, theirs := t.units[at][t.now], t.enemies(at)
		if sea && own.some(Kind.sails) && theirs.some(Kind.sails) || !sea && own.some(Kind.lands) && !t.ours(at) {
			t.battles.Add(at)
		}
	}
}

// income: the power in turn is paid for what it holds, less what its complexes lost (er.bombcap.2).
func (t *turn) income() {
	sum, lost := 0, 0
	for at := range t.w.area.Len() {
		if int(t.owner[at]) == t.now {
			sum += t.w.value[at]
			lost += int(t.damage[at])
			t.damage[at] = 0
		}
	}
	paid := max(0, sum-lost)
	t.money[t.now] = int16(min(int(t.money[t.now])+paid, 999))
	t.Say(engine.EventNews, "er.bombcap.2", engine.Say("realism.game.income", t.nation(t.now), paid, lost))
	t.pass()
}

// pass gives the turn to the next power that has anything left.
func (t *turn) pass() {
	t.phase, t.taken, t.bombed, t.flights = Purchase, spaces{}, [mostSpaces]uint8{}, nil
	t.spent, t.half, t.lifted, t.fought = [mostSpaces]cell{}, [mostSpaces]cell{}, [mostSpaces]uint8{}, [mostSpaces]uint8{}
	t.focus, t.idle, t.met = nobody, spaces{}, 0
	for range 2 * len(t.w.Powers) {
		if t.now++; t.now == len(t.w.Powers) {
			t.now = 0
			t.round++
			if t.over() {
				t.Say(engine.EventOutcome, "er.phase.5", t.Outcome().Why)
				return
			}
		}
		if t.stands(t.now) {
			break
		}
	}
	t.Say(engine.EventPhase, "er.phase.1", engine.Say("realism.game.turn", t.nation(t.now), t.round))
}

// stands tells whether a power has land or units left.
func (p *Position) stands(power int) bool {
	for at := range p.w.area.Len() {
		if int(p.owner[at]) == power || p.units[at][power].total() > 0 {
			return true
		}
	}
	return false
}

// purchase lists what may be bought; a power without a complex buys nothing.
func (l *lister) purchase() {
	p := l.p
	if p.builds(p.now) {
		for k := range kindCount {
			if int(p.money[p.now]) >= p.w.cost[k] && p.bought[k] < 99 {
				l.Add(engine.Command{Verb: VerbBuy, A: kindRef(k)})
			}
		}
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// builds tells whether a power holds a complex.
func (p *Position) builds(power int) bool {
	for at := range p.w.area.Len() {
		if p.w.works.Has(at) && int(p.owner[at]) == power {
			return true
		}
	}
	return false
}

// placements lists where what was bought may stand: at complexes held since the turn began, ships in zones beside them.
func (l *lister) placements() {
	p := l.p
	for at := range p.w.area.Len() {
		if !p.w.works.Has(at) || int(p.owner[at]) != p.now || p.taken.Has(at) {
			continue
		}
		for k := range kindCount {
			if p.bought[k] == 0 {
				continue
			}
			c := engine.Command{Verb: VerbPlace, A: kindRef(k), B: ref(at), C: ref(at)}
			if !k.sails() {
				l.Add(c)
			}
			for _, zone := range p.w.ways.Near[at] {
				c.B = ref(zone)
				if p.sea(zone) && p.berths(zone, k) {
					l.Add(c)
				}
			}
		}
		l.embarkations(at)
	}
	l.Add(engine.Command{Verb: VerbDone})
}

// berths tells whether a new unit may be put into a zone: a ship where no enemy is, a fighter on a carrier there (er.place.1, er.place.2).
func (p *Position) berths(zone int, k Kind) bool {
	switch {
	case k.sails():
		e := p.enemies(zone)
		return !e.some(Kind.sails)
	case k == Fighter:
		return p.room(zone) > 0
	}
	return false
}

// room is how many fighters more the carriers of the power in turn take aboard in a zone.
func (p *Position) room(zone int) int {
	u := &p.units[zone][p.now]
	return int(u[Carrier])*p.w.deck - int(u[Fighter])
}

// embarkations: er.place.3, fighters at the complex that did not fight may go aboard the carrier it has built.
func (l *lister) embarkations(at int) {
	p := l.p
	if p.units[at][p.now][Fighter] <= p.fought[at] {
		return
	}
	for _, zone := range p.w.ways.Near[at] {
		if p.sea(zone) && int(p.origin[zone]) == at && p.room(zone) > 0 {
			l.Add(engine.Command{Verb: VerbEmbark, A: ref(at), B: ref(zone)})
		}
	}
}

func (t *turn) place(at, to int, k Kind) {
	t.bought[k]--
	t.units[to][t.now][k]++
	cite := engine.Cite("er.phase.5")
	switch {
	case k == Carrier:
		t.origin[to] = int8(at)
	case k == Fighter && t.sea(to) && int(t.origin[to]) == at:
		cite = "er.place.1"
	case k == Fighter && t.sea(to):
		cite = "er.place.2"
	}
	t.Say(engine.EventChoice, cite, engine.Say("realism.game.placed", kindText(k), ref(to)), ref(to))
}

func (t *turn) embark(at, to int) {
	t.units[at][t.now][Fighter]--
	t.units[to][t.now][Fighter]++
	t.Say(engine.EventMove, "er.place.3", engine.Say("realism.game.embarked", ref(at), ref(to)), ref(at), ref(to))
}
