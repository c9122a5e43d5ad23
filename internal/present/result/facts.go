package result

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/table"
)

// This file holds what a headline is chosen by: the facts of a battle in types, as one side sees them.

// Facts are what a battle came to, seen from one side.
type Facts struct {
	What     engine.FightWhat
	How      engine.Ending
	Attacks  bool // this side came to the other
	Own, Foe Losses
	Parts    int     // of a factor in which losses are counted
	Chance   float64 // of what the dice did to the other side, or a rarer thing; of a battle on the ground of what they read. 0 where nobody can tell
	Fate     float64 // of what they did to this side
	Rounds   int
	Sunk     [2]int // ships of this side, of the other
	Damaged  [2]int
	Hits     int    // of a strike
	Struck   bool   // somebody threw dice at the ships
	Raid     bool   // a raid was met on its way
	Through  int    // of the raid: what flies on
	Back     int    // and what was turned back
	Flak     int    // what the ships' fire took
	Got      [2]int // of a search: found by this side, by the other. Of bombs: what they destroyed
}

// Losses are what one side brought and lost, in parts of a factor.
type Losses struct {
	Began, Lost, Left int
	Expected          float64
}

// heavy tells whether losses are half as much again as could be expected, and more than one.
func (l Losses) heavy(parts int) bool {
	return l.Expected > 0 && float64(l.Lost) >= 1.5*l.Expected && l.Lost > parts
}

// light tells whether losses are at most half of what could be expected, where that was at least one.
func (l Losses) light(parts int) bool {
	return l.Expected >= float64(parts) && float64(l.Lost) <= l.Expected/2
}

// broken tells whether half of those who came are lost or more.
func (l Losses) broken() bool { return l.Began > 0 && 2*l.Lost >= l.Began }

// FactsOf are the facts of a fight as a side sees them. Whoever is in neither force sees it as the one that attacks does.
func FactsOf(f *table.Fought, side engine.Side) Facts {
	own := 0
	if f.Sides[1] == side {
		own = 1
	}
	x := Facts{What: f.What, How: f.How, Attacks: own == 0, Parts: max(1, f.Parts), Rounds: f.Rounds, Flak: f.Flak, Got: [2]int{f.Got[own], f.Got[1-own]},
		Own: lossesOf(&f.Forces[own]), Foe: lossesOf(&f.Forces[1-own])}
	for _, h := range f.Harms {
		k := 1
		for _, c := range f.Forces[own].Fates {
			if c.Was.Ref == h.Ship {
				k = 0
			}
		}
		if h.Sunk {
			x.Sunk[k]++
		} else {
			x.Damaged[k]++
		}
	}
	if f.What.AtShips() { // those only counted go down without a name
		for k, n := range [2]int{f.Forces[own].Drowned(), f.Forces[1-own].Drowned()} {
			if n > 0 {
				x.Sunk[k]++
			}
		}
	}
	x.Chance, x.Fate = chancesOf(f, f.Sides[own])
	if f.What.AtShips() || f.What == engine.FightBombing {
		for _, r := range f.Rolls {
			if r.Unit == 1 {
				x.Hits, x.Struck = x.Hits+r.Got, true
			}
		}
	}
	if f.What == engine.FightBombing {
		x.Got = [2]int{f.Got[0]}
	}
	if f.What == engine.FightRaid && f.How != engine.EndNobody {
		x.Raid, x.Through, x.Back = true, f.Forces[0].Left-f.Forces[0].Aborted, f.Forces[0].Aborted
	}
	return x
}

func lossesOf(s *table.Force) Losses {
	return Losses{Began: s.Began, Lost: s.Lost, Left: s.Left, Expected: s.Expected}
}

// Tail is how likely a roll was to do what it did, or something rarer on the same side of what could be expected.
func Tail(r engine.Fortune) float64 {
	mean := 0.0
	for n, p := range r.Chances {
		mean += p * float64(n)
	}
	sum := 0.0
	for n, p := range r.Chances {
		if float64(r.Got) >= mean && n >= r.Got || float64(r.Got) < mean && n <= r.Got {
			sum += p
		}
	}
	return math.Min(1, sum)
}

// chancesOf is how likely it was that the dice did what they did to the other side and to this, or something rarer; 0 where they tell
// nothing. Of a battle on the ground it is how many faces of the die read alike.
func chancesOf(f *table.Fought, side engine.Side) (foe, own float64) {
	if f.What.OnGround() && !f.ByUnit {
		_, p := verdict(f)
		return p, p
	}
	for _, r := range sums(f) {
		switch p := Tail(r); {
		case f.What.AtShips() && r.Unit != 1: // what meets a strike is not what it comes to
		case r.Side == side:
			foe = p
		default:
			own = p
		}
	}
	return foe, own
}

// sums adds up the rolls of each side that are counted alike: how likely each number was over all of them. Rounds in the air destroy
// no more together than came.
func sums(f *table.Fought) (out []engine.Fortune) {
next:
	for _, r := range f.Rolls {
		for i := range out {
			if out[i].Side == r.Side && out[i].Unit == r.Unit {
				out[i].Chances, out[i].Got = folded(out[i].Chances, r.Chances), out[i].Got+r.Got
				if n := stood(f, r.Side); !f.What.AtShips() && f.What != engine.FightBombing && n >= out[i].Got && n > 0 {
					out[i].Chances = upTo(n, out[i].Chances)
				}
				continue next
			}
		}
		out = append(out, r)
	}
	return out
}

// stood is how much stood against a side as the fight began.
func stood(f *table.Fought, side engine.Side) int {
	if f.Sides[0] == side {
		return f.Forces[1].Began
	}
	return f.Forces[0].Began
}

// upTo counts all that is more than n as n.
func upTo(n int, chances []float64) []float64 {
	if len(chances) <= n+1 {
		return chances
	}
	out := append([]float64{}, chances[:n+1]...)
	for _, p := range chances[n+1:] {
		out[n] += p
	}
	return out
}

// folded is how likely each sum of two numbers is.
func folded(a, b []float64) []float64 {
	out := make([]float64, len(a)+len(b)-1)
	for i, p := range a {
		for k, q := range b {
			out[i+k] += p * q
		}
	}
	return out
}

// verdict is the cell of the table of ground combat that the last die read, and the share of the faces that read the same.
func verdict(f *table.Fought) (string, float64) {
	b := f.Last
	if b == nil || len(b.Table.Lit) == 0 || len(f.Throws) == 0 || len(f.Throws[len(f.Throws)-1].Faces) != 1 {
		return "", 0
	}
	col, face := b.Table.Lit[0].Col, f.Throws[len(f.Throws)-1].Faces[0]
	if face < 1 || face > len(b.Table.Rows) || col < 0 {
		return "", 0
	}
	same, cell := 0, ""
	for _, row := range b.Table.Rows {
		if col >= len(row.Cells) || col >= len(b.Table.Rows[face-1].Cells) {
			return "", 0
		}
		cell = b.Table.Rows[face-1].Cells[col]
		if row.Cells[col] == cell {
			same++
		}
	}
	return cell, float64(same) / float64(len(b.Table.Rows))
}
