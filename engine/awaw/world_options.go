// Options: readings of doubtful paragraphs and conveniences, decided once at set-up. tables/awaw/options.toml lists them;
// here stands what each of their values changes.

package awaw

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/rulebook"
)

// options are the switches of this system as a game has them.
type options struct {
	portMissions       bool // 18.51: plain ports fly offensive missions as cities do
	cityPortTwice      bool // 18.12: a city that is also a port counts as two facilities
	returnAtOnce       bool // 18.524A: attackers land after each combat instead of after the phase's last
	askGround          bool // 15.6: results of ground combat are read from the printed table and typed in
	askBombing         bool // 26: results of bombing are read from the printed table and typed in
	askSea             bool // 22.44, 22.45, 23.42: results of interception, search and ships' fire are read from the printed tables and typed in
	classic            bool // 17.353A, 18.142B, 19.31A: the classic game
	carrierOneRound    bool // 19.12: a counterair with carriers, or against a port with ships, has one round
	wholeFactors       bool // 18.623: a transport factor fails only when all of its squadrons are hit
	excessDisplaced    bool // 18.15: what leaves a base that holds too many is displaced
	stageFromBoxes     bool // 18.23: air may stage from a box onto the map
	divertedLost       bool // 17.47E.3: kamikazes turned away from the only group there is are lost
	interceptorsEither bool // 17.82: interceptors meet what crosses their front or comes within reach, not only what does both
	interceptorsLand   bool // 18.564: who met defensive air support may land elsewhere too (18.46)
	carrierOverruns    bool // 18.5522: carrier air may support overruns
	chosen             map[string]string
}

// switches tells what each option sets; options of chapter 19 alone are laid over its values instead (world.readings).
var switches = map[string]func(o *options, value string){
	"port_missions":       func(o *options, v string) { o.portMissions = v == "true" },
	"city_port_twice":     func(o *options, v string) { o.cityPortTwice = v == "true" },
	"return_at_once":      func(o *options, v string) { o.returnAtOnce = v == "true" },
	"ask_ground":          func(o *options, v string) { o.askGround = v == "true" },
	"ask_bombing":         func(o *options, v string) { o.askBombing = v == "true" },
	"ask_sea":             func(o *options, v string) { o.askSea = v == "true" },
	"classic":             func(o *options, v string) { o.classic = v == "true" },
	"carrier_one_round":   func(o *options, v string) { o.carrierOneRound = v == "true" },
	"transport_fails":     func(o *options, v string) { o.wholeFactors = v == "all" },
	"excess_displaced":    func(o *options, v string) { o.excessDisplaced = v == "true" },
	"stage_from_boxes":    func(o *options, v string) { o.stageFromBoxes = v == "true" },
	"diverted_lost":       func(o *options, v string) { o.divertedLost = v == "true" },
	"interceptors_either": func(o *options, v string) { o.interceptorsEither = v == "true" },
	"interceptors_land":   func(o *options, v string) { o.interceptorsLand = v == "true" },
	"carrier_overruns":    func(o *options, v string) { o.carrierOverruns = v == "true" },
}

// readOptions reads what a scenario and then a new game choose; what neither names is standard.
func readOptions(t engine.Tables, sources ...map[string]string) (options, error) {
	o := options{chosen: map[string]string{}}
	list, err := rulebook.Options(t, string(ID))
	if err != nil {
		return o, err
	}
	known := make([]string, len(list))
	for i, x := range list {
		known[i] = x.ID
		o.set(x.ID, x.Standard())
	}
	for _, m := range sources {
		for _, key := range sortedKeys(m) {
			i := slices.Index(known, key)
			if i == none {
				return o, fmt.Errorf("option %q is not known; expected one of %s", key, strings.Join(known, ", "))
			}
			value, ok := list[i].Value(m[key])
			if !ok {
				return o, fmt.Errorf("option %s is %q; expected %s", key, m[key], strings.Join(list[i].Values, " or "))
			}
			o.set(key, value)
			o.chosen[key] = value
		}
	}
	return o, nil
}

func (o *options) set(id, value string) {
	if change, ok := switches[id]; ok {
		change(o, value)
	}
}

// nationReadings lays over the table of nations what a game chooses of it, before the rules of combat read it (19.31A).
func (w *world) nationReadings() {
	if v, ok := w.opt.chosen["china_drm"]; ok {
		if n, known := w.units.Nation("China"); known {
			w.units.Nations[n].DRM = int(v[0] - '0')
		}
	}
}

// combatReadings lays over chapter 19 what a game chooses of it.
func (w *world) combatReadings() {
	for _, id := range sortedKeys(w.opt.chosen) {
		w.air.Choose(id, w.opt.chosen[id])
	}
}
