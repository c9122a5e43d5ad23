// Package pages holds large sheets over whatever is on the screen: options, keys, puzzles, rules, stakes.
package pages
