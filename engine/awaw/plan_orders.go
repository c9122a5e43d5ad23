// Standing orders for the reactions of the air war: whether to intercept (18.561, 18.621, 18.622), whether to send
// defensive air support (18.611), when to break off (18.522B, 18.5632).

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// The kinds of standing order, as settings write them.
const (
	orderIntercept = "intercept" // if the chance is at least N per cent, with as little as brings it; otherwise never
	orderDisengage = "disengage" // with fewer than N factors left; otherwise stay
	orderLast      = "last"      // never with the last ready air of a base
	orderWithhold  = "withhold"  // send no defensive air support
	orderLetBy     = "letby"     // meet and seek no ships under way
	orderPlain     = "plain"     // throw the dice, or end a step, where nothing else can be done
)

// OrderKinds lists the orders a side may leave.
func (p *Position) OrderKinds() []engine.OrderKind {
	return []engine.OrderKind{
		{Kind: orderIntercept, Name: engine.Say("awaw.order.intercept"), Help: engine.Say("awaw.order.intercept.how"), Unit: engine.Say("awaw.order.percent"),
			Least: 5, Most: 100, N: 55, Step: 5, Cite: "18.561"},
		{Kind: orderLast, Name: engine.Say("awaw.order.last"), Help: engine.Say("awaw.order.last.how"), Cite: "18.41"},
		{Kind: orderDisengage, Name: engine.Say("awaw.order.disengage"), Help: engine.Say("awaw.order.disengage.how"), Unit: engine.Say("awaw.order.factors"),
			Least: 1, Most: 20, N: 3, Step: 1, Cite: "18.522B"},
		{Kind: orderWithhold, Name: engine.Say("awaw.order.withhold"), Help: engine.Say("awaw.order.withhold.how"), Cite: "18.611"},
		{Kind: orderLetBy, Name: engine.Say("awaw.order.letby"), Help: engine.Say("awaw.order.letby.how"), Cite: "22.45"},
		{Kind: orderPlain, Name: engine.Say("awaw.order.plain"), Help: engine.Say("awaw.order.plain.how"), Cite: "22.4"},
	}
}

// Answer gives the next command by which orders decide what side is asked.
func (p *Position) Answer(side engine.Side, orders engine.StandingOrders) (engine.Command, engine.StandingOrder, bool) {
	if side == engine.NoSide || p.asked() != side {
		return engine.Command{}, engine.StandingOrder{}, false
	}
	done := engine.Command{Side: side, Verb: VerbDone}
	m := p.moment()
	switch {
	case m == momentFight+moment(fightStay):
		if by, ok := orders.Find(orderDisengage); ok {
			return p.breakOff(p.fight(), by.N), by, true
		}
	case m == momentSortie+moment(sortieStrike):
		if by, ok := orders.Find(orderIntercept); ok {
			return engine.Command{Side: side, Verb: VerbRoll}, by, true
		}
	case intercepting.has(m):
		if by, ok := orders.Find(orderIntercept); ok {
			_, sparing := orders.Find(orderLast)
			if c, send := p.nextMeet(by.N, sparing); send {
				return c, by, true
			}
			return done, by, true
		}
	case answering.has(m):
		if by, ok := orders.Find(orderWithhold); ok && !p.defendsAlready() {
			return done, by, true
		}
	case p.atStage(seaReact):
		if by, ok := orders.Find(orderLetBy); ok {
			return done, by, true
		}
	}
	if by, ok := orders.Find(orderPlain); ok {
		if c, only := p.noChoice(side); only {
			return c, by, true
		}
	}
	return engine.Command{}, engine.StandingOrder{}, false
}

// noChoice is the command to throw the dice, or to end a step and give nothing up by it, where a side can do nothing else but part and merge counters.
func (p *Position) noChoice(side engine.Side) (only engine.Command, ok bool) {
	n := 0
	for _, c := range p.Legal(side, nil) {
		if t := p.Tell(c); !t.Sorts && !t.Vain {
			only, n = c, n+1
		}
	}
	return only, n == 1 && (only.Verb == VerbRoll || p.Idle(only) && p.Tell(only).Forfeits == engine.ForfeitsNothing)
}

// Passes tells whether a command lets pass what the phasing side does.
func (p *Position) Passes(c engine.Command) bool {
	return c.Verb == VerbDone && c.Side == p.defending()
}

// Idle tells whether a command ends the step at hand, with nothing that stands on it, or a side's part in a round at sea for which it has
// sent nobody.
func (p *Position) Idle(c engine.Command) bool {
	return c.Verb == VerbDone && !p.displacing() && (p.n == 0 || p.atStage(seaCommit) && p.seaEnding() == "sea.nobody")
}

