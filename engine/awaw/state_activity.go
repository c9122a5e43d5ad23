// One air transport activity as data: what it carries, where it flies, what it waits for (18.53, 18.54, 18.62).

package awaw

import "awaw/engine"

// sortieKind is what an air transport activity carries.
type sortieKind uint8

// sortieStage is what an activity waits for.
type sortieStage uint8

// sortie is one air transport activity. A position never changes one it shares: turnover.activity copies first.
type sortie struct {
	quiet
	kind    sortieKind
	stage   sortieStage
	carrier int16      // the air transport counter
	target  int16      // where it flies
	where   int16      // the hex of the route where it is met, -1 while nobody meets it
	way     engine.Way // the way named; 0 for the usual one
	fought  bool       // those who intercept have fought counter-interceptors: they land inverted (18.623)
}

func (s *sortie) what() frameKind { return frameActivity }

func (s *sortie) copied() frame {
	n := *s
	return &n
}

// activity gives the present activity for writing.
func (t *turnover) activity() *sortie { return own[*sortie](t) }
