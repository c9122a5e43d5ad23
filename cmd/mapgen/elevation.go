// Heights over the globe, from the committed extract of ETOPO5.
package main

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"io"
	"math"
)

// elevation is a grid of heights in metres, south to north, west to east.
type elevation struct {
	w, h int
	v    []int16
}

func newElevation(v []int16) *elevation {
	return &elevation{w: (eastEdge-westEdge)*60/lonMinutes + 1, h: (northEdge-southEdge)*60/latMinutes + 1, v: v}
}

// readElevation reads what reduceElevation wrote.
func readElevation(data []byte) (*elevation, error) {
	plain, err := unzip(data)
	if err != nil {
		return nil, err
	}
	e := newElevation(nil)
	r, v := bytes.NewReader(plain), int64(0)
	for range e.w * e.h {
		d, err := binary.ReadVarint(r)
		if err != nil {
			return nil, fmt.Errorf("expected %d heights: %w", e.w*e.h, err)
		}
		v += d * 5
		e.v = append(e.v, int16(v))
	}
	if _, err := r.ReadByte(); err != io.EOF {
		return nil, fmt.Errorf("expected nothing after %d heights", e.w*e.h)
	}
	return e, nil
}

// at is the height at a place, interpolated; the nearest known one outside the window.
func (e *elevation) at(lat, lon float64) float64 {
	fx := min(max((lon-westEdge)*60/lonMinutes, 0), float64(e.w-1))
	fy := min(max((lat-southEdge)*60/latMinutes, 0), float64(e.h-1))
	i, j := int(fx), int(fy)
	tx, ty := fx-math.Floor(fx), fy-math.Floor(fy)
	i1, j1 := min(i+1, e.w-1), min(j+1, e.h-1)
	s := func(i, j int) float64 { return float64(e.v[j*e.w+i]) }
	return (s(i, j)*(1-tx)+s(i1, j)*tx)*(1-ty) + (s(i, j1)*(1-tx)+s(i1, j1)*tx)*ty
}
