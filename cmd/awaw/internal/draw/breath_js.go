package draw

import (
	"time"

	"awaw/internal/promise"
)

// This file lets a page go on while something is painted beside its frames: it has one thread for all it does.

// breathAfter is how long painting goes on until the page may do what it has to.
const breathAfter = 20 * time.Millisecond

// breath remembers when the page last could.
type breath struct{ last time.Time }

// take lets the page go on where it has waited long enough.
func (b *breath) take() {
	if time.Since(b.last) > breathAfter {
		promise.Pause()
		b.last = time.Now()
	}
}
