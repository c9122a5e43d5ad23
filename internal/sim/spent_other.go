//go:build !unix

package sim

import "time"

var began = time.Now()

// spent is the time the program has run, by the clock: the system is not asked how much of it the program had.
func spent() time.Duration { return time.Since(began) }
