package front

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file holds the gallery of scenarios: a list with map thumbnails, and beside it what the one picked is about.

// newForm is the gallery, or the set-up of the scenario picked there.
func (m *Front) newForm() *scene.Form {
	list := m.Desk.Scenarios()
	if m.picked >= len(list) {
		m.picked = 0
	}
	if m.state.tab != "" && len(list) > 0 {
		return m.setupForm(list[m.picked])
	}
	f := &scene.Form{ID: "gallery", Place: scene.FormWhole, Title: m.Say("new.title"), Under: m.Say("gallery.under", len(list)), Back: Start{}}
	if len(list) == 0 {
		return f
	}
	var rows []scene.Node
	kind := ""
	for i, s := range list {
		picture := "scenario:" + s.ID
		if m.W < slimWindow {
			picture = ""
		}
		if s.Group != kind {
			kind = s.Group
			if kind != "" {
				rows = append(rows, scene.Node{Kind: scene.NodeLabel, Text: kind})
			}
		}
		rows = append(rows, scene.Node{Kind: scene.NodeEntry, ID: "scenario " + s.ID, Text: s.Name, Under: s.Dates + " · " + s.Short, N: s.Complexity, Max: 5, Marks: s.Styles,
			Picture: picture, Right: m.learntWord(s), On: i == m.picked, Act: Pick{N: i}})
	}
	f.Body = []scene.Node{{Kind: scene.NodeRow, Grow: 1, Gap: 32, Kids: []scene.Node{
		{Kind: scene.NodeScroll, ID: "scenarios", Grow: 9, Gap: 6, Kids: rows},
		{Kind: scene.NodeScroll, ID: "about " + list[m.picked].ID, Grow: 11, Gap: 6, Kids: m.aboutScenario(list[m.picked])},
	}}}
	f.Foot = []scene.Node{{Kind: scene.NodeButton, Text: m.Say("front.back"), Key: "Esc", Act: f.Back}, {Kind: scene.NodeGap, Grow: 1},
		{Kind: scene.NodeButton, Text: m.Say("gallery.setup"), Key: "Enter", Main: true, Width: 260, Act: SetUp{Tab: "over"}}}
	return f
}

// aboutScenario tells of one scenario: its map, its story, and the facts a player chooses by.
func (m *Front) aboutScenario(s program.Scenario) []scene.Node {
	out := []scene.Node{
		{Kind: scene.NodePicture, Picture: "scenario:" + s.ID, Height: math.Round(math.Max(170, m.H*.34))},
		{Kind: scene.NodeTitle, Text: s.Name},
		{Kind: scene.NodePara, Text: s.About},
		{Kind: scene.NodeFact, Text: m.Say("gallery.rules"), Right: s.Rules},
		{Kind: scene.NodeFact, Text: m.Say("gallery.dates"), Right: s.Dates},
		{Kind: scene.NodeFact, Text: m.Say("gallery.length"), Right: s.Length},
		{Kind: scene.NodeFact, Text: m.Say("gallery.depth"), Right: m.Say("gallery.depth." + scene.Itoa(max(1, min(5, s.Complexity))))},
		{Kind: scene.NodeFact, Text: m.Say("gallery.sides"), Right: strings.Join(s.Sides, " · ")},
	}
	if s.Teaches != "" {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("gallery.teaches"), Right: s.Teaches})
	}
	if len(s.Balance) > 0 {
		out = append(out, scene.Node{Kind: scene.NodeGap, Height: 4}, scene.Node{Kind: scene.NodeLabel, Text: m.Say("gallery.balance")},
			scene.Node{Kind: scene.NodePaint, Height: 44, Items: m.balanceBar(s)}, scene.Node{Kind: scene.NodePara, Muted: true, Text: m.Say("gallery.balance.how", s.Games)})
	}
	return append(out, m.harder(s)...)
}

// harderBelow is the share of games, in percent, below which a side that searches is the harder one.
const harderBelow = 35

// harder tells who won between opponents that search, and which side is the harder one, if one is: whoever is the stronger player may take it.
func (m *Front) harder(s program.Scenario) []scene.Node {
	if len(s.Searched) == 0 {
		return nil
	}
	said := wholeShares(s.Searched)
	var parts []string
	var harder []string
	for i, x := range s.Searched {
		parts = append(parts, m.Say("gallery.balance.part", x.Side, said[i]))
		if x.Part < harderBelow {
			harder = append(harder, x.Side)
		}
	}
	words := ""
	if len(harder) == 1 { // where nobody won most games, neither is
		words = " " + m.Say("gallery.harder", harder[0])
	}
	return []scene.Node{{Kind: scene.NodePara, Muted: true, Text: m.Say("gallery.balance.searched", m.SeatWord("commander"), s.SearchedGames, strings.Join(parts, ", ")) + words}}
}

