package sky

import (
	"math"

	"awaw/engine/lanes"
)

// This file lets the lanes move: dice of a round roll together, hits aim, cards are lost; a bar that is sent grows, then its line runs.

// How long each of it takes, in milliseconds.
const (
	rollTime = 600.0
	aimTime  = 160.0
	tearTime = 240.0
	growTime = 200.0
	lineTime = 260.0
)

// spot is the dice of a side in a round of a lane.
type spot struct{ lane, round, side int }

// motion is what moves, and since when.
type motion struct {
	began float64
	dice  map[spot]bool
	bars  map[int]bool
}

// stir notes what is new on the lanes.
func (m *Sky) stir(old, now *lanes.Table) {
	if now == nil || m.Prefs.Still {
		return
	}
	x := motion{began: m.Clock, dice: map[spot]bool{}, bars: map[int]bool{}}
	for i := range now.Lanes {
		for n := range now.Lanes[i].Cells {
			for s, dice := range now.Lanes[i].Cells[n].Dice {
				before := 0
				if old != nil && i < len(old.Lanes) && n < len(old.Lanes[i].Cells) {
					before = len(old.Lanes[i].Cells[n].Dice[s])
				}
				if len(dice) > before {
					x.dice[spot{i, n, s}] = true
				}
			}
		}
	}
	for i := range now.Bars {
		if setsOut(old, now, i) {
			x.bars[i] = true
		}
	}
	if len(x.dice)+len(x.bars) > 0 {
		m.motion = x
	}
}

// setsOut tells whether an aircraft is sent that was not before.
func setsOut(old, now *lanes.Table, bar int) bool {
	return goesNow(&now.Bars[bar], now.Round) && !(old != nil && bar < len(old.Bars) && goesNow(&old.Bars[bar], now.Round))
}

// setOut is the first bar of an aircraft that is sent and was not before; -1 for none.
func setOut(old, now *lanes.Table) int {
	for i := range now.Bars {
		if setsOut(old, now, i) {
			return i
		}
	}
	return -1
}

// goesNow tells whether an aircraft is sent in a round.
func goesNow(b *lanes.Bar, round int) bool {
	n := len(b.Spans)
	return n > 0 && b.Spans[n-1].Doing == lanes.Sent && b.Spans[n-1].Round == round
}

// share is how far the time between two moments of a motion has come, from 0 to 1.
func (m *Sky) share(from, long float64) float64 {
	return math.Max(0, math.Min(1, (m.Clock-m.motion.began-from)/long))
}

// rolls is how far the dice of a side have rolled, aims how far their hits have aimed, torn tells whether those who fell have.
func (m *Sky) rolls(lane, round, side int) float64 {
	if !m.motion.dice[spot{lane, round, side}] {
		return 1
	}
	return m.share(0, rollTime)
}

func (m *Sky) aims(lane, round, side int) float64 {
	if !m.motion.dice[spot{lane, round, side}] {
		return 1
	}
	return m.share(rollTime, aimTime)
}

func (m *Sky) torn(lane, round, by int) bool {
	return !m.motion.dice[spot{lane, round, by}] || m.share(rollTime+aimTime, tearTime) > .5
}

// grown is how far the bar of an aircraft that is sent has grown, and after it its line.
func (m *Sky) grown(bar int) (box, line float64) {
	if !m.motion.bars[bar] {
		return 1, 1
	}
	return m.share(0, growTime), m.share(growTime, lineTime)
}

// Tick lets time pass.
func (m *Sky) Tick() {
	if m.motion.began == 0 {
		return
	}
	m.Stale = true
	if m.Clock > m.motion.began+rollTime+aimTime+tearTime {
		m.motion = motion{}
	}
}

// face is what a die shows while it rolls.
func (m *Sky) face(die int) int { return 1 + (int(m.Clock/60)+5*die)%12 }
