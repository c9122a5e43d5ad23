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
	word  string
	cite  engine.Cite
}

// throws are the dice of the last command at sea, shown from start on.
type throws struct {
	list  []throw
	start float64
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
	if now := m.t.view.Battle; had != nil && !had.Sea || now != nil && !now.Sea {
		return
	}
	if had == nil && (m.t.view.Battle == nil || !m.t.view.Battle.Sea) && !atSea(events) {
		return
	}
	names, _ := m.t.pos.(engine.Namer)
	for i, e := range events {
		if len(e.Dice) > 0 {
			t := throw{faces: e.Dice, word: m.words.Word(e.Text, names), cite: e.Cite}
			for _, after := range events[i+1:] { // what came of it
				if len(after.Dice) > 0 {
					break
				}
				if after.Kind == engine.EventLoss {
					t.word = strings.TrimRight(t.word, ". ") + ". " + m.words.Word(after.Text, names)
				}
			}
			m.thrown.list = append(m.thrown.list, t)
		}
	}
	m.thrown.start = m.clock
	if m.prefs.Still {
		m.thrown.start = m.clock - throwEvery*float64(len(m.thrown.list))
	}
}

// atSea tells whether dice among events were thrown for ships.
func atSea(events []engine.Event) bool {
	for _, e := range events {
		if len(e.Dice) > 0 {
			switch e.Cite {
			case "51.31", "22.44", "22.45", "23.42", "23.44", "17.47G", "17.47F.2", "17.47F.3", "17.47E":
				return true
			}
		}
	}
	return false
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
	if !m.fighting() || m.plan() != nil || !m.panelView().Sea {
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
	const most, row = mostThrows, throwRow
	if len(list) > most {
		list = list[len(list)-most:]
	}
	w, h := 640.0, m.throwsTall()
	free := m.freeMap()
	_, _, _, foot := m.bars()
	x, y := free.X+(free.W-w)/2, m.h-foot-h-16
	d := m.panel("throws", Rect{x, y, w, h})
	d.p.Shadow = true
	x, y, w = d.p.Rect.X, d.p.Rect.Y, d.p.Rect.W
	d.frame(x, y, w, h, 4, "chrome.panel", "accent.lamp")
	d.text(x+16, y+29, SerifSemi, 17, "text.on_dark", m.say("sea.dice"))
	d.right(x+w-56, y+29, CondMedium, 13, "text.on_dark_second", m.say("sea.dice.of", n, len(m.thrown.list)))
	d.iconButton("close", x+w-40, y+9, 28, true, Act{Do: "throws"}, m.say("sea.dice.away"))
	y += 46
	for i, t := range list {
		if i == len(list)-1 {
			d.box(x+1, y, w-2, row-2, "chrome.row_current")
		}
		m.layThrow(d, t, x+14, y, w-28, row-2)
		y += row
	}
}

// layThrow draws one roll in a row: its dice, what it did, its paragraph.
func (m *Model) layThrow(d pen, t throw, x, y, w, h float64) {
	const most = 12 // more leave no room for words
	cx := x
	for _, f := range t.faces[:min(len(t.faces), most)] {
		d.add(Item{Kind: ItemDie, X: cx, Y: y + (h-26)/2, W: 26, N: f, Style: m.t.style(m.t.viewer)})
		cx += 31
	}
	cx = math.Max(cx+8, x+70)
	cw := d.wide(CondMedium, 13, string(t.cite))
	room := x + w - cw - 12 - cx
	if lines := d.wrap(Body, 13, room, t.word); len(lines) > 1 {
		d.text(cx, y+h/2-2, Body, 13, "text.on_dark", lines[0])
		d.text(cx, y+h/2+13, Body, 13, "text.on_dark", d.fit(Body, 13, room, strings.Join(lines[1:], " ")))
	} else {
		d.text(cx, y+h/2+5, Body, 13, "text.on_dark", t.word)
	}
	d.citeRight(x+w, y+h/2+5, t.cite, false)
}
