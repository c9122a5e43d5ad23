package present

import (
	"awaw/engine"
	"awaw/internal/present/advise"
	"awaw/internal/present/battle"
	"awaw/internal/present/frame"
	"awaw/internal/present/guide"
	"awaw/internal/present/hand"
	"awaw/internal/present/history"
	"awaw/internal/present/mapview"
	"awaw/internal/present/pages"
	"awaw/internal/present/prefs"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the keyboard: everything the mouse does can be done with it.

func (m *Model) key(k scene.Key) {
	if k.Up {
		m.keyUp(k)
		return
	}
	m.hearing = true
	defer func() { m.hearing = false }()
	m.chart.FinishMotion()
	switch {
	case m.top.Up == table.ScreenCurtain:
		if k.Name == "space" {
			m.frame.Curtain.Held = true
		}
		return
	case m.top.Sheet != nil:
		m.frame.SheetKey(k)
		return
	case m.pages.Page != nil:
		m.pages.PageKey(k)
		return
	case m.top.Up == table.ScreenBriefing:
		a := m.top.ActionOf(k)
		if g := a.Group(); !m.brief.Key(k) && (g == "map" || g == "program") { // nothing beneath the sheet is chosen
			m.doAction(a)
		}
		return
	case m.front.Asking():
		m.front.FrontKey(k)
		return
	case m.top.Up != table.ScreenGame:
		switch a := m.top.ActionOf(k); a {
		case "keys", "options", "larger", "smaller", "mute", "full":
			m.doAction(a)
		default:
			m.front.FrontKey(k)
		}
		return
	}
	if m.paneKey(k) {
		return
	}
	if m.top.Afterwards() && !m.bots.BotToMove() {
		switch k.Name {
		case "space", "enter", "esc", "c":
			m.top.ToggleBattle()
			return
		case "f":
			return // the button it belongs to lies under the panel
		}
	}
	if m.read() { // nothing that lies beneath a sheet is ordered by a letter of its own
		m.doAction(m.top.ActionOf(k))
		return
	}
	if m.hand.KeyAim(k) || m.side.KeyRow(k) || !k.Shift && (m.menuKey(k) || m.choiceKey(k)) {
		return
	}
	if k.Name == "esc" {
		m.letGo()
		return
	}
	m.doAction(m.top.ActionOf(k))
}

// read tells whether a sheet or the lanes lie over the board to be read: what came of a fight, or how battles ended.
func (m *Model) read() bool { return m.result.Open() || m.sky.Waiting() && m.sky.Open() }

// paneKey asks the panes that have keys of their own.
func (m *Model) paneKey(k scene.Key) bool {
	if m.lessonKey(k) || m.advice.Key(k) {
		return true
	}
	if m.result.Open() { // what lies beneath a sheet is not answered by its keys
		return m.mailKey(k) || m.result.Key(k)
	}
	return m.mailKey(k) || m.quill.Key(k) || m.sky.Key(k) || m.planes.Key(k) || m.side.TypeLog(k) || m.recap.Key(k) || m.result.Key(k) || m.fight.StayKey(k)
}

// lessonKey is the lesson where battles side by side lie on the map, whose keys come first: Space reads on. Backspace takes back what was done
// beside a step, wherever that was.
func (m *Model) lessonKey(k scene.Key) bool {
	switch {
	case k.Shift || m.top.Menu != nil || len(m.top.Writing()) > 0:
		return false
	case k.Name == "backspace" && m.lesson.Astray():
		m.Run(guide.Again{})
	case (k.Name == "space" || k.Name == "enter") && m.sky.Shown() && m.lesson.Reading():
		if !m.top.Hasty() {
			m.Run(guide.Next{})
		}
	default:
		return false
	}
	return true
}

// keyUp ends what lasts only while a key is held.
func (m *Model) keyUp(k scene.Key) {
	if k.Name == "space" && m.frame.Curtain.Held {
		m.frame.Curtain.Held, m.frame.Curtain.Ms = false, 0
	}
	switch m.top.ActionOf(k) {
	case "numbers":
		m.top.Layers[engine.LayerCodes] = false
	case "hide":
		m.top.Bare = false
	case "main":
		m.top.Lifted = false
	}
}

// letGo is Esc: it puts away what lies on top, lets go of what is chosen, stops a bot, and at last opens the menu.
func (m *Model) letGo() {
	t := m.top.Sight
	switch {
	case m.top.Menu != nil:
		m.hand.DropMenu()
	case m.top.Proof != nil:
		m.top.Proof = nil
	case m.bots.BotToMove():
		m.bots.Paused = true
	case t.Sel != engine.NoRef || t.Space >= 0 || t.Aim != nil:
		m.hand.Unselect()
	default:
		m.frame.OpenMenu()
	}
}

// acts are the actions that are the same as a click on something.
var acts = map[prefs.Action]scene.Act{
	"undo": table.Undo{}, "redo": table.Redo{}, "zoomin": mapview.Zoom{By: 1}, "zoomout": mapview.Zoom{By: -1}, "fit": mapview.FitMap{},
	"layer.range": mapview.Layer{Kind: engine.LayerRange}, "layer.staging": mapview.Layer{Kind: engine.LayerStaging}, "layer.reach": mapview.Layer{Kind: engine.LayerReach},
	"layer.air": mapview.Layer{Kind: engine.LayerAir}, "layer.ground": mapview.Layer{Kind: engine.LayerGround},
	"pane.units": table.Open{Pane: "units"}, "pane.bases": table.Open{Pane: "bases"}, "pane.odds": table.Open{Pane: "odds"},
	"pane.luck": table.Open{Pane: "luck"}, "pane.time": table.Open{Pane: "time"}, "pane.orders": table.Open{Pane: "orders"},
	"phaseback": history.StepPhase{By: -1}, "phaseon": history.StepPhase{By: 1}, "speed": history.Speed{}, "pace": history.Pace{},
	"pane.log": table.Open{Pane: "log"}, "pane.layers": table.Open{Pane: "layers"}, "pane.rules": table.Open{Pane: "rules"}, "hint": advise.Ask{}, "review": advise.Look{}, "fold": table.Fold{},
	"stepback": table.Step{By: -1}, "stepon": table.Step{By: 1}, "turnback": history.StepTurn{By: -1}, "turnon": history.StepTurn{By: 1},
	"play": history.PlayOn{}, "now": history.Present{}, "viewer": history.OtherEyes{}, "fork": table.Fork{},
	"layer.control": mapview.Layer{Kind: engine.LayerControl}, "layer.front": mapview.Layer{Kind: engine.LayerFront},
	"picture": frame.Export{Kind: "png"}, "drawing": frame.Export{Kind: "svg"},
	"keys": pages.OpenKeys{}, "menu": frame.OpenMenu{}, "options": pages.OpenOptions{},
}

// pushes are which way the sheet goes when the map is moved by a key.
var pushes = map[prefs.Action][2]float64{"panleft": {1, 0}, "panright": {-1, 0}, "panup": {0, 1}, "pandown": {0, -1}}

// doAction carries out an action.
func (m *Model) doAction(a prefs.Action) {
	if !m.top.Known(a) {
		return
	}
	if act, ok := acts[a]; ok {
		m.Run(act)
		return
	}
	switch a {
	case "next", "previous":
		m.hand.Cycle(a == "previous")
	case "nextlit", "previouslit":
		m.hand.CycleLit(a == "previouslit")
	case "left", "right", "up", "down":
		m.hand.MoveCursor(string(a))
	case "pick":
		if m.bots.Thinking() {
			m.bots.Hurry()
		} else if m.top.Sight.Steered {
			m.hand.PickCursor()
		} else if !m.top.Hasty() {
			m.press()
		}
	case "way":
		m.hand.AddToWay()
	case "main":
		if !m.top.Hasty() && !m.press() && m.top.Fighting() {
			m.top.Lifted = true
		}
	case "fewer", "more":
		m.stepNumber(a == "more")
	case "numbers":
		m.top.Layers[engine.LayerCodes] = true
	case "hide":
		m.top.Bare, m.chart.Fan = true, mapview.Fan{}
	case "panleft", "panright", "panup", "pandown":
		by := pushes[a]
		m.chart.Push(by[0]*m.top.FreeMap().W*.12, by[1]*m.top.FreeMap().H*.16)
	case "pin":
		if m.top.Proof != nil {
			m.top.Proof.Pinned = true
		}
	case "battle":
		m.top.ToggleBattle()
	case "larger", "smaller", "mute", "full":
		m.ofProgram(a)
	}
}

// press presses what is amber, and tells whether anything is.
func (m *Model) press() bool {
	c, amber := m.top.Amber()
	switch {
	case m.bots.Paused:
		m.bots.Paused = false
	case m.bots.Holds:
		m.letFall()
	case m.lesson.Reading():
		m.lesson.NextStep()
	case m.fight.Payable():
		m.Run(battle.Pay{})
	case m.hand.Sendable():
		m.Run(hand.Send{})
	case amber && !m.twice(c):
		m.Give(c)
	default:
		return amber
	}
	return true
}

// stepNumber takes one more or one fewer where the screen shows a number to choose.
func (m *Model) stepNumber(more bool) {
	var steps []scene.Act
	for _, r := range m.Regions() {
		if _, ok := r.Act.(table.Number); ok {
			steps = append(steps, r.Act)
		}
	}
	if len(steps) < 2 {
		return
	}
	if more {
		m.Run(steps[1])
	} else {
		m.Run(steps[0])
	}
}
