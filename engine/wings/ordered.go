package wings

import (
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file tells orders to whoever draws and lists them.

var _ ordered.Writer = (*Position)(nil)

// kindOf is what a verb of the adjudicator is to a screen.
var kindOf = [diplomacy.VerbCount]ordered.Kind{
	diplomacy.Hold: ordered.Hold, diplomacy.Move: ordered.Move, diplomacy.Support: ordered.Support, diplomacy.Convoy: ordered.Convoy,
	diplomacy.Patrol: ordered.Patrol, diplomacy.Raid: ordered.Raid, diplomacy.Attack: ordered.Attack, diplomacy.Airlift: ordered.Airlift,
	diplomacy.Escort: ordered.Escort, diplomacy.Retreat: ordered.Retreat, diplomacy.Disband: ordered.Disband, diplomacy.Build: ordered.Build,
	diplomacy.Remove: ordered.Remove,
}

// toldAs is an order as it is drawn and listed.
func (w *world) toldAs(unit engine.Ref, o diplomacy.Order) ordered.Order {
	out := ordered.Order{Unit: unit, Side: w.sideOf(o.Power), Kind: kindOf[o.Do], At: w.spaceOf(o.At), To: w.spaceOf(o.To), Of: w.spaceOf(o.Of),
		Via: w.spaceOf(o.Via), Air: o.By == diplomacy.ByAir, Text: w.words(o)}
	switch {
	case o.Do == diplomacy.Move && o.By == diplomacy.ByAir:
		out.Kind = ordered.Flown
	case o.Do == diplomacy.Move && o.By == diplomacy.ByConvoy:
		out.Kind = ordered.Shipped
	}
	if o.Do == diplomacy.Build {
		out.Piece = Shown(diplomacy.Unit{Power: o.Power, Kind: o.Kind, At: o.At})
	}
	if o.Do == diplomacy.Patrol {
		out.Area = w.spaces(w.board.Area(o.To))
	}
	if o.Do == diplomacy.Escort && o.Covers {
		out.Covers = w.spaces(o.Cover)
	}
	for i, power := range w.powers {
		if o.Ignore.Has(power) {
			out.Ignores = append(out.Ignores, engine.Side(i+1))
		}
	}
	return out
}

// spaces are provinces as references.
func (w *world) spaces(s diplomacy.Places) []engine.Ref {
	var out []engine.Ref
	for _, q := range s.List() {
		out = append(out, w.spaceOf(q))
	}
	return out
}

// stood is a reference to a unit by its kind and the place where it stood, whatever became of it since.
func (w *world) stood(kind diplomacy.Kind, at diplomacy.Place) engine.Ref {
	return engine.NewRef(engine.KindSystem, int(at)*4+int(kind))
}

// words is an order in words.
func (w *world) words(o diplomacy.Order) engine.Text {
	key := "wings.order." + kindOf[o.Do].String()
	if o.Do == diplomacy.NoVerb {
		return engine.Text{}
	}
	if o.Do == diplomacy.Build {
		return engine.Say(key, w.stood(o.Kind, o.At))
	}
	to := w.placed(o.To)
	switch {
	case o.Do == diplomacy.Support && o.To == diplomacy.Nowhere:
		key += ".hold"
	case o.Do == diplomacy.Move && o.By == diplomacy.ByAir:
		key += ".air"
	case o.Do == diplomacy.Move && o.By == diplomacy.ByConvoy:
		key += ".convoy"
	case o.Via != diplomacy.Nowhere && o.Do == diplomacy.Raid:
		return engine.Say(key+".via", w.stood(o.Kind, o.At), to, w.spaceOf(o.Via))
	}
	return engine.Say(key, w.stood(o.Kind, o.At), to, w.spaceOf(o.Of))
}

// Moving tells whether movements are ordered.
func (p *Position) Moving() bool { return p.phase == Moves && !p.over() }

// Ordered lists the orders written in this phase.
func (p *Position) Ordered() []ordered.Order {
	var out []ordered.Order
	for i, o := range p.orders {
		if o.Do != diplomacy.NoVerb {
			out = append(out, p.w.toldAs(p.refOf(i), o))
		}
	}
	for _, o := range p.plan {
		out = append(out, p.w.toldAs(p.planned(o), o))
	}
	return out
}

// planned is the unit of a removal; a build has none yet.
func (p *Position) planned(o diplomacy.Order) engine.Ref {
	if i := p.numberAt(o); o.Do == diplomacy.Remove && i >= 0 {
		return p.refOf(i)
	}
	return engine.NoRef
}

// Slips lists what a side has to write.
func (p *Position) Slips(side engine.Side) []ordered.Slip {
	power := p.power(side)
	var out []ordered.Slip
	if power == diplomacy.Nobody || !p.concerned(power) {
		return nil
	}
	if p.phase == Builds {
		for _, o := range p.plan {
			if o.Power == power {
				out = append(out, ordered.Slip{Unit: p.planned(o), Order: p.w.toldAs(p.planned(o), o), Written: true})
			}
		}
		return out
	}
	for i, o := range p.orders {
		u := p.subject(i)
		if u.Power != power || p.phase == Retreats && p.at.Out[i].Open.Empty() {
			continue
		}
		s := ordered.Slip{Unit: p.refOf(i), Written: o.Do != diplomacy.NoVerb, Default: p.byDefault(u)}
		if s.Written {
			s.Order = p.w.toldAs(s.Unit, o)
		}
		out = append(out, s)
	}
	return out
}

// byDefault says what a unit does without an order.
func (p *Position) byDefault(u diplomacy.Unit) engine.Text {
	switch {
	case p.phase == Retreats:
		return engine.Say("wings.default.retreat", p.w.stood(u.Kind, u.At))
	case u.Kind == diplomacy.Wing:
		return engine.Say("wings.default.wing", p.w.stood(u.Kind, u.At))
	}
	return engine.Say("wings.default.hold", p.w.stood(u.Kind, u.At))
}

// Without is the position in which a unit has no order yet.
func (p *Position) Without(unit engine.Ref) engine.Position {
	q := p.clone()
	if i := p.entry(unit); i >= 0 && i < len(q.orders) {
		q.orders[i] = diplomacy.Order{}
	}
	return q
}

// OrderOf is the order a command writes.
func (p *Position) OrderOf(c engine.Command) ordered.Order {
	switch c.Verb {
	case VerbVia:
		return ordered.Order{Unit: c.A, Side: c.Side, Kind: ordered.Rider, Via: c.B}
	case VerbIgnore:
		return ordered.Order{Unit: c.A, Side: c.Side, Kind: ordered.Rider, Ignores: []engine.Side{engine.Side(c.B.Index())}}
	case VerbCover:
		return ordered.Order{Unit: c.A, Side: c.Side, Kind: ordered.Rider, Covers: []engine.Ref{c.B}}
	}
	o, ok := p.orderOf(c)
	if !ok {
		return ordered.Order{Unit: c.A, Side: c.Side}
	}
	return p.w.toldAs(c.A, o)
}

// Airbases lists, in Air Units, the centres where their owners' wings may be based: those in which nobody else stands.
func (p *Position) Airbases() (out []engine.Ref) {
	if p.w.rules.System != diplomacy.RN44 {
		return nil
	}
	b := p.w.board
	var barred diplomacy.Places
	for _, u := range p.at.Units {
		if q := b.Province(u.At); u.Power != p.at.Owner[q] {
			barred = barred.With(q)
		}
	}
	for q, owner := range p.at.Owner {
		if at := diplomacy.Place(q); owner != diplomacy.Nobody && b.Centre(at) && !barred.Has(at) {
			out = append(out, p.w.spaceOf(at))
		}
	}
	return out
}

// Vision lists what the patrols of a side watched in the last movement.
func (p *Position) Vision(side engine.Side) []engine.Ref {
	return p.w.spaces(p.watched(side))
}
