// What holds of every position, whatever is played: capacities, flags, and no factor lost or gained unaccounted for.

package awaw_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// endOfTurn is the last byte of the id of the phase in which a player turn ends, and nations leave the war.
const endOfTurn = 4

func TestInvariantsOverTestBoards(t *testing.T) {
	for name, given := range rough {
		t.Run(name, func(t *testing.T) {
			scene, board := roughScene(t, name, given)
			kit := engine.Kit{Board: board, Tables: tables.Embedded()}
			first := seed(t)
			for game := range uint64(10) {
				p, err := awaw.Rules{}.Setup(kit, engine.Doc{Name: name, Data: scene.Doc})
				if err != nil {
					t.Fatal(err)
				}
				dice := engine.NewFast(first + game)
				for n := 0; len(p.ToAct()) > 0 && n < 6000; n++ {
					legal := p.Legal(p.ToAct()[0], nil)
					c := legal[dice.Intn(len(legal))]
					was, lost := p.(*awaw.Position).Mass()
					next, _, err := p.Apply(c, dice)
					if err != nil {
						t.Fatal(err)
					}
					q := next.(*awaw.Position)
					for _, f := range q.Faults() {
						t.Errorf("seed %d, command %d, %+v: %s", first+game, n, c, f)
					}
					now, gone := q.Mass()
					if c.Verb != awaw.VerbBuild && c.Verb != awaw.VerbConvert && c.Verb != awaw.VerbDone && was+lost != now+gone && q.Turn() == p.(*awaw.Position).Turn() && byte(q.PhaseID()) != endOfTurn {
						t.Errorf("seed %d, command %d, %+v: %d in play and %d lost become %d and %d", first+game, n, c, was, lost, now, gone)
					}
					if t.Failed() {
						t.FailNow()
					}
					p = next
				}
			}
		})
	}
}
