package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file is blind play: what a power sees of the board, and how a position, its verdicts and its events are cut down to it. A power sees the
// provinces it holds, those its units stand in, and all that border on them; after a movement also what it saw before, and what its patrols
// watched. Who holds what, and who has orders to write, everybody knows.

// sight is what a side sees now, by provinces.
func (p *Position) sight(side engine.Side) diplomacy.Places {
	own := p.power(side)
	var seen diplomacy.Places
	if own == diplomacy.Nobody {
		return seen
	}
	for q, owner := range p.at.Owner {
		if owner == own {
			seen = seen.Or(p.w.board.Area(diplomacy.Place(q)))
		}
	}
	for _, u := range p.at.Units {
		if u.Power == own {
			seen = seen.Or(p.w.board.Area(u.At))
		}
	}
	for _, o := range p.at.Out {
		if o.Unit.Power == own {
			seen = seen.Or(p.w.board.Area(o.Unit.At))
		}
	}
	return seen.Or(p.watched(side))
}

// watched are the provinces that the patrols of a side watched in the last movement.
func (p *Position) watched(side engine.Side) diplomacy.Places {
	var seen diplomacy.Places
	for _, v := range p.last {
		if v.Do.Do == diplomacy.Patrol && v.Fate == ordered.Done && p.w.sideOf(v.Do.Power) == side {
			seen = seen.Or(p.w.board.Area(v.Do.To))
		}
	}
	return seen
}

// sees tells whether a place lies in what is seen.
func (w *world) sees(seen diplomacy.Places, at diplomacy.Place) bool {
	return at == diplomacy.Nowhere || seen.Has(w.board.Province(at))
}

// as is the position that a side's commands are judged by: in blind play what it sees, so that no answer tells of what it does not.
func (p *Position) as(side engine.Side) *Position {
	if !p.w.house.blind || p.eyes == side && side != engine.NoSide {
		return p
	}
	q, _ := p.Seen(side).(*Position)
	return q
}

// blinded takes out of a position what its eyes do not see.
func (p *Position) blinded() {
	own, seen := p.power(p.eyes), p.sight(p.eyes)
	all, ids, orders := p.at.Units, p.ids, p.orders
	p.at.Units, p.ids = nil, nil
	if p.phase == Moves {
		p.orders = nil
	}
	for i, u := range all {
		if u.Power != own && !p.w.sees(seen, u.At) {
			continue
		}
		p.at.Units, p.ids = append(p.at.Units, u), append(p.ids, ids[i])
		if p.phase == Moves {
			p.orders = append(p.orders, orders[i])
		}
	}
	gone, outs := p.at.Out, p.outs
	p.at.Out, p.outs = nil, nil
	if p.phase == Retreats {
		p.orders = nil
	}
	for i, o := range gone {
		if o.Unit.Power != own && !p.w.sees(seen, o.Unit.At) {
			continue
		}
		p.at.Out, p.outs = append(p.at.Out, o), append(p.outs, outs[i])
		if p.phase == Retreats {
			p.orders = append(p.orders, orders[i])
		}
	}
	p.at.Barred = p.at.Barred.And(seen)
	p.last = p.toldTo(p.eyes)
	was := p.was
	p.was = [diplomacy.PowerCount]diplomacy.Places{}
	if p.eyes != engine.NoSide {
		p.was[p.eyes-1] = was[p.eyes-1]
	}
	p.now = p.now.of(p)
}

// of is what holds of a phase for the eyes of a position in blind play, which lists what may be ordered by what they see.
func (f *phase) of(p *Position) *phase {
	if f.eyes == p.eyes && p.eyes != engine.NoSide {
		return f
	}
	f.veils.Lock()
	defer f.veils.Unlock()
	if f.veiled == nil {
		f.veiled = map[engine.Side]*phase{}
	}
	if f.veiled[p.eyes] == nil {
		f.veiled[p.eyes] = &phase{over: f.over, asked: f.asked, eyes: p.eyes}
	}
	return f.veiled[p.eyes]
}

