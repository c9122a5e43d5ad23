package panels

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/hand"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out the card of the ships at a place: its task forces and what sails with each, decks and holds with what is
// on them, and how ships and squadrons pass from one to another by clicks or by dragging.

// spareMarker is a marker beside the map that the ship selected may take.
func (m *Panels) spareMarker() (engine.Ref, bool) {
	c, ok := m.Sight.Counter(m.Sight.Sel)
	if !ok || !table.IsShip(c) || table.IsForce(c) {
		return engine.NoRef, false
	}
	for _, l := range m.LegalWith(m.Sight.Sel, engine.NoRef) {
		if _, on := m.Sight.Counter(l.B); l.A == c.Ref && l.B.Kind() == engine.KindCounter && !on {
			return l.B, true
		}
	}
	return engine.NoRef, false
}

// rowEdge frames a row that is selected or may be chosen.
func (m *Panels) rowEdge(d scene.Pen, r engine.Ref, x, y, w, h float64) {
	switch sel, may := m.hand.Chosen(r); {
	case sel:
		d.Add(scene.Item{Kind: scene.ItemBox, X: x, Y: y, W: w, H: h, R: 3, Edge: "accent.lamp", Line: 2})
	case may, m.aimable(r):
		d.Add(scene.Item{Kind: scene.ItemBox, X: x, Y: y, W: w, H: h, R: 3, Edge: "status.legal", Line: 2})
	}
}

// aimable tells whether a ship may be made a target by a choice that names it alone.
func (m *Panels) aimable(r engine.Ref) bool {
	return m.Live() && slices.ContainsFunc(m.Sight.Legal, func(l engine.Command) bool { return l.A == r && m.Verb(l) == "aim" })
}

// ShowAims opens the card of the ships among which a strike has to choose its targets.
func (m *Panels) ShowAims() {
	t := m.Sight
	if m.aimable(t.Sel) {
		return
	}
	for _, l := range t.Legal {
		if c, ok := t.Counter(l.A); ok && m.Verb(l) == "aim" && m.Live() {
			t.Sel, t.Space = engine.NoRef, c.Space.Index()
			m.Pane, m.Folded = "units", false
			return
		}
	}
}

// layMarker is the head of a task force: its marker, name, factors, speed, and whether everybody knows what sails with it.
func (m *Panels) layMarker(d scene.Pen, f fleet, r scene.Rect, y float64) {
	d.Box(r.X+1, y, r.W-1, 34, "chrome.raised")
	style := m.Sight.Style(f.side)
	if f.mark.Ref == engine.NoRef {
		d.Mark(style, r.X+26, y+17, 9, true)
		d.Text(r.X+48, y+22, scene.BodyMedium, 14, "text.on_dark", m.Say("sea.loose"))
		return
	}
	c := f.mark
	card := m.trayCard(c)
	card.Selected = false // the row is framed
	d.Add(scene.Item{Kind: scene.ItemCard, X: r.X + 12, Y: y + 3, W: 28, Card: card})
	word := m.Say("sea.unknown")
	if c.Size > 0 {
		word = m.Say("sea.factors", c.Size, c.Range)
	}
	ww := d.Wide(scene.CondMedium, 13, word)
	icon, tip := "lock", "sea.is.hidden"
	if c.Is(engine.Known) {
		icon, tip = "eye", "sea.is.known"
	}
	d.Icon(icon, r.X+r.W-22, y+17, 6, "text.on_dark_second")
	d.Right(r.X+r.W-36, y+22, scene.CondMedium, 13, "text.on_dark_second", word)
	d.Text(r.X+48, y+22, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, r.W-96-ww, m.NameOf(c.Ref)))
	m.rowEdge(d, c.Ref, r.X+3, y+1, r.W-6, 32)
	d.Hit(r.X, y, r.W, 34, hand.Ship{Ref: c.Ref}, m.Word(c.Note)+" · "+m.Say(tip))

}

