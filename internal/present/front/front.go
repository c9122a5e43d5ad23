package front

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds what the screens before a game share: which form is up, how keys reach its controls, and questions laid
// over it.

// front is the state of the screens before a game.
type state struct {
	tab     string            // of the new game: "" is the list of scenarios
	trash   bool              // the list of saves shows what was thrown away
	chosen  map[string]string // options changed from standard
	odds    oddsDraft
	ask     *question
	crashed bool // the crash of before was asked for
	crash   *program.Crash
}

// question is a box over whatever is on the screen: a name to type, something to confirm, something to read.
type question struct {
	kind string // "rename", "trash", "export", "words", "accept", "letter", "lock", "unlock", "told", "since", "fight", "crash"
	id   string
	side engine.Side
	text string
	list []string

	seats []program.Seat // that an invitation offers
}

// Asking tells whether a question lies over the screen.
func (m *Front) Asking() bool { return m.state.ask != nil }

// form is the form of the screen that is up, nil where there is none.
func (m *Front) form() *scene.Form {
	var f *scene.Form
	switch m.Up {
	case table.ScreenStart:
		f = m.startForm()
	case table.ScreenNew:
		f = m.newForm()
	case table.ScreenLoad:
		f = m.loadForm()
	case table.ScreenOdds:
		f = m.oddsForm()
	case table.ScreenCredits:
		f = m.creditsForm()
	}
	box := m.questionForm()
	if f == nil {
		return box
	}
	f.Box = box
	return f
}

// LayFront lays the form over the map.
func (m *Front) LayFront() {
	if m.Up == table.ScreenCurtain {
		return
	}
	f := m.form()
	if f != nil && m.Up != table.ScreenGame && f.Place != scene.FormWhole { // a form that hides the map needs none
		m.chart.LayMap()
	}
	if f != nil {
		m.Drawn.Form, m.Drawn.Under = f, len(m.Drawn.Panels)
		m.Hits = append(m.Hits, scene.Region{Rect: scene.R(0, 0, m.W, m.H), Pane: true})
	}
}

// Answered carries out what a control of the form asks for.
func (m *Front) Answered(d scene.Did) {
	m.chart.FinishMotion()
	m.Run(d.Act)
}

// How many rows of a list the keys for pages pass, and more than any list has.
const pageRows, mostRows = 7, 1 << 20

// FrontKey lets a key press the control of the form that carries it; it tells whether one did.
func (m *Front) FrontKey(k scene.Key) bool {
	whole := m.form()
	if whole == nil {
		return false
	}
	f := whole.Top()
	by := map[string]int{"up": -1, "down": 1, "left": -1, "right": 1, "pageup": -pageRows, "pagedown": pageRows, "home": -mostRows, "end": mostRows}[k.Name]
	entries, at := rowsOf(f)
	switch take := pressedBy(f, k); {
	case take != nil:
		m.Run(take.Act)
	case k.Name == "esc" && f.Back != nil:
		m.Run(f.Back)
	case by != 0 && k.Name != "left" && k.Name != "right" && len(entries) > 0:
		if to := max(0, min(len(entries)-1, at+by)); to != at {
			m.Run(entries[to].Act)
		}
	case (k.Name == "left" || k.Name == "right") && len(f.Tabs) == 0:
		return m.nextChip(f, by)
	case k.Name == "left" || k.Name == "right":
		on := slices.IndexFunc(f.Tabs, func(t scene.Tab) bool { return t.On })
		if to := on + by; on >= 0 && to >= 0 && to < len(f.Tabs) {
			m.Run(f.Tabs[to].Act)
		}
	default:
		return false
	}
	return true
}

// nextChip chooses the chip before or after the one that is on, where a form has one row of them; it tells whether there was one.
func (m *Front) nextChip(f *scene.Form, by int) bool {
	var rows []*scene.Node
	f.Walk(func(n *scene.Node) {
		if n.Kind == scene.NodeChips {
			rows = append(rows, n)
		}
	})
	if len(rows) != 1 {
		return false
	}
	row := rows[0]
	to := slices.IndexFunc(row.Choices, func(c scene.Choice) bool { return c.S == row.S }) + by
	named, ok := row.Act.(scene.Named)
	if !ok || to < 0 || to >= len(row.Choices) {
		return false
	}
	m.Run(named.Named(row.Choices[to].S))
	return true
}

// pressedBy is the button of a form that a key presses, nil for none.
func pressedBy(f *scene.Form, k scene.Key) (take *scene.Node) {
	f.Walk(func(n *scene.Node) {
		if take != nil || n.Off || n.Kind != scene.NodeButton {
			return
		}
		if keyNames[n.Key] == k.Name || strings.ToLower(n.Key) == k.Name || n.Main && (k.Name == "enter" || k.Name == "space") {
			take = n
		}
	})
	return take
}

// rowsOf lists the rows of a form that can be picked, and which one is; -1 for none.
func rowsOf(f *scene.Form) (entries []*scene.Node, at int) {
	at = -1
	f.Walk(func(n *scene.Node) {
		if n.Off || n.Kind != scene.NodeEntry {
			return
		}
		if n.On {
			at = len(entries)
		}
		entries = append(entries, n)
	})
	return entries, at
}

