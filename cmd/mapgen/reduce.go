// Making the committed inputs: a theatre's part of world-atlas and of ETOPO5, small enough to keep.
package main

import (
	"bytes"
	"compress/gzip"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"math"
	"os"
	"path/filepath"
)

// reduceAtlas keeps the countries and land that reach into the window, and the arcs they need.
func reduceAtlas(in extract, from, into string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	var t topology
	if err := json.Unmarshal(data, &t); err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	number := map[int]int{}
	out := topology{Type: t.Type, Transform: t.Transform, Objects: map[string]object{}}
	for _, name := range []string{"countries", "land"} {
		o := object{Type: t.Objects[name].Type}
		for _, g := range t.Objects[name].Geometries {
			polys, err := g.polygons()
			if err != nil {
				return err
			}
			var kept [][][]int
			for _, poly := range polys {
				if !t.touches(in, poly[0]) {
					continue
				}
				for _, ring := range poly {
					for k, n := range ring {
						i := max(n, ^n)
						if _, ok := number[i]; !ok {
							number[i] = len(out.Arcs)
							out.Arcs = append(out.Arcs, t.Arcs[i])
						}
						if ring[k] = number[i]; n < 0 {
							ring[k] = ^number[i]
						}
					}
				}
				kept = append(kept, poly)
			}
			if len(kept) > 0 {
				arcs, err := json.Marshal(kept)
				if err != nil {
					return err
				}
				o.Geometries = append(o.Geometries, geometry{Type: "MultiPolygon", Arcs: arcs, Properties: g.Properties})
			}
		}
		out.Objects[name] = o
	}
	data, err = json.Marshal(out)
	if err != nil {
		return err
	}
	return writeGzip(filepath.Join(into, in.Name+".topo.json.gz"), data)
}

func (t *topology) touches(in extract, ring []int) bool {
	for _, n := range ring {
		x, y := 0, 0
		for _, p := range t.Arcs[max(n, ^n)] {
			x, y = x+p[0], y+p[1]
			lon := float64(x)*t.Transform.Scale[0] + t.Transform.Translate[0]
			lat := float64(y)*t.Transform.Scale[1] + t.Transform.Translate[1]
			for _, around := range [...]float64{lon - 360, lon, lon + 360} {
				if around > float64(in.West) && around < float64(in.East) && lat > float64(in.South) && lat < float64(in.North) {
					return true
				}
			}
		}
	}
	return false
}

func writeGzip(name string, data []byte) error {
	var b bytes.Buffer
	z, err := gzip.NewWriterLevel(&b, gzip.BestCompression)
	if err != nil {
		return err
	}
	if _, err := z.Write(data); err != nil {
		return err
	}
	if err := z.Close(); err != nil {
		return err
	}
	return os.WriteFile(name, b.Bytes(), 0o644)
}

// reduceElevation cuts the window out of etopo5.cdf: a classic netCDF file whose largest field is 2160 or 2161
// rows of 4320 float32, south to north, eastwards from the longitude its axis begins with.
func reduceElevation(in extract, from, into string) error {
	data, err := os.ReadFile(from)
	if err != nil {
		return err
	}
	field, err := readNetCDF(data)
	if err != nil {
		return fmt.Errorf("%s: %w", from, err)
	}
	var out []byte
	prev := int64(0)
	g := newElevation(in)
	for j := range g.h {
		for i := range g.w {
			lat, lon := float64(in.South)+float64(j)*float64(in.LatMinutes)/60, float64(in.West)+float64(i)*float64(in.LonMinutes)/60
			v := int64(math.Round(field.mean(lat, lon)/5)) * 5
			if d := int64(in.Deep); d > 0 && v <= -500 {
				v = (v - d/2) / d * d
			}
			out = binary.AppendVarint(out, (v-prev)/5)
			prev = v
		}
	}
	return writeGzip(filepath.Join(into, in.Name+".elev.gz"), out)
}

type field struct {
	w, h       int
	lat0, lon0 float64
	v          []float32
}

// mean is the height about a point, over the width of a sample.
func (f *field) mean(lat, lon float64) float64 {
	step := 360 / float64(f.w)
	i := int(math.Round((lon-f.lon0)/step)) + 2*f.w
	j := min(max(int(math.Round((lat-f.lat0)/step)), 0), f.h-1)
	row := f.v[j*f.w : (j+1)*f.w]
	return (float64(row[(i-1)%f.w]) + 2*float64(row[i%f.w]) + float64(row[(i+1)%f.w])) / 4
}
