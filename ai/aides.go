package ai

import (
	"slices"

	"awaw/engine"
)

// This file shares the tries of a decision with aides: programs that were told of the same position and carry tries out there. What comes
// of a try depends on nothing but its way and its sample, so a decision is the same with and without them.

// Try is one sample of one of a decision's ways.
type Try struct {
	Way    int `json:"w"`
	Sample int `json:"s"`
}

// Tried is what came of a try.
type Tried struct {
	Worth float64  `json:"w"`
	Nodes int      `json:"n"` // commands tried
	Luck  []Stroke `json:"l,omitempty"`
}

// Aides carry tries out beside the one who decides.
type Aides interface {
	// Count is how many there are.
	Count() int
	// Begin hands tries to one of them; what it gives waits for what came of them, nil if nothing did.
	Begin(aide int, tries []Try) (wait func() []Tried)
}

// Helper is a player whose tries others can carry out.
type Helper interface {
	// Help makes ready for the decision of a position, as Decide would of a side that goes for an objective, and gives who carries out its tries: nil
	// where there is nothing to try. What was stopped brings nothing.
	Help(p engine.Position, side engine.Side, objective engine.Ref) func(tries []Try, stop <-chan struct{}) []Tried
}

// Help makes ready to carry out tries of a decision made elsewhere.
func (t *thinker) Help(p engine.Position, side engine.Side, objective engine.Ref) func(tries []Try, stop <-chan struct{}) []Tried {
	t.legal = p.Legal(side, t.legal[:0])
	if len(t.legal) == 1 || t.level.hasty || t.know.playerFor(p, t.level, t.asked) != nil {
		return nil
	}
	t.gather(p)
	s := &search{t: t, p: p, side: side, watch: Watch{Objective: objective}, legal: slices.Clone(t.legal)}
	s.start = t.minds[0].Clock(p)
	s.list(t.minds[0])
	s.seed = t.seed(p, side)
	return func(tries []Try, stop <-chan struct{}) []Tried {
		s.watch.Stop = stop
		var out []Tried
		for _, asked := range tries {
			if asked.Way < 0 || asked.Way >= len(s.ways) || asked.Sample < 0 {
				return nil
			}
			x := try{way: asked.Way, sample: asked.Sample}
			if s.carry(t.minds[0], &x); s.stopped() {
				return nil // it may have been cut short
			}
			out = append(out, Tried{Worth: x.worth, Nodes: x.nodes, Luck: x.luck})
		}
		return out
	}
}

// shared carries tries out together with the aides: each takes every so manieth. What an aide does not bring is carried out here.
func (s *search) shared(tries []try, aides Aides) {
	n := aides.Count() + 1
	waits := make([]func() []Tried, n)
	for k := 1; k < n; k++ {
		var asked []Try
		for i := k; i < len(tries); i += n {
			asked = append(asked, Try{Way: tries[i].way, Sample: tries[i].sample})
		}
		if len(asked) > 0 {
			waits[k] = aides.Begin(k-1, asked)
		}
	}
	for i := 0; i < len(tries); i += n {
		s.carry(s.t.minds[0], &tries[i])
	}
	for k := 1; k < n; k++ {
		if waits[k] == nil {
			continue
		}
		got := waits[k]()
		for at, i := 0, k; i < len(tries); at, i = at+1, i+n {
			if at < len(got) {
				tries[i].worth, tries[i].nodes, tries[i].luck = got[at].Worth, got[at].Nodes, got[at].Luck
			} else if !s.stopped() {
				s.carry(s.t.minds[0], &tries[i])
			}
		}
	}
}
