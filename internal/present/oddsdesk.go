package present

import (
	"fmt"
	"math"
	"strconv"
)

// This file holds the odds desk: a fight put together by hand, and what the tables say of it, exactly (chapter 19).

// oddsDraft is the fight on the odds desk.
type oddsDraft struct {
	ask    OddsAsk
	set    bool
	asked  OddsAsk // what the answer is to
	answer OddsAnswer
	fault  string
}

// mostForces bounds how many kinds of unit a side has on the odds desk, mostUnits how many of each.
const (
	mostForces = 5
	mostUnits  = 40
)

func (m *Model) reckoner() (Reckoner, bool) {
	r, ok := m.desk.(Reckoner)
	return r, ok
}

// oddsNow works the fight out again if it changed.
func (m *Model) oddsNow(r Reckoner) *oddsDraft {
	o := &m.front.odds
	if !o.set {
		n := r.OddsNations()
		first := func(i int) string { return n[min(i, len(n)-1)].S }
		o.set = true
		for side, f := range []OddsForce{{Nation: first(0), N: 6}, {Nation: first(1), N: 5}} {
			f.Kind = r.OddsKinds(f.Nation)[0].S
			o.ask.Sides[side] = []OddsForce{f}
		}
	} else if fmt.Sprint(o.ask) == fmt.Sprint(o.asked) {
		return o
	}
	o.asked = o.ask
	for i := range o.asked.Sides {
		o.asked.Sides[i] = append([]OddsForce{}, o.ask.Sides[i]...)
	}
	o.fault = ""
	var err error
	if o.answer, err = r.Odds(o.ask); err != nil {
		o.fault = err.Error()
	}
	return o
}

// oddsForm is the odds desk.
func (m *Model) oddsForm() *Form {
	f := &Form{ID: "odds", Place: FormWhole, Title: m.say("reckon.title"), Under: m.say("reckon.under"), Back: Start{}}
	f.Foot = []Node{{Kind: NodeButton, Text: m.say("front.back"), Key: "Esc", Act: f.Back}, {Kind: NodeGap, Grow: 1},
		{Kind: NodeButton, Text: m.say("reckon.swap"), Key: "W", Act: OddsSwap{}}}
	r, ok := m.reckoner()
	if !ok || len(r.OddsNations()) == 0 {
		f.Body = []Node{{Kind: NodePara, Text: m.say("reckon.none")}}
		return f
	}
	o := m.oddsNow(r)
	var left []Node
	for side, word := range []string{"reckon.attacker", "reckon.defender"} {
		left = append(left, m.oddsSide(r, side, m.say(word)))
	}
	rounds := []Choice{{S: "0", Text: m.say("reckon.finish")}}
	for i := 1; i <= 3; i++ {
		rounds = append(rounds, Choice{S: itoa(i), Text: m.say("reckon.rounds", i)})
	}
	left = append(left, Node{Kind: NodeLabel, Text: m.say("reckon.how")},
		Node{Kind: NodeChips, ID: "odds.rounds", Choices: rounds, S: itoa(o.ask.Rounds), Act: OddsRounds{}},
		Node{Kind: NodeCheck, ID: "odds.best0", Text: m.say("reckon.best.attacker"), Cite: "18.522B", On: o.ask.Best[0], Act: OddsBest{Side: "0"}},
		Node{Kind: NodeCheck, ID: "odds.best1", Text: m.say("reckon.best.defender"), Cite: "18.523", On: o.ask.Best[1], Act: OddsBest{Side: "1"}},
		Node{Kind: NodeCheck, ID: "odds.cap", Text: m.say("reckon.cap"), Cite: "19.31C", On: o.ask.Cap, Act: OddsPatrol{}},
		Node{Kind: NodeCheck, ID: "odds.bomb", Text: m.say("reckon.bomb"), On: o.ask.Bomb, Act: OddsBomb{}})
	if m.w < slimWindow {
		f.Body = []Node{{Kind: NodeScroll, ID: "odds.all", Grow: 1, Gap: 10, Kids: append(left, m.oddsAnswer(o)...)}}
		return f
	}
	f.Body = []Node{{Kind: NodeRow, Grow: 1, Gap: 32, Kids: []Node{
		{Kind: NodeScroll, ID: "odds.forces", Grow: 9, Gap: 10, Kids: left},
		{Kind: NodeScroll, ID: "odds.answer", Grow: 11, Gap: 10, Kids: m.oddsAnswer(o)},
	}}}
	return f
}

