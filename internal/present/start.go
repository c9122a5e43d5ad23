package present

import "strings"

// This file holds the start screen, and what every program says of itself: its credits.

// lastSave is the game played last that can be gone on with: sound, and not at its end.
func (m *Model) lastSave() (Save, bool) {
	for _, s := range m.desk.Saves() {
		if !s.Over {
			return s, s.Broken == ""
		}
	}
	return Save{}, false
}

// startForm is the sheet at the left of the start screen.
func (m *Model) startForm() *Form {
	list := []Node{}
	last, goOn := m.lastSave()
	if goOn {
		list = append(list, Node{Kind: NodeButton, Text: m.say("start.continue"), Key: "C", Main: true, Height: 44, Act: GoOn{}},
			Node{Kind: NodePara, Text: last.Title + " · " + last.State, Muted: true})
	}
	small := func(key, letter string, a Act) Node {
		return Node{Kind: NodeButton, Text: m.say(key), Key: letter, Act: a, Grow: 1}
	}
	pair := func(a, b Node) Node { return Node{Kind: NodeRow, Gap: 10, Kids: []Node{a, b}} }
	list = append(list,
		Node{Kind: NodeButton, Text: m.say("start.new"), Key: "N", Main: !goOn, Height: 44, Act: ShowScenarios{}},
		pair(small("start.load", "L", ShowSaves{}), small("start.puzzles", "P", OpenPuzzles{})),
		pair(small("start.odds", "O", ShowOdds{}), small("start.rules", "B", OpenRulebook{})),
		pair(small("start.options", "S", OpenOptions{}), small("start.credits", "A", ShowCredits{})),
		Node{Kind: NodeButton, Text: m.say("start.quit"), Key: "Q", Muted: true, Act: Quit{}})
	air := max(8, min(120, m.h*.13-40))
	f := &Form{ID: "start", Place: FormLeft, Body: []Node{
		{Kind: NodeGap, Height: air},
		{Kind: NodePaint, Height: 108, Items: m.startTitle()},
		{Kind: NodePara, Text: m.say("start.about")},
		{Kind: NodeGap, Height: 8},
		{Kind: NodeColumn, Gap: 10, Kids: list},
		{Kind: NodeGap, Grow: 1},
		{Kind: NodePara, Text: m.say("start.foot"), Muted: true},
	}}
	if m.h < lowWindow { // all of it scrolls where it does not fit
		f.Body = []Node{{Kind: NodeScroll, ID: "start", Grow: 1, Gap: 12, Kids: append(f.Body[1:5:5], f.Body[6])}}
	}
	if c, ok := m.desk.(Crasher); ok && !m.front.crashed {
		m.front.crashed = true
		if crash, there := c.Crashed(); there {
			m.front.crash, m.front.ask = &crash, &question{kind: "crash"}
		}
	}
	return f
}

// lowWindow and slimWindow are the sizes, in logical pixels, under which forms put things under each other.
const (
	lowWindow  = 640
	slimWindow = 1100
)

// startTitle is the name of the game, large, in two lines.
func (m *Model) startTitle() []Item {
	var out []Item
	title := strings.Replace(m.say("start.title"), ": ", ":\n", 1)
	for i, l := range Wrap(m.metrics, SerifSemi, 44, 416, title) {
		out = append(out, Item{Kind: ItemText, X: 0, Y: 44 + 50*float64(i), Face: SerifSemi, Size: 44, Fill: "text.on_dark", Text: l, N: -1})
	}
	return out
}

// creditsForm names who and what the program is made of.
func (m *Model) creditsForm() *Form {
	var rows []Node
	for _, part := range []string{"game", "program", "map", "heights", "places", "fonts", "widgets", "window", "history"} {
		rows = append(rows, Node{Kind: NodeLabel, Text: m.say("credits." + part)}, Node{Kind: NodePara, Text: m.say("credits." + part + ".text")}, Node{Kind: NodeGap, Height: 8})
	}
	back := Start{}
	return &Form{ID: "credits", Place: FormBroad, Title: m.say("start.credits"), Back: back,
		Body: []Node{{Kind: NodeScroll, ID: "credits", Grow: 1, Kids: rows}},
		Foot: []Node{{Kind: NodeButton, Text: m.say("front.back"), Key: "Esc", Act: back}}}
}
