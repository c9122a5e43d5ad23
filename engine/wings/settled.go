package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file tells what became of the orders of the last movement, step by step, and why.

// fateOf is what became of an order, and of its unit.
func fateOf(o diplomacy.Order, row *diplomacy.Row, open diplomacy.Places) (order, unit ordered.Fate) {
	switch {
	case row.Lost || row.Out && open.Empty():
		unit = ordered.Destroyed
	case row.Out:
		unit = ordered.Dislodged
	}
	switch {
	case row.Reverted:
		return ordered.Turned, unit
	case row.Result == diplomacy.OK:
		return ordered.Done, unit
	case row.Result == diplomacy.Void || row.Result == diplomacy.Invalid:
		return ordered.Refused, unit
	case o.Do == diplomacy.Support || o.Do == diplomacy.Convoy || o.Do == diplomacy.Escort:
		return ordered.Cut, unit
	}
	return ordered.Bounced, unit
}

// fateOfFact is the sign of a line of a proof.
func fateOfFact(f diplomacy.Fact) ordered.Fate {
	switch f {
	case diplomacy.Arrives, diplomacy.SupportCounts, diplomacy.ConvoyStands, diplomacy.MissionFlown, diplomacy.SupportedBy, diplomacy.BroughtBy,
		diplomacy.CoveredBy, diplomacy.ItHolds, diplomacy.DefendsBase:
		return ordered.Done
	case diplomacy.IsKeptOut, diplomacy.MissionFails, diplomacy.MetBy, diplomacy.AttackedToo:
		return ordered.Bounced
	case diplomacy.SupportFails, diplomacy.SupportedInVain, diplomacy.CutBy, diplomacy.CutFromTarget, diplomacy.ConvoyFails, diplomacy.RaidedBy, diplomacy.CannotDefend:
		return ordered.Cut
	case diplomacy.TurnsBack:
		return ordered.Turned
	case diplomacy.DislodgedBy, diplomacy.CarrierDriven:
		return ordered.Dislodged
	case diplomacy.AssaultDisbands:
		return ordered.Destroyed
	case diplomacy.IsVoid, diplomacy.IsInvalid:
		return ordered.Refused
	}
	return ordered.Open
}

// reasonOf words a line of a proof by the places where units stood.
func (p *Position) reasonOf(r diplomacy.Reason, cite engine.Cite, out *diplomacy.Outcome) reason {
	name := func(n uint8) any {
		if int(n) >= out.N {
			return ""
		}
		u := out.Rows[n].Unit
		return p.w.stood(u.Kind, u.At)
	}
	args := []any{name(r.Unit), name(r.By), p.w.spaceOf(r.At), int(r.N)}
	if r.Fact == diplomacy.IsVoid || r.Fact == diplomacy.IsInvalid {
		args = append(args, engine.Text{Key: "diplomacy.fault." + out.Rows[r.Unit].Fault.Key()})
	}
	key := "diplomacy.why." + r.Fact.Key()
	if r.Fact == diplomacy.IsKeptOut && r.N > 0 {
		key += "-with"
	}
	v := reason{Deep: int(r.Depth), Cite: cite, Text: engine.Say(key, args...), Fact: r.Fact, N: int(r.N)}
	if int(r.By) < len(p.ids) {
		v.By = engine.CounterRef(p.ids[r.By])
	}
	if p.w.house.blind {
		for _, n := range []uint8{r.Unit, r.By} {
			if int(n) < out.N {
				v.Named = append(v.Named, out.Rows[n].Unit.At)
			}
		}
		if r.At != diplomacy.Nowhere {
			v.Named = append(v.Named, r.At)
		}
	}
	return v
}

// Settled is the last movement as it was settled; nil before there was one.
func (p *Position) Settled() *ordered.Settled {
	if len(p.last) == 0 {
		return nil
	}
	out := &ordered.Settled{Name: p.lastDate(), Turn: p.lastTurn(), Track: trackAt(p.lastStation())}
	for _, v := range p.last {
		u := diplomacy.Unit{Power: v.Power, Kind: v.Kind, At: v.At}
		out.Counters = append(out.Counters, p.counter(v.Unit.Index(), u, engine.Say("wings.note.ready")))
		told := p.toldVerdict(&v)
		p.toldAgainstWing(&told)
		out.Verdicts = append(out.Verdicts, told)
	}
	slices.SortFunc(out.Counters, func(a, b engine.CounterView) int { return a.Ref.Index() - b.Ref.Index() })
	out.Steps = stepsOf(out.Verdicts)
	p.headline(out)
	return out
}

