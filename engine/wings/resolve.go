package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file settles a phase once everybody has sealed, and goes on to the next that asks somebody something.

// verdict is what became of one unit's order, kept to be shown.
type verdict struct {
	Unit    engine.Ref
	At      diplomacy.Place
	Order   string
	Reasons []reason
	Power   diplomacy.Power `json:",omitempty"`
	Kind    diplomacy.Kind  `json:",omitempty"`
	Do      diplomacy.Order // what it was ordered
	Fate    ordered.Fate    `json:",omitempty"` // of the order
	Fell    ordered.Fate    `json:",omitempty"` // of the unit
}

// reason is one line of the proof of a verdict; the first is the verdict itself.
type reason struct {
	Deep int
	Cite engine.Cite
	Text engine.Text
	Fact diplomacy.Fact `json:",omitempty"`
	N    int            `json:",omitempty"`
	By   engine.Ref     `json:",omitempty"`

	Named []diplomacy.Place `json:",omitempty"` // in blind play the places it names
}

// settle carries out what is written and goes on until a phase asks somebody something, or the game is over.
func (p *Position) settle() (events []engine.Event) {
	p.ready = 0
	if p.phase == Moves {
		if p.called = p.agreed(); p.called != 0 {
			p.blank()
			return []engine.Event{{Kind: engine.EventOutcome, Cite: "dip.adjust", Text: p.Outcome().Why}}
		}
		events = p.askedInVain()
	}
	events = append(events, p.carryOut()...)
	for !p.over() && len(p.ToAct()) == 0 { // of movements: nobody has a unit, and the year goes on
		events = append(events, p.carryOut()...)
	}
	if p.over() {
		return append(events, engine.Event{Kind: engine.EventOutcome, Cite: "dip.adjust", Text: p.Outcome().Why})
	}
	return append(events, engine.Event{Kind: engine.EventPhase, Cite: p.cite(), Text: engine.Say("wings.phase."+p.phase.String(), engine.Say("wings.season."+p.season()), p.inYear())})
}

// carryOut settles the phase; in blind play everybody is told what they see.
func (p *Position) carryOut() (events []engine.Event) {
	var before [diplomacy.PowerCount]diplomacy.Places
	if p.w.house.blind {
		before = p.sights()
	}
	switch p.phase {
	case Moves:
		p.was = before
		events = p.move()
	case Retreats:
		events = p.retreat()
	default:
		events = p.adjust()
	}
	if p.w.house.blind {
		events = append(p.headlines(), p.veil(events, &before)...)
	}
	return events
}

// headlines tell every side in blind play what weighs most of a movement that it has seen.
func (p *Position) headlines() (events []engine.Event) {
	if p.phase != Retreats {
		return nil
	}
	for i := range p.w.powers {
		side := engine.Side(i + 1)
		if s := p.as(side).Settled(); s != nil {
			events = append(events, engine.Event{Kind: engine.EventBattle, Cite: "dip.move", Text: s.Headline, Audience: engine.Only(side)})
		}
	}
	return events
}

// blank makes room for the orders of the phase that begins, and notes what holds in it.
func (p *Position) blank() {
	n := 0
	switch p.phase {
	case Moves:
		n = len(p.at.Units)
	case Retreats:
		n = len(p.at.Out)
	}
	p.pleas = [diplomacy.PowerCount]plea{}
	p.orders, p.plan, p.now = make([]diplomacy.Order, n), nil, &phase{over: p.ended()}
	for _, power := range p.w.powers {
		if !p.now.over && p.asks(power) {
			p.now.asked = p.now.asked.With(power)
		}
	}
}

// written are the orders of units that have one.
func (p *Position) written() []diplomacy.Order {
	return slices.DeleteFunc(slices.Clone(p.orders), func(o diplomacy.Order) bool { return o.Do == diplomacy.NoVerb })
}

// move settles a movement: units go where they may, dislodged ones are set apart.
func (p *Position) move() (events []engine.Event) {
	before, ids := p.at, p.ids
	p.w.judge(func(a *diplomacy.Adjudicator) {
		out := a.Movement(&before, p.written())
		events = p.verdicts(a, out)
		p.at = *a.After()
		p.ids, p.outs = nil, nil
		for n := range out.N {
			row := &out.Rows[n]
			ref := engine.CounterRef(ids[n])
			switch {
			case row.Lost:
				events = append(events, engine.Event{Kind: engine.EventLoss, Cite: p.cite(), Text: engine.Say("wings.lost", p.w.stood(row.Unit.Kind, row.Unit.At)),
					Refs: []engine.Ref{ref, p.w.spaceOf(row.Unit.At)}, Losses: []engine.Loss{p.loss(row.Unit)}})
			case row.Out:
				p.outs = append(p.outs, ids[n])
				events = append(events, engine.Event{Kind: engine.EventDisplaced, Cite: "dip.dislodge", Text: engine.Say("wings.dislodged", p.w.stood(row.Unit.Kind, row.Unit.At)),
					Refs: []engine.Ref{ref, p.w.spaceOf(row.Unit.At)}})
			default:
				p.ids = append(p.ids, ids[n])
				if row.To != row.Unit.At {
					events = append(events, p.moved(ref, row.Unit, row.To))
				}
			}
		}
	})
	p.phase = Retreats
	p.blank()
	if s := p.Settled(); s != nil && !p.w.house.blind {
		events = append([]engine.Event{{Kind: engine.EventBattle, Cite: "dip.move", Text: s.Headline}}, events...)
	}
	return events
}

