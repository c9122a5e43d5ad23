package scripted

import (
	"testing"

	"awaw/engine"
)

func battle(up, down, harm int) *picture {
	b := &picture{unit: map[engine.Ref]int{}}
	f := &engine.BattleView{Sides: make([]engine.BattleSide, 2)}
	f.Sides[1].Counters = []engine.CounterView{{Size: up}, {Size: down, State: engine.Turned}}
	f.Sides[1].Due.Lost = harm
	b.view.Battle = f
	return b
}

// 19.64: results are kept to those that stand ready as long as these can take them all.
func TestResultsAreKeptToTheReady(t *testing.T) {
	for _, c := range []struct {
		up, down, harm int
		spare          bool
	}{{3, 2, 3, true}, {3, 2, 4, false}, {1, 5, 1, true}, {1, 5, 2, false}} {
		if got := battle(c.up, c.down, c.harm).spares(); got != c.spare {
			t.Errorf("%d ready, %d turned over, %d effects: kept to the ready: %t, expected %t", c.up, c.down, c.harm, got, c.spare)
		}
	}
}

func TestThePoorestPays(t *testing.T) {
	counter := func(i, size, drm int, inverted bool) wing {
		return wing{CounterView: engine.CounterView{Ref: engine.CounterRef(i), Size: size, Quality: drm, State: engine.CounterState(0).With(engine.Turned, inverted)}}
	}
	for _, c := range []struct {
		name  string
		wings []wing
		pays  int
	}{
		{"turned over before ready", []wing{counter(0, 1, 0, false), counter(1, 4, 0, true)}, 1},
		{"poor before good", []wing{counter(0, 1, 2, false), counter(1, 3, 0, false)}, 1},
		{"small before large", []wing{counter(0, 4, 1, false), counter(1, 2, 1, false)}, 1},
		{"the first of equals", []wing{counter(0, 2, 1, false), counter(1, 2, 1, false)}, 0},
	} {
		b := &picture{wings: c.wings, unit: map[engine.Ref]int{}}
		var may []engine.Command
		for i, w := range c.wings {
			b.unit[w.Ref] = i
			may = append(may, engine.Command{Side: 1, A: w.Ref})
		}
		if got := b.pays(may).A.Index(); got != c.pays {
			t.Errorf("%s: counter %d pays, expected %d", c.name, got, c.pays)
		}
	}
}

// The worth of an exchange in points: three a factor for a plan that rates it so, more for a place that is likely held.
func TestWorthOfAnExchange(t *testing.T) {
	k := weights{kill: 3, loss: 2}
	for _, c := range []struct {
		x            exchange
		prize, depth float64
		want         float64
	}{
		{exchange{ours: 2, theirs: 3}, 0, 1, 5},
		{exchange{ours: 3, theirs: 2}, 0, 2, 0},
		{exchange{ours: 2, theirs: 1, hold: 0.5}, 6, 1, 2},
	} {
		if got := c.x.worth(k, c.prize, c.depth); got != c.want {
			t.Errorf("%+v is worth %g, expected %g", c.x, got, c.want)
		}
	}
}
