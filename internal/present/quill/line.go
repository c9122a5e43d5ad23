package quill

import (
	"errors"
	"strings"
	"unicode"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
)

// This file holds the line in which an order is typed: what it means is told while it is written.

// longestLine is how many letters a line holds.
const longestLine = 90

// refusal is the card of a refused order.
func (m *Quill) refusal(err error, x, y float64, at engine.Ref) *scene.Proof {
	var no *engine.Illegal
	if !errors.As(err, &no) {
		return nil
	}
	m.Cue("latch")
	return &scene.Proof{X: x, Y: y, Verdict: engine.No, Title: m.Say("refused.at", at), Body: m.Refusal(no.Reason, no.House), Cites: []engine.Cite{no.Cite}, Pinned: true}
}

// meaning is what a typed line comes to.
type meaning struct {
	cmds []engine.Command
	word string // what it means, or what is wrong with it
	cite engine.Cite
	ok   bool
	bad  string // the word that is wrong, "" where it is not one word
}

// meant reads the line as it stands.
func (m *Quill) meant() meaning {
	t := m.Sight
	w, ok := m.writer()
	r, reads := t.Game.Rules().(ordered.Reader)
	text := strings.TrimSpace(m.text)
	if !ok || !reads || text == "" {
		return meaning{}
	}
	cmds, err := r.ReadTyped(t.Pos, m.prefix()+text, m.Catalog)
	if err != nil {
		x := meaning{word: engine.Worded(err, m.Catalog)}
		var wrong interface{ Wrong() string }
		if errors.As(err, &wrong) {
			x.bad = wrong.Wrong()
		}
		return x
	}
	if cmds[0].Side != t.Viewer {
		return meaning{word: m.Say("order.others")}
	}
	pos := engine.Position(w)
	if m.Replaces(cmds[0]) {
		pos = w.Without(cmds[0].A)
	}
	for _, c := range cmds {
		if seals, _ := t.Game.Sealing(c); seals {
			return meaning{cmds: cmds, word: m.Called(c), ok: true}
		}
		next, _, err := pos.Apply(c, nil)
		var no *engine.Illegal
		if errors.As(err, &no) {
			return meaning{word: m.Refusal(no.Reason, no.House), cite: no.Cite}
		}
		if err != nil {
			return meaning{word: err.Error()}
		}
		pos = next
	}
	return meaning{cmds: cmds, word: m.Word(w.OrderOf(cmds[0]).Text), ok: true}
}

// prefix is whose line it is, as the notation has it.
func (m *Quill) prefix() string {
	return m.Sight.SideView(m.Sight.Viewer).ID + ": "
}

// typeKey takes a key for the line.
func (m *Quill) typeKey(k scene.Key) bool {
	switch {
	case k.Ctrl: // the whole line is chosen, as in every field: what is typed next takes its place
		m.all = k.Name == "a" && m.text != ""
	case m.all && k.Name == "backspace":
		m.text, m.all = "", false
	case k.Name == "esc":
		m.all = false
		if m.typing = false; !m.meant().ok { // what was refused is no beginning of the next order
			m.text = ""
		}
	case k.Name == "enter":
		m.all = false
		if x := m.meant(); x.ok {
			m.text, m.typing = "", true
			for _, c := range x.cmds {
				m.Run(Write{c})
			}
		} else if m.text == "" {
			m.typing = false
		} else {
			m.Cue("latch")
		}
	case k.Name == "backspace":
		if r := []rune(m.text); len(r) > 0 {
			m.text = string(r[:len(r)-1])
		}
	default:
		word := k.Letter()
		if word == "" {
			return false
		}
		if !k.Told {
			m.Typed(word)
		}
	}
	m.Stale = true
	return true
}

// Typed writes into the line what was typed, by the layout of the keyboard there is.
func (m *Quill) Typed(text string) {
	if !m.typing || !m.Writes() || m.letter.open {
		return
	}
	m.typedAt = m.moment()
	if m.all {
		m.text, m.all = "", false
	}
	for _, r := range text {
		if unicode.IsPrint(r) && len(m.text) < longestLine {
			m.text += string(r)
		}
	}
	m.Stale = true
}

