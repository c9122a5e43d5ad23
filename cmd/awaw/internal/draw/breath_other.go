//go:build !js

package draw

// begins is for a page, which has one thread for all it does.
func begins() {}

// breathe is for a page.
func breathe() {}
