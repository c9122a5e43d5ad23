package areagame

import (
	"fmt"
	"strings"

	"awaw/engine"
)

// This file keeps positions as numbers: a position gives the places its numbers stand in, in a fixed order, and they are read from there for
// digests and saves, and written back. A place is a pointer to a whole number, to a side or to a bool.

func get(place any) int64 {
	switch v := place.(type) {
	case *uint8:
		return int64(*v)
	case *int8:
		return int64(*v)
	case *int16:
		return int64(*v)
	case *int:
		return int64(*v)
	case *uint64:
		return int64(*v)
	case *engine.Side:
		return int64(*v)
	case *bool:
		if *v {
			return 1
		}
	}
	return 0
}

// set writes a number, and tells whether it fits.
func set(place any, n int64) bool {
	switch v := place.(type) {
	case *uint8:
		*v = uint8(n)
	case *int8:
		*v = int8(n)
	case *int16:
		*v = int16(n)
	case *int:
		*v = int(n)
	case *uint64:
		*v = uint64(n)
	case *engine.Side:
		*v = engine.Side(n)
	case *bool:
		*v = n == 1
	}
	return get(place) == n
}

// Read gives the numbers of some places.
func Read(places []any) []int64 {
	out := make([]int64, len(places))
	for i, p := range places {
		out[i] = get(p)
	}
	return out
}

// Write puts numbers in their places, and tells whether they fit.
func Write(places []any, from []int64) bool {
	if len(places) != len(from) {
		return false
	}
	for i, p := range places {
		if !set(p, from[i]) {
			return false
		}
	}
	return true
}

// ReadSparse writes numbers with their places; those that are 0 are left out.
func ReadSparse(places []any) string {
	text := ""
	for i, n := range Read(places) {
		if n != 0 {
			text += fmt.Sprintf(" %d:%d", i, n)
		}
	}
	return text
}

// WriteSparse puts such numbers in their places, and tells whether they fit; those left out are 0.
func WriteSparse(places []any, text string) bool {
	for _, word := range strings.Fields(text) {
		var i int
		var n int64
		if c, err := fmt.Sscanf(word, "%d:%d", &i, &n); err != nil || c != 2 || i < 0 || i >= len(places) || !set(places[i], n) {
			return false
		}
	}
	return true
}