// oddsSide is a card with the forces of a side.
func (m *Model) oddsSide(r Reckoner, side int, title string) Node {
	list := m.front.odds.ask.Sides[side]
	kids := []Node{{Kind: NodeTitle, Text: title}}
	for i, x := range list {
		at := itoa(side) + " " + itoa(i)
		kids = append(kids, Node{Kind: NodeRow, Gap: 8, Kids: []Node{
			{Kind: NodeCombo, ID: "nation " + at, Grow: 5, Choices: r.OddsNations(), S: x.Nation, Act: OddsNation{At: side*10 + i}},
			{Kind: NodeCombo, ID: "kind " + at, Grow: 5, Choices: r.OddsKinds(x.Nation), S: x.Kind, Act: OddsKind{At: side*10 + i}},
			{Kind: NodeStepper, ID: "units " + at, Width: 126, N: x.N, Min: 1, Max: mostUnits, Act: OddsUnits{At: at}},
			{Kind: NodeButton, ID: "drop " + at, Icon: "close", Muted: true, Off: len(list) == 1, Act: OddsDrop{At: side*10 + i}},
		}})
	}
	kids = append(kids, Node{Kind: NodeRow, Kids: []Node{{Kind: NodeButton, ID: "add " + itoa(side), Text: m.say("reckon.add"), Off: len(list) >= mostForces, Act: OddsAdd{Side: side}}, {Kind: NodeGap, Grow: 1}}})
	return Node{Kind: NodeCard, Gap: 8, Kids: kids}
}

// oddsAnswer tells what the tables say.
func (m *Model) oddsAnswer(o *oddsDraft) []Node {
	if o.fault != "" {
		return []Node{{Kind: NodePara, Main: true, Text: m.say("reckon.fault")}, {Kind: NodePara, Text: o.fault}}
	}
	a := o.answer
	out := []Node{{Kind: NodeLabel, Text: m.say("reckon.ends")}}
	for _, e := range a.Ends {
		out = append(out, Node{Kind: NodePaint, Height: 26, Items: m.shareBar(e.Text, e.Share)})
	}
	unit := "factors"
	if a.Squadrons {
		unit = "squadrons"
	}
	for side, word := range []string{"reckon.attacker", "reckon.defender"} {
		out = append(out, Node{Kind: NodeLabel, Text: m.say("reckon.lost."+unit, m.say(word)), Right: m.say("reckon.mean", m.fraction(a.Mean[side]), m.fraction(a.Cost[side]))},
			Node{Kind: NodePaint, Height: 92, Items: m.lossBars(a.Lost[side], side)})
	}
	out = append(out, Node{Kind: NodePara, Muted: true, Text: m.say("reckon.long", m.fraction(a.Rounds), a.Pairs)}, Node{Kind: NodeLine})
	for side, word := range []string{"reckon.attacker", "reckon.defender"} {
		out = append(out, Node{Kind: NodeLabel, Text: m.say("reckon.ledger", m.say(word)), Right: signed(a.Net[side])})
		for _, l := range a.Ledgers[side] {
			right := signed(l.N)
			if l.Cite != "" {
				right = string(l.Cite) + "   " + right
			}
			out = append(out, Node{Kind: NodeFact, Text: l.Text, Right: right})
		}
		if len(a.Ledgers[side]) == 0 {
			out = append(out, Node{Kind: NodePara, Muted: true, Text: m.say("reckon.ledger.none")})
		}
	}
	return out
}

// fraction words a number that is not negative, with one place after the point.
func (m *Model) fraction(v float64) string {
	n := int(math.Round(v * 10))
	return m.say("number.decimal", itoa(n/10), itoa(n%10))
}

// answerWide is how wide the answer's column is, in logical pixels.
func (m *Model) answerWide() float64 {
	if m.w < slimWindow && m.screen == ScreenOdds {
		return math.Max(1, m.w-80-17)
	}
	return math.Max(1, math.Round((m.w-80-32)*11/20-17))
}

// percent writes a share as whole per cent; what is there but small is said to be under one.
func (m *Model) percent(p float64) string {
	if p > 0 && p < .005 {
		return m.say("reckon.tiny")
	}
	return m.say("reckon.percent", int(math.Round(100*p)))
}

// shareBar is words, a level bar and whole per cent.
func (m *Model) shareBar(text string, p float64) []Item {
	wide := m.answerWide()
	x := wide * .44
	room := math.Max(0, wide-x-60)
	word := m.percent(p)
	return []Item{
		{Kind: ItemText, X: 0, Y: 17, Face: Body, Size: 14, Fill: "text.on_dark", Text: Fit(m.metrics, Body, 14, x-12, text), N: -1},
		{Kind: ItemBox, X: x, Y: 6, W: room, H: 14, Fill: "chrome.well"},
		{Kind: ItemBox, X: x, Y: 6, W: math.Max(0, room*p), H: 14, Fill: "paper.sheet"},
		{Kind: ItemText, X: wide - m.metrics.Width(CondBold, 14, word), Y: 18, Face: CondBold, Size: 14, Fill: "text.on_dark", Text: word, N: -1},
	}
}

