package realism

import (
	"awaw/internal/requesttest"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
)

// ask is a flight of a test, written down as the rules speak of it.
type ask struct {
	sea    map[string]bool
	owner  map[string]string
	edges  map[[2]string]bool
	planes map[string]map[string]int // fighters by space and power

	kind, mission, base, from string
	way, back                 []string
	used, target, afloat      bool
	after                     bool
	captured                  string
	decks                     map[string][]string
	fought                    string
}

// request writes it as a request.
func (a *ask) request() map[string]any {
	spaces, edges := map[string]any{}, []any{}
	for name, sea := range a.sea {
		s := map[string]any{"kind": "land"}
		if sea {
			s["kind"] = "sea"
		} else if a.owner[name] != "" {
			s["owner"] = a.owner[name]
		}
		spaces[name] = s
	}
	for e := range a.edges {
		edges = append(edges, []any{e[0], e[1]})
	}
	based := map[string]any{}
	for at, by := range a.planes {
		powers := map[string]any{}
		for p, n := range by {
			powers[p] = map[string]any{"fighter": n, "bomber": 2}
		}
		based[at] = powers
	}
	out := map[string]any{"kind": "path", "graph": map[string]any{"spaces": spaces, "edges": edges}, "power": "me", "friends": []string{"pal"},
		"based": based, "aircraft": a.kind, "mission": a.mission, "base": a.base, "from": a.from, "path": a.way, "used": a.used, "target": a.target,
		"afloat": a.afloat, "carriers": a.decks}
	if a.back != nil {
		out["back"] = a.back
	}
	if a.after {
		out["carrier_after"] = []string{a.from}
	}
	if a.captured != "" {
		out["captured"] = []string{a.captured}
	}
	if a.fought != "" {
		out["fought"] = []string{a.fought}
	}
	return out
}

func (a *ask) friendly(at string) bool {
	return !a.sea[at] && (a.owner[at] == "me" || a.owner[at] == "pal")
}

func (a *ask) zones(way []string) (n int) {
	for _, at := range way {
		if a.sea[at] {
			n++
		}
	}
	return n
}

// range_ is how far the flight may go, and by which clause.
func (a *ask) limit() (int, string) {
	switch {
	case a.mission == "redeploy" && a.kind == "fighter":
		return 4, "er.redeploy.1"
	case a.mission == "redeploy":
		return 6, "er.redeploy.1"
	case a.base == "carrier":
		return 1, "er.range.1"
	case a.mission == "land-support":
		return 1, "er.range.2"
	case a.mission == "amphibious-support":
		return 2, "er.range.3"
	case a.mission == "strategic-bombing":
		return 3, "er.range.4"
	}
	return 2, "er.range.5"
}

func (a *ask) manySeas() bool { return a.mission == "strategic-bombing" || a.mission == "redeploy" }

// homeFault is what is wrong with a way home; "" if nothing is.
func (a *ask) homeFault(back []string) string {
	limit, _ := a.limit()
	if len(back) > limit {
		return "er.range.6"
	}
	if a.zones(back) > 1 && !a.manySeas() {
		return "er.osz.2"
	}
	end := a.way[len(a.way)-1]
	if len(back) > 0 {
		end = back[len(back)-1]
	}
	if a.base == "carrier" && a.afloat {
		if end == a.from {
			return ""
		}
		return "er.carrier.5"
	}
	if a.sea[end] {
		switch {
		case a.base == "carrier":
			return "er.carrier.6"
		case a.kind == "fighter":
			return "er.carrier.7"
		}
		return "er.range.6"
	}
	if !a.friendly(end) {
		return "er.range.6"
	}
	return ""
}

// judged is what becomes of a flight, written again from the rules.
func (a *ask) judged() (legal bool, clause string) {
	limit, clause := a.limit()
	end := a.way[len(a.way)-1]
	if a.used {
		if a.mission == "redeploy" {
			return false, "er.redeploy.1"
		}
		return false, "er.phase.4"
	}
	if a.mission == "strategic-bombing" && a.kind != "bomber" {
		return false, "er.range.4"
	}
	if a.mission == "escort" && a.kind != "fighter" {
		return false, "er.escort.1"
	}
	if a.after && a.base == "carrier" && a.mission != "redeploy" {
		return false, "er.carrier.4"
	}
	if len(a.way) > limit {
		return false, clause
	}
	if a.zones(a.way) > 1 && !a.manySeas() {
		return false, "er.osz.1"
	}
	if a.mission == "redeploy" {
		switch {
		case a.sea[end] && a.kind == "fighter" && slices.Contains(a.decks[end], "me"):
			return true, "er.carrier.6"
		case a.sea[end] && a.kind == "fighter" && len(a.decks[end]) > 0:
			return false, "er.carrier.1"
		case a.sea[end]:
			return false, "er.redeploy.1"
		case a.captured == end:
			return true, "er.redeploy.2"
		}
		return a.friendly(end), "er.redeploy.1"
	}
	if a.back != nil {
		if fault := a.homeFault(a.back); fault != "" {
			return false, fault
		}
	}
	return true, clause
}

