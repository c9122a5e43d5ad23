//go:build !js

package aside

// Workers are none: a window has threads of its own.
func Workers() (thinks, paints Worker) { return nil, nil }
