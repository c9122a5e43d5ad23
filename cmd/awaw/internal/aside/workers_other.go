//go:build !js

package aside

import "runtime"

// Workers are none: a window has threads of its own.
func Workers() (thinks, paints Worker) { return nil, nil }

// Cores tells how many threads run at once.
func Cores() int { return runtime.NumCPU() }
