package battle

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file shows the dice of ships and of what attacks them, one after another: searches, fire, strikes, and what each kamikaze
// draws. They are told by events, for nothing of them is left on the table.

// throw is one roll shown, with what it did.
type throw struct {
	faces []int
	side  engine.Side // who threw them; nobody where the words do not begin with it
	word  string
	cite  engine.Cite
}

// Throws are the dice of the last command at sea, shown from start on.
type Throws struct {
	list  []throw
	start float64
	read  bool // a sheet has told them
}

// DiceRead puts the dice beside the map away: a sheet has told them.
func (m *Battle) DiceRead() { m.Thrown.read = true }

// beside tells whether dice lie beside the map.
func (m *Battle) beside() bool {
	return len(m.Thrown.list) > 0 && !m.Thrown.read && m.Up == table.ScreenGame && !m.thrownInPanel()
}

// thrownEarlier are the dice that fell in the round that is fought before those of the last command.
func (m *Battle) thrownEarlier() (out []throw) {
	t := m.Sight
	i := t.Cursor
	if len(m.Thrown.list) > 0 {
		i--
	}
	if t.Cursor >= len(t.Points) || i >= len(t.Points) || t.Points[t.Cursor].Of == "" {
		return nil
	}
	for of := t.Points[t.Cursor].Of; i > 0 && t.Points[i].Of == of; i-- {
		if p := &t.Points[i]; atSea(p.Events) {
			out = append(throwsOf(p.Events, p.Words), out...)
		}
	}
	return out
}

// throwsOf are the rolls among events, each with what came of it.
func throwsOf(events []engine.Event, words []string) (out []throw) {
	for i, e := range events {
		if len(e.Dice) == 0 || i >= len(words) {
			continue
		}
		t := throw{faces: e.Dice, word: words[i], cite: e.Cite}
		if a := e.Text.Args; len(a) > 0 && a[0].Kind == engine.ArgRef && a[0].Ref.Kind() == engine.KindSide {
			t.side = engine.Side(a[0].Ref.Index())
		}
		for k := i + 1; k < min(len(events), len(words)) && len(events[k].Dice) == 0; k++ {
			if events[k].Kind == engine.EventLoss {
				t.word = strings.TrimRight(t.word, ". ") + ". " + words[k]
			}
		}
		out = append(out, t)
	}
	return out
}

// panelThrows is how many rolls the combat panel has room for.
const panelThrows = 2

// throwStays is how many milliseconds dice lie at least, whatever commands without dice follow.
const throwStays = 4000.0

// throwEvery is after how many milliseconds the next roll is shown.
const throwEvery = 450.0

// KeepThrows takes the dice of a command at sea; any other command clears those shown, but one without dice not before they
// could be read.
func (m *Battle) KeepThrows(had *engine.BattleView, events []engine.Event) {
	rolled := slices.ContainsFunc(events, func(e engine.Event) bool { return len(e.Dice) > 0 })
	if !rolled && m.Clock-m.Thrown.start < throwStays && m.Sight.View.Battle == nil {
		return
	}
	m.Thrown = Throws{}
	if now := m.Sight.View.Battle; had != nil && had.Kind != engine.BattleSea || now != nil && now.Kind != engine.BattleSea {
		return
	}
	if had == nil && (m.Sight.View.Battle == nil || m.Sight.View.Battle.Kind != engine.BattleSea) && !atSea(events) {
		return
	}
	names, _ := m.Sight.Pos.(engine.Namer)
	words := make([]string, 0, len(events))
	for _, e := range events {
		words = append(words, m.Catalog.Word(e.Text, names))
	}
	m.Thrown.list = throwsOf(events, words)
	m.Thrown.start = m.Clock
	if m.Prefs.Still {
		m.Thrown.start = m.Clock - throwEvery*float64(len(m.Thrown.list))
	}
}

// atSea tells whether dice among events were thrown for ships.
func atSea(events []engine.Event) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return len(e.Dice) > 0 && e.Fight == engine.BattleSea })
}

// thrownBy is how many of the rolls lie on the table by now.
func (m *Battle) thrownBy() int {
	return min(len(m.Thrown.list), 1+int((m.Clock-m.Thrown.start)/throwEvery))
}

// Throwing tells whether rolls are still to be shown.
func (m *Battle) Throwing() bool { return len(m.Thrown.list) > 0 && m.thrownBy() < len(m.Thrown.list) }

// TickThrows lays the next roll on the table when its time has come.
func (m *Battle) TickThrows(ms float64) {
	if len(m.Thrown.list) > 0 && m.Clock-ms-m.Thrown.start < throwEvery*float64(len(m.Thrown.list)) {
		m.Stale = true
	}
}

// thrownInPanel tells whether the combat panel shows the rolls: it does while they are few.
func (m *Battle) thrownInPanel() bool {
	if !m.Fighting() || m.Plan() != nil || m.PanelView().Kind != engine.BattleSea {
		return false
	}
	if m.docked() && (stackedCharts(m.PanelView()) || m.crowded()) { // the chances take the room
		return false
	}
	return len(m.Thrown.list) <= panelThrows
}

// mostThrows is how many rolls are shown beside the map; throwRow how tall one is.
const (
	mostThrows = 10
	throwRow   = 34.0
)

