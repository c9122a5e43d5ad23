package counsel

import (
	"encoding/json"
	"fmt"
	"io"
	"math"
	"slices"
	"strings"

	"awaw/ai/advice"
	"awaw/engine"
	"awaw/internal/wording"
)

// This file tells a hint.

// Teller tells it to somebody.
type Teller struct {
	Out   io.Writer
	Words engine.Catalog
	Rules engine.Ruleset
	At    engine.Position // whose names are used
}

func (t Teller) say(key string, args ...any) { fmt.Fprintln(t.Out, t.word(key, args...)) }

// under prints a message as a line that belongs to the one above it.
func (t Teller) under(key string, args ...any) { fmt.Fprintln(t.Out, "     "+t.word(key, args...)) }

func (t Teller) word(key string, args ...any) string {
	names, _ := t.At.(engine.Namer)
	for i, x := range args {
		if s, ok := x.(string); ok {
			args[i] = engine.Arg{Kind: engine.ArgName, S: s}
		}
	}
	return t.Words.Word(engine.Say(key, args...), names)
}

// text words a message with the names of the position.
func (t Teller) text(x engine.Text) string {
	names, _ := t.At.(engine.Namer)
	return t.Words.Word(x, names)
}

// list words several in a row, what is worded alike once.
func (t Teller) list(all []engine.Text) string {
	var out []string
	for _, x := range all {
		if word := strings.TrimRight(t.text(x), "."); !slices.Contains(out, word) {
			out = append(out, word)
		}
	}
	return strings.Join(out, "; ")
}

// side names a side.
func side(s engine.Side) engine.Ref { return engine.NewRef(engine.KindSide, int(s)) }

// percent is a share as whole hundredths.
func percent(x float64) int { return int(math.Round(100 * x)) }

// tenths is a number with one place.
func tenths(x float64) wording.Fixed { return wording.Fixed{N: x, Digits: 1} }

// gained is a number of points with its sign.
func gained(x float64) engine.Arg { return engine.Signed(int(math.Round(x))) }

// number words a number with one place.
func (t Teller) number(x float64) string {
	return wording.Word(t.Words, "ctl.advice.number", tenths(x))
}

// Hint tells what a side could do, with the commands as they are typed.
func (t Teller) Hint(h advice.Hint) {
	turn, date := engine.When(t.At)
	t.say("ctl.hint.head", side(h.Side), turn, t.text(date), h.Ways, h.Games)
	if len(t.At.Outcome().Score) > 2 {
		t.say("ctl.advice.shared")
	}
	for i, p := range h.Plans {
		t.say("ctl.hint.plan", i+1, percent(p.Chance.Of()), percent(p.Chance.Error()), t.list(p.Steps))
		if i > 0 && p.Level() {
			t.under("ctl.hint.level")
		} else if i > 0 {
			t.under("ctl.hint.behind", percent(p.Behind.By), percent(p.Behind.Error))
		}
		if len(p.Meant) > 0 {
			t.under("ctl.hint.meant", t.list(p.Meant))
		}
		if len(p.Expected) > 0 {
			t.under("ctl.hint.expected", t.list(p.Expected))
		}
		t.under("ctl.hint.brings", gained(p.Gain), t.number(p.Own), t.number(p.Theirs), gained(p.Lead))
		for _, line := range t.lines(p.Commands) {
			t.under("ctl.hint.command", line)
		}
		if p.Chosen {
			t.under("ctl.hint.chosen")
		}
	}
	if h.Cut {
		t.say("ctl.advice.cut")
	}
}

// lines are commands as they are typed.
func (t Teller) lines(moves []engine.Command) (out []string) {
	p := t.At
	for _, c := range moves {
		out = append(out, t.Rules.FormatCommand(p, c))
		next, _, err := p.Apply(c, engine.NewTyped())
		if err != nil {
			break // dice fall: what comes after hangs on them
		}
		p = next
	}
	return out
}

// plan is a plan as JSON. Shares are from 0 to 1.
type plan struct {
	Commands []string `json:"commands"`
	Steps    []string `json:"steps"`
	Meant    []string `json:"meant,omitempty"`
	Expected []string `json:"expected,omitempty"`
	Chosen   bool     `json:"chosen,omitempty"`
	Chance   float64  `json:"chance"`
	Error    float64  `json:"error"`
	Behind   float64  `json:"behind,omitempty"`
	BehindBy float64  `json:"behindError,omitempty"`
	Gain     float64  `json:"gain"`
	Own      float64  `json:"lost"`
	Theirs   float64  `json:"destroyed"`
	Lead     float64  `json:"lead"`
}

func (t Teller) plan(p advice.Plan) plan {
	out := plan{Commands: t.lines(p.Commands), Steps: t.each(p.Steps), Meant: t.each(p.Meant), Expected: t.each(p.Expected), Chosen: p.Chosen,
		Chance: rounded(p.Chance.Of()), Error: rounded(p.Chance.Error()), Gain: rounded(p.Gain), Own: rounded(p.Own), Theirs: rounded(p.Theirs), Lead: rounded(p.Lead)}
	if p.Behind.By != 0 {
		out.Behind, out.BehindBy = rounded(p.Behind.By), rounded(p.Behind.Error)
	}
	return out
}

func (t Teller) each(all []engine.Text) (out []string) {
	for _, x := range all {
		out = append(out, t.text(x))
	}
	return out
}

// rounded is a number to three places: more of them would say what nobody knows.
func rounded(x float64) float64 { return math.Round(1000*x) / 1000 }

// HintJSON tells it for other programs, in one line.
func (t Teller) HintJSON(h advice.Hint) error {
	turn, date := engine.When(t.At)
	out := struct {
		Side  string `json:"side"`
		Turn  int    `json:"turn"`
		Date  string `json:"date"`
		Games int    `json:"games"`
		Ways  int    `json:"ways"`
		Cut   bool   `json:"cut,omitempty"`
		Plans []plan `json:"plans"`
	}{t.text(engine.Say("ctl.advice.side", side(h.Side))), turn, t.text(date), h.Games, h.Ways, h.Cut, nil}
	for _, p := range h.Plans {
		out.Plans = append(out.Plans, t.plan(p))
	}
	return t.json(out)
}

func (t Teller) json(v any) error {
	e := json.NewEncoder(t.Out)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}
