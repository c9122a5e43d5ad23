// fleets.toml: what a task force may be and how far it sails (20, 22). Most of it is the house's.

package awaw

import (
	"strconv"

	"awaw/aircombat"
	"awaw/tables"
)

// fleetRules is fleets.toml.
type fleetRules struct {
	Since int  `toml:"since"`
	House bool `toml:"house"`
	Force struct {
		Factors  int `toml:"factors"`
		Carriers int `toml:"carriers"`
		Spare    int `toml:"spare"`
		Groups   int `toml:"groups"`
	} `toml:"force"`
	Sailing struct {
		Europe      int `toml:"europe"`
		Pacific     int `toml:"pacific"`
		SlowEurope  int `toml:"slow_europe"`
		SlowPacific int `toml:"slow_pacific"`
	} `toml:"sailing"`
	Meeting struct {
		ReachEurope  int `toml:"reach_europe"`
		ReachPacific int `toml:"reach_pacific"`
		Rounds       int `toml:"rounds"`
		CAPLanding   int `toml:"cap_landing"`
	} `toml:"meeting"`
}

const fleetFile = "awaw/fleets.toml"

// loadFleets reads fleets.toml.
func (w *world) loadFleets() error {
	r := &fleetRules{}
	if err := w.kit.Tables.Decode(fleetFile, r); err != nil {
		return err
	}
	for _, x := range []struct {
		key            string
		n, least, most int
	}{
		{"force.factors", r.Force.Factors, 1, 100}, {"force.carriers", r.Force.Carriers, 0, 100}, {"force.spare", r.Force.Spare, 0, 20},
		{"force.groups", r.Force.Groups, 1, 20}, {"sailing.europe", r.Sailing.Europe, 1, 200}, {"sailing.pacific", r.Sailing.Pacific, 1, 200},
		{"sailing.slow_europe", r.Sailing.SlowEurope, 1, 200}, {"sailing.slow_pacific", r.Sailing.SlowPacific, 1, 200},
		{"meeting.reach_europe", r.Meeting.ReachEurope, 0, 100}, {"meeting.reach_pacific", r.Meeting.ReachPacific, 0, 100},
		{"meeting.rounds", r.Meeting.Rounds, 1, 20}, {"meeting.cap_landing", r.Meeting.CAPLanding, 0, 20},
	} {
		if x.n < x.least || x.n > x.most {
			return &tables.Error{File: fleetFile, Key: x.key,
				Expected: "a number from " + strconv.Itoa(x.least) + " to " + strconv.Itoa(x.most), Do: "correct it"}
		}
	}
	w.fleets = r
	return nil
}

// loadNaval reads naval.toml.
func (w *world) loadNaval() (err error) {
	w.naval, err = aircombat.LoadNaval(w.kit.Tables, w.air)
	return err
}

// sailing is how many hexes a task force sails in a movement phase, by the slowest of its ships.
func (w *world) sailing(slow bool) int {
	s := w.fleets.Sailing
	switch {
	case w.sc.Naval.Speed > 0 && slow:
		return max(1, w.sc.Naval.Speed*s.SlowPacific/s.Pacific)
	case w.sc.Naval.Speed > 0:
		return w.sc.Naval.Speed
	case w.theatre == "pacific" && slow:
		return s.SlowPacific
	case w.theatre == "pacific":
		return s.Pacific
	case slow:
		return s.SlowEurope
	}
	return s.Europe
}

// meetReach is how far a task force may come to intercept, in hexes by sea.
func (w *world) meetReach() int {
	switch {
	case w.sc.Naval.Reach > 0:
		return w.sc.Naval.Reach
	case w.theatre == "pacific":
		return w.fleets.Meeting.ReachPacific
	}
	return w.fleets.Meeting.ReachEurope
}

// shipKind is what a ship counter stands for.
type shipKind uint8

// shipCodes are the kinds as scenarios and counters write them.
var shipCodes = [shipKinds]string{"CV", "CVE", "FLT", "BB", "CA", "DD", "TR"}
