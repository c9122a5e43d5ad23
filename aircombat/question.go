// What may be asked about a fight: the forces, and the stated policies of those who choose in it (18.522, 19.62, 19.64).
package aircombat

import (
	"fmt"
	"math"
	"slices"
	"strings"
)

// The two sides of a fight, as indices of pairs.
const (
	OfAttacker = 0
	OfDefender = 1
)

// The bounds of a question; what lies beyond is refused with an error.
const (
	OddsUnits  = 600     // units of a side of one group, in the unit the fight is counted in
	OddsMixed  = 300     // units of a side of several groups, its reserve among them
	OddsRounds = 1000    // rounds of a question that is not to the finish
	OddsStates = 1 << 20 // pairs of compositions; times the rounds, where best play has a limit of rounds
)

// Question is a fight whose odds are asked. The zero values mean: to the finish, both fight on, results fall on all, of
// equals the group listed first takes the loss, a factor is worth a factor.
type Question struct {
	Attacker, Defender Force // survivors, in factors or in the squadrons they fight in; no group is changed
	Conditions         Conditions
	Rounds             int     // at most so many rounds; 0 is until it ends by itself
	Ties               [2]Tie  // whom each owner lets suffer among equals (19.62)
	Scope              Scope   // whom the attacker's results fall on (19.64)
	Stay               [2]Stay // how long each side goes on (18.522B)
	Reserve            Reserve // what the attacker may still send (18.522B)
	Weights            Weights
	Detail             Detail
	Turned             []int // by defending group: turned back by the round just fought; they count if the attacker stops now
	Boundary           bool  // also tell who would leave at every number of units
}

// Tie is whom an owner lets suffer where types or units are equal and the owner chooses (19.62).
type Tie uint8

// The policies of owners. What one is worth goes by: not inverted before inverted, then strength on the row, then DRM.
const (
	TieFirst Tie = iota // the group listed first
	TieKeep             // the group worth least, so that the best are kept
	TieSpend            // the group worth most: the worst an owner can do
)

var tieWords = []string{"first", "keep", "spend"}

func (t Tie) String() string { return wordOf(tieWords, int(t)) }

// ParseTie reads first, keep or spend.
func ParseTie(s string) (Tie, error) {
	i, err := parseWord("policy", tieWords, s)
	return Tie(i), err
}

// Scope is whom the attacker's results fall on where inverted defenders fight beside others (19.64).
type Scope uint8

// The policies of the attacker.
const (
	ScopeAll    Scope = iota // on all defenders
	ScopeReady               // on uninverted defenders; eliminations left over go on to the others
	ScopeEnough              // on uninverted defenders while they can take all the effects, else on all
)

var scopeWords = []string{"all", "ready", "enough"}

func (s Scope) String() string { return wordOf(scopeWords, int(s)) }

// ParseScope reads all, ready or enough.
func ParseScope(s string) (Scope, error) {
	i, err := parseWord("scope", scopeWords, s)
	return Scope(i), err
}

func wordOf(words []string, i int) string {
	if i >= len(words) {
		return ""
	}
	return words[i]
}

func parseWord(what string, words []string, s string) (int, error) {
	if i := slices.Index(words, strings.ToLower(s)); i >= 0 {
		return i, nil
	}
	return 0, fmt.Errorf("%s %q: expected %s", what, s, strings.Join(words, ", "))
}

// Stay is how long a side goes on. The first round is always fought (18.521A); after each round the defender speaks
// first (18.522B). A defender without a refuge cannot leave (18.523): his is the zero value.
type Stay struct {
	AtLeast int  // goes on while it has so many units engaged; 0 is to the end
	Best    bool // goes on while that is best for it by the weights, the other side doing what its own Stay says
}

// Reserve is what the attacker has not committed. It comes whole, before another round (18.522B).
type Reserve struct {
	Force  Force
	Below  int  // sent as soon as fewer attackers are left; an attacker of best play sends it when that is best
	Relief bool // it may come even when all attackers are gone (18.5634, 18.622)
}

