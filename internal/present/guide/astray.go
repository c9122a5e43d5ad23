package guide

import "awaw/engine"

// This file tells what is none of a step's deeds.

// wandered tells whether something was done that is none of the step's deeds: it is taken back, or passed over, before the lesson goes on.
func (m *Guide) wandered() bool {
	s, from := m.course.steps[m.course.at], m.course.began[m.course.at]
	n := len(m.Sight.Path) - from
	return s.Only != "" && n > 0 && m.commanded(s.Only, from) < n
}

// astray says in a sentence that what was done is not what the step asks for, "" while it is; back tells whether there is something to
// take back.
func (m *Guide) astray() (word string, back bool) {
	g, t := m.course, m.Sight
	s, from := g.steps[g.at], g.began[g.at]
	if s.Until.None() || m.Halted {
		return "", false
	}
	if n := len(t.Path) - from; s.Only != "" && n > 0 && (m.commanded(s.Only, from) < n || s.Until.At != "") {
		return m.Say("guide.astray"), true
	}
	c, ok := t.Counter(t.Sel)
	if !ok || m.placed(c) == "" {
		return "", false
	}
	said := func(key, meant string) string {
		return m.Say(key, m.NameOf(c.Ref), m.NameOf(c.Space), engine.Arg{Kind: engine.ArgName, S: meant})
	}
	if s.Until.Selected != "" {
		return said("guide.other", s.Until.Selected), false
	}
	if s.Until.At != "" && g.at > 0 { // who was chosen in the step before is to go there
		if before := g.steps[g.at-1].Until.Selected; before != "" && m.placed(c) != before {
			return said("guide.chosen", before), false
		}
	}
	return "", false
}
