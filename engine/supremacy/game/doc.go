// Package game plays Air Supremacy on boards of areas: a player turn round battles that are fought side by side, round by round, while aircraft are
// sent from one to the other. Dispatches, dice and losses are judged by engine/supremacy; costs, values, moves and victory are the house's.
package game
