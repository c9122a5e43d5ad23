package front

import (
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the set-up of a new game: one page that lists what is on, and a page each for who plays, the switches of
// the rules, and the dice.

// newChoice is what a player chose for a new game.
type newChoice struct {
	seats map[int]string
	typed bool
	open  bool // no curtain
	words bool // each player may add words to the dice
}

// setupTabs are the pages of the set-up, in order.
var setupTabs = []string{"over", "players", "options", "dice"}

func (m *Front) setupForm(s program.Scenario) *scene.Form {
	f := &scene.Form{ID: "setup." + m.state.tab, Place: scene.FormWhole, Title: s.Name, Under: s.Dates + " · " + s.Length, Back: SetUp{}}
	for _, t := range setupTabs {
		if t == "dice" && s.Diceless {
			continue
		}
		f.Tabs = append(f.Tabs, scene.Tab{Text: m.Say("setup." + t), Act: SetUp{Tab: t}, On: t == m.state.tab})
	}
	var body []scene.Node
	switch m.state.tab {
	case "players":
		body = m.playersPage(s)
	case "options":
		body = m.switchesPage(s)
	case "dice":
		body = m.dicePage(s)
	default:
		body = m.overPage(s)
	}
	f.Body = []scene.Node{{Kind: scene.NodeRow, Grow: 1, Gap: 32, Kids: []scene.Node{
		{Kind: scene.NodeScroll, ID: "setup." + m.state.tab, Grow: 11, Gap: 6, Kids: body},
		{Kind: scene.NodeScroll, ID: "setup.side", Grow: 9, Gap: 12, Kids: []scene.Node{
			{Kind: scene.NodePicture, Picture: "scenario:" + s.ID, Height: max(170, m.H*.34)},
			{Kind: scene.NodePara, Text: s.About, Muted: true},
		}},
	}}}
	begin := m.Say("new.begin")
	if m.byMail(s) {
		begin = m.Say("mail.begin")
	}
	f.Foot = []scene.Node{{Kind: scene.NodeButton, Text: m.Say("setup.other"), Key: "Esc", Act: f.Back}, {Kind: scene.NodeGap, Grow: 1},
		{Kind: scene.NodeButton, Text: begin, Key: "Enter", Main: true, Width: 260, Act: Begin{}}}
	return f
}

// overPage lists who plays, the dice, and what is not as always, with the way to change it.
func (m *Front) overPage(s program.Scenario) []scene.Node {
	change := func(tab string) scene.Node {
		return scene.Node{Kind: scene.NodeButton, ID: "change " + tab, Text: m.Say("setup.change"), Act: SetUp{Tab: tab}}
	}
	head := func(key, tab string) scene.Node {
		return scene.Node{Kind: scene.NodeRow, Kids: []scene.Node{{Kind: scene.NodeLabel, Text: m.Say(key), Grow: 1}, change(tab)}}
	}
	out := []scene.Node{head("new.seats", "players")}
	for i, side := range s.Sides {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: side, Right: m.SeatWord(m.seatChoice(s, i))})
	}
	out = append(out, m.hidesByMail(s)...)
	if m.people(s) > 1 {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("new.curtain"), Right: m.yes(!m.choice.open)})
	}
	how := m.dice(s)
	if !s.Diceless {
		out = append(out, scene.Node{Kind: scene.NodeLine}, head("new.dice", "dice"), scene.Node{Kind: scene.NodeFact, Text: m.Say("new.dice"), Right: m.Say("dice." + how), Under: m.Say("dice." + how + ".how")})
	}
	if m.choice.words && how == "keyed" {
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.Say("setup.words"), Right: m.yes(true)})
	}
	out = append(out, scene.Node{Kind: scene.NodeLine}, head("setup.options", "options"))
	list, changed := m.options(s), 0
	for _, o := range list { // those that stand as always fold into one line
		if now := m.optionNow(o); now != o.Standard {
			changed++
			out = append(out, scene.Node{Kind: scene.NodeFact, Text: o.Name, Right: m.optionWord(o, now), Under: m.Say("setup.changed", m.optionWord(o, o.Standard))})
		}
	}
	word := m.Say("setup.standard.rest", len(list)-changed)
	switch {
	case len(list) == 0:
		word = m.Say("setup.none")
	case changed == 0:
		word = m.Say("setup.standard", len(list))
	case changed == len(list):
		return out
	}
	out = append(out, scene.Node{Kind: scene.NodePara, Text: word, Muted: true})
	return out
}

