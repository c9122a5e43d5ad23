// The words given lines begin with, and what each puts into the scenario.

package cases

import (
	"awaw/internal/rulecase"
	"fmt"
	"strconv"
	"strings"
)

type givenWord struct {
	word, form string
	read       func(s *scenarioText, a *rulecase.Args)
}

// grammar lists the words; any other first word is a nation, and the line stands for air units.
var grammar = []givenWord{
	{"map", "map ID", func(s *scenarioText, a *rulecase.Args) { s.board = a.Next() }},
	{"turn", "turn SEASON YEAR", func(s *scenarioText, a *rulecase.Args) { s.first = a.Next() + " " + a.Next() }},
	{"turns", "turns N", func(s *scenarioText, a *rulecase.Args) { s.turns = a.Number() }},
	{"global-war", "global-war", func(s *scenarioText, a *rulecase.Args) { s.globalWar = true }},
	{"side", "side NAME NATION...", func(s *scenarioText, a *rulecase.Args) {
		name := a.Next()
		s.sides = append(s.sides, append([]string{name, strings.ToLower(name)}, a.Rest()...))
	}},
	{"faction", "faction NATION... [refuses NATION...]", func(s *scenarioText, a *rulecase.Args) {
		nations, refuses := a.Rest("refuses"), []string{}
		if a.Takes("refuses") {
			refuses = a.Rest()
		}
		s.table("faction", "nations", nations, "refuses", refuses)
	}},
	{"home", "home NATION COUNTRY", func(s *scenarioText, a *rulecase.Args) { s.pair("homes", a.Next(), a.Next()) }},
	{"country", "country ID SIDE|neutral|none", func(s *scenarioText, a *rulecase.Args) { s.pair("countries", a.Next(), a.Next()) }},
	{"option", "option NAME true|false", func(s *scenarioText, a *rulecase.Args) { s.pair("options", a.Next(), a.Next()) }},
	{"control", "control PLACE... SIDE|none", func(s *scenarioText, a *rulecase.Args) {
		w := a.Rest()
		if len(w) < 2 {
			a.Fail()
			return
		}
		for _, place := range w[:len(w)-1] {
			s.table("control", "place", place, "side", w[len(w)-1])
		}
	}},
	{"airbase", "airbase NATION at PLACE", func(s *scenarioText, a *rulecase.Args) {
		nation := a.Next()
		a.Must("at")
		s.table("airbase", "nation", nation, "at", a.Next())
	}},
	{"supply", "supply PLACE full|partial|none [turn N-M]", func(s *scenarioText, a *rulecase.Args) {
		place, state := a.Next(), a.Next()
		from, to := a.Turns()
		s.table("supply", "place", place, "state", state, "from_turn", from, "to_turn", to)
	}},
	{"oil", "oil NATION [turn N-M]", func(s *scenarioText, a *rulecase.Args) {
		nation := a.Next()
		from, to := a.Turns()
		s.table("oil", "nation", nation, "from_turn", from, "to_turn", to)
	}},
	{"winter", "winter RESULT turn N", func(s *scenarioText, a *rulecase.Args) {
		result := a.Number()
		a.Must("turn")
		s.table("winter", "turn", a.Number(), "result", result)
	}},
	{"offensive", "offensive SIDE none|N...", func(s *scenarioText, a *rulecase.Args) {
		side, turns := a.Next(), []int{}
		if !a.Takes("none") {
			turns = a.Numbers()
		}
		s.table("offensive", "side", side, "turns", turns, "house", true)
	}},
	{"research", "research NATION KEY N...", readResearch},
	{"laboratory", "laboratory NATION POINTS", func(s *scenarioText, a *rulecase.Args) { s.number("laboratories", a.Next(), a.Number()) }},
	{"arrive", "arrive NATION TYPE N at PLACE|pool turn N", func(s *scenarioText, a *rulecase.Args) { s.arrive(a, false) }},
	{"withdraw", "withdraw NATION TYPE N turn N", func(s *scenarioText, a *rulecase.Args) { s.arrive(a, true) }},
	{"brp", "brp SIDE N...", func(s *scenarioText, a *rulecase.Args) {
		s.table("production", "side", a.Next(), "brp", a.Numbers(), "house", true)
	}},
	{"pool", "pool NATION TYPE N", func(s *scenarioText, a *rulecase.Args) {
		s.table("pool", "nation", a.Next(), "type", a.Next(), "n", a.Number())
	}},
	{"redeploy", "redeploy SIDE FACTORS", func(s *scenarioText, a *rulecase.Args) {
		s.table("redeploy", "side", a.Next(), "factors", a.Number(), "house", true)
	}},
	{"capture", "capture PLACE SIDE turn N during SIDE", func(s *scenarioText, a *rulecase.Args) {
		place, side := a.Next(), a.Next()
		a.Must("turn")
		turn := a.Number()
		a.Must("during")
		s.table("capture", "turn", turn, "during", a.Next(), "place", place, "side", side)
	}},
	{"activate", "activate COUNTRY SIDE turn N", func(s *scenarioText, a *rulecase.Args) {
		country, side := a.Next(), a.Next()
		a.Must("turn")
		s.table("activation", "country", country, "turn", a.Number(), "side", side)
	}},
	{"relation", "relation turn N country COUNTRY becomes SIDE|neutral|none [hand-over] | nation NATION becomes out | nations NATION... becomes apart|together", readRelation},
	{"no-airbases", "no-airbases NATION until N", func(s *scenarioText, a *rulecase.Args) {
		nation := a.Next()
		a.Must("until")
		s.table("no_airbases", "nation", nation, "until_turn", a.Number())
	}},
	{"at-peace", "at-peace NATION until N", func(s *scenarioText, a *rulecase.Args) {
		nation := a.Next()
		a.Must("until")
		s.table("at_peace", "nation", nation, "until_turn", a.Number())
	}},
	{"troops", "troops NATION TYPE FACTORS-MOVES... at PLACE [afloat] [sailed] [turn N]", func(s *scenarioText, a *rulecase.Args) {
		nation, kind, list := a.Next(), a.Next(), a.Rest("at")
		a.Must("at")
		pairs := []any{"nation", nation, "type", kind, "units", list, "at", a.Next()}
		if a.Takes("afloat") {
			pairs = append(pairs, "afloat", true)
		}
		if a.Takes("sailed") {
			pairs = append(pairs, "sailed", true)
		}
		if a.Takes("turn") {
			pairs = append(pairs, "turn", a.Number())
		}
		s.table("troops", pairs...)
	}},
	{"ship", "ship NATION TYPE FACTORS at PLACE|with FORCE [named NAME] [damaged] [slow] [inverted]", readShip},
	{"force", "force SIDE NAME [at PLACE] [known]", func(s *scenarioText, a *rulecase.Args) {
		pairs := []any{"side", a.Next(), "name", a.Next()}
		if a.Takes("at") {
			pairs = append(pairs, "at", a.Next())
		}
		if a.Takes("known") {
			pairs = append(pairs, "known", true)
		}
		s.table("force", pairs...)
	}},
	{"surprise", "surprise FORCE at PLACE away BOX tension N", func(s *scenarioText, a *rulecase.Args) {
		patrol := a.Next()
		a.Must("at")
		harbor := a.Next()
		a.Must("away")
		away := a.Next()
		a.Must("tension")
		fmt.Fprintf(&s.body, "[surprise]\npatrol = %q\nharbor = %q\naway = %q\ntensions = %d\n", patrol, harbor, away, a.Number())
	}},
	{"surprised", "surprised FORCE toward PLACE", func(s *scenarioText, a *rulecase.Args) {
		name := a.Next()
		a.Must("toward")
		s.table("surprise.force", "name", name, "toward", a.Next())
	}},
	{"convoy", "convoy SIDE PLACE POINTS from PORT...", func(s *scenarioText, a *rulecase.Args) {
		side, place, points := a.Next(), a.Next(), a.Number()
		a.Must("from")
		fmt.Fprintf(&s.victory, "[[victory.convoy]]\nside = %q\nplace = %q\npoints = %d\nfrom = %s\n", side, place, points, list(a.Rest()))
	}},
	{"training", trainingForm, readTraining},
	{"source", "source SIDE PLACE [partial]", func(s *scenarioText, a *rulecase.Args) {
		side, place, state := a.Next(), a.Next(), "full"
		if a.Takes("partial") {
			state = "partial"
		}
		s.table("source", "side", side, "place", place, "state", state)
	}},
	{"lane", "lane SIDE FROM TO UNITS", func(s *scenarioText, a *rulecase.Args) {
		side, from, to := a.Next(), a.Next(), a.Next()
		s.table("lane", "side", side, "from", from, "to", to, "units", a.Number(), "house", true)
	}},
	{"turned-back", "turned-back SIDE AT FACTORS turn N", func(s *scenarioText, a *rulecase.Args) {
		side, at, factors := a.Next(), a.Next(), a.Number()
		a.Must("turn")
		s.table("turned_back", "turn", a.Number(), "side", side, "at", at, "factors", factors, "house", true)
	}},
	{"apart", "apart NATION...", func(s *scenarioText, a *rulecase.Args) { s.table("apart", "nations", a.Rest()) }},
	{"hump", "hump FROM... to PLACE", func(s *scenarioText, a *rulecase.Args) {
		from := a.Rest("to")
		a.Must("to")
		s.table("hump", "from", from, "to", a.Next())
	}},
	{"target", "target PLACE KIND POINTS [worth N]", func(s *scenarioText, a *rulecase.Args) {
		place, kind, n := a.Next(), a.Next(), a.Number()
		pairs := []any{"place", place, "kind", kind, "points", n}
		if a.Takes("worth") {
			pairs = append(pairs, "worth", a.Number())
		}
		s.table("target", pairs...)
	}},
	{"flying-bombs", "flying-bombs SIDE FROM N...", func(s *scenarioText, a *rulecase.Args) {
		side, from := a.Next(), a.Next()
		s.table("flying_bombs", "side", side, "from", from, "bombs", a.Numbers(), "house", true)
	}},
	{"bombing", "bombing POINTS", func(s *scenarioText, a *rulecase.Args) { fmt.Fprintf(&s.victory, "bombing = %d\n", a.Number()) }},
	{"kill", "kill POINTS", func(s *scenarioText, a *rulecase.Args) { s.kill = a.Number() }},
	{"objective", "objective PLACE SIDE POINTS within HEXES", func(s *scenarioText, a *rulecase.Args) {
		place, side, points := a.Next(), a.Next(), a.Number()
		a.Must("within")
		fmt.Fprintf(&s.victory, "[[victory.objective]]\nplace = %q\nside = %q\npoints = %d\nwithin = %d\n", place, side, points, a.Number())
	}},
}

