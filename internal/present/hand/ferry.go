package hand

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file takes a counter that is carried by another to where that one goes, in one movement of the hand: a unit is
// dragged from its base to where it lands, and the first carrier that can bring it there takes it.
// The spaces it is carried over are remembered, for so is a way named; going back over one takes what followed off.

// ferryTo carries a counter to a place, if a carrier can bring it there, or says why none can.
func (m *Hand) ferryTo(unit, at engine.Ref, x, y float64) bool {
	list := m.Ferries(unit)
	for _, f := range list {
		if k := slices.IndexFunc(f.To, func(c engine.Command) bool { return c.B == at }); k >= 0 {
			to := m.ByWay(f.Next, f.To[k])
			m.Give(f.Load)
			m.Give(to)
			m.chart.FinishMotion()
			return true
		}
	}
	if len(list) == 0 {
		return false
	}
	asker, ok := list[0].Next.(engine.Asker)
	if !ok {
		return false
	}
	q := list[0].To[0]
	q.B = at
	ans, err := asker.Ask(q.Side, engine.Query{Kind: engine.QueryCommand, Cmd: q})
	if err != nil || ans.Verdict != engine.No {
		return false
	}
	m.Proof = &scene.Proof{X: x, Y: y, Verdict: engine.No, Title: m.Say("refused.at", at), Body: m.Refusal(ans.Text, ans.House), Cites: ans.Cites, Pinned: true}
	m.Stale = true
	return true
}

// CarrierNext selects the carrier after something went aboard, so that the next click sends it off.
func (m *Hand) CarrierNext(c engine.Command) {
	if c.A.Kind() != engine.KindCounter || c.B.Kind() != engine.KindCounter || m.Sight == nil {
		return
	}
	if slices.ContainsFunc(m.Sight.Legal, func(l engine.Command) bool { return l.A == c.A && l.B.Kind() == engine.KindSpace }) {
		if k, ok := m.Sight.Counter(c.A); ok {
			m.pick(k.Ref, k.Space.Index())
		}
	}
}

// nearMiddle is how near to the middle of a space the pointer passes to count, as a share of its width: corners that are cut do not.
const nearMiddle = .36

// follow adds the space under the pointer to the trail of the counter carried.
func (m *Hand) follow(x, y float64) {
	s := m.chart.SpaceUnder(x, y)
	if s < 0 {
		return
	}
	if cx, cy := m.chart.ScreenOf(s); math.Hypot(x-cx, y-cy) > nearMiddle*m.chart.Cam.HexW {
		return
	}
	m.passes(s)
}

// passes takes a space into the trail, of what is carried or of a way named by keyboard. Where the counter stands a new one begins.
func (m *Hand) passes(s int) {
	if c, ok := m.Sight.Counter(m.Sight.Sel); ok && c.Space.Index() == s {
		m.Trail = nil
		return
	}
	if k := slices.Index(m.Trail, s); k >= 0 {
		m.Trail = m.Trail[:k+1]
		return
	}
	m.Trail = append(m.Trail, s)
}