// layShip is one ship: its card, name, state; for a carrier its deck, for a transport its hold.
func (m *Panels) layShip(d scene.Pen, c engine.CounterView, r scene.Rect, y float64) {
	on, load := m.Aboard(c.Ref)
	deck, h := table.HasDeck(c), m.shipHeight(c)
	x := r.X + 12
	card := m.trayCard(c)
	card.Selected = false
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y + 2, W: 32, Card: card})
	d.Text(x+42, y+16, scene.BodyMedium, 13, "text.on_dark", d.Fit(scene.BodyMedium, 13, r.W-150, m.NameOf(c.Ref)))
	d.Right(r.X+r.W-12, y+16, scene.CondMedium, 13, "text.on_dark_second", m.Say("sea.class."+c.Kind.Code, c.Size))
	if c.Is(engine.Damaged) {
		word := m.Say("sea.damaged")
		if deck {
			word = m.Say("sea.damaged.deck")
		}
		d.Icon("triangle", x+48, y+27, 5, "status.warning")
		d.Text(x+58, y+32, scene.CondMedium, 12, "status.warning", word)
	} else {
		d.Text(x+42, y+32, scene.Cond, 12, "text.on_dark_second", d.Fit(scene.Cond, 12, r.W-70, m.Word(c.Note)))
	}
	m.rowEdge(d, c.Ref, r.X+3, y, r.W-6, h-2)
	d.Hit(r.X, y, r.W, h-1, hand.Ship{Ref: c.Ref}, "")
	if h > 40 {
		m.layDeck(d, c, on, load, x+42, y+36, r.X+r.W-12)
	}
}

// layDeck draws one cell for each squadron a carrier holds or could hold, or what a transport carries.
func (m *Panels) layDeck(d scene.Pen, ship engine.CounterView, on []engine.CounterView, load int, x, y, right float64) {
	cells := max(load, 1)
	if table.HasDeck(ship) {
		cells = max(load, ship.Size)
	}
	word := m.Say("sea.deck", load, ship.Size)
	if !table.HasDeck(ship) {
		word = m.Say("sea.hold", load)
	}
	ww := d.Wide(scene.CondMedium, 12, word)
	cw := math.Min(24, math.Floor((right-x-ww-10)/float64(cells)))
	i := 0
	for _, c := range on {
		x0 := x + float64(i)*cw
		sel, _ := m.hand.Chosen(c.Ref)
		for range c.Size {
			cx := x + float64(i)*cw
			fill, ink := "paper.sheet", "text.on_paper"
			if c.Is(engine.Turned) {
				fill, ink = "text.on_dark_muted", "paper.sheet"
			}
			d.Frame(cx, y, cw-1, 18, 1, fill, "paper.rule")
			n := 0
			if c.Is(engine.Turned) {
				d.Add(scene.Item{Kind: scene.ItemHatch, X: cx, Y: y, W: cw - 1, H: 18, Fill: "chrome.panel"})
				n = 1
			}
			d.Add(scene.Item{Kind: scene.ItemPlane, X: cx + (cw-1)/2, Y: y + 9, W: math.Min(15, cw-3), Fill: ink, Text: c.Kind.Shape, N: n})
			i++
		}
		if sel {
			d.Add(scene.Item{Kind: scene.ItemBox, X: x0 - 1, Y: y - 1, W: float64(c.Size)*cw + 1, H: 20, R: 1, Edge: "accent.lamp", Line: 2})
		}
		d.Hit(x0, y-2, float64(c.Size)*cw, 22, hand.Ship{Ref: c.Ref}, m.NameOf(c.Ref)+", "+m.Word(c.Note))
	}
	for ; i < cells; i++ {
		d.Frame(x+float64(i)*cw, y, cw-1, 18, 1, "chrome.well", "chrome.line")
	}
	d.Right(right, y+14, scene.CondMedium, 12, "text.on_dark_second", word)
}
