package present_test

import (
	"strings"
	"testing"

	"awaw/engine/ordered"
	"awaw/internal/present/quill"
)

// What an escort is marked for is told where it is chosen, with the ways of the wing it goes with; while verdicts come step by step no more
// is counted than is settled.
func TestAnEscortSaysWhyItIsMarked(t *testing.T) {
	m := overEurope(t, "wings-kiel-1904", nil, "person", "cadet", "cadet", "cadet", "cadet", "cadet", "cadet")
	for _, line := range []string{"w bel raids kie", "w yor escorts w bel"} {
		types(m, line)
	}
	w := m.Table().Seen(1).(ordered.Writer)
	for _, s := range w.Slips(1) {
		if s.Written && s.Order.Kind == ordered.Escort {
			do(t, m, quill.Pick{Unit: s.Unit})
		}
	}
	if s := words(m); !strings.Contains(s, "turns back before the danger") || !strings.Contains(s, "Belgium to Kiel") {
		t.Errorf("the escort tells %s", s)
	}
	m = kiel(t)
	if s := words(m); !strings.Contains(s, "turned back to defend") {
		t.Errorf("in the end it is told %s", s)
	}
	do(t, m, quill.Go{Step: 1})
	if s := words(m); strings.Contains(s, "turned back to defend") || strings.Contains(s, "dislodged") {
		t.Errorf("in the second step it is told %s", s)
	}
}