func (m *Front) yes(on bool) string {
	if on {
		return m.Say("setup.yes")
	}
	return m.Say("setup.no")
}

// people counts the sides a person plays.
func (m *Front) people(s program.Scenario) int {
	n := 0
	for i := range s.Sides {
		if m.seatChoice(s, i) == "person" {
			n++
		}
	}
	return n
}

// playersPage says who plays each side, and how strong each opponent was measured to be.
func (m *Front) playersPage(s program.Scenario) []scene.Node {
	var out []scene.Node
	for i, side := range s.Sides {
		var who []scene.Choice
		for _, k := range m.setupKinds(s) {
			who = append(who, scene.Choice{S: k, Text: m.SeatWord(k)})
		}
		out = append(out, scene.Node{Kind: scene.NodeLabel, Text: side}, scene.Node{Kind: scene.NodeChips, ID: "seat" + scene.Itoa(i), Choices: who, S: m.seatChoice(s, i), Act: Seat{Side: i}})
		out = append(append(out, m.lockCheck(s, i)...), scene.Node{Kind: scene.NodeGap, Height: 4})
	}
	out = append(append(out, m.harder(s)...), m.hidesByMail(s)...)
	if m.byMail(s) { // no opponent has a seat there
		return append(out, scene.Node{Kind: scene.NodePara, Text: m.Say("mail.setup.how"), Muted: true})
	}
	if m.people(s) > 1 {
		out = append(out, scene.Node{Kind: scene.NodeCheck, ID: "curtain", Text: m.Say("new.curtain"), Help: m.Say("setup.curtain.how"), On: !m.choice.open, Act: Curtain{}})
	}
	if s.NoPress {
		out = append(out, scene.Node{Kind: scene.NodePara, Text: m.Say("setup.press"), Muted: true})
	}
	out = append(out, scene.Node{Kind: scene.NodeLine}, scene.Node{Kind: scene.NodeLabel, Text: m.Say("setup.strength")})
	levels := m.Desk.Levels(s.System, s.ID)
	measured := slices.ContainsFunc(levels, func(l program.Level) bool { return l.Strength != "" })
	if measured {
		how := "setup.strength.how"
		if slices.ContainsFunc(levels, func(l program.Level) bool { return l.Among }) {
			how = "setup.strength.among"
		}
		out = append(out, scene.Node{Kind: scene.NodePara, Text: m.sayOf(s, how), Muted: true})
	}
	for _, l := range levels {
		words := l.Strength
		if words == "" && measured {
			words = m.Say("setup.unmeasured")
		}
		if l.Among && l.Strength != "" { // with its interval and games a seat it takes more than a line
			out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.SeatWord(l.Name), Under: m.Say(l.Words())}, scene.Node{Kind: scene.NodePara, Text: words})
			continue
		}
		out = append(out, scene.Node{Kind: scene.NodeFact, Text: m.SeatWord(l.Name), Right: words, Under: m.Say(l.Words())})
	}
	return out
}

// sayOf words a message in the words of a scenario's system, where it has its own: the game that is set up is not on the table yet.
func (m *Front) sayOf(s program.Scenario, key string) string {
	if own := string(s.System) + ".screen." + key; m.Catalog[own] != "" {
		return m.Word(engine.Say(own))
	}
	return m.Say(key)
}

