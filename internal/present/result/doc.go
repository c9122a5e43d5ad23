// Package result is the sheet a battle ends in: a headline, the dice, what both sides lost, luck, points, and what is next.
package result
