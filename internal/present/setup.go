package present

import "strings"

// This file holds the set-up of a new game: one page that lists what is on, and a page each for who plays, the switches of
// the rules, and the dice.

// newChoice is what a player chose for a new game.
type newChoice struct {
	seats map[int]string
	typed bool
	open  bool // no curtain
}

// setupTabs are the pages of the set-up, in order.
var setupTabs = []string{"over", "players", "options", "dice"}

func (m *Model) setupForm(s Scenario) *Form {
	f := &Form{ID: "setup." + m.front.tab, Place: FormWhole, Title: s.Name, Under: s.Dates + " · " + s.Length, Back: SetUp{}}
	for _, t := range setupTabs {
		f.Tabs = append(f.Tabs, Tab{Text: m.say("setup." + t), Act: SetUp{Tab: t}, On: t == m.front.tab})
	}
	var body []Node
	switch m.front.tab {
	case "players":
		body = m.playersPage(s)
	case "options":
		body = m.switchesPage(s)
	case "dice":
		body = m.dicePage()
	default:
		body = m.overPage(s)
	}
	f.Body = []Node{{Kind: NodeRow, Grow: 1, Gap: 32, Kids: []Node{
		{Kind: NodeScroll, ID: "setup." + m.front.tab, Grow: 11, Gap: 6, Kids: body},
		{Kind: NodeScroll, ID: "setup.side", Grow: 9, Gap: 12, Kids: []Node{
			{Kind: NodePicture, Picture: "scenario:" + s.ID, Height: max(170, m.h*.34)},
			{Kind: NodePara, Text: s.About, Muted: true},
		}},
	}}}
	f.Foot = []Node{{Kind: NodeButton, Text: m.say("setup.other"), Key: "Esc", Act: f.Back}, {Kind: NodeGap, Grow: 1},
		{Kind: NodeButton, Text: m.say("new.begin"), Key: "Enter", Main: true, Width: 260, Act: Begin{}}}
	return f
}

// overPage lists everything that is on, with the way to change it.
func (m *Model) overPage(s Scenario) []Node {
	change := func(tab string) Node {
		return Node{Kind: NodeButton, ID: "change " + tab, Text: m.say("setup.change"), Act: SetUp{Tab: tab}}
	}
	head := func(key, tab string) Node {
		return Node{Kind: NodeRow, Kids: []Node{{Kind: NodeLabel, Text: m.say(key), Grow: 1}, change(tab)}}
	}
	out := []Node{head("new.seats", "players")}
	for i, side := range s.Sides {
		out = append(out, Node{Kind: NodeFact, Text: side, Right: m.seatWord(m.seatChoice(i))})
	}
	if m.people(s) > 1 {
		out = append(out, Node{Kind: NodeFact, Text: m.say("new.curtain"), Right: m.yes(!m.choice.open)})
	}
	how := "keyed"
	if m.choice.typed {
		how = "typed"
	}
	out = append(out, Node{Kind: NodeLine}, head("new.dice", "dice"), Node{Kind: NodeFact, Text: m.say("new.dice"), Right: m.say("dice." + how), Under: m.say("dice." + how + ".how")})
	out = append(out, Node{Kind: NodeLine}, head("setup.options", "options"))
	changed := 0
	for _, o := range m.options(s) {
		now := m.optionNow(o)
		fact := Node{Kind: NodeFact, Text: o.Name, Right: m.optionWord(o, now)}
		if now != o.Standard {
			changed++
			fact.Under = m.say("setup.changed", m.optionWord(o, o.Standard))
		}
		out = append(out, fact)
	}
	if len(m.options(s)) == 0 {
		out = append(out, Node{Kind: NodePara, Text: m.say("setup.none"), Muted: true})
	} else if changed == 0 {
		out = append(out, Node{Kind: NodePara, Text: m.say("setup.standard"), Muted: true})
	}
	return out
}

func (m *Model) seatWord(kind string) string { return m.say("seat." + kind) }

func (m *Model) yes(on bool) string {
	if on {
		return m.say("setup.yes")
	}
	return m.say("setup.no")
}

