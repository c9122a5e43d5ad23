package wings

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file answers questions about a position and words its things and commands.

// NameOf words a reference.
func (p *Position) NameOf(r engine.Ref) string {
	i := r.Index()
	switch r.Kind() {
	case engine.KindSpace:
		if i < p.w.area.Len() {
			return p.w.area.Name(i)
		}
	case engine.KindSide:
		return p.power(engine.Side(i)).Name()
	case engine.KindCounter:
		if u, ok := p.unit(i); ok {
			return p.w.board.Write(u)
		}
	}
	return r.String()
}

// unit is the unit with a counter's number, on the board or dislodged.
func (p *Position) unit(id int) (diplomacy.Unit, bool) {
	if i := slices.Index(p.ids, id); i >= 0 {
		return p.at.Units[i], true
	}
	if i := slices.Index(p.outs, id); i >= 0 {
		return p.at.Out[i].Unit, true
	}
	return diplomacy.Unit{}, false
}

// TextOf words units in the language of the player.
func (p *Position) TextOf(r engine.Ref) (engine.Text, bool) {
	if i := r.Index(); r.Kind() == engine.KindSystem && i%4 > 0 {
		return engine.Say("wings.stood."+counterKinds[i%4].Code, p.w.placed(diplomacy.Place(i/4))), true
	}
	if i := r.Index(); r.Kind() == engine.KindSystem {
		q := diplomacy.Place(i / 4)
		_, coast, ok := strings.Cut(p.w.board.Code(q), "/")
		return engine.Say("wings.coast."+coast, p.w.spaceOf(q)), ok
	}
	if r.Kind() != engine.KindCounter {
		return engine.Text{}, false
	}
	u, ok := p.unit(r.Index())
	if !ok {
		return engine.Text{}, false
	}
	return p.w.piece(u), true
}

// placed is a reference to a place: its province, or the coast where it has two.
func (w *world) placed(q diplomacy.Place) engine.Ref {
	if strings.Contains(w.board.Code(q), "/") {
		return engine.NewRef(engine.KindSystem, int(q)*4)
	}
	return w.spaceOf(q)
}

// piece words a unit by power, kind and place.
func (w *world) piece(u diplomacy.Unit) engine.Text {
	return engine.Say("wings.piece."+counterKinds[u.Kind].Code, engine.Say("wings.power."+u.Power.Code()), w.spaceOf(u.At))
}

// Tell words a command for cards and menus.
func (p *Position) Tell(c engine.Command) engine.Label {
	switch c.Verb {
	case VerbSeal:
		l := engine.Label{Name: engine.Say("wings.tell.seal"), Detail: engine.Say("wings.tell.seal.how"), Cite: p.cite(), Key: 's', Main: true}
		if with, all := p.counted(p.power(c.Side)); p.phase != Builds && with == 0 && all > 0 {
			l.Forfeits, l.Loses = engine.ForfeitsOrders, engine.Say("wings.loses.orders")
			if p.phase == Retreats {
				l.Loses = engine.Say("wings.loses.retreats")
			}
		}
		return l
	case VerbEnd:
		key := "yield"
		switch pleaOf(c) {
		case drawn:
			key = "draw"
		case whatever:
			key = "any"
		}
		return engine.Label{Name: engine.Say("wings.tell.end."+key, c.C), Detail: engine.Say("wings.tell.end.how"), Cite: "dip.adjust", Beside: true}
	case VerbVia, VerbCover, VerbIgnore:
		return engine.Label{Name: engine.Say("wings.tell."+riderWords[c.Verb], c.A, c.B), Cite: p.cite(), Beside: true}
	}
	if o, ok := p.orderOf(c); ok {
		return engine.Label{Name: p.w.words(o), Cite: p.cite()}
	}
	return engine.Label{Name: engine.Say("wings.tell.order", Rules{p.w.rules.System}.FormatCommand(p, c)), Cite: p.cite()}
}

// Ask answers whether a command could be given, where a unit may go, and why the order of a unit came to what it did.
func (p *Position) Ask(side engine.Side, q engine.Query) (engine.Answer, error) {
	switch q.Kind {
	case engine.QueryCommand:
		_, cite, why := p.ruled(q.Cmd)
		if why.IsZero() {
			return engine.Answer{Verdict: engine.Yes}, nil
		}
		return engine.Answer{Verdict: engine.No, Text: why, Cites: []engine.Cite{cite}, Nearest: p.nearest(q.Cmd)}, nil
	case engine.QueryRange, engine.QueryMoves:
		var out engine.Answer
		for _, c := range p.Legal(side, nil) {
			moves := c.Verb == VerbMove || c.Verb == VerbRetreat
			if c.A == q.At && (moves || q.Kind == engine.QueryRange && c.Verb != VerbSupport && c.Verb != VerbConvoy) && c.B.Kind() == engine.KindSpace {
				out.Spaces = append(out.Spaces, engine.SpaceAnswer{Ref: c.B, Room: -1})
			}
		}
		slices.SortFunc(out.Spaces, func(a, b engine.SpaceAnswer) int { return int(a.Ref) - int(b.Ref) })
		out.Spaces = slices.Compact(out.Spaces)
		return out, nil
	case engine.QueryCounter:
		return p.proof(q.At)
	}
	return engine.Answer{}, engine.ErrNoAnswer
}

// proof tells what became of a unit's order in the last movement, and why.
func (p *Position) proof(unit engine.Ref) (engine.Answer, error) {
	for _, v := range p.last {
		if v.Unit != unit {
			continue
		}
		var out engine.Answer
		for _, r := range v.Reasons {
			out.Lines = append(out.Lines, engine.AnswerLine{Text: r.Text, Cite: r.Cite, Deep: r.Deep})
		}
		return out, nil
	}
	return engine.Answer{}, engine.ErrNoAnswer
}
