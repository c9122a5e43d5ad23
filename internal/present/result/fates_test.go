package result

import (
	"testing"

	"awaw/engine"
	"awaw/internal/present/table"
)

// What is left of a counter lies turned over once all of that was turned back; of one that lost nothing the part that turned back stands beside it.
func TestWhatIsLeftOfACounter(t *testing.T) {
	for _, x := range []struct {
		lost, back int
		down       bool
		size       int // of the card beside it, 0 for none
		turned     bool
	}{
		{0, 0, false, 0, false},
		{4, 0, false, 1, false},
		{4, 1, false, 1, true},
		{3, 1, false, 2, false},
		{3, 0, true, 2, true},
		{0, 2, false, 2, true},
		{0, 5, false, 0, false},
	} {
		f := table.Fate{Was: engine.CounterView{Size: 5}, Lost: x.lost, Back: x.back, Down: x.down}
		c, two := second(&f)
		if two != (x.size > 0) || two && (c.Size != x.size || c.Is(engine.Turned) != x.turned) {
			t.Errorf("%+v: beside it stands %v of %d, turned over %v", x, two, c.Size, c.Is(engine.Turned))
		}
	}
}
