package present

import (
	"strconv"
	"strings"

	"awaw/engine"
)

// This file tells steps apart and passes over those in which nothing can be decided.

// question is what is asked, as far as it takes to tell it from the one before: whom, under which paragraph, in which phase and step,
// and how deep within others.
type question struct {
	side        engine.Side
	cite        engine.Cite
	phase, step int
	deep        int
}

func questionOf(v engine.View) question {
	q := question{side: v.Prompt.Side, cite: v.Prompt.Cite, deep: len(v.Trail)}
	for i, p := range v.Track {
		if p.State == engine.PhaseNow {
			q.phase, q.step = i, p.N
		}
	}
	return q
}

// skips tells whether the step at hand may be passed over if nothing can be done in it: it has only now come, the player has not asked
// to stop everywhere, and has met this step before. The first time it stops and says so.
func (m *Model) skips() bool {
	t := m.top.Sight
	q := questionOf(t.View)
	if m.top.Prefs.Stops || q == m.question || t.View.Battle != nil || m.top.Guiding() {
		return false
	}
	met := strconv.Itoa(q.phase) + "/" + string(q.cite)
	if strings.Contains(" "+m.top.Prefs.Met+" ", " "+met+" ") {
		return true
	}
	if _, idle := m.top.Amber(); idle {
		m.top.Prefs.Met = strings.TrimSpace(m.top.Prefs.Met + " " + met)
		m.past.NoteStep("step.met")
	}
	return false
}
