package front

import (
	"slices"

	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file holds the list of saved games: previews, going on, replaying, names, copies, and the trash.

func (m *Front) shelf() (program.Shelf, bool) {
	s, ok := m.Desk.(program.Shelf)
	return s, ok
}

// listed are the saves the list shows.
func (m *Front) listed() []program.Save {
	if s, ok := m.shelf(); ok && m.state.trash {
		return s.Trashed()
	}
	return m.Desk.Saves()
}

// loadForm is the list of saved games with a preview of the one picked.
func (m *Front) loadForm() *scene.Form {
	f := &scene.Form{ID: "load", Place: scene.FormWhole, Title: m.Say("load.title"), Back: Start{}}
	shelf, shelved := m.shelf()
	if shelved && (m.state.trash || len(shelf.Trashed()) > 0) {
		f.Tabs = []scene.Tab{{Text: m.Say("load.tab.saves"), Act: ShowTrash{On: 0}, On: !m.state.trash}, {Text: m.Say("load.tab.trash"), Act: ShowTrash{On: 1}, On: m.state.trash}}
	}
	back := scene.Node{Kind: scene.NodeButton, Text: m.Say("front.back"), Key: "Esc", Act: f.Back}
	list := m.listed()
	if len(list) == 0 {
		key := "load.empty"
		if m.state.trash {
			key = "load.trash.empty"
		}
		f.Body, f.Foot = []scene.Node{{Kind: scene.NodePara, Text: m.Say(key)}}, []scene.Node{back}
		return f
	}
	m.picked = max(0, min(m.picked, len(list)-1))
	var rows []scene.Node
	for i, s := range list {
		under := s.State
		if s.Broken != "" {
			under = m.Say("load.broken")
		}
		rows = append(rows, scene.Node{Kind: scene.NodeEntry, ID: "save " + s.ID, Text: s.Title, Under: under, Right: s.When, On: i == m.picked, Muted: s.Broken != "", Act: Pick{N: i}})
	}
	s := list[m.picked]
	f.Body = []scene.Node{{Kind: scene.NodeRow, Grow: 1, Gap: 32, Kids: []scene.Node{
		{Kind: scene.NodeScroll, ID: "saves", Grow: 9, Gap: 6, Kids: rows},
		{Kind: scene.NodeScroll, ID: "about " + s.ID, Grow: 11, Gap: 10, Kids: m.aboutSave(s)},
	}}}
	f.Foot = append(append([]scene.Node{back, {Kind: scene.NodeGap, Grow: 1}}, m.saveButtons(s, shelved)...), scene.Node{})
	f.Foot = f.Foot[:len(f.Foot)-1]
	return f
}

// aboutSave shows the position of a save, and what is known of it.
func (m *Front) aboutSave(s program.Save) []scene.Node {
	var out []scene.Node
	if s.Broken == "" {
		out = append(out, scene.Node{Kind: scene.NodePicture, Picture: "save:" + s.ID, Height: max(170, m.H*.4)})
	}
	out = append(out, scene.Node{Kind: scene.NodeTitle, Text: s.Title})
	if s.Broken != "" {
		return append(out, scene.Node{Kind: scene.NodePara, Main: true, Text: m.Say("load.broken")}, scene.Node{Kind: scene.NodePara, Text: s.Broken}, scene.Node{Kind: scene.NodePara, Muted: true, Text: m.Say("load.broken.safe")})
	}
	out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("load.fact.state"), Right: s.State}, scene.Node{Kind: scene.NodeFact, Text: m.Say("load.fact.when"), Right: s.When})
	if s.Scenario != "" && s.Scenario != s.Title {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("load.fact.scenario"), Right: s.Scenario})
	}
	if s.Copy != "" {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("load.fact.copy"), Right: s.Copy})
	}
	for i, side := range s.Sides {
		if i < len(s.Seats) {
			out = append(out, scene.Node{Kind: scene.NodeFact, Text: side, Right: m.seatName(s.Seats[i])})
		}
	}
	if s.Dice != "" {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("new.dice"), Right: m.Say("dice." + s.Dice)})
	}
	return out
}

// seatName words who sits somewhere, as the journal has it.
func (m *Front) seatName(kind string) string {
	if kind == play.SeatMail || slices.Contains(m.SeatKinds(""), kind) {
		return m.SeatWord(kind)
	}
	return kind
}

