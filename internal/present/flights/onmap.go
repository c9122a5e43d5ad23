package flights

import (
	"awaw/engine"
	"awaw/engine/sortie"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file draws the way of a flight on the map: numbered stops, where it may be met, where its escort waits.

// Dress adds the flight that is looked at to the map of a scene.
func (m *Flights) Dress() {
	ms := m.Drawn.Map
	if ms == nil {
		return
	}
	if v, ok := m.moving(); ok {
		m.dressMove(ms, v)
		return
	}
	if p, ok := m.planner(); ok && m.Planning() {
		if f, ok := p.Drafted(); ok {
			m.dressWay(ms, f)
			ms.Lit = m.goals()
			return
		}
	}
	if h, ok := m.homing(); ok {
		m.dressWay(ms, h)
		return
	}
	t, ok := m.target()
	if !ok {
		return
	}
	ms.Lit, ms.Lamps = nil, []int{t.At.Index()}
	if f, ok := m.shown(t); ok {
		m.dressWay(ms, f)
		if o, ok := m.otherWay(t, f); ok {
			way := scene.FlownWay{From: scene.Spot{Space: o.From.Index()}, Other: true}
			for i, s := range o.Out {
				way.Out = append(way.Out, m.flownStop(ms, s, scene.Itoa(i+1)))
			}
			ms.Flown = append([]scene.FlownWay{way}, ms.Flown...)
		}
	}
	for i := range ms.Stacks {
		for k := range ms.Stacks[i].Cards {
			m.bracket(ms.Stacks[i].Space, &ms.Stacks[i].Cards[k])
		}
	}
}

// homing is the flight whose way home the person at the screen chooses, with the way it came; not ok where none is, or where it may not take that.
func (m *Flights) homing() (sortie.Flight, bool) {
	if m.Sight == nil || m.Up != table.ScreenGame || !m.Live() {
		return sortie.Flight{}, false
	}
	p, is := m.Sight.Pos.(sortie.Homer)
	if !is || m.Actor() != m.Sight.Viewer || m.Seat(m.Actor()) != "person" {
		return sortie.Flight{}, false
	}
	f, ok := p.Homing()
	return f, ok && len(f.Out) > 0
}

// bracket marks the cards of units that may be picked, and those that are.
func (m *Flights) bracket(space int, c *scene.Card) {
	t, _ := m.target()
	for _, r := range t.Reach {
		if r.Unit.Space.Index() == space && r.Unit.Kind.Shape == c.Kind && r.Unit.Nation == c.Nation {
			c.Selected = m.picks[r.Unit.Ref] > 0
			c.Legal = !c.Selected
		}
	}
}

// dressWay draws a way stop by stop, out and home, with the numbers its rows have in the panel.
func (m *Flights) dressWay(ms *scene.MapScene, f sortie.Flight) {
	ms.Arrows = nil
	ms.Way = append(ms.Way[:0:0], scene.WayHex{Space: f.From.Index()})
	way := scene.FlownWay{From: scene.Spot{Space: f.From.Index()}}
	for i, s := range f.Out {
		ms.Way = append(ms.Way, scene.WayHex{Space: s.At.Index(), Met: s.Met})
		way.Out = append(way.Out, m.flownStop(ms, s, scene.Itoa(i+1)))
		if s.Met {
			ms.WayTag = m.Say("flight.met")
		}
	}
	for i, s := range f.Back {
		stop := m.flownStop(ms, s, scene.Itoa(len(f.Out)+i+1))
		stop.DX, stop.DY = beside(ms, s.At.Index(), m.rightOf(s.At, f.To))
		if s.Home { // it lands beside its counters, on the side it comes from
			before := f.To
			if i > 0 {
				before = f.Back[i-1].At
			}
			stop.DX, stop.DY = beside(ms, s.At.Index(), m.rightOf(before, s.At))
		}
		way.Home = append(way.Home, stop)
	}
	ms.Flown, ms.FlownTop = []scene.FlownWay{way}, m.chart.Top()
}

// flownStop is a stop of the way out as it is drawn: above the counters there.
func (m *Flights) flownStop(ms *scene.MapScene, s sortie.Stop, number string) scene.FlownStop {
	out := scene.FlownStop{Spot: scene.Spot{Space: s.At.Index()}, Number: number}
	out.DX, out.DY = over(ms, s.At.Index())
	for _, n := range s.Lint {
		out.Slip = append(out.Slip, [2]string{m.Word(n.Text), string(n.Cite)})
	}
	switch s.Escort {
	case sortie.Goes:
		out.Escort = true
	case sortie.Waits:
		out.Escort, out.Waits = true, m.Say("flight.escort.waits")
	}
	return out
}

// otherWay is the way that would be shown next.
func (m *Flights) otherWay(t sortie.Target, f sortie.Flight) (sortie.Flight, bool) {
	list := m.flights(t, f.From)
	if len(list) < 2 {
		return sortie.Flight{}, false
	}
	return list[(m.ways[f.From]+1)%len(list)], true
}

// rightOf tells whether a space lies right of another.
func (m *Flights) rightOf(a, b engine.Ref) bool {
	x, _ := m.Board().Middle(a.Index())
	u, _ := m.Board().Middle(b.Index())
	return x > u
}

// keep is how far the middle of a stop keeps from the edge of a counter, in card widths.
const keep = .42

// over is where a stop of the way out lies from the middle of its space, in card widths: above all counters there.
func over(ms *scene.MapScene, space int) (dx, dy float64) {
	dy = .5 - keep/2
	for _, s := range ms.Stacks {
		if s.Space == space {
			dy = min(dy, s.DY-.5)
		}
	}
	return keep, dy - keep
}

// beside is where one of the way home lies: left of them, or right.
func beside(ms *scene.MapScene, space int, right bool) (dx, dy float64) {
	for _, s := range ms.Stacks {
		if s.Space == space {
			dx = min(dx, s.DX-.5)
			if right {
				dx = min(dx, -s.DX-.5)
			}
		}
	}
	dx -= keep
	if right {
		dx = -dx
	}
	return dx, keep / 2
}
