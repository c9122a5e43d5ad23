// Package mapview is the map: the eye that looks at it, its counters in stacks, and everything drawn on it.
package mapview
