package supremacy

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/internal/requesttest"
)

// A turn as a second reading of the rules sees it: where the aircraft is in each round is told from what it was ordered to before, never
// kept.
type secondTurn struct {
	power  string
	fights []secondFight
	trips  []secondTrip // legal dispatches, the last one counts
	gone   int          // the round it retreated
}

type secondFight struct {
	at          string
	attacked    []string
	first, last int
	pass        bool
}

type secondTrip struct {
	round int
	f     secondFight
}

var (
	secondFriends = map[string][]string{"Japan": {"Japan"}, "Germany": {"Germany", "Italy"}, "U.K.": {"U.K.", "France", "U.S.A.", "China"}, "U.S.S.R.": {"U.S.S.R."}}
	secondOutside = map[string]string{"Japan": "as.dispatch.5", "U.S.S.R.": "as.dispatch.5", "Germany": "as.dispatch.6", "U.K.": "as.dispatch.7"}
)

// where tells the state in a round, and whether it returns from a battle that was over before it came.
func (s *secondTurn) where(round int) (state string, late bool) {
	if s.gone > 0 && round >= s.gone {
		return "out", false
	}
	if len(s.trips) == 0 {
		return "home", false
	}
	trip := s.trips[len(s.trips)-1]
	if round == trip.round {
		return "dispatched", false
	}
	if trip.f.first > trip.round+1 || trip.round+1 > trip.f.last {
		if round == trip.round+1 && !(trip.f.pass && trip.f.last < trip.f.first) {
			return "returning", true
		}
		return "home", false
	}
	switch {
	case round <= trip.f.last:
		return "engaged", false
	case round == trip.f.last+1:
		return "returning", false
	}
	return "home", false
}

// back judges a retreat.
func (s *secondTurn) back(round int) string {
	if now, _ := s.where(round); now != "engaged" {
		return "false as.dispatch.17"
	}
	if round == s.trips[len(s.trips)-1].round+1 {
		return "false as.dispatch.11"
	}
	s.gone = round
	return "true as.dispatch.17"
}

// free judges whether the aircraft can be sent at all.
func (s *secondTurn) free(round int) string {
	now, late := s.where(round)
	if late {
		return "false as.dispatch.15"
	}
	if clause := map[string]string{"dispatched": "13", "engaged": "14", "returning": "14", "out": "17"}[now]; clause != "" {
		return "false as.dispatch." + clause
	}
	for _, f := range s.fights {
		if f.at == "H" && round <= f.last {
			return "false as.dispatch.9"
		}
	}
	return ""
}

// to judges a dispatch.
func (s *secondTurn) to(round int, to string) string {
	if no := s.free(round); no != "" {
		return no
	}
	if to == "F" {
		return "false as.dispatch.1"
	}
	i := slices.IndexFunc(s.fights, func(f secondFight) bool { return f.at == to })
	if i < 0 {
		return "false as.dispatch.4"
	}
	f := s.fights[i]
	now := f.first <= round && round <= f.last
	if !now && !(f.pass && round == 1) {
		return "false as.dispatch.4"
	}
	if !slices.ContainsFunc(f.attacked, func(p string) bool { return slices.Contains(secondFriends[s.power], p) }) {
		return "false " + secondOutside[s.power]
	}
	s.trips = append(s.trips, secondTrip{round, f})
	if now {
		return "true as.dispatch.8"
	}
	return map[string]string{"N": "true as.dispatch.21", "S": "true as.dispatch.22"}[to]
}

// someTurn makes a turn by chance.
func someTurn(r *rand.Rand) (*secondTurn, map[string]any) {
	s := &secondTurn{power: []string{"Japan", "Germany", "U.K.", "U.S.S.R."}[r.IntN(4)]}
	var battles []any
	for _, at := range []string{"H", "N", "S", "F"} {
		if r.IntN(3) == 0 {
			continue
		}
		f := secondFight{at: at, first: 1, last: r.IntN(6), attacked: []string{[]string{"Japan", "Italy", "China", "U.S.S.R.", "Germany"}[r.IntN(5)]}}
		if r.IntN(3) == 0 {
			f.attacked = append(f.attacked, s.power)
		}
		if at != "H" && r.IntN(3) == 0 {
			f.pass, f.first = true, 2
		}
		s.fights = append(s.fights, f)
		battles = append(battles, map[string]any{"at": at, "attacked": f.attacked, "last": f.last, "pass": f.pass})
	}
	spaces := map[string]any{"H": map[string]string{"kind": "land"}, "N": map[string]string{"kind": "sea"}, "S": map[string]string{"kind": "land"}, "F": map[string]string{"kind": "land"}}
	edges := [][]string{{"H", "N"}, {"H", "S"}, {"N", "F"}}
	return s, map[string]any{"kind": "path", "graph": map[string]any{"spaces": spaces, "edges": edges}, "power": s.power, "aircraft": "fighter", "from": "H", "battles": battles}
}

