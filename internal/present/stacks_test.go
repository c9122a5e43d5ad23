package present_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// In a box that is divided among fronts counters lie in the part of their front, each part's pile by itself, and the panel
// names the front under each.
func TestCountersInABoxLieOnTheirFront(t *testing.T) {
	m := europe(t, "bomber-offensive-1943.toml")
	atAllies(t, m, awaw.VerbRaid)
	box := refOf(t, m, 2, "SB").Space
	parts := map[string]float64{} // how far from the middle the part of a front lies, in parts
	for _, c := range m.Table().Seen(2).View().Counters {
		if c.Space == box {
			if c.Parts != 3 || c.Part < 1 || c.Part > 3 {
				t.Fatalf("%+v is in part %d of %d", c.Ref, c.Part, c.Parts)
			}
			parts[c.Kind.Code] = float64(c.Part - 2)
		}
	}
	stacks := stacksAt(m, box.Index())
	if len(stacks) == 0 {
		t.Fatal("nothing lies in the box")
	}
	part := hexmap.BoxWidth / 3 * m.Scene().Map.HexW / scene.CardSize(m.Scene().Map.HexW)
	for _, st := range stacks {
		if want := parts[st.Cards[0].Kind] * part; math.Abs(st.DX-want) > .6 {
			t.Errorf("a pile of %s lies %.2f cards off the middle, not %.2f", st.Cards[0].Kind, st.DX, want)
		}
	}
	do(t, m, table.Take{Ref: refOf(t, m, 2, "SB").Ref})
	if s := panel(m, "right"); !strings.Contains(s, "Western") || strings.Contains(s, "Ready on…") {
		t.Errorf("the panel does not name the front: %q", s)
	}
}

// A fan closes when the map is moved away under it, and opens again only after the pointer has rested.
func TestAFanGoesWhenTheMapIsMoved(t *testing.T) {
	m := playing(t, "person", "person")
	x, y := at(m, 1)
	m.Send(scene.Mouse{X: x, Y: y})
	m.Scene()
	rest(m, 400)
	fanned := func() bool {
		return slices.ContainsFunc(m.Scene().Map.Stacks, func(st scene.Stack) bool { return st.Fan })
	}
	if !fanned() {
		t.Fatal("the stack did not fan out")
	}
	m.Send(scene.Resize{W: 1000, H: 800, Scale: 1}) // fits the map anew
	if fanned() {
		t.Error("the fan stays though its stack is elsewhere")
	}
}

// A counter that can only be merged with its neighbour is not framed as one that may do something.
func TestWhoCanOnlyMergeIsNotFramed(t *testing.T) {
	for _, goes := range []bool{false, true} {
		legal := []engine.Command{{Side: 1, Verb: verbDone}, {Side: 1, Verb: verbSend, A: engine.CounterRef(0), B: engine.CounterRef(1)}}
		if goes {
			legal = append(legal, engine.Command{Side: 1, Verb: verbMove, A: engine.CounterRef(1), B: engine.SpaceRef(2)})
		}
		m := pose(t, posed{legal: legal})
		for _, st := range stacksAt(m, 1) {
			for _, c := range st.Cards {
				if c.Legal != (goes && c.Size == 2) {
					t.Errorf("one may leave %v; the counter of %d is framed %v", goes, c.Size, c.Legal)
				}
			}
		}
	}
}
