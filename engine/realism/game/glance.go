package game

import (
	"awaw/engine"
	"awaw/engine/volley"
)

// This file is what opponents and reckonings see of a position at a glance.

// Units are how many there are of each kind.
type Units = cell

// Space is one space as the power in turn sees it.
type Space struct {
	Own, Friends, Foes Units // of the power in turn, of its side, of the other side
	Fresh              Units // of the power in turn, that may still do something
	Coast              uint8 // enemy fighters beside a zone that may help the ships in it
	Value              int
	Sea, Complex       bool
	Ours, Hostile      bool // land of the side in turn, or of the other
}

// Glance is a position in numbers.
type Glance struct {
	Phase  Phase
	Power  int
	Money  int
	Round  int
	Asked  bool // a fight waits for an answer
	Focus  int  // the space whose units move, -1 for none
	Spaces []Space
	Fight  Fighting
}

// Fighting is the fight that waits for an answer.
type Fighting struct {
	Question string // what is asked: intercept, bombers, join, pick, lose, onward, stand, next
	At       int
	Form     Form // what kind of battle it is
	Attacks  bool // the side that is asked is the one that rolls to attack
	Force    [2]Units
	Raid     bool // the flight that is met flies to bomb a complex
}

// questionWords are the words of what is asked, by stage.
var questionWords = [...]string{stIntercept: "intercept", stBombers: "bombers", stJoin: "join", stPick0: "pick", stLose1: "lose", stPick1: "pick", stLose0: "lose",
	stOnward: "onward", stStand: "stand", stNext: "next"}

// Glance gives the position in numbers.
func (p *Position) Glance() Glance {
	g := Glance{Phase: p.phase, Power: p.Now, Money: int(p.Money[p.Now]), Round: p.Round, Asked: p.fight.stage != stNone, Focus: p.Focus}
	side := p.Side(p.Now)
	for at := range p.w.Area.Len() {
		s := Space{Own: p.Units[at][p.Now], Friends: p.Here(at, side), Foes: p.Enemies(at), Value: p.w.Value[at], Sea: p.Sea(at), Complex: p.w.Works.Has(at),
			Ours: p.Ours(at, p.Now), Hostile: p.hostile(at), Coast: uint8(p.coastal(at))}
		for k := range kindCount {
			s.Fresh[k] = uint8(max(0, p.Left(at, k)))
		}
		g.Spaces = append(g.Spaces, s)
	}
	if f := &p.fight; g.Asked {
		g.Fight = Fighting{Question: questionWords[f.stage], At: int(f.at), Form: f.form(), Attacks: f.asked() == f.who[0], Force: [2]Units{f.force[0], f.force[1]}}
		if f.kind == overflight && int(f.index) < len(p.flights) {
			g.Fight.Raid = p.flights[f.index].mission == raidMission
		}
	}
	return g
}

// Turn is the palette's code of the power whose turn it is.
func (p *Position) Turn() string { return p.code(p.Now) }

// Phase is the step of the player turn.
func (p *Position) Phase() Phase { return p.phase }

// Near lists the spaces beside a space.
func (p *Position) Near(at int) []int { return p.w.ways.Near[at] }

// Kind is the kind a command is about; not ok where it is about all, or about none.
func (p *Position) Kind(c engine.Command) (Kind, bool) { return p.kindIn(c) }

// From is the space a command begins in; not ok where it begins in none.
func (p *Position) From(c engine.Command) (int, bool) {
	r := p.fromIn(c)
	return r.Index(), p.within(r)
}

// Cost is what a kind is bought for.
func (p *Position) Cost(k Kind) int { return p.w.Cost[k] }

// Form is what is fought for, and with what one must stay to the end.
type Form uint8

// The forms of a battle.
const (
	OneRound Form = iota // aircraft alone, or what they meet
	Fleets               // to the end: a side without ships fights no more
	Armies               // to the end: attackers without units of land fight no more, whatever flies for them
)

// form is the form of a fight.
func (f *fight) form() Form {
	switch f.kind {
	case seaFight:
		return Fleets
	case landFight:
		return Armies
	}
	return OneRound
}

// needs is what a side must have left to fight on; nil where anything will do.
func (f Form) needs(side int) func(Kind) bool {
	switch {
	case f == Fleets:
		return Kind.sails
	case f == Armies && side == 0:
		return Kind.lands
	}
	return nil
}

// holds tells whether a side with such units fights on.
func (f Form) holds(side int, units cell) bool {
	if of := f.needs(side); of != nil {
		return units.Some(of)
	}
	return units.Total() > 0
}

// Prospect is what is likely to come of a battle.
type Prospect struct {
	Won  float64    // how likely the side that attacks still has what it fights with and the other has not
	Lost [2]float64 // what each side loses on average, in money
}

// Reckon gives the prospect of a battle; not ok for one beyond what is calculated.
func (p *Position) Reckon(attack, defence Units, form Form) (Prospect, bool) {
	b := p.between(forceOf(attack), forceOf(defence), p.foes(), form)
	var out Prospect
	odds, err := b.Odds(nil)
	if err != nil {
		return out, false
	}
	out.Won = odds.P[volley.Won]
	for s := range out.Lost {
		out.Lost[s] = mean(p.tolls(b, odds, volley.Side(s), decks{}))
	}
	return out, true
}

// Unit refers to the units of a kind that the power in turn has in a space.
func (p *Position) Unit(at int, k Kind) engine.Ref { return p.mine(at, k) }
