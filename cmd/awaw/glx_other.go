//go:build !(linux && amd64)

package main

// shareMemory leaves the choice to Ebitengine.
func shareMemory() {}
