// The words of refusals.
package realism

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
