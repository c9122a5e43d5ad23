package table

import (
	"slices"

	"awaw/engine"
)

// This file reads from the points of the history what became of a fight that was decided: who was in it, what it cost, what its dice
// could have done. Sheets and stories are made of it, in types.

// Fought is a fight that was decided, as the viewer knows it.
type Fought struct {
	engine.Ended
	From, At  int // the points of the command that opened it and of the one that decided it
	Forces    [2]Force
	Parts     int // how many parts a factor counts in the tolls
	Rounds    int
	Rolls     []engine.Fortune // of every roll in it that could destroy something
	Throws    []Throw          // its dice; on the ground those of the last round
	Harms     []engine.Harm
	Last      *engine.BattleView   // its panel as it was decided, nil for none
	Flak      int                  // what the fire of ships took of those who struck
	WithDecks int                  // air of those who were struck that was lost with their ships
	Rose      [2]int               // points each side won by it
	Land      [2]int               // of these, those of land that changed hands, where every unit threw dice of its own
	Bombers   []engine.CounterView // where bombs fell and no round was fought with them: who bombed, and who flew with them
	ByUnit    bool                 // every unit threw dice of its own
}

// Throw is one roll and what came of it.
type Throw struct {
	Side   engine.Side
	Round  int // of a fight in the air, counted from 1; 0 elsewhere
	Faces  []int
	Net    int    // what was added
	Veiled bool   // what was added is a secret: the dice have no sum
	Result string // as printed, "" where a table has no cell for it
	Toll   [2]int // of a fight in the air: destroyed and turned back of the other side
	Row    int
	Flew   int // of a fight in the air: with how much its side came into that round, in parts of a factor
	Event  int // of the point it fell at, -1 where a panel tells of it
	Point  int
	Dice   []engine.VolleyDie // where every unit throws, and how many sides a die has
	Of     int
}

// Force is one side of it.
type Force struct {
	Side                       engine.Side
	Began, Lost, Aborted, Left int // in parts of a factor
	Expected                   float64
	Fates                      []Fate
	turned                     []engine.TurnedBack // by the last round; by a patrol over ships and then by their guns
}

// Fate is what became of one counter.
type Fate struct {
	Was     engine.CounterView // as it came
	Lost    int
	Gone    bool
	Down    bool // lies turned over now and did not before
	Back    int  // turned back by the last round, and still alive
	Damaged bool
	Named   bool       // a ship of which the harm was told by name
	To      engine.Ref // where it has gone, NoRef if it stayed
}

// Decided lists the fights that were decided at a point, innermost first.
func (t *Sight) Decided(i int) (out []engine.Ended) {
	for _, e := range t.Points[i].Events {
		out = append(out, e.Facts().Ended...)
	}
	return out
}

// ReadFought gathers what the history tells of a fight decided at point i.
func (m *Surface) ReadFought(i int, e engine.Ended) Fought {
	t := m.Sight
	f := Fought{Ended: e, At: i, From: i, Parts: 1}
	for f.From > 0 && slices.Contains(t.Points[f.From-1].Fights, e.FightID) {
		f.From--
	}
	for k := range f.Forces {
		f.Forces[k].Side = e.Sides[k]
	}
	if !f.readVolleys(t) {
		f.readTolls(t)
		f.readDice(t)
		f.readFates(m)
	}
	for k, side := range e.Sides {
		if f.ByUnit { // others may be fought beside it
			f.Rose[k] += e.Points[k]
			f.Land[k] = e.Points[k]
		} else {
			f.Rose[k] = ScoreAt(t, i, side) - ScoreAt(t, f.before(t), side)
		}
	}
	return f
}

// before is the last point of which nothing belongs to the fight: the one at which it opened where the same command decided another, whose
// points are not this one's.
func (f *Fought) before(t *Sight) int {
	if f.From < f.At && len(t.Decided(f.From)) > 0 {
		return f.From
	}
	return max(0, f.From-1)
}

// ScoreAt is the score of a side at a point.
func ScoreAt(t *Sight, i int, side engine.Side) int {
	for _, s := range t.Points[i].Score {
		if s.Side == side {
			return s.Points
		}
	}
	return 0
}

// force is the force of a side, nil for a side that has none.
func (f *Fought) force(s engine.Side) *Force {
	for k := range f.Forces {
		if f.Forces[k].Side == s {
			return &f.Forces[k]
		}
	}
	return nil
}

