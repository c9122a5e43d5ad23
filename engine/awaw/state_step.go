// A step as the question at the bottom: whatever stands within it, it asks when nothing else does.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// stepRow is what the program knows of one step (steps.go). What is nil is not there: a step without an answer of its own to being
// ended is ended by something else.
type stepRow struct {
	name       string                                       // on the track of the turn
	lands      bool                                         // whoever has flown lands in it
	n, of      int                                          // its place among the numbered steps of its phase, and how many these are
	phase      phase                                        // in which it stands, as far as missions are chosen in it
	missions   []units.Operation                            // that are chosen in it
	errand     []sortieKind                                 // what air transports are loaded for
	asked      func(*Position) engine.Side                  // nil: the side whose player turn it is
	prompt     func(*Position, engine.Prompt) engine.Prompt // in words
	ending     string                                       // what ending it is called
	warns      func(*Position, *engine.Label)               // what its owner is told who is about to end it
	ends       func(*Position) (engine.Cite, string)        // why it may not be ended by saying so
	idle       func(*Position) bool                         // whether there is nothing to choose but its end
	runs       func(*turnover) bool                         // instead of that: goes on by itself, and tells whether it did
	closes     func(*turnover)                              // what its end brings before anything else
	interrupts bool                                         // it stands on everything else: units without a base, or too many at one
	staging    bool                                         // units change base in it (18.21)
	sailing    bool                                         // task forces sail in it, and their carriers fly patrols (22.1)
	overruns   bool                                         // attacks in it are overruns
	exploits   bool                                         // armor that broke through moves in it, and nobody else
	announces  bool                                         // missions are put together in it, and announced as it ends
	crowded    bool                                         // bases that hold too many are dealt with before the next step (18.15)
	next       func(*turnover)                              // opens what follows
	holds      holds                                        // what may stand on it
	fights     func(*Position) []int16                      // the spaces with a fight announced that may be taken up
	takeUp     func(*turnover, int)                         // takes one up
	meets      func(*Position) []engine.Command             // who may be sent to intercept
	plans      func(*Position, engine.Side) []engine.Plan   // whole missions
	draft      func(*Position) (engine.BattleView, bool)    // the panel of what is planned on the map
	land       Asked                                        // what it asks, for players that weigh the ground war
	sea        SeaAsked                                     // and the sea
	raids      int                                          // and strategic warfare
	answers                                                 // to the verbs that several questions know
}

// steps is the table, in the order of the steps; it is filled with the turn (turn_steps.go).
var steps [stepCount]stepRow

// row is what is known of the step.
func (s step) row() *stepRow { return &steps[s] }

func (s step) moment() moment { return momentStep + moment(s) }

func (s step) answers() *answers { return &s.row().answers }

func (s step) holds() *holds { return &s.row().holds }

func (step) anew(*Position) bool { return false }

func (s step) asked(p *Position) engine.Side {
	if f := s.row().asked; f != nil {
		return f(p)
	}
	return p.phasing()
}

func (s step) settle(t *turnover) bool {
	x := s.row()
	switch {
	case x.runs != nil:
		return x.runs(t)
	case x.idle == nil || !x.idle(t.p):
		return false
	}
	x.answers.done.do(t, engine.Command{}) // as if its owner had said that he is done
	return true
}

func (s step) prompt(p *Position, q engine.Prompt) engine.Prompt {
	if f := s.row().prompt; f != nil {
		return f(p, q)
	}
	return q
}

func (s step) panel(*Position) (v engine.BattleView, ok bool) { return v, false }

func (s step) draft(p *Position) (v engine.BattleView, ok bool) {
	if f := s.row().draft; f != nil {
		return f(p)
	}
	return v, false
}

func (s step) meets(p *Position) []engine.Command {
	if f := s.row().meets; f != nil {
		return f(p)
	}
	return nil
}

func (s step) plans(p *Position, side engine.Side) []engine.Plan {
	if f := s.row().plans; f != nil {
		return f(p, side)
	}
	return nil
}

// staging, sailing and overruns tell what is particular to the step at hand.
func (p *Position) staging() bool { return p.step.row().staging }

func (p *Position) sailing() bool { return p.step.row().sailing }

func (p *Position) overruns() bool { return p.step.row().overruns }

// over tells whether the scenario is decided.
func (p *Position) over() bool { return p.step == stepOver }
