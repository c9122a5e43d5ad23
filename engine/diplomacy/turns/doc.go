// Package turns reads whole turns of Diplomacy, with wings or without, as text and as JSON lines, adjudicates them phase by phase and writes
// what became of them with its reasons.
package turns

import "awaw/engine/diplomacy"

// board reads and writes by a board.
type board struct{ *diplomacy.Board }
