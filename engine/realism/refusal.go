// Requests that cannot be answered.
package realism

import "fmt"

// Refusal says why a request cannot be answered: the word or clause that answers give, and what to do, for people.
type Refusal struct{ Word, Why string }

func (r *Refusal) Error() string { return r.Word + ": " + r.Why }

func refuse(word, format string, args ...any) *Refusal {
	return &Refusal{word, fmt.Sprintf(format, args...)}
}

// The words of refusals that are no clauses.
const (
	badKind    = "kind"
	badForces  = "forces"
	badOrders  = "orders"
	badRounds  = "rounds"
	badJoin    = "join"
	badForm    = "form"
	badDice    = "dice"
	badChoices = "choices"
	badPath    = "path"
)
