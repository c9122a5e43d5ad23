package present

func (m *Model) layGame() {
	m.chart.LayMap()
	m.frame.LaySandbox()
	m.frame.LayTopBar()
	m.frame.LayRail()
	m.past.LayTimeline()
	m.chart.LayMinimap()
	if !m.top.Fighting() {
		m.side.LayRight()
	}
	if m.top.Fighting() {
		m.fight.LayBattle(m.top.PanelView())
	} else {
		m.frame.LayPrompt()
	}
	m.lesson.LayGuide()
	m.fight.LayThrows()
	m.past.LayCards()
	m.hand.LayMenu()
	m.hand.LayProof()
	if m.top.Drawn.Map != nil {
		if _, over := m.top.Under(m.top.Mx, m.top.My); over {
			m.top.Drawn.Map.Hover = -1
		}
	}
}
