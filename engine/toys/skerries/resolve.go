package skerries

import (
	"slices"

	"awaw/engine"
)

// This file opens the orders and carries them out: everybody moves (53), then fights (54), then land changes hands (55.1).

// fightDice is the kind of fight in the keys of dice.
const fightDice = 1

// fight is what happened in one area, kept to be shown.
type fight struct {
	At      int      `json:"at"`
	Volleys []volley `json:"volleys"` // by side
}

// volley is one side's dice, a die a piece.
type volley struct {
	Side   engine.Side `json:"side"`
	Pieces []int       `json:"pieces"`
	Needs  []int       `json:"needs"` // a die hits at or under this
	Faces  []int       `json:"faces"`
	Target engine.Side `json:"target"` // whom its hits fall on
	Lost   []int       `json:"lost"`   // of its own pieces
}

func (v volley) hits() int {
	n := 0
	for i, f := range v.Faces {
		if f <= v.Needs[i] {
			n++
		}
	}
	return n
}

// resolve: 52.2, all orders are open.
func (p Position) resolve(d engine.Dice) (engine.Position, []engine.Event, error) {
	events := p.opened()
	held := p.move(&events)
	fights, err := p.roll(held, d, &events)
	if err != nil {
		return nil, nil, err
	}
	p.fights = fights
	p.takeOff(&events)
	p.settle(&events)
	p.orders, p.ready = [maxPieces]int8{}, [maxSides]bool{}
	p.turn++
	if p.over() {
		out := p.Outcome()
		events = append(events, engine.Event{Kind: engine.EventOutcome, Cite: "55.3", Text: out.Why})
	} else {
		events = append(events, engine.Event{Kind: engine.EventPhase, Cite: "52.1", Text: engine.Say("toy-skerries.turn", p.turn)})
	}
	return &p, events, nil
}

// opened tells everybody how many of each side's pieces have orders.
func (p *Position) opened() []engine.Event {
	var out []engine.Event
	for _, s := range p.sides() {
		n := 0
		for i, x := range p.pieces[:p.n] {
			if _, goes := p.goes(i); goes && x.Side == s {
				n++
			}
		}
		out = append(out, engine.Event{Kind: engine.EventReveal, Cite: "52.2", Text: engine.Say("toy-skerries.opened", n, s)})
	}
	return out
}

// move: 53.1, all go at once; 53.2, those that change places pass each other. It gives which pieces held.
func (p *Position) move(events *[]engine.Event) (held [maxPieces]bool) {
	for i := range p.n {
		x := &p.pieces[i]
		at, goes := p.goes(i)
		if !goes || x.At == off {
			held[i] = x.At != off
			continue
		}
		from, to := engine.SpaceRef(int(x.At)), engine.SpaceRef(at)
		x.At = int8(at)
		*events = append(*events, engine.Event{Kind: engine.EventMove, Cite: "53.1", Text: engine.Say("toy-skerries.moves", engine.CounterRef(i), from, to),
			Refs: []engine.Ref{engine.CounterRef(i), from, to}, Moves: []engine.Move{{Counter: engine.CounterRef(i), From: from, To: to}}})
	}
	return held
}

// in lists the pieces of a side in an area, rising.
func (p *Position) in(at int, s engine.Side) []int {
	var out []int
	for i, x := range p.pieces[:p.n] {
		if int(x.At) == at && x.Side == s {
			out = append(out, i)
		}
	}
	return out
}

// present lists the sides in an area, rising.
func (p *Position) present(at int) []engine.Side {
	var out []engine.Side
	for i := range p.w.sides {
		if s := engine.Side(i + 1); len(p.in(at, s)) > 0 {
			out = append(out, s)
		}
	}
	return out
}

// needs: 54.2 and 54.3, the number a piece's die hits at or under.
func (w *world) needs(k Kind, held bool) int {
	n := w.dice.Foot
	if k == Boat {
		n = w.dice.Boat
	}
	if held {
		n += w.dice.Held
	}
	return n
}

