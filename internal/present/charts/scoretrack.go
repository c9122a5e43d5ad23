package charts

import (
	"math"
	"slices"

	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file draws a lead on the scale of what it comes to.

// ScoreScale is a scale of leads, from left to right.
type ScoreScale struct{ lo, hi float64 }

// ScaleOf is the scale on which a standing is drawn: nought, every threshold and the lead itself are on it.
func ScaleOf(s table.Standing) ScoreScale {
	marks := append(s.Ends(), 0, s.Lead())
	lo, hi := float64(slices.Min(marks)), float64(slices.Max(marks))
	pad := math.Max(4, (hi-lo)*.12)
	return ScoreScale{lo - pad, hi + pad}
}

// At is where a lead lies on a scale drawn from x, w wide.
func (c ScoreScale) At(x, w float64, lead int) float64 {
	return math.Round(x + w*(float64(lead)-c.lo)/(c.hi-c.lo))
}

// LayScoreTrack draws a track from x, y its top, w wide and h high: the lead from nought, a tick at each threshold, the goal's bright.
// had is an earlier lead: what has been won since is drawn at 55 %, what has been lost at 35 %.
func (m *Charts) LayScoreTrack(d scene.Pen, s table.Standing, had int, x, y, w, h float64) {
	scale := ScaleOf(s)
	d.Frame(x, y, w, h, 2, "chrome.well", "chrome.line_soft")
	zero := scale.At(x, w, 0)
	bar := func(from, to int, alpha float64) {
		side := s.Side
		if from < 0 || to < 0 {
			side = s.Other
		}
		a, b := max(x, scale.At(x, w, min(from, to))), min(x+w, scale.At(x, w, max(from, to))) // an earlier lead may lie beyond
		if b > a {
			d.Add(scene.Item{Kind: scene.ItemBox, X: a, Y: y + 1, W: b - a, H: h - 2, Fill: "side." + m.Sight.Style(side) + ".chart", Alpha: alpha})
		}
	}
	lead := s.Lead()
	switch {
	case had == lead, (had < 0) != (lead < 0) && had != 0 && lead != 0:
		bar(0, lead, 1)
	case max(had, -had) < max(lead, -lead): // won since
		bar(0, had, 1)
		bar(had, lead, .55)
	default:
		bar(0, lead, 1)
		bar(lead, had, .35)
	}
	for _, e := range s.Ends() {
		at := scale.At(x, w, e)
		if s.Reachable && e == s.Goal {
			d.Box(at-1, y-2, 2, h+4, "text.on_dark")
		} else {
			d.Box(at, y-1, 1, h+2, "text.on_dark_muted")
		}
	}
	d.Box(zero, y-1, 1, h+2, "chart.axis_line")
}

// LayScoreMarks writes under a track what its ticks stand for, as far as they keep off each other: the goal, nought, then the others.
func (m *Charts) LayScoreMarks(d scene.Pen, s table.Standing, x, y, w float64) {
	scale := ScaleOf(s)
	list := []int{0}
	if s.Reachable {
		list = []int{s.Goal, 0}
	}
	var taken [][2]float64
	for _, n := range append(list, s.Ends()...) {
		word, face, ink := scene.Itoa(n), scene.Cond, "text.on_dark_second"
		if s.Reachable && n == s.Goal {
			face, ink = scene.CondBold, "text.on_dark"
		}
		at, half := scale.At(x, w, n), d.Wide(face, 12, word)/2
		if slices.ContainsFunc(taken, func(t [2]float64) bool { return at-half-5 < t[1] && at+half+5 > t[0] }) {
			continue
		}
		taken = append(taken, [2]float64{at - half, at + half})
		d.Centre(at, y, face, 12, ink, word)
	}
}