// ThrowsTall is how tall the panel of the rolls is beside the map, 0 where it is not up.
func (m *Battle) ThrowsTall() float64 {
	if !m.beside() {
		return 0
	}
	return 58 + throwRow*float64(min(mostThrows, len(m.Thrown.list)))
}

// LayThrows shows the rolls, the newest in full; a click takes them away.
func (m *Battle) LayThrows() {
	n := m.thrownBy()
	if n == 0 || !m.beside() {
		return
	}
	list := m.Thrown.list[:n]
	if len(list) > mostThrows {
		list = list[len(list)-mostThrows:]
	}
	w, h, row := 640.0, m.ThrowsTall(), throwRow
	free := m.FreeMap()
	_, _, _, foot := m.Bars()
	x, y := free.X+(free.W-w)/2, m.H-foot-h-16
	for _, p := range m.Drawn.Panels {
		if p.ID == "battle" && m.docked() && p.Rect.Y+p.Rect.H+12+h <= m.H-foot-8 { // under the sheet, where the map is not looked at
			x, y, w = p.Rect.X, p.Rect.Y+p.Rect.H+12, p.Rect.W
			break
		}
		if gap := p.Rect.X - free.X - 20; p.ID == "battle" && gap >= 280 { // beside the fight, clear of its choices and of the minimap
			x, w = free.X+8, math.Min(gap, 440)
			low, lines, probe := m.H-foot-168, 1, m.Probe()
			for _, t := range list {
				lines = max(lines, len(probe.Wrap(scene.Body, 13, throwRoom(probe, t, 0, w-28), t.word)))
			}
			shown := float64(min(mostThrows, len(m.Thrown.list)))
			row = math.Max(throwRow, math.Min(4+15*float64(lines), math.Floor((low-p.Rect.Y-58)/shown)))
			h = 58 + row*shown
			y = math.Max(p.Rect.Y, low-h)
			if at := m.PanelView().Where; m.Fighting() && at.Kind() == engine.KindSpace { // never over the place it is about
				px, py := m.chart.ScreenOf(at.Index())
				if scene.R(x, y, w, h).Inset(-60).Has(px, py) && !scene.R(x, p.Rect.Y, w, h).Inset(-60).Has(px, py) {
					y = p.Rect.Y
				}
			}
		}
	}
	d := m.Panel("throws", scene.R(x, y, w, h))
	d.Panel.Shadow = true
	x, y, w = d.Panel.Rect.X, d.Panel.Rect.Y, d.Panel.Rect.W
	d.Frame(x, y, w, h, 4, "chrome.panel", "accent.lamp")
	d.Text(x+16, y+29, scene.SerifSemi, 17, "text.on_dark", m.Say("sea.dice"))
	d.Right(x+w-56, y+29, scene.CondMedium, 13, "text.on_dark_second", m.Say("sea.dice.of", n, len(m.Thrown.list)))
	d.IconButton("close", x+w-40, y+9, 28, true, ClearDice{}, m.Say("sea.dice.away"))
	y += 46
	for i, t := range list {
		if i == len(list)-1 {
			d.Box(x+1, y, w-2, row-2, "chrome.row_current")
		}
		m.layThrow(d, t, x+14, y, w-28, row-2)
		y += row
	}
}

// mostDice is how many dice of a roll are drawn: more leave no room for words.
const mostDice = 12

// throwRoom is how much room a row leaves for words from x on.
func throwRoom(d scene.Pen, t throw, x, w float64) float64 {
	cx := math.Max(x+31*float64(min(len(t.faces), mostDice))+8, x+70)
	return x + w - d.Wide(scene.CondMedium, 13, string(t.cite)) - 12 - cx
}

// layThrow draws one roll in a row: its dice, what it did, its paragraph.
func (m *Battle) layThrow(d scene.Pen, t throw, x, y, w, h float64) {
	who := t.side
	if who == engine.NoSide {
		who = m.Sight.Viewer
	}
	for i, f := range t.faces[:min(len(t.faces), mostDice)] {
		d.Add(scene.Item{Kind: scene.ItemDie, X: x + 31*float64(i), Y: y + (h-26)/2, W: 26, N: f, Style: m.Sight.Style(who)})
	}
	room := throwRoom(d, t, x, w)
	cx := x + w - d.Wide(scene.CondMedium, 13, string(t.cite)) - 12 - room
	face, size, lead := scene.Body, 13.0, 15.0
	lines := d.Wrap(face, size, room, t.word)
	for _, smaller := range []float64{13, 11.5, 10.5} { // narrower and smaller, before anything is left out
		if len(lines) <= max(1, int((h-2)/lead)) {
			break
		}
		face, size, lead = scene.Cond, smaller, math.Min(15, smaller+.5)
		lines = d.Wrap(face, size, room, t.word)
	}
	if most := max(1, int((h-1)/lead)); len(lines) > most {
		lines = append(lines[:most-1:most-1], d.Fit(face, size, room, strings.Join(lines[most-1:], " ")))
	}
	ty := y + h/2 + size*.36 - lead/2*float64(len(lines)-1)
	for i, l := range lines {
		d.Text(cx, ty+lead*float64(i), face, size, "text.on_dark", l)
	}
	d.CiteRight(x+w, y+h/2+5, t.cite, false)
}