func (s *scenarioText) number(table, key string, value int) {
	s.maps[table] = append(s.maps[table], strconv.Quote(key)+" = "+strconv.Itoa(value))
}

func (s *scenarioText) pair(table, key, value string) {
	s.maps[table] = append(s.maps[table], strconv.Quote(key)+" = "+strconv.Quote(value))
}

// researchKeys are the results a case may give a nation.
var researchKeys = map[string]bool{"air_range": true, "jets": true, "air_drm": true, "radar": true, "airbases": true, "bombers": true}

func readResearch(s *scenarioText, a *rulecase.Args) {
	pairs := []any{"nation", a.Next()}
	for len(a.Words) > 0 {
		key := a.Next()
		if !researchKeys[key] {
			a.Fail()
		}
		pairs = append(pairs, key, a.Number())
	}
	s.table("research", pairs...)
}

func (s *scenarioText) arrive(a *rulecase.Args, leaves bool) {
	pairs := []any{"nation", a.Next(), "type", a.Next(), "n", a.Number()}
	switch {
	case leaves:
		pairs = append(pairs, "withdraw", true)
	case a.Takes("pool"):
		pairs = append(pairs, "pool", true)
	default:
		a.Must("at")
		pairs = append(pairs, "at", a.Next())
	}
	a.Must("turn")
	s.table("reinforcement", append(pairs, "turn", a.Number())...)
}

