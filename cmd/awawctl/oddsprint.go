// The answer of the odds command in words and as JSON.
package main

import (
	"fmt"
	"io"
	"strings"

	"awaw/aircombat"
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

func oddsAnswerOf(rules *aircombat.Rules, q *aircombat.Question, o *aircombat.Outlook) oddsAnswer {
	out := oddsAnswer{
		Unit: oddsUnit(o), Policies: oddsPolicies(q), Ends: map[string]float64{}, Left: o.Left, Factors: o.Factors, BRP: o.BRP,
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

func oddsUnit(o *aircombat.Outlook) string {
	if o.Squadrons {
		return "squadrons"
	}
	return "factors"
}

// oddsPolicies says by what policies those who may choose were taken to choose.
func oddsPolicies(q *aircombat.Question) string {
	how := map[aircombat.Tie]string{
		aircombat.TieFirst: "lets the group listed first suffer",
		aircombat.TieKeep:  "keeps its best",
		aircombat.TieSpend: "spends its best",
	}
	scope := map[aircombat.Scope]string{
		aircombat.ScopeAll:    "all defenders",
		aircombat.ScopeReady:  "uninverted defenders",
		aircombat.ScopeEnough: "uninverted defenders while they can take all of them",
	}
	words := []string{}
	for side, name := range []string{"the attacker", "the defender"} {
		s := q.Stay[side]
		stay := "fights on"
		switch {
		case s.Best:
			stay = "plays best by the weights"
		case s.AtLeast > 0:
			stay = fmt.Sprintf("goes on while %d are engaged", s.AtLeast)
		}
		words = append(words, fmt.Sprintf("%s %s and among equals %s", name, stay, how[q.Ties[side]]))
	}
	words = append(words, "results fall on "+scope[q.Scope])
	if len(q.Reserve.Force) > 0 {
		comes := "the reserve comes when that is best"
		if !q.Stay[aircombat.OfAttacker].Best {
			comes = fmt.Sprintf("the reserve comes once fewer than %d attackers are left", q.Reserve.Below)
		}
		if q.Reserve.Relief {
			comes += ", also when all are gone"
		}
		words = append(words, comes)
	}
	return strings.Join(append(words, oddsTerms(q)...), "; ")
}

// oddsTerms says under which terms the fight was taken to be fought.
func oddsTerms(q *aircombat.Question) (out []string) {
	c := q.Conditions
	if q.Rounds == 1 {
		out = append(out, "one round")
	} else if q.Rounds > 0 {
		out = append(out, fmt.Sprintf("at most %d rounds", q.Rounds))
	}
	if c.CAP {
		out = append(out, "the defender flies combat air patrol over ships at sea")
	}
	if c.Bombing {
		out = append(out, fmt.Sprintf("strategic bombing against radar of %d results", c.Radar))
	}
	if c.Silent {
		out = append(out, "the defender does not roll")
	}
	return out
}

// printOdds writes the answer for a reader.
func printOdds(w io.Writer, rules *aircombat.Rules, q *aircombat.Question, o *aircombat.Outlook) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Counted in %s; %s.\n", oddsUnit(o), oddsPolicies(q))
	printStates(&b, q, o)
	unsettled := o.Ends[aircombat.RoundsUsed]
	fmt.Fprintf(&b, "Defender gone %.4f, attacker gone %.4f, both gone %.4f", o.Ends[aircombat.DefenderGone], o.Ends[aircombat.AttackerGone], o.Ends[aircombat.BothGone])
	for _, e := range []aircombat.End{aircombat.Left, aircombat.Stopped, aircombat.Stalemate} {
		if o.Ends[e] > 0 {
			fmt.Fprintf(&b, ", %s %.4f", e, o.Ends[e])
		}
	}
	if unsettled > 0 {
		fmt.Fprintf(&b, ", both still there %.4f", unsettled)
	}
	fmt.Fprintf(&b, "; on average %.2f and %.2f left after %.2f rounds.\n", o.Left[0], o.Left[1], o.Rounds)
	for side, name := range []string{"attacker", "defender"} {
		fmt.Fprintf(&b, "The %s loses %.3f factors on average, worth %.2f BRPs", name, o.Factors[side], o.BRP[side])
		if q.Detail >= aircombat.Aborts {
			fmt.Fprintf(&b, "; %.3f %s turned back by the last round", o.Aborted[side], oddsUnit(o))
		}
		b.WriteString(".\n")
		for _, g := range o.Groups[side] {
			fmt.Fprintf(&b, "  %s: %.3f left, %.3f turned back\n", rules.FormatGroup(g.Group), g.Left, g.Aborted)
		}
	}
	printAdvice(&b, q, o)
	printBoundary(&b, o)
	_, err := io.WriteString(w, b.String())
	return err
}

func printStates(b *strings.Builder, q *aircombat.Question, o *aircombat.Outlook) {
	detail := q.Detail >= aircombat.Aborts
	b.WriteString("attacker  defender  probability  end\n")
	for _, s := range o.States {
		fmt.Fprintf(b, "%8d  %8d     %.6f  %s", s.Attacker, s.Defender, s.P, s.End)
		if detail {
			fmt.Fprintf(b, ", %d and %d turned back", s.Aborted[0], s.Aborted[1])
		}
		if q.Detail == aircombat.ByGroup {
			fmt.Fprintf(b, "; groups %v and %v, of them back %v and %v", s.Units[0], s.Units[1], s.Turned[0], s.Turned[1])
		}
		b.WriteByte('\n')
	}
}

func printAdvice(b *strings.Builder, q *aircombat.Question, o *aircombat.Outlook) {
	w, v := o.Weights, o.Advice
	fmt.Fprintf(b, "Value to the attacker (kill %g, loss %g, turn %g, turned %g, flee %g, clear %g, quiet %g): another round %.3f",
		w.Kill, w.Loss, w.Turn, w.Turned, w.Flee, w.Clear, w.Quiet, v.Go)
	if len(q.Reserve.Force) > 0 {
		fmt.Fprintf(b, ", with the reserve %.3f", v.Relief)
	}
	fmt.Fprintf(b, "; stopping now %.3f; the defender leaving now %.3f.\n", v.Stop, v.Leave)
	attacker, defender := "stop", "leave"
	switch {
	case v.Sends:
		attacker = "send the reserve and go on"
	case v.Presses:
		attacker = "go on"
	}
	if v.Stays {
		defender = "stay"
	}
	fmt.Fprintf(b, "If a round had just been fought and left these forces, the attacker would do best to %s, the defender to %s.\n", attacker, defender)
}

// printBoundary writes the table of who ends the fight: a row for each number of attackers, a column for each of defenders.
func printBoundary(b *strings.Builder, o *aircombat.Outlook) {
	if len(o.Boundary) == 0 {
		return
	}
	b.WriteString("Who ends the fight at what is left, nobody turned back in the round before: . both go on, L the defender leaves,\n" +
		"S the attacker stops, R he sends the reserve, ? it depends on which units are left. Attackers down, defenders across.\n    ")
	width := len(o.Boundary[0])
	for d := 1; d < width; d++ {
		fmt.Fprintf(b, "%4d", d)
	}
	b.WriteByte('\n')
	marks := [...]string{" ", ".", "L", "S", "R", "?"}
	for a := len(o.Boundary) - 1; a > 0; a-- {
		line := fmt.Sprintf("%4d", a)
		for d := 1; d < width; d++ {
			line += fmt.Sprintf("%4s", marks[o.Boundary[a][d]])
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
	}
}
