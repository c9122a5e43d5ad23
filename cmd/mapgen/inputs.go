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

// theatre is data/<theatre>.toml: what holds for the whole theatre.
type theatre struct {
	ID         string     `toml:"id"`         // what the maps call it: "europe" or "pacific"
	Centre     [2]float64 `toml:"centre"`     // of the projection: lat, lon
	WarpWidth  float64    `toml:"warp_width"` // hexes
	WarpInset  float64    `toml:"warp_inset"` // hexes from the middle at which an anchor may stay
	Extent     extent     `toml:"extent"`
	Inputs     extract    `toml:"inputs"`
	LandShare  float64    `toml:"land_share"`  // from this share on a hex is land
	ShoreShare float64    `toml:"shore_share"` // from this share of water on a land hex is coast
	SideShare  float64    `toml:"side_share"`  // from this share of land on a hexside is all land
	Strait     float64    `toml:"strait"`      // up to this share of land a hexside between land hexes is a strait
	Anchor     []anchor   `toml:"anchor"`
	Country    []country  `toml:"country"`
	Claim      []claim    `toml:"claim"`
	Lake       []lake     `toml:"lake"`
	Region     []region   `toml:"region"`
	Hex        []hexFix   `toml:"hex"`
	Side       []sideFix  `toml:"side"`
	Nudge      []nudge    `toml:"nudge"`
	River      []waterway `toml:"river"`

	file string
}

// extent is the part of the plane that is read, in plane units.
type extent struct {
	West  float64 `toml:"west"`
	North float64 `toml:"north"`
	East  float64 `toml:"east"`
	South float64 `toml:"south"`
}

// extract tells which committed coasts and heights a theatre is read from: data/<name>.topo.json.gz and
// data/<name>.elev.gz, their edges in degrees (east grows past 180) and the steps of the heights in minutes.
type extract struct {
	Name       string `toml:"name"`
	South      int    `toml:"south"`
	North      int    `toml:"north"`
	West       int    `toml:"west"`
	East       int    `toml:"east"`
	LatMinutes int    `toml:"lat_minutes"`
	LonMinutes int    `toml:"lon_minutes"`
	Deep       int    `toml:"deep"` // metres to which depths from 500 m on are kept; without, as all heights
}

// country is one of 1939 and the modern ones whose land it held.
type country struct {
	ID     string   `toml:"id"`
	Name   string   `toml:"name"`
	Code   string   `toml:"code"`
	Modern []string `toml:"modern"`
	NoAir  bool     `toml:"no_air"` // its hexes stop all air
}

// polygon is a closed line over the globe: lat, lon, lat, lon …
type polygon []float64

// claim gives land to a country where borders of 1939 ran unlike those of today.
type claim struct {
	Country string    `toml:"country"`
	Of      []string  `toml:"of"` // only land of these countries; empty: any
	Areas   []polygon `toml:"areas"`
	Why     string    `toml:"why"`
}

// lake is fresh water: land to the rules, but hexsides along it are lake.
type lake struct {
	ID   string  `toml:"id"`
	Name string  `toml:"name"`
	Area polygon `toml:"area"`
}

// region is a stretch of one terrain that heights do not show.
type region struct {
	Terrain string    `toml:"terrain"`
	Name    string    `toml:"name"`
	Over    []string  `toml:"over"` // terrains it covers; empty: clear alone
	Areas   []polygon `toml:"areas"`
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

// places is data/<theatre>-places.toml.
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
	// Island, Terrain, Country and Estuary settle the hex the place stands in: a one-hex island, ground where the coasts
	// show too little of it, whose ground, and a harbour up a river.
	Island  bool   `toml:"island"`
	Terrain string `toml:"terrain"`
	Country string `toml:"country"`
	Estuary bool   `toml:"estuary"`
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
	if t.Extent.West >= t.Extent.East || t.Extent.North >= t.Extent.South {
		faults = append(faults, tables.Fault{Key: "extent", Expected: "west below east and north below south", Do: "correct them"})
	}
	if in := t.Inputs; in.South >= in.North || in.West >= in.East || in.LatMinutes < 1 || in.LonMinutes < 1 {
		faults = append(faults, tables.Fault{Key: "inputs", Expected: "south below north, west below east, steps from 1", Do: "correct them"})
	}
	return faults
}

func readTOML(name string, into any) error {
	text, err := data.ReadFile("data/" + name)
	if err != nil {
		return err
	}
	return tables.DecodeStrict("cmd/mapgen/data/"+name, text, into)
}

func readTopology(in extract) (*topology, error) {
	zipped, err := data.ReadFile("data/" + in.Name + ".topo.json.gz")
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
