package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file tells what a season has brought to whoever looks: centres that changed hands, who was driven out, who came, who was raised.

var _ ordered.Chronicler = (*Position)(nil)

// News lists what has happened since the movement that was ordered in before, what weighs most for whoever looks first.
func (p *Position) News(before engine.Position) []ordered.News {
	was, ok := before.(*Position)
	if !ok || len(p.last) == 0 {
		return nil
	}
	out := p.taken(was)
	out = append(out, p.drivenOut()...)
	out = append(out, p.entered(was)...)
	out = append(out, p.struck()...)
	out = append(out, p.raised(was)...)
	out = append(out, p.inVain()...)
	out = append(out, p.went(was)...)
	if p.eyes != engine.NoSide && p.unmet.Has(p.power(p.eyes)) {
		out = append(out, ordered.News{Kind: ordered.Unmet, Of: p.eyes})
	}
	slices.SortStableFunc(out, func(a, b ordered.News) int { return b.Weight(p.eyes) - a.Weight(p.eyes) })
	return p.chiefAmong(out)
}

// chiefTold is at which place at the latest what the headline of the movement said is told.
const chiefTold = 2

// chiefAmong brings what the headline of the movement was about among the first, where other news would crowd it out.
func (p *Position) chiefAmong(list []ordered.News) []ordered.News {
	what, of, _ := p.chief(p.Settled().Verdicts)
	about := func(n ordered.News) bool {
		switch what {
		case fell:
			return (n.Kind == ordered.DrivenOut || n.Kind == ordered.Took) && slices.Contains(n.Places, of.At)
		case dropped:
			return n.Kind == ordered.Dropped && n.To == of.To
		case took, lost:
			return n.Kind == ordered.Took && slices.Contains(n.Places, of.To)
		case came:
			return (n.Kind == ordered.Entered || n.Kind == ordered.Took) && slices.Contains(n.Places, of.To)
		}
		return false
	}
	if i := slices.IndexFunc(list, about); i > chiefTold {
		n := list[i]
		list = slices.Insert(slices.Delete(list, i, i+1), chiefTold, n)
	}
	return list
}

// gather adds a place to the piece of news of its kind and sides, or begins one.
func gather(list []ordered.News, n ordered.News, at engine.Ref) []ordered.News {
	k := slices.IndexFunc(list, func(x ordered.News) bool { return x.Kind == n.Kind && x.Side == n.Side && x.Of == n.Of })
	if k < 0 {
		k, list = len(list), append(list, n)
	}
	list[k].Places = append(list[k].Places, at)
	return list
}

// taken lists the centres that changed hands, by who has them now and who had them.
func (p *Position) taken(was *Position) (out []ordered.News) {
	for q, owner := range p.at.Owner {
		if at := diplomacy.Place(q); owner != was.at.Owner[q] && owner != diplomacy.Nobody && p.w.board.Centre(at) {
			out = gather(out, ordered.News{Kind: ordered.Took, Side: p.w.sideOf(owner), Of: p.w.sideOf(was.at.Owner[q])}, p.w.spaceOf(at))
		}
	}
	return out
}

// drivenOut lists the units that were dislodged in the last movement: by whom, and where they are now.
func (p *Position) drivenOut() (out []ordered.News) {
	for _, v := range p.last {
		if v.Fell == ordered.Open {
			continue
		}
		at := p.w.spaceOf(v.At)
		if slices.ContainsFunc(v.Reasons, func(r reason) bool { return r.Fact == diplomacy.AssaultDisbands }) {
			out = append(out, ordered.News{Kind: ordered.Dropped, Of: p.w.sideOf(v.Power), Unit: p.w.stood(v.Kind, v.At), Places: []engine.Ref{at}, To: p.w.spaceOf(v.Do.To), Gone: true})
			continue
		}
		if slices.ContainsFunc(out, func(n ordered.News) bool { return n.Kind == ordered.DrivenOut && n.Places[0] == at }) {
			continue // the wing that stood with it
		}
		n := ordered.News{Kind: ordered.DrivenOut, Of: p.w.sideOf(v.Power), Unit: p.w.stood(v.Kind, v.At), Places: []engine.Ref{at}, Gone: v.Fell == ordered.Destroyed}
		for _, o := range p.last {
			if o.Do.Do == diplomacy.Move && o.Fate == ordered.Done && p.w.board.Province(o.Do.To) == p.w.board.Province(v.At) {
				n.Side, n.From = p.w.sideOf(o.Power), p.w.spaceOf(o.At)
			}
		}
		if u, there := p.unit(v.Unit.Index()); there {
			n.To = p.w.spaceOf(u.At)
		} else if !p.w.house.blind || n.Of == p.eyes {
			n.Gone = true
		}
		out = append(out, n)
	}
	return out
}

