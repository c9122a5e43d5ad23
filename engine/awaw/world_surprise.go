// pearl.toml: the surprise at Pearl Harbor as a scenario has it (51.31).

package awaw

import "awaw/engine"

// pearl is the surprise of a scenario: the patrol's force, the harbor, where those go that are away, the column, and the carrier
// forces, each with the space it lies towards.
type pearl struct {
	rules        *pearlRules
	patrol       int
	harbor, away int
	column       int
	forces       [][2]int
}

// pearlRules is pearl.toml.
type pearlRules struct {
	Since   int         `toml:"since"`
	Cite    engine.Cite `toml:"cite"`
	Columns []int       `toml:"columns"`
	Rows    [][]string  `toml:"rows"`
	Ground  struct {
		House   bool `toml:"house"`
		Inverts bool `toml:"inverts"`
	} `toml:"ground"`
}
