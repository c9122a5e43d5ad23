package frame

import (
	"math"
	"strings"
	"unicode"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file explains terms: when the pointer rests on a word of the rules in any panel, a card says what it means and by
// which paragraph.

// termUnder finds the term of the text the pointer is on.
func (m *Frame) termUnder(x, y float64) (program.Term, string, bool) {
	e, ok := m.Desk.(program.Explainer)
	if !ok || !m.Prefs.Tips {
		return program.Term{}, "", false
	}
	for i := len(m.Drawn.Panels) - 1; i >= 0; i-- {
		p := m.Drawn.Panels[i]
		if !p.Rect.Has(x, y) {
			continue
		}
		for k := len(p.Items) - 1; k >= 0; k-- {
			it := p.Items[k]
			if it.Kind != scene.ItemText || y < it.Y-it.Size || y > it.Y+it.Size*.35 || x < it.X {
				continue
			}
			if wide := m.Metrics.Width(it.Face, it.Size, it.Text) + it.Track*float64(len([]rune(it.Text))); x <= it.X+wide {
				return m.termIn(it, x, e.Terms())
			}
		}
		return program.Term{}, "", false
	}
	return program.Term{}, "", false
}

// termIn finds the longest name of a term that a line of text has at x.
func (m *Frame) termIn(it scene.Item, x float64, terms []program.Term) (best program.Term, name string, ok bool) {
	lower := strings.ToLower(it.Text)
	for _, t := range terms {
		for _, n := range strings.Split(m.Say("term."+t.ID+".names"), "|") {
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
					return m.Metrics.Width(it.Face, it.Size, s) + it.Track*float64(len([]rune(s)))
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
func (m *Frame) layTerm() bool {
	t, name, ok := m.termUnder(m.Mx, m.My)
	if !ok {
		return false
	}
	const w = 300.0
	probe := m.Probe()
	lines := probe.Wrap(scene.Body, 13, w-32, m.Say("term."+t.ID+".text"))
	h := 40 + 18*float64(len(lines)) + 10
	x := math.Max(4, math.Min(m.Mx+14, m.W-w-4))
	y := m.My + 20
	if y+h > m.H-4 {
		y = m.My - h - 12
	}
	before := len(m.Hits)
	d := m.Panel("term", scene.R(x, y, w, h))
	m.Hits = m.Hits[:before]
	d.Panel.Shadow = true
	x, y = d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, d.Panel.Rect.H, 4, "chrome.raised", "chrome.line")
	r := []rune(name)
	d.Text(x+16, y+25, scene.BodyMedium, 14, "text.on_dark", string(unicode.ToUpper(r[0]))+string(r[1:]))
	d.Right(x+w-16, y+25, scene.CondMedium, 13, "text.cite", string(t.Cite))
	for i, l := range lines {
		d.Text(x+16, y+48+18*float64(i), scene.Body, 13, "text.on_dark_second", l)
	}
	return true
}