// lastStation is where in the year the last movement was settled.
func (p *Position) lastStation() int {
	if (p.phase == Moves) == p.at.Fall {
		return settledSpring
	}
	return settledFall
}

// lastDate is the season of the last movement.
func (p *Position) lastDate() engine.Text {
	switch {
	case p.phase == Moves && !p.at.Fall: // spring again: the year before ended with fall
		return engine.Say("wings.date.fall", p.year-1)
	case p.phase == Moves:
		return engine.Say("wings.date.spring", p.year)
	case p.phase == Builds:
		return engine.Say("wings.date.fall", p.year)
	}
	return p.Date()
}

// lastTurn is the turn of the last movement.
func (p *Position) lastTurn() int {
	if p.phase == Moves && !p.at.Fall {
		return p.year - p.w.first
	}
	return p.TurnNumber()
}

// toldVerdict is a verdict as a screen shows it.
func (p *Position) toldVerdict(v *verdict) ordered.Verdict {
	o := v.Do
	if o.Do == diplomacy.NoVerb {
		o = diplomacy.NoOrder
		o.Power, o.Kind, o.At, o.Do = v.Power, v.Kind, v.At, diplomacy.Hold
	}
	out := ordered.Verdict{Order: p.w.toldAs(v.Unit, o), Fate: v.Fate, Unit: v.Fell, Counter: v.Unit}
	if o.Do == diplomacy.Hold && v.Kind == diplomacy.Wing {
		out.Text = engine.Say("wings.default.wing", p.w.stood(v.Kind, v.At))
	}
	if v.Fate == ordered.Open { // in blind play: that it was there is all there is to tell
		out.Text = engine.Say("wings.order.unseen", p.w.stood(v.Kind, v.At))
	}
	out.Ways, out.Gone = p.retreatOf(v)
	for _, r := range v.Reasons {
		out.Lines = append(out.Lines, ordered.Line{AnswerLine: engine.AnswerLine{Text: r.Text, Cite: r.Cite, Deep: r.Deep}, Fate: fateOfFact(r.Fact), By: r.By})
		switch r.Fact {
		case diplomacy.TurnsBack:
			out.Pass, out.Threat = r.N, r.By
		case diplomacy.Arrives, diplomacy.IsKeptOut:
			out.Attack = r.N
		case diplomacy.SupportedBy, diplomacy.SupportedInVain, diplomacy.NotAgainstOwn:
			h := ordered.Help{Unit: r.By, Counts: r.Fact == diplomacy.SupportedBy}
			if r.Deep > 1 {
				out.Against = append(out.Against, h)
			} else {
				out.With = append(out.With, h)
			}
		case diplomacy.HeldWith, diplomacy.ComesHeadOn, diplomacy.BaseSupported, diplomacy.WingDefends:
			out.Held = max(out.Held, r.N)
			if r.By != engine.NoRef {
				out.Against = append(out.Against, ordered.Help{Unit: r.By, Counts: true})
			}
		case diplomacy.AttackedToo:
			out.Held = max(out.Held, r.N)
			out.Against = append(out.Against, ordered.Help{Unit: r.By, Counts: true})
		}
	}
	return out
}

// toldAgainstWing adds to the proof of a move that took a base what became of the wing there: it was to defend, and could not.
func (p *Position) toldAgainstWing(told *ordered.Verdict) {
	if !told.Kind.Goes() || told.Fate != ordered.Done {
		return
	}
	for i := range p.last {
		v := &p.last[i]
		if v.Kind != diplomacy.Wing || p.w.spaceOf(p.w.board.Province(v.At)) != told.To || v.Unit == told.Counter {
			continue
		}
		vain := slices.IndexFunc(v.Reasons, func(r reason) bool { return r.Fact == diplomacy.CannotDefend })
		if vain < 0 {
			continue
		}
		line := func(r reason, deep int, by engine.Ref) {
			told.Lines = append(told.Lines, ordered.Line{AnswerLine: engine.AnswerLine{Text: r.Text, Cite: r.Cite, Deep: deep}, Fate: fateOfFact(r.Fact), By: by})
		}
		line(v.Reasons[vain], 1, engine.NoRef)
		for _, r := range v.Reasons[:vain] { // what came first: that it turned back, and why
			if r.Fact == diplomacy.TurnsBack {
				line(r, 2, v.Unit)
			} else {
				line(r, r.Deep+2, engine.NoRef)
			}
		}
		for _, r := range v.Reasons[vain+1:] {
			if r.Deep <= v.Reasons[vain].Deep {
				break
			}
			line(r, r.Deep, r.By)
		}
		told.Against = append(told.Against, ordered.Help{Unit: v.Unit})
	}
}