// lossBars draws the chance of each number of losses, the attacker's solid and the defender's hatched.
func (m *Model) lossBars(rows []OddsRow, side int) []Item {
	if len(rows) == 0 {
		return nil
	}
	wide, tall := m.answerWide(), 56.0
	each := math.Min(56, wide/float64(len(rows)))
	most := 0.0
	for _, r := range rows {
		most = math.Max(most, r.Share)
	}
	out := []Item{{Kind: ItemBox, X: 0, Y: 74, W: each * float64(len(rows)), H: 1, Fill: "chart.axis_line"}}
	for i, r := range rows {
		h := math.Round(tall * r.Share / math.Max(most, 1e-9))
		x := math.Round(float64(i) * each)
		w := math.Max(2, math.Floor(each-math.Min(6, each*.2)))
		if h > 0 {
			fill := "chart.axis_fill"
			if side == 1 {
				fill = "chart.allies_fill"
			}
			out = append(out, Item{Kind: ItemBox, X: x, Y: 74 - h, W: w, H: h, Fill: fill})
			if side == 1 {
				out = append(out, Item{Kind: ItemHatch, X: x, Y: 74 - h, W: w, H: h, Fill: "chart.allies_line"})
			}
		}
		if word := itoa(int(math.Round(100 * r.Share))); r.Share >= .02 && m.metrics.Width(CondMedium, 12, word) <= each {
			out = append(out, Item{Kind: ItemText, X: x + (w-m.metrics.Width(CondMedium, 12, word))/2, Y: 70 - h, Face: CondMedium, Size: 12, Fill: "text.on_dark", Text: word, N: -1})
		}
		if n := itoa(r.N); each >= 14 || i%5 == 0 {
			out = append(out, Item{Kind: ItemText, X: x + (w-m.metrics.Width(Cond, 12, n))/2, Y: 88, Face: Cond, Size: 12, Fill: "text.on_dark_second", Text: n, N: -1})
		}
	}
	return out
}

// doOdds carries out what the odds desk asks for; false means that it is none of its acts.
func (m *Model) doOdds(a Act) bool {
	r, ok := m.reckoner()
	if !ok {
		return false
	}
	ask := &m.front.odds.ask
	switch a := a.(type) {
	case OddsNation:
		f := m.oddsForce(a.At)
		f.Nation = a.Nation
		kinds, has := r.OddsKinds(a.Nation), false
		for _, k := range kinds {
			has = has || k.S == f.Kind
		}
		if !has && len(kinds) > 0 {
			f.Kind = kinds[0].S
		}
	case OddsKind:
		m.oddsForce(a.At).Kind = a.Kind
	case OddsUnits:
		var side, i int
		if _, err := fmt.Sscan(a.At, &side, &i); err == nil {
			m.oddsForce(side*10 + i).N = max(1, min(mostUnits, a.N))
		}
	case OddsAdd:
		if n := len(ask.Sides[a.Side&1]); n < mostForces {
			ask.Sides[a.Side&1] = append(ask.Sides[a.Side&1], ask.Sides[a.Side&1][n-1])
		}
	case OddsDrop:
		side, i := (a.At/10)&1, a.At%10
		if list := ask.Sides[side]; len(list) > 1 && i < len(list) {
			ask.Sides[side] = append(append([]OddsForce{}, list[:i]...), list[i+1:]...)
		}
	case OddsSwap:
		ask.Sides[0], ask.Sides[1] = ask.Sides[1], ask.Sides[0]
	default:
		return m.doOddsHow(a)
	}
	return true
}

// oddsForce is a force on the desk: ten times its side and its place in the list.
func (m *Model) oddsForce(at int) *OddsForce {
	ask := &m.front.odds.ask
	side, i := at/10, at%10
	if at < 0 || side > 1 || i >= len(ask.Sides[side]) {
		return &OddsForce{}
	}
	return &ask.Sides[side][i]
}

// doOddsHow changes how the fight on the desk is fought.
func (m *Model) doOddsHow(a Act) bool {
	ask := &m.front.odds.ask
	switch a := a.(type) {
	case OddsRounds:
		if n, err := strconv.Atoi(a.Rounds); err == nil && n >= 0 {
			ask.Rounds = n
		}
	case OddsBest:
		ask.Best[map[string]int{"1": 1}[a.Side]] = a.On == 1
	case OddsPatrol:
		if ask.Cap = a.On == 1; ask.Cap {
			ask.Bomb = false
		}
	case OddsBomb:
		if ask.Bomb = a.On == 1; ask.Bomb {
			ask.Cap = false
		}
	default:
		return false
	}
	return true
}
