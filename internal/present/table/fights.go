package table

import (
	"math"

	"awaw/engine"
)

// Fighting tells whether the combat panel lies on the map.
func (m *Surface) Fighting() bool {
	return m.Up == ScreenGame && m.Sight != nil && !m.Lifted && !m.Beside && m.PanelView() != nil
}

// Asked tells whether a fight waits for a decision; one that is over is only shown.
func (m *Surface) Asked() bool { return m.Sight.View.Battle != nil && !m.Sight.View.Battle.Over }

// Afterwards tells whether the panel shows a fight that is over, until the player puts it away.
func (m *Surface) Afterwards() bool { return m.Fighting() && m.PanelView().Over && m.Live() }

// PanelView is what the combat panel shows: a fight that is resolved, or the plan of one if the player has asked for it.
func (m *Surface) PanelView() *engine.BattleView {
	switch v := &m.Sight.View; {
	case v.Battle != nil && m.Sight.Battle:
		return v.Battle
	case v.Battle == nil && m.Sight.planned:
		return v.Plan
	}
	return nil
}

// readFights takes the fights out of the view: of several decided together the one whose turn it is to be shown.
func (t *Sight) readFights() {
	t.fights = t.fights[:0]
	if b := t.View.Battle; b != nil {
		t.fights = append(append(t.fights, t.View.Fought...), b)
		t.nth = min(t.nth, len(t.fights)-1)
		t.View.Battle = t.fights[t.nth]
	}
}

// FirstFight has the first of several fights decided together shown again.
func (t *Sight) FirstFight() {
	if t.nth = 0; len(t.fights) > 0 {
		t.View.Battle = t.fights[0]
	}
}

// NextFight shows the fight decided after the one shown, by the same command; false if that was the last.
func (m *Surface) NextFight() bool {
	t := m.Sight
	if t.nth+1 >= len(t.fights) || !m.Fighting() || !t.View.Battle.Over {
		return false
	}
	old := t.View.Battle
	t.nth++
	t.View.Battle = t.fights[t.nth]
	m.BesideBattle(old)
	m.Stale = true
	return true
}

// Together tells which of several fights decided together is shown, from 1, and how many there are.
func (m *Surface) Together() (nth, of int) { return m.Sight.nth + 1, len(m.Sight.fights) }

// Plan is the plan the panel shows, nil if it shows none.
func (m *Surface) Plan() *engine.BattleView {
	if m.Sight.View.Battle == nil && m.Fighting() {
		return m.Sight.View.Plan
	}
	return nil
}

// ToggleBattle puts the combat panel away or fetches it. Of several fights decided together the next comes in its place, and after the
// last the first is what is fetched.
func (m *Surface) ToggleBattle() {
	switch t := m.Sight; {
	case m.Beside:
		m.Beside = false
	case m.NextFight():
	case t.View.Battle != nil:
		old := t.View.Battle
		if t.Battle = !t.Battle; old.Over {
			t.FirstFight()
			m.BesideBattle(nil)
		}
	case t.View.Plan != nil:
		t.planned = !t.planned
	}
	m.Stale = true
}

// slimBelow is how wide a window must be for the wide panel of a fight to leave the place that is fought over in sight beside it.
const slimBelow = 1500

// Docks tells whether a fight is laid as a sheet beside the map: at sea, over ships, and in windows in which the wide panel would cover the
// place that is fought over.
func (m *Surface) Docks(b *engine.BattleView) bool {
	return b.Kind == engine.BattleSea || b.Beside || m.W < slimBelow && (b.Kind == engine.BattleTable || b.Kind == engine.BattleGround || b.Kind == engine.BattleBombs)
}

// SeaWide is how wide the sheets of fights beside the map are, and those that tell what came of them at sea, so that the map beside them
// stays where it is.
func (m *Surface) SeaWide() float64 { return math.Max(440, math.Min(620, math.Floor(m.W*.47))) }
