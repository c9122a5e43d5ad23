// Questions within questions: a step asks, and within it a ground battle, an air transport activity, a naval combat, a strike, an
// attack of kamikazes, a bombing or a fight in the air, each in its turn. Here stands which may stand on which.

package awaw

// frameKind is a kind of question that may stand within a step or within another.
type frameKind uint8

const (
	frameBattle    frameKind = iota // 15: a ground battle
	frameActivity                   // 18.53, 18.54: an air transport activity
	frameNaval                      // 22.4: a naval combat, or the chance of one
	frameStrike                     // 23.4: a strike on ships
	frameKamikazes                  // 17.47: an attack of kamikazes
	frameBombing                    // 26: the bombing of a target
	frameFight                      // 19: a fight in the air
	frameKinds
)

var frameNames = [frameKinds]string{"ground battle", "air transport", "naval combat", "strike on ships", "kamikazes", "bombing", "air fight"}

func (k frameKind) String() string { return frameNames[k] }

// frameSet is some kinds of question, bit by bit.
type frameSet uint8

func (s frameSet) has(k frameKind) bool { return s>>k&1 == 1 }

// mayHold is what may stand on each kind of question.
var mayHold = [frameKinds]frameSet{
	frameBattle:   1 << frameFight,
	frameActivity: 1 << frameFight,
	frameNaval:    1<<frameStrike | 1<<frameKamikazes,
	frameStrike:   1 << frameFight,
}

// stepHolds is what may stand directly on each step.
var stepHolds = [stepCount]frameSet{
	stepStage:    1 << frameNaval, // the patrol meets a carrier force at once (51.31)
	stepResolve:  1<<frameStrike | 1<<frameFight,
	stepSail:     1<<frameNaval | 1<<frameStrike | 1<<frameKamikazes | 1<<frameFight,
	stepHunt:     1<<frameNaval | 1<<frameKamikazes,
	stepFeed:     1 << frameActivity,
	stepMarch:    1<<frameBattle | 1<<frameActivity,
	stepDrop:     1 << frameActivity,
	stepRedeploy: 1 << frameActivity,
	stepClash:    1 << frameFight,
	stepAssault:  1 << frameBattle,
	stepBomb:     1<<frameBombing | 1<<frameFight,
}
