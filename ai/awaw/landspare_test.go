package awaw

import (
	"testing"

	"awaw/engine/awaw"
)

// Where there are battles to support, an airfield in reach is struck all the same if the strike pays by itself: what is shot down there meets no transports
// and covers no hex. Over Market Garden the plain manner strikes the fighters on the Rhine before anybody is dropped.
func TestAirfieldsAreStruckWhereThereAreBattles(t *testing.T) {
	p := scene(t, "market-garden-1944")
	mind := Mind(p)
	for range 20 {
		side := p.ToAct()[0]
		moves := mind.Moves(p.Seen(side), side, plain, nil)
		if len(moves) == 0 {
			t.Fatal("no move")
		}
		for _, c := range moves {
			switch c.Verb {
			case awaw.VerbFly:
				return
			case awaw.VerbLoad, awaw.VerbSupport:
				t.Fatalf("%v before any airfield is struck", c)
			}
			next, _, err := p.Apply(c, nil)
			if err != nil {
				t.Fatal(err)
			}
			p = next
		}
	}
	t.Error("nothing is struck")
}
