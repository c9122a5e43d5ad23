// Where a scenario's lines come from: a fault of a position that cannot be set up is told at the given line that wrote it.

package cases

import (
	"errors"
	"fmt"

	"awaw/internal/rulecase"
	"awaw/tables"
)

// origin is the part of a scenario's text that one given line wrote, in lines from 1, the last not among them.
type origin struct {
	from, to int
	given    rulecase.Line
}

// origins are the lines a scenario's text came from.
type origins struct {
	line int // of the case in its file
	list []origin
}

// relocate puts faults of a scenario's text where its words stand in the case file: at the given line that wrote them, else at the
// case, whose line is 0 for given lines of a test.
func (s origins) relocate(err error, file string) error {
	if several, ok := err.(interface{ Unwrap() []error }); ok {
		var out []error
		for _, e := range several.Unwrap() {
			out = append(out, s.relocate(e, file))
		}
		return errors.Join(out...)
	}
	fault, ok := err.(*tables.Error)
	if !ok || fault.File != rulecase.SceneName(file) {
		return err
	}
	moved := *fault
	moved.File, moved.Line = file, s.line
	for _, o := range s.list {
		if fault.Line >= o.from && fault.Line < o.to {
			moved.Line = o.given.At
			moved.Do = fmt.Sprintf("%s, in %q", fault.Do, o.given.Text)
		}
	}
	return &moved
}
