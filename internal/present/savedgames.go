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
	f := &Form{ID: "load", Place: FormWhole, Title: m.say("load.title"), Back: Act{Do: "start"}}
	shelf, shelved := m.shelf()
	if shelved && (m.front.trash || len(shelf.Trashed()) > 0) {
		f.Tabs = []Tab{{Text: m.say("load.tab.saves"), Act: Act{Do: "trash.show", N: 0}, On: !m.front.trash}, {Text: m.say("load.tab.trash"), Act: Act{Do: "trash.show", N: 1}, On: m.front.trash}}
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
		rows = append(rows, Node{Kind: NodeEntry, ID: "save " + s.ID, Text: s.Title, Under: under, Right: s.When, On: i == m.picked, Muted: s.Broken != "", Act: Act{Do: "pick", N: i}})
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
		return []Node{{Kind: NodeButton, Text: m.say("load.restore"), Key: "Enter", Main: true, Act: Act{Do: "save.restore", S: s.ID}}}
	}
	var out []Node
	if shelved {
		out = append(out,
			Node{Kind: NodeButton, Text: m.say("load.delete"), Key: "D", Act: Act{Do: "save.ask", S: s.ID}},
			Node{Kind: NodeButton, Text: m.say("load.rename"), Key: "N", Off: s.Broken != "", Act: Act{Do: "save.rename", S: s.ID}},
			Node{Kind: NodeButton, Text: m.say("load.export"), Key: "E", Off: s.Broken != "", Act: Act{Do: "save.export", S: s.ID}})
	}
	return append(out, Node{Kind: NodeButton, Text: m.say("load.replay"), Key: "R", Off: s.Broken != "", Act: Act{Do: "open", S: s.ID, N: 1}},
		Node{Kind: NodeButton, Text: m.say("load.open"), Key: "Enter", Main: s.Broken == "", Off: s.Broken != "", Act: Act{Do: "open", S: s.ID}})
}

// runSaves carries out what the list of saved games asks for.
func (m *Model) runSaves(a Act) bool {
	f := &m.front
	shelf, ok := m.shelf()
	title := func(id string) string {
		for _, s := range m.listed() {
			if s.ID == id {
				return s.Title
			}
		}
		return ""
	}
	after := func(err error) {
		f.ask = nil
		if err != nil {
			m.fail(err)
		}
	}
	switch {
	case a.Do == "crash.seen" || a.Do == "crash.resume":
		f.ask, f.crash = nil, nil
		if c, ok := m.desk.(Crasher); ok {
			c.CrashSeen()
		}
		if a.Do == "crash.resume" {
			m.openSave(a.S, false)
		}
	case !ok:
		return false
	case a.Do == "trash.show":
		f.trash, m.picked = a.N == 1, 0
	case a.Do == "save.ask":
		f.ask = &question{kind: "trash", id: a.S, text: title(a.S)}
	case a.Do == "save.trash":
		after(shelf.Trash(a.S))
	case a.Do == "save.restore":
		after(shelf.Restore(a.S))
		if len(shelf.Trashed()) == 0 {
			f.trash, m.picked = false, 0
		}
	case a.Do == "save.rename":
		f.ask = &question{kind: "rename", id: a.S, text: title(a.S)}
	case a.Do == "save.typing":
		if f.ask != nil {
			f.ask.text = a.S
		}
	case a.Do == "save.renamed":
		if f.ask != nil {
			after(shelf.Rename(f.ask.id, f.ask.text))
		}
	case a.Do == "save.export":
		where, err := shelf.ExportSave(a.S)
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
