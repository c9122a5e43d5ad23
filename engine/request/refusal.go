// Requests that cannot be answered, and those that are told.
package request

import (
	"fmt"

	"awaw/engine"
)

// Refusal says why a request cannot be answered: the word or clause that answers give, and what to do, for people.
type Refusal struct{ Word, Why string }

func (r *Refusal) Error() string { return r.Word + ": " + r.Why }

// Refuse makes a refusal.
func Refuse(word, format string, args ...any) *Refusal {
	return &Refusal{word, fmt.Sprintf(format, args...)}
}

// Line is one thing that is told of an answer.
type Line struct {
	Says string
	Cite string // the clause it rests on; "" for none
}

// Wording words a message.
type Wording func(engine.Text) string

// MostBytes is how long a request may be.
const MostBytes = 4 << 20
