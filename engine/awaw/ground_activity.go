// 18.53, 18.54, 18.62: one air transport activity from its departure to its end, as data: what it carries, its route, who
// is asked about it, and what it waits for.

package awaw

import (
	"fmt"

	"awaw/engine"
)

const (
	sortieSupply    sortieKind = iota // air supply (18.53)
	sortieTransport                   // ground units from base to base (18.54)
	sortieDrop                        // an airdrop (10.53)
	sortieHump                        // BRPs to China (40.85)
)

const (
	sortieBar    sortieStage = iota // the defender: who intercepts, and where on the route (18.621)
	sortieGuard                     // the mover: who counter-intercepts (18.622)
	sortieStrike                    // the defender: who attacks the transports (18.623)
)

// route lists the hexes an activity flies through, its base first and its destination last: the way its owner has named, or a
// shortest one around neutral land (18.48, 18.621).
func (p *Position) route(s *sortie) []int {
	return p.flownWay(s.way, int(p.counters[s.carrier].base), int(s.target))
}

// mismatched tells whether a fight and an activity do not go together: counter-interceptors fight in an activity that has
// come so far, nothing else does, and an attack on transports is over as soon as it is made.
func (p *Position) mismatched() bool {
	if p.fight() == nil {
		return false
	}
	guarding := p.sortie() != nil && p.sortie().stage == sortieGuard
	return p.fight().kind == airStrike || (p.fight().kind == airGuard) != guarding
}

// sortieText is kind, stage, carrier, target, where, and 1 if those who intercept have fought.
type sortieText [6]int

func (s *sortie) text() *sortieText {
	x := &sortieText{int(s.kind), int(s.stage), int(s.carrier), int(s.target), int(s.where), 0}
	if s.fought {
		x[5] = 1
	}
	return x
}

func (x *sortieText) sortie(p *Position) (*sortie, error) {
	n := p.w.board.Len()
	if x[0] < 0 || x[0] > int(sortieHump) || x[1] < 0 || x[1] > int(sortieStrike) || x[2] < 0 || x[2] >= len(p.counters) || x[3] < 0 || x[3] >= n ||
		x[4] < -1 || x[4] >= n || x[4] < 0 && x[1] != int(sortieBar) || x[5] < 0 || x[5] > 1 {
		return nil, fmt.Errorf("a saved air transport activity is damaged: it names a counter, a place or a stage that does not exist")
	}
	return &sortie{kind: sortieKind(x[0]), stage: sortieStage(x[1]), carrier: int16(x[2]), target: int16(x[3]), where: int16(x[4]), fought: x[5] == 1}, nil
}

var activityAnswers = answers{
	done: answer{refuse: func(*Position, engine.Command) (engine.Cite, string) { return "", "" }, do: (*turnover).activityDone,
		tell: func(p *Position, _ engine.Command, l *engine.Label) { sayDone(l, p.doneKey()) }},
	roll: answer{refuse: (*Position).transportRollRefusal, roll: (*turnover).strikeTransports, tell: func(_ *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "18.623", told("roll.strike")
	}},
}

// onActivity is what may stand on an activity: the rounds against those who guard it, the attack on the transports, and
// the choice of what fails with them.
var onActivity = holds{frameFight: func(t *turnover, f frame) { t.transportFought(f.(*fight)) }, frameChoice: (*turnover).cargoFails}

func (s *sortie) moment() moment { return momentSortie + moment(s.stage) }

func (s *sortie) answers() *answers { return &activityAnswers }

func (s *sortie) holds() *holds { return &onActivity }

// asked is the side an activity waits for.
func (s *sortie) asked(p *Position) engine.Side {
	if s.stage == sortieGuard {
		return p.phasing()
	}
	return p.defending()
}

func (s *sortie) meets(p *Position) []engine.Command {
	if s.stage == sortieBar {
		return p.legalBars(nil)
	}
	return p.legalMeets([]int16{s.where}, nil)
}

// transportRollRefusal tells why the attack on the transports may not be rolled for.
func (p *Position) transportRollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.sortie().stage != sortieStrike:
		return "15", "awaw.no.roll"
	case !plain(c):
		return "15", "awaw.no.such"
	}
	return "", ""
}

// activityDone goes on from a stage: whoever was to be sent has been sent.
func (t *turnover) activityDone(engine.Command) {
	p := t.p
	switch p.sortie().stage {
	case sortieBar:
		if len(p.barrers()) == 0 {
			t.arrive(0, 0)
			return
		}
		t.activity().stage = sortieGuard
		if len(p.legalMeets([]int16{p.sortie().where}, nil)) == 0 {
			t.openStrike()
		}
	case sortieGuard:
		if p.guarding() {
			t.openGuard()
			return
		}
		t.openStrike()
	case sortieStrike:
		t.say(engine.EventChoice, "18.623", "awaw.unstruck", p.defending())
		t.release()
		t.arrive(0, 0)
	}
}

// doneKey is what finishing a stage of an activity is called.
func (p *Position) doneKey() string {
	switch p.sortie().stage {
	case sortieBar:
		return p.sentOr("done.bar", taskBar)
	case sortieGuard:
		return p.sentOr("done.guard", taskGuard)
	}
	return "done.strike"
}