// entered lists where units have come into provinces of others: those of whoever looks, and of third parties. Whom they drove out is told
// for himself, and so is a centre that changed hands.
func (p *Position) entered(was *Position) (out []ordered.News) {
	for i, u := range p.at.Units {
		side := p.w.sideOf(u.Power)
		at := p.w.board.Province(u.At)
		whose := was.at.Owner[at]
		if before, there := was.unit(p.ids[i]); whose == diplomacy.Nobody || whose == u.Power || p.at.Owner[at] != whose || there && p.w.board.Province(before.At) == at {
			continue
		}
		if slices.ContainsFunc(p.last, func(v verdict) bool {
			return v.Fell != ordered.Open && p.w.board.Province(v.At) == at && v.Power != u.Power
		}) {
			continue
		}
		out = gather(out, ordered.News{Kind: ordered.Entered, Side: side, Of: p.w.sideOf(whose)}, p.w.spaceOf(at))
	}
	return out
}

// went lists where units of whoever looks went as they were ordered.
func (p *Position) went(was *Position) (out []ordered.News) {
	for _, v := range p.last {
		at := p.w.board.Province(v.Do.To)
		goes := v.Do.Do == diplomacy.Move && v.Fate == ordered.Done && p.w.sideOf(v.Power) == p.eyes
		if goes && (was.at.Owner[at] == diplomacy.Nobody || was.at.Owner[at] == v.Power) && p.at.Owner[at] == was.at.Owner[at] { // else it is told already
			out = gather(out, ordered.News{Kind: ordered.Went, Side: p.eyes}, p.w.spaceOf(at))
		}
	}
	return out
}

// struck lists where raids of others were carried out on units of whoever looks.
func (p *Position) struck() (out []ordered.News) {
	for _, v := range p.last {
		side := p.w.sideOf(v.Power)
		hit := func(o verdict) bool { return p.w.sideOf(o.Power) == p.eyes && p.w.board.Province(o.At) == v.Do.To }
		if v.Do.Do == diplomacy.Raid && v.Fate == ordered.Done && side != p.eyes && slices.ContainsFunc(p.last, hit) {
			out = gather(out, ordered.News{Kind: ordered.Struck, Side: side, Of: p.eyes}, p.w.spaceOf(v.Do.To))
		}
	}
	return out
}

// raised lists where units were built in the winter between.
func (p *Position) raised(was *Position) (out []ordered.News) {
	for i, u := range p.at.Units {
		if p.ids[i] >= was.next {
			out = gather(out, ordered.News{Kind: ordered.Raised, Side: p.w.sideOf(u.Power)}, p.w.spaceOf(u.At))
		}
	}
	return out
}

// inVain counts the orders of whoever looks that came to nothing.
func (p *Position) inVain() []ordered.News {
	n := ordered.News{Kind: ordered.InVain, Of: p.eyes}
	for _, v := range p.last {
		if vain := v.Fate == ordered.Bounced || v.Fate == ordered.Cut || v.Fate == ordered.Refused; vain && p.w.sideOf(v.Power) == p.eyes {
			n.N++
		}
	}
	if n.N == 0 {
		return nil
	}
	return []ordered.News{n}
}
