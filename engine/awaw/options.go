// Options: readings of doubtful paragraphs and conveniences, decided once at set-up.

package awaw

import (
	"fmt"
	"slices"
	"strings"
)

// options are the switches of this system; docs/options.md lists them with paragraphs.
type options struct {
	portMissions  bool // 18.51: plain ports fly offensive missions as cities do
	cityPortTwice bool // 18.12: a city that is also a port counts as two facilities
	returnAtOnce  bool // 18.524A: attackers land after each combat instead of after the phase's last
	askGround     bool // 15.6: results of ground combat are read from the printed table and typed in
	askBombing    bool // 26: results of bombing are read from the printed table and typed in
	classic       bool // 18.142B, 19.31A: the classic game, in which some nations lack some types
}

var optionNames = []string{"port_missions", "city_port_twice", "return_at_once", "classic", "ask_ground", "ask_bombing"}

func readOptions(sources ...map[string]string) (options, error) {
	o := options{portMissions: true}
	set := []*bool{&o.portMissions, &o.cityPortTwice, &o.returnAtOnce, &o.classic, &o.askGround, &o.askBombing}
	for _, m := range sources {
		for _, key := range sortedKeys(m) {
			i := slices.Index(optionNames, key)
			if i < 0 {
				return o, fmt.Errorf("option %q is not known; expected one of %s", key, strings.Join(optionNames, ", "))
			}
			switch m[key] {
			case "true", "on", "yes":
				*set[i] = true
			case "false", "off", "no":
				*set[i] = false
			default:
				return o, fmt.Errorf("option %s is %q; expected true or false", key, m[key])
			}
		}
	}
	return o, nil
}
