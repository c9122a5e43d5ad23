package present

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
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

// throws are the dice of the last command at sea, shown from start on.
type throws struct {
	list  []throw
	start float64
}

// roundOf names the round of naval combat a position is in, or what else all that is done then belongs to; "" for nothing.
func (m *Model) roundOf(v engine.View, names engine.Namer) string {
	if len(v.Trail) == 0 {
		return ""
	}
	return m.words.Word(v.Trail[0], names)
}

// thrownEarlier are the dice that fell in the round that is fought before those of the last command.
func (m *Model) thrownEarlier() (out []throw) {
	t := m.t
	i := t.cursor
	if len(m.thrown.list) > 0 {
		i--
	}
	if t.cursor >= len(t.points) || i >= len(t.points) || t.points[t.cursor].of == "" {
		return nil
	}
	for of := t.points[t.cursor].of; i > 0 && t.points[i].of == of; i-- {
		if p := &t.points[i]; atSea(p.events) {
			out = append(throwsOf(p.events, p.words), out...)
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

// keepThrows takes the dice of a command at sea; any other command clears those shown, but one without dice not before they
// could be read.
func (m *Model) keepThrows(had *engine.BattleView, events []engine.Event) {
	rolled := slices.ContainsFunc(events, func(e engine.Event) bool { return len(e.Dice) > 0 })
	if !rolled && m.clock-m.thrown.start < throwStays && m.t.view.Battle == nil {
		return
	}
	m.thrown = throws{}
	if now := m.t.view.Battle; had != nil && had.Kind != engine.BattleSea || now != nil && now.Kind != engine.BattleSea {
		return
	}
	if had == nil && (m.t.view.Battle == nil || m.t.view.Battle.Kind != engine.BattleSea) && !atSea(events) {
		return
	}
	names, _ := m.t.pos.(engine.Namer)
	words := make([]string, 0, len(events))
	for _, e := range events {
		words = append(words, m.words.Word(e.Text, names))
	}
	m.thrown.list = throwsOf(events, words)
	m.thrown.start = m.clock
	if m.prefs.Still {
		m.thrown.start = m.clock - throwEvery*float64(len(m.thrown.list))
	}
}

// atSea tells whether dice among events were thrown for ships.
func atSea(events []engine.Event) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool { return len(e.Dice) > 0 && e.Fight == engine.BattleSea })
}

// thrownBy is how many of the rolls lie on the table by now.
func (m *Model) thrownBy() int {
	return min(len(m.thrown.list), 1+int((m.clock-m.thrown.start)/throwEvery))
}

// throwing tells whether rolls are still to be shown.
func (m *Model) throwing() bool { return len(m.thrown.list) > 0 && m.thrownBy() < len(m.thrown.list) }

// tickThrows lays the next roll on the table when its time has come.
func (m *Model) tickThrows(ms float64) {
	if len(m.thrown.list) > 0 && m.clock-ms-m.thrown.start < throwEvery*float64(len(m.thrown.list)) {
		m.dirty = true
	}
}

// thrownInPanel tells whether the combat panel shows the rolls: it does while they are few.
func (m *Model) thrownInPanel() bool {
	if !m.fighting() || m.plan() != nil || m.panelView().Kind != engine.BattleSea {
		return false
	}
	return len(m.thrown.list) <= panelThrows
}

// mostThrows is how many rolls are shown beside the map; throwRow how tall one is.
const (
	mostThrows = 10
	throwRow   = 34.0
)

// throwsTall is how tall the panel of the rolls is beside the map, 0 where it is not up.
func (m *Model) throwsTall() float64 {
	if len(m.thrown.list) == 0 || m.screen != ScreenGame || m.thrownInPanel() {
		return 0
	}
	return 58 + throwRow*float64(min(mostThrows, len(m.thrown.list)))
}

// layThrows shows the rolls, the newest in full; a click takes them away.
func (m *Model) layThrows() {
	n := m.thrownBy()
	if n == 0 || m.screen != ScreenGame || m.thrownInPanel() {
		return
	}
	list := m.thrown.list[:n]
	if len(list) > mostThrows {
		list = list[len(list)-mostThrows:]
	}
	w, h, row := 640.0, m.throwsTall(), throwRow
	free := m.freeMap()
	_, _, _, foot := m.bars()
	x, y := free.X+(free.W-w)/2, m.h-foot-h-16
	for _, p := range m.scene.Panels {
		if gap := p.Rect.X - free.X - 20; p.ID == "battle" && gap >= 280 { // beside the fight, clear of its choices and of the minimap
			x, w = free.X+8, gap
			low, lines, probe := m.h-foot-168, 1, m.probe()
			for _, t := range list {
				lines = max(lines, len(probe.wrap(Body, 13, throwRoom(probe, t, 0, w-28), t.word)))
			}
			shown := float64(min(mostThrows, len(m.thrown.list)))
			row = math.Max(throwRow, math.Min(4+15*float64(lines), math.Floor((low-p.Rect.Y-58)/shown)))
			h = 58 + row*shown
			y = math.Max(p.Rect.Y, low-h)
		}
	}
	d := m.panel("throws", Rect{x, y, w, h})
	d.p.Shadow = true
	x, y, w = d.p.Rect.X, d.p.Rect.Y, d.p.Rect.W
	d.frame(x, y, w, h, 4, "chrome.panel", "accent.lamp")
	d.text(x+16, y+29, SerifSemi, 17, "text.on_dark", m.say("sea.dice"))
	d.right(x+w-56, y+29, CondMedium, 13, "text.on_dark_second", m.say("sea.dice.of", n, len(m.thrown.list)))
	d.iconButton("close", x+w-40, y+9, 28, true, ClearDice{}, m.say("sea.dice.away"))
	y += 46
	for i, t := range list {
		if i == len(list)-1 {
			d.box(x+1, y, w-2, row-2, "chrome.row_current")
		}
		m.layThrow(d, t, x+14, y, w-28, row-2)
		y += row
	}
}

// mostDice is how many dice of a roll are drawn: more leave no room for words.
const mostDice = 12

// throwRoom is how much room a row leaves for words from x on.
func throwRoom(d pen, t throw, x, w float64) float64 {
	cx := math.Max(x+31*float64(min(len(t.faces), mostDice))+8, x+70)
	return x + w - d.wide(CondMedium, 13, string(t.cite)) - 12 - cx
}

// layThrow draws one roll in a row: its dice, what it did, its paragraph.
func (m *Model) layThrow(d pen, t throw, x, y, w, h float64) {
	who := t.side
	if who == engine.NoSide {
		who = m.t.viewer
	}
	for i, f := range t.faces[:min(len(t.faces), mostDice)] {
		d.add(Item{Kind: ItemDie, X: x + 31*float64(i), Y: y + (h-26)/2, W: 26, N: f, Style: m.t.style(who)})
	}
	room := throwRoom(d, t, x, w)
	cx := x + w - d.wide(CondMedium, 13, string(t.cite)) - 12 - room
	lines := d.wrap(Body, 13, room, t.word)
	if most := max(1, int((h-2)/15)); len(lines) > most {
		lines = append(lines[:most-1:most-1], d.fit(Body, 13, room, strings.Join(lines[most-1:], " ")))
	}
	ty := y + h/2 + 5 - 7.5*float64(len(lines)-1)
	for i, l := range lines {
		d.text(cx, ty+15*float64(i), Body, 13, "text.on_dark", l)
	}
	d.citeRight(x+w, y+h/2+5, t.cite, false)
}