func (p *Position) moved(ref engine.Ref, u diplomacy.Unit, to diplomacy.Place) engine.Event {
	f, t := p.w.spaceOf(u.At), p.w.spaceOf(to)
	return engine.Event{Kind: engine.EventMove, Cite: "dip.move", Text: engine.Say("wings.goes", p.w.stood(u.Kind, u.At), t), Refs: []engine.Ref{ref, f, t},
		Moves: []engine.Move{{Counter: ref, From: f, To: t}}}
}

func (p *Position) loss(u diplomacy.Unit) engine.Loss {
	return engine.Loss{Side: p.w.sideOf(u.Power), Kind: counterKinds[u.Kind].Code, N: 1}
}

// verdicts words what became of every order, with the proof.
func (p *Position) verdicts(a *diplomacy.Adjudicator, out *diplomacy.Outcome) (events []engine.Event) {
	p.last, p.owned = make([]verdict, len(p.at.Units)), p.at.Owner
	for i, u := range p.at.Units {
		p.last[i] = verdict{Unit: engine.CounterRef(p.ids[i]), At: u.At, Power: u.Power, Kind: u.Kind, Do: p.orders[i]}
		p.last[i].Fate, p.last[i].Fell = fateOf(p.orders[i], &out.Rows[i], out.Open[i])
		if o := p.orders[i]; o.Do != diplomacy.NoVerb {
			p.last[i].Order = p.w.board.WriteOrder(o)
		}
	}
	for _, r := range a.Prove() {
		v := &p.last[r.Whose]
		v.Reasons = append(v.Reasons, p.reasonOf(r, a.Cite(r), out))
	}
	for _, v := range p.last {
		for _, r := range v.Reasons {
			if r.Deep == 0 {
				events = append(events, engine.Event{Kind: engine.EventReveal, Cite: r.Cite, Text: r.Text, Refs: []engine.Ref{v.Unit, p.w.spaceOf(v.At)}})
			}
		}
	}
	return events
}

// retreat carries out the retreats; after them comes fall, or the year's end.
func (p *Position) retreat() (events []engine.Event) {
	outs := p.at.Out
	next, lost := p.w.board.Retreats(p.w.rules, &p.at, p.written())
	ids := slices.Clone(p.ids)
	for i, o := range outs {
		ref := engine.CounterRef(p.outs[i])
		if slices.Contains(lost, o.Unit) {
			events = append(events, engine.Event{Kind: engine.EventLoss, Cite: "dip.retreat", Text: engine.Say("wings.lost", p.w.stood(o.Unit.Kind, o.Unit.At)),
				Refs: []engine.Ref{ref, p.w.spaceOf(o.Unit.At)}, Losses: []engine.Loss{p.loss(o.Unit)}})
			continue
		}
		to := next.Units[len(ids)].At
		ids = append(ids, p.outs[i])
		events = append(events, p.moved(ref, o.Unit, to))
	}
	p.at, p.ids, p.outs = *next, ids, nil
	if !p.at.Fall {
		p.at.Fall, p.phase = true, Moves
		p.blank()
		return events
	}
	return append(events, p.conquer()...)
}

// conquer gives centres to whoever stands in them after fall.
func (p *Position) conquer() (events []engine.Event) {
	next := p.w.board.Conquered(p.w.rules, &p.at)
	for q, owner := range next.Owner {
		if place := diplomacy.Place(q); owner != p.at.Owner[q] && p.w.board.Centre(place) {
			events = append(events, engine.Event{Kind: engine.EventBase, Cite: "dip.adjust", Text: engine.Say("wings.takes", p.w.sideOf(owner), p.w.spaceOf(place)),
				Refs: []engine.Ref{p.w.spaceOf(place)}})
		}
	}
	p.at, p.phase = *next, Builds
	p.blank()
	return events
}

// keeps is the clause by which units are kept, built and removed.
func (w *world) keeps() engine.Cite {
	if w.rules.System == diplomacy.RN44 {
		return "rn44.4"
	}
	return "rn46.econ.1"
}

// adjust carries out builds and removals, and begins the next year.
func (p *Position) adjust() (events []engine.Event) {
	next := p.w.board.Adjust(p.w.rules, &p.at, p.inOrderOfPowers())
	ids := make([]int, len(next.Units))
	for i, u := range p.at.Units {
		if !slices.Contains(next.Units, u) {
			ref := engine.CounterRef(p.ids[i])
			events = append(events, engine.Event{Kind: engine.EventLoss, Cite: p.w.keeps(), Text: engine.Say("wings.removed", p.w.stood(u.Kind, u.At)),
				Refs: []engine.Ref{ref, p.w.spaceOf(u.At)}, Losses: []engine.Loss{p.loss(u)}})
		}
	}
	for i, u := range next.Units {
		if k := slices.Index(p.at.Units, u); k >= 0 {
			ids[i] = p.ids[k]
			continue
		}
		ids[i] = p.next
		p.next++
		events = append(events, engine.Event{Kind: engine.EventBase, Cite: p.w.keeps(), Text: engine.Say("wings.built", p.w.stood(u.Kind, u.At)),
			Refs: []engine.Ref{engine.CounterRef(ids[i]), p.w.spaceOf(u.At)}})
	}
	p.at, p.ids = *next, ids
	p.at.Fall, p.phase = false, Moves
	p.year++
	p.blank()
	return events
}
