package sky

import (
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
)

// A click on an aircraft whose base is attacked is about a battle elsewhere, so that it is told why it does not go there; one that may be sent waits until a
// battle is looked at.
func TestABarThatStaysAsksAboutABattleElsewhere(t *testing.T) {
	base, other := engine.SpaceRef(1), engine.SpaceRef(2)
	two := &lanes.Table{Now: -1, Lanes: []lanes.Lane{{At: base}, {At: other}}}
	for _, x := range []struct {
		why   string
		doing lanes.Doing
		t     *lanes.Table
		lane  int // that is looked at
		want  int
	}{
		{"attacked", lanes.Barred, two, -1, 1},
		{"attacked, its own battle looked at", lanes.Barred, two, 0, 0},
		{"attacked, no other battle", lanes.Barred, &lanes.Table{Now: -1}, -1, -1},
		{"free", lanes.Free, two, -1, -1},
		{"free, a battle looked at", lanes.Free, two, 1, 1},
	} {
		b := &lanes.Bar{Send: engine.Command{A: base}, Spans: []lanes.Span{{Doing: x.doing}}}
		if got := (&Sky{lane: x.lane}).meant(x.t, b); got != x.want {
			t.Errorf("%s: battle %d, want %d", x.why, got, x.want)
		}
	}
}
