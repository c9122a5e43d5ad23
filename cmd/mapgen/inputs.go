// The committed inputs: coasts, heights, places and the hand-kept settings.
package main

import (
	"bytes"
	"compress/gzip"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io"

	"awaw/hexmap"
	"awaw/tables"
)

//go:embed data
var data embed.FS

// theatre is data/europe.toml: what holds for the whole theatre.
type theatre struct {
	ID         string     `toml:"id"`
	WarpWidth  float64    `toml:"warp_width"`  // hexes
	WarpInset  float64    `toml:"warp_inset"`  // hexes from the middle at which an anchor may stay
	LandShare  float64    `toml:"land_share"`  // from this share on a hex is land
	ShoreShare float64    `toml:"shore_share"` // from this share of water on a land hex is coast
	SideShare  float64    `toml:"side_share"`  // from this share of land on a hexside is all land
	Strait     float64    `toml:"strait"`      // up to this share of land a hexside between land hexes is a strait
	Anchor     []anchor   `toml:"anchor"`
	Country    []country  `toml:"country"`
	Hex        []hexFix   `toml:"hex"`
	Side       []sideFix  `toml:"side"`
	Nudge      []nudge    `toml:"nudge"`
	River      []waterway `toml:"river"`
}

// country is one of 1939 and the modern ones whose land it held.
type country struct {
	ID     string   `toml:"id"`
	Name   string   `toml:"name"`
	Code   string   `toml:"code"`
	Modern []string `toml:"modern"`
}

// hexFix overrides what was read from coasts and heights.
type hexFix struct {
	Hex     string `toml:"hex"`
	Terrain string `toml:"terrain"` // code word; "sea" makes it sea
	Country string `toml:"country"`
	Island  bool   `toml:"island"`
	Estuary bool   `toml:"estuary"`
	Why     string `toml:"why"`
}

// sideFix overrides hexsides.
type sideFix struct {
	Sides  []string `toml:"sides"`
	Land   bool     `toml:"land"`
	Strait bool     `toml:"strait"`
	Why    string   `toml:"why"`
}

// nudge moves a place into a hex next to the one its position falls in.
type nudge struct {
	Place string `toml:"place"`
	Hex   string `toml:"hex"`
	Why   string `toml:"why"`
}

// waterway is a river by a few points of its course, source to mouth: lat, lon, lat, lon …
type waterway struct {
	ID     string    `toml:"id"`
	Name   string    `toml:"name"`
	Course []float64 `toml:"course"`
}

// places is data/europe-places.toml.
type places struct {
	Place []place `toml:"place"`
}

type place struct {
	ID          string  `toml:"id"`
	Name        string  `toml:"name"`
	Lat         float64 `toml:"lat"`
	Lon         float64 `toml:"lon"`
	Cities      int     `toml:"cities"`
	Port        bool    `toml:"port"`
	Capital     bool    `toml:"capital"`
	Objective   bool    `toml:"objective"`
	IslandGroup string  `toml:"island_group"`
}

// window is data/<map>.toml: the part of the theatre that one map shows.
type window struct {
	ID      string  `toml:"id"`
	Edition int     `toml:"edition"`
	North   string  `toml:"north"` // first row
	South   string  `toml:"south"` // last row
	West    float64 `toml:"west"`  // plane units
	East    float64 `toml:"east"`
	Margin  float64 `toml:"margin"`  // of the ground around the hexes
	Samples int     `toml:"samples"` // heights in a hex
	Sea     []label `toml:"sea"`
	Land    []label `toml:"land"`

	top, foot int
}

type label struct {
	ID    string  `toml:"id"`
	Name  string  `toml:"name"`
	Lat   float64 `toml:"lat"`
	Lon   float64 `toml:"lon"`
	Angle float64 `toml:"angle"`
	Size  float64 `toml:"size"`
	Span  float64 `toml:"span"`
}

func (t *theatre) Faults() []tables.Fault {
	var faults []tables.Fault
	for i := range t.Anchor {
		h, err := hexmap.Parse(t.Anchor[i].Hex)
		if err != nil {
			faults = append(faults, tables.Fault{Key: fmt.Sprintf("anchor[%d].hex", i), Expected: err.Error(), Do: "correct it"})
		}
		t.Anchor[i].hex = h
	}
	if t.WarpWidth <= 0 || t.WarpInset <= 0 || t.WarpInset >= 0.5 {
		faults = append(faults, tables.Fault{Key: "warp_inset", Expected: "a width above 0 and an inset between 0 and 0.5", Do: "correct them"})
	}
	return faults
}

func (w *window) Faults() []tables.Fault {
	top, err := hexmap.Parse(w.North + "0")
	foot, err2 := hexmap.Parse(w.South + "0")
	w.top, w.foot = int(top.R), int(foot.R)
	switch {
	case err != nil || err2 != nil || w.top > w.foot:
		return []tables.Fault{{Key: "north", Expected: "row letters, north above south", Do: "correct them"}}
	case w.West >= w.East || w.Samples < 1 || w.Margin < 0:
		return []tables.Fault{{Key: "west", Expected: "west below east, samples from 1, margin from 0", Do: "correct them"}}
	}
	return nil
}

func readTOML(name string, into any) error {
	text, err := data.ReadFile("data/" + name)
	if err != nil {
		return err
	}
	return tables.DecodeStrict("cmd/mapgen/data/"+name, text, into)
}

func readTopology() (*topology, error) {
	zipped, err := data.ReadFile("data/europe.topo.json.gz")
	if err != nil {
		return nil, err
	}
	plain, err := unzip(zipped)
	if err != nil {
		return nil, err
	}
	var t topology
	return &t, json.Unmarshal(plain, &t)
}

func unzip(zipped []byte) ([]byte, error) {
	z, err := gzip.NewReader(bytes.NewReader(zipped))
	if err != nil {
		return nil, err
	}
	plain, err := io.ReadAll(z)
	return plain, errors.Join(err, z.Close())
}
