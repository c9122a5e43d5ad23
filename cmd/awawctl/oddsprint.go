// The answer of the odds command in words and as JSON.
package main

import (
	"fmt"
	"io"
	"strings"
	"unicode/utf8"

	"awaw/aircombat"
	"awaw/internal/wording"
)

type oddsAnswer struct {
	Unit     string             `json:"unit"`
	Policies string             `json:"policies"`
	States   []oddsState        `json:"states"`
	Ends     map[string]float64 `json:"ends"`
	Left     [2]float64         `json:"left"`
	Aborted  *[2]float64        `json:"aborted,omitempty"`
	Factors  [2]float64         `json:"factors_lost"`
	BRP      [2]float64         `json:"brp_lost"`
	Rounds   float64            `json:"rounds"`
	Value    float64            `json:"value"`
	Weights  oddsWeights        `json:"weights"`
	Advice   oddsAdvice         `json:"advice"`
	Groups   [2][]oddsGroup     `json:"groups,omitzero"`
	Boundary [][]string         `json:"boundary,omitempty"`
}

type oddsWeights struct {
	Kill   float64 `json:"kill"`
	Loss   float64 `json:"loss"`
	Turn   float64 `json:"turn"`
	Turned float64 `json:"turned"`
	Flee   float64 `json:"flee"`
	Clear  float64 `json:"clear"`
	Quiet  float64 `json:"quiet"`
}

type oddsAdvice struct {
	Go      float64 `json:"go"`
	Relief  float64 `json:"relief"`
	Stop    float64 `json:"stop"`
	Leave   float64 `json:"leave"`
	Presses bool    `json:"presses"`
	Sends   bool    `json:"sends"`
	Stays   bool    `json:"stays"`
}

type oddsState struct {
	Attacker int      `json:"attacker"`
	Defender int      `json:"defender"`
	End      string   `json:"end"`
	P        float64  `json:"p"`
	Aborted  *[2]int  `json:"aborted,omitempty"`
	Units    [2][]int `json:"units,omitzero"`
	Turned   [2][]int `json:"turned,omitzero"`
}

type oddsGroup struct {
	Group   string  `json:"group"`
	Left    float64 `json:"left"`
	Aborted float64 `json:"aborted"`
}

var callWords = []string{"", "go", "leave", "stop", "send", "depends"}

func oddsAnswerOf(a *app, rules *aircombat.Rules, q *aircombat.Question, o *aircombat.Outlook) oddsAnswer {
	out := oddsAnswer{
		Unit: a.oddsUnit(o), Policies: a.oddsPolicies(q), Ends: map[string]float64{}, Left: o.Left, Factors: o.Factors, BRP: o.BRP,
		Rounds: o.Rounds, Value: o.Value, Weights: oddsWeights(o.Weights), Advice: oddsAdvice(o.Advice), States: make([]oddsState, 0, len(o.States)),
	}
	for e, p := range o.Ends {
		out.Ends[aircombat.End(e).String()] = p
	}
	for _, s := range o.States {
		x := oddsState{Attacker: s.Attacker, Defender: s.Defender, End: s.End.String(), P: s.P, Units: s.Units, Turned: s.Turned}
		if q.Detail >= aircombat.Aborts {
			x.Aborted = &s.Aborted
		}
		out.States = append(out.States, x)
	}
	if q.Detail >= aircombat.Aborts {
		out.Aborted = &o.Aborted
	}
	for side, list := range o.Groups {
		for _, g := range list {
			out.Groups[side] = append(out.Groups[side], oddsGroup{rules.FormatGroup(g.Group), g.Left, g.Aborted})
		}
	}
	for _, row := range o.Boundary {
		words := make([]string, len(row))
		for i, c := range row {
			words[i] = callWords[c]
		}
		out.Boundary = append(out.Boundary, words)
	}
	return out
}

func (a *app) oddsUnit(o *aircombat.Outlook) string {
	if o.Squadrons {
		return a.word("ctl.odds.unit.squadrons")
	}
	return a.word("ctl.odds.unit.factors")
}

