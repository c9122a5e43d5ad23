// A moment: what is asked for now, as exactly as the table of verbs wants to know it.

package awaw

import (
	"slices"

	"awaw/engine"
)

// moment is a step, or within it the stage that the innermost question waits in.
type moment uint8

const (
	momentStep    moment = 0
	momentFight          = momentStep + moment(stepCount)
	momentDive           = momentFight + moment(fightPress) + 1
	momentBombing        = momentDive + moment(diveStages)
	momentSortie         = momentBombing + 1
	momentBattle         = momentSortie + moment(sortieStrike) + 1
	momentStrike         = momentBattle + moment(battleStages)
	momentSea            = momentStrike + moment(strikeStages)
	momentChoice         = momentSea + moment(seaStages)
	momentCount          = momentChoice + 1
)

// moments are those in which a verb may be given.
type moments []moment

func (m moments) has(now moment) bool { return slices.Contains(m, now) }

// during adds the stages of a kind of question to some moments.
func during[S ~uint8](m moments, first moment, stages []S) moments {
	m = slices.Clip(m)
	for _, s := range stages {
		m = append(m, first+moment(s))
	}
	return m
}

func at(steps ...step) moments { return during(nil, momentStep, steps) }

func inFight(stages ...fightStage) moments { return moments{}.inFight(stages...) }

func inDive(stages ...diveStage) moments { return moments{}.inDive(stages...) }

func inSortie(stages ...sortieStage) moments { return moments{}.inSortie(stages...) }

func inBattle(stages ...battleStage) moments { return moments{}.inBattle(stages...) }

func inStrike(stages ...strikeStage) moments { return moments{}.inStrike(stages...) }

func atSea(stages ...seaStage) moments { return moments{}.atSea(stages...) }

func inChoice() moments { return moments{momentChoice} }

func (m moments) inFight(s ...fightStage) moments { return during(m, momentFight, s) }

func (m moments) at(s ...step) moments { return during(m, momentStep, s) }

func (m moments) inDive(s ...diveStage) moments { return during(m, momentDive, s) }

func (m moments) inBombing() moments { return append(slices.Clip(m), momentBombing) }

func (m moments) inSortie(s ...sortieStage) moments { return during(m, momentSortie, s) }

func (m moments) inBattle(s ...battleStage) moments { return during(m, momentBattle, s) }

func (m moments) inStrike(s ...strikeStage) moments { return during(m, momentStrike, s) }

func (m moments) atSea(s ...seaStage) moments { return during(m, momentSea, s) }

// given tells of each verb, bit by bit, in which moments it may be given.
var given [verbEnd]uint64

const _ = uint(64 - momentCount) // a bit for each

// now tells whether a verb is one of this moment: what else its command needs, its refusal tells.
func (p *Position) now(v engine.Verb) bool { return given[v]>>p.moment()&1 == 1 }
