// Reading classic netCDF: just enough for one field over latitude and longitude.
package main

import (
	"encoding/binary"
	"errors"
	"math"
)

type netCDF struct {
	data []byte
	at   int
	bad  bool
}

func (n *netCDF) u32() int {
	if n.at < 0 || n.at+4 > len(n.data) {
		n.bad = true
		return 0
	}
	n.at += 4
	return int(binary.BigEndian.Uint32(n.data[n.at-4:]))
}

func (n *netCDF) skip(size int) { n.at += (size + 3) / 4 * 4 }

func (n *netCDF) skipAttributes() {
	size := map[int]int{1: 1, 2: 1, 3: 2, 4: 4, 5: 4, 6: 8}
	n.u32() // tag
	for k := n.u32(); k > 0 && !n.bad; k-- {
		n.skip(n.u32())
		kind := n.u32()
		n.skip(size[kind] * n.u32())
	}
}

// readNetCDF finds the first field of two dimensions and where its axes begin.
func readNetCDF(data []byte) (*field, error) {
	n := &netCDF{data: data, at: 8}
	n.u32()
	var dims []int
	for k := n.u32(); k > 0 && !n.bad; k-- {
		n.skip(n.u32())
		dims = append(dims, n.u32())
	}
	n.skipAttributes()
	f := &field{}
	begins := map[int]float64{} // by dimension
	var fieldDims []int
	n.u32()
	for k := n.u32(); k > 0 && !n.bad; k-- {
		n.skip(n.u32())
		var over []int
		for d := n.u32(); d > 0 && !n.bad; d-- {
			over = append(over, n.u32())
		}
		n.skipAttributes()
		kind := n.u32()
		n.u32() // size
		offset := n.u32()
		if n.bad || offset+8 > len(data) {
			break
		}
		switch {
		case len(over) == 1 && kind == 6:
			begins[over[0]] = math.Float64frombits(binary.BigEndian.Uint64(data[offset:]))
		case len(over) == 1:
			begins[over[0]] = float64(math.Float32frombits(binary.BigEndian.Uint32(data[offset:])))
		case len(over) == 2 && f.v == nil && kind == 5:
			fieldDims = over
			f.h, f.w = dims[over[0]], dims[over[1]]
			if offset+4*f.w*f.h > len(data) {
				return nil, errors.New("expected the whole field, the file ends early")
			}
			f.v = make([]float32, f.w*f.h)
			for i := range f.v {
				f.v[i] = math.Float32frombits(binary.BigEndian.Uint32(data[offset+4*i:]))
			}
		}
	}
	if n.bad || f.v == nil {
		return nil, errors.New("expected a classic netCDF file with a field of 32-bit numbers over two axes")
	}
	f.lat0, f.lon0 = begins[fieldDims[0]], begins[fieldDims[1]]
	return f, nil
}
