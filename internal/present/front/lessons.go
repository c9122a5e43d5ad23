package front

import (
	"slices"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file knows which lessons have been played: they are marked, and the first that has not is offered first.

// firstOffer is the row a new game is offered at: the first lesson not played to its end, or else the first game that is none.
func (m *Front) firstOffer() int {
	list := m.Desk.Scenarios()
	if i := slices.IndexFunc(list, func(s program.Scenario) bool { return s.Teaches != "" && !m.Prefs.Knows(s.ID) }); i >= 0 {
		return i
	}
	return max(0, slices.IndexFunc(list, func(s program.Scenario) bool { return s.Teaches == "" }))
}

// goLesson goes to the set-up of the scenario that is offered next; it tells whether it was asked for that.
func (m *Front) goLesson(a scene.Act) bool {
	next, ok := a.(SetUpFor)
	if !ok {
		return false
	}
	m.Clear()
	m.Sheet, m.chart.CamSet = nil, false
	m.Up, m.state.tab = table.ScreenNew, ""
	m.Run(Pick{N: m.scenarioAt(next.ID)})
	m.state.tab = setupTabs[0]
	return true
}

// scenarioAt is the row of a scenario, the first for one that is not there.
func (m *Front) scenarioAt(id string) int {
	return max(0, slices.IndexFunc(m.Desk.Scenarios(), func(s program.Scenario) bool { return s.ID == id }))
}

// NextLesson is what is offered after a lesson: the next one not played to its end, or else the first game that is none.
func (m *Front) NextLesson(done string) (program.Scenario, bool) {
	var game program.Scenario
	for _, s := range m.Desk.Scenarios() {
		switch {
		case s.ID == done:
		case s.Teaches != "" && !m.Prefs.Knows(s.ID):
			return s, true
		case s.Teaches == "" && game.ID == "":
			game = s
		}
	}
	return game, game.ID != ""
}

// learntWord marks a lesson that has been played to its end.
func (m *Front) learntWord(s program.Scenario) string {
	if s.Teaches == "" || !m.Prefs.Knows(s.ID) {
		return ""
	}
	return m.Say("gallery.learnt")
}
