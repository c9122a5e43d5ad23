package present

import (
	"math"
	"strings"
)

// This file holds the gallery of scenarios: a list with map thumbnails, and beside it what the one picked is about.

// newForm is the gallery, or the set-up of the scenario picked there.
func (m *Model) newForm() *Form {
	list := m.desk.Scenarios()
	if m.picked >= len(list) {
		m.picked = 0
	}
	if m.front.tab != "" && len(list) > 0 {
		return m.setupForm(list[m.picked])
	}
	f := &Form{ID: "gallery", Place: FormWhole, Title: m.say("new.title"), Under: m.say("gallery.under", len(list)), Back: Start{}}
	if len(list) == 0 {
		return f
	}
	var rows []Node
	kind := ""
	for i, s := range list {
		picture := "scenario:" + s.ID
		if m.w < slimWindow {
			picture = ""
		}
		if s.Group != kind {
			kind = s.Group
			if kind != "" {
				rows = append(rows, Node{Kind: NodeLabel, Text: kind})
			}
		}
		rows = append(rows, Node{Kind: NodeEntry, ID: "scenario " + s.ID, Text: s.Name, Under: s.Dates + " · " + s.Short, N: s.Complexity, Max: 5, Marks: s.Styles,
			Picture: picture, On: i == m.picked, Act: Pick{N: i}})
	}
	f.Body = []Node{{Kind: NodeRow, Grow: 1, Gap: 32, Kids: []Node{
		{Kind: NodeScroll, ID: "scenarios", Grow: 9, Gap: 6, Kids: rows},
		{Kind: NodeScroll, ID: "about " + list[m.picked].ID, Grow: 11, Gap: 6, Kids: m.aboutScenario(list[m.picked])},
	}}}
	f.Foot = []Node{{Kind: NodeButton, Text: m.say("front.back"), Key: "Esc", Act: f.Back}, {Kind: NodeGap, Grow: 1},
		{Kind: NodeButton, Text: m.say("gallery.setup"), Key: "Enter", Main: true, Width: 260, Act: SetUp{Tab: "over"}}}
	return f
}

// aboutScenario tells of one scenario: its map, its story, and the facts a player chooses by.
func (m *Model) aboutScenario(s Scenario) []Node {
	out := []Node{
		{Kind: NodePicture, Picture: "scenario:" + s.ID, Height: math.Round(math.Max(170, m.h*.34))},
		{Kind: NodeTitle, Text: s.Name},
		{Kind: NodePara, Text: s.About},
		{Kind: NodeFact, Text: m.say("gallery.dates"), Right: s.Dates},
		{Kind: NodeFact, Text: m.say("gallery.length"), Right: s.Length},
		{Kind: NodeFact, Text: m.say("gallery.depth"), Right: m.say("gallery.depth." + itoa(max(1, min(5, s.Complexity))))},
		{Kind: NodeFact, Text: m.say("gallery.sides"), Right: strings.Join(s.Sides, " · ")},
	}
	if s.Teaches != "" {
		out = append(out, Node{Kind: NodeFact, Text: m.say("gallery.teaches"), Right: s.Teaches})
	}
	if len(s.Balance) > 0 {
		out = append(out, Node{Kind: NodeGap, Height: 4}, Node{Kind: NodeLabel, Text: m.say("gallery.balance")},
			Node{Kind: NodePaint, Height: 44, Items: m.balanceBar(s)}, Node{Kind: NodePara, Muted: true, Text: m.say("gallery.balance.how", s.Games)})
	}
	return out
}