// homes goes through every walk there is.
func (a *ask) homes() bool {
	limit, _ := a.limit()
	var walk func(at string, way []string) bool
	walk = func(at string, way []string) bool {
		if a.homeFault(way) == "" {
			return true
		}
		if len(way) == limit {
			return false
		}
		for e := range a.edges {
			for i := range e {
				if e[i] == at && walk(e[1-i], append(slices.Clone(way), e[1-i])) {
					return true
				}
			}
		}
		return false
	}
	return walk(a.way[len(a.way)-1], nil)
}

// met lists where fighters may meet the flight.
func (a *ask) met() (out []string) {
	look := func(leg, at string) {
		for _, p := range []string{"foe", "he"} {
			if n := a.planes[at][p]; n > 0 && !a.sea[at] {
				out = append(out, fmt.Sprintf("%s %s %s %d", leg, at, p, n))
			}
		}
	}
	last := len(a.way) - 1
	waits := a.mission == "escort" && !a.target
	for i, at := range a.way {
		if i < last || waits {
			look("out", at)
		}
	}
	if a.mission == "redeploy" {
		return out
	}
	if a.mission == "strategic-bombing" || a.mission == "escort" && a.target {
		look("target", a.way[last])
	}
	if a.back != nil {
		back := slices.Clone(a.back)
		if len(back) > 0 {
			back = back[:len(back)-1]
		}
		if waits {
			back = append([]string{a.way[last]}, back...)
		}
		for _, at := range back {
			if at != a.fought {
				look("back", at)
			}
		}
	}
	return out
}

// someFlight makes a flight by chance on a board by chance.
func someFlight(r *rand.Rand) *ask {
	a := &ask{sea: map[string]bool{}, owner: map[string]string{}, edges: map[[2]string]bool{}, planes: map[string]map[string]int{}, decks: map[string][]string{}}
	var names []string
	const n = 8
	for i := range n {
		name := string(rune('a' + i))
		names = append(names, name)
		a.sea[name] = r.IntN(5) < 2
		a.owner[name] = []string{"me", "pal", "foe", "he", ""}[r.IntN(5)]
		if !a.sea[name] {
			a.planes[name] = map[string]int{"me": r.IntN(2), "foe": r.IntN(3), "he": r.IntN(2)}
		} else if r.IntN(2) == 0 {
			a.decks[name] = []string{[]string{"me", "pal"}[r.IntN(2)]}
		}
	}
	for i := range n {
		for j := range i {
			if r.IntN(5) < 2 {
				a.edges[[2]string{names[j], names[i]}] = true
			}
		}
	}
	a.kind = []string{"fighter", "bomber"}[r.IntN(2)]
	a.mission = []string{"strategic-bombing", "escort", "air-attack", "naval-attack", "land-support", "amphibious-support", "redeploy"}[r.IntN(7)]
	a.base, a.afloat, a.target, a.used, a.after = "land", r.IntN(4) > 0, r.IntN(2) == 0, r.IntN(15) == 0, r.IntN(15) == 0
	a.from = names[r.IntN(n)]
	if a.sea[a.from] {
		a.base, a.kind = "carrier", "fighter"
	}
	go_ := func(from string, most int) (way []string) {
		for range r.IntN(most + 1) {
			var near []string
			for _, to := range names {
				if a.edges[[2]string{min(from, to), max(from, to)}] {
					near = append(near, to)
				}
			}
			if near == nil {
				break
			}
			from = near[r.IntN(len(near))]
			way = append(way, from)
		}
		return way
	}
	for range 20 {
		if a.way = go_(a.from, 5); a.way != nil {
			break
		}
	}
	if a.way != nil && r.IntN(2) == 0 {
		a.back = go_(a.way[len(a.way)-1], 4)
	}
	a.captured, a.fought = names[r.IntN(n)], names[r.IntN(n)]
	if a.sea[a.captured] {
		a.captured = ""
	}
	return a
}

// Flights by chance are judged as a second reading of the rules judges them.
func TestFlightsAgreeWithASecondReading(t *testing.T) {
	v := values(t)
	r := rand.New(rand.NewPCG(7, 47))
	clauses := map[string]int{}
	for range 6_000 {
		a := someFlight(r)
		if a.way == nil {
			continue
		}
		got := requesttest.Answered(t, v, a.request())
		legal, clause := a.judged()
		if got["legal"] != legal || got["clause"] != clause {
			t.Fatalf("%+v: %v, want %t %s", a, got, legal, clause)
		}
		clauses[fmt.Sprint(legal, " ", clause)]++
		if !legal {
			continue
		}
		home, told := got["home"]
		if a.back == nil && a.mission != "redeploy" {
			if home != a.homes() {
				t.Fatalf("%+v: home %v", a, home)
			}
		} else if told {
			t.Fatalf("%+v tells of a way home", a)
		}
		var met []string
		for _, m := range got["intercept"].([]any) {
			m := m.(map[string]any)
			for _, p := range []string{"foe", "he"} {
				if by, ok := m["by"].(map[string]any)[p].(map[string]any); ok {
					met = append(met, fmt.Sprintf("%s %s %s %v", m["leg"], m["at"], p, by["fighter"]))
				}
			}
		}
		if !slices.Equal(met, a.met()) {
			t.Fatalf("%+v: met %v, want %v", a, met, a.met())
		}
	}
	if len(clauses) < 18 {
		t.Errorf("only %d verdicts came up: %v", len(clauses), clauses)
	}
}
