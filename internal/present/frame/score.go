package frame

import (
	"math"

	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows the score in the top bar: points of both sides, the lead and what is still to be reached, on a track of what it comes to.

// scoreTime is how long points take to count up, in milliseconds.
const scoreTime = 300.0

// counting is a score on its way to what it is now.
type counting struct {
	of       *table.Sight
	from, to [2]int // own points and theirs
	began    float64
}

// counted are the points to be shown at this moment.
func (m *Frame) counted(s table.Standing) (own, theirs int) {
	c := &m.count
	now := [2]int{s.Own, s.Theirs}
	if c.of != m.Sight || m.Prefs.Still {
		*c = counting{of: m.Sight, from: now, to: now}
	}
	if now != c.to {
		c.from, c.to, c.began = c.to, now, m.Clock
	}
	share := math.Min(1, (m.Clock-c.began)/scoreTime)
	at := func(i int) int { return c.from[i] + int(math.Round(share*float64(c.to[i]-c.from[i]))) }
	return at(0), at(1)
}

// Counting tells whether the score is on its way.
func (m *Frame) Counting() bool {
	return m.count.of == m.Sight && m.count.from != m.count.to && m.Clock < m.count.began+scoreTime
}

// scoreTrack is how wide the track of the score is at least.
const scoreTrack = 164.0

// scoreWords are what the score says beside the points, shorter in a small window.
func (m *Frame) scoreWords(s table.Standing) string {
	lead := m.LeadWord(s.Lead())
	goal := m.GoalWord(s)
	switch {
	case goal == "":
		return lead
	case m.Compact() && s.Goal > 0:
		return lead + "/" + scene.Itoa(s.Goal)
	case m.Compact():
		return lead
	}
	return m.Say("score.line", lead, goal)
}

// scoreWidth is what the score takes of the top bar, with the rule before it; 0 where nothing is counted.
func (m *Frame) scoreWidth(d scene.Pen) float64 {
	s, ok := m.StandingOf(m.Sight.Viewer)
	if !ok {
		return 0
	}
	w := d.Wide(scene.CondMedium, 13, m.scoreWords(s)) + m.pointsWidth(d, s) + 12
	if !m.Compact() {
		w = math.Max(scoreTrack, w)
	}
	return math.Round(w) + 27
}

// pointsWidth is how wide the points of both sides are with their marks.
func (m *Frame) pointsWidth(d scene.Pen, s table.Standing) float64 {
	return d.Wide(scene.CondBold, 15, scene.Itoa(s.Own)) + d.Wide(scene.CondBold, 15, scene.Itoa(s.Theirs)) + 48
}

// layScore draws the score from x about y, w wide with the rule before it. A click tells how it is decided.
func (m *Frame) layScore(d scene.Pen, x, y, w float64) {
	s, ok := m.StandingOf(m.Sight.Viewer)
	if !ok {
		return
	}
	d.Box(math.Round(x), y-13, 1, 26, "chrome.line")
	x, w = math.Round(x)+14, w-27
	tall := len(s.Steps) > 0
	ty := y + 5
	if tall {
		ty = y
	}
	own, theirs := m.counted(s)
	px := x
	for _, side := range []struct {
		style string
		n     int
	}{{m.Sight.Style(s.Side), own}, {m.Sight.Style(s.Other), theirs}} {
		d.Mark(side.style, px+6, ty-5, 6, false)
		px += 16 + d.Text(px+16, ty, scene.CondBold, 15, "text.on_dark", scene.Itoa(side.n)) + 10
	}
	d.Right(x+w, ty, scene.CondMedium, 13, "text.on_dark_second", m.scoreWords(s))
	if tall {
		m.charts.LayScoreTrack(d, s, s.Lead(), x, y+7, w, 6)
	}
	tip := m.Say("score.tip", m.Word(m.Sight.SideView(s.Side).Name), s.Own, m.Word(m.Sight.SideView(s.Other).Name), s.Theirs, m.scoreLong(s))
	d.Hit(x-6, y-16, w+12, 32, table.ShowStakes{}, tip)
}

// scoreLong says the lead and the goal in full, whatever the window has room for.
func (m *Frame) scoreLong(s table.Standing) string {
	if goal := m.GoalWord(s); goal != "" {
		return m.Say("score.line", m.LeadWord(s.Lead()), goal)
	}
	return m.LeadWord(s.Lead())
}