// air reads units: one counter for each size.
func (s *scenarioText) air(nation string, a *rulecase.Args) {
	kind, sizes := a.Next(), a.Numbers()
	if len(sizes) == 0 {
		a.Fail()
	}
	a.Must("at")
	pairs := []any{"nation", nation, "type", kind, "at", a.Next(), "counters", sizes}
	if a.Takes("inverted") {
		pairs = append(pairs, "inverted", true)
	}
	if a.Takes("elite") {
		pairs = append(pairs, "elite", true)
	}
	if a.Takes("front") {
		pairs = append(pairs, "front", a.Next())
	}
	if a.Takes("pacific") {
		pairs = append(pairs, "pacific", true)
	}
	s.table("air", pairs...)
}

// readRelation reads a dated change of who is at war, neutral, or helps whom.
func readRelation(s *scenarioText, a *rulecase.Args) {
	a.Must("turn")
	pairs := []any{"turn", a.Number()}
	switch what := a.Next(); what {
	case "country", "nation":
		pairs = append(pairs, what, a.Next())
	case "nations":
		pairs = append(pairs, what, a.Rest("becomes"))
	default:
		a.Fail()
	}
	a.Must("becomes")
	pairs = append(pairs, "becomes", a.Next())
	if a.Takes("hand-over") {
		pairs = append(pairs, "hand_over", true)
	}
	s.table("relation", pairs...)
}
