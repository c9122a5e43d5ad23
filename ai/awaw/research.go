// Research as the air mind plays it (41): all the points of a nation's year go where they bring most aircraft, or if that is
// not open into what helps those it has.

package awaw

import (
	"awaw/engine"
	"awaw/engine/awaw"
)

// studies puts the research points that are there into projects: for each nation the last of its commands for the project it
// likes best, which is the one with the most points.
func (a *air) studies(buf []engine.Command) []engine.Command {
	all := a.sight.All(awaw.VerbInvest)
	for i := 0; i < len(all); {
		best, rank := all[i], -1
		j := i
		for ; j < len(all) && all[j].A == all[i].A; j++ {
			if r := awaw.ProjectRank(all[j].B); r > rank || r == rank && all[j].N > best.N {
				best, rank = all[j], r
			}
		}
		buf = append(buf, best)
		i = j
	}
	return buf
}
