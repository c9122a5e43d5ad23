//go:build viewer

package systems

// whole leaves a row as it is: who only looks at games needs nothing beside the rules.
func whole(s System) System { return s }