// keyNames are the words on keys that are not the key's own name.
var keyNames = map[string]string{"Enter": "enter", "Esc": "esc", "Entf": "delete", "Del": "delete"}

// doFront carries out what is asked of the screens before a game; false means that it is none of theirs.
func (m *Front) Do(a scene.Act) bool {
	return m.goFront(a) || m.goLesson(a) || m.doWords(a) || m.doSetup(a) || m.doLocks(a) || m.doMail(a) || m.doSaves(a) || m.doOdds(a)
}

// goFront goes from one of the screens before a game to another.
func (m *Front) goFront(a scene.Act) bool {
	f := &m.state
	switch a := a.(type) {
	case Write:
		if f.ask != nil {
			f.ask.text = a.Text
		}
	case Start:
		m.Clear()
		m.Up, m.Sheet, m.Folded, f.ask = table.ScreenStart, nil, false, nil
		m.chart.CamSet = false
	case ShowScenarios:
		m.Up, m.picked, f.tab = table.ScreenNew, m.firstOffer(), ""
	case ShowSaves:
		m.Clear()
		m.Sheet, f.ask = nil, nil
		m.Up, m.picked, f.trash = table.ScreenLoad, 0, false
		m.chart.CamSet = false
	case ShowOdds:
		m.Up = table.ScreenOdds
	case ShowCredits:
		m.Up = table.ScreenCredits
	case GoOn:
		if s, ok := m.lastSave(); ok {
			m.OpenSave(s.ID, false)
		}
	case ShowSince:
		m.Sheet = nil
		if !m.recap.Retell() {
			m.askSince()
		}
	case CloseQuestion:
		f.ask = nil
	default:
		return false
	}
	return true
}

// questionForm is the question laid over the screen, nil for none.
func (m *Front) questionForm() *scene.Form {
	q := m.state.ask
	if q == nil {
		return nil
	}
	f := &scene.Form{ID: "question." + q.kind, Place: scene.FormBox, Back: CloseQuestion{}}
	no := scene.Node{Kind: scene.NodeButton, Text: m.Say("front.cancel"), Key: "Esc", Act: f.Back}
	push := scene.Node{Kind: scene.NodeGap, Grow: 1}
	switch q.kind {
	case "rename":
		f.Title = m.Say("front.rename")
		f.Body = []scene.Node{{Kind: scene.NodeInput, ID: "name", S: q.text, Text: m.Say("front.rename.hint"), Act: Write{}}}
		f.Foot = []scene.Node{push, no, {Kind: scene.NodeButton, Text: m.Say("front.rename.do"), Key: "Enter", Main: true, Off: strings.TrimSpace(q.text) == "", Act: Rename{}}}
	case "trash":
		f.Title = m.Say("front.trash.title")
		f.Body = []scene.Node{{Kind: scene.NodePara, Text: m.Say("front.trash.ask", q.text)}}
		f.Foot = []scene.Node{push, no, {Kind: scene.NodeButton, Text: m.Say("front.trash.do"), Key: "Enter", Main: true, Act: Trash{ID: q.id}}}
	case "export":
		m.exportForm(f, q)
	case "words":
		m.wordsForm(f, q)
	case "accept":
		m.acceptForm(f, q)
	case "letter":
		m.letterForm(f, q)
	case "lock", "unlock":
		m.lockForm(f, q)
	case "told":
		f.Title = q.text
		for _, l := range q.list {
			f.Body = append(f.Body, scene.Node{Kind: scene.NodePara, Text: l})
		}
		f.Foot = []scene.Node{push, {Kind: scene.NodeButton, Text: m.Say("button.close"), Key: "Enter", Main: true, Act: f.Back}}
	case "since":
		f.Title, f.Under = m.Say("front.since.title"), "wide"
		var rows []scene.Node
		for _, l := range q.list {
			rows = append(rows, scene.Node{Kind: scene.NodePara, Text: l})
		}
		if len(rows) == 0 {
			rows = []scene.Node{{Kind: scene.NodePara, Text: m.Say("front.since.none")}}
		}
		f.Body = []scene.Node{{Kind: scene.NodePara, Text: q.text, Muted: true}, {Kind: scene.NodeScroll, ID: "since", Gap: 4, Height: min(m.H-320, 22*float64(len(rows)+4)), Kids: rows}}
		f.Foot = []scene.Node{push, {Kind: scene.NodeButton, Text: m.Say("front.since.on"), Key: "Enter", Main: true, Act: f.Back}}
	case "fight":
		f.Title = q.text
		for i, l := range q.list {
			f.Body = append(f.Body, scene.Node{Kind: scene.NodePara, Text: l, Muted: i != 1})
		}
		f.Foot = []scene.Node{push, {Kind: scene.NodeButton, Text: m.Say("front.fight.on"), Key: "Enter", Main: true, Act: f.Back}}
	case "crash":
		m.crashForm(f, m.state.crash)
	}
	return f
}

// tell lays something to read over the screen.
func (m *Front) tellPlayer(title string, lines ...string) {
	m.state.ask = &question{kind: "told", text: title, list: lines}
	m.Stale = true
}
