// What a question about a fight is answered with: the distribution of its ends, expectations, advice.
package aircombat

import (
	"cmp"
	"slices"
)

// End is how a fight ends.
type End uint8

// The ends of a fight.
const (
	DefenderGone End = iota // the attacker alone is left
	AttackerGone            // the defender alone is left
	BothGone                // nobody is left
	Left                    // the defender has left (18.523)
	Stopped                 // the attacker has stopped (18.522B)
	RoundsUsed              // both are there after the last round (19.12)
	Stalemate               // neither can hurt the other: it would go on for ever
	EndCount
)

var endWords = []string{"defender gone", "attacker gone", "both gone", "defender left", "attacker stopped", "rounds used", "stalemate"}

func (e End) String() string { return wordOf(endWords, int(e)) }

// State is how a fight may end: the units left on each side, in the unit the fight is counted in, and how likely.
// Aborts are of the last round, those without effect left out; they are told with Aborts, the groups with ByGroup.
type State struct {
	Attacker, Defender int
	P                  float64
	End                End
	Aborted            [2]int
	Units, Turned      [2][]int // by group of each force, the reserve behind the attacker
}

// Outlook is the answer to a question. That of a Desk holds until its next question.
type Outlook struct {
	Squadrons bool    // the fight is counted in squadrons from its first round
	States    []State // the most units first; they sum to 1
	Ends      [EndCount]float64
	Left      [2]float64 // expected units left
	Aborted   [2]float64 // expected units turned back by the last round; with Aborts or ByGroup
	Factors   [2]float64 // expected factors lost, squadrons put together again
	BRP       [2]float64 // what it costs to build them again
	Rounds    float64    // expected rounds
	Value     float64    // expected value by the weights, the next round being fought
	Weights   Weights    // as they were used
	Advice    Advice
	Groups    [2][]GroupOutlook // with ByGroup
	Boundary  [][]Call          // with Boundary: by units left, [attacker][defender]
	Pairs     int               // pairs of compositions looked at
}

// GroupOutlook is what one group may expect.
type GroupOutlook struct {
	Group         Group // as it fights
	Left, Aborted float64
}

// Advice is what is best now, with the forces as they stand, by the weights; the next round is fought by the policies
// of the question. A trapped defender cannot follow it.
type Advice struct {
	Go      float64 // value of another round, and what follows
	Relief  float64 // the same with the reserve sent first; Go if there is none
	Stop    float64 // value of the attacker stopping now
	Leave   float64 // value of the defender leaving now
	Presses bool    // another round is better for the attacker than to stop
	Sends   bool    // and it is better with the reserve
	Stays   bool    // what the attacker will do is no worse for the defender than to leave
}

// Call is who ends a fight at a number of units, with nobody turned back in the round before.
type Call uint8

// The calls.
const (
	CallNone    Call = iota // it does not come to this, or a side is gone
	CallGo                  // both go on
	CallLeave               // the defender leaves
	CallStop                // the attacker stops
	CallRelief              // the attacker sends the reserve
	CallDepends             // it depends on which units are left
)

// fill works out what follows from the states.
func (o *Outlook) fill() {
	for _, s := range o.States {
		o.Ends[s.End] += s.P
		o.Left[OfAttacker] += s.P * float64(s.Attacker)
		o.Left[OfDefender] += s.P * float64(s.Defender)
		o.Aborted[OfAttacker] += s.P * float64(s.Aborted[OfAttacker])
		o.Aborted[OfDefender] += s.P * float64(s.Aborted[OfDefender])
	}
}

// reset empties the answer and keeps its room.
func (o *Outlook) reset() {
	*o = Outlook{States: o.States[:0]}
}

// order sorts the states, the most units first, and joins equal ones.
func (o *Outlook) order() {
	slices.SortFunc(o.States, State.compare)
	n := 0
	for _, s := range o.States {
		if n > 0 && o.States[n-1].compare(s) == 0 {
			o.States[n-1].P += s.P
			continue
		}
		o.States[n] = s
		n++
	}
	o.States = o.States[:n]
}

func (s State) compare(t State) int {
	return cmp.Or(cmp.Compare(t.Attacker, s.Attacker), cmp.Compare(t.Defender, s.Defender), cmp.Compare(s.End, t.End),
		cmp.Compare(s.Aborted[0], t.Aborted[0]), cmp.Compare(s.Aborted[1], t.Aborted[1]),
		slices.Compare(t.Units[0], s.Units[0]), slices.Compare(t.Units[1], s.Units[1]),
		slices.Compare(s.Turned[0], t.Turned[0]), slices.Compare(s.Turned[1], t.Turned[1]))
}

// Alone is how likely a side alone is left in the end: it is there, and the other is gone, has left or has stopped.
func (o *Outlook) Alone(side int) float64 {
	if side == OfAttacker {
		return o.Ends[DefenderGone] + o.Ends[Left]
	}
	return o.Ends[AttackerGone] + o.Ends[Stopped]
}