// The words for how those who may choose were taken to choose, and whom results fall on.
var (
	tieWords   = map[aircombat.Tie]string{aircombat.TieFirst: "ctl.odds.tie.first", aircombat.TieKeep: "ctl.odds.tie.keep", aircombat.TieSpend: "ctl.odds.tie.spend"}
	scopeWords = map[aircombat.Scope]string{aircombat.ScopeAll: "ctl.odds.scope.all", aircombat.ScopeReady: "ctl.odds.scope.ready",
		aircombat.ScopeEnough: "ctl.odds.scope.enough"}
)

// oddsPolicies says by what policies those who may choose were taken to choose.
func (a *app) oddsPolicies(q *aircombat.Question) string {
	words := []string{}
	for side, name := range []string{"ctl.odds.attacker", "ctl.odds.defender"} {
		s := q.Stay[side]
		stay := a.word("ctl.odds.stay.on")
		switch {
		case s.Best:
			stay = a.word("ctl.odds.stay.best")
		case s.AtLeast > 0:
			stay = a.word("ctl.odds.stay.number", s.AtLeast)
		}
		words = append(words, a.word("ctl.odds.policy", a.word(name), stay, a.word(tieWords[q.Ties[side]])))
	}
	words = append(words, a.word(scopeWords[q.Scope]))
	if len(q.Reserve.Force) > 0 {
		comes := a.word("ctl.odds.reserve.best")
		if !q.Stay[aircombat.OfAttacker].Best {
			comes = a.word("ctl.odds.reserve.below", q.Reserve.Below)
		}
		if q.Reserve.Relief {
			comes = a.word("ctl.odds.reserve.relief", comes)
		}
		words = append(words, comes)
	}
	return strings.Join(append(words, a.oddsTerms(q)...), "; ")
}

// oddsTerms says under which terms the fight was taken to be fought.
func (a *app) oddsTerms(q *aircombat.Question) (out []string) {
	c := q.Conditions
	if q.Rounds == 1 {
		out = append(out, a.word("ctl.odds.rounds.one"))
	} else if q.Rounds > 0 {
		out = append(out, a.word("ctl.odds.rounds", q.Rounds))
	}
	if c.CAP {
		out = append(out, a.word("ctl.odds.cap"))
	}
	if c.Bombing {
		out = append(out, a.word("ctl.odds.bombing", c.Radar))
	}
	if c.Silent {
		out = append(out, a.word("ctl.odds.silent"))
	}
	return out
}

// endWord says how a fight ends.
func (a *app) endWord(e aircombat.End) string {
	return a.word("ctl.odds.end." + strings.ReplaceAll(e.String(), " ", "-"))
}

// printOdds writes the answer for a reader.
func printOdds(a *app, rules *aircombat.Rules, q *aircombat.Question, o *aircombat.Outlook) error {
	var b strings.Builder
	fmt.Fprintln(&b, a.word("ctl.odds.counted", a.oddsUnit(o), a.oddsPolicies(q)))
	printStates(a, &b, q, o)
	others := ""
	for _, e := range []aircombat.End{aircombat.Left, aircombat.Stopped, aircombat.Stalemate} {
		if o.Ends[e] > 0 {
			others += a.word("ctl.odds.end", a.endWord(e), fixed(o.Ends[e], 4))
		}
	}
	if unsettled := o.Ends[aircombat.RoundsUsed]; unsettled > 0 {
		others += a.word("ctl.odds.unsettled", fixed(unsettled, 4))
	}
	fmt.Fprintln(&b, a.word("ctl.odds.ends", fixed(o.Ends[aircombat.DefenderGone], 4), fixed(o.Ends[aircombat.AttackerGone], 4),
		fixed(o.Ends[aircombat.BothGone], 4), others, fixed(o.Left[0], 2), fixed(o.Left[1], 2), fixed(o.Rounds, 2)))
	for side, key := range []string{"ctl.odds.loses.attacker", "ctl.odds.loses.defender"} {
		turned := ""
		if q.Detail >= aircombat.Aborts {
			turned = a.word("ctl.odds.turned", fixed(o.Aborted[side], 3), a.oddsUnit(o))
		}
		fmt.Fprintln(&b, a.word(key, fixed(o.Factors[side], 3), fixed(o.BRP[side], 2), turned))
		for _, g := range o.Groups[side] {
			fmt.Fprintf(&b, "  %s\n", a.word("ctl.odds.group", rules.FormatGroup(g.Group), fixed(g.Left, 3), fixed(g.Aborted, 3)))
		}
	}
	printAdvice(a, &b, q, o)
	printBoundary(a, &b, o)
	_, err := io.WriteString(a.out, b.String())
	return err
}