// toldTo are the verdicts of the last movement as a side is told them.
func (p *Position) toldTo(side engine.Side) []verdict {
	own := p.power(side)
	if own == diplomacy.Nobody {
		return nil
	}
	seen := p.sight(side).Or(p.was[side-1])
	there := map[engine.Ref]bool{}
	for _, v := range p.last {
		if v.Power == own || p.w.sees(seen, v.At) {
			there[v.Unit] = true
		}
	}
	var out []verdict
	for _, v := range p.last {
		if !there[v.Unit] {
			continue
		}
		if v.Power != own && !(p.w.sees(seen, v.Do.To) && p.w.sees(seen, v.Do.Of)) { // what it was about is out of sight
			v.Do, v.Order, v.Fate, v.Reasons = diplomacy.Order{}, "", ordered.Open, nil
		}
		v.Reasons = p.reasonsTold(v.Reasons, seen, there)
		out = append(out, v)
	}
	return out
}

// reasonsTold are the lines of a proof without those that name what is not seen; the verdict itself always stands.
func (p *Position) reasonsTold(list []reason, seen diplomacy.Places, there map[engine.Ref]bool) []reason {
	var out []reason
	for _, r := range list {
		switch {
		case (r.By == engine.NoRef || there[r.By]) && p.w.names(seen, r.Named):
		case r.Deep > 0:
			continue
		default:
			r = reason{Cite: r.Cite, Fact: r.Fact, Text: engine.Say("wings.unseen"), By: engine.NoRef}
		}
		out = append(out, r)
	}
	return out
}

// names tells whether all places that are named are seen.
func (w *world) names(seen diplomacy.Places, list []diplomacy.Place) bool {
	return !slices.ContainsFunc(list, func(at diplomacy.Place) bool { return !w.sees(seen, at) })
}

// named are the places that an event about the verdict of a unit names beside its references.
func (p *Position) named(e *engine.Event) []diplomacy.Place {
	if e.Kind != engine.EventReveal {
		return nil
	}
	var out []diplomacy.Place
	for _, v := range p.last {
		if v.Unit != e.Refs[0] {
			continue
		}
		for _, r := range v.Reasons {
			if r.Deep == 0 {
				out = append(out, r.Named...)
			}
		}
	}
	return out
}

// veil gives every event to those alone who see all the places it is about; what is about no unit is told to all. Of the verdict of an order
// of its own a side is told the outcome where it does not see what met it.
func (p *Position) veil(events []engine.Event, was *[diplomacy.PowerCount]diplomacy.Places) []engine.Event {
	var out []engine.Event
	for _, e := range events {
		if !slices.ContainsFunc(e.Refs, func(r engine.Ref) bool { return r.Kind() == engine.KindCounter }) {
			out = append(out, e)
			continue
		}
		var open engine.Sides
		owner, named := p.owner(e.Refs), p.named(&e)
		for i := range p.w.powers {
			side := engine.Side(i + 1)
			seen := p.sight(side).Or(was[i])
			all := p.w.names(seen, named) && !slices.ContainsFunc(e.Refs, func(r engine.Ref) bool {
				return r.Kind() == engine.KindSpace && !p.w.sees(seen, diplomacy.Place(r.Index()))
			})
			switch {
			case all:
				open = open.With(side)
			case side == owner && e.Kind == engine.EventReveal:
				short := e
				short.Text, short.Audience = engine.Say("wings.unseen.of", e.Refs[0]), engine.Only(side)
				out = append(out, short)
			}
		}
		if open == 0 {
			open = engine.Only(owner)
			if e.Kind == engine.EventReveal {
				continue
			}
		}
		e.Audience = open
		out = append(out, e)
	}
	return out
}

// owner is the side of the unit that an event is about.
func (p *Position) owner(refs []engine.Ref) engine.Side {
	for _, r := range refs {
		if r.Kind() != engine.KindCounter {
			continue
		}
		if u, ok := p.unit(r.Index()); ok {
			return p.w.sideOf(u.Power)
		}
		for _, v := range p.last {
			if v.Unit == r {
				return p.w.sideOf(v.Power)
			}
		}
	}
	return engine.NoSide
}

// sights is what every side sees now.
func (p *Position) sights() (out [diplomacy.PowerCount]diplomacy.Places) {
	for i := range p.w.powers {
		out[i] = p.sight(engine.Side(i + 1))
	}
	return out
}

// Sight lists the spaces a side sees in blind play; ok is false where all lies open.
func (p *Position) Sight(side engine.Side) (list []engine.Ref, ok bool) {
	if !p.w.house.blind {
		return nil, false
	}
	return p.w.spaces(p.sight(side)), true
}
