package report

import (
	"os"
	"testing"

	"awaw/engine"
	"awaw/hexmap"
)

// What is based in a box south of the map does not draw a scenario's small picture away from what it plays on.
func TestBoxesDoNotDrawTheSmallPictureAway(t *testing.T) {
	const file = "../../assets/maps/europe.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	m, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	at := func(name string) engine.Ref { return engine.SpaceRef(m.Find(name)) }
	v := engine.View{Frame: []engine.Ref{at("H22"), at("R33")}, Counters: []engine.CounterView{{Space: at("sw-germany")}, {Space: at("J25")}}}
	x0, y0, x1, y1 := frame(m, onSheet(m, v))
	_, top := m.Middle(v.Frame[0].Index())
	_, foot := m.Middle(v.Frame[1].Index())
	if y0 != top-1 || y1 != foot+1 || x1 <= x0 {
		t.Errorf("the picture goes from %.1f to %.1f, its scenario from %.1f to %.1f", y0, y1, top, foot)
	}
	v.Counters = append(v.Counters, engine.CounterView{Space: at("S30")})
	if _, _, _, y := frame(m, onSheet(m, v)); y <= y1 {
		t.Error("a counter below the frame is left out")
	}
}

// Where not all fits most of those who stand there are shown, as near to the middle of the play as can be.
func TestTheSmallPictureShowsMost(t *testing.T) {
	for _, x := range []struct {
		points             []float64
		long, middle, want float64
	}{
		{nil, 4, 10, 10},
		{[]float64{9, 10, 11}, 4, 10, 10},
		{[]float64{1, 2, 3, 12}, 4, 10, 3},
		{[]float64{1, 12}, 4, 10, 10},
		{[]float64{1, 12}, 3, 10, 10.5},
		{[]float64{1, 3}, 1, 10, 3.5},
	} {
		if got := fullest(x.points, x.long, x.middle); got != x.want {
			t.Errorf("%v over %.0f about %.0f: %.1f, not %.1f", x.points, x.long, x.middle, got, x.want)
		}
	}
}

// A task force of which nobody knows what sails with it is painted with a question mark, never as one of strength 0; one that
// is known with its factors, and torn where a ship of it is damaged.
func TestHiddenForcesArePaintedUnknown(t *testing.T) {
	at := engine.SpaceRef(3)
	force, army := &engine.CounterKind{Shape: "TF", Class: engine.ClassForce}, &engine.CounterKind{Shape: "AAF", Class: engine.ClassAir}
	for _, c := range []struct {
		view    engine.CounterView
		factor  string
		damaged bool
	}{
		{engine.CounterView{Kind: force, Space: at, State: engine.Unknown}, "?", false},
		{engine.CounterView{Kind: force, Space: at, Size: 12}, "12", false},
		{engine.CounterView{Kind: force, Space: at, Size: 12, State: engine.Known | engine.Damaged}, "12", true},
		{engine.CounterView{Kind: army, Space: at, Size: 2}, "2", false},
	} {
		s := stacksOf(engine.View{Counters: []engine.CounterView{c.view}})[0].cards[0]
		if s.Factor != c.factor || s.Damaged != c.damaged {
			t.Errorf("%+v is painted as %q, damaged %v", c.view, s.Factor, s.Damaged)
		}
	}
}
