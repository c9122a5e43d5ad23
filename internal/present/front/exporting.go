package front

import (
	"strconv"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file asks whom a copy of a saved game is for.

// exportForm offers the copies there can be of the save in question: for its player, for each side, for everybody.
func (m *Front) exportForm(f *scene.Form, q *question) {
	f.Title, f.Under = m.Say("front.export.title"), ""
	s := m.saveOf(q.id)
	f.Body = []scene.Node{{Kind: scene.NodePara, Text: m.Say("front.export.ask", s.Title)}}
	offer := func(key, who, says, means string, off bool) {
		f.Body = append(f.Body,
			scene.Node{Kind: scene.NodeButton, Text: says, Key: key, Off: off, Act: ExportSave{ID: q.id, For: who}},
			scene.Node{Kind: scene.NodePara, Muted: true, Text: means})
	}
	if s.Copy == "" {
		for i, side := range s.Sides {
			n := strconv.Itoa(i + 1)
			offer(n, n, m.Say("front.export.side", side), m.Say("front.export.side.means"), false)
		}
		means := m.Say("front.export.everyone.means")
		if !s.Over {
			means = m.Say("front.export.everyone.later")
		}
		offer("A", program.ForEveryone, m.Say("front.export.everyone"), means, !s.Over)
	}
	means := m.Say("front.export.me.means")
	if s.Locked {
		means = m.Say("front.export.me.locked")
	}
	offer("M", program.ForMe, m.Say("front.export.me"), means, false)
	f.Foot = []scene.Node{{Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, Text: m.Say("front.cancel"), Key: "Esc", Act: f.Back}}
}

// saveOf is a save of the list.
func (m *Front) saveOf(id string) program.Save {
	for _, s := range m.listed() {
		if s.ID == id {
			return s
		}
	}
	return program.Save{}
}
