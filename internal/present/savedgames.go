package present

// This file holds the list of saved games: previews, going on, replaying, names, copies, and the trash.

func (m *Model) shelf() (Shelf, bool) {
	s, ok := m.desk.(Shelf)
	return s, ok
}

// listed are the saves the list shows.
func (m *Model) listed() []Save {
	if s, ok := m.shelf(); ok && m.front.trash {
		return s.Trashed()
	}
	return m.desk.Saves()
}

// loadForm is the list of saved games with a preview of the one picked.
func (m *Model) loadForm() *Form {
	f := &Form{ID: "load", Place: FormWhole, Title: m.say("load.title"), Back: Start{}}
	shelf, shelved := m.shelf()
	if shelved && (m.front.trash || len(shelf.Trashed()) > 0) {
		f.Tabs = []Tab{{Text: m.say("load.tab.saves"), Act: ShowTrash{On: 0}, On: !m.front.trash}, {Text: m.say("load.tab.trash"), Act: ShowTrash{On: 1}, On: m.front.trash}}
	}
	back := Node{Kind: NodeButton, Text: m.say("front.back"), Key: "Esc", Act: f.Back}
	list := m.listed()
	if len(list) == 0 {
		key := "load.empty"
		if m.front.trash {
			key = "load.trash.empty"
		}
		f.Body, f.Foot = []Node{{Kind: NodePara, Text: m.say(key)}}, []Node{back}
		return f
	}
	m.picked = max(0, min(m.picked, len(list)-1))
	var rows []Node
	for i, s := range list {
		under := s.State
		if s.Broken != "" {
			under = m.say("load.broken")
		}
		rows = append(rows, Node{Kind: NodeEntry, ID: "save " + s.ID, Text: s.Title, Under: under, Right: s.When, On: i == m.picked, Muted: s.Broken != "", Act: Pick{N: i}})
	}
	s := list[m.picked]
	f.Body = []Node{{Kind: NodeRow, Grow: 1, Gap: 32, Kids: []Node{
		{Kind: NodeScroll, ID: "saves", Grow: 9, Gap: 6, Kids: rows},
		{Kind: NodeScroll, ID: "about " + s.ID, Grow: 11, Gap: 10, Kids: m.aboutSave(s)},
	}}}
	f.Foot = append(append([]Node{back, {Kind: NodeGap, Grow: 1}}, m.saveButtons(s, shelved)...), Node{})
	f.Foot = f.Foot[:len(f.Foot)-1]
	return f
}

// aboutSave shows the position of a save, and what is known of it.
func (m *Model) aboutSave(s Save) []Node {
	var out []Node
	if s.Broken == "" {
		out = append(out, Node{Kind: NodePicture, Picture: "save:" + s.ID, Height: max(170, m.h*.4)})
	}
	out = append(out, Node{Kind: NodeTitle, Text: s.Title})
	if s.Broken != "" {
		return append(out, Node{Kind: NodePara, Main: true, Text: m.say("load.broken")}, Node{Kind: NodePara, Text: s.Broken}, Node{Kind: NodePara, Muted: true, Text: m.say("load.broken.safe")})
	}
	out = append(out, Node{Kind: NodeFact, Text: m.say("load.fact.state"), Right: s.State}, Node{Kind: NodeFact, Text: m.say("load.fact.when"), Right: s.When})
	if s.Scenario != "" && s.Scenario != s.Title {
		out = append(out, Node{Kind: NodeFact, Text: m.say("load.fact.scenario"), Right: s.Scenario})
	}
	for i, side := range s.Sides {
		if i < len(s.Seats) {
			out = append(out, Node{Kind: NodeFact, Text: side, Right: m.seatName(s.Seats[i])})
		}
	}
	if s.Dice != "" {
		out = append(out, Node{Kind: NodeFact, Text: m.say("new.dice"), Right: m.say("dice." + s.Dice)})
	}
	return out
}

// seatName words who sits somewhere, as the journal has it.
func (m *Model) seatName(kind string) string {
	for _, k := range seatKinds {
		if k == kind {
			return m.seatWord(k)
		}
	}
	return kind
}

func (m *Model) saveButtons(s Save, shelved bool) []Node {
	if m.front.trash {
		return []Node{{Kind: NodeButton, Text: m.say("load.restore"), Key: "Enter", Main: true, Act: Restore{ID: s.ID}}}
	}
	var out []Node
	if shelved {
		out = append(out,
			Node{Kind: NodeButton, Text: m.say("load.delete"), Key: "D", Act: AskTrash{ID: s.ID}},
			Node{Kind: NodeButton, Text: m.say("load.rename"), Key: "N", Off: s.Broken != "", Act: AskName{ID: s.ID}},
			Node{Kind: NodeButton, Text: m.say("load.export"), Key: "E", Off: s.Broken != "", Act: ExportSave{ID: s.ID}})
	}
	return append(out, Node{Kind: NodeButton, Text: m.say("load.replay"), Key: "R", Off: s.Broken != "", Act: OpenSave{Replay: 1, ID: s.ID}},
		Node{Kind: NodeButton, Text: m.say("load.open"), Key: "Enter", Main: s.Broken == "", Off: s.Broken != "", Act: OpenSave{ID: s.ID}})
}

// doSaves carries out what the list of saved games asks for.
func (m *Model) doSaves(a Act) bool {
	switch a := a.(type) {
	case OpenSave:
		m.openSave(a.ID, a.Replay == 1)
	case CrashSeen:
		m.crashSeen()
	case CrashResume:
		m.crashSeen()
		m.openSave(a.ID, false)
	default:
		shelf, ok := m.shelf()
		return ok && m.doShelf(shelf, a)
	}
	return true
}

func (m *Model) crashSeen() {
	m.front.ask, m.front.crash = nil, nil
	if c, ok := m.desk.(Crasher); ok {
		c.CrashSeen()
	}
}

// titleOf is the title of a save in the list, "" for none.
func (m *Model) titleOf(id string) string {
	for _, s := range m.listed() {
		if s.ID == id {
			return s.Title
		}
	}
	return ""
}

// doShelf carries out what is done with the saves themselves.
func (m *Model) doShelf(shelf Shelf, a Act) bool {
	f := &m.front
	after := func(err error) {
		f.ask = nil
		if err != nil {
			m.fail(err)
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
	case Write:
		if f.ask != nil {
			f.ask.text = a.Text
		}
	case Rename:
		if f.ask != nil {
			after(shelf.Rename(f.ask.id, f.ask.text))
		}
	case ExportSave:
		where, err := shelf.ExportSave(a.ID)
		if err != nil {
			m.fail(err)
			return true
		}
		m.tellPlayer(m.say("load.exported"), m.say("load.exported.where", where))
	default:
		return false
	}
	return true
}
