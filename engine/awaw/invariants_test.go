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
				for x := range byChance(t, p, engine.NewFast(first+game), mostByChance) {
					n, c, p, q := x.n, x.c, x.p, x.next
					was, lost := p.Mass()
					for _, f := range q.Faults() {
						t.Errorf("seed %d, command %d, %+v: %s", first+game, n, c, f)
					}
					now, gone := q.Mass()
					if c.Verb != awaw.VerbBuild && c.Verb != awaw.VerbConvert && c.Verb != awaw.VerbDone && was+lost != now+gone && q.Turn() == p.Turn() && byte(q.PhaseID()) != endOfTurn {
						t.Errorf("seed %d, command %d, %+v: %d in play and %d lost become %d and %d", first+game, n, c, was, lost, now, gone)
					}
					if t.Failed() {
						t.FailNow()
					}
				}
			}
		})
	}
}
