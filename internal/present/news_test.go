package present_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/present"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// shrinks is a position with three counters in a hex that a command leaves with so many factors; others are gone.
func shrinks(t *testing.T, event engine.Event, after ...int) *present.Model {
	t.Helper()
	done := engine.Command{Side: 1, Verb: verbDone}
	m := pose(t, posed{legal: []engine.Command{done}, event: event, change: func(p posed, v *engine.View) {
		v.Counters = nil
		sizes := []int{1, 1, 2}
		if len(p.legal) == 0 {
			sizes = after
		}
		for i, n := range sizes {
			if n > 0 {
				v.Counters = append(v.Counters, engine.CounterView{Ref: engine.CounterRef(i), Side: 1, Nation: "GE", Kind: fakeAir, Size: n, Range: 4, Space: engine.SpaceRef(1)})
			}
		}
	}})
	do(t, m, table.Give{Cmd: done})
	m.Send(scene.Tick{MS: 50})
	return m
}

// Counters that are only put together, however many into one, have lost nothing; what is missing then is told.
func TestMergedCountersAreNoLoss(t *testing.T) {
	for _, x := range []struct {
		after []int
		want  string
	}{
		{[]int{4, 0, 0}, ""},
		{[]int{2, 0, 2}, ""},
		{[]int{0, 2, 2}, ""},
		{[]int{3, 1, 0}, ""},
		{[]int{3, 0, 0}, "lost factors"},
		{[]int{1, 1, 1}, "1 counter has lost factors"},
		{[]int{0, 0, 2}, "2 counters have lost factors"},
	} {
		s := panel(shrinks(t, engine.Event{}, x.after...), "card")
		if x.want == "" && s != "" || !strings.Contains(s, x.want) {
			t.Errorf("of 1, 1 and 2 %v are left, and a card says %q", x.after, s)
		}
	}
}

// What an event says of a counter that goes is not said again as a loss: it may have been withdrawn.
func TestWhoIsWithdrawnHasNotBeenLost(t *testing.T) {
	if s := panel(shrinks(t, engine.Event{Refs: []engine.Ref{engine.CounterRef(2)}}, 1, 1, 0), "card"); s != "" {
		t.Errorf("a card says %q", s)
	}
}

// A result of research and a nation that leaves the war are told on a card; a mere note is not.
func TestNewsAreToldOnACard(t *testing.T) {
	for kind, want := range map[engine.EventKind]bool{engine.EventNews: true, engine.EventNote: false, engine.EventDice: false} {
		if s := panel(shrinks(t, engine.Event{Kind: kind}, 1, 1, 2), "card"); (s != "") != want {
			t.Errorf("events of kind %d: a card says %q", kind, s)
		}
	}
}