// optionWord words the value of a switch.
func (m *Front) optionWord(o program.Option, value string) string {
	for _, c := range o.Choices {
		if c.S == value {
			return c.Text
		}
	}
	switch value {
	case "true":
		return m.yes(true)
	case "false":
		return m.yes(false)
	}
	return value
}

// switchesPage lists the switches of the rule system with paragraph and meaning.
func (m *Front) switchesPage(s program.Scenario) []scene.Node {
	list := m.options(s)
	if len(list) == 0 {
		return []scene.Node{{Kind: scene.NodePara, Text: m.Say("setup.none"), Muted: true}}
	}
	out := []scene.Node{{Kind: scene.NodePara, Text: m.Say("setup.options.how"), Muted: true}}
	for _, o := range list {
		now := m.optionNow(o)
		if len(o.Choices) == 0 {
			out = append(out, scene.Node{Kind: scene.NodeCheck, ID: "option " + o.Key, Text: o.Name, Help: o.Means, Cite: o.Cite, On: now == "true", Act: Switch{Key: o.Key}})
			continue
		}
		var values []scene.Choice
		for _, c := range o.Choices {
			values = append(values, scene.Choice{S: o.Key + "=" + c.S, Text: c.Text, Help: c.Help})
		}
		out = append(out, scene.Node{Kind: scene.NodeGap, Height: 4}, scene.Node{Kind: scene.NodeColumn, Gap: 4, Kids: []scene.Node{
			{Kind: scene.NodePara, Strong: true, Text: o.Name, Cite: o.Cite}, {Kind: scene.NodePara, Text: o.Means, Muted: true},
			{Kind: scene.NodeChips, ID: "option " + o.Key, Choices: values, S: o.Key + "=" + now, Act: Value{}}}})
	}
	return out
}

// dice is where faces come from, as it is chosen; by mail there is nothing to choose.
func (m *Front) dice(s program.Scenario) string {
	switch {
	case m.byMail(s):
		return "mail"
	case m.choice.typed:
		return "typed"
	}
	return "keyed"
}

// dicePage says where faces come from.
func (m *Front) dicePage(s program.Scenario) []scene.Node {
	now := m.dice(s)
	if now == "mail" {
		return []scene.Node{{Kind: scene.NodePara, Text: m.Say("dice.mail.how")}}
	}
	return []scene.Node{
		{Kind: scene.NodeChips, ID: "dice", S: now, Act: Dice{}, Choices: []scene.Choice{{S: "keyed", Text: m.Say("dice.keyed")}, {S: "typed", Text: m.Say("dice.typed")}}},
		{Kind: scene.NodePara, Text: m.Say("dice." + now + ".how")},
		{Kind: scene.NodePara, Muted: true, Text: strings.TrimSpace(m.Say("setup.dice.more"))},
		{Kind: scene.NodeCheck, ID: "words", Text: m.Say("setup.words"), Help: m.Say("setup.words.how"), On: m.choice.words, Act: AskForWords{}},
	}
}

// doSetup carries out what is chosen for a new game; it tells whether it was that.
func (m *Front) doSetup(a scene.Act) bool {
	f := &m.state
	switch a := a.(type) {
	case SetUp:
		f.tab = a.Tab
	case Pick:
		if m.Up == table.ScreenNew && m.picked != a.N {
			f.chosen, m.choice.seats, m.keys = map[string]string{}, map[int]string{}, keyring{}
		}
		m.picked = a.N
	case Seat:
		m.choice.seats[a.Side] = a.Who
	case Dice:
		m.choice.typed = a.How == "typed"
	case Curtain:
		m.choice.open = a.On == 0
	case AskForWords:
		m.choice.words = a.On == 1
	case Switch:
		m.setOption(a.Key, a.On)
	case Value:
		if key, v, ok := strings.Cut(a.Value, "="); ok {
			m.chooseOption(key, v)
		}
	case Begin:
		m.begin()
	default:
		return false
	}
	return true
}