// balanceBar draws how often each side won when the scenario was measured.
func (m *Front) balanceBar(s program.Scenario) []scene.Item {
	wide := m.answerWide()
	var out []scene.Item
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
		out = append(out, scene.Item{Kind: scene.ItemBox, X: x, Y: 0, W: math.Max(1, w-2), H: 20, Fill: "chart." + role})
		if b.Style == "allies" {
			out = append(out, scene.Item{Kind: scene.ItemHatch, X: x, Y: 0, W: math.Max(1, w-2), H: 20, Fill: "chart.allies_line"})
		}
		word := m.Say("gallery.balance.part", b.Side, said[i])
		tx := x
		switch {
		case i == drawn:
			word = m.Say("gallery.balance.drawn", said[i])
			tx = x + (w-m.Metrics.Width(scene.CondMedium, 13, word))/2
		case i == len(parts)-1 && i > 0:
			tx = wide - m.Metrics.Width(scene.CondMedium, 13, word)
		}
		out = append(out, scene.Item{Kind: scene.ItemText, X: tx, Y: 38, Face: scene.CondMedium, Size: 13, Fill: "text.on_dark", Text: word, N: -1})
		x += w
	}
	return append(out, scene.Item{Kind: scene.ItemBox, X: math.Round(wide/2) - 1, Y: -2, W: 2, H: 24, Fill: "text.on_dark"})
}

// withDraws puts the games that nobody won before the last side's, so that no side is shown more than it won; -1 is no draws.
func withDraws(won []program.Share) (parts []program.Share, at int) {
	left := 100.0
	for _, b := range won {
		left -= b.Part
	}
	if left < .5 || len(won) < 2 {
		return won, -1
	}
	at = len(won) - 1
	parts = append(append(append([]program.Share{}, won[:at]...), program.Share{Part: left}), won[at])
	return parts, at
}

// wholeShares rounds shares so that they add up to what all of them together round to.
func wholeShares(shares []program.Share) []int {
	out := make([]int, len(shares))
	sum, said := 0.0, 0
	for i, b := range shares {
		sum += b.Part
		out[i] = int(math.Round(sum)) - said
		said += out[i]
	}
	return out
}

// seatChoice is who plays a side; unless chosen, a person plays the first and an opponent the rest.
func (m *Front) seatChoice(s program.Scenario, i int) string {
	kinds := m.setupKinds(s)
	if k := m.choice.seats[i]; slices.Contains(kinds, k) {
		return k
	}
	switch {
	case i == 0 || len(kinds) < 2:
		return "person"
	case slices.Contains(kinds, usualOpponent):
		return usualOpponent
	}
	return kinds[1]
}

// usualOpponent plays where nobody was chosen and the system offers it.
const usualOpponent = "pilot"

// options are the switches the picked scenario's system has.
func (m *Front) options(s program.Scenario) []program.Option {
	if c, ok := m.Desk.(program.Chooser); ok {
		return c.Options(s.ID)
	}
	return nil
}

// optionNow is what holds for a switch.
func (m *Front) optionNow(o program.Option) string {
	if v, ok := m.state.chosen[o.Key]; ok {
		return v
	}
	return o.Standard
}

func (m *Front) setOption(key string, n int) {
	m.chooseOption(key, map[int]string{0: "false", 1: "true"}[n])
}

func (m *Front) chooseOption(key, value string) {
	list := m.Desk.Scenarios()
	if m.picked >= len(list) {
		return
	}
	for _, o := range m.options(list[m.picked]) {
		if o.Key != key {
			continue
		}
		if m.state.chosen == nil {
			m.state.chosen = map[string]string{}
		}
		if value == o.Standard {
			delete(m.state.chosen, key)
		} else {
			m.state.chosen[key] = value
		}
	}
}

// begin starts the game that is set up, once its passphrases are given.
func (m *Front) begin() {
	list := m.Desk.Scenarios()
	if m.picked < len(list) && !m.askNewPassphrases(list[m.picked]) {
		m.start(nil)
	}
}

// start starts the game that is set up, under these passphrases.
func (m *Front) start(locks []program.Passkey) {
	list := m.Desk.Scenarios()
	if m.picked >= len(list) {
		return
	}
	sc := list[m.picked]
	g := program.NewGame{Locks: locks, Scenario: sc.ID, Typed: m.choice.typed, Curtain: !m.choice.open, Options: m.state.chosen}
	for i := range sc.Sides {
		g.Seats = append(g.Seats, m.seatChoice(sc, i))
	}
	if m.invite(g) {
		return
	}
	p, err := m.Desk.Start(g)
	if err != nil {
		m.Fail(err)
		return
	}
	m.state.chosen = nil
	m.Put(p)
	if m.choice.words {
		m.askWords(engine.NoSide)
	}
}
