package present

import (
	"strings"

	"awaw/engine"
)

// This file holds what the screens before a game share: which form is up, how keys reach its controls, and questions laid
// over it.

// front is the state of the screens before a game.
type front struct {
	tab     string            // of the new game: "" is the list of scenarios
	trash   bool              // the list of saves shows what was thrown away
	chosen  map[string]string // options changed from standard
	odds    oddsDraft
	ask     *question
	crashed bool // the crash of before was asked for
	crash   *Crash
}

// question is a box over whatever is on the screen: a name to type, something to confirm, something to read.
type question struct {
	kind string // "rename", "trash", "told", "since", "crash"
	id   string
	text string
	list []string
}

// form is the form of the screen that is up, nil where there is none.
func (m *Model) form() *Form {
	var f *Form
	switch m.screen {
	case ScreenStart:
		f = m.startForm()
	case ScreenNew:
		f = m.newForm()
	case ScreenLoad:
		f = m.loadForm()
	case ScreenOdds:
		f = m.oddsForm()
	case ScreenCredits:
		f = m.creditsForm()
	}
	box := m.questionForm()
	if f == nil {
		return box
	}
	f.Box = box
	return f
}

// layFront lays the form over the map.
func (m *Model) layFront() {
	if m.screen == ScreenCurtain {
		return
	}
	f := m.form()
	if m.screen != ScreenGame && f.Place != FormWhole { // a form that hides the map needs none
		m.frontCamera()
		m.layMap()
	}
	if f != nil {
		m.scene.Form, m.scene.Under = f, len(m.scene.Panels)
		m.regions = append(m.regions, Region{Rect: Rect{0, 0, m.w, m.h}, Pane: true})
	}
}

// frontHex is how wide a hex of the map behind the start screen is, in logical pixels.
const frontHex = 38

// frontCamera shows the heart of the map beside the sheet.
func (m *Model) frontCamera() {
	b := m.board()
	if m.camSet || b == nil || b.Len() == 0 {
		return
	}
	m.fit()
	x0, y0, x1, y1 := boardBounds(b)
	m.cam.HexW = frontHex
	m.cam = m.cam.at(x0+(x1-x0)*.42, y0+(y1-y0)*.46, Rect{480, 0, max(100, m.w-480), m.h}, m.w, m.h)
	m.holdCamera()
}

// answered carries out what a control of the form asks for.
func (m *Model) answered(d Did) {
	m.finishMotion()
	m.run(d.Act)
}

// frontKey lets a key press the control of the form that carries it; it tells whether one did.
func (m *Model) frontKey(k Key) bool {
	whole := m.form()
	if whole == nil {
		return false
	}
	f := whole.top()
	var take *Node
	var entries []*Node
	at := -1
	f.Walk(func(n *Node) {
		if n.Off {
			return
		}
		switch {
		case n.Kind == NodeEntry:
			if n.On {
				at = len(entries)
			}
			entries = append(entries, n)
		case take == nil && n.Kind == NodeButton && (keyNames[n.Key] == k.Name || strings.ToLower(n.Key) == k.Name):
			take = n
		case take == nil && n.Main && n.Kind == NodeButton && (k.Name == "enter" || k.Name == "space"):
			take = n
		}
	})
	switch {
	case take != nil:
		m.run(take.Act)
	case k.Name == "esc" && f.Back != nil:
		m.run(f.Back)
	case (k.Name == "down" || k.Name == "up") && len(entries) > 0:
		by := 1
		if k.Name == "up" {
			by = -1
		}
		if to := at + by; to >= 0 && to < len(entries) {
			m.run(entries[to].Act)
		}
	case (k.Name == "left" || k.Name == "right") && len(f.Tabs) > 0:
		for i, t := range f.Tabs {
			to := i + map[string]int{"left": -1, "right": 1}[k.Name]
			if t.On && to >= 0 && to < len(f.Tabs) {
				m.run(f.Tabs[to].Act)
				break
			}
		}
	default:
		return false
	}
	return true
}

// keyNames are the words on keys that are not the key's own name.
var keyNames = map[string]string{"Enter": "enter", "Esc": "esc", "Entf": "delete", "Del": "delete"}

// doFront carries out what is asked of the screens before a game; false means that it is none of theirs.
func (m *Model) doFront(a Act) bool {
	return m.goFront(a) || m.doSetup(a) || m.doSaves(a) || m.doOdds(a)
}

// goFront goes from one of the screens before a game to another.
func (m *Model) goFront(a Act) bool {
	f := &m.front
	switch a.(type) {
	case Start:
		m.clear()
		m.screen, m.sheet, m.folded, f.ask = ScreenStart, nil, false, nil
		m.camSet = false
	case ShowScenarios:
		m.screen, m.picked, f.tab = ScreenNew, 0, ""
	case ShowSaves:
		m.clear()
		m.sheet, f.ask = nil, nil
		m.screen, m.picked, f.trash = ScreenLoad, 0, false
		m.camSet = false
	case ShowOdds:
		m.screen = ScreenOdds
	case ShowCredits:
		m.screen = ScreenCredits
	case GoOn:
		if s, ok := m.lastSave(); ok {
			m.openSave(s.ID, false)
		}
	case ShowSince:
		m.sheet = nil
		m.askSince()
	case CloseQuestion:
		f.ask = nil
	default:
		return false
	}
	return true
}

