package present_test

import (
	"awaw/internal/present"
	"awaw/internal/present/result"
)

// read puts away the sheets of battles that are over.
func read(m *present.Model) {
	for range 9 {
		if panelOf(m, "result") == nil {
			return
		}
		m.Run(result.Close{})
	}
}