// people counts the sides a person plays.
func (m *Model) people(s Scenario) int {
	n := 0
	for i := range s.Sides {
		if m.seatChoice(i) == "person" {
			n++
		}
	}
	return n
}

// playersPage says who plays each side, and how strong each opponent was measured to be.
func (m *Model) playersPage(s Scenario) []Node {
	var out []Node
	for i, side := range s.Sides {
		var who []Choice
		for _, k := range seatKinds {
			who = append(who, Choice{S: k, Text: m.seatWord(k)})
		}
		out = append(out, Node{Kind: NodeLabel, Text: side}, Node{Kind: NodeChips, ID: "seat" + itoa(i), Choices: who, S: m.seatChoice(i), Act: Seat{Side: i}}, Node{Kind: NodeGap, Height: 4})
	}
	if m.people(s) > 1 {
		out = append(out, Node{Kind: NodeCheck, ID: "curtain", Text: m.say("new.curtain"), Help: m.say("setup.curtain.how"), On: !m.choice.open, Act: Curtain{}})
	}
	out = append(out, Node{Kind: NodeLine}, Node{Kind: NodeLabel, Text: m.say("setup.strength")}, Node{Kind: NodePara, Text: m.say("setup.strength.how"), Muted: true})
	for _, k := range seatKinds[1:] {
		words := m.desk.Strength(k)
		if words == "" {
			words = m.say("setup.unmeasured")
		}
		out = append(out, Node{Kind: NodeFact, Text: m.seatWord(k), Right: words, Under: m.say("level." + k)})
	}
	return out
}

// optionWord words the value of a switch.
func (m *Model) optionWord(o Option, value string) string {
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
func (m *Model) switchesPage(s Scenario) []Node {
	list := m.options(s)
	if len(list) == 0 {
		return []Node{{Kind: NodePara, Text: m.say("setup.none"), Muted: true}}
	}
	out := []Node{{Kind: NodePara, Text: m.say("setup.options.how"), Muted: true}}
	for _, o := range list {
		now := m.optionNow(o)
		if len(o.Choices) == 0 {
			out = append(out, Node{Kind: NodeCheck, ID: "option " + o.Key, Text: o.Name, Help: o.Means, Cite: o.Cite, On: now == "true", Act: Switch{Key: o.Key}})
			continue
		}
		var values []Choice
		for _, c := range o.Choices {
			values = append(values, Choice{S: o.Key + "=" + c.S, Text: c.Text, Help: c.Help})
		}
		out = append(out, Node{Kind: NodeGap, Height: 4}, Node{Kind: NodeColumn, Gap: 4, Kids: []Node{
			{Kind: NodePara, Strong: true, Text: o.Name, Cite: o.Cite}, {Kind: NodePara, Text: o.Means, Muted: true},
			{Kind: NodeChips, ID: "option " + o.Key, Choices: values, S: o.Key + "=" + now, Act: Value{}}}})
	}
	return out
}

// dicePage says where faces come from.
func (m *Model) dicePage() []Node {
	now := "keyed"
	if m.choice.typed {
		now = "typed"
	}
	return []Node{
		{Kind: NodeChips, ID: "dice", S: now, Act: Dice{}, Choices: []Choice{{S: "keyed", Text: m.say("dice.keyed")}, {S: "typed", Text: m.say("dice.typed")}}},
		{Kind: NodePara, Text: m.say("dice." + now + ".how")},
		{Kind: NodePara, Muted: true, Text: strings.TrimSpace(m.say("setup.dice.more"))},
	}
}

// doSetup carries out what is chosen for a new game; it tells whether it was that.
func (m *Model) doSetup(a Act) bool {
	f := &m.front
	switch a := a.(type) {
	case SetUp:
		f.tab = a.Tab
	case Pick:
		if m.screen == ScreenNew && m.picked != a.N {
			f.chosen, m.choice.seats = map[string]string{}, map[int]string{}
		}
		m.picked = a.N
	case Seat:
		m.choice.seats[a.Side] = a.Who
	case Dice:
		m.choice.typed = a.How == "typed"
	case Curtain:
		m.choice.open = a.On == 0
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
