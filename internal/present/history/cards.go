package history

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the cards that slide in above the timeline: one for every loss, inversion, displacement, change of base and
// news of what a nation may do, each leading to its line of the log.

// Card is one note; event -1 stands for the point as a whole.
type Card struct {
	Text         string
	cite         engine.Cite
	Kind         engine.EventKind
	icon         string // of a card that tells of the program
	step         int    // the line of the game it is about, -1 for none: it goes with it
	until        float64
	Point, Event int
	more         int // what it stands for beside itself
}

// mostCards is how many cards wait at most; what is more is told by number on the last of them.
const mostCards = 8

// PointCards queues the cards of one point: its losses, inversions and displacements as they are told, and counters that
// were inverted or lost without a word of their own.
func (m *History) PointCards(i int) {
	if _, tells := m.Sight.Pos.(ordered.Chronicler); tells { // verdicts and what a season brought tell it
		return
	}
	p := &m.Sight.Points[i]
	_, inLanes := m.Sight.Pos.(lanes.Shower) // there only battles side by side cost anything, and counters count units that come and go
	told := map[table.ChangeKind]bool{table.ChangeLost: inLanes}
	for k, e := range p.Events {
		switch e.Kind {
		case engine.EventLoss:
			if m.abreast() {
				continue
			}
			told[table.ChangeLost] = true
		case engine.EventTurned:
			told[table.ChangeDown] = true
		case engine.EventBase, engine.EventDisplaced, engine.EventNews:
			if e.Kind == engine.EventDisplaced {
				told[table.ChangeDown] = true
			}
		default:
			continue
		}
		m.pushCard(Card{Text: p.Words[k], cite: e.Cite, Kind: e.Kind, Point: i, Event: k})
	}
	for _, of := range []struct {
		kind table.ChangeKind
		key  string
		as   engine.EventKind
	}{{table.ChangeLost, "card.lost", engine.EventLoss}, {table.ChangeDown, "card.down", engine.EventTurned}} {
		n, names := 0, ""
		for _, c := range p.Changes {
			lost := of.kind == table.ChangeLost && (c.Kind == table.ChangeLost || c.Kind == table.ChangeGone) && c.Mate == engine.NoRef
			if told[of.kind] || !lost && c.Kind != of.kind || of.kind == table.ChangeLost && !lost || lost && (table.EventNaming(p, c) >= 0 || goneOn(p, c)) {
				continue
			}
			if n++; n <= 3 {
				if names != "" {
					names += ", "
				}
				names += m.NameOf(c.Ref)
			}
		}
		if n > 3 {
			names = m.Say("card.more", names, n-3)
		}
		if n > 0 {
			m.pushCard(Card{Text: m.Say(of.key, n, names), cite: p.Cite, Kind: of.as, Point: i, Event: -1})
		}
	}
	m.dropTold(i)
}

// abreast tells whether battles are shown side by side: their lanes show who falls, and each has its sheet.
func (m *History) abreast() bool {
	s, ok := m.Sight.Pos.(lanes.Shower)
	return ok && s.Lanes() != nil
}

// goneOn tells whether what is missing of a counter has moved on from where it stands: counters of some systems count units that come and go.
func goneOn(p *table.Point, c table.Change) bool {
	return slices.ContainsFunc(p.Events, func(e engine.Event) bool { return e.Kind == engine.EventMove && slices.Contains(e.Refs, c.From) })
}

// dropTold takes away the cards of losses in fights that a sheet tells of.
func (m *History) dropTold(i int) {
	for _, e := range m.Sight.Decided(i) {
		if m.Persons() == 0 || !m.sheet.Tells(e) {
			continue
		}
		f := m.ReadFought(i, e)
		m.Cards = slices.DeleteFunc(m.Cards, func(c Card) bool {
			return c.icon == "" && c.more == 0 && f.From <= c.Point && c.Point <= f.At && (c.Kind == engine.EventLoss || c.Kind == engine.EventTurned)
		})
	}
}

// DropNews takes away the cards of what has happened: something else tells of it. Notes of the program stay.
func (m *History) DropNews() {
	m.Cards = slices.DeleteFunc(m.Cards, func(c Card) bool { return c.icon == "" })
}