// Weights say what the attacker gets: a sum, which is what the defender gives. Factors are as the fight leaves them,
// squadrons put together again; a naval squadron is a third. All zero means Kill and Loss of 1.
type Weights struct {
	Kill   float64 // for each defending factor eliminated
	Loss   float64 // off for each attacking factor eliminated
	Turn   float64 // for each surviving defending factor turned back by the last round, or that has left (18.523, 18.526)
	Turned float64 // off for each surviving attacking factor turned back by the last round
	Flee   float64 // for each defending factor that has left, inverted or not, besides Turn
	Clear  float64 // once, if no defender stays
	Quiet  float64 // once, if no uninverted defender stays that was not turned back by the last round
}

// byAborts tells whether aborts weigh anything.
func (w Weights) byAborts() bool { return w.Turn != 0 || w.Turned != 0 || w.Quiet != 0 }

func (w Weights) orPlain() Weights {
	if w == (Weights{}) {
		w.Kill, w.Loss = 1, 1
	}
	return w
}

// Detail is how finely the ends of a fight are told apart.
type Detail uint8

// The grades of detail.
const (
	Totals  Detail = iota // by units left
	Aborts                // and by units turned back in the last round
	ByGroup               // and by group
)

// Check refuses what cannot be answered, and says what was expected.
func (q *Question) Check() error {
	for side, f := range [2]Force{q.Attacker, q.Defender} {
		if err := f.Check(); err != nil {
			return fmt.Errorf("%s: %w", sideWord(side), err)
		}
	}
	if err := q.Reserve.Force.Check(); err != nil {
		return fmt.Errorf("reserve: %w", err)
	}
	if len(q.Reserve.Force) > 0 && q.Reserve.Force.Engaged() == 0 {
		return fmt.Errorf("reserve: nobody in it fights; expected units, or no reserve")
	}
	if n := len(q.Attacker) + len(q.Reserve.Force); n > MaxGroups {
		return fmt.Errorf("an attacker and reserve of %d different groups; at most %d fight together: join like units", n, MaxGroups)
	}
	if q.Rounds < 0 || q.Rounds > OddsRounds {
		return fmt.Errorf("rounds %d: expected 1 to %d, or 0 for a fight to the finish", q.Rounds, OddsRounds)
	}
	if c := q.Conditions; c.Radar < -OddsRounds || c.Radar > OddsRounds {
		return fmt.Errorf("radar %d: expected at most %d results", c.Radar, OddsRounds)
	}
	return q.checkPolicies()
}

func (q *Question) checkPolicies() error {
	for side, s := range q.Stay {
		if s.AtLeast < 0 {
			return fmt.Errorf("%s: stay while there are at least %d; expected 0 or more", sideWord(side), s.AtLeast)
		}
		if s.Best && s.AtLeast > 0 {
			return fmt.Errorf("%s: best play and a number to stay at exclude each other; leave one out", sideWord(side))
		}
		if q.Ties[side] > TieSpend {
			return fmt.Errorf("%s: no such policy for equals; expected first, keep or spend", sideWord(side))
		}
	}
	if q.Scope > ScopeEnough {
		return fmt.Errorf("no such scope; expected all, ready or enough")
	}
	if q.Detail > ByGroup {
		return fmt.Errorf("no such detail; expected totals, aborts or groups")
	}
	if q.Reserve.Below < 0 {
		return fmt.Errorf("a reserve sent below %d attackers; expected 0 or more", q.Reserve.Below)
	}
	if len(q.Turned) > len(q.Defender) {
		return fmt.Errorf("turned back: %d numbers for %d defending groups; expected one for each", len(q.Turned), len(q.Defender))
	}
	for i, n := range q.Turned {
		if n < 0 || n > q.Defender[i].N {
			return fmt.Errorf("turned back: %d of %d units of defending group %d; expected no more than there are", n, q.Defender[i].N, i+1)
		}
	}
	w := q.Weights
	for _, x := range [...]float64{w.Kill, w.Loss, w.Turn, w.Turned, w.Flee, w.Clear, w.Quiet} {
		if math.IsNaN(x) || math.Abs(x) > 1e6 {
			return fmt.Errorf("a weight of %v; expected numbers up to a million", x)
		}
	}
	return nil
}

func sideWord(side int) string { return [2]string{"attacker", "defender"}[side&1] }
