// Package skerries is a whole small rule system, as an example and a proof: a board of areas, four lairds, secret orders that are
// opened together, dice with six sides. It is not part of the released program; docs/adding-a-system.md walks through it.
//
// Everything of it lies in this folder: rules here, values and clauses under tables, the board under boards, scenarios, rule cases,
// and words in every language under text.
package skerries

import (
	"embed"
	"io/fs"
)

//go:embed boards cases palette.toml scenarios tables text
var files embed.FS

// Files holds what lies with the system: boards, cases, tables, text, the colours of its sides.
func Files() fs.FS { return files }

// Scenarios is the folder of its scenarios.
func Scenarios() fs.FS {
	sub, err := fs.Sub(files, "scenarios")
	if err != nil {
		panic(err) // the folder is embedded
	}
	return sub
}
