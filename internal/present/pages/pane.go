// Package pages holds large sheets over whatever is on the screen: options, keys, puzzles, rules, stakes.
package pages

import "awaw/internal/present/table"

// This file holds the pane itself: what it remembers, and what it leans on.

// Pages are the large sheets over the screen: options, keys, puzzles, rules, stakes.
type Pages struct {
	*table.Surface

	Page   *page
	solved map[string]bool // puzzles tried, and whether rightly
	silent string          // why no sound is played, empty when it can be
}

// New makes it, on the screen the other panes share.
func New(s *table.Surface) *Pages { return &Pages{Surface: s} }
