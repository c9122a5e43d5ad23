// awawctl where: what a place or hex of a map is.

package main

import (
	"encoding/json"
	"math"
	"strings"

	"awaw/hexmap"
	"awaw/units"
)

type whereCommand struct {
	Place   string `arg:""`
	Theatre string `placeholder:"MAP"`
	Date    string `placeholder:"MONTH"`
	JSON    bool   `name:"json"`
}

// Help are examples; the words round them stand under ctl.help.
func (whereCommand) Help() string {
	return `  awawctl where Berlin
  awawctl where L31 --theatre europe --date 1941-06 --json`
}

// whereAnswer is what is known of a space.
type whereAnswer struct {
	Hex        string      `json:"hex"` // empty for a box
	Map        string      `json:"map"`
	Theatre    string      `json:"theatre"`
	Name       string      `json:"name"`
	Places     []string    `json:"places"` // every name in the hex
	Box        bool        `json:"box"`
	Lat        float64     `json:"lat"`
	Lon        float64     `json:"lon"`
	Terrain    string      `json:"terrain"`
	Sea        bool        `json:"sea"`
	Coast      bool        `json:"coast"`
	Island     bool        `json:"one_hex_island"`
	NoAir      bool        `json:"no_air"`
	Country    string      `json:"country"` // id at the borders of 1939
	Date       string      `json:"date"`    // since when the control told holds; empty when the map does not tell
	Control    string      `json:"control"` // id of the country that holds it
	Neutral    bool        `json:"neutral"`
	Facilities []string    `json:"facilities"`
	Objective  bool        `json:"objective"`
	Capital    bool        `json:"capital"`
	Basing     whereBasing `json:"basing_limit"`
	Front      string      `json:"front"`
	Parts      []string    `json:"parts,omitempty"`
	House      bool        `json:"house,omitempty"`
	Sides      []whereSide `json:"sides"`
	Links      []whereLink `json:"links"`
}

// whereBasing is the limit without airbase counters (18.12, 18.13).
type whereBasing struct {
	Factors   int  `json:"air_factors"`
	Naval     int  `json:"extra_naval_squadrons"`
	Each      int  `json:"each_facility"` // of a further airbase counter
	Unlimited bool `json:"unlimited"`
}

type whereSide struct {
	Dir     string `json:"direction"`
	Hex     string `json:"hex"`
	Name    string `json:"name"`
	Terrain string `json:"terrain"`
	AllLand bool   `json:"all_land"`
	Strait  bool   `json:"strait"`
	River   bool   `json:"river"`
	Lake    bool   `json:"lake"`
	Border  bool   `json:"border"`
}

type whereLink struct {
	To    string `json:"to"`
	Hexes int    `json:"hexes"`
	House bool   `json:"house,omitempty"`
}

var directions = [6]string{"E", "SE", "SW", "W", "NW", "NE"}

// Run finds the place and tells what it is.
func (c *whereCommand) Run(a *app) error {
	if b, ok := areasOf(c.Theatre); ok {
		return whereArea(a, b, c.Place, c.JSON)
	}
	m, at, err := findPlaces(c.Theatre, bracketed(c.Place))
	if err != nil {
		return err
	}
	h, err := holdingAt(m, c.Date)
	if err != nil {
		return err
	}
	rules, err := units.Load(a.tables)
	if err != nil {
		return err
	}
	w := where(m, at[0], h, rules)
	if c.JSON {
		return json.NewEncoder(a.out).Encode(w)
	}
	w.print(a, m)
	return nil
}

// bracketed takes the brackets off "(-A30)".
func bracketed(name string) string {
	if s, ok := strings.CutPrefix(name, "("); ok {
		return strings.TrimSuffix(s, ")")
	}
	return name
}

// where gathers what is known of a space.
func where(m *hexmap.Map, i int, h hexmap.Holding, rules *units.Rules) whereAnswer {
	s := m.Space(i)
	w := whereAnswer{Map: m.ID(), Theatre: m.Theatre(), Name: s.Name, Places: []string{}, Box: s.Box, Lat: hundredths(s.Lat), Lon: hundredths(s.Lon),
		Terrain: s.Terrain.String(), Sea: s.Sea, Coast: s.Coast, Island: s.Island, NoAir: s.NoAir, Country: s.Country, Date: h.Date(),
		Control: s.Country, Facilities: []string{}, Objective: s.Objective, Capital: s.Capital, Front: s.Front, Parts: s.Parts, House: s.House,
		Sides: []whereSide{}, Links: []whereLink{}}
	if s.Named() {
		w.Places = append(w.Places, s.Name)
	}
	for _, o := range s.Others {
		w.Places = append(w.Places, o.Name)
	}
	if h.Date() != "" {
		w.Control = h.Holder(i)
		w.Neutral = h.Neutral(w.Control)
	}
	facilities := 0
	for range s.Cities {
		w.Facilities = append(w.Facilities, "city")
		facilities++
	}
	if s.Port {
		w.Facilities = append(w.Facilities, "port")
		facilities = max(1, facilities) // a city and its port are one facility
	}
	limit := rules.Capacity(units.Ground{Theatre: m.Theatre(), Terrain: s.Terrain.String(), Island: s.Island}, facilities)
	factors, _ := limit.Room.Factors()
	w.Basing = whereBasing{Factors: int(factors), Naval: int(limit.NavalExtra), Each: rules.Facility(m.Theatre(), *s), Unlimited: s.Box}
	for _, l := range m.Links(i) {
		w.Links = append(w.Links, whereLink{To: spaceTitle(m.Space(l.To)), Hexes: l.Dist, House: l.House})
	}
	if s.Box {
		w.Terrain, w.Basing.Each = "", 0
		return w
	}
	w.Hex = s.Hex.String()
	for dir, name := range directions {
		j := m.Next(i, dir)
		if j < 0 {
			continue
		}
		n, side := m.Space(j), m.Side(i, dir)
		w.Sides = append(w.Sides, whereSide{Dir: name, Hex: n.Hex.String(), Name: n.Name, Terrain: n.Terrain.String(), AllLand: side.AllLand,
			Strait: side.Strait, River: side.River, Lake: side.Lake, Border: side.Border})
	}
	return w
}

func hundredths(d float32) float64 { return math.Round(float64(d)*100) / 100 }
