package recap

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/internal/present/table"
)

// Four counters that stand together make two larger ones of themselves: what these grew by came from where the four had been, and
// nothing is new; what comes out of nowhere is.
func TestCountersThatMergeAreNotNew(t *testing.T) {
	air := &engine.CounterKind{Code: "AAF"}
	ref, at := engine.CounterRef, engine.SpaceRef
	change := func(i int, k table.ChangeKind, n, mate int) table.Change {
		c := table.Change{Ref: ref(i), Kind: k, N: n, Now: engine.CounterView{Ref: ref(i), Side: 2, Nation: "BR", Kind: air}}
		if mate > 0 {
			c.Mate = ref(mate)
		}
		return c
	}
	follow := trail{ref(15): {{at(1), 1}}, ref(16): {{at(2), 1}}, ref(17): {{at(3), 2}}, ref(18): {{at(4), 3}}, ref(19): {{at(5), 1}}, ref(20): {{at(6), 1}}}
	follow.step([]table.Change{change(15, table.ChangeGrown, 4, 0), change(16, table.ChangeGone, 1, 18), change(17, table.ChangeGone, 2, 18),
		change(18, table.ChangeGrown, 1, 16), change(19, table.ChangeGone, 1, 18), change(20, table.ChangeGone, 1, 18)})
	sum := map[engine.Ref]int{}
	for _, i := range []int{15, 18} {
		for _, p := range follow[ref(i)] {
			sum[p.from] += p.n
		}
	}
	for i, want := range []int{0, 1, 1, 2, 3, 1, 1} {
		if i > 0 && sum[at(i)] != want {
			t.Errorf("%d came from place %d, want %d", sum[at(i)], i, want)
		}
	}
	if sum[engine.NoRef] != 0 {
		t.Errorf("%d are new", sum[engine.NoRef])
	}
	follow.step([]table.Change{change(22, table.ChangeCame, 5, 0)})
	if p := follow[ref(22)]; len(p) != 1 || p[0] != (part{engine.NoRef, 5}) {
		t.Errorf("what was built is followed as %v", p)
	}
}

// Places are named in the order of what is to be had there: three are named, the rest counted.
func TestTheDearestPlacesAreNamed(t *testing.T) {
	at := engine.SpaceRef
	v := engine.View{Spaces: []engine.SpaceView{
		{Ref: at(1), Marks: []engine.MarkView{{Kind: engine.MarkSupport, Points: 9}}},
		{Ref: at(3), Marks: []engine.MarkView{{Kind: engine.MarkObjective, Points: 3}}},
		{Ref: at(4), Marks: []engine.MarkView{{Kind: engine.MarkGoal, Points: 2}}},
	}}
	got := []engine.Ref{at(1), at(2), at(4), at(3)}
	if dearest(v, got); !slices.Equal(got, []engine.Ref{at(3), at(4), at(1), at(2)}) {
		t.Errorf("places are named as %v", got)
	}
}

// Where new units are told of when they are raised, a counter that comes up where bombers of the other side have landed is none of them, in a turn in
// which nobody raises anything too.
func TestWhoLandsElsewhereIsNotNew(t *testing.T) {
	air := &engine.CounterKind{Code: "bomber"}
	bombers := func(at int) engine.CounterView {
		return engine.CounterView{Ref: engine.CounterRef(at), Side: 2, Space: engine.SpaceRef(at), Size: 2, Kind: air}
	}
	raise := engine.Event{Kind: engine.EventChoice}
	raise.Fact().Raised = &engine.Raised{Side: 2, At: engine.SpaceRef(3), N: 4}
	landed := []table.Change{{Ref: engine.CounterRef(1), Kind: table.ChangeGone, N: 2, Now: bombers(1)}, {Ref: engine.CounterRef(2), Kind: table.ChangeCame, N: 2, Now: bombers(2)}}
	sight := &table.Sight{Viewer: 1, Points: []table.Point{{}, {Events: []engine.Event{raise}}, {Changes: landed}}}
	old, now := engine.View{Counters: []engine.CounterView{bombers(1)}}, engine.View{Counters: []engine.CounterView{bombers(2)}}
	for _, s := range moves(sight, 1, 2, old, now) {
		t.Errorf("after the units were raised: %+v", s)
	}
	if all := moves(sight, 0, 2, old, now); len(all) != 1 || all[0].Kind != Built || all[0].N != 4 {
		t.Errorf("with the units that were raised: %+v", all)
	}
}
