// Whether one level stands above another, or is not yet decided.
package sim

import (
	"math"
	"slices"
)

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
	Sides             [2]Seat // the upper level as the side that moves first, and as the other
	Share             float64
	Low, High         float64 // 95 % interval of the share
	Lead              float64
	FirstSide         float64 // share of games won by the side that moves first
	Verdict           Verdict
	Seconds           float64 // of processor time, for all games
	Took              [2]Pace // a decision of the upper and of the lower level
	firstWon, leadSum float64
}

// Seat is how the upper level did from one of the two sides.
type Seat struct {
	Games int     `json:"games"`
	Score float64 `json:"score"` // games won, drawn ones counted half
}

// Pace is how long decisions took, in seconds of processor time; 0 where that was not measured.
type Pace struct {
	Half    float64 `json:"half"`    // took so long at most
	Most    float64 `json:"most"`    // 95 of 100 took so long at most
	Longest float64 `json:"longest"` // took the one that took longest
}

// paceOf sorts the times of decisions, in µs.
func paceOf(took []int) Pace {
	n := len(took)
	if n == 0 {
		return Pace{}
	}
	slices.Sort(took)
	at := func(share int) float64 { return float64(took[(n*share+99)/100-1]) / 1e6 }
	return Pace{Half: at(50), Most: at(95), Longest: at(100)}
}

// Decide gives the verdict on a score in that many games.
func (r Rung) Decide(score float64, games int) Verdict {
	llr := score*math.Log(r.Goal/r.Bar) + (float64(games)-score)*math.Log((1-r.Goal)/(1-r.Bar))
	bound := math.Log((1 - rungError) / rungError)
	switch {
	case games < r.Least || games%2 != 0 || math.Abs(llr) < bound: // whole pairs, so that no side is favoured
		return Undecided
	case llr < 0:
		return NotAbove
	}
	return Above
}

// judge counts games until the test decides. Every game is counted by itself; as sides are swapped on the same dice, the
// true error is smaller than stated.
func (r Rung) judge(games []RungGame) Tally {
	t := Tally{Rung: r}
	score := 0.0
	var took [2][]int
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
		seat := &t.Sides[g.Upper-1]
		seat.Games++
		seat.Score += g.Share
		t.Seconds += g.Seconds
		for i := range took {
			took[i] = append(took[i], g.Took[i]...)
		}
		if t.Verdict = r.Decide(score, t.Games); t.Verdict != Undecided {
			break
		}
	}
	for i := range took {
		t.Took[i] = paceOf(took[i])
	}
	if t.Games > 0 {
		n := float64(t.Games)
		t.Share, t.Lead, t.FirstSide = score/n, t.leadSum/n, t.firstWon/n
		t.Low, t.High = Bounds(t.Share, n)
	}
	return t
}
