//go:build !js

package draw

// breath is for a page, which has one thread for all it does.
type breath struct{}

func (*breath) take() {}