// Dispatches by chance are judged as a second reading of the rules judges them.
func TestDispatchesAgreeWithASecondReading(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(10, 50))
	clauses := map[string]int{}
	for range 5000 {
		s, question := someTurn(r)
		const rounds = 7
		var orders []any
		var want, states []string
		for round := 1; round <= rounds; round++ {
			for range r.IntN(3) {
				if r.IntN(4) == 0 {
					orders = append(orders, map[string]any{"round": round, "retreat": true})
					want = append(want, s.back(round))
					continue
				}
				to := []string{"N", "S", "F"}[r.IntN(3)]
				orders = append(orders, map[string]any{"round": round, "to": to})
				want = append(want, s.to(round, to))
			}
			now, _ := s.where(round)
			states = append(states, now)
		}
		question["orders"], question["rounds"] = orders, rounds
		got := requesttest.Answered(t, v, question)
		if got["refused"] != nil {
			t.Fatal(got)
		}
		for i, o := range got["orders"].([]any) {
			o := o.(map[string]any)
			if said := fmt.Sprint(o["legal"], " ", o["clause"]); said != want[i] {
				t.Fatalf("%v: order %v is %s, want %s", question, orders[i], said, want[i])
			}
			clauses[want[i]]++
		}
		if fmt.Sprint(got["states"]) != fmt.Sprint(states) {
			t.Fatalf("%v: %v, want %v", question, got["states"], states)
		}
	}
	if len(clauses) < 14 {
		t.Errorf("only %d verdicts came up: %v", len(clauses), clauses)
	}
}

// An order that is refused is told with its reason in words and what comes nearest to it: the same place later, another place at once, or to stay.
func TestARefusedDispatchIsToldWithWhatIsNearest(t *testing.T) {
	const graph = `"graph":{"spaces":{"B":{"kind":"land"},"N":{"kind":"sea"},"O":{"kind":"sea"}},"edges":[["B","N"],["B","O"]]},"power":"U.S.A.","aircraft":"fighter","from":"B","rounds":1`
	say := func(x engine.Text) string {
		var args []string
		for _, a := range x.Args {
			args = append(args, a.S, strconv.FormatInt(int64(a.N), 10))
		}
		return x.Key + " " + strings.Join(args, " ")
	}
	for _, x := range []struct{ rest, why, near string }{
		{`"battles":[{"at":"N","attacked":["U.K."],"last":4},{"at":"B","attacked":["U.S.A."],"last":2}],"orders":[{"round":1,"to":"N"}]`, "supremacy.game.no.as.dispatch.9", "supremacy.order.near  3"},
		{`"battles":[{"at":"N","attacked":["U.S.S.R."],"last":2},{"at":"O","attacked":["U.K."],"last":2}],"orders":[{"round":1,"to":"N"}]`, "supremacy.game.no.as.dispatch.7", "supremacy.order.near  1"},
		{`"battles":[{"at":"N","attacked":["U.S.S.R."],"last":2}],"orders":[{"round":1,"to":"N"}]`, "supremacy.game.no.as.dispatch.7", "supremacy.order.stays"},
		{`"battles":[{"at":"N","attacked":["U.K."],"last":2}],"orders":[{"round":1,"retreat":true}]`, "supremacy.order.nowhere", "supremacy.order.stays"},
		{`"battles":[{"at":"N","attacked":["U.K."],"last":4}],"orders":[{"round":1,"to":"N"},{"round":2,"retreat":true}]`, "supremacy.game.no.as.dispatch.11", "supremacy.order.near  3"},
	} {
		lines, err := values(t).Tell([]byte(`{"id":"x","system":"as","kind":"path",`+graph+`,`+x.rest+`}`), say, nil)
		if err != nil {
			t.Fatal(err)
		}
		var all []string
		for _, l := range lines {
			all = append(all, l.Says)
		}
		if text := strings.Join(all, "\n"); !strings.Contains(text, x.why) || !strings.Contains(text, x.near) {
			t.Errorf("%s:\n%s", x.rest, text)
		}
	}
}
