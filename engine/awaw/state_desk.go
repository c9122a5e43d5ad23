// What all positions of one game work on together: nothing that could not be worked out again, and nothing that a save holds.

package awaw

import (
	"sync/atomic"

	"awaw/engine"
)

// desk is shared by the positions of a game.
type desk struct {
	start   *Position                // the first position
	refused atomic.Pointer[refusing] // what the last refusal looked at
	paper   atomic.Pointer[listing]  // what the last listing was worked out on, blank
	making  atomic.Pointer[turnover] // what the last position was made with, empty
}

// refusing is what the last refusal looked at: one position is often asked about many commands, by screens as by tests.
type refusing struct {
	whole, seen *Position // seen is what side sees of whole
	side        engine.Side
	legal       []engine.Command // of who is asked in seen; nil until needed
}
