package awaw

// This file tells a position in the numbers from which the chance to win is reckoned, and reckons it.

import (
	_ "embed"
	"sync"

	"awaw/ai"
	"awaw/ai/chance"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// The numbers of a standing, own less the enemy's.
const (
	standLead     = iota // points beyond the lead that decides
	standSide            // 1 for the first side, -1 for the second
	standTurn            // 1 in the own player turn, -1 in the enemy's
	standAir             // air factors on land
	standReady           // of them, ready
	standHeld            // points that places on land promise
	standTroops          // worth of ground factors
	standHungry          // of them, what is likely to starve
	standCargo           // points under way in convoys
	standShips           // factors of ships
	standCarriers        // factors of carriers
	standDecks           // squadrons aboard
	standWorks           // points of works still to be bombed, the enemy's less the own
	standMoney           // production in hand
	standCount
)

//go:embed chances.json
var chancesFile []byte

// chances are the models fitted to games; a test holds the file sound.
var chances = sync.OnceValue(func() chance.Table {
	t, _ := chance.Read(chancesFile, standCount)
	return t
})

// standing is how a position stands, with room for its numbers.
type standing struct {
	chance.Standing
	model *chance.Model
	asked string // the scenario that model is of
	x     [standCount]float64
}

// reckon fills in how a position stands that somebody is still asked in, and gives the lead at the end that is to be expected.
func (a *air) reckon(q *awaw.Position, side engine.Side) (lead float64) {
	a.m = airManners[0]
	a.look(q, side)
	s := &a.sight
	t := &a.standing
	clear(t.x[:])
	t.X = t.x[:]
	foe := s.Foe
	own := float64(s.Points[side-1] - s.Points[foe-1])
	sign := 1.0
	if side != 1 {
		sign = -1
	}
	t.x[standSide], t.x[standTurn] = sign, -1
	if s.Phasing == side {
		t.x[standTurn] = 1
	}
	a.ashore()
	t.Togo = float64(s.Turns-s.Turn) + 0.5*float64(len(s.Points)-int(s.Phasing)+1)
	t.Scenario, t.Family = q.Scenario(), "air"
	if s.Sea.On {
		t.Family = "sea"
		a.afloat()
	}
	if s.Land.On {
		t.Family = "ground"
		a.land.m = landManners[0]
		t.x[standHeld], t.x[standTroops], t.x[standHungry] = a.landTogo()
	}
	t.x[standCargo] = a.sea.UnderWay()
	for _, w := range s.Strategy.Works {
		n := float64(w.Left * w.Worth)
		if w.Owner == side {
			n = -n
		}
		t.x[standWorks] += n
	}
	t.x[standMoney] = float64(s.BRP[side-1] - s.BRP[foe-1])
	if least, draw, known := q.Bars(); known {
		t.x[standLead] = own - sign*(float64(least+draw)/2-0.5)
	}
	return own + t.x[standHeld] + t.x[standTroops] + t.x[standHungry] + airTogo*t.Togo*t.x[standAir] + t.x[standCargo]
}

// ashore counts the air on land.
func (a *air) ashore() {
	s, x := &a.sight, &a.standing.x
	for i := range s.Units {
		u := &s.Units[i]
		if u.Deck { // the enemy's are hidden: neither side's count
			continue
		}
		n := float64(u.Thirds) / units.PerFactor
		if u.Side != s.Side {
			n = -n
		}
		x[standAir] += n
		if !u.Inverted {
			x[standReady] += n
		}
	}
}

// afloat counts what sails.
func (a *air) afloat() {
	s, x := &a.sight, &a.standing.x
	for i := range s.Sea.Forces {
		f := &s.Sea.Forces[i]
		sign := 1.0
		if f.Side != s.Side {
			sign = -1
		}
		x[standShips] += sign * float64(f.Factors)
		x[standCarriers] += sign * float64(f.Carriers)
		x[standDecks] += sign * float64(f.Aboard)
	}
}

// Standing tells a position in numbers, with the chance to win by the lead alone.
func (a *air) Standing(p engine.Position, side engine.Side) (s chance.Standing, plain float64, ok bool) {
	q, ok := p.(*awaw.Position)
	if !ok || len(p.ToAct()) == 0 {
		return s, 0, false
	}
	if _, _, known := q.Bars(); !known {
		return s, 0, false
	}
	lead := a.reckon(q, side)
	return a.standing.Standing, (1 + a.promise(lead)/ai.Victory) / 2, true
}

// win is the chance to win of the standing filled in; false where no lead decides, or there is no model for it.
func (a *air) win() (float64, bool) {
	t := &a.standing
	if _, known := a.sight.Pos.Par(); !known {
		return 0, false
	}
	if t.model == nil || t.asked != t.Scenario {
		table := chances()
		t.model, t.asked = table.Find(t.Scenario, t.Family), t.Scenario
	}
	if t.model == nil {
		return 0, false
	}
	return t.model.Win(&t.Standing), true
}
