// Styles: what tells one scripted opponent from another, as weights.

package scripted

import "math"

// weights are the likes and dislikes of one plan. All values are in victory points.
type weights struct {
	kill, loss float64 // worth of a factor destroyed, and of one lost
	prize      float64 // worth of a point for a place cleared, over one for a factor destroyed
	depth      float64 // how many rounds of its exchange a fight is taken to last when it is planned
	thrift     float64 // what a factor sent out should bring on top of all
	least      float64 // what a mission must promise to be flown
	press      float64 // what the next round must promise to be fought
	stay       float64 // what staying must promise to a defender
	strike     float64 // liking of a base with good targets in range, per factor
	guard      float64 // worth of a point of the enemy's that is denied by standing at the place
	safety     float64 // dislike of a base the enemy reaches, per factor
	targets    int     // missions at once
	split      int     // counters larger than this are broken before they fly; 0 for never
	home       bool    // no raids are flown, and none are met
}

// style is a named opponent with its weights for the seats in order of player turns.
type style struct {
	name  string
	seats []weights
}

// The plans. A plan made for one side plays the other as well, by the same likes.
var (
	// breaking puts all it has on the bases that are worth most, and presses while the exchange is fair.
	breaking = weights{kill: 3, loss: 2.3, prize: 2.6, depth: 1, thrift: 0.8, least: 0.4, press: -3.1, stay: 1.5, strike: 0.95, guard: 2.2, safety: 0.65,
		targets: 4, split: 3}
	// pinning hits many weak bases at once and saves its strength.
	pinning = weights{kill: 3, loss: 3.3, prize: 2.9, depth: 2, thrift: 0.5, least: 2.1, press: 1.1, stay: 0.5, strike: 0.7, guard: 1.4, safety: 0.85,
		targets: 5, split: 3}
	// standing holds the places the enemy wants as long as that is not a losing fight, and strikes back when the odds are good.
	standing = weights{kill: 3, loss: 3.2, prize: 0.15, depth: 0.65, thrift: 0, least: 3.3, press: 1.15, stay: 0.3, strike: 0.8, guard: 1.7, safety: 1.4,
		targets: 3}
	// withdrawing leaves every fight it is losing, stands away from where the enemy can mass, and strikes only at good odds.
	withdrawing = weights{kill: 3, loss: 3.2, prize: 0.2, depth: 0.65, thrift: 0, least: 3.3, press: 1.15, stay: 0.6, strike: 0.8, guard: 0.8, safety: 1.4,
		targets: 3}

	// The simple-minded: whoever thinks must not be fooled by any of them.

	// leaving strikes as the steady one does, and leaves every fight after its first round, whoever began it.
	leaving = breaking.with(func(k *weights) { k.press, k.stay = math.Inf(1), math.Inf(1) })
	// staying never leaves a fight, and goes on with every one it began.
	staying = breaking.with(func(k *weights) { k.press, k.stay = math.Inf(-1), math.Inf(-1) })
	// throwing sends all that flies against something, whatever the odds, and goes on to the end.
	throwing = staying.with(func(k *weights) { k.thrift, k.least, k.targets, k.split = -10, math.Inf(-1), 9, 0 })
	// hoarding builds, gathers where the enemy does not reach, and never flies.
	hoarding = withdrawing.with(func(k *weights) { k.least, k.press, k.home = math.Inf(1), math.Inf(1), true })
)

// with is other weights, changed.
func (k weights) with(change func(*weights)) weights {
	change(&k)
	return k
}

// styles lists the scripted opponents.
var styles = []style{
	{"steady", []weights{breaking, withdrawing}},
	{"break", []weights{breaking}},
	{"pin", []weights{pinning}},
	{"stand", []weights{standing}},
	{"withdraw", []weights{withdrawing}},
	{"leave", []weights{leaving}},
	{"stay", []weights{staying}},
	{"allin", []weights{throwing}},
	{"hoard", []weights{hoarding}},
}
