package guide

import (
	"slices"
	"strings"

	"awaw/engine"
)

// This file tells what is none of a step's deeds.

// wandered tells whether something was done that is none of the step's deeds: it is taken back, or passed over, before the lesson goes on.
func (m *Guide) wandered() bool {
	s, from := m.course.steps[m.course.at], m.course.began[m.course.at]
	return s.Only != "" && m.commanded(s.Only, from) < m.commanded("", from)
}

// Strays tells whether a command is none of the step's deeds.
func (m *Guide) Strays(c engine.Command) bool {
	return m.Guiding() && m.course.steps[m.course.at].Only != "" && !m.Halted && !m.wandered() && c.Side == m.Sight.Viewer &&
		!isOf(m.course.steps[m.course.at].Only, m.Sight.Game.Rules().FormatCommand(m.Sight.Pos, c))
}

// Astray tells whether something was done that may be taken back to the step.
func (m *Guide) Astray() bool {
	if !m.Guiding() {
		return false
	}
	_, back := m.astray()
	return back
}

// Asks is what the step asks for, in a few words.
func (m *Guide) Asks() string { return m.Say("guide." + m.course.steps[m.course.at].ID + ".title") }

// gone tells whether the moment is past that a step is about: something else is asked by now.
func (m *Guide) gone() bool {
	s := m.course.steps[m.course.at]
	return s.While != "" && !m.Halted && m.Actor() == m.Sight.Viewer && !strings.HasPrefix(string(m.Sight.View.Prompt.Cite), s.While)
}

// isOf tells whether a command begins with the words of one of several, divided by strokes.
func isOf(list, cmd string) bool {
	if _, after, ok := strings.Cut(cmd, ": "); ok { // the side stands before it
		cmd = after
	}
	return slices.ContainsFunc(strings.Split(list, "|"), func(one string) bool { return strings.HasPrefix(cmd+" ", one+" ") })
}

// astray says in a sentence that what was done is not what the step asks for, "" while it is; back tells whether there is something to
// take back.
func (m *Guide) astray() (word string, back bool) {
	g, t := m.course, m.Sight
	s, from := g.steps[g.at], g.began[g.at]
	if m.Halted {
		return "", false
	}
	if m.wandered() || s.Only != "" && s.Until.At != "" && len(t.Path) > from {
		return m.Say("guide.astray"), true
	}
	if s.Until.None() {
		return "", false
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
