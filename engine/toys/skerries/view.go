package skerries

import (
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// This file shows a position: areas, pieces, a side's own orders as arrows, points.

// View is what a screen may show.
func (p *Position) View() engine.View {
	w := p.w
	v := engine.View{Turn: p.TurnNumber(), Turns: w.turns, Date: p.Date(), Prompt: p.prompt(),
		Control: make([]engine.Side, w.board.Len()), Kinds: counterKinds, Layers: layers}
	v.Fought, v.Battle = p.lastFights()
	step := engine.PhaseView{Name: engine.Say("toy-skerries.phase.orders"), State: engine.PhaseNow, Step: engine.Say("toy-skerries.step.write"), N: 1, Of: 1}
	if p.over() {
		step.State = engine.PhaseDone
	}
	v.Track = []engine.PhaseView{step}
	for i, s := range w.sides {
		side := engine.Side(i + 1)
		v.Sides = append(v.Sides, engine.SideView{Side: side, ID: s.name, Name: s.word(), Style: s.style})
		v.Tallies = append(v.Tallies, engine.Tally{Side: side, Kind: "points", Name: engine.Say("toy-skerries.tally.points"), N: p.points(side)})
	}
	for i := range w.board.Len() {
		v.Control[i] = p.owner[i]
		v.Spaces = append(v.Spaces, p.space(i))
	}
	for i, x := range p.pieces[:p.n] {
		if x.At == off {
			continue
		}
		v.Counters = append(v.Counters, p.counter(i))
		if to, ok := p.goes(i); ok {
			v.Arrows = append(v.Arrows, engine.ArrowView{From: engine.SpaceRef(int(x.At)), To: engine.SpaceRef(to), Kind: engine.ArrowMission, Side: x.Side,
				Text: engine.Say("toy-skerries.arrow", engine.SpaceRef(to))})
		}
	}
	return v
}

// prompt asks the side whose view it is, or the first that is to act.
func (p *Position) prompt() engine.Prompt {
	acting := p.ToAct()
	if len(acting) == 0 {
		return engine.Prompt{Ask: engine.Say("toy-skerries.ask.over"), Cite: "55.2"}
	}
	side := acting[0]
	for _, s := range acting {
		if s == p.eyes {
			side = s
		}
	}
	all, with := 0, 0
	for i, x := range p.pieces[:p.n] {
		if x.Side == side && x.At != off {
			all++
			if p.orders[i] != 0 {
				with++
			}
		}
	}
	return engine.Prompt{Side: side, Ask: engine.Say("toy-skerries.ask.orders"), Limit: engine.Say("toy-skerries.ask.limit", with, all), Cite: "52.1"}
}

func (p *Position) space(i int) engine.SpaceView {
	kind := "toy-skerries.sound"
	if !p.w.board.Sea(i) {
		kind = "toy-skerries.land"
	}
	v := engine.SpaceView{Ref: engine.SpaceRef(i), Name: p.w.board.Name(i), Code: p.w.board.Code(i), Kind: engine.Say(kind), Owner: p.owner[i], Room: engine.Room{Capacity: -1}}
	if n := p.w.worth[i]; n > 0 {
		v.Extra = engine.Say("toy-skerries.worth", n)
		v.Marks = []engine.MarkView{{Kind: engine.MarkObjective, Side: p.owner[i], Text: engine.Say("toy-skerries.worth", n), Points: n}}
	}
	return v
}

func (p *Position) counter(i int) engine.CounterView {
	x := p.pieces[i]
	v := engine.CounterView{Ref: engine.CounterRef(i), Side: x.Side, Nation: p.w.sides[x.Side-1].card(), Kind: counterKinds[x.Kind], Size: 1, Range: 1, Quality: p.w.needs(x.Kind, false)}
	if x.At != off {
		v.Space = engine.SpaceRef(int(x.At))
	}
	if to, ok := p.goes(i); ok {
		v.Mission = engine.SpaceRef(to)
		v.Note = engine.Say("toy-skerries.note.goes", v.Mission)
	} else if x.Side == p.eyes || p.orders[i] != 0 { // what others are to do is not known until all is opened (52.1)
		v.Note = engine.Say("toy-skerries.note.holds")
	}
	return v
}

// word names a side in the language of the player, by its style.
func (s sideInfo) word() engine.Text { return engine.Say("toy-skerries.side." + s.style) }

// card is the palette's code of a side's counters: the first letter of its style.
func (s sideInfo) card() string {
	if s.style == "" {
		return ""
	}
	return strings.ToUpper(s.style[:1])
}

// counterKinds describe the kinds of piece to whoever shows them, by Kind.
var counterKinds = []*engine.CounterKind{
	{Code: "foot", Name: engine.Say("toy-skerries.kind.foot"), Shape: "INF", Class: engine.ClassGround, Unit: engine.Say("toy-skerries.unit"), Parts: 1},
	{Code: "boat", Name: engine.Say("toy-skerries.kind.boat"), Shape: "TF", Class: engine.ClassShip, Unit: engine.Say("toy-skerries.unit"), Parts: 1},
}

// layers are what a player may lay over the board.
var layers = []engine.Layer{
	{Kind: engine.LayerRange, Name: engine.Say("toy-skerries.layer.range"), How: engine.Say("toy-skerries.layer.range.how")},
	{Kind: engine.LayerControl, Name: engine.Say("toy-skerries.layer.control"), How: engine.Say("toy-skerries.layer.control.how")},
	{Kind: engine.LayerCodes, Name: engine.Say("toy-skerries.layer.codes"), How: engine.Say("toy-skerries.layer.codes.how")},
}

// lastFights are the fights of the turn before, with their dice, the last by itself; nil if nobody fought.
func (p *Position) lastFights() (before []*engine.BattleView, last *engine.BattleView) {
	for i := range p.fights {
		if last != nil {
			before = append(before, last)
		}
		last = p.fightView(&p.fights[i])
	}
	return before, last
}

func (p *Position) fightView(f *fight) *engine.BattleView {
	b := &engine.BattleView{Kind: engine.BattleVolley, Where: engine.SpaceRef(f.At), Name: engine.Say("toy-skerries.fight.name", engine.SpaceRef(f.At)), Cite: "54.1", Round: 1,
		Rolled: true, Over: true, Unit: engine.Say("toy-skerries.unit"), Toll: "54.5"}
	for _, v := range f.Volleys {
		side := engine.BattleSide{Side: v.Side, Name: p.w.sides[v.Side-1].word(), Strength: len(v.Pieces),
			Dice: v.Faces, Suffered: engine.Say("toy-skerries.suffered", len(v.Lost))}
		for i, n := range v.Pieces {
			c := p.counter(n)
			side.Before = append(side.Before, c)
			if !slices.Contains(v.Lost, n) {
				side.Counters = append(side.Counters, c)
			}
			side.Shots = append(side.Shots, engine.Shot{By: c.Ref, Needs: v.Needs[i], Face: v.Faces[i], Hit: v.Faces[i] <= v.Needs[i]})
		}
		b.Sides = append(b.Sides, side)
	}
	return b
}

// NameOf words a reference.
func (p *Position) NameOf(r engine.Ref) string {
	i := r.Index()
	switch {
	case r.Kind() == engine.KindSpace && i < p.w.board.Len():
		return p.w.board.Name(i)
	case r.Kind() == engine.KindSide && i >= 1 && i <= len(p.w.sides):
		return p.w.sides[i-1].name
	case r.Kind() == engine.KindCounter && i < p.n:
		x := p.pieces[i]
		return p.w.sides[x.Side-1].name + " " + x.Kind.String() + " " + strconv.Itoa(i)
	}
	return r.String()
}

// TextOf words sides and pieces in the language of the player.
func (p *Position) TextOf(r engine.Ref) (engine.Text, bool) {
	switch i := r.Index(); {
	case r.Kind() == engine.KindSide && i >= 1 && i <= len(p.w.sides):
		return p.w.sides[i-1].word(), true
	case r.Kind() == engine.KindCounter && i < p.n:
		x := p.pieces[i]
		return engine.Say("toy-skerries.piece."+x.Kind.String(), x.Side, i), true
	}
	return engine.Text{}, false
}

// Tell words a command for cards and menus.
func (p *Position) Tell(c engine.Command) engine.Label {
	switch c.Verb {
	case VerbSeal:
		return engine.Label{Name: engine.Say("toy-skerries.tell.seal"), Detail: engine.Say("toy-skerries.tell.seal.how"), Cite: "52.2", Key: 's', Main: true}
	case VerbHold:
		return engine.Label{Name: engine.Say("toy-skerries.tell.hold", c.A), Cite: "52.1", Key: 'h'}
	}
	return engine.Label{Name: engine.Say("toy-skerries.tell.order", c.A, c.B), Cite: "52.1"}
}

// Ask answers whether a command could be given, and where a piece may go.
func (p *Position) Ask(side engine.Side, q engine.Query) (engine.Answer, error) {
	switch q.Kind {
	case engine.QueryCommand:
		cite, why := p.refusal(q.Cmd)
		if why.IsZero() {
			return engine.Answer{Verdict: engine.Yes}, nil
		}
		return engine.Answer{Verdict: engine.No, Text: why, Cites: []engine.Cite{cite}, Nearest: p.nearest(q.Cmd)}, nil
	case engine.QueryRange, engine.QueryMoves:
		var out engine.Answer
		for _, c := range p.Legal(side, nil) {
			if c.Verb == VerbOrder && c.A == q.At {
				out.Spaces = append(out.Spaces, engine.SpaceAnswer{Ref: c.B, Room: -1})
			}
		}
		return out, nil
	}
	return engine.Answer{}, engine.ErrNoAnswer
}
