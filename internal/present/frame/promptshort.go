package frame

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file writes the words of the prompt where there is little room, and says how much room it takes.

// promptShort writes in a small window what is asked in at most two lines; how far it goes follows where it has room on the second, else it
// is told under the pointer.
func (m *Frame) promptShort(d scene.Pen, a asking, x, mid, room float64) {
	size := 16.0
	if d.Wide(scene.BodyMedium, size, a.ask) > room {
		size = 14
	}
	lines := d.Wrap(scene.BodyMedium, size, room, a.ask)
	if len(lines) > 1 {
		lines = []string{lines[0], d.Fit(scene.BodyMedium, size, room, strings.Join(lines[1:], " "))}
	}
	d.Hit(x, mid-24, room, 48, scene.Nothing{}, a.limit)
	if len(lines) > 1 {
		for i, l := range lines {
			d.Text(x, mid-4+18*float64(i), scene.BodyMedium, size, "text.on_dark", l)
		}
		return
	}
	cw := 0.0
	if a.cite != "" {
		cw = d.Wide(scene.CondMedium, 13, string(a.cite)) + 10
	}
	face, limit := scene.Body, a.limit
	if d.Wide(face, 13, limit) > room-cw { // narrower letters, and without its number, before it is told under the pointer alone
		if face, limit = d.Snug(13, room, a.limit); limit == a.limit {
			cw, a.cite = 0, ""
		}
	}
	if a.limit == "" || limit != a.limit {
		w := d.Text(x, mid+5, scene.BodyMedium, size, "text.on_dark", lines[0])
		if a.cite != "" && w+cw < room {
			d.Cite(x+w+10, mid+5, a.cite, false)
		}
		return
	}
	d.Text(x, mid-4, scene.BodyMedium, size, "text.on_dark", lines[0])
	lw := d.Text(x, mid+16, face, 13, "text.on_dark_second", limit)
	if a.cite != "" {
		d.Cite(x+lw+8, mid+16, a.cite, false)
	}
}

// promptLine is how tall the line of words over the buttons is, where they have none beside them.
const promptLine = 40.0

// promptWide is how wide the prompt may be: wider where several buttons would leave no room for its words.
func (m *Frame) promptWide(a asking) float64 {
	buttons := len(a.cmds)
	for _, more := range []bool{len(a.cmds) > 0 && len(m.Stock()) > 0, len(a.cmds) > 0 && len(m.Projects()) > 0} {
		if more {
			buttons++
		}
	}
	long := 0.0 // two equal buttons are as wide as the longer word
	for _, c := range a.cmds {
		long = math.Max(long, m.Probe().Wide(scene.BodyMedium, 14, m.called(a.cmds, c)))
	}
	if buttons > 2 || buttons == 2 && len(a.cmds) == 2 && long > twoLong {
		return 1020
	}
	return 796
}

// twoLong is how long the words on two buttons may be before the prompt is wider for them.
const twoLong = 130.0

// vain tells whether all who could be sent out would strike where nobody is known to be: then nobody is told to choose a target.
func (m *Frame) vain() bool {
	sends := false
	for _, c := range m.Sight.Legal {
		switch l := m.Label(c); {
		case l.Sends && !l.Vain:
			return false
		case l.Sends:
			sends = true
		}
	}
	return sends && !slices.ContainsFunc(m.Sight.View.Counters, func(c engine.CounterView) bool { return c.Side == m.Actor() && c.Mission != engine.NoRef })
}
