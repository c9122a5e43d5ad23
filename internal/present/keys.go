package present

import (
	"unicode"

	"awaw/engine"
)

// This file holds the keyboard: everything the mouse does can be done with it.

func (m *Model) key(k Key) {
	if k.Up {
		m.keyUp(k)
		return
	}
	m.finishMotion()
	switch {
	case m.screen == ScreenCurtain:
		if k.Name == "space" {
			m.curtain.held = true
		}
		return
	case m.sheet != nil:
		m.sheetKey(k)
		return
	case m.page != nil:
		m.pageKey(k)
		return
	case m.front.ask != nil:
		m.frontKey(k)
		return
	case m.screen != ScreenGame:
		switch a := m.actionOf(k); a {
		case "keys", "options", "larger", "smaller", "mute":
			m.doAction(a)
		default:
			m.frontKey(k)
		}
		return
	}
	if m.typeLog(k) {
		return
	}
	t := m.t
	if m.afterwards() && !m.botToMove() {
		switch k.Name {
		case "space", "enter", "esc", "c":
			t.battle = false
			m.lookAgain()
			return
		case "f":
			return // the button it belongs to lies under the panel
		}
	}
	if !k.Shift && (m.menuKey(k) || m.choiceKey(k)) {
		return
	}
	if k.Name == "esc" {
		m.letGo()
		return
	}
	m.doAction(m.actionOf(k))
}

// keyUp ends what lasts only while a key is held.
func (m *Model) keyUp(k Key) {
	if k.Name == "space" && m.curtain.held {
		m.curtain.held, m.curtain.ms = false, 0
	}
	switch m.actionOf(k) {
	case "numbers":
		m.numbers = false
	case "hide":
		m.bare = false
	case "main":
		m.lifted = false
	}
}

// letGo is Esc: it puts away what lies on top, lets go of what is chosen, stops a bot, and at last opens the menu.
func (m *Model) letGo() {
	t := m.t
	switch {
	case m.menu != nil:
		m.dropMenu()
	case m.proof != nil:
		m.proof = nil
	case m.botToMove():
		m.paused = true
	case t.sel != engine.NoRef || t.space >= 0:
		m.unselect()
	default:
		m.openMenu()
	}
}

// acts are the actions that are the same as a click on something.
var acts = map[Action]Act{
	"undo": Undo{}, "redo": Redo{}, "zoomin": Zoom{By: 1}, "zoomout": Zoom{By: -1}, "fit": FitMap{},
	"layer.range": Layer{Name: "range"}, "layer.staging": Layer{Name: "staging"}, "layer.reach": Layer{Name: "reach"},
	"layer.air": Layer{Name: "air"}, "layer.ground": Layer{Name: "ground"},
	"pane.units": Open{Pane: "units"}, "pane.bases": Open{Pane: "bases"}, "pane.odds": Open{Pane: "odds"},
	"pane.luck": Open{Pane: "luck"}, "pane.time": Open{Pane: "time"}, "pane.orders": Open{Pane: "orders"},
	"phaseback": StepPhase{By: -1}, "phaseon": StepPhase{By: 1}, "speed": Speed{}, "pace": Pace{},
	"pane.log": Open{Pane: "log"}, "pane.layers": Open{Pane: "layers"}, "pane.rules": Open{Pane: "rules"}, "fold": Fold{},
	"stepback": Step{By: -1}, "stepon": Step{By: 1}, "turnback": StepTurn{By: -1}, "turnon": StepTurn{By: 1},
	"play": PlayOn{}, "now": Present{}, "viewer": OtherEyes{}, "fork": Fork{},
	"layer.control": Layer{Name: "control"}, "layer.front": Layer{Name: "front"},
	"picture": Export{Kind: "png"}, "drawing": Export{Kind: "svg"},
	"keys": OpenKeys{}, "menu": OpenMenu{}, "options": OpenOptions{},
}

// pushes are which way the sheet goes when the map is moved by a key.
var pushes = map[Action][2]float64{"panleft": {1, 0}, "panright": {-1, 0}, "panup": {0, 1}, "pandown": {0, -1}}

// doAction carries out an action.
func (m *Model) doAction(a Action) {
	if act, ok := acts[a]; ok {
		m.run(act)
		return
	}
	switch a {
	case "next", "previous":
		m.cycle(a == "previous")
	case "left", "right", "up", "down":
		m.moveCursor(string(a))
	case "pick":
		m.pickCursor()
	case "main":
		if m.paused {
			m.paused = false
		} else if m.reading() {
			m.nextStep()
		} else if m.fighting() && len(m.mains()) == 0 {
			m.lifted = true
		} else if c := m.mains(); len(c) == 1 && !m.twice(c[0]) {
			m.do(c[0])
		}
	case "fewer", "more":
		m.stepNumber(a == "more")
	case "numbers":
		m.numbers = true
	case "hide":
		m.bare, m.fan = true, fan{}
	case "panleft", "panright", "panup", "pandown":
		by := pushes[a]
		m.push(by[0]*m.freeMap().W*.12, by[1]*m.freeMap().H*.16)
	case "pin":
		if m.proof != nil {
			m.proof.pinned = true
		}
	case "battle":
		m.toggleBattle()
	case "larger":
		m.scaleBy(1)
	case "smaller":
		m.scaleBy(-1)
	case "mute":
		m.prefs.Mute = !m.prefs.Mute
	}
}

