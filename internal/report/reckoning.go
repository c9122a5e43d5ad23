package report

import (
	"bytes"
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"awaw/engine"
)

// This file reckons a game up: what each side lost for good, by kind, and what its dice destroyed against what they could be
// expected to. docs/luck.md says how.

// reckoning is what was counted of one side.
type reckoning struct {
	lost  map[string]int
	luck  engine.LuckSum
	track []track
}

// track is one point of the chart: luck so far, and its deviation.
type track struct{ luck, deviation float64 }

// reckon goes through the line of play once.
func (t *teller) reckon() (map[engine.Side]*reckoning, error) {
	out := map[engine.Side]*reckoning{}
	of := func(s engine.Side) *reckoning {
		if out[s] == nil {
			out[s] = &reckoning{lost: map[string]int{}}
		}
		return out[s]
	}
	for _, n := range t.g.Path()[1:] {
		events, err := t.g.Events(n, t.side)
		if err != nil {
			return nil, err
		}
		for _, e := range events {
			for _, l := range e.Losses {
				of(l.Side).lost[l.Kind] += l.N
			}
		}
		l, ok := t.g.Line(n)
		if !ok {
			continue
		}
		p, err := t.at(n)
		if err != nil {
			return nil, err
		}
		for _, f := range engine.FortunesOf(p, l.Rolled(), events) {
			r := of(f.Side)
			r.luck.Add(f)
			r.track = append(r.track, track{r.luck.Luck(), r.luck.Deviation()})
		}
	}
	return out, nil
}

// losses writes what each side lost for good, a column a kind.
func (t *teller) losses(v engine.View, sums map[engine.Side]*reckoning) {
	var kinds []string
	for _, r := range sums {
		for k := range r.lost {
			if !slices.Contains(kinds, k) {
				kinds = append(kinds, k)
			}
		}
	}
	if len(kinds) == 0 {
		return
	}
	slices.SortFunc(kinds, cmp.Compare[string])
	t.line("## %s", t.say("report.losses"))
	t.line("")
	t.line("| | %s |", strings.Join(t.kindWords(v, kinds), " | "))
	t.line("|---|%s", strings.Repeat("---:|", len(kinds)))
	for _, s := range v.Sides {
		row := "| " + t.words.Word(s.Name, t.names) + " |"
		for _, k := range kinds {
			n := 0
			if r := sums[s.Side]; r != nil {
				n = r.lost[k]
			}
			row += fmt.Sprintf(" %d |", n)
		}
		t.line("%s", row)
	}
	t.line("")
	t.line("%s", t.say("report.losses.unit"))
	t.line("")
}

// kindWords are what kinds of counter are called; one that is on no counter now keeps its letters.
func (t *teller) kindWords(v engine.View, codes []string) []string {
	words := slices.Clone(codes)
	for i, code := range codes {
		for _, k := range v.Kinds {
			if word := t.words.Word(k.Name, t.names); k.Code == code && word != "" {
				words[i] = word
			}
		}
	}
	return words
}

// luck writes the luck ledger, a line a side, and draws it.
func (t *teller) luck(v engine.View, sums map[engine.Side]*reckoning) {
	rolls := 0
	for _, r := range sums {
		rolls += r.luck.Rolls
	}
	if rolls == 0 {
		return
	}
	t.line("## %s", t.say("report.luck"))
	t.line("")
	t.line("| | %s | %s | %s | %s | %s |", t.say("report.luck.rolls"), t.say("report.luck.rolled"), t.say("report.luck.expected"), t.say("report.luck.luck"), t.say("report.luck.deviation"))
	t.line("|---|---:|---:|---:|---:|---:|")
	for _, s := range v.Sides {
		r := sums[s.Side]
		if r == nil {
			continue
		}
		l := r.luck
		t.line("| %s | %d | %s | %s | %s | %s |", t.words.Word(s.Name, t.names), l.Rolls, t.decimal(l.Rolled, false), t.decimal(l.Expected, false), t.decimal(l.Luck(), true), t.decimal(l.Deviation(), false))
		if t.pictures && len(r.track) > 1 {
			file := fmt.Sprintf("luck-%d.svg", s.Side)
			t.story.charts = append(t.story.charts, chart{file, t.drawLuck(t.words.Word(s.Name, t.names), r.track)})
		}
	}
	t.line("")
	t.line("%s", t.say("report.luck.how"))
	t.line("")
	for _, c := range t.story.charts {
		t.line("![%s](%s)", t.say("report.luck"), c.file)
		t.line("")
	}
}

// decimal words a number with one place after the point.
func (t *teller) decimal(x float64, signed bool) string {
	n := int(math.Round(math.Abs(x) * 10))
	s := t.words.Word(engine.Say("screen.number.decimal", fmt.Sprint(n/10), fmt.Sprint(n%10)), nil)
	switch {
	case n == 0:
		return s
	case x < 0:
		return "−" + s
	case signed:
		return "+" + s
	}
	return s
}

// drawLuck draws the running luck of a side over its rolls, on the bands of one and of two deviations.
func (t *teller) drawLuck(name string, list []track) []byte {
	const w, h, left = 640.0, 220.0, 60.0
	top := 1.0
	for _, x := range list {
		top = max(top, math.Abs(x.luck), 2*x.deviation)
	}
	step, mid := (w-left-20)/float64(len(list)), h/2+8
	k := (h/2 - 24) / top
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %g %g" font-family="sans-serif" font-size="12">`+"\n", w, h)
	fmt.Fprintf(&b, `<rect width="%g" height="%g" fill="#f4ecd8"/>`+"\n", w, h)
	fmt.Fprintf(&b, `<text x="%g" y="16" font-weight="bold">%s</text><text x="%g" y="16" text-anchor="end">%s</text>`+"\n", left, plainXML(name), w-20, plainXML(t.say("report.luck.unit")))
	for _, band := range []struct {
		n    float64
		fill string
	}{{2, "#e0d3b2"}, {1, "#c9b78c"}} {
		n := band.n
		fmt.Fprintf(&b, `<path fill="%s" d="`, band.fill)
		for side := range 2 {
			for i := range list {
				at, sign := i, 1.0
				if side == 1 {
					at, sign = len(list)-1-i, -1
				}
				letter := "L"
				if side == 0 && i == 0 {
					letter = "M"
				}
				fmt.Fprintf(&b, "%s%.1f %.1f ", letter, left+(float64(at)+.5)*step, mid-sign*n*list[at].deviation*k)
			}
		}
		fmt.Fprintln(&b, `Z"/>`)
	}
	for _, v := range []float64{top, 0, -top} {
		fmt.Fprintf(&b, `<path stroke="#6b6252" stroke-width="1" d="M%g %.1f H%g"/><text x="%g" y="%.1f" text-anchor="end">%s</text>`+"\n",
			left, mid-v*k, w-20, left-6, mid-v*k+4, t.decimal(v, true))
	}
	fmt.Fprintf(&b, `<path fill="none" stroke="#3a2f1b" stroke-width="2" d="M%g %.1f`, left, mid)
	for i, x := range list {
		fmt.Fprintf(&b, " L%.1f %.1f", left+(float64(i)+.5)*step, mid-x.luck*k)
	}
	fmt.Fprintln(&b, `"/>`)
	fmt.Fprintln(&b, "</svg>")
	return b.Bytes()
}

func plainXML(s string) string {
	return strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;").Replace(s)
}