func (m *Front) saveButtons(s program.Save, shelved bool) []scene.Node {
	if m.state.trash {
		return []scene.Node{{Kind: scene.NodeButton, Text: m.Say("load.restore"), Key: "Enter", Main: true, Act: Restore{ID: s.ID}}}
	}
	var out []scene.Node
	if shelved {
		out = append(out,
			scene.Node{Kind: scene.NodeButton, Text: m.Say("load.delete"), Key: "D", Act: AskTrash{ID: s.ID}},
			scene.Node{Kind: scene.NodeButton, Text: m.Say("load.rename"), Key: "N", Off: s.Broken != "", Act: AskName{ID: s.ID}},
			scene.Node{Kind: scene.NodeButton, Text: m.Say("load.export"), Key: "E", Off: s.Broken != "", Act: AskExport{ID: s.ID}})
	}
	open := "load.open"
	switch {
	case s.Broken != "":
		open = "load.rescue"
	case s.Over:
		open = "load.end"
	}
	return append(out, scene.Node{Kind: scene.NodeButton, Text: m.Say("load.replay"), Key: "R", Off: s.Broken != "", Act: OpenSave{Replay: 1, ID: s.ID}},
		scene.Node{Kind: scene.NodeButton, Text: m.Say(open), Key: "Enter", Main: s.Broken == "", Act: OpenSave{ID: s.ID}})
}

// doSaves carries out what the list of saved games asks for.
func (m *Front) doSaves(a scene.Act) bool {
	switch a := a.(type) {
	case OpenSave:
		m.OpenSave(a.ID, a.Replay == 1)
	case CrashSeen:
		m.crashSeen()
	case CrashResume:
		m.crashSeen()
		m.OpenSave(a.ID, false)
	default:
		shelf, ok := m.shelf()
		return ok && m.doShelf(shelf, a)
	}
	return true
}

func (m *Front) crashSeen() {
	m.state.ask, m.state.crash = nil, nil
	if c, ok := m.Desk.(program.Crasher); ok {
		c.CrashSeen()
	}
}

// crashForm tells of the defect that stopped the program before.
func (m *Front) crashForm(f *scene.Form, c *program.Crash) {
	f.Title = m.Say("front.crash.title")
	f.Body = []scene.Node{{Kind: scene.NodePara, Text: m.Say("front.crash.body", c.When)}, {Kind: scene.NodePara, Muted: true, Text: m.Say("front.crash.report", c.Report)}}
	f.Back = CrashSeen{}
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.crash.leave"), Key: "Esc", Act: f.Back}}
	if c.Save != "" {
		f.Foot = append(f.Foot, scene.Node{Kind: scene.NodeButton, Text: m.Say("front.crash.resume"), Key: "Enter", Main: true, Act: CrashResume{ID: c.Save}})
	}
}

// titleOf is the title of a save in the list, "" for none.
func (m *Front) titleOf(id string) string {
	return m.saveOf(id).Title
}

// doShelf carries out what is done with the saves themselves.
func (m *Front) doShelf(shelf program.Shelf, a scene.Act) bool {
	f := &m.state
	after := func(err error) {
		f.ask = nil
		if err != nil {
			m.Fail(err)
		}
	}
	switch a := a.(type) {
	case ShowTrash:
		f.trash, m.picked = a.On == 1, 0
	case AskTrash:
		f.ask = &question{kind: "trash", id: a.ID, text: m.titleOf(a.ID)}
	case Trash:
		after(shelf.Trash(a.ID))
	case Restore:
		after(shelf.Restore(a.ID))
		if len(shelf.Trashed()) == 0 {
			f.trash, m.picked = false, 0
		}
	case AskName:
		f.ask = &question{kind: "rename", id: a.ID, text: m.titleOf(a.ID)}
	case Rename:
		if f.ask != nil {
			after(shelf.Rename(f.ask.id, f.ask.text))
		}
	case AskExport:
		f.ask = &question{kind: "export", id: a.ID}
	case ExportSave:
		f.ask = nil
		where, err := shelf.ExportSave(a.ID, a.For)
		if err != nil {
			m.Fail(err)
			return true
		}
		m.tellPlayer(m.Say("load.exported"), m.Say("load.exported.where", where))
	default:
		return false
	}
	return true
}
