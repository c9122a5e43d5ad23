package mapview

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file shows on the map what a fight has cost: counters that are gone stand crossed where they stood, others carry what they lost.

// Fallen is what became of a counter in a fight.
type Fallen struct {
	Was    engine.CounterView
	Lost   int
	Gone   bool
	Thirds bool // it was lost in squadrons, three to a factor
}

// mostFallen is how many crossed counters stand at one place.
const mostFallen = 4

// LayFallen lays them.
func (m *Map) LayFallen(list []Fallen) {
	if m.Drawn.Map == nil || m.Cam.HexW < 38 {
		return
	}
	size, free := m.CardWidth(), m.FreeMap()
	gone := map[int]int{}
	for i, f := range list {
		if now, ok := m.Sight.Counter(f.Was.Ref); ok && !f.Gone {
			f.Was.Space = now.Space // it has left since
		}
		at := f.Was.Space.Index()
		if f.Was.Space.Kind() != engine.KindSpace || at >= m.Board().Len() || f.Lost == 0 && !f.Gone {
			continue
		}
		x, y := m.ScreenOf(at)
		if !free.Inset(size*.6).Has(x, y) || m.miniRect().Inset(-size*.6).Has(x, y) {
			continue
		}
		if f.Gone {
			m.layCrossed(i, f.Was, x, y, size, gone[at], len(m.stackAt(at)) > 0)
			gone[at]++
			continue
		}
		m.layLost(i, &f, x, y, size)
	}
}

// layCrossed stands a counter that is gone where it stood: in the middle, or beside those that are left.
func (m *Map) layCrossed(i int, c engine.CounterView, x, y, size float64, n int, others bool) {
	if n >= mostFallen {
		return
	}
	if others {
		size *= .72
		x += size * 1.1
		y += size * .5
	}
	x += float64(n) * size * .5
	for range 4 { // what the place is worth stays to be read
		if !m.onPlate(scene.R(x-size/2, y-size/2, size+2, size+2)) {
			break
		}
		y += size * .15
	}
	d := m.Panel("fallen"+scene.Itoa(i), scene.R(x-size/2, y-size/2, size+2, size+2))
	m.Hits = m.Hits[:len(m.Hits)-1] // the map below is pointed at through it
	card := scene.PlainCard(c, m.Sight.Style(c.Side))
	card.Ghost = true
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y, W: size, Card: card})
	d.Icon("cross", x+size/2, y+size*.55, size*.26, "status.refused")
}

// onPlate tells whether something would lie on the plate that tells what a place is worth.
func (m *Map) onPlate(r scene.Rect) bool {
	size := scene.CardSize(m.Cam.HexW)
	return slices.ContainsFunc(m.Drawn.Map.Marks, func(k scene.SpaceMark) bool {
		x, y := m.ScreenOf(k.Space)
		return k.IsPlate(size) && k.Plate(x, y, size).Meets(r)
	})
}

// layLost hangs what a counter has lost at its lower left corner.
func (m *Map) layLost(i int, f *Fallen, x, y, size float64) {
	word := "−" + m.inFactors(f)
	w := math.Max(22, m.Metrics.Width(scene.CondBold, 13, word)+10)
	d := m.Panel("lost"+scene.Itoa(i), scene.R(x-size/2-8, y+size/2-12, w, 20))
	m.Hits = m.Hits[:len(m.Hits)-1]
	r := d.Panel.Rect
	d.Frame(r.X, r.Y, r.W, r.H, 10, "chrome.scrim", "status.refused")
	d.Centre(r.X+r.W/2, r.Y+15, scene.CondBold, 13, "text.on_dark", word)
}

// inFactors words a loss in factors: a fight in squadrons leaves thirds.
func (m *Map) inFactors(f *Fallen) string {
	if !f.Thirds {
		return scene.Itoa(f.Lost)
	}
	whole, word := f.Lost/3, ""
	if whole > 0 || f.Lost%3 == 0 {
		word = scene.Itoa(whole)
	}
	return word + []string{"", "⅓", "⅔"}[f.Lost%3]
}