// pickCursor chooses what the keyboard's cursor is on.
func (m *Model) pickCursor() {
	t := m.t
	if m.thinking() {
		m.hurry()
		return
	}
	if t.keyAt < 0 {
		return
	}
	at := t.keyAt
	x, y := m.screenOf(at)
	r := engine.SpaceRef(at)
	for _, c := range t.countersAt(at) {
		if t.sel == engine.NoRef || c.Side == m.actor() && len(m.legalWith(t.sel, r)) == 0 {
			r = c.Ref
			break
		}
	}
	m.clickRef(r, at, x, y)
	t.keyAt = at
}

// stepNumber takes one more or one fewer where the screen shows a number to choose.
func (m *Model) stepNumber(more bool) {
	var steps []Act
	for _, r := range m.Regions() {
		if _, ok := r.Act.(Number); ok {
			steps = append(steps, r.Act)
		}
	}
	if len(steps) < 2 {
		return
	}
	if more {
		m.run(steps[1])
	} else {
		m.run(steps[0])
	}
}

// mains lists the commands that move the game on; Space takes it when there is exactly one.
func (m *Model) mains() []engine.Command {
	var out []engine.Command
	for _, c := range m.loose() {
		if m.tell(c).Main {
			out = append(out, c)
		}
	}
	return out
}

func (m *Model) menuKey(k Key) bool {
	if m.menu == nil || len(k.Name) != 1 || k.Name[0] < '1' || k.Name[0] > '9' {
		return false
	}
	if cmds := m.offered(); int(k.Name[0]-'1') < len(cmds) {
		c := cmds[k.Name[0]-'1']
		m.menu = nil
		m.do(c)
	}
	return true
}

// choiceKey takes the choice whose key or number is pressed.
func (m *Model) choiceKey(k Key) bool {
	if len([]rune(k.Name)) != 1 || m.afterwards() {
		return false
	}
	r := []rune(k.Name)[0]
	cmds := m.loose()
	if m.fighting() {
		cmds = m.choices()
	}
	if m.plan() != nil {
		cmds = m.loose()
	} else if m.fighting() {
		if n := len(m.loose()); n > 0 && n < 4 && len(cmds)-n > 2 {
			cmds = m.loose()
		}
	}
	for i, c := range cmds {
		if key := m.tell(c).Key; key != 0 && unicode.ToLower(key) == r || i < 9 && m.fighting() && r == rune('1'+i) {
			if m.twice(c) {
				return true
			}
			m.do(c)
			return true
		}
	}
	return false
}

// cycle selects the next counter that may be chosen, or the next counter at all.
func (m *Model) cycle(back bool) {
	t := m.t
	var refs []engine.Ref
	for _, c := range t.view.Counters {
		if len(m.legalWith(c.Ref, engine.NoRef)) > 0 {
			refs = append(refs, c.Ref)
		}
	}
	if len(refs) == 0 {
		for _, c := range t.view.Counters {
			refs = append(refs, c.Ref)
		}
	}
	if len(refs) == 0 {
		return
	}
	at := -1
	for i, r := range refs {
		if r == t.sel {
			at = i
		}
	}
	if back {
		at = (max(at, 0) - 1 + len(refs)) % len(refs)
	} else {
		at = (at + 1) % len(refs)
	}
	c, _ := t.counter(refs[at])
	m.pick(refs[at], c.Space.Index())
	t.sel = refs[at]
	t.keyAt = c.Space.Index()
	m.reveal(t.keyAt)
}

// moveCursor moves the keyboard's cursor over the board: left and right along a row, up and down by turns.
func (m *Model) moveCursor(way string) {
	t, b := m.t, m.board()
	if t.keyAt < 0 {
		switch {
		case t.space >= 0:
			t.keyAt = t.space
		default:
			f := m.freeMap()
			t.keyAt = m.spaceUnder(f.X+f.W/2, f.Y+f.H/2)
		}
		if t.keyAt < 0 {
			return
		}
	}
	to := map[string][2]int{"right": {1, 0}, "left": {-1, 0}, "up": {0, -1}, "down": {0, 1}}[way]
	if n := b.Toward(t.keyAt, to[0], to[1]); n >= 0 {
		t.keyAt = n
		m.reveal(n)
	}
}

func keyWord(r rune) string {
	if r == 0 {
		return ""
	}
	if r >= 'a' && r <= 'z' {
		r -= 32
	}
	return string(r)
}
