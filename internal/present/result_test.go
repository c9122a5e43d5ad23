package present_test

import (
	"awaw/internal/present"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
)

// read puts away the sheets of battles that are over, and what is told of another side's turn.
func read(m *present.Model) {
	for range 9 {
		switch {
		case panelOf(m, "recap") != nil:
			m.Run(recap.Begin{})
		case panelOf(m, "result") != nil:
			m.Run(result.Close{})
		default:
			return
		}
	}
}
