package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file tells of the other refuges and lights them on the map, and of what the round has cost.

// layElsewhere tells of the other refuges, which are lit on the map at once.
func (m *Battle) layElsewhere(d scene.Pen, list []refuge, r scene.Rect) {
	all, safe := 0, 0
	for _, x := range list {
		if x.all != nil {
			if all++; !x.reached {
				safe++
			}
		}
	}
	y := m.card(d, r, m.Say("stay.elsewhere"), "E", NextRefuge{})
	word := m.Say("stay.safe.some", safe)
	switch safe {
	case 0:
		word = m.Say("stay.safe.none")
	case all:
		word = m.Say("stay.safe.all")
	}
	if all < len(list) {
		word += " " + m.Say("stay.some")
	}
	d.Para(r.X+18, y, r.W-36, scene.Body, 13, 18, "text.on_dark_second", scene.Capital(m.Say("stay.others", all, engine.Arg{Kind: engine.ArgName, S: word})), 2)
}

// lostOf is how much the viewer, or the other side, lost in the round that was fought.
func (m *Battle) lostOf(b *engine.BattleView, own bool) int {
	for _, s := range b.Sides {
		if (s.Side == m.Sight.Viewer) != own {
			continue
		}
		n := 0
		for _, c := range s.Before {
			n += c.Size
		}
		return max(0, n-s.Strength)
	}
	return 0
}

// layRefuges lights them on the map: hatched with room for all, outlined with room for some; the enemy's mark where he reaches.
func (m *Battle) layRefuges(list []refuge) {
	ms := m.Drawn.Map
	if ms == nil {
		return
	}
	ms.Lit, ms.Staging, ms.Pool = nil, nil, nil
	if r := m.nextRefuge(); r != nil {
		tag := m.Say("stay.to", engine.Arg{Kind: engine.ArgName, S: m.SpaceName(r.space)})
		ms.Arrows = append(ms.Arrows, scene.Arrow{From: m.Sight.View.Battle.Where.Index(), To: r.space.Index(), Kind: "mission", Style: m.Sight.Style(m.Sight.Viewer), Tag: tag, Planned: true})
	}
	foe := m.Sight.View.Battle.Sides[0].Side
	free := m.FreeMap()
	for i, x := range list {
		h := scene.StagingHex{Space: x.space.Index(), Full: x.all == nil}
		if h.Full {
			h.Why = m.Say("stay.room.some")
		}
		ms.Staging = append(ms.Staging, h)
		px, py := m.chart.ScreenOf(x.space.Index())
		if !free.Inset(20).Has(px, py) || m.covered(px, py) {
			continue
		}
		s := m.chart.Cam.HexW
		if x.reached {
			mx, my := px, py+.43*s // below the name of an empty base, beside counters
			if m.ownAt(x.space) {
				mx, my = px-math.Max(.37*s, 30), py+8
			}
			d := m.Panel("refuge"+scene.Itoa(i), scene.R(mx-9, my-9, 18, 18))
			m.Hits = m.Hits[:len(m.Hits)-1]
			d.Mark(m.Sight.Style(foe), d.Panel.Rect.X+9, d.Panel.Rect.Y+9, 8, true)
		}
		if x.all != nil && !m.ownAt(x.space) { // a click on an own counter selects it
			word := m.Say("stay.leave", engine.Arg{Kind: engine.ArgName, S: m.SpaceName(x.space)})
			m.Hits = append(m.Hits, scene.Region{Rect: scene.R(px-.4*s, py-.4*s, .8*s, .8*s), Act: FleeTo{Space: x.space}, Tip: word})
		}
	}
}

// ownAt tells whether a counter of the viewer's stands at a place.
func (m *Battle) ownAt(at engine.Ref) bool {
	return slices.ContainsFunc(m.Sight.View.Counters, func(c engine.CounterView) bool { return c.Space == at && c.Side == m.Sight.Viewer })
}
