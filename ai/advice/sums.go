package advice

import "math"

// This file adds up how games came out.

// Chance is how likely a side is to win, from 0 to 1, as far as so many games tell; where there are more than two sides, what part of the victory falls
// to it on average.
type Chance struct {
	Games int
	Sum   float64 // what was won of them
	Sum2  float64 // the same, each game squared
}

// Of is the share of the games that was won; one half where none was played.
func (c Chance) Of() float64 {
	if c.Games == 0 {
		return 0.5
	}
	return c.Sum / float64(c.Games)
}

// Error is the standard error of that share. As if one more game had been won and one lost, so that few games that went one way prove nothing.
func (c Chance) Error() float64 {
	n := float64(c.Games + 2)
	m := (c.Sum + 1) / n
	return math.Sqrt(max(0, (c.Sum2+1)/n-m*m) / n)
}

func (c *Chance) add(e end) {
	c.Sum += e.won
	c.Sum2 += e.won * e.won
	c.Games++
}

// Gap is by how much one list of games came out better than another, game by game under the same dice, and the standard error of that.
type Gap struct{ By, Error float64 }

// gap holds games against others of the same dice.
func gap(a, b []end) Gap {
	n := min(len(a), len(b))
	if n == 0 {
		return Gap{}
	}
	mean, square := 0.0, 0.0
	for i := range n {
		mean += (a[i].won - b[i].won) / float64(n)
	}
	for i := range n {
		d := a[i].won - b[i].won - mean
		square += d * d
	}
	return Gap{mean, math.Sqrt(square+1) / float64(n)} // as if one game more had gone another way, so that a few that agree prove nothing
}

// mean is the mean of something over games.
func mean(list []end, of func(end) float64) float64 {
	sum := 0.0
	for _, e := range list {
		sum += of(e) / float64(len(list))
	}
	return sum
}
