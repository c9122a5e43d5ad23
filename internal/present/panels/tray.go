package panels

import (
	"cmp"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays the tray of a target's card: what stands there, how ready it is, and what that comes to.

// standing lists what the target is: the ships of a force, or whoever stands in the space.
func (m *Panels) standing(at int) (list []engine.CounterView) {
	if list, ok := m.meeting(); ok {
		return list
	}
	force := engine.NoRef
	if c, ok := m.Sight.Counter(m.Sight.Aim.At); ok && !c.Flies() {
		for _, x := range m.Sight.View.Counters {
			if x.On == c.Ref {
				force = c.Ref
			}
		}
		if force == engine.NoRef {
			return []engine.CounterView{c}
		}
	}
	if list = m.under(at); len(list) > 0 {
		return list
	}
	for _, c := range m.Sight.CountersAt(at) {
		switch {
		case c.Side == m.Actor(), force != engine.NoRef && c.On != force, force == engine.NoRef && table.InForce(c):
		default:
			list = append(list, c)
		}
	}
	if len(list) > 0 {
		return list
	}
	for _, c := range m.Sight.CountersAt(at) { // who is sent helps those who stand there
		if c.Side == m.Actor() && c.Class() == engine.ClassGround {
			list = append(list, c)
		}
	}
	return list
}

// meeting lists who could meet those who are sent, where that is known: nobody is struck there, and only they can do harm.
func (m *Panels) meeting() (list []engine.CounterView, ok bool) {
	meets := m.Prospect(engine.NoRef).Meets
	for _, l := range meets {
		for _, r := range l.Refs {
			if c, known := m.Sight.Counter(r); known {
				list = append(list, c)
			}
		}
	}
	return list, len(meets) > 0
}

// under lists those of the other side that are on their way to a space, where it is asked who meets them.
func (m *Panels) under(at int) (list []engine.CounterView) {
	if !m.Sight.View.Prompt.Meets {
		return nil
	}
	for _, c := range m.Sight.View.Counters {
		if c.Side != m.Actor() && c.Mission == engine.SpaceRef(at) {
			list = append(list, c)
		}
	}
	return list
}

// targetTray shows what stands there, and how ready it is.
func (m *Panels) targetTray(d scene.Pen, r scene.Rect, y float64, at int, sz cardSizes, p table.Prospect) float64 {
	list := m.standing(at)
	if m.strikesShips() {
		slices.SortStableFunc(list, func(a, b engine.CounterView) int { return cmp.Compare(flying(a), flying(b)) })
	}
	d.Box(r.X+1, y, r.W-1, sz.tray, "chrome.well")
	x := r.X + 14
	most := max(1, int((r.W-150)/(sz.counter+8)))
	for i, c := range list[:min(len(list), most)] {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y + (sz.tray-sz.counter)/2, W: sz.counter, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
		d.Hit(x-2, y+2, sz.counter+4, sz.tray-4, scene.Nothing{}, m.NameOf(c.Ref)+": "+m.Word(c.Note))
		if x += sz.counter + 8; i == most-1 && len(list) > most {
			x += d.Text(x, y+sz.tray/2+5, scene.CondMedium, 13, "text.on_dark_second", "+"+scene.Itoa(len(list)-most)) + 6
		}
	}
	if len(list) == 0 {
		x = r.X + 14
	}
	d.Para(x+6, y+sz.tray/2-4, r.X+r.W-12-x-6, scene.BodyMedium, 13, 17, "text.on_dark", m.trayWord(list, p), 3)
	return y + sz.tray + 6
}

// strikesShips tells whether whoever goes there strikes at ships.
func (m *Panels) strikesShips() bool {
	for _, x := range m.Reachers(m.Sight.Aim.At) {
		if x.Sent {
			continue
		}
		c := m.roundChart(m.Prospect(x.Counter.Ref))
		return c != nil && c.Value == engine.ValueHits
	}
	c := m.roundChart(m.Prospect(engine.NoRef))
	return c != nil && c.Value == engine.ValueHits
}

// flying puts what flies behind what does not.
func flying(c engine.CounterView) int {
	if c.Flies() {
		return 1
	}
	return 0
}

// againstAny is the prospect of the first on the ground who could go, or else the one given.
func (m *Panels) againstAny(p table.Prospect) table.Prospect {
	for _, x := range m.Reachers(m.Sight.Aim.At) {
		if !x.Sent && !x.Counter.Flies() {
			return m.Prospect(x.Counter.Ref)
		}
	}
	return p
}

// trayWord says what it comes to.
func (m *Panels) trayWord(list []engine.CounterView, p table.Prospect) string {
	var air, ready, ground []engine.CounterView
	ships := false
	for _, c := range list {
		switch {
		case c.Flies():
			air = append(air, c)
			if !c.Is(engine.Turned) {
				ready = append(ready, c)
			}
		case c.Class() == engine.ClassGround:
			ground = append(ground, c)
		case c.Class() != engine.ClassMarker:
			ships = true
		}
	}
	if litColumn(p) < 0 && len(ground) > 0 && ground[0].Side != m.Actor() { // nobody is ticked: how strong they stand is the same against anyone
		p = m.againstAny(p)
	}
	all, fit := engine.Arg{Kind: engine.ArgName, S: m.tally(air)}, engine.Arg{Kind: engine.ArgName, S: m.tally(ready)}
	switch {
	case len(p.Meets) > 0:
		return m.Word(p.Meets[0].Text)
	case len(list) == 0:
		return m.Say("target.nobody")
	case litColumn(p) >= 0:
		return m.groundWord(ground, p)
	case ships && p.Battle != nil && p.Battle.Kind == engine.BattleSea:
		return m.Word(p.Battle.Sides[1].Suffered)
	case len(air) > 0 && m.Sight.View.Prompt.Meets:
		return m.Say("target.comes", all)
	case len(air) > 0 && len(ready) == len(air):
		return m.Say("target.ready", all)
	case len(air) > 0 && len(ready) == 0:
		return m.Say("target.turned", all)
	case len(air) > 0:
		return m.Say("target.some", all, fit)
	case ships:
		return m.Say("target.ships")
	}
	return m.Say("target.stands", sum(ground))
}

// groundWord says with how much they defend, and how that comes about.
func (m *Panels) groundWord(ground []engine.CounterView, p table.Prospect) string {
	with, stands := p.Battle.Sides[1].Strength, sum(ground)
	if stands > 0 && with > stands && with%stands == 0 {
		return m.Say("target.times", with, stands, with/stands)
	}
	return m.Say("target.ground", with)
}

// tally adds counters up in words: factors, squadrons, or both.
func (m *Panels) tally(list []engine.CounterView) string {
	whole, parts := 0, 0
	for _, c := range list {
		if c.Kind != nil && c.Kind.Parts > 1 {
			parts += c.Size
		} else {
			whole += c.Size
		}
	}
	switch {
	case parts == 0:
		return m.Say("size.factors", whole)
	case whole == 0:
		return m.Say("size.squadrons", parts)
	}
	return m.Say("size.both", whole, parts)
}

// sum adds sizes up.
func sum(list []engine.CounterView) (n int) {
	for _, c := range list {
		n += c.Size
	}
	return n
}
