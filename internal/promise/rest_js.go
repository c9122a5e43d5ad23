package promise

import "time"

// restAfter is how long the program goes on until the page may do what waits to be done.
const restAfter = 12 * time.Millisecond

// rested is when it last could.
var rested time.Time

// Rested notes that the page has just given the word to the program.
func Rested() { rested = time.Now() }

// Rest pauses where the page has waited long enough. As Pause, it must not be called from a function that the browser called.
func Rest() {
	if time.Since(rested) > restAfter {
		Pause()
		rested = time.Now()
	}
}
