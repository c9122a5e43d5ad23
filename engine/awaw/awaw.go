// Package awaw plays the air game of A World at War: chapter 18 over the pieces of chapter 17 (package units)
// and the fights of chapter 19 (package aircombat).
package awaw

import "awaw/engine"

// ID names the system in saves.
const ID engine.SystemID = "awaw"

// Rules is the ruleset; it holds nothing.
type Rules struct{}

// ID gives the system's name in saves.
func (Rules) ID() engine.SystemID { return ID }

// kindType is the kind of references to unit types.
const kindType engine.RefKind = engine.KindSystem

// kindProject is the kind of references to research projects.
const kindProject engine.RefKind = engine.KindSystem + 1
