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

// mayHold is what may stand on each kind of question, ascending.
var mayHold = [frameKinds][]frameKind{
	frameBattle:   {frameFight},
	frameActivity: {frameFight},
	frameNaval:    {frameStrike, frameKamikazes},
	frameStrike:   {frameFight},
}

// stepHolds is what may stand directly on each step, ascending.
var stepHolds = [stepCount][]frameKind{
	stepStage:    {frameNaval}, // the patrol meets a carrier force at once (51.31)
	stepResolve:  {frameStrike, frameFight},
	stepSail:     {frameNaval, frameStrike, frameKamikazes, frameFight},
	stepHunt:     {frameNaval, frameKamikazes},
	stepFeed:     {frameActivity},
	stepMarch:    {frameBattle, frameActivity},
	stepDrop:     {frameActivity},
	stepRedeploy: {frameActivity},
	stepClash:    {frameFight},
	stepAssault:  {frameBattle},
	stepBomb:     {frameBombing, frameFight},
}
