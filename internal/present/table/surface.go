// Package table holds what all panes of the screen share: the window they are laid on, the words, the settings, the game on the
// table as one side sees it, and what it offers.
package table

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/prefs"
	"awaw/internal/present/scene"
)

// FreeMap is the part of the window no panel covers.
func (m *Surface) FreeMap() scene.Rect {
	top, rail, right, foot := m.Bars()
	switch m.Up {
	case ScreenCredits:
		left := math.Min(1120, m.W)
		return scene.R(left, 0, m.W-left, m.H)
	case ScreenBriefing:
		left := SheetLeft(m.W)
		return scene.R(left, 0, m.W-left, m.H)
	case ScreenStart, ScreenNew, ScreenLoad, ScreenOdds:
		return scene.R(480, 0, m.W-480, m.H)
	}
	return scene.R(rail, top, m.W-rail-right, m.H-top-foot)
}

// Bars gives the height of the top bar, the widths of rail and right panel, the height of the timeline.
func (m *Surface) Bars() (top, rail, right, foot float64) {
	top, rail, right, foot = 44, 48, 352, 72
	if m.Compact() {
		top, rail, right, foot = 40, 40, 304, 56
	}
	switch {
	case m.Docked > 0 && m.Up == ScreenGame:
		right = m.Docked
	case m.Fighting():
		right = 0
	case m.Folded:
		right = 12
	}
	return
}

// Screen is what fills the window.
type Screen uint8

// The screens.
const (
	ScreenStart Screen = iota
	ScreenNew
	ScreenLoad
	ScreenGame
	ScreenCurtain
	ScreenOdds
	ScreenCredits
	ScreenBriefing
)

// SheetLeft is how much of a window the sheet of a briefing takes from the left.
func SheetLeft(w float64) float64 { return math.Min(632, math.Max(320, w*.62)) }

// layers are what a player has laid over the board.
type layers [engine.LayerKinds]bool

// firstLayers are those that are on until the player takes them off.
var firstLayers = layers{engine.LayerRange: true, engine.LayerStaging: true, engine.LayerAir: true, engine.LayerGround: true}

// HasBases tells whether any space of the game on the table has room that is counted.
func (m *Surface) HasBases() bool {
	return slices.ContainsFunc(m.Sight.View.Spaces, func(s engine.SpaceView) bool { return len(s.Room.Parts) > 0 })
}

// TellsChances tells whether the system on the table tells how its dice could fall: where it does not there is neither luck nor odds to look at.
func (m *Surface) TellsChances() bool {
	_, tells := m.Sight.Pos.(engine.Gambler)
	return tells
}

// Offers tells whether the system on the table has what a pane shows.
func (m *Surface) Offers(pane string) bool {
	switch pane {
	case "bases":
		return m.HasBases()
	case "odds", "luck":
		return m.TellsChances()
	}
	return true
}

// Board is the board on the table, or the one behind the start screen.
func (m *Surface) Board() scene.Board {
	if m.Sight != nil {
		return m.Sight.Play.Board
	}
	return m.Backdrop
}

// ScaleBy makes text and panels larger or smaller by so many steps.
func (m *Surface) ScaleBy(steps int) {
	now := m.Prefs.Scale
	if now == 0 {
		now = int(m.Scale*100+.5) / prefs.ScaleStep * prefs.ScaleStep
	}
	m.Prefs.Scale = max(prefs.LeastScale, min(prefs.MostScale, now+steps*prefs.ScaleStep))
	m.Stale = true
}
