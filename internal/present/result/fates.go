package result

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// parted tells whether a part of a counter turned back and the rest went on.
func parted(f *table.Fate) bool {
	return !f.Gone && !f.Down && f.Lost == 0 && 0 < f.Back && f.Back < f.Was.Size
}

// second is the counter laid beside one of which a part is lost or turned back: what is left of it, or that part; false where there is none.
func second(f *table.Fate) (c engine.CounterView, ok bool) {
	c = f.Was
	switch {
	case f.Gone:
		return c, false
	case f.Lost > 0:
		c.Size -= f.Lost
		c.State = c.State.With(engine.Turned, f.Down || f.Back >= c.Size)
	case parted(f):
		c.Size = f.Back
		c.State = c.State.With(engine.Turned, true)
	default:
		return c, false
	}
	return c, true
}

// layCard draws a counter as it was; one that is gone is dimmed and crossed.
func (m *Result) layCard(d scene.Pen, f *table.Fate, x, y, size float64) {
	c := f.Was
	if parted(f) {
		c.Size -= f.Back
	}
	if !f.Gone && f.Lost == 0 {
		c.State = c.State.With(engine.Turned, f.Down || f.Back >= f.Was.Size).With(engine.Damaged, f.Damaged)
	}
	card := scene.PlainCard(c, m.Sight.Style(c.Side))
	card.Ghost = f.Gone
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y, W: size, Card: card})
	if f.Gone {
		d.Icon("cross", x+size/2, y+size*.55, size*.26, "status.refused")
	}
	d.Hit(x, y, size, size, scene.Nothing{}, m.NameOf(c.Ref))
}

// outcome is what became of a counter without where it came from, or else what is said of it.
func (m *Result) outcome(f *table.Fate, whole string) string {
	_, many := m.Sight.Pos.(sortie.Mover) // a counter stands for all of a kind
	switch {
	case f.Gone && many: // that it is gone its cross tells
		return scene.Capital(m.Word(f.Was.Kind.Name))
	case f.Gone:
		return m.Say("done.fate.short.gone")
	case f.Lost > 0 && f.Back > 0:
		return m.Say("done.fate.short.both", table.Count(f.Lost), table.Count(f.Back))
	case f.Lost > 0:
		return m.Say("done.fate.short.lost", table.Count(f.Lost))
	case f.Damaged:
		return m.Say("done.fate.short.hit")
	case f.To.Kind() == engine.KindSpace:
		return m.Say("done.fate.short.to", name(m.SpaceName(f.To)))
	case f.Back > 0:
		return m.Say("done.fate.short.back", table.Count(f.Back))
	case f.Down:
		return m.Say("done.fate.short.down")
	}
	return whole
}

// fate says under a counter where it came from and what became of it.
func (m *Result) fate(f *table.Fate) string {
	from := m.StandsIn(f.Was.Space)
	if f.Was.On.Kind() == engine.KindCounter { // air aboard
		from = m.NameOf(f.Was.On)
	}
	if f.Was.Class() == engine.ClassShip || f.Was.Class() == engine.ClassGround {
		from = m.NameOf(f.Was.Ref)
	}
	if _, many := m.Sight.Pos.(sortie.Mover); many { // a counter stands for all of a kind, and its name says no more than that
		from = scene.Capital(m.Word(f.Was.Kind.Name))
		goes := f.To.Kind() == engine.KindSpace || f.Back > 0 || f.Down
		if goes && !f.Gone && f.Lost == 0 && f.Was.Flies() { // who comes home is told apart by where to
			from = m.StandsIn(f.Was.Space)
		}
	}
	switch at := name(from); {
	case f.Gone:
		return m.Say("done.fate.gone", at)
	case f.Lost > 0 && f.Back > 0:
		return m.Say("done.fate.both", at, table.Count(f.Lost), table.Count(f.Back))
	case f.Lost > 0:
		return m.Say("done.fate.here", at, table.Count(f.Lost))
	case f.Damaged:
		return m.Say("done.fate.hit", at)
	case f.To.Kind() == engine.KindSpace && f.Down:
		return m.Say("done.fate.to", name(m.SpaceName(f.To)))
	case f.Back > 0:
		return m.Say("done.fate.back", at, table.Count(f.Back))
	case f.Down:
		return m.Say("done.fate.down", at)
	}
	return from
}