// questionForm is the question laid over the screen, nil for none.
func (m *Model) questionForm() *Form {
	q := m.front.ask
	if q == nil {
		return nil
	}
	f := &Form{ID: "question." + q.kind, Place: FormBox, Back: CloseQuestion{}}
	no := Node{Kind: NodeButton, Text: m.say("front.cancel"), Key: "Esc", Act: f.Back}
	push := Node{Kind: NodeGap, Grow: 1}
	switch q.kind {
	case "rename":
		f.Title = m.say("front.rename")
		f.Body = []Node{{Kind: NodeInput, ID: "name", S: q.text, Text: m.say("front.rename.hint"), Act: Write{}}}
		f.Foot = []Node{push, no, {Kind: NodeButton, Text: m.say("front.rename.do"), Key: "Enter", Main: true, Off: strings.TrimSpace(q.text) == "", Act: Rename{}}}
	case "trash":
		f.Title = m.say("front.trash.title")
		f.Body = []Node{{Kind: NodePara, Text: m.say("front.trash.ask", q.text)}}
		f.Foot = []Node{push, no, {Kind: NodeButton, Text: m.say("front.trash.do"), Key: "Enter", Main: true, Act: Trash{ID: q.id}}}
	case "told":
		f.Title = q.text
		for _, l := range q.list {
			f.Body = append(f.Body, Node{Kind: NodePara, Text: l})
		}
		f.Foot = []Node{push, {Kind: NodeButton, Text: m.say("button.close"), Key: "Enter", Main: true, Act: f.Back}}
	case "since":
		f.Title, f.Under = m.say("front.since.title"), "wide"
		var rows []Node
		for _, l := range q.list {
			rows = append(rows, Node{Kind: NodePara, Text: l})
		}
		if len(rows) == 0 {
			rows = []Node{{Kind: NodePara, Text: m.say("front.since.none")}}
		}
		f.Body = []Node{{Kind: NodePara, Text: q.text, Muted: true}, {Kind: NodeScroll, ID: "since", Gap: 4, Height: min(m.h-320, 22*float64(len(rows)+4)), Kids: rows}}
		f.Foot = []Node{push, {Kind: NodeButton, Text: m.say("front.since.on"), Key: "Enter", Main: true, Act: f.Back}}
	case "crash":
		c := m.front.crash
		f.Title = m.say("front.crash.title")
		f.Body = []Node{{Kind: NodePara, Text: m.say("front.crash.body", c.When)}, {Kind: NodePara, Muted: true, Text: m.say("front.crash.report", c.Report)}}
		f.Back = CrashSeen{}
		f.Foot = []Node{push, {Kind: NodeButton, Text: m.say("front.crash.leave"), Key: "Esc", Act: f.Back}}
		if c.Save != "" {
			f.Foot = append(f.Foot, Node{Kind: NodeButton, Text: m.say("front.crash.resume"), Key: "Enter", Main: true, Act: CrashResume{ID: c.Save}})
		}
	}
	return f
}

// tell lays something to read over the screen.
func (m *Model) tellPlayer(title string, lines ...string) {
	m.front.ask = &question{kind: "told", text: title, list: lines}
	m.dirty = true
}

// sinceMost bounds how much is told of what happened while a player was away.
const sinceMost = 60

// askSince tells what happened since the side that looks last gave a command.
func (m *Model) askSince() {
	t := m.t
	if t == nil {
		return
	}
	q := &question{kind: "since"}
	path := t.game.Path()
	own := func(i int) bool {
		l, ok := t.game.Line(path[i])
		return ok && l.Side == t.viewer && l.Kind == engine.LineCommand
	}
	to := len(path)
	for to > 0 && own(to-1) {
		to--
	}
	from := to
	for from > 0 && !own(from-1) {
		from--
	}
	for _, n := range path[from:to] {
		events, err := t.game.Events(n, t.viewer)
		if err != nil {
			continue
		}
		for _, e := range events {
			if w := m.word(e.Text); w != "" {
				if e.Cite != "" {
					w += " (" + string(e.Cite) + ")"
				}
				q.list = append(q.list, w)
			}
		}
	}
	if n := len(q.list) - sinceMost; n > 0 {
		q.list = append([]string{m.say("front.since.more", n)}, q.list[n:]...)
	}
	if t.viewer != engine.NoSide {
		q.text = m.say("front.since.side", m.word(t.sideView(t.viewer).Name))
	}
	m.front.ask = q
	m.dirty = true
}
