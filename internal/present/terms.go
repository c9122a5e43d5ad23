package present

import (
	"math"
	"strings"
	"unicode"

	"awaw/engine"
)

// This file explains terms: when the pointer rests on a word of the rules in any panel, a card says what it means and by
// which paragraph.

// Term is a word of the rules. Its names stand under screen.term.ID.names, divided by "|"; what it means under
// screen.term.ID.text.
type Term struct {
	ID   string
	Cite engine.Cite
}

// Explainer is implemented by a desk that has a glossary.
type Explainer interface{ Terms() []Term }

// termUnder finds the term of the text the pointer is on.
func (m *Model) termUnder(x, y float64) (Term, string, bool) {
	e, ok := m.desk.(Explainer)
	if !ok || !m.prefs.Tips {
		return Term{}, "", false
	}
	for i := len(m.scene.Panels) - 1; i >= 0; i-- {
		p := m.scene.Panels[i]
		if !p.Rect.Has(x, y) {
			continue
		}
		for k := len(p.Items) - 1; k >= 0; k-- {
			it := p.Items[k]
			if it.Kind != ItemText || y < it.Y-it.Size || y > it.Y+it.Size*.35 || x < it.X {
				continue
			}
			if wide := m.metrics.Width(it.Face, it.Size, it.Text) + it.Track*float64(len([]rune(it.Text))); x <= it.X+wide {
				return m.termIn(it, x, e.Terms())
			}
		}
		return Term{}, "", false
	}
	return Term{}, "", false
}

// termIn finds the longest name of a term that a line of text has at x.
func (m *Model) termIn(it Item, x float64, terms []Term) (best Term, name string, ok bool) {
	lower := strings.ToLower(it.Text)
	for _, t := range terms {
		for _, n := range strings.Split(m.say("term."+t.ID+".names"), "|") {
			if len(n) <= len(name) {
				continue
			}
			for from := 0; ; {
				at := strings.Index(lower[from:], strings.ToLower(n))
				if at < 0 {
					break
				}
				at += from
				from = at + len(n)
				if !wholeWord(lower, at, from) || from > len(it.Text) {
					continue
				}
				track := func(s string) float64 {
					return m.metrics.Width(it.Face, it.Size, s) + it.Track*float64(len([]rune(s)))
				}
				if x0 := it.X + track(it.Text[:at]); x >= x0-2 && x <= x0+track(it.Text[at:from])+2 {
					best, name, ok = t, n, true
				}
			}
		}
	}
	return best, name, ok
}

// wholeWord tells whether s[from:to] begins and ends at the edge of a word; an ending such as the plural's may follow.
func wholeWord(s string, from, to int) bool {
	before := []rune(s[:from])
	if len(before) > 0 && unicode.IsLetter(before[len(before)-1]) {
		return false
	}
	letters := 0
	for _, r := range s[to:] {
		if !unicode.IsLetter(r) {
			break
		}
		letters++
	}
	return letters <= 2
}

// layTerm shows what the term under a resting pointer means; it tells whether there is one.
func (m *Model) layTerm() bool {
	t, name, ok := m.termUnder(m.mx, m.my)
	if !ok {
		return false
	}
	const w = 300.0
	probe := m.probe()
	lines := probe.wrap(Body, 13, w-32, m.say("term."+t.ID+".text"))
	h := 40 + 18*float64(len(lines)) + 10
	x := math.Max(4, math.Min(m.mx+14, m.w-w-4))
	y := m.my + 20
	if y+h > m.h-4 {
		y = m.my - h - 12
	}
	before := len(m.regions)
	d := m.panel("term", Rect{x, y, w, h})
	m.regions = m.regions[:before]
	d.p.Shadow = true
	x, y = d.p.Rect.X, d.p.Rect.Y
	d.frame(x, y, w, d.p.Rect.H, 4, "chrome.raised", "chrome.line")
	r := []rune(name)
	d.text(x+16, y+25, BodyMedium, 14, "text.on_dark", string(unicode.ToUpper(r[0]))+string(r[1:]))
	d.right(x+w-16, y+25, CondMedium, 13, "text.cite", string(t.Cite))
	for i, l := range lines {
		d.text(x+16, y+48+18*float64(i), Body, 13, "text.on_dark_second", l)
	}
	return true
}