func printStates(a *app, b *strings.Builder, q *aircombat.Question, o *aircombat.Outlook) {
	detail := q.Detail >= aircombat.Aborts
	att, def, chance := a.word("ctl.odds.head.attacker"), a.word("ctl.odds.head.defender"), a.word("ctl.odds.head.probability")
	wide := []int{utf8.RuneCountInString(att), utf8.RuneCountInString(def), max(8, utf8.RuneCountInString(chance))}
	fmt.Fprintf(b, "%s  %s  %-*s  %s\n", att, def, wide[2], chance, a.word("ctl.odds.head.end"))
	for _, s := range o.States {
		fmt.Fprintf(b, "%*d  %*d  %*s  %s", wide[0], s.Attacker, wide[1], s.Defender, wide[2], fixed(s.P, 6).In(a.words), a.endWord(s.End))
		if detail {
			b.WriteString(a.word("ctl.odds.state.aborted", s.Aborted[0], s.Aborted[1]))
		}
		if q.Detail == aircombat.ByGroup {
			b.WriteString(a.word("ctl.odds.state.groups", fmt.Sprint(s.Units[0]), fmt.Sprint(s.Units[1]), fmt.Sprint(s.Turned[0]), fmt.Sprint(s.Turned[1])))
		}
		b.WriteByte('\n')
	}
}

func printAdvice(a *app, b *strings.Builder, q *aircombat.Question, o *aircombat.Outlook) {
	w, v := o.Weights, o.Advice
	relief := ""
	if len(q.Reserve.Force) > 0 {
		relief = a.word("ctl.odds.value.reserve", fixed(v.Relief, 3))
	}
	weight := func(x float64) wording.Fixed { return fixed(x, -1) }
	fmt.Fprintln(b, a.word("ctl.odds.value", weight(w.Kill), weight(w.Loss), weight(w.Turn), weight(w.Turned), weight(w.Flee), weight(w.Clear), weight(w.Quiet),
		fixed(v.Go, 3), relief, fixed(v.Stop, 3), fixed(v.Leave, 3)))
	attacker, defender := "ctl.odds.advice.stop", "ctl.odds.advice.leave"
	switch {
	case v.Sends:
		attacker = "ctl.odds.advice.send"
	case v.Presses:
		attacker = "ctl.odds.advice.on"
	}
	if v.Stays {
		defender = "ctl.odds.advice.stay"
	}
	fmt.Fprintln(b, a.word("ctl.odds.advice", a.word(attacker), a.word(defender)))
}

// printBoundary writes the table of who ends the fight: a row for each number of attackers, a column for each of defenders.
func printBoundary(a *app, b *strings.Builder, o *aircombat.Outlook) {
	if len(o.Boundary) == 0 {
		return
	}
	fmt.Fprintf(b, "%s\n%s\n    ", a.word("ctl.odds.boundary"), a.word("ctl.odds.boundary.more"))
	width := len(o.Boundary[0])
	for d := 1; d < width; d++ {
		fmt.Fprintf(b, "%4d", d)
	}
	b.WriteByte('\n')
	marks := [...]string{" ", ".", "L", "S", "R", "?"}
	for n := len(o.Boundary) - 1; n > 0; n-- {
		line := fmt.Sprintf("%4d", n)
		for d := 1; d < width; d++ {
			line += fmt.Sprintf("%4s", marks[o.Boundary[n][d]])
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}
