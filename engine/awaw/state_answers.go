// How a question takes the verbs that several know: saying that one is done, throwing the dice, going on, breaking off, and entering
// the result of a printed table instead of dice.

package awaw

import "awaw/engine"

// answers is how a question takes them.
type answers struct{ done, roll, press, stop, verdict answer }

// answer is how a question takes one of them; nothing if it does not know it.
type answer struct {
	refuse func(*Position, engine.Command) (engine.Cite, string) // why it may not be given
	do     func(*turnover, engine.Command)                       // carries it out
	roll   func(*turnover) error                                 // the same of the dice
	list   func(*Position, []engine.Command) []engine.Command    // the results that may be entered
	tell   func(*Position, engine.Command, *engine.Label)        // how it is offered
}

// sayDone words the end of a stage that is called as told says.
func sayDone(l *engine.Label, key string) { l.Key, l.Name = 'f', told(key) }
