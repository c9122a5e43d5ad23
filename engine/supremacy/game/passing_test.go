package game_test

import (
	"fmt"
	"strings"
	"testing"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/supremacy/game"
	"awaw/internal/nets"
)

// Fleets that come upon the enemy, with a zone beyond, armies to load and land to attack there, are what starts drawn anywhere seldom have: they
// pass, land and are helped (as.dispatch.21, as.dispatch.22).
func TestKeptPassing(t *testing.T) {
	for _, x := range []struct{ start, board, ours, theirs string }{
		{"channel-skies", "north-sea", "Germany", "U.K."},
		{"mediterranean-1942", "mediterranean", "U.K.", "Italy"},
	} {
		t.Run(x.board, func(t *testing.T) {
			var way [4]engine.Ref
			of := nets.Scatter{Commands: 90, Probes: 1, Start: func(on *areamap.Map, dice *engine.Fast) (text []byte) {
				text, way = passing(on, dice, x.board, x.ours, x.theirs)
				return text
			}, Lead: func(legal []engine.Command) (out []engine.Command) {
				for _, c := range legal { // the fleet sails upon the enemy, and is to pass
					if c.Verb == game.VerbSail && c.N == 0 && c.B == way[1] || c.Verb == game.VerbPass && c.B == way[2] ||
						c.Verb == game.VerbFrom && (c.A == way[0] || c.A == way[1]) {
						out = append(out, c)
					}
				}
				for _, c := range legal { // then what can be carried is
					if len(out) == 0 && (c.Verb == game.VerbLift || c.Verb == game.VerbFrom && c.A == way[3]) {
						return []engine.Command{c}
					}
				}
				return out
			}}
			of.Keep(t, system(t, x.start, nil), 40, "testdata/passing-"+x.board+".txt", *rerecord)
		})
	}
}

// passing draws such a start, and the zones the fleet is to go through.
func passing(on *areamap.Map, dice *engine.Fast, board, ours, theirs string) (text []byte, way [4]engine.Ref) {
	for {
		zone := dice.Intn(on.Len())
		near := on.Contacts(zone)
		if !on.Sea(zone) {
			continue
		}
		start, from, next := near[dice.Intn(len(near))], near[dice.Intn(len(near))], near[dice.Intn(len(near))]
		beyond := on.Contacts(next)
		to := beyond[dice.Intn(len(beyond))]
		if !on.Sea(start) || start == next || on.Sea(from) || !on.Sea(next) || on.Sea(to) || to == from {
			continue
		}
		some := func(at int, kinds ...string) string {
			var list []string
			for _, k := range kinds {
				if n := dice.Intn(4); n > 0 {
					list = append(list, fmt.Sprintf("%d %s", n, k))
				}
			}
			if len(list) == 0 {
				return ""
			}
			return fmt.Sprintf("%q, ", on.Code(at)+": "+strings.Join(list, ", "))
		}
		met := "" // ships in the zone beyond keep armies from being landed
		if dice.Intn(4) == 0 {
			met = some(next, "transport", "destroyer")
		}
		side := map[string]string{"Germany": "Axis", "Italy": "Axis", "U.K.": "Allies"}
		var b strings.Builder
		fmt.Fprintf(&b, "[scenario]\nid = \"drawn\"\nsystem = \"supremacy\"\nname = \"Drawn\"\nmap = %q\nturns = 1\naxis_lead = 0\ndates = \"1942\"\n", board)
		b.WriteString("[[side]]\nname = \"Allies\"\nstyle = \"allies\"\n[[side]]\nname = \"Axis\"\nstyle = \"axis\"\n")
		fmt.Fprintf(&b, "[[power]]\nname = %q\nside = %q\nmoney = 0\nowns = [%q]\nunits = [%s%s%q]\n", ours, side[ours], on.Code(from), some(from, "infantry", "gun", "fighter", "bomber"),
			some(start, "destroyer", "battleship"), on.Code(start)+": 2 transport, 1 carrier, 1 fighter")
		fmt.Fprintf(&b, "[[power]]\nname = %q\nside = %q\nmoney = 0\nowns = [%q]\nunits = [%s%s%q]\n", theirs, side[theirs], on.Code(to), some(to, "infantry", "gun", "fighter", "dive-bomber"),
			met, on.Code(zone)+": "+[]string{"1 transport", "1 destroyer", "1 battleship, 1 carrier, 1 fighter", "2 destroyer"}[dice.Intn(4)])
		return []byte(b.String()), [4]engine.Ref{engine.SpaceRef(start), engine.SpaceRef(zone), engine.SpaceRef(next), engine.SpaceRef(from)}
	}
}
