package wings

import (
	"slices"
	"sync"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file holds the position: the units and who holds what, the phase, and the orders written so far.

// Phase is what powers write in a phase.
type Phase uint8

// The phases, in the order they come in each season; builds come after fall alone.
const (
	Moves Phase = iota
	Retreats
	Builds
)

var phaseWords = [...]string{"moves", "retreats", "builds"}

// String is the phase's word in saves and message keys.
func (f Phase) String() string { return phaseWords[f] }

// world is what never changes in a game.
type world struct {
	area   *areamap.Map
	board  *diplomacy.Board
	rules  diplomacy.Rules
	powers []diplomacy.Power // by side less 1
	styles []string
	first  int // year
	last   int // year; the game ends with it
	win    int // centres that win at once
	house  houseRules

	judges *sync.Pool // adjudicators: each serves one caller at a time
}

// judge lends an adjudicator to f.
func (w *world) judge(f func(*diplomacy.Adjudicator)) {
	a := w.judges.Get().(*diplomacy.Adjudicator)
	f(a)
	w.judges.Put(a)
}

// sideOf is the side that plays a power, NoSide for one that nobody plays.
func (w *world) sideOf(p diplomacy.Power) engine.Side {
	return engine.Side(slices.Index(w.powers, p) + 1)
}

// Position is one moment: before anybody's orders of a phase, or with those of some powers written.
type Position struct {
	w *world

	year  int
	phase Phase
	at    diplomacy.Position // its slices are never written on
	ids   []int              // the counter of each unit, by its number in at.Units
	outs  []int              // and of each dislodged one, by its number in at.Out
	next  int                // the number the next counter gets

	orders []diplomacy.Order          // what is written, by unit (moves) or by dislodged unit (retreats); without a verb: nothing
	plan   []diplomacy.Order          // builds and removals, as written
	ready  diplomacy.Powers           // who has sealed
	pleas  [diplomacy.PowerCount]plea // the end each side asks for, by side less 1
	called plea                       // the end that was agreed on
	now    *phase                     // what holds for the whole phase, shared by its positions

	last  []verdict                            // of the movement before, to be shown
	owned [diplomacy.Provinces]diplomacy.Power // whose the provinces were when it was ordered
	unmet diplomacy.Powers                     // who asked then for an end that not all agreed to; each knows it of itself alone

	was [diplomacy.PowerCount]diplomacy.Places // in blind play what each side saw before it

	eyes engine.Side // whose view it is, NoSide for the whole
}

// clone copies what commands write on.
func (p *Position) clone() *Position {
	q := *p
	q.orders = slices.Clone(p.orders)
	q.plan = p.plan[:len(p.plan):len(p.plan)]
	return &q
}

// power is what a side plays.
func (p *Position) power(s engine.Side) diplomacy.Power {
	if s < 1 || int(s) > len(p.w.powers) {
		return diplomacy.Nobody
	}
	return p.w.powers[s-1]
}

// ToAct lists the powers that have orders to write in this phase and have not sealed them.
func (p *Position) ToAct() []engine.Side {
	var list [diplomacy.PowerCount]engine.Side
	out := list[:0]
	for i, power := range p.w.powers {
		if !p.ready.Has(power) && p.concerned(power) {
			out = append(out, engine.Side(i+1))
		}
	}
	return slices.Clone(out)
}

// concerned tells whether a phase asks anything of a power.
func (p *Position) concerned(power diplomacy.Power) bool { return p.now.asked.Has(power) }

// asks tells it anew.
func (p *Position) asks(power diplomacy.Power) bool {
	switch p.phase {
	case Moves:
		return slices.ContainsFunc(p.at.Units, func(u diplomacy.Unit) bool { return u.Power == power })
	case Retreats:
		return slices.ContainsFunc(p.at.Out, func(o diplomacy.Ousted) bool { return o.Unit.Power == power && !o.Open.Empty() })
	}
	owes, may := p.w.board.Adjustment(p.w.rules, &p.at, power)
	return owes || may
}

// Seen takes out what other powers have written.
func (p *Position) Seen(side engine.Side) engine.Position {
	q := p.clone()
	q.eyes = side
	own := p.power(side)
	for i := range q.orders {
		if p.subject(i).Power != own {
			q.orders[i] = diplomacy.Order{}
		}
	}
	q.plan = nil
	for _, o := range p.plan {
		if o.Power == own {
			q.plan = append(q.plan, o)
		}
	}
	q.pleas = [diplomacy.PowerCount]plea{}
	if own != diplomacy.Nobody {
		q.pleas[side-1] = p.pleas[side-1]
	}
	q.ready, q.unmet = 0, 0
	if own != diplomacy.Nobody && p.ready.Has(own) {
		q.ready = q.ready.With(own)
	}
	if own != diplomacy.Nobody && p.unmet.Has(own) {
		q.unmet = q.unmet.With(own)
	}
	if p.w.house.blind {
		q.blinded()
	}
	return q
}

// subject is the unit an entry of orders is for.
func (p *Position) subject(i int) diplomacy.Unit {
	if p.phase == Retreats {
		return p.at.Out[i].Unit
	}
	return p.at.Units[i]
}

// Hides tells whether there are orders a side may not know.
func (p *Position) Hides(side engine.Side) bool {
	own := p.power(side)
	if p.w.house.blind && len(p.as(side).at.Units) < len(p.at.Units) {
		return true
	}
	for i, o := range p.orders {
		if o.Do != diplomacy.NoVerb && p.subject(i).Power != own {
			return true
		}
	}
	for _, o := range p.plan {
		if o.Power != own {
			return true
		}
	}
	for i, power := range p.w.powers {
		if power != own && (p.ready.Has(power) || p.pleas[i] != 0) {
			return true
		}
	}
	return false
}

// PhaseID tells phases apart.
func (p *Position) PhaseID() uint32 {
	id := uint32(p.year)<<4 | uint32(p.phase)
	if p.at.Fall {
		id |= 1 << 3
	}
	return id
}

// TurnNumber is the year of play, from 1.
func (p *Position) TurnNumber() int { return min(p.year, p.w.last) - p.w.first + 1 }

// InSecondHalf tells whether more than half of the years have begun.
func (p *Position) InSecondHalf() bool { return 2*p.TurnNumber() > p.w.last-p.w.first+1 }

// Date is the season and the year.
func (p *Position) Date() engine.Text {
	return engine.Say("wings.date."+p.season(), p.inYear())
}

// season is spring, fall or winter.
func (p *Position) season() string {
	switch {
	case p.phase == Builds:
		return "winter"
	case p.at.Fall:
		return "fall"
	}
	return "spring"
}

// inYear is the year that is shown: when a game is over its last.
func (p *Position) inYear() int { return min(p.year, p.w.last) }

// centres counts the supply centres of a power.
func (p *Position) centres(power diplomacy.Power) int {
	n := 0
	for q, owner := range p.at.Owner {
		if owner == power && p.w.board.Centre(diplomacy.Place(q)) {
			n++
		}
	}
	return n
}

// standing tells whether a power has a unit or a centre left.
func (p *Position) standing(power diplomacy.Power) bool {
	return p.centres(power) > 0 || slices.ContainsFunc(p.at.Units, func(u diplomacy.Unit) bool { return u.Power == power })
}

// over: somebody has the centres that win, the last year is played, one power is left, or an end is agreed on.
func (p *Position) over() bool { return p.now.over }

// ended tells it anew.
func (p *Position) ended() bool {
	if p.called != 0 {
		return true
	}
	left := 0
	for _, power := range p.w.powers {
		if p.centres(power) >= p.w.win {
			return true
		}
		if p.standing(power) {
			left++
		}
	}
	return p.year > p.w.last || left < 2
}
