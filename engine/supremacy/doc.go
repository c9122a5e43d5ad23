// Package supremacy is the air war of Air Supremacy: battles by volleys of twelve-sided dice in which aircraft are shot at first, and the
// dispatch of aircraft from battle to battle.
//
// Requests come as JSON and are answered, or told in words with the clauses that decide (docs/battle.md). All numbers stand in
// tables/supremacy.
package supremacy
