package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file says what may be written: for every unit without an order all it may be told, onto the orders of wings what they may
// carry; builds and removals; and to seal. What is written is changed by taking it back, so that every command goes forward.

// Legal lists every command of a side.
func (p *Position) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	p = p.as(side)
	power := p.power(side)
	if power == diplomacy.Nobody || p.ready.Has(power) || !p.concerned(power) {
		return buf
	}
	from := len(buf)
	add := func(c engine.Command, _ diplomacy.Order) { buf = append(buf, c) }
	switch p.phase {
	case Moves:
		for _, o := range p.menu(side) {
			if p.orders[o.unit].Do == diplomacy.NoVerb {
				buf = append(buf, o.command)
			}
		}
		// What depends on other orders comes behind all that does not, by the order of the verbs; only escorts may be both.
		escorts, _ := slices.BinarySearchFunc(buf[from:], VerbEscort, func(c engine.Command, v engine.Verb) int { return int(c.Verb) - int(v) })
		from += escorts
		for i, u := range p.at.Units {
			if u.Power == power && u.Kind == diplomacy.Wing {
				p.dependent(i, add)
			}
		}
	case Retreats:
		for i, o := range p.at.Out {
			if o.Unit.Power == power {
				p.retreatsFor(i, add)
			}
		}
	case Builds:
		p.adjustments(power, add)
	}
	buf = append(buf, engine.Command{Side: side, Verb: VerbSeal})
	p.ends(side, func(c engine.Command) { buf = append(buf, c) })
	slices.SortFunc(buf[from:], engine.Command.Compare)
	return append(buf[:from], slices.Compact(buf[from:])...)
}

// others are the orders a power has written for other units than number i.
func (p *Position) others(i int) []diplomacy.Order {
	var out []diplomacy.Order
	for k, o := range p.orders {
		if k != i && o.Do != diplomacy.NoVerb && o.Power == p.at.Units[i].Power {
			out = append(out, o)
		}
	}
	return out
}

// dependent calls yield for the commands of wing number i that hang on what is written: what may be written onto its own order, and escorts
// that only others' orders bring into its range.
func (p *Position) dependent(i int, yield func(engine.Command, diplomacy.Order)) {
	if p.w.rules.System != diplomacy.RN46 || p.at.Units[i].Kind != diplomacy.Wing {
		return
	}
	o := p.orders[i]
	p.w.judge(func(a *diplomacy.Adjudicator) {
		if o.Do == diplomacy.NoVerb {
			a.Escorts(&p.at, i, p.others(i), func(o diplomacy.Order) { yield(p.command(o), o) })
			return
		}
		a.Riders(&p.at, o, p.others(i), func(with diplomacy.Order) {
			if c := p.rider(o, with); c.B != engine.NoRef {
				yield(c, with)
			}
		})
	})
}

// ordersFor calls yield for every command that unit number i may be given, with the order it then has.
func (p *Position) ordersFor(i int, yield func(engine.Command, diplomacy.Order)) {
	if p.orders[i].Do == diplomacy.NoVerb {
		for _, c := range p.menu(p.w.sideOf(p.at.Units[i].Power)) {
			if o, ok := p.orderOf(c.command); ok && int(c.unit) == i {
				yield(c.command, o)
			}
		}
	}
	p.dependent(i, yield)
}

// ordered gives the order that unit number i has when a command is given; not ok if ordersFor does not list the command.
func (p *Position) ordered(i int, c engine.Command) (found diplomacy.Order, ok bool) {
	if p.orders[i].Do == diplomacy.NoVerb && p.onMenu(c) {
		return p.orderOf(c)
	}
	p.dependent(i, func(d engine.Command, o diplomacy.Order) {
		if c == d {
			found, ok = o, true
		}
	})
	return found, ok
}

// retreatsFor calls yield for every way a dislodged unit may go.
func (p *Position) retreatsFor(i int, yield func(engine.Command, diplomacy.Order)) {
	out := p.at.Out[i]
	if p.orders[i].Do != diplomacy.NoVerb || out.Open.Empty() {
		return
	}
	offer := func(do diplomacy.Verb, to diplomacy.Place) {
		o := diplomacy.NoOrder
		o.Power, o.Kind, o.At, o.Do, o.To = out.Unit.Power, out.Unit.Kind, out.Unit.At, do, to
		yield(p.command(o), o)
	}
	for _, to := range out.Open.List() {
		offer(diplomacy.Retreat, to)
	}
	offer(diplomacy.Disband, diplomacy.Nowhere)
}

// adjustments calls yield for every build or removal a power may still write.
func (p *Position) adjustments(power diplomacy.Power, yield func(engine.Command, diplomacy.Order)) {
	own := slices.DeleteFunc(slices.Clone(p.plan), func(o diplomacy.Order) bool { return o.Power != power })
	for _, o := range p.w.board.Adjustments(p.w.rules, &p.at, power, own) {
		yield(p.command(o), o)
	}
}

