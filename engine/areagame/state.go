package areagame

import (
	"slices"

	"awaw/engine"
)

// Nobody owns a space, or is a space that is none.
const Nobody = -1

// State is what a moment of any such game has: whose turn it is, units of powers by space, who owns what.
type State[K ~uint8] struct {
	In *World

	Round int // from 1
	Now   int // the power whose turn it is

	Units  [][MostPowers]Cell[K] // by space; a copy that is written on needs its own (Own)
	Spent  []Cell[K]             // of the power in turn: that go nowhere any more; likewise
	Lifted [MostSpaces]uint8     // transports that have carried in this turn
	Owner  [MostSpaces]int8
	Taken  Spaces // in this turn
	Money  [MostPowers]int16
	Bought Cell[K]
	Deeds  [Axis]int // what each side has destroyed, in what it cost

	Focus  int              // the space whose units move, Nobody for none
	Idle   Spaces           // spaces done with in this step
	Origin [MostSpaces]int8 // of attackers, to go back to; Nobody for none

	Eyes engine.Side // whose view it is

	Thrown []engine.Volley // rounds of fights that the last command fought, to be shown; never written on

	offers []engine.Command // what may be done, as the last command left it; never written on
}

// Offer keeps what may be done in a moment that is changed no more, so that it is listed once.
func (s *State[K]) Offer(list []engine.Command) { s.offers = slices.Clone(list) }

// Offered is what may be done, nil where it has still to be listed: a moment that no command led to.
func (s *State[K]) Offered() []engine.Command { return s.offers }

// NewState is the first round with nothing on the board.
func NewState[K ~uint8](in *World) State[K] {
	n := in.Area.Len()
	s := State[K]{In: in, Round: 1, Focus: Nobody, Units: make([][MostPowers]Cell[K], n), Spent: make([]Cell[K], n)}
	for at := range s.Owner {
		s.Owner[at], s.Origin[at] = Nobody, Nobody
	}
	return s
}

// Own gives a copy of a state units of its own, to be written on: boards differ in size, and most are small.
func (s *State[K]) Own() {
	s.Units, s.Spent = slices.Clone(s.Units), slices.Clone(s.Spent)
}

// Side is whose a power is.
func (s *State[K]) Side(power int) engine.Side { return s.In.Powers[power].Side }

// Friends tells whether two powers are of one side.
func (s *State[K]) Friends(a, b int) bool { return s.In.Friends(a, b) }

// Ours tells whether land is of the side of a power; seas never are.
func (s *State[K]) Ours(at, power int) bool {
	o := s.Owner[at]
	return o != Nobody && s.Friends(int(o), power)
}

// Sea tells whether a space is a zone.
func (s *State[K]) Sea(at int) bool { return s.In.Seas.Has(at) }

// Here is all units of a side in a space.
func (s *State[K]) Here(at int, side engine.Side) (out Cell[K]) {
	for i := range s.In.Powers {
		if s.Side(i) == side {
			for k, n := range s.Units[at][i] {
				out[k] += n
			}
		}
	}
	return out
}

// Enemies is all enemy units in a space, seen from the power in turn.
func (s *State[K]) Enemies(at int) Cell[K] { return s.Here(at, Foe(s.Side(s.Now))) }

// Left is how many of a kind in a space may still go on.
func (s *State[K]) Left(at int, k K) int { return int(s.Units[at][s.Now][k]) - int(s.Spent[at][k]) }

// Over: all rounds are played.
func (s *State[K]) Over() bool { return s.Round > s.In.Rounds }

// TurnNumber is the round, from 1.
func (s *State[K]) TurnNumber() int { return min(s.Round, s.In.Rounds) }

// Hides tells that nothing is hidden.
func (s *State[K]) Hides(engine.Side) bool { return false }

// Held counts the works of a side.
func (s *State[K]) Held(side engine.Side) int {
	n := 0
	for at := range s.In.Area.Len() {
		if o := s.Owner[at]; s.In.Works.Has(at) && o != Nobody && s.Side(int(o)) == side {
			n++
		}
	}
	return n
}

// Builds tells whether a power holds works.
func (s *State[K]) Builds(power int) bool {
	for at := range s.In.Area.Len() {
		if s.In.Works.Has(at) && int(s.Owner[at]) == power {
			return true
		}
	}
	return false
}

// Stands tells whether a power has land or units left.
func (s *State[K]) Stands(power int) bool {
	for at := range s.In.Area.Len() {
		if int(s.Owner[at]) == power || s.Units[at][power].Total() > 0 {
			return true
		}
	}
	return false
}

// Capture gives land to the power in turn; what is left there of others is gone.
func (s *State[K]) Capture(at int) {
	for power := range s.In.Powers {
		if !s.Friends(power, s.Now) {
			s.Units[at][power] = Cell[K]{}
		}
	}
	s.Owner[at] = int8(s.Now)
	s.Taken.Add(at)
}

// Pass gives the turn to the next power that has anything left; it ends with the rounds.
func (s *State[K]) Pass() {
	s.Taken, s.Idle, s.Focus = Spaces{}, Spaces{}, Nobody
	clear(s.Spent)
	s.Lifted = [MostSpaces]uint8{}
	for range 2 * len(s.In.Powers) {
		if s.Now++; s.Now == len(s.In.Powers) {
			s.Now = 0
			s.Round++
		}
		if s.Over() || s.Stands(s.Now) {
			return
		}
	}
}

// Pay pays the power in turn.
func (s *State[K]) Pay(sum int) { s.Money[s.Now] = int16(min(int(s.Money[s.Now])+sum, mostMoney)) }

// mostMoney is what a power keeps at most.
const mostMoney = 999

// Sound tells whether numbers read from a save are those of a state on its board.
func (s *State[K]) Sound() bool {
	n := s.In.Area.Len()
	if s.Round < 1 || s.Round > s.In.Rounds+1 || s.Now < 0 || s.Now >= len(s.In.Powers) || !s.Maybe(s.Focus) {
		return false
	}
	for at := range n {
		if int(s.Owner[at]) < Nobody || int(s.Owner[at]) >= len(s.In.Powers) || !s.Maybe(int(s.Origin[at])) {
			return false
		}
	}
	return s.OnBoard(s.Taken) && s.OnBoard(s.Idle)
}

// There tells whether there is such a space, Maybe also whether it is none, OnBoard whether all of a set are.
func (s *State[K]) There(at int) bool { return at >= 0 && at < s.In.Area.Len() }
func (s *State[K]) Maybe(at int) bool { return at == Nobody || s.There(at) }
func (s *State[K]) OnBoard(set Spaces) bool {
	var all Spaces
	for at := range s.In.Area.Len() {
		all.Add(at)
	}
	return set.Except(all).Empty()
}
