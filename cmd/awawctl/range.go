// awawctl range: how far it is from one place to another, and which air units could fly it.

package main

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"

	"awaw/hexmap"
	"awaw/units"
)

type rangeCommand struct {
	From    string `arg:""`
	To      string `arg:""`
	Theatre string `placeholder:"MAP"`
	Date    string `placeholder:"MONTH"`
	JSON    bool   `name:"json"`
}

// Help are examples; the words round them stand under ctl.help.
func (rangeCommand) Help() string {
	return `  awawctl range London Berlin
  awawctl range Malta Tripoli --theatre europe --date 1942-11 --json`
}

// rangeAnswer is a distance and who covers it.
type rangeAnswer struct {
	Map      string      `json:"map"`
	From     string      `json:"from"`
	To       string      `json:"to"`
	Hexes    int         `json:"hexes"`    // of the way air may fly; -1 when there is none
	Straight int         `json:"straight"` // whatever lies between; -1 to and from boxes
	KM       float64     `json:"km"`       // along the great circle; 0 to and from boxes
	Path     []string    `json:"path"`
	Units    []rangeUnit `json:"units"`
}

// rangeUnit tells the research results from which a type covers the distance; -1 for never.
type rangeUnit struct {
	Type        string `json:"type"`
	Range       int    `json:"range"` // without research
	Operational int    `json:"operational"`
	Staging     int    `json:"staging"`
	Research    string `json:"research"` // what is counted: Air Range or Jets results
}

// mostResearch is more results than any type needs.
const mostResearch = 20

// jetResearch is what counts for jets.
const jetResearch = "Jets"

// Run measures and answers; the exit code is 1 when nothing can fly it.
func (c *rangeCommand) Run(a *app) error {
	if b, ok := areasOf(c.Theatre); ok {
		return rangeAreas(a, b, c.From, c.To, c.JSON)
	}
	m, at, err := findPlaces(c.Theatre, bracketed(c.From), bracketed(c.To))
	if err != nil {
		return err
	}
	var h hexmap.Holding
	if c.Date != "" {
		if h, err = holdingAt(m, c.Date); err != nil {
			return err
		}
	}
	rules, err := units.Load(a.tables)
	if err != nil {
		return err
	}
	r := distanceOf(m, at[0], at[1], h, rules)
	if c.JSON {
		err = json.NewEncoder(a.out).Encode(r)
	} else {
		r.print(a)
	}
	if err == nil && r.Hexes < 0 {
		return errNo
	}
	return err
}

// distanceOf finds the shortest way air may fly between two spaces and who covers it.
func distanceOf(m *hexmap.Map, from, to int, h hexmap.Holding, rules *units.Rules) rangeAnswer {
	s, t := m.Space(from), m.Space(to)
	r := rangeAnswer{Map: m.ID(), From: spaceTitle(s), To: spaceTitle(t), Hexes: -1, Straight: m.Distance(from, to), Path: []string{}}
	if !s.Box && !t.Box {
		r.KM = math.Round(greatCircle(s, t))
	}
	if path := airPath(m, from, to, h); path != nil {
		r.Hexes = pathLength(m, path)
		for _, i := range path {
			if m.Space(i).Box {
				r.Path = append(r.Path, m.Space(i).Name)
			} else {
				r.Path = append(r.Path, m.Space(i).Hex.String())
			}
		}
	}
	for _, t := range units.Types() {
		u := rangeUnit{Type: t.String(), Research: "Air Range", Operational: -1, Staging: -1}
		research := func(n int) units.Research { return units.Research{AirRange: n} }
		if t == units.Jet {
			u.Research = jetResearch
			research = func(n int) units.Research { return units.Research{Jets: n} }
		}
		u.Range = rules.Range(t, m.Theatre(), research(0))
		for n := mostResearch; n >= 0 && r.Hexes >= 0; n-- {
			if rules.Range(t, m.Theatre(), research(n)) >= max(1, r.Hexes) {
				u.Operational = n
			}
			if stages(rules, t) && rules.Staging(t, m.Theatre(), research(n)) >= max(1, r.Hexes) {
				u.Staging = n
			}
		}
		r.Units = append(r.Units, u)
	}
	return r
}

// stages tells whether a type changes its base on the map; bombers and interceptors stay in their boxes (17.71, 17.81)
// and kamikazes fly once (17.46).
func stages(rules *units.Rules, t units.Type) bool {
	ok, _ := rules.BasesOnHex(t)
	return ok
}

// airPath is a shortest way between two spaces that stays out of land that stops air: neutral land without coast, hexsides
// with nothing but neutral land on both sides (18.22), countries no air enters, and boxes on the way. Nil if there is none.
func airPath(m *hexmap.Map, from, to int, h hexmap.Holding) []int {
	neutral := func(i int) bool { return h.Neutral(h.Holder(i)) }
	closed := func(i int) bool {
		s := m.Space(i)
		return s.NoAir || s.Box && i != to || !s.Sea && !s.Coast && !s.Box && neutral(i)
	}
	shut := func(i, dir int) bool {
		j := m.Next(i, dir)
		return j >= 0 && neutral(i) && neutral(j) && m.Side(i, dir).AllLand
	}
	return m.Path(from, to, m.Len(), closed, shut)
}

// pathLength counts the hexes of a way, links at their length.
func pathLength(m *hexmap.Map, path []int) int {
	n := 0
	for k := 1; k < len(path); k++ {
		step := 1
		for _, l := range m.Links(path[k-1]) {
			if l.To == path[k] {
				step = l.Dist
			}
		}
		n += step
	}
	return n
}

// greatCircle is the distance over the globe in kilometres.
func greatCircle(s, t *hexmap.Space) float64 {
	const radius, degree = 6371.0, math.Pi / 180
	a, b := float64(s.Lat)*degree, float64(t.Lat)*degree
	sa, sb := math.Sin((b-a)/2), math.Sin(float64(t.Lon-s.Lon)*degree/2)
	return 2 * radius * math.Asin(min(1, math.Sqrt(sa*sa+math.Cos(a)*math.Cos(b)*sb*sb)))
}

func (r rangeAnswer) print(a *app) {
	a.say("ctl.range.from", a.titled(r.From), a.titled(r.To), r.Map)
	if r.Hexes < 0 {
		a.say("ctl.range.none")
		return
	}
	far := a.word("ctl.range.hexes", r.Hexes)
	if r.Straight >= 0 && r.Straight < r.Hexes {
		far = a.word("ctl.range.detour", far, r.Straight)
	}
	if r.KM > 0 {
		far = a.word("ctl.range.km", far, fixed(r.KM, 0))
	}
	fmt.Fprintln(a.out, far)
	fmt.Fprintln(a.out, strings.Join(a.names(r.Path), " "))
	fmt.Fprintf(a.out, "%-18s %-24s %s\n", "", a.word("ctl.range.operational"), a.word("ctl.range.staging"))
	for _, u := range r.Units {
		fmt.Fprintf(a.out, "%-18s %-24s %s\n", a.typeName(u.Type), u.words(a, u.Operational), u.words(a, u.Staging))
	}
}

// typeName is how a type of air unit is called in the player's language.
func (a *app) typeName(t string) string { return a.word("ctl.type." + strings.ReplaceAll(t, " ", "-")) }

// words tells from how much research a type covers the way.
func (u rangeUnit) words(a *app, results int) string {
	switch {
	case results < 0:
		return a.word("ctl.range.no")
	case results == 0:
		return a.word("ctl.range.yes")
	case u.Research == jetResearch:
		return a.word("ctl.range.jets", results)
	}
	return a.word("ctl.range.range", results)
}