// own tells whether what happened at a point belongs to the fight itself, and not to one that stood within it. What meets a strike
// belongs to it.
func (f *Fought) own(t *Sight, i int) bool {
	if f.What == engine.FightSearch {
		return i == f.At
	}
	if i == f.From { // the command that opened it belongs to it unless it decided another
		return f.From == f.At || len(t.Decided(i)) == 0
	}
	in := t.Points[i-1].Fights
	if f.What.AtShips() {
		return slices.Contains(in, f.FightID)
	}
	return len(in) > 0 && in[len(in)-1] == f.FightID
}

// readTolls adds up what its rounds took, in the finest parts of a factor that any of them was fought in.
func (f *Fought) readTolls(t *Sight) {
	for i := f.From; i <= f.At; i++ {
		if !f.own(t, i) {
			continue
		}
		for _, x := range t.Points[i].Fortunes {
			f.Parts = max(f.Parts, x.Unit)
		}
		for _, e := range t.Points[i].Events {
			if x := e.Facts().Toll; x != nil && f.force(x.Side) != nil {
				f.Parts = max(f.Parts, x.Parts)
			}
		}
	}
	for i := f.From; i <= f.At; i++ {
		if !f.own(t, i) {
			continue
		}
		p := &t.Points[i]
		for _, x := range p.Fortunes {
			if !f.What.AtShips() { // there hits are counted beside squadrons
				x = x.InParts(f.Parts)
			}
			f.Rolls = append(f.Rolls, x)
			f.Rounds++
			for k := range f.Forces {
				if f.Forces[k].Side != x.Side && !f.What.AtShips() {
					f.Forces[k].Expected += x.Expected() * float64(max(1, x.Unit))
				}
			}
		}
		for _, e := range p.Events {
			f.readToll(e)
		}
	}
	f.Rounds = (f.Rounds + 1) / 2
}

// readToll adds what one event tells.
func (f *Fought) readToll(e engine.Event) {
	facts := e.Facts()
	if facts.Harm != nil {
		f.Harms = append(f.Harms, *facts.Harm)
	}
	if facts.Chance != nil {
		f.Rolls = append(f.Rolls, *facts.Chance)
	}
	x := facts.Toll
	if x == nil {
		return
	}
	if s := f.force(x.Side); s != nil {
		per := f.Parts / max(1, x.Parts)
		s.Began = max(s.Began, per*(x.Lost+x.Left)+s.Lost)
		s.Lost += per * x.Lost
		s.Aborted, s.Left = per*x.Aborted, per*x.Left
		if !f.What.AtShips() {
			s.turned = nil
		}
		s.turned = append(s.turned, x.Turned...)
		if x.What == engine.FightFlak {
			f.Flak += per * x.Lost
		}
	}
}

// readDice finds the dice: of a fight in the air those of each round, by its panels; else those of its events.
func (f *Fought) readDice(t *Sight) {
	if b := t.Points[f.At].Decided; b != nil && b.Where == f.Where && !f.What.AtShips() && !f.What.OnGround() {
		f.Last = b
		f.readRounds(t)
		return
	}
	for i := f.From; i <= f.At; i++ {
		if i > f.From && t.Points[i-1].Battle != nil && f.own(t, i) && t.Points[i-1].Battle.Where == f.Where {
			f.Last = t.Points[i-1].Battle
		}
		if !f.own(t, i) {
			continue
		}
		if f.What.OnGround() && slices.ContainsFunc(t.Points[i].Events, func(e engine.Event) bool { return len(e.Dice) > 0 }) {
			f.Throws = nil // the last round alone
		}
		for k, e := range t.Points[i].Events {
			if len(e.Dice) > 0 {
				l := ledgerOf(t.Points[i].Events, k)
				x := Throw{Side: t.Points[i].By, Faces: e.Dice, Net: l.Net(), Event: k, Point: i, Veiled: f.What == engine.FightSearch && len(l.Lines) == 0}
				if a := e.Text.Args; len(a) > 0 && a[0].Kind == engine.ArgRef && a[0].Ref.Kind() == engine.KindSide {
					x.Side = engine.Side(a[0].Ref.Index())
				}
				f.Throws = append(f.Throws, x)
			}
		}
	}
}

// ledgerOf is what was added to the dice of an event: its own ledger, or that of the line after it which only their side reads.
func ledgerOf(events []engine.Event, k int) engine.Ledger {
	if next := k + 1; len(events[k].Ledger.Lines) == 0 && next < len(events) && len(events[next].Dice) == 0 {
		return events[next].Ledger
	}
	return events[k].Ledger
}
