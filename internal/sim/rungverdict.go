// Whether one level stands above another, or is not yet decided.
package sim

import "math"

// Verdict of a sequential test.
type Verdict int

const (
	Undecided Verdict = iota
	Above
	NotAbove
)

// Tally is what the games of a rung say, counted in their order up to the one that decided.
type Tally struct {
	Rung              Rung
	Games             int
	Won, Drawn, Lost  int
	Share             float64
	Low, High         float64 // 95 % interval of the share
	Lead              float64
	FirstSide         float64 // share of games won by the side that moves first
	Verdict           Verdict
	firstWon, leadSum float64
}

// judge counts games until the test decides. Every game is counted by itself; as sides are swapped on the same dice, the
// true error is smaller than stated.
func (r Rung) judge(games []RungGame) Tally {
	t := Tally{Rung: r}
	llr := 0.0
	win, loss := math.Log(r.Goal/r.Bar), math.Log((1-r.Goal)/(1-r.Bar))
	bound := math.Log((1 - rungError) / rungError)
	score := 0.0
	for _, g := range games {
		t.Games++
		score += g.Share
		t.leadSum += float64(g.Lead)
		switch g.Share {
		case 1:
			t.Won++
		case 0:
			t.Lost++
		default:
			t.Drawn++
		}
		if g.Share == 1 && g.Upper == 1 || g.Share == 0 && g.Upper == 2 {
			t.firstWon++
		}
		llr += g.Share*win + (1-g.Share)*loss
		if t.Games%2 == 0 && math.Abs(llr) >= bound { // whole pairs, so that no side is favoured
			t.Verdict = Above
			if llr < 0 {
				t.Verdict = NotAbove
			}
			break
		}
	}
	if t.Games > 0 {
		n := float64(t.Games)
		t.Share, t.Lead, t.FirstSide = score/n, t.leadSum/n, t.firstWon/n
		t.Low, t.High = Bounds(t.Share, n)
	}
	return t
}