// pushCard queues a card; when many wait already, the last one counts it in.
func (m *History) pushCard(c Card) {
	if n := len(m.Cards); n >= mostCards {
		last := &m.Cards[n-1]
		last.more++
		last.Text, last.cite, last.Kind, last.Event = m.Say("card.rest", last.more+1), "", engine.EventNote, -1
		return
	}
	m.Cards = append(m.Cards, c)
}

// TickCards lets the first card go when its time is over.
func (m *History) TickCards() {
	if len(m.Cards) == 0 {
		return
	}
	c := &m.Cards[0]
	if c.step >= 0 && c.icon != "" && c.step != m.Sight.Game.Head() {
		m.Cards, m.Stale = m.Cards[1:], true
		return
	}
	if m.Fighting() && c.icon == "" {
		return // they wait until the combat panel is away
	}
	if c.until == 0 {
		c.until = m.Clock + 4000
		if len(m.Cards) > 2 {
			c.until = m.Clock + 1500
		}
		m.Stale = true
	}
	if m.Clock >= c.until {
		m.Cards = m.Cards[1:]
		m.Stale = true
	}
}

// LayCards shows the first card above the timeline.
func (m *History) LayCards() {
	if len(m.Cards) == 0 || m.Fighting() && m.Cards[0].icon == "" {
		return // the combat panel shows its losses itself
	}
	c := m.Cards[0]
	_, _, right, foot := m.Bars()
	w := 420.0
	x := m.W - right - w - 16
	probe := m.Probe()
	cw := probe.Wide(scene.CondMedium, 13, string(c.cite))
	lines := probe.Wrap(scene.Body, 13, w-72-cw, c.Text)
	h := math.Max(44, 26+18*float64(min(len(lines), 3)))
	lift := 12.0
	if m.Sight.Game.Sandbox() {
		lift = 50 // above the plate
	}
	if t := m.fight.ThrowsTall(); t > 0 {
		lift += t + 12 // above the dice
	}
	for _, p := range m.Drawn.Panels {
		if p.ID == "slips" && p.Rect.X < x+w {
			lift = math.Max(lift, m.H-foot-p.Rect.Y+8) // nor over the orders one has written
		}
	}
	d := m.Panel("card", scene.R(x, m.H-foot-h-lift, w, h))
	d.Panel.Shadow = true
	y := d.Panel.Rect.Y
	edge := "chrome.line"
	if d.Hot(d.Panel.Rect) {
		edge = "accent.lamp"
	}
	d.Frame(x, y, w, h, 4, "chrome.panel", edge)
	icon, col := "triangle", "status.warning"
	switch c.Kind {
	case engine.EventTurned:
		icon, col = "undo", "text.on_dark_second"
	case engine.EventBase:
		icon, col = "flag", "text.on_dark_second"
	case engine.EventDisplaced:
		icon, col = "next", "status.warning"
	case engine.EventNews:
		icon, col = "log", "accent.lamp"
	case engine.EventNote, engine.EventChoice:
		icon, col = "log", "text.on_dark_second"
	}
	tip := m.Say("tip.card")
	var act scene.Act = table.ShowLine{Point: c.Point, Event: max(0, c.Event)}
	if c.icon != "" {
		icon, col, act, tip = c.icon, "accent.lamp", CloseCard{}, ""
	}
	d.Icon(icon, x+24, y+h/2, 9, col)
	d.Para(x+46, y+26, w-72-cw, scene.Body, 13, 18, "text.on_dark", c.Text, 3)
	d.Hit(x, y, w, h, act, tip)
	d.CiteRight(x+w-14, y+26, c.cite, false)
}

// Note slides in a card that tells of the program and not of the game.
func (m *History) Note(key, icon string, ms float64, args ...any) {
	for i, a := range args {
		if s, ok := a.(string); ok {
			args[i] = engine.Arg{Kind: engine.ArgName, S: s}
		}
	}
	m.Cards = append([]Card{{Text: m.Say(key, args...), icon: icon, step: -1, until: m.Clock + ms}}, m.Cards...)
	m.Stale = true
}

// NoteStep slides in a card that tells of the step at hand, and goes with it.
func (m *History) NoteStep(key string) {
	m.Note(key, "next", 6000)
	m.Cards[0].step = m.Sight.Game.Head()
}

// DropNotes puts away the cards that tell of the program.
func (m *History) DropNotes() {
	keep := m.Cards[:0]
	for _, c := range m.Cards {
		if c.icon == "" {
			keep = append(keep, c)
		}
	}
	m.Cards = keep
	m.Stale = true
}
