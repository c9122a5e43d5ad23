package front

import (
	"strings"

	"awaw/internal/present/pages"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the start screen, and what every program says of itself: its credits.

// lastSave is the game played last that can be gone on with: sound, not at its end, and not kept for others.
func (m *Front) lastSave() (program.Save, bool) {
	for _, s := range m.Desk.Saves() {
		if !s.Over && !s.Keeps {
			return s, s.Broken == ""
		}
	}
	return program.Save{}, false
}

// startForm is the sheet at the left of the start screen.
func (m *Front) startForm() *scene.Form {
	last, goOn := m.lastSave()
	invited := m.invited()
	low := m.H < lowStart && (goOn || len(invited) > 0)
	small := func(key, letter string, a scene.Act) scene.Node {
		return scene.Node{Kind: scene.NodeButton, Text: m.Say(key), Key: letter, Act: a, Grow: 1}
	}
	pair := func(a, b scene.Node) scene.Node {
		return scene.Node{Kind: scene.NodeRow, Gap: 10, Kids: []scene.Node{a, b}}
	}
	begin := []scene.Node{{Kind: scene.NodeButton, Text: m.Say("start.new"), Key: "N", Main: !goOn, Height: 44, Grow: 1, Act: ShowScenarios{}}}
	if goOn {
		on := scene.Node{Kind: scene.NodeButton, Text: m.Say("start.continue"), Key: "C", Main: true, Height: 44, Grow: 1, Act: GoOn{}}
		about := scene.Node{Kind: scene.NodePara, Text: last.Title + " · " + last.State, Muted: true}
		if begin = []scene.Node{on, about, begin[0]}; low {
			begin = []scene.Node{pair(on, begin[2]), about}
		}
	}
	list := append(begin,
		pair(small("start.load", "L", ShowSaves{}), small("start.puzzles", "P", pages.OpenPuzzles{})),
		pair(small("start.odds", "O", ShowOdds{}), small("start.rules", "B", pages.OpenRulebook{})),
		small("start.mail", "V", table.ReadLetter{}))
	list = append(list, invited...)
	list = append(list,
		pair(small("start.options", "S", pages.OpenOptions{}), small("start.credits", "A", ShowCredits{})))
	if !m.Stays {
		list = append(list, scene.Node{Kind: scene.NodeButton, Text: m.Say("start.quit"), Key: "Q", Muted: true, Act: table.Quit{}})
	}
	air := max(8, min(120, m.H*.13-40))
	if low {
		air = max(0, min(air, m.H-startHeight))
	}
	f := &scene.Form{ID: "start", Place: scene.FormLeft, Body: []scene.Node{
		{Kind: scene.NodeGap, Height: air},
		{Kind: scene.NodePaint, Height: 108, Items: m.startTitle()},
		{Kind: scene.NodePara, Text: m.Say("start.about")},
		{Kind: scene.NodeGap, Height: 8},
		{Kind: scene.NodeColumn, Gap: 10, Kids: list},
		{Kind: scene.NodeGap, Grow: 1},
		{Kind: scene.NodePara, Text: m.Say("start.foot"), Muted: true},
	}}
	if m.H < lowWindow { // all of it scrolls where it does not fit
		f.Body = []scene.Node{{Kind: scene.NodeScroll, ID: "start", Grow: 1, Gap: 12, Kids: append(f.Body[1:5:5], f.Body[6])}}
	} else if low { // the last line stands where it is
		f.Body = []scene.Node{f.Body[0], {Kind: scene.NodeScroll, ID: "start", Grow: 1, Gap: 12, Kids: f.Body[1:5:5]}, f.Body[6]}
	}
	if c, ok := m.Desk.(program.Crasher); ok && !m.state.crashed {
		m.state.crashed = true
		if crash, there := c.Crashed(); there {
			m.state.crash, m.state.ask = &crash, &question{kind: "crash"}
		}
	}
	return f
}

// lowWindow and slimWindow are the sizes, in logical pixels, under which forms put things under each other.
const (
	lowWindow  = 640
	slimWindow = 1100
)

// Of the start screen, in logical pixels: under what height a game to go on with leaves less room than all of it needs, and what it needs then.
const (
	lowStart    = 780
	startHeight = 650
)

// startTitle is the name of the game, large, in two lines.
func (m *Front) startTitle() []scene.Item {
	var out []scene.Item
	title := strings.Replace(m.Say("start.title"), ": ", ":\n", 1)
	for i, l := range scene.Wrap(m.Metrics, scene.SerifSemi, 44, 416, title) {
		out = append(out, scene.Item{Kind: scene.ItemText, X: 0, Y: 44 + 50*float64(i), Face: scene.SerifSemi, Size: 44, Fill: "text.on_dark", Text: l, N: -1})
	}
	return out
}

// creditsForm names who and what the program is made of.
func (m *Front) creditsForm() *scene.Form {
	var rows []scene.Node
	for _, part := range []string{"game", "games", "program", "map", "heights", "places", "fonts", "widgets", "window", "history"} {
		rows = append(rows, scene.Node{Kind: scene.NodeLabel, Text: m.Say("credits." + part)}, scene.Node{Kind: scene.NodePara, Text: m.Say("credits." + part + ".text")}, scene.Node{Kind: scene.NodeGap, Height: 8})
	}
	back := Start{}
	return &scene.Form{ID: "credits", Place: scene.FormBroad, Title: m.Say("start.credits"), Back: back,
		Body: []scene.Node{{Kind: scene.NodeScroll, ID: "credits", Grow: 1, Kids: rows}},
		Foot: []scene.Node{{Kind: scene.NodeButton, Text: m.Say("front.back"), Key: "Esc", Act: back}}}
}
