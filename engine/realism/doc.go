// Package realism is the air war of Enhanced Realism: who may fly where, who may meet them there, bombing, and battles by volleys of
// six-sided dice.
//
// Requests come as JSON, a battle or a path each (docs/battle.md), and are answered, or told in words with the clauses that decide. All
// numbers stand in tables/realism.
package realism