// balanceBar draws how often each side won when the scenario was measured.
func (m *Model) balanceBar(s Scenario) []Item {
	wide := m.answerWide()
	var out []Item
	parts, drawn := withDraws(s.Balance)
	x, said := 0.0, wholeShares(parts)
	for i, b := range parts {
		w := math.Round(wide * b.Part / 100)
		if i == len(parts)-1 {
			w = wide - x
		}
		role := "neutral_fill"
		switch b.Style {
		case "axis":
			role = "axis_fill"
		case "allies":
			role = "allies_fill"
		case "third":
			role = "third_fill"
		}
		out = append(out, Item{Kind: ItemBox, X: x, Y: 0, W: math.Max(1, w-2), H: 20, Fill: "chart." + role})
		if b.Style == "allies" {
			out = append(out, Item{Kind: ItemHatch, X: x, Y: 0, W: math.Max(1, w-2), H: 20, Fill: "chart.allies_line"})
		}
		word := m.say("gallery.balance.part", b.Side, said[i])
		tx := x
		switch {
		case i == drawn:
			word = m.say("gallery.balance.drawn", said[i])
			tx = x + (w-m.metrics.Width(CondMedium, 13, word))/2
		case i == len(parts)-1 && i > 0:
			tx = wide - m.metrics.Width(CondMedium, 13, word)
		}
		out = append(out, Item{Kind: ItemText, X: tx, Y: 38, Face: CondMedium, Size: 13, Fill: "text.on_dark", Text: word, N: -1})
		x += w
	}
	return append(out, Item{Kind: ItemBox, X: math.Round(wide/2) - 1, Y: -2, W: 2, H: 24, Fill: "text.on_dark"})
}

// withDraws puts the games that nobody won before the last side's, so that no side is shown more than it won; -1 is no draws.
func withDraws(won []Share) (parts []Share, at int) {
	left := 100.0
	for _, b := range won {
		left -= b.Part
	}
	if left < .5 || len(won) < 2 {
		return won, -1
	}
	at = len(won) - 1
	parts = append(append(append([]Share{}, won[:at]...), Share{Part: left}), won[at])
	return parts, at
}

// wholeShares rounds shares so that they add up to what all of them together round to.
func wholeShares(shares []Share) []int {
	out := make([]int, len(shares))
	sum, said := 0.0, 0
	for i, b := range shares {
		sum += b.Part
		out[i] = int(math.Round(sum)) - said
		said += out[i]
	}
	return out
}

// seatKinds are who may play a side: a person, or one of the bots offered here.
var seatKinds = []string{"person", "cadet", "pilot", "commander", "marshal"}

// seatChoice is who plays a side; unless chosen, a person plays the first and the bot the rest.
func (m *Model) seatChoice(i int) string {
	if s := m.choice.seats[i]; s != "" {
		return s
	}
	if i == 0 {
		return "person"
	}
	return "pilot"
}

// options are the switches the picked scenario's system has.
func (m *Model) options(s Scenario) []Option {
	if c, ok := m.desk.(Chooser); ok {
		return c.Options(s.ID)
	}
	return nil
}

// optionNow is what holds for a switch.
func (m *Model) optionNow(o Option) string {
	if v, ok := m.front.chosen[o.Key]; ok {
		return v
	}
	return o.Standard
}

func (m *Model) setOption(key string, n int) {
	m.chooseOption(key, map[int]string{0: "false", 1: "true"}[n])
}

func (m *Model) chooseOption(key, value string) {
	list := m.desk.Scenarios()
	if m.picked >= len(list) {
		return
	}
	for _, o := range m.options(list[m.picked]) {
		if o.Key != key {
			continue
		}
		if m.front.chosen == nil {
			m.front.chosen = map[string]string{}
		}
		if value == o.Standard {
			delete(m.front.chosen, key)
		} else {
			m.front.chosen[key] = value
		}
	}
}

// begin starts the game that is set up.
func (m *Model) begin() {
	list := m.desk.Scenarios()
	if m.picked >= len(list) {
		return
	}
	sc := list[m.picked]
	g := NewGame{Scenario: sc.ID, Typed: m.choice.typed, Curtain: !m.choice.open, Options: m.front.chosen}
	for i := range sc.Sides {
		g.Seats = append(g.Seats, m.seatChoice(i))
	}
	p, err := m.desk.Start(g)
	if err != nil {
		m.fail(err)
		return
	}
	m.front.chosen = nil
	m.Put(p)
}

// openSave lays a saved game on the table, and tells what happened since its player last sat there.
func (m *Model) openSave(id string, replay bool) {
	p, err := m.desk.Open(id)
	if err != nil {
		m.fail(err)
		return
	}
	p.Replay = replay
	m.Put(p)
	if replay || m.screen != ScreenGame || m.sheet != nil || p.Game.Head() == 0 || p.Game.Outcome().Over {
		return
	}
	if m.askSince(); m.front.ask != nil && len(m.front.ask.list) == 0 {
		m.front.ask = nil
	}
}
