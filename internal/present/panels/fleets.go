package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists the task forces at a place, each with the ships that sail under it.

// fleet is one task force at a place with its ships, or the ships under no marker.
type fleet struct {
	mark  engine.CounterView // its marker; none for ships under no marker
	side  engine.Side
	ships []engine.CounterView
}

// fleetsAt lists what lies at a place: every marker with what is known to sail with it, then ships under none, side by side.
func (m *Panels) fleetsAt(space int) (out []fleet) {
	all := m.Sight.CountersAt(space)
	for _, c := range all {
		if table.IsForce(c) {
			out = append(out, fleet{mark: c, side: c.Side})
		}
	}
	marked := len(out)
	for _, c := range all {
		if !table.IsShip(c) || table.IsForce(c) {
			continue
		}
		k := -1
		for i := range out {
			if c.On != engine.NoRef && out[i].mark.Ref == c.On || c.On == engine.NoRef && i >= marked && out[i].side == c.Side {
				k = i
			}
		}
		if k < 0 {
			k = len(out)
			out = append(out, fleet{side: c.Side})
		}
		out[k].ships = append(out[k].ships, c)
	}
	return out
}

// atSeaNow tells whether the card of ships is shown for what is selected: a marker, a ship, what is on one, or
// a place with nothing else. Where ships sail under no markers they are listed as all else is.
func (m *Panels) atSeaNow() bool {
	if !slices.ContainsFunc(m.Sight.View.Kinds, func(k *engine.CounterKind) bool { return k.Class == engine.ClassForce }) {
		return false
	}
	if c, ok := m.Sight.Counter(m.Sight.Sel); ok {
		return table.IsShip(c) || c.On != engine.NoRef
	}
	ships := false
	for _, c := range m.Sight.CountersAt(m.Sight.Space) {
		if !table.IsShip(c) && c.On == engine.NoRef {
			return false
		}
		ships = ships || table.IsShip(c)
	}
	return ships
}

// layFleet shows the ships at a place.
func (m *Panels) layFleet(d scene.Pen, r scene.Rect) {
	t := m.Sight
	name, code := m.Board().Name(t.Space), m.Board().Code(t.Space)
	if name == "" || name == code {
		if near := m.Near(engine.SpaceRef(t.Space)); near != "" {
			name = near
		} else {
			name, code = m.NameOf(engine.SpaceRef(t.Space)), ""
		}
		name = scene.Capital(name)
	} else if code != "" {
		name = m.Say("ref", name)
	}
	list := m.fleetsAt(t.Space)
	top := m.head(d, r, name, code, m.Say("sea.under"))
	d.IconButton("back", r.X+r.W-70, r.Y+12, 28, true, table.LetGo{}, m.Say("tip.unselect"))
	foot := r.Y + r.H - 150
	m.layFleets(d, list, scene.R(r.X, top, r.W, foot-top))
	y := foot + 10
	d.Box(r.X+1, y-4, r.W-1, 1, "chrome.line_soft")
	if spare, ok := m.spareMarker(); ok {
		d.Button(r.X+12, y+2, r.W-24, 30, m.Say("sea.new"), "", "", hand.Ship{Ref: spare})
		y += 36
	} else {
		y = m.layStepper(d, r.X+12, y, r.W-24)
	}
	if key := m.seaHint(); key != "" {
		d.Para(r.X+12, y+16, r.W-24, scene.Body, 12, 16, "text.on_dark_second", m.Say(key), 3)
	}
}

// layFleets lists the forces of a place with their ships, as far as they go into r. The wheel and a button turn to the rest.
func (m *Panels) layFleets(d scene.Pen, list []fleet, r scene.Rect) {
	type row struct {
		h    float64
		draw func(y float64)
	}
	var rows []row
	long := 0.0
	add := func(h float64, draw func(y float64)) {
		rows = append(rows, row{h, draw})
		long += h
	}
	for _, f := range list {
		add(38, func(y float64) { m.layMarker(d, f, r, y) })
		for _, s := range f.ships {
			add(m.shipHeight(s), func(y float64) { m.layShip(d, s, r, y) })
		}
		if len(f.ships) == 0 {
			add(26, func(y float64) { d.Text(r.X+44, y+17, scene.Body, 13, "text.on_dark_muted", m.Say("sea.hidden")) })
		}
		add(6, func(float64) {})
	}
	foot := r.Y + r.H
	if long <= r.H {
		m.Scroll["fleet"] = 0
	} else {
		foot -= 32
		last := long - (foot - r.Y)
		m.Scroll["fleet"] = math.Min(m.Scroll["fleet"], last)
		word, act := m.Say("sea.more"), TurnFleet{By: int(foot-r.Y) / 2}
		if m.Scroll["fleet"] == last {
			word, act.By = m.Say("sea.top"), -int(long)-1
		}
		d.Button(r.X+12, foot+2, r.W-24, 28, word, "", "", act)
	}
	for i := range m.Hits {
		if m.Hits[i].Cmd == "units" {
			m.Hits[i].Cmd = "fleet"
		}
	}
	y, past := r.Y, 0.0
	for _, o := range rows { // whole rows only, the first at the top
		if past += o.h; past-o.h < m.Scroll["fleet"] || y+o.h > foot+6 {
			continue
		}
		o.draw(y)
		y += o.h
	}
}

// shipHeight is the room one ship takes in the card.
func (m *Panels) shipHeight(c engine.CounterView) float64 {
	if on, _ := m.Aboard(c.Ref); table.HasDeck(c) || len(on) > 0 {
		return 60
	}
	return 36
}

// seaHint is the key of what may be done with what is selected, empty for nothing.
func (m *Panels) seaHint() string {
	c, ok := m.Sight.Counter(m.Sight.Sel)
	if !ok {
		return ""
	}
	own := false // it may do something, not only have it done to it
	cmds := m.LegalWith(m.Sight.Sel, engine.NoRef)
	for _, l := range cmds {
		own = own || l.A == m.Sight.Sel && c.Side == m.Actor()
	}
	switch {
	case m.Sight.Sel == engine.NoRef:
		return ""
	case len(cmds) == 0:
		return "sea.hint.none"
	case !own:
		return "sea.hint.over"
	case table.IsForce(c):
		return "sea.hint.force"
	case table.IsShip(c):
		return "sea.hint.ship"
	}
	return "sea.hint.air"
}
