// Given lines and expectations about naval air training and kamikazes.

package cases

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/rulecase"
)

const trainingForm = "training [carried NATION N]... [raised NATION N turn N]..."

// readTraining makes the scenario count naval air training, with results carried along and rates raised later.
func readTraining(s *scenarioText, a *rulecase.Args) {
	var carried, raised strings.Builder
	for len(a.Words) > 0 && !a.Failed() {
		if a.Takes("carried") {
			fmt.Fprintf(&carried, "%q = %d\n", a.Next(), a.Number())
			continue
		}
		a.Must("raised")
		nation, n := a.Next(), a.Number()
		a.Must("turn")
		fmt.Fprintf(&raised, "[[training.raised]]\nnation = %q\nn = %d\nturn = %d\n", nation, n, a.Number())
	}
	s.body.WriteString("[training]\n")
	if carried.Len() > 0 {
		s.body.WriteString("[training.carried]\n" + carried.String())
	}
	s.body.WriteString(raised.String())
}

// expectKamikazes looks at the kamikazes built, at all there are with the force pool, or at the limit.
func expectKamikazes(s *session, a *rulecase.Args) string {
	what := a.Next()
	v := s.Seen()
	n := 0
	switch what {
	case "ready":
		for _, c := range v.Counters {
			if c.Ref == engine.CounterRef(awaw.FirstKamikaze) {
				n = c.Size
			}
		}
	case "existing", "limit":
		kind := map[string]string{"existing": "kamikazes", "limit": "divine"}[what]
		for _, t := range v.Tallies {
			if t.Kind == kind {
				n = t.N
			}
		}
	default:
		a.Fail()
	}
	return s.Same(a.Next(), strconv.Itoa(n))
}
