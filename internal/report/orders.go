package report

import (
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/systems"
)

// This file tells movements that were ordered in writing: whose order it was, what it said, what became of it.

// rolls tells whether dice fall in a game.
func rolls(id engine.SystemID) bool {
	s, err := systems.Find(id)
	return err != nil || !s.Diceless
}

// settle notes what became of the orders of the last movement, by the units they were for.
func (t *teller) settle(p engine.Position) {
	w, ok := p.(ordered.Writer)
	if !ok {
		return
	}
	t.verdicts = map[engine.Ref]ordered.Verdict{}
	if s := w.Settled(); s != nil {
		for _, v := range s.Verdicts {
			t.verdicts[v.Counter] = v
		}
	}
}

// order tells a verdict: the power, its order in words, what became of it, and where it came to nothing why; ok is false for other events.
func (t *teller) order(e engine.Event) (text string, ok bool) {
	if e.Kind != engine.EventReveal || len(e.Refs) == 0 {
		return "", false
	}
	v, ok := t.verdicts[e.Refs[0]]
	if !ok || v.Fate == ordered.Open {
		return "", false
	}
	said := t.words.Word(engine.Say("screen.fate."+v.Fate.String()), t.names)
	if v.Unit != ordered.Open {
		said += ", " + t.words.Word(engine.Say("screen.fate."+v.Unit.String()), t.names)
	}
	name := func(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: s} }
	text = t.say("report.order", v.Side, name(t.words.Word(v.Text, t.names)), name(said))
	if v.Fate == ordered.Done && v.Unit == ordered.Open {
		return text, true
	}
	return text + " " + t.words.Word(e.Text, t.names) + cited(e.Cite, t.words), true
}
