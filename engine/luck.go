package engine

import "math"

// This file holds what a game tells about luck: what dice could have done, and what they did.

// Gambler is implemented by positions of systems whose dice destroy units. It is asked of Seen(side) only.
type Gambler interface {
	// Fortunes are the rolls that the command leading here brought, one for each side whose dice could destroy something.
	Fortunes() []Fortune
}

// FortunesOf are the rolls that a command brought, told by the position after it: where dice fell, or a round came to its end whose dice had
// fallen before. None where the system tells of none.
func FortunesOf(after Position, rolled bool, events []Event) []Fortune {
	g, ok := after.(Gambler)
	for i := 0; ok && !rolled && i < len(events); i++ {
		rolled = len(events[i].Facts().Rounds) > 0
	}
	if !ok || !rolled {
		return nil
	}
	return g.Fortunes()
}

// Fortune is one roll: how likely each number of enemy units was to be destroyed by it, and how many were.
type Fortune struct {
	Side    Side // whose dice
	Where   Ref
	Unit    int       // parts a factor is divided into: 3 when squadrons were counted
	Chances []float64 // by number of units destroyed, from 0; they sum to 1
	Got     int       // units destroyed
	Ship    Ref       // of dice thrown at a ship with a name of its own: which
	Short   int       // of hits on it that changed nothing: how many more would have damaged her, or sunk her if she was damaged
}

// Expected is the mean number of factors the roll destroys.
func (f Fortune) Expected() float64 {
	sum := 0.0
	for n, p := range f.Chances {
		sum += p * float64(n)
	}
	return sum / float64(max(1, f.Unit))
}

// InParts is the same roll with a factor divided into so many parts, a multiple of those it was told in.
func (f Fortune) InParts(parts int) Fortune {
	per := parts / max(1, f.Unit)
	if per < 2 || len(f.Chances) == 0 {
		return f
	}
	chances := make([]float64, per*(len(f.Chances)-1)+1)
	for n, p := range f.Chances {
		chances[per*n] = p
	}
	f.Chances, f.Got, f.Unit = chances, per*f.Got, parts
	return f
}

// Variance is that of the number of factors destroyed, in factors squared.
func (f Fortune) Variance() float64 {
	mean, sum := f.Expected()*float64(max(1, f.Unit)), 0.0
	for n, p := range f.Chances {
		sum += p * (float64(n) - mean) * (float64(n) - mean)
	}
	return sum / float64(max(1, f.Unit)*max(1, f.Unit))
}

// Rolled is what the roll destroyed, in factors.
func (f Fortune) Rolled() float64 { return float64(f.Got) / float64(max(1, f.Unit)) }

// LuckSum adds up the rolls of one side. Rolls are independent, so their variances add up.
type LuckSum struct {
	Rolls              int
	Expected, Variance float64
	Rolled             float64
}

// Add counts one more roll.
func (s *LuckSum) Add(f Fortune) {
	s.Rolls++
	s.Expected += f.Expected()
	s.Variance += f.Variance()
	s.Rolled += f.Rolled()
}

// Luck is how many factors more than expected the dice destroyed.
func (s LuckSum) Luck() float64 { return s.Rolled - s.Expected }

// Deviation is the standard deviation of the factors destroyed: about two games in three end within one of it.
func (s LuckSum) Deviation() float64 { return math.Sqrt(s.Variance) }
