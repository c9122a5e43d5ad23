package history

import (
	"math"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file divides the timeline into years and seasons, where turns are those.

// part is a season on the timeline: from where to where in its turn.
type part struct {
	name     string
	date     string
	from, to float64
}

// year gives name and seasons of a turn; ok is false where turns are no years.
func (m *History) year(turn int) (name string, parts []part, ok bool) {
	c, ok := m.Sight.Pos.(ordered.Calendar)
	if !ok {
		return "", nil, false
	}
	n, seasons := c.YearOf(turn)
	at := 0.0
	for _, s := range seasons {
		parts = append(parts, part{m.Word(s.Name), m.Word(s.Date), at, at + s.Share})
		at += s.Share
	}
	return scene.Itoa(n), parts, true
}

// season is the part of its turn that a date falls into; the whole of it where there is no such.
func (m *History) season(parts []part, date engine.Text) part {
	word := m.Word(date)
	for _, p := range parts {
		if p.date == word {
			return p
		}
	}
	return part{to: 1}
}

// seasonSlots places the points of the path on the track, each in its season; ok is false where turns are no years.
func (m *History) seasonSlots(turns int) (at []float64, ok bool) {
	type key struct {
		turn int
		from float64
	}
	var keys []key
	var in []part
	count := map[key]int{}
	for _, p := range m.Sight.Points {
		_, parts, is := m.year(p.Turn)
		if !is {
			return nil, false
		}
		s := m.season(parts, p.Date)
		k := key{p.Turn, s.from}
		count[k]++
		keys, in = append(keys, k), append(in, s)
	}
	seen := map[key]int{}
	for i, k := range keys {
		f := (float64(seen[k]) + .5) / float64(count[k]+1)
		seen[k]++
		at = append(at, math.Min(1, (float64(max(0, k.turn-1))+in[i].from+f*(in[i].to-in[i].from))/float64(turns)))
	}
	return at, len(at) > 0
}

// layYear draws the seasons of a turn, filled as far as they are behind.
func (m *History) layYear(d scene.Pen, k rail, parts []part, tx, wide float64) {
	behind := k.here*k.w + k.x
	for _, p := range parts {
		x, end := math.Round(tx+p.from*wide)+1, math.Round(tx+p.to*wide)-1
		d.Add(scene.Item{Kind: scene.ItemBox, X: x, Y: k.y, W: end - x, H: 14, Fill: "chrome.line", Alpha: .28})
		ink := "text.on_dark_muted"
		if done := math.Max(0, math.Min(end-x, behind-x)); done > 0 {
			d.Box(x, k.y, math.Max(1, done), 14, "chrome.line")
			ink = "text.on_dark"
		}
		if d.Wide(scene.CondMedium, 12, p.name) <= end-x-4 {
			d.Centre((x+end)/2, k.y+11.5, scene.CondMedium, 12, ink, p.name)
		}
	}
}
