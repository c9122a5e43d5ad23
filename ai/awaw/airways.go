// Ways: transports and raids keep clear of fighters the air mind knows of (18.45, 18.621, 17.582, 17.82).

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
)

// byQuietWays names the ways of what is about to fly: of every transport, and of who leads a raid.
func (a *air) byQuietWays(moves []engine.Command) []engine.Command {
	p := a.sight.Pos
	for i, c := range moves {
		switch {
		case c.Verb == awaw.VerbDepart:
			laden := a.aboard(c.A.Index()) || slices.ContainsFunc(moves[:i], func(l engine.Command) bool { return l.Verb == awaw.VerbLoad && l.A == c.A })
			moves[i] = p.QuietFlight(c, laden)
		case c.Verb == awaw.VerbRaid && !slices.ContainsFunc(moves[:i], func(l engine.Command) bool { return l.Verb == awaw.VerbRaid && l.B == c.B }):
			moves[i] = p.QuietRaid(c)
		}
	}
	return moves
}