// Apply writes an order down, or seals; the last seal settles the phase.
func (p *Position) Apply(c engine.Command, _ engine.Dice) (engine.Position, []engine.Event, error) {
	seen := p.as(c.Side)
	o, cite, why := seen.ruled(c)
	if !why.IsZero() {
		return nil, nil, &engine.Illegal{Cmd: c, Cite: cite, Reason: why, Nearest: seen.nearest(c)}
	}
	q := p.clone()
	if c.Verb == VerbEnd {
		q.pleas[c.Side-1] = pleaOf(c)
		return q, nil, nil // no event: nobody is told, whoever's eyes are looked through later
	}
	if c.Verb == VerbSeal {
		q.ready = q.ready.With(p.power(c.Side))
		if len(q.ToAct()) > 0 {
			return q, nil, nil
		}
		return q, q.settle(), nil
	}
	if p.phase == Builds {
		q.plan = append(q.plan, o)
	} else {
		q.orders[p.entry(c.A)] = o
	}
	event := engine.Event{Kind: engine.EventChoice, Cite: p.cite(), Text: engine.Say("wings.written", p.w.board.WriteOrder(o)), Audience: engine.Only(c.Side)}
	if c.A != engine.NoRef {
		event.Refs = []engine.Ref{c.A}
	}
	return q, []engine.Event{event}, nil
}

// ruled gives the order a legal command writes, or why it is not legal.
func (p *Position) ruled(c engine.Command) (found diplomacy.Order, cite engine.Cite, why engine.Text) {
	power := p.power(c.Side)
	refuse := func(key string, args ...any) (diplomacy.Order, engine.Cite, engine.Text) {
		return diplomacy.Order{}, p.cite(), engine.Say("wings.no."+key, args...)
	}
	switch {
	case p.over():
		return refuse("over")
	case power == diplomacy.Nobody || !p.concerned(power):
		return refuse("side")
	case p.ready.Has(power):
		return refuse("sealed")
	case c.Verb == VerbSeal:
		if c != (engine.Command{Side: c.Side, Verb: VerbSeal}) {
			return refuse("order")
		}
		return diplomacy.Order{}, "", engine.Text{}
	case c.Verb == VerbEnd && p.mayEnd(c):
		return diplomacy.Order{}, "", engine.Text{}
	case c.Verb == VerbEnd:
		return refuse("end")
	}
	ok := false
	take := func(d engine.Command, o diplomacy.Order) {
		if c == d {
			found, ok = o, true
		}
	}
	if p.phase == Builds {
		p.adjustments(power, take)
		if !ok {
			return refuse("adjust")
		}
		return found, "", engine.Text{}
	}
	i := p.entry(c.A)
	if i < 0 || p.subject(i).Power != power {
		return refuse("unit")
	}
	if p.phase == Retreats {
		p.retreatsFor(i, take)
	} else {
		found, ok = p.ordered(i, c)
	}
	switch {
	case ok:
		return found, "", engine.Text{}
	case p.orders[i].Do != diplomacy.NoVerb && c.Verb != VerbVia && c.Verb != VerbIgnore && c.Verb != VerbCover:
		return refuse("again", c.A)
	case p.phase == Moves:
		cite, why := p.whyNot(i, c)
		return diplomacy.Order{}, cite, why
	}
	return refuse("retreat", c.A)
}

// whyNot words what the adjudicator has against an order, with the clause.
func (p *Position) whyNot(i int, c engine.Command) (engine.Cite, engine.Text) {
	u := p.at.Units[i]
	o := diplomacy.NoOrder
	o.Power, o.Kind, o.At = u.Power, u.Kind, u.At
	o.To, o.Of, o.Do = p.placeOf(c.B), p.placeOf(c.C), doOf(c.Verb)
	why := diplomacy.NotItsOrder
	if o.Do != diplomacy.NoVerb {
		p.w.judge(func(a *diplomacy.Adjudicator) {
			if fault := a.Fault(&p.at, append(p.others(i), o)); fault != diplomacy.NoFault {
				why = fault
			}
		})
	}
	return why.CiteOf(p.w.rules.System, o), engine.Text{Key: "diplomacy.fault." + why.Key()}
}

// placeOf is the province a space is.
func (p *Position) placeOf(r engine.Ref) diplomacy.Place {
	if r.Kind() != engine.KindSpace || r.Index() >= diplomacy.Provinces {
		return diplomacy.Nowhere
	}
	return diplomacy.Place(r.Index())
}

// cite is the clause that orders of this phase rest on.
func (p *Position) cite() engine.Cite {
	switch {
	case p.phase == Builds:
		return "dip.adjust"
	case p.phase == Retreats:
		return "dip.retreat"
	}
	return diplomacy.IsInvalid.Cite(p.w.rules.System)
}

// mostNearest is how many legal commands a refusal names at most.
const mostNearest = 24

// nearest are legal commands most like one refused: those of the same unit and verb, else of the same unit, else to seal.
func (p *Position) nearest(c engine.Command) []engine.Command {
	power := p.power(c.Side)
	if power == diplomacy.Nobody || p.ready.Has(power) || !p.concerned(power) {
		return nil
	}
	var same, other []engine.Command
	add := func(d engine.Command, _ diplomacy.Order) {
		if d.Verb == c.Verb {
			same = append(same, d)
		} else {
			other = append(other, d)
		}
	}
	i := p.entry(c.A)
	switch {
	case p.phase == Builds:
		p.adjustments(power, add)
	case i < 0 || p.subject(i).Power != power:
	case p.phase == Retreats:
		p.retreatsFor(i, add)
	default:
		p.ordersFor(i, add)
	}
	out := append(same, other...)
	if len(out) == 0 {
		out = []engine.Command{{Side: c.Side, Verb: VerbSeal}}
	}
	return out[:min(len(out), mostNearest)]
}
