// Naval combat as far as air takes part in it (18.58, 22.4, 23.4): what a position holds while one is fought, and who is asked.
//
// A task force under way may be met by another or by air alone; task forces that lie at sea may be hunted by the side whose
// player turn it is. Then rounds follow: both sides commit searchers, air cover and combat air patrol, search, strike what they
// have found, and go on or break off. What is not printed of it in chapters 17 to 19 is the house's.

package awaw

import (
	"math/bits"
	"slices"

	"awaw/engine"
)

const (
	seaReact  seaStage = iota // the other side: meet the force on its way, with another or with air, or let it pass
	seaSpot                   // the side that intercepts: who spots, then the dice
	seaCommit                 // each side: searchers, air cover, combat air patrol
	seaFind                   // the dice of both searches
	seaStrike                 // each side: what strikes which task force found
	seaMeet                   // a strike that has been sent: the ships' fire, its aims, its dice
	seaLand                   // each side: combat air patrol goes ashore
	seaAgain                  // each side: another round, or break off
	seaStages
)

const (
	roleSpot   seaRole = 1 << iota // for interception (18.59)
	roleSearch                     // 18.58A
	roleCover                      // over own ships, from land (18.58B)
	roleCAP                        // over own ships, from a carrier (17.33E)
	roleAttack                     // 18.58C
	roleBack                       // its attack is over or turned back
)

// asked is the side a naval combat waits for.
func (b *seaBattle) asked(p *Position) engine.Side {
	switch b.stage {
	case seaReact, seaSpot:
		return b.side(1)
	case seaFind:
		return p.phasing()
	case seaMeet:
		return p.strike().asked(p)
	}
	return b.side(b.whose)
}

// isFound tells whether a task force has been found this round.
func (b *seaBattle) isFound(side engine.Side, f int) bool {
	return b.found[b.number(side)]>>uint(f)&1 == 1
}

// foundBy is how many task forces of a side have been found.
func (b *seaBattle) foundOf(k uint8) int { return bits.OnesCount64(b.found[k]) }

var navalAnswers = answers{
	done: answer{refuse: (*Position).seaDoneRefusal, do: (*turnover).seaDone, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Name = "22.4", 'd', told(p.seaEnding())
		if fly := p.unseenStrikers(); len(fly) > 0 && p.sea().stage == seaStrike {
			l.Shows = tf(int(p.ships[p.counters[fly[0]].aboard()].force) - 1)
		}
	}},
	roll: answer{refuse: (*Position).seaRollRefusal, roll: (*turnover).rollAtSea, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Name = "22.4", told("roll.search")
		if p.sea().stage == seaSpot {
			l.Name = told("roll.intercept")
		}
	}},
	verdict: typed((*Position).seaTyped, (*Position).seaCould, (*turnover).typedAtSea),
	press: answer{refuse: (*Position).seaChoiceRefusal, do: (*turnover).pressAtSea, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Main, l.Name, l.Detail = "22.4", 'p', true, told("sea.press"), p.againDetail()
	}},
	stop: answer{refuse: (*Position).seaChoiceRefusal, do: (*turnover).stopAtSea, tell: func(p *Position, _ engine.Command, l *engine.Label) {
		l.Cite, l.Key, l.Name, l.Detail = "22.4", 's', told("sea.stop"), p.stopDetail()
	}},
}

// seaEnding is what ending a side's part in a stage is called.
func (p *Position) seaEnding() string {
	b := p.sea()
	sent := func(role seaRole) bool {
		return slices.ContainsFunc(b.air, func(a seaAir) bool {
			return a.has(role) && !a.has(roleBack) && p.w.sideOf(p.counters[a.c].nation) == b.asked(p)
		})
	}
	switch {
	case b.stage == seaReact:
		return "sea.pass"
	case b.stage == seaCommit && !sent(roleSearch|roleCover|roleCAP), b.stage == seaStrike && !sent(roleAttack):
		return "sea.nobody"
	case b.stage == seaCommit:
		return "sea.commit"
	case b.stage == seaStrike:
		return "sea.strike"
	}
	return "sea.land"
}

// onNaval is what may stand on a naval combat: a strike, and an attack of kamikazes.
var onNaval = holds{
	frameStrike:    func(t *turnover, f frame) { t.strikeOver(f.(*strike)) },
	frameKamikazes: func(t *turnover, f frame) { t.kamikazesOver(f.(*dive)) },
}

func (b *seaBattle) moment() moment { return momentSea + moment(b.stage) }

func (b *seaBattle) answers() *answers { return &navalAnswers }

func (b *seaBattle) holds() *holds { return &onNaval }