// moment is when and by whom something is typed.
func (m *Quill) moment() [2]int { return [2]int{m.Sight.Game.Head(), int(m.Sight.Viewer)} }

// layLine draws the line and what it means, or the order the chosen unit has; it gives the y below.
func (m *Quill) layLine(d scene.Pen, s ordered.Slip, x, y, w float64) float64 {
	d.Label(x, y+14, m.Say("order.line"))
	d.Right(x+w, y+14, scene.Body, 12, "text.on_dark_muted", m.Say("order.line.or"))
	y += 22
	edge, word, col := "chrome.line", m.text, "text.on_dark"
	switch {
	case m.typing:
		edge = "accent.lamp"
		word += "|"
	case word == "" && s.Written:
		word = m.written(s.Order)
	case word == "":
		word, col = m.example(s.Unit), "text.on_dark_muted"
	}
	d.Frame(x, y, w, 32, 4, "chrome.well", edge)
	x0 := m.meant()
	m.markLine(d, x0.bad, x+10, y, w-20)
	d.Text(x+10, y+21, scene.CondMedium, 14, col, d.Fit(scene.CondMedium, 14, w-20, word))
	d.Hit(x, y, w, 32, Type{}, m.Say("order.line.tip"))
	y += 40
	if strings.TrimSpace(m.text) == "" {
		if !s.Written || m.typing {
			return y
		}
		x0 = meaning{ok: true, word: m.does(s.Order)}
	}
	switch {
	case x0.ok:
		d.Icon("tick", x+7, y+8, 6, "status.legal")
	default:
		d.Icon("cross", x+7, y+8, 6, "status.refused")
	}
	y = d.Para(x+22, y+13, w-22, scene.Body, 13, 17, "text.on_dark_second", scene.Capital(x0.word), m.lineRows())
	d.CiteRight(x+w, y-17, x0.cite, false)
	return y
}

// example is what might be typed: the first order that takes the chosen unit, or any, somewhere, or builds or removes one.
func (m *Quill) example(unit engine.Ref) string {
	w, ok := m.writer()
	if !ok {
		return ""
	}
	for _, k := range []ordered.Kind{ordered.Move, ordered.Flown, ordered.Retreat, ordered.Build, ordered.Remove} {
		for _, c := range m.Sight.Legal {
			if (unit == engine.NoRef || c.A == unit) && w.OrderOf(c).Kind == k {
				_, line, _ := strings.Cut(m.Sight.Game.Rules().FormatCommand(m.Sight.Pos, c), ": ") // whose it is comes first
				return line
			}
		}
	}
	if !w.Moving() {
		return m.Say("order.line.empty.after")
	}
	return m.Say("order.line.empty")
}

// markLine marks in the line what is chosen of it, or the word that is wrong.
func (m *Quill) markLine(d scene.Pen, bad string, x, y, w float64) {
	wide := func(s string) float64 { return d.Wide(scene.CondMedium, 14, s) }
	if wide(m.text) > w {
		return
	}
	i := strings.LastIndex(strings.ToLower(m.text), strings.ToLower(bad))
	switch {
	case m.all && m.typing:
		d.Box(x-1, y+6, wide(m.text)+2, 20, "chrome.line")
	case bad != "" && i >= 0 && i+len(bad) <= len(m.text):
		at := x + wide(m.text[:i])
		d.Frame(at-2, y+5, wide(m.text[i:i+len(bad)])+4, 22, 3, "chrome.raised", "status.refused")
	}
}

// lineRows is how many lines what the line means may take.
func (m *Quill) lineRows() int {
	if m.Compact() {
		return 2
	}
	return 3
}

// does says what an order does if nothing comes of what others write.
func (m *Quill) does(o ordered.Order) string {
	at := o.To
	if at == engine.NoRef {
		at = o.Of
	}
	return m.Say("order.does."+o.Kind.String(), at, o.Of, len(o.Area))
}