// Betrays tells whether it would show what is hidden that a side is not asked: in a round at sea where one of its markers near enough may
// hide carriers, elsewhere always.
func (p *Position) Betrays(c engine.Command) bool {
	return !p.atStage(seaCommit) || p.mayHideDecks(c.Side, int(p.sea().hex))
}

// defendsAlready tells whether the owner has begun to send support by hand: then no order withholds it.
func (p *Position) defendsAlready() bool {
	return slices.ContainsFunc(p.counters, func(c counter) bool {
		return (c.onTask(taskDefend) || c.onTask(taskEscort)) && (p.battle() == nil || c.has(late))
	})
}

// breakOff stays with at least n factors, and leaves with fewer where there is anywhere to go.
func (p *Position) breakOff(f *fight, n int) engine.Command {
	side := f.sideOf(p, defender)
	scale := 1
	if f.squadrons {
		scale = 3
	}
	stay := engine.Command{Side: side, Verb: VerbStay}
	if f.total(defender) >= n*scale && !p.drafting(f) {
		return stay
	}
	if f.kind != airCounterair {
		return engine.Command{Side: side, Verb: VerbHome}
	}
	if p.drafting(f) && p.allFlee(f) {
		return engine.Command{Side: side, Verb: VerbLeave}
	}
	best, far := stay, 0
	for _, c := range p.legalFlee(nil) { // the largest counters to the nearest bases; the list is in a fixed order
		if d := p.w.distance(int(f.space), c.B.Index()); best == stay || d < far {
			best, far = c, d
		}
	}
	return best
}

// nextMeet is the next counter to send so that some interception has at least n per cent; none if what is sent is enough
// already or all together could not bring it.
func (p *Position) nextMeet(n int, sparing bool) (engine.Command, bool) {
	var hexes []engine.Ref
	legal := p.legalMeetings(nil)
	for _, c := range legal {
		if !slices.Contains(hexes, c.B) {
			hexes = append(hexes, c.B)
		}
	}
	for _, hex := range hexes {
		var could []engine.Command
		for _, c := range legal {
			if c.B == hex && !(sparing && p.lastReady(c.A.Index())) {
				could = append(could, c)
			}
		}
		slices.SortStableFunc(could, func(a, b engine.Command) int {
			return int(p.counters[b.A.Index()].size) - int(p.counters[a.A.Index()].size)
		})
		if len(could) == 0 || p.enough(hex, nil, n) || !p.enough(hex, could, n) {
			continue
		}
		return could[0], true
	}
	return engine.Command{}, false
}

// lastReady tells whether a base would have no air left that can fly if the counter left it.
func (p *Position) lastReady(i int) bool {
	c := p.counters[i]
	for j, d := range p.counters {
		if j != i && d.alive() && d.base == c.base && p.w.sideOf(d.nation) == p.w.sideOf(c.nation) && !d.has(flying) && !d.has(inverted) {
			return false
		}
	}
	return true
}

// enough tells whether those sent to a hex, with more of them, have at least n per cent: to hold the air against what they
// meet, or of transports to hit any.
func (p *Position) enough(hex engine.Ref, more []engine.Command, n int) bool {
	t := &turnover{p: p.clone(), supposed: true}
	for _, c := range more {
		if t.p.sortie() != nil && t.p.sortie().where >= 0 && c.B != sp(int(t.p.sortie().where)) {
			continue
		}
		t.meet(c)
	}
	q, space := t.p, hex.Index()
	switch {
	case q.sortie() != nil && q.sortie().stage == sortieBar:
		if len(q.barrers()) == 0 || int(q.sortie().where) != space {
			return false
		}
		hit, _ := q.strikeOdds(space, q.barrers())
		return atLeast(hit, n)
	case q.sortie() != nil:
		if !q.guarding() {
			return false
		}
		t.openGuard()
	default:
		q.targets = []int16{int16(space)}
		t.openMeeting(space)
	}
	if q.fight() == nil {
		return false
	}
	att, def := q.groups(q.fight(), attacker, true), q.groups(q.fight(), defender, true)
	o, err := q.w.air.Odds(&aircombat.Question{Attacker: att, Defender: def, Conditions: q.fight().conditions(q)})
	return err == nil && atLeast(o.Alone(aircombat.OfAttacker), n)
}

// atLeast holds a chance against whole per cent; what rounding takes from an exact chance does not count.
func atLeast(chance float64, percent int) bool { return chance*100 >= float64(percent)-1e-6 }
