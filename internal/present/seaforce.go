package present

import (
	"math"
	"slices"

	"awaw/engine"
)

// This file lays out the card of the ships at a place: its task forces and what sails with each, decks and holds with what is
// on them, and how ships and squadrons pass from one to another by clicks or by dragging.

// inForce tells a ship that is shown on the card of its task force, not by itself on the map.
func inForce(c engine.CounterView) bool { return !c.Flies() && c.On != engine.NoRef }

// fleet is one task force at a place with its ships, or the ships under no marker.
type fleet struct {
	mark  engine.CounterView // its marker; none for ships under no marker
	side  engine.Side
	ships []engine.CounterView
}

// fleetsAt lists what lies at a place: every marker with what is known to sail with it, then ships under none, side by side.
func (m *Model) fleetsAt(space int) (out []fleet) {
	all := m.t.countersAt(space)
	for _, c := range all {
		if isForce(c) {
			out = append(out, fleet{mark: c, side: c.Side})
		}
	}
	marked := len(out)
	for _, c := range all {
		if !isShip(c) || isForce(c) {
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

// aboard lists the counters on a ship.
func (m *Model) aboard(ship engine.Ref) (out []engine.CounterView, load int) {
	for _, c := range m.t.view.Counters {
		if c.On == ship {
			out = append(out, c)
			load += c.Size
		}
	}
	return out, load
}

// atSeaNow tells whether the card of ships is shown for what is selected: a marker, a ship, what is on one, or
// a place with nothing else.
func (m *Model) atSeaNow() bool {
	if c, ok := m.t.counter(m.t.sel); ok {
		return isShip(c) || c.On != engine.NoRef
	}
	ships := false
	for _, c := range m.t.countersAt(m.t.space) {
		if !isShip(c) && c.On == engine.NoRef {
			return false
		}
		ships = ships || isShip(c)
	}
	return ships
}

// layFleet shows the ships at a place.
func (m *Model) layFleet(d pen, r Rect) {
	t := m.t
	name, code := m.board().Name(t.space), m.board().Code(t.space)
	if name == "" || name == code {
		name, code = m.nameOf(engine.SpaceRef(t.space)), ""
	}
	list := m.fleetsAt(t.space)
	top := m.head(d, r, name, code, m.say("sea.under"))
	d.iconButton("back", r.X+r.W-70, r.Y+12, 28, true, LetGo{}, m.say("tip.unselect"))
	foot := r.Y + r.H - 150
	m.layFleets(d, list, Rect{r.X, top, r.W, foot - top})
	y := foot + 10
	d.box(r.X+1, y-4, r.W-1, 1, "chrome.line_soft")
	if spare, ok := m.spareMarker(); ok {
		d.button(r.X+12, y+2, r.W-24, 30, m.say("sea.new"), "", "", Ship{Ref: spare})
		y += 36
	} else {
		y = m.layStepper(d, r.X+12, y, r.W-24)
	}
	if key := m.seaHint(); key != "" {
		d.para(r.X+12, y+16, r.W-24, Body, 12, 16, "text.on_dark_second", m.say(key), 3)
	}
}

// layFleets lists the forces of a place with their ships, as far as they go into r. The wheel and a button turn to the rest.
func (m *Model) layFleets(d pen, list []fleet, r Rect) {
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
			add(26, func(y float64) { d.text(r.X+44, y+17, Body, 13, "text.on_dark_muted", m.say("sea.hidden")) })
		}
		add(6, func(float64) {})
	}
	foot := r.Y + r.H
	if long <= r.H {
		m.scroll["fleet"] = 0
	} else {
		foot -= 32
		last := long - (foot - r.Y)
		m.scroll["fleet"] = math.Min(m.scroll["fleet"], last)
		word, act := m.say("sea.more"), TurnFleet{By: int(foot-r.Y) / 2}
		if m.scroll["fleet"] == last {
			word, act.By = m.say("sea.top"), -int(long)-1
		}
		d.button(r.X+12, foot+2, r.W-24, 28, word, "", "", act)
	}
	for i := range m.regions {
		if m.regions[i].Cmd == "units" {
			m.regions[i].Cmd = "fleet"
		}
	}
	y, past := r.Y, 0.0
	for _, o := range rows { // whole rows only, the first at the top
		if past += o.h; past-o.h < m.scroll["fleet"] || y+o.h > foot+6 {
			continue
		}
		o.draw(y)
		y += o.h
	}
}

// shipHeight is the room one ship takes in the card.
func (m *Model) shipHeight(c engine.CounterView) float64 {
	if on, _ := m.aboard(c.Ref); hasDeck(c) || len(on) > 0 {
		return 60
	}
	return 36
}

// seaHint is the key of what may be done with what is selected, empty for nothing.
func (m *Model) seaHint() string {
	c, ok := m.t.counter(m.t.sel)
	if !ok {
		return ""
	}
	own := false // it may do something, not only have it done to it
	cmds := m.legalWith(m.t.sel, engine.NoRef)
	for _, l := range cmds {
		own = own || l.A == m.t.sel && c.Side == m.actor()
	}
	switch {
	case m.t.sel == engine.NoRef:
		return ""
	case len(cmds) == 0:
		return "sea.hint.none"
	case !own:
		return "sea.hint.over"
	case isForce(c):
		return "sea.hint.force"
	case isShip(c):
		return "sea.hint.ship"
	}
	return "sea.hint.air"
}

// spareMarker is a marker beside the map that the ship selected may take.
func (m *Model) spareMarker() (engine.Ref, bool) {
	c, ok := m.t.counter(m.t.sel)
	if !ok || !isShip(c) || isForce(c) {
		return engine.NoRef, false
	}
	for _, l := range m.legalWith(m.t.sel, engine.NoRef) {
		if _, on := m.t.counter(l.B); l.A == c.Ref && l.B.Kind() == engine.KindCounter && !on {
			return l.B, true
		}
	}
	return engine.NoRef, false
}

// chosen tells how a row of the card stands to what is selected: it is that, or may be chosen together with it.
func (m *Model) chosen(r engine.Ref) (sel, may bool) {
	return m.t.sel == r, m.t.sel != r && m.live() && len(m.legalFrom(m.t.sel, r)) > 0
}

// rowEdge frames a row that is selected or may be chosen.
func (m *Model) rowEdge(d pen, r engine.Ref, x, y, w, h float64) {
	switch sel, may := m.chosen(r); {
	case sel:
		d.add(Item{Kind: ItemBox, X: x, Y: y, W: w, H: h, R: 3, Edge: "accent.lamp", Line: 2})
	case may, m.aimable(r):
		d.add(Item{Kind: ItemBox, X: x, Y: y, W: w, H: h, R: 3, Edge: "status.legal", Line: 2})
	}
}

// aimable tells whether a ship may be made a target by a choice that names it alone.
func (m *Model) aimable(r engine.Ref) bool {
	return m.live() && slices.ContainsFunc(m.t.legal, func(l engine.Command) bool { return l.A == r && m.verb(l) == "aim" })
}

// showAims opens the card of the ships among which a strike has to choose its targets.
func (m *Model) showAims() {
	t := m.t
	if m.aimable(t.sel) {
		return
	}
	for _, l := range t.legal {
		if c, ok := t.counter(l.A); ok && m.verb(l) == "aim" && m.live() {
			t.sel, t.space = engine.NoRef, c.Space.Index()
			m.pane, m.folded = "units", false
			return
		}
	}
}

// layMarker is the head of a task force: its marker, name, factors, speed, and whether everybody knows what sails with it.
func (m *Model) layMarker(d pen, f fleet, r Rect, y float64) {
	d.box(r.X+1, y, r.W-1, 34, "chrome.raised")
	style := m.t.style(f.side)
	if f.mark.Ref == engine.NoRef {
		d.mark(style, r.X+26, y+17, 9, true)
		d.text(r.X+48, y+22, BodyMedium, 14, "text.on_dark", m.say("sea.loose"))
		return
	}
	c := f.mark
	card := m.trayCard(c)
	card.Selected = false // the row is framed
	d.add(Item{Kind: ItemCard, X: r.X + 12, Y: y + 3, W: 28, Card: card})
	word := m.say("sea.unknown")
	if c.Size > 0 {
		word = m.say("sea.factors", c.Size, c.Range)
	}
	ww := d.wide(CondMedium, 13, word)
	icon, tip := "lock", "sea.is.hidden"
	if c.Is(engine.Known) {
		icon, tip = "eye", "sea.is.known"
	}
	d.icon(icon, r.X+r.W-22, y+17, 6, "text.on_dark_second")
	d.right(r.X+r.W-36, y+22, CondMedium, 13, "text.on_dark_second", word)
	d.text(r.X+48, y+22, BodyMedium, 14, "text.on_dark", d.fit(BodyMedium, 14, r.W-96-ww, m.nameOf(c.Ref)))
	m.rowEdge(d, c.Ref, r.X+3, y+1, r.W-6, 32)
	d.hit(r.X, y, r.W, 34, Ship{Ref: c.Ref}, m.word(c.Note)+" · "+m.say(tip))

}

// layShip is one ship: its card, name, state; for a carrier its deck, for a transport its hold.
func (m *Model) layShip(d pen, c engine.CounterView, r Rect, y float64) {
	on, load := m.aboard(c.Ref)
	deck, h := hasDeck(c), m.shipHeight(c)
	x := r.X + 12
	card := m.trayCard(c)
	card.Selected = false
	d.add(Item{Kind: ItemCard, X: x, Y: y + 2, W: 32, Card: card})
	d.text(x+42, y+16, BodyMedium, 13, "text.on_dark", d.fit(BodyMedium, 13, r.W-150, m.nameOf(c.Ref)))
	d.right(r.X+r.W-12, y+16, CondMedium, 13, "text.on_dark_second", m.say("sea.class."+c.Kind.Code, c.Size))
	if c.Is(engine.Damaged) {
		word := m.say("sea.damaged")
		if deck {
			word = m.say("sea.damaged.deck")
		}
		d.icon("triangle", x+48, y+27, 5, "status.warning")
		d.text(x+58, y+32, CondMedium, 12, "status.warning", word)
	} else {
		d.text(x+42, y+32, Cond, 12, "text.on_dark_second", d.fit(Cond, 12, r.W-70, m.word(c.Note)))
	}
	m.rowEdge(d, c.Ref, r.X+3, y, r.W-6, h-2)
	d.hit(r.X, y, r.W, h-1, Ship{Ref: c.Ref}, "")
	if h > 40 {
		m.layDeck(d, c, on, load, x+42, y+36, r.X+r.W-12)
	}
}

// layDeck draws one cell for each squadron a carrier holds or could hold, or what a transport carries.
func (m *Model) layDeck(d pen, ship engine.CounterView, on []engine.CounterView, load int, x, y, right float64) {
	cells := max(load, 1)
	if hasDeck(ship) {
		cells = max(load, ship.Size)
	}
	word := m.say("sea.deck", load, ship.Size)
	if !hasDeck(ship) {
		word = m.say("sea.hold", load)
	}
	ww := d.wide(CondMedium, 12, word)
	cw := math.Min(24, math.Floor((right-x-ww-10)/float64(cells)))
	i := 0
	for _, c := range on {
		x0 := x + float64(i)*cw
		sel, _ := m.chosen(c.Ref)
		for range c.Size {
			cx := x + float64(i)*cw
			fill, ink := "paper.sheet", "text.on_paper"
			if c.Is(engine.Turned) {
				fill, ink = "text.on_dark_muted", "paper.sheet"
			}
			d.frame(cx, y, cw-1, 18, 1, fill, "paper.rule")
			n := 0
			if c.Is(engine.Turned) {
				d.add(Item{Kind: ItemHatch, X: cx, Y: y, W: cw - 1, H: 18, Fill: "chrome.panel"})
				n = 1
			}
			d.add(Item{Kind: ItemPlane, X: cx + (cw-1)/2, Y: y + 9, W: math.Min(15, cw-3), Fill: ink, Text: c.Kind.Shape, N: n})
			i++
		}
		if sel {
			d.add(Item{Kind: ItemBox, X: x0 - 1, Y: y - 1, W: float64(c.Size)*cw + 1, H: 20, R: 1, Edge: "accent.lamp", Line: 2})
		}
		d.hit(x0, y-2, float64(c.Size)*cw, 22, Ship{Ref: c.Ref}, m.nameOf(c.Ref)+", "+m.word(c.Note))
	}
	for ; i < cells; i++ {
		d.frame(x+float64(i)*cw, y, cw-1, 18, 1, "chrome.well", "chrome.line")
	}
	d.right(right, y+14, CondMedium, 12, "text.on_dark_second", word)
}

// isForce tells a marker under which ships go.
func isForce(c engine.CounterView) bool { return c.Class() == engine.ClassForce }

// hasDeck tells whether a counter holds as much as its own size.
func hasDeck(c engine.CounterView) bool { return c.Kind != nil && c.Kind.Holds == engine.HoldsSize }

// clickSea is a click on a row of the card: what is selected goes there if it may, else the row is selected.
func (m *Model) clickSea(r engine.Ref) {
	if sel, may := m.chosen(r); may && !sel {
		m.resolve(m.legalFrom(m.t.sel, r), m.mx, m.my)
		return
	}
	if c, ok := m.t.counter(r); ok {
		m.pick(r, c.Space.Index())
	}
}

// liftSea takes up a row of the card that is dragged, so that it is carried as from the map.
func (m *Model) liftSea(x, y float64) bool {
	row, ok := m.pressed.(Ship)
	if !ok || math.Hypot(x-m.pressX, y-m.pressY) <= 5 {
		return false
	}
	c, ok := m.t.counter(row.Ref)
	if !ok || !m.draggable(c) {
		return false
	}
	m.pressed = Lift{Ref: c.Ref}
	m.carry(x, y)
	return true
}

// dropSea lets a counter go over a row of the card.
func (m *Model) dropSea(held Lift, on Act) {
	row, ok := on.(Ship)
	if !ok || row.Ref == held.Ref {
		return
	}
	if cands := m.legalFrom(held.Ref, row.Ref); len(cands) > 0 {
		m.resolve(cands, m.mx, m.my)
		m.finishMotion()
		return
	}
	m.refuse(held.Ref, row.Ref, m.mx, m.my)
}

// seekAt lists what may be begun at a place with enemy ships by carrying air there: the hunt for them. Where somebody is
// already sent, what is offered at the place is the fight itself, which nobody begins by carrying one more there.
func (m *Model) seekAt(c engine.CounterView, at engine.Ref) (out []engine.Command) {
	if !c.Flies() || !slices.ContainsFunc(m.t.countersAt(at.Index()), func(o engine.CounterView) bool { return isForce(o) && o.Side != c.Side }) {
		return nil
	}
	if slices.ContainsFunc(m.t.view.Arrows, func(a engine.ArrowView) bool { return a.To == at && a.Side == c.Side }) {
		return nil
	}
	for _, l := range m.placed() {
		if l.B == at {
			out = append(out, l)
		}
	}
	return out
}
