package wings

import (
	"slices"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file ends a game by agreement: with its orders a power may ask for the end, and when all that are left ask for the same the game ends
// before the orders are carried out. Who asked for what is never told, not even when all orders are opened.

// plea is how a power asks for the end: 0 not at all, 1 that all draw who are left, 2 whatever the others agree on, from 3 on that a side wins,
// which is its number less 2.
type plea uint8

const (
	drawn    plea = 1
	whatever plea = 2
)

// anyEnd is the number of a command that asks for whatever the others agree on.
const anyEnd = 1

// pleaOf is the end that a command asks for.
func pleaOf(c engine.Command) plea {
	switch {
	case c.N == anyEnd:
		return whatever
	case c.C == engine.NewRef(engine.KindSide, int(c.Side)):
		return drawn
	}
	return whatever + plea(c.C.Index())
}

// winner is the side that a plea gives the game to, NoSide for a draw.
func (x plea) winner() engine.Side {
	if x <= whatever {
		return engine.NoSide
	}
	return engine.Side(x - whatever)
}

// asks is the command by which a side asks for an end: C is who is to win, its own for a draw.
func (x plea) asks(side engine.Side) engine.Command {
	c := engine.Command{Side: side, Verb: VerbEnd, C: engine.NewRef(engine.KindSide, int(side))}
	if x == whatever {
		c.N = anyEnd
	}
	if s := x.winner(); s != engine.NoSide {
		c.C = engine.NewRef(engine.KindSide, int(s))
	}
	return c
}

// ends calls yield for every end that a side may ask for.
func (p *Position) ends(side engine.Side, yield func(engine.Command)) {
	if !p.w.house.votes || p.phase != Moves || p.pleas[side-1] != 0 {
		return
	}
	yield(drawn.asks(side))
	yield(whatever.asks(side))
	for i, power := range p.w.powers {
		if s := engine.Side(i + 1); s != side && p.standing(power) {
			yield((whatever + plea(s)).asks(side))
		}
	}
}

// mayEnd tells whether a side may ask for the end that a command asks for.
func (p *Position) mayEnd(c engine.Command) (ok bool) {
	p.ends(c.Side, func(d engine.Command) { ok = ok || c == d })
	return ok
}

// agreed is the end that all powers ask for who write orders; whoever is to win need not ask. 0: none.
func (p *Position) agreed() plea {
	var one plea
	for i, power := range p.w.powers {
		if x := p.pleas[i]; p.concerned(power) && x != 0 && x != whatever {
			if one != 0 && x != one {
				return 0
			}
			one = x
		}
	}
	for i, power := range p.w.powers {
		if p.concerned(power) && p.pleas[i] == 0 && one.winner() != engine.Side(i+1) {
			return 0
		}
	}
	return one
}

// askedInVain notes who asked for an end that not all agreed to, and tells each of them alone that it did not come about.
func (p *Position) askedInVain() (events []engine.Event) {
	p.unmet = 0
	for i, power := range p.w.powers {
		if x := p.pleas[i]; x != 0 && x != whatever && p.concerned(power) {
			p.unmet = p.unmet.With(power)
			events = append(events, engine.Event{Kind: engine.EventPhase, Cite: "dip.adjust", Text: engine.Say("wings.end.vain"), Audience: engine.Only(engine.Side(i + 1))})
		}
	}
	return events
}

// left are the sides that have a unit or a centre.
func (p *Position) left() []engine.Side {
	var out []engine.Side
	for i, power := range p.w.powers {
		if p.standing(power) {
			out = append(out, engine.Side(i+1))
		}
	}
	return out
}

// score is where everybody stands: centres, or shares in a hundred once the game is over and is scored so.
func (p *Position) score() []engine.Score {
	var out []engine.Score
	squares := 0
	for i, power := range p.w.powers {
		n := p.centres(power)
		squares += n * n
		out = append(out, engine.Score{Side: engine.Side(i + 1), Points: n})
	}
	if !p.over() || p.w.house.score != Shares || squares == 0 {
		return out
	}
	winner := p.soleWinner()
	for i := range out {
		switch {
		case winner != engine.NoSide:
			out[i].Points = 0
			if out[i].Side == winner {
				out[i].Points = 100
			}
		default:
			out[i].Points = (200*out[i].Points*out[i].Points + squares) / (2 * squares)
		}
	}
	return out
}

// soleWinner is the side that wins whatever the scoring: by agreement, by centres, or as the last one left.
func (p *Position) soleWinner() engine.Side {
	if p.called != 0 {
		return p.called.winner()
	}
	for i, power := range p.w.powers {
		if p.centres(power) >= p.w.win {
			return engine.Side(i + 1)
		}
	}
	if left := p.left(); len(left) == 1 {
		return left[0]
	}
	return engine.NoSide
}

// Outcome: by agreement what was agreed; else the power with most centres, or shares by their squares; as many for several is a draw.
func (p *Position) Outcome() engine.Outcome {
	out := engine.Outcome{Over: p.over(), Score: p.score()}
	switch {
	case !out.Over:
		return out
	case p.called == drawn:
		out.Why = engine.Say("wings.agreed.draw", len(p.left()))
	case p.called != 0:
		out.Winner = p.called.winner()
		out.Why = engine.Say("wings.agreed.won", out.Winner)
	case p.w.house.score == Shares:
		if out.Winner = p.soleWinner(); out.Winner != engine.NoSide {
			out.Why = engine.Say("wings.won", out.Winner, p.centres(p.power(out.Winner)))
			break
		}
		best := slices.MaxFunc(out.Score, func(a, b engine.Score) int { return a.Points - b.Points })
		out.Why = engine.Say("wings.shared", best.Side, best.Points)
	default:
		return engine.MostPoints(true, out.Score, "wings.won", "wings.draw")
	}
	return out
}

// Pleas are what a side may ask for and has asked for, for whoever shows it: the commands it may give, and the one it gave.
func (p *Position) Pleas(side engine.Side) (may []engine.Command, asked engine.Command, has bool) {
	power := p.power(side)
	if power == diplomacy.Nobody || !p.w.house.votes || p.phase != Moves || !p.concerned(power) {
		return nil, asked, false
	}
	if x := p.pleas[side-1]; x != 0 {
		return nil, x.asks(side), true
	}
	p.ends(side, func(c engine.Command) { may = append(may, c) })
	return may, asked, false
}

// AgreesToAny is the command by which a side agrees to whatever the others agree on; may is false where it cannot.
func (p *Position) AgreesToAny(side engine.Side) (c engine.Command, may bool) {
	c = whatever.asks(side)
	return c, p.concerned(p.power(side)) && p.mayEnd(c)
}

// AsksForDraw is the command by which a side asks for a draw; may is false where it cannot.
func (p *Position) AsksForDraw(side engine.Side) (c engine.Command, may bool) {
	c = drawn.asks(side)
	return c, p.concerned(p.power(side)) && p.mayEnd(c)
}

// Aim says in a few words what wins.
func (p *Position) Aim() engine.Text {
	return engine.Say([...]string{"wings.aim.most", "wings.aim.shares"}[p.w.house.score], p.w.win, p.w.last)
}

// howItEnds says how a game ends and is scored, and that there is no press.
func (w *world) howItEnds() []engine.Text {
	out := []engine.Text{engine.Say("wings.ends.win", w.win), engine.Say([...]string{"wings.ends.most", "wings.ends.shares"}[w.house.score], w.last)}
	if w.house.votes {
		out = append(out, engine.Say("wings.ends.votes"))
	}
	if w.house.blind {
		out = append(out, engine.Say("wings.ends.blind"))
	}
	return append(out, engine.Say("wings.ends.seats"), engine.Say("wings.ends.press"))
}
