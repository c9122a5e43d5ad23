package table

import "awaw/engine"

// Fighting tells whether the combat panel lies on the map.
func (m *Surface) Fighting() bool {
	return m.Up == ScreenGame && m.Sight != nil && !m.Lifted && m.PanelView() != nil
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

// Plan is the plan the panel shows, nil if it shows none.
func (m *Surface) Plan() *engine.BattleView {
	if m.Sight.View.Battle == nil && m.Fighting() {
		return m.Sight.View.Plan
	}
	return nil
}

// ToggleBattle puts the combat panel away or fetches it.
func (m *Surface) ToggleBattle() {
	switch t := m.Sight; {
	case t.View.Battle != nil:
		t.Battle = !t.Battle
	case t.View.Plan != nil:
		t.planned = !t.planned
	}
	m.Stale = true
}
