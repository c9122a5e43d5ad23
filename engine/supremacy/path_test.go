package supremacy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// Dispatches by chance are judged as a second reading of the rules judges them: where the aircraft is in each round is told from what it was
// ordered to before, never kept.
func TestDispatchesAgreeWithASecondReading(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(10, 50))
	friends := map[string][]string{"Japan": {"Japan"}, "Germany": {"Germany", "Italy"}, "U.K.": {"U.K.", "France", "U.S.A.", "China"}, "U.S.S.R.": {"U.S.S.R."}}
	outside := map[string]string{"Japan": "as.dispatch.5", "U.S.S.R.": "as.dispatch.5", "Germany": "as.dispatch.6", "U.K.": "as.dispatch.7"}
	clauses := map[string]int{}
	for range 5000 {
		power := []string{"Japan", "Germany", "U.K.", "U.S.S.R."}[r.IntN(4)]
		spaces := map[string]any{"H": map[string]string{"kind": "land"}, "N": map[string]string{"kind": "sea"}, "S": map[string]string{"kind": "land"}, "F": map[string]string{"kind": "land"}}
		edges := [][]string{{"H", "N"}, {"H", "S"}, {"N", "F"}}
		type fight struct {
			at          string
			attacked    []string
			first, last int
			pass        bool
		}
		var fights []fight
		var battles []any
		for _, at := range []string{"H", "N", "S", "F"} {
			if r.IntN(3) == 0 {
				continue
			}
			f := fight{at: at, first: 1, last: r.IntN(6), attacked: []string{[]string{"Japan", "Italy", "China", "U.S.S.R.", "Germany"}[r.IntN(5)]}}
			if r.IntN(3) == 0 {
				f.attacked = append(f.attacked, power)
			}
			if at != "H" && r.IntN(3) == 0 {
				f.pass, f.first = true, 2
			}
			fights = append(fights, f)
			battles = append(battles, map[string]any{"at": at, "attacked": f.attacked, "last": f.last, "pass": f.pass})
		}
		const rounds = 7
		var orders []any
		type sent struct {
			round int
			f     fight
		}
		var trips []sent // legal dispatches, the last one counts
		gone := 0        // the round it retreated
		state := func(round int) (string, bool) {
			if gone > 0 && round >= gone {
				return "out", false
			}
			if len(trips) == 0 {
				return "home", false
			}
			s := trips[len(trips)-1]
			comes := s.f.first <= s.round+1 && s.round+1 <= s.f.last
			switch {
			case round == s.round:
				return "dispatched", false
			case !comes && s.f.pass && s.f.last < s.f.first:
				return "home", false
			case !comes && round == s.round+1:
				return "returning", true
			case !comes:
				return "home", false
			case round <= s.f.last:
				return "engaged", false
			case round == s.f.last+1:
				return "returning", false
			}
			return "home", false
		}
		var want []string
		var states []string
		for round := 1; round <= rounds; round++ {
			for range r.IntN(3) {
				now, late := state(round)
				if r.IntN(4) == 0 {
					orders = append(orders, map[string]any{"round": round, "retreat": true})
					switch {
					case now == "engaged" && round > trips[len(trips)-1].round+1:
						want = append(want, "true as.dispatch.17")
						gone = round
					case now == "engaged":
						want = append(want, "false as.dispatch.11")
					default:
						want = append(want, "false as.dispatch.17")
					}
					continue
				}
				to := []string{"N", "S", "F"}[r.IntN(3)]
				orders = append(orders, map[string]any{"round": round, "to": to})
				i := slices.IndexFunc(fights, func(f fight) bool { return f.at == to })
				there := i >= 0 && (fights[i].first <= round && round <= fights[i].last || fights[i].pass && round == 1)
				verdict := "false as.dispatch."
				switch {
				case now == "dispatched":
					verdict += "13"
				case now == "engaged" || now == "returning" && !late:
					verdict += "14"
				case now == "returning":
					verdict += "15"
				case now == "out":
					verdict += "17"
				case slices.ContainsFunc(fights, func(f fight) bool { return f.at == "H" && round <= f.last }):
					verdict += "9"
				case to == "F":
					verdict += "1"
				case !there:
					verdict += "4"
				case !slices.ContainsFunc(fights[i].attacked, func(p string) bool { return slices.Contains(friends[power], p) }):
					verdict = "false " + outside[power]
				default:
					verdict = "true as.dispatch.8"
					if fights[i].pass && round == 1 {
						verdict = map[string]string{"N": "true as.dispatch.21", "S": "true as.dispatch.22"}[to]
					}
					trips = append(trips, sent{round, fights[i]})
				}
				want = append(want, verdict)
			}
			now, _ := state(round)
			states = append(states, now)
		}
		got := answered(t, v, map[string]any{"kind": "path", "graph": map[string]any{"spaces": spaces, "edges": edges}, "power": power, "aircraft": "fighter", "from": "H",
			"battles": battles, "orders": orders, "rounds": rounds})
		if got["refused"] != nil {
			t.Fatal(got)
		}
		for i, o := range got["orders"].([]any) {
			o := o.(map[string]any)
			if said := fmt.Sprint(o["legal"], " ", o["clause"]); said != want[i] {
				t.Fatalf("%s, %v: order %v is %s, want %s", power, fights, orders[i], said, want[i])
			}
			clauses[want[i]]++
		}
		if fmt.Sprint(got["states"]) != fmt.Sprint(states) {
			t.Fatalf("%s, %v, %v: %v, want %v", power, fights, orders, got["states"], states)
		}
	}
	if len(clauses) < 14 {
		t.Errorf("only %d verdicts came up: %v", len(clauses), clauses)
	}
}