// roll: 54.1, every piece of every fight rolls a die; 54.6, before anybody loses anything.
func (p *Position) roll(held [maxPieces]bool, d engine.Dice, events *[]engine.Event) ([]fight, error) {
	var out []fight
	for at := range p.w.board.Len() {
		sides := p.present(at)
		if len(sides) < 2 {
			continue
		}
		f := fight{At: at}
		place := engine.SpaceRef(at)
		*events = append(*events, engine.Event{Kind: engine.EventBattle, Cite: "54.1", Text: engine.Say("toy-skerries.fight", place), Refs: []engine.Ref{place}})
		for _, s := range sides {
			v := volley{Side: s, Pieces: p.in(at, s), Target: p.target(at, s, sides)}
			for _, i := range v.Pieces {
				v.Needs = append(v.Needs, p.w.needs(p.pieces[i].Kind, held[i]))
			}
			why := engine.Say("toy-skerries.rolls", s, place)
			faces, err := d.Roll(engine.Ask{Key: engine.Key{Turn: uint16(p.turn), Fight: fightDice, Round: 1, Roll: uint8(s), Place: place},
				N: len(v.Pieces), Sides: 6, Cite: "54.1", Why: why})
			if err != nil {
				return nil, err
			}
			v.Faces = slices.Clone(faces)
			*events = append(*events, engine.Event{Kind: engine.EventDice, Cite: "54.2", Text: engine.Say("toy-skerries.hits", v.hits(), s, place),
				Refs: []engine.Ref{place}, Dice: v.Faces})
			f.Volleys = append(f.Volleys, v)
		}
		out = append(out, f)
	}
	return out, nil
}

// target: 54.4, whom a side's hits fall on: the other side with most pieces there, the first of several with as many.
func (p *Position) target(at int, s engine.Side, sides []engine.Side) engine.Side {
	best, most := engine.NoSide, 0
	for _, x := range sides {
		if n := len(p.in(at, x)); x != s && n > most {
			best, most = x, n
		}
	}
	return best
}

// takeOff: 54.5, each hit takes a piece off the board; one kind first, low numbers first.
func (p *Position) takeOff(events *[]engine.Event) {
	var losses []engine.Loss
	for i := range p.fights {
		f := &p.fights[i]
		for j := range f.Volleys {
			v := &f.Volleys[j]
			hits := 0
			for _, other := range f.Volleys {
				if other.Target == v.Side {
					hits += other.hits()
				}
			}
			order := slices.Clone(v.Pieces)
			slices.SortStableFunc(order, func(a, b int) int { return p.lossRank(a) - p.lossRank(b) })
			for _, n := range order[:min(hits, len(order))] {
				p.pieces[n].At = off
				v.Lost = append(v.Lost, n)
				losses = append(losses, engine.Loss{Side: v.Side, Kind: p.pieces[n].Kind.String(), N: 1})
				*events = append(*events, engine.Event{Kind: engine.EventLoss, Cite: "54.5", Text: engine.Say("toy-skerries.lost", engine.CounterRef(n), engine.SpaceRef(f.At)),
					Refs: []engine.Ref{engine.CounterRef(n), engine.SpaceRef(f.At)}})
			}
		}
	}
	if len(losses) > 0 {
		(*events)[len(*events)-1].Losses = losses
	}
}

func (p *Position) lossRank(i int) int {
	if p.pieces[i].Kind == p.w.firstLost {
		return 0
	}
	return 1
}

// settle: 55.1, land belongs to whoever stands there alone.
func (p *Position) settle(events *[]engine.Event) {
	for at := range p.w.board.Len() {
		sides := p.present(at)
		if p.w.board.Sea(at) || len(sides) != 1 || p.owner[at] == sides[0] {
			continue
		}
		p.owner[at] = sides[0]
		*events = append(*events, engine.Event{Kind: engine.EventBase, Cite: "55.1", Text: engine.Say("toy-skerries.takes", sides[0], engine.SpaceRef(at)), Refs: []engine.Ref{engine.SpaceRef(at)}})
	}
}
