// Counting a study: shares with their intervals, means and quantiles, losses by side, type and turn.
package sim

import (
	"cmp"
	"math"
	"slices"

	"awaw/engine"
)

// Share is how often something happened, with the bounds of its 95 % interval.
type Share struct {
	N, Of     int
	P         float64
	Low, High float64
}

// Wilson gives a share with its 95 % interval by Wilson's score, which holds for few games and for shares near 0 and 1.
func Wilson(n, of int) Share {
	if of == 0 {
		return Share{High: 1}
	}
	p := float64(n) / float64(of)
	low, high := Bounds(p, float64(of))
	return Share{n, of, p, low, high}
}

// Bounds is that interval of any share p of n, as of games of which draws count half.
func Bounds(p, n float64) (low, high float64) {
	const z = 1.959964
	mid := (p + z*z/(2*n)) / (1 + z*z/n)
	half := z / (1 + z*z/n) * math.Sqrt(p*(1-p)/n+z*z/(4*n*n))
	return max(0, mid-half), min(1, mid+half)
}

// Spread is how a number was spread over games.
type Spread struct {
	Mean, Deviation float64
	Least, Most     float64
	Low, Mid, High  float64 // a tenth, half and nine tenths of games are at or under it
}

// spreadOf sorts the values it is given.
func spreadOf(values []float64) Spread {
	n := len(values)
	if n == 0 {
		return Spread{}
	}
	slices.Sort(values)
	var s Spread
	for _, v := range values {
		s.Mean += v
	}
	s.Mean /= float64(n)
	for _, v := range values {
		s.Deviation += (v - s.Mean) * (v - s.Mean)
	}
	s.Deviation = math.Sqrt(s.Deviation / float64(max(1, n-1)))
	at := func(tenths int) float64 { return values[(n*tenths+9)/10-1] }
	s.Least, s.Most = values[0], values[n-1]
	s.Low, s.Mid, s.High = at(1), at(5), at(9)
	return s
}

// Count is a study in numbers. Slices by side begin with side 1.
type Count struct {
	Games    int
	Won      []Share
	Drawn    Share
	Endings  []Ending
	Lead     Spread // points of the first side over those of the best of the others
	Losses   []LossCount
	Turns    int
	Luck     []Spread // factors
	Rolls    []float64
	Luckier  Share // games that were won by the side the dice favoured most
	Commands Spread
}

// Ending is one of the results a scenario can have.
type Ending struct {
	Name   string
	Winner engine.Side
	Share  Share
}

// LossCount is what a side lost of one type, a game.
type LossCount struct {
	Side   engine.Side
	Kind   string
	Spread Spread
	Turn   []float64 // mean of each turn, from turn 1
}

// CountOf counts the records of a study, given in the order of games.
func CountOf(s Study, records []Record) Count {
	n := len(records)
	c := Count{Games: n}
	won := make([]int, len(s.Sides)+1)
	var lead, commands []float64
	for _, r := range records {
		won[r.Winner]++
		lead = append(lead, float64(leadOf(r)))
		commands = append(commands, float64(r.Commands))
		c.Turns = max(c.Turns, r.Turns)
		for _, l := range r.Losses {
			c.Turns = max(c.Turns, l.Turn)
		}
	}
	c.Drawn = Wilson(won[0], n)
	c.Lead, c.Commands = spreadOf(lead), spreadOf(commands)
	decided, luckier := 0, 0
	for side := range s.Sides {
		c.Won = append(c.Won, Wilson(won[side+1], n))
		var luck []float64
		rolls := 0
		for _, r := range records {
			luck = append(luck, factors(r.Luck[side]))
			rolls += r.Rolls[side]
		}
		c.Luck = append(c.Luck, spreadOf(luck))
		c.Rolls = append(c.Rolls, float64(rolls)/float64(max(1, n)))
	}
	for _, r := range records {
		if fav := favoured(r); fav != engine.NoSide && r.Winner != engine.NoSide {
			decided++
			if fav == r.Winner {
				luckier++
			}
		}
	}
	c.Luckier = Wilson(luckier, decided)
	c.Endings = endings(records)
	c.countLosses(records)
	return c
}

func leadOf(r Record) int {
	if len(r.Points) < 2 {
		return 0
	}
	return r.Points[0] - slices.Max(r.Points[1:])
}

func factors(parts int64) float64 { return float64(parts) / factorParts }

// favoured is the side with the most luck, nobody when two had equally much.
func favoured(r Record) engine.Side {
	best, side := int64(math.MinInt64), engine.NoSide
	for i, l := range r.Luck {
		switch {
		case l > best:
			best, side = l, engine.Side(i+1)
		case l == best:
			side = engine.NoSide
		}
	}
	return side
}

// endings counts results, the most frequent first.
func endings(records []Record) []Ending {
	var out []Ending
	for _, r := range records {
		name := r.Level
		i := slices.IndexFunc(out, func(e Ending) bool { return e.Name == name && e.Winner == r.Winner })
		if i < 0 {
			i = len(out)
			out = append(out, Ending{Name: name, Winner: r.Winner})
		}
		out[i].Share.N++
	}
	for i := range out {
		out[i].Share = Wilson(out[i].Share.N, len(records))
	}
	slices.SortFunc(out, func(a, b Ending) int {
		return cmp.Or(cmp.Compare(b.Share.N, a.Share.N), cmp.Compare(a.Winner, b.Winner), cmp.Compare(a.Name, b.Name))
	})
	return out
}

// kinds lists what was lost at all, by side and type.
func kinds(records []Record) []LossCount {
	var out []LossCount
	for _, r := range records {
		for _, l := range r.Losses {
			if !slices.ContainsFunc(out, func(x LossCount) bool { return x.Side == l.Side && x.Kind == l.Kind }) {
				out = append(out, LossCount{Side: l.Side, Kind: l.Kind})
			}
		}
	}
	slices.SortFunc(out, func(a, b LossCount) int { return cmp.Or(cmp.Compare(a.Side, b.Side), cmp.Compare(a.Kind, b.Kind)) })
	return out
}

func (c *Count) countLosses(records []Record) {
	c.Losses = kinds(records)
	for i := range c.Losses {
		x := &c.Losses[i]
		x.Turn = make([]float64, c.Turns)
		var all []float64
		for _, r := range records {
			n := 0
			for _, l := range r.Losses {
				if l.Side == x.Side && l.Kind == x.Kind && l.Turn >= 1 {
					n += l.N
					x.Turn[l.Turn-1] += float64(l.N) / float64(len(records))
				}
			}
			all = append(all, float64(n))
		}
		x.Spread = spreadOf(all)
	}
}
