// One strike on ships as data: who is still in it, and at what (23.4).

package awaw

import (
	"slices"

	"awaw/engine"
)

// strikeStage is what a strike waits for.
type strikeStage uint8

// strike is one attack of air units on the ships of a task force at sea or of a port.
type strike struct {
	quiet
	stage strikeStage
	side  engine.Side // that strikes
	force int16       // the task force struck; -1 for the ships of a port
	space int16
	in    []striker // who is still in it
	aims  []aim     // in the order they were taken
}

// striker is one counter of a strike: n squadrons at sea, in port factors of army air and squadrons of naval air.
type striker struct {
	c int16
	n uint8
}

// aim is squadrons sent against one ship; light ships are attacked as one body and named by the first of them (17.47F).
type aim struct {
	ship int16
	n    uint8
}

func (s *strike) what() frameKind { return frameStrike }

func (s *strike) copied() frame {
	n := *s
	n.in, n.aims = slices.Clone(s.in), slices.Clone(s.aims)
	return &n
}

// port tells whether the ships struck lie in port.
func (s *strike) port() bool { return s.force == none }

// strikes gives the strike at hand for writing.
func (t *turnover) strikes() *strike { return own[*strike](t) }
