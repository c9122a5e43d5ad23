package front

import (
	"fmt"
	"math"
	"slices"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds the odds desk: a fight put together by hand, and what the tables say of it, exactly (chapter 19).

func (m *Front) reckoner() (program.Reckoner, bool) {
	r, ok := m.Desk.(program.Reckoner)
	return r, ok
}

// oddsNow works the fight out again if it changed.
func (m *Front) oddsNow(r program.Reckoner) *oddsDraft {
	o := &m.state.odds
	o.plan = r.OddsPlan() // in the language of now
	if !o.set {
		n := r.OddsNations()
		first := func(i int) string { return n[min(i, len(n)-1)].S }
		o.set = true
		for side := range o.plan.Sides {
			f := program.OddsForce{Nation: first(side), N: max(5, 6-side)}
			f.Kind = r.OddsKinds(f.Nation)[0].S
			o.ask.Sides = append(o.ask.Sides, []program.OddsForce{f})
		}
	} else if fmt.Sprint(o.ask) == fmt.Sprint(o.asked) {
		return o
	}
	o.asked = o.ask
	o.asked.Sides, o.asked.On = slices.Clone(o.ask.Sides), slices.Clone(o.ask.On)
	for i := range o.asked.Sides {
		o.asked.Sides[i] = slices.Clone(o.ask.Sides[i])
	}
	o.fault = ""
	var err error
	if o.answer, err = r.Odds(o.ask); err != nil {
		o.fault = err.Error()
	}
	return o
}

// oddsForm is the odds desk.
func (m *Front) oddsForm() *scene.Form {
	f := &scene.Form{ID: "odds", Place: scene.FormWhole, Title: m.Say("reckon.title"), Under: m.Say("reckon.under"), Back: Start{}}
	f.Foot = []scene.Node{{Kind: scene.NodeButton, Text: m.Say("front.back"), Key: "Esc", Act: f.Back}, {Kind: scene.NodeGap, Grow: 1},
		{Kind: scene.NodeButton, Text: m.Say("reckon.swap"), Key: "W", Act: OddsSwap{}}}
	r, ok := m.reckoner()
	if !ok || len(r.OddsNations()) == 0 {
		f.Body = []scene.Node{{Kind: scene.NodePara, Text: m.Say("reckon.none")}}
		return f
	}
	o := m.oddsNow(r)
	var left []scene.Node
	for side, name := range o.plan.Sides {
		left = append(left, m.oddsSide(r, side, name))
	}
	rounds := []scene.Choice{{S: "0", Text: m.Say("reckon.finish")}}
	for i := 1; i <= 3; i++ {
		rounds = append(rounds, scene.Choice{S: scene.Itoa(i), Text: m.Say("reckon.rounds", i)})
	}
	left = append(left, scene.Node{Kind: scene.NodeLabel, Text: m.Say("reckon.how")},
		scene.Node{Kind: scene.NodeChips, ID: "odds.rounds", Choices: rounds, S: scene.Itoa(o.ask.Rounds), Act: OddsRounds{}})
	for _, x := range o.plan.Switches {
		left = append(left, scene.Node{Kind: scene.NodeCheck, ID: "odds." + x.ID, Text: x.Text, Cite: x.Cite, On: o.ask.Has(x.ID), Act: OddsHow{ID: x.ID}})
	}
	if m.W < slimWindow {
		f.Body = []scene.Node{{Kind: scene.NodeScroll, ID: "odds.all", Grow: 1, Gap: 10, Kids: append(left, m.oddsAnswer(o)...)}}
		return f
	}
	f.Body = []scene.Node{{Kind: scene.NodeRow, Grow: 1, Gap: 32, Kids: []scene.Node{
		{Kind: scene.NodeScroll, ID: "odds.forces", Grow: 9, Gap: 10, Kids: left},
		{Kind: scene.NodeScroll, ID: "odds.answer", Grow: 11, Gap: 10, Kids: m.oddsAnswer(o)},
	}}}
	return f
}

// oddsSide is a card with the forces of a side.
func (m *Front) oddsSide(r program.Reckoner, side int, title string) scene.Node {
	list := m.state.odds.ask.Sides[side]
	kids := []scene.Node{{Kind: scene.NodeTitle, Text: title}}
	for i, x := range list {
		at := scene.Itoa(side) + " " + scene.Itoa(i)
		kids = append(kids, scene.Node{Kind: scene.NodeRow, Gap: 8, Kids: []scene.Node{
			{Kind: scene.NodeCombo, ID: "nation " + at, Grow: 5, Choices: r.OddsNations(), S: x.Nation, Act: OddsNation{At: side*10 + i}},
			{Kind: scene.NodeCombo, ID: "kind " + at, Grow: 5, Choices: r.OddsKinds(x.Nation), S: x.Kind, Act: OddsKind{At: side*10 + i}},
			{Kind: scene.NodeStepper, ID: "units " + at, Width: 126, N: x.N, Min: 1, Max: mostUnits, Act: OddsUnits{At: at}},
			{Kind: scene.NodeButton, ID: "drop " + at, Icon: "close", Muted: true, Off: len(list) == 1, Act: OddsDrop{At: side*10 + i}},
		}})
	}
	kids = append(kids, scene.Node{Kind: scene.NodeRow, Kids: []scene.Node{{Kind: scene.NodeButton, ID: "add " + scene.Itoa(side), Text: m.Say("reckon.add"), Off: len(list) >= mostForces, Act: OddsAdd{Side: side}}, {Kind: scene.NodeGap, Grow: 1}}})
	return scene.Node{Kind: scene.NodeCard, Gap: 8, Kids: kids}
}

// oddsAnswer tells what the tables say.
func (m *Front) oddsAnswer(o *oddsDraft) []scene.Node {
	if o.fault != "" {
		return []scene.Node{{Kind: scene.NodePara, Main: true, Text: m.Say("reckon.fault")}, {Kind: scene.NodePara, Text: o.fault}}
	}
	a := o.answer
	out := []scene.Node{{Kind: scene.NodeLabel, Text: m.Say("reckon.ends")}}
	for _, e := range a.Ends {
		out = append(out, scene.Node{Kind: scene.NodePaint, Height: 26, Items: m.shareBar(e.Text, e.Share)})
	}
	unit := "factors"
	if a.Squadrons {
		unit = "squadrons"
	}
	for side, x := range a.Sides {
		out = append(out, scene.Node{Kind: scene.NodeLabel, Text: m.Say("reckon.lost."+unit, o.plan.Sides[side]), Right: m.Say("reckon.mean", m.fraction(x.Mean), m.fraction(x.Cost))},
			scene.Node{Kind: scene.NodePaint, Height: 92, Items: m.lossBars(x.Lost, side)})
	}
	out = append(out, scene.Node{Kind: scene.NodePara, Muted: true, Text: m.Say("reckon.long", m.fraction(a.Rounds), a.Pairs)}, scene.Node{Kind: scene.NodeLine})
	for side, x := range a.Sides {
		out = append(out, scene.Node{Kind: scene.NodeLabel, Text: m.Say("reckon.ledger", o.plan.Sides[side]), Right: scene.Signed(x.Net)})
		for _, l := range x.Ledger {
			right := scene.Signed(l.N)
			if l.Cite != "" {
				right = string(l.Cite) + "   " + right
			}
			out = append(out, scene.Node{Kind: scene.NodeFact, Text: l.Text, Right: right})
		}
		if len(x.Ledger) == 0 {
			out = append(out, scene.Node{Kind: scene.NodePara, Muted: true, Text: m.Say("reckon.ledger.none")})
		}
	}
	return out
}

// fraction words a number that is not negative, with one place after the point.
func (m *Front) fraction(v float64) string {
	n := int(math.Round(v * 10))
	return m.Say("number.decimal", scene.Itoa(n/10), scene.Itoa(n%10))
}

// answerWide is how wide the answer's column is, in logical pixels.
func (m *Front) answerWide() float64 {
	if m.W < slimWindow && m.Up == table.ScreenOdds {
		return math.Max(1, m.W-80-17)
	}
	return math.Max(1, math.Round((m.W-80-32)*11/20-17))
}

// percent writes a share as whole per cent; what is there but small is said to be under one.
func (m *Front) percent(p float64) string {
	if p > 0 && p < .005 {
		return m.Say("reckon.tiny")
	}
	return m.Say("reckon.percent", int(math.Round(100*p)))
}

// shareBar is words, a level bar and whole per cent.
func (m *Front) shareBar(text string, p float64) []scene.Item {
	wide := m.answerWide()
	x := wide * .44
	room := math.Max(0, wide-x-60)
	word := m.percent(p)
	return []scene.Item{
		{Kind: scene.ItemText, X: 0, Y: 17, Face: scene.Body, Size: 14, Fill: "text.on_dark", Text: scene.Fit(m.Metrics, scene.Body, 14, x-12, text), N: -1},
		{Kind: scene.ItemBox, X: x, Y: 6, W: room, H: 14, Fill: "chrome.well"},
		{Kind: scene.ItemBox, X: x, Y: 6, W: math.Max(0, room*p), H: 14, Fill: "paper.sheet"},
		{Kind: scene.ItemText, X: wide - m.Metrics.Width(scene.CondBold, 14, word), Y: 18, Face: scene.CondBold, Size: 14, Fill: "text.on_dark", Text: word, N: -1},
	}
}

// lossBars draws the chance of each number of losses, the attacker's solid and the defender's hatched.
func (m *Front) lossBars(rows []program.OddsRow, side int) []scene.Item {
	if len(rows) == 0 {
		return nil
	}
	wide, tall := m.answerWide(), 56.0
	each := math.Min(56, wide/float64(len(rows)))
	most := 0.0
	for _, r := range rows {
		most = math.Max(most, r.Share)
	}
	out := []scene.Item{{Kind: scene.ItemBox, X: 0, Y: 74, W: each * float64(len(rows)), H: 1, Fill: "chart.axis_line"}}
	for i, r := range rows {
		h := math.Round(tall * r.Share / math.Max(most, 1e-9))
		x := math.Round(float64(i) * each)
		w := math.Max(2, math.Floor(each-math.Min(6, each*.2)))
		if h > 0 {
			fill := []string{"chart.axis_fill", "chart.allies_fill", "chart.third_fill", "chart.neutral_fill"}[min(side, 3)]
			out = append(out, scene.Item{Kind: scene.ItemBox, X: x, Y: 74 - h, W: w, H: h, Fill: fill})
			if side == 1 {
				out = append(out, scene.Item{Kind: scene.ItemHatch, X: x, Y: 74 - h, W: w, H: h, Fill: "chart.allies_line"})
			}
		}
		if word := scene.Itoa(int(math.Round(100 * r.Share))); r.Share >= .02 && m.Metrics.Width(scene.CondMedium, 12, word) <= each {
			out = append(out, scene.Item{Kind: scene.ItemText, X: x + (w-m.Metrics.Width(scene.CondMedium, 12, word))/2, Y: 70 - h, Face: scene.CondMedium, Size: 12, Fill: "text.on_dark", Text: word, N: -1})
		}
		if n := scene.Itoa(r.N); each >= 14 || i%5 == 0 {
			out = append(out, scene.Item{Kind: scene.ItemText, X: x + (w-m.Metrics.Width(scene.Cond, 12, n))/2, Y: 88, Face: scene.Cond, Size: 12, Fill: "text.on_dark_second", Text: n, N: -1})
		}
	}
	return out
}
