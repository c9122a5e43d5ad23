package present

import (
	"unicode"

	"awaw/engine"
)

// This file holds the keyboard: everything the mouse does can be done with it.

func (m *Model) key(k Key) {
	if k.Up {
		switch k.Name {
		case "h":
			m.numbers = false
		case "space":
			m.lifted = false
			if m.curtain.held {
				m.curtain.held, m.curtain.ms = false, 0
			}
		}
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
	case m.screen != ScreenGame:
		m.listKey(k)
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
	if m.menuKey(k) || m.choiceKey(k) {
		return
	}
	switch k.Name {
	case "esc":
		switch {
		case m.menu != nil:
			m.menu = nil
		case m.proof != nil:
			m.proof = nil
		case m.botToMove():
			t.paused = true
		case t.sel != engine.NoRef || t.space >= 0:
			m.unselect()
		default:
			m.openMenu()
		}
	case "tab":
		m.cycle(k.Shift)
	case "left", "right", "up", "down":
		m.moveCursor(k)
	case "enter":
		if m.thinking() {
			m.hurry()
		} else if t.keyAt >= 0 {
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
	case "space":
		if t.paused {
			t.paused = false
		} else if t.view.Battle != nil && t.battle && len(m.mains()) == 0 {
			m.lifted = true
		} else if c := m.mains(); len(c) == 1 {
			m.do(c[0])
		}
	case "z":
		m.undo()
	case "y":
		m.redo()
	case "plus":
		m.run(Act{Do: "zoom", N: 1})
	case "minus":
		m.run(Act{Do: "zoom", N: -1})
	case "home":
		m.fit()
	case "h":
		m.numbers = true
	case "l":
		m.run(Act{Do: "pane", S: "log"})
	case "u":
		m.run(Act{Do: "pane", S: "units"})
	case "b":
		m.run(Act{Do: "pane", S: "bases"})
	case "o":
		m.run(Act{Do: "pane", S: "odds"})
	case "p":
		if m.proof != nil {
			m.proof.pinned = true
		}
	case "[":
		m.run(Act{Do: "step", N: -1})
	case "]":
		m.run(Act{Do: "step", N: 1})
	case "pageup":
		m.run(Act{Do: "turn", N: -1})
	case "pagedown":
		m.run(Act{Do: "turn", N: 1})
	case "end":
		m.run(Act{Do: "now"})
	case "f1":
		m.openHelp()
	case "c":
		if t.view.Battle != nil {
			t.battle = !t.battle
		}
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
	if i := int(k.Name[0] - '1'); i < len(m.menu.cmds) {
		c := m.menu.cmds[i]
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
	if m.fighting() {
		if n := len(m.loose()); n > 0 && n < 4 && len(cmds)-n > 2 {
			cmds = m.loose()
		}
	}
	for i, c := range cmds {
		if key := m.tell(c).Key; key != 0 && unicode.ToLower(key) == r || i < 9 && m.fighting() && r == rune('1'+i) {
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
func (m *Model) moveCursor(k Key) {
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
	_, y := b.Plane(t.keyAt)
	odd := int(y/0.866+.5)%2 != 0
	dir := map[string]int{"right": 0, "left": 3, "up": 5, "down": 1}[k.Name]
	if odd && k.Name == "up" {
		dir = 4
	}
	if odd && k.Name == "down" {
		dir = 2
	}
	if n := b.Next(t.keyAt, dir); n >= 0 {
		t.keyAt = n
		m.reveal(n)
	}
}
