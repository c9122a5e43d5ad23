// Package battle is the panel of a fight: its forces, its table, its dice, its choices.
package battle
