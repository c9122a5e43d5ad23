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
	in   extract
	w, h int
	v    []int16
}

func newElevation(in extract) *elevation {
	return &elevation{in: in, w: (in.East-in.West)*60/in.LonMinutes + 1, h: (in.North-in.South)*60/in.LatMinutes + 1}
}

// readElevation reads what reduceElevation wrote.
func readElevation(in extract, data []byte) (*elevation, error) {
	plain, err := unzip(data)
	if err != nil {
		return nil, err
	}
	e := newElevation(in)
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
	for _, around := range [...]float64{lon - 360, lon + 360} {
		if around >= float64(e.in.West) && around <= float64(e.in.East) {
			lon = around
		}
	}
	fx := min(max((lon-float64(e.in.West))*60/float64(e.in.LonMinutes), 0), float64(e.w-1))
	fy := min(max((lat-float64(e.in.South))*60/float64(e.in.LatMinutes), 0), float64(e.h-1))
	i, j := int(fx), int(fy)
	tx, ty := fx-math.Floor(fx), fy-math.Floor(fy)
	i1, j1 := min(i+1, e.w-1), min(j+1, e.h-1)
	s := func(i, j int) float64 { return float64(e.v[j*e.w+i]) }
	return (s(i, j)*(1-tx)+s(i1, j)*tx)*(1-ty) + (s(i, j1)*(1-tx)+s(i1, j1)*tx)*ty
}
