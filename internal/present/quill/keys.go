package quill

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file holds the keyboard while orders are written.

// Key is the keyboard while orders are written; it tells whether the key was for that.
func (m *Quill) Key(k scene.Key) bool {
	if m.letter.open && m.Here() {
		m.letterKey(k)
		return true
	}
	if k.Name == "t" && !k.Shift && !m.typing && m.writesOut() {
		m.openLetter()
		return true
	}
	if k.Name == "g" && !k.Shift && !m.typing && m.tries() {
		m.Run(Try{})
		return true
	}
	if m.Reading() {
		return m.verdictKey(k)
	}
	if k.Name == "v" && !k.Shift && !m.typing && m.Looks() {
		m.look()
		m.Stale = true
		return true
	}
	return m.Writes() && m.writeKey(k)
}

// writeKey is a key while orders are written.
func (m *Quill) writeKey(k scene.Key) bool {
	if m.typing {
		return m.typeKey(k)
	}
	m.follow()
	_, has := m.chosen()
	switch a := m.ActionOf(k); {
	case k.Name == "/":
		m.typing, m.Pane, m.Folded = true, "units", false // where the line is read
	case a == "next" || a == "previous":
		m.cycle(a == "previous")
	case m.Menu != nil:
		return false
	case has && m.numberKey(k), !has && m.weighKey(k):
	case has && (k.Name == "backspace" || k.Name == "delete"):
		m.Run(Drop{m.Sight.Sel})
	case has && k.Name == "esc" && m.kind != ordered.None:
		m.kind, m.of = ordered.None, engine.NoRef
	case has && a == "pick" && m.Sight.Steered && m.Sight.KeyAt >= 0:
		at := m.Sight.KeyAt
		x, y := m.chart.ScreenOf(at)
		m.means(engine.SpaceRef(at), x, y)
		m.Sight.KeyAt, m.Sight.Steered = at, true
	case has && m.kind != ordered.None && m.steer(string(a)):
	case !has && m.raisesKey(string(a)):
	default:
		return false
	}
	m.Stale = true
	return true
}

// ways are the directions the keyboard's cursor is walked in, to the right and down.
var ways = map[string][2]float64{"right": {1, 0}, "left": {-1, 0}, "up": {0, -1}, "down": {0, 1}}

// steer walks the keyboard's cursor over the places where the order that is chosen may go: to the next in a direction, as good as there is one. It tells
// whether it moved; where it did not the cursor walks the board.
func (m *Quill) steer(way string) bool {
	c, ok := m.Sight.Counter(m.Sight.Sel)
	if !ok {
		return false
	}
	from := m.Sight.KeyAt
	if from < 0 {
		from = c.Space.Index()
	}
	return m.walk(way, from, m.goals())
}

// walk walks the keyboard's cursor from a place to the next of some in a direction; it tells whether there is one.
func (m *Quill) walk(way string, from int, goals []int) bool {
	to, is := ways[way]
	if !is {
		return false
	}
	x0, y0 := m.chart.ScreenOf(from)
	best, least := -1, math.Inf(1)
	for _, g := range goals {
		x, y := m.chart.ScreenOf(g)
		along, aside := (x-x0)*to[0]+(y-y0)*to[1], math.Abs((x-x0)*to[1])+math.Abs((y-y0)*to[0])
		if d := along + 2*aside; g != from && along > 0 && d < least {
			best, least = g, d
		}
	}
	if best < 0 {
		return false
	}
	m.Sight.KeyAt, m.Sight.Steered = best, true
	m.chart.Reveal(best)
	m.Cue("card")
	return true
}

// numberKey chooses a kind of order by its number.
func (m *Quill) numberKey(k scene.Key) bool {
	if len(k.Name) != 1 || k.Name[0] < '1' || k.Name[0] > '9' || k.Shift {
		return false
	}
	if kinds := m.kinds(); int(k.Name[0]-'1') < len(kinds) {
		m.choose(kinds[k.Name[0]-'1'])
	}
	return true
}

// weighKey asks how the orders would fare.
func (m *Quill) weighKey(k scene.Key) bool {
	if k.Name != "f" || k.Shift || !m.weighs() {
		return false
	}
	m.weigh()
	return true
}

// cycle goes to the next unit; with none chosen to the first that has no order.
func (m *Quill) cycle(back bool) {
	list := m.slips()
	list = slices.DeleteFunc(list, func(s ordered.Slip) bool { return s.Unit == engine.NoRef })
	if len(list) == 0 {
		return
	}
	at := slices.IndexFunc(list, func(s ordered.Slip) bool { return s.Unit == m.Sight.Sel })
	step := 1
	if at < 0 && !back {
		at = slices.IndexFunc(list, func(s ordered.Slip) bool { return !s.Written }) - 1
		at = max(at, -1)
	}
	if back {
		step = len(list) - 1
		at = max(at, 0)
	}
	at = (at + step) % len(list)
	m.pick(list[at].Unit)
	c, _ := m.Sight.Counter(list[at].Unit)
	m.Sight.KeyAt, m.Sight.Steered = c.Space.Index(), true
}
