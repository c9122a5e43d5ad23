// The words given lines begin with, and what each puts into the scenario.

package rulecase

import (
	"fmt"
	"strconv"
	"strings"
)

type givenWord struct {
	word, form string
	read       func(s *scenarioText, a *args)
}

// grammar lists the words; any other first word is a nation, and the line stands for air units.
var grammar = []givenWord{
	{"map", "map ID", func(s *scenarioText, a *args) { s.board = a.next() }},
	{"turn", "turn SEASON YEAR", func(s *scenarioText, a *args) { s.first = a.next() + " " + a.next() }},
	{"turns", "turns N", func(s *scenarioText, a *args) { s.turns = a.number() }},
	{"global-war", "global-war", func(s *scenarioText, a *args) { s.globalWar = true }},
	{"side", "side NAME NATION...", func(s *scenarioText, a *args) {
		name := a.next()
		s.sides = append(s.sides, append([]string{name, strings.ToLower(name)}, a.rest()...))
	}},
	{"faction", "faction NATION... [refuses NATION...]", func(s *scenarioText, a *args) {
		nations, refuses := a.rest("refuses"), []string{}
		if a.takes("refuses") {
			refuses = a.rest()
		}
		s.table("faction", "nations", nations, "refuses", refuses)
	}},
	{"home", "home NATION COUNTRY", func(s *scenarioText, a *args) { s.pair("homes", a.next(), a.next()) }},
	{"country", "country ID SIDE|neutral|none", func(s *scenarioText, a *args) { s.pair("countries", a.next(), a.next()) }},
	{"option", "option NAME true|false", func(s *scenarioText, a *args) { s.pair("options", a.next(), a.next()) }},
	{"control", "control PLACE... SIDE|none", func(s *scenarioText, a *args) {
		w := a.rest()
		if len(w) < 2 {
			a.fail()
			return
		}
		for _, place := range w[:len(w)-1] {
			s.table("control", "place", place, "side", w[len(w)-1])
		}
	}},
	{"airbase", "airbase NATION at PLACE", func(s *scenarioText, a *args) {
		nation := a.next()
		a.must("at")
		s.table("airbase", "nation", nation, "at", a.next())
	}},
	{"supply", "supply PLACE full|partial|none [turn N-M]", func(s *scenarioText, a *args) {
		place, state := a.next(), a.next()
		from, to := a.turns()
		s.table("supply", "place", place, "state", state, "from_turn", from, "to_turn", to)
	}},
	{"oil", "oil NATION [turn N-M]", func(s *scenarioText, a *args) {
		nation := a.next()
		from, to := a.turns()
		s.table("oil", "nation", nation, "from_turn", from, "to_turn", to)
	}},
	{"winter", "winter RESULT turn N", func(s *scenarioText, a *args) {
		result := a.number()
		a.must("turn")
		s.table("winter", "turn", a.number(), "result", result)
	}},
	{"offensive", "offensive SIDE none|N...", func(s *scenarioText, a *args) {
		side, turns := a.next(), []int{}
		if !a.takes("none") {
			turns = a.numbers()
		}
		s.table("offensive", "side", side, "turns", turns, "house", true)
	}},
	{"research", "research NATION KEY N...", readResearch},
	{"laboratory", "laboratory NATION POINTS", func(s *scenarioText, a *args) { s.number("laboratories", a.next(), a.number()) }},
	{"arrive", "arrive NATION TYPE N at PLACE|pool turn N", func(s *scenarioText, a *args) { s.arrive(a, false) }},
	{"withdraw", "withdraw NATION TYPE N turn N", func(s *scenarioText, a *args) { s.arrive(a, true) }},
	{"brp", "brp SIDE N...", func(s *scenarioText, a *args) {
		s.table("production", "side", a.next(), "brp", a.numbers(), "house", true)
	}},
	{"pool", "pool NATION TYPE N", func(s *scenarioText, a *args) {
		s.table("pool", "nation", a.next(), "type", a.next(), "n", a.number())
	}},
	{"redeploy", "redeploy SIDE FACTORS", func(s *scenarioText, a *args) {
		s.table("redeploy", "side", a.next(), "factors", a.number(), "house", true)
	}},
	{"capture", "capture PLACE SIDE turn N during SIDE", func(s *scenarioText, a *args) {
		place, side := a.next(), a.next()
		a.must("turn")
		turn := a.number()
		a.must("during")
		s.table("capture", "turn", turn, "during", a.next(), "place", place, "side", side)
	}},
	{"activate", "activate COUNTRY SIDE turn N", func(s *scenarioText, a *args) {
		country, side := a.next(), a.next()
		a.must("turn")
		s.table("activation", "country", country, "turn", a.number(), "side", side)
	}},
	{"relation", "relation turn N country COUNTRY becomes SIDE|neutral|none [hand-over] | nation NATION becomes out | nations NATION... becomes apart|together", readRelation},
	{"no-airbases", "no-airbases NATION until N", func(s *scenarioText, a *args) {
		nation := a.next()
		a.must("until")
		s.table("no_airbases", "nation", nation, "until_turn", a.number())
	}},
	{"at-peace", "at-peace NATION until N", func(s *scenarioText, a *args) {
		nation := a.next()
		a.must("until")
		s.table("at_peace", "nation", nation, "until_turn", a.number())
	}},
	{"troops", "troops NATION TYPE FACTORS-MOVES... at PLACE [afloat] [sailed] [turn N]", func(s *scenarioText, a *args) {
		nation, kind, list := a.next(), a.next(), a.rest("at")
		a.must("at")
		pairs := []any{"nation", nation, "type", kind, "units", list, "at", a.next()}
		if a.takes("afloat") {
			pairs = append(pairs, "afloat", true)
		}
		if a.takes("sailed") {
			pairs = append(pairs, "sailed", true)
		}
		if a.takes("turn") {
			pairs = append(pairs, "turn", a.number())
		}
		s.table("troops", pairs...)
	}},
	{"ship", "ship NATION TYPE FACTORS at PLACE|with FORCE [named NAME] [damaged] [slow] [inverted]", readShip},
	{"force", "force SIDE NAME [at PLACE] [known]", func(s *scenarioText, a *args) {
		pairs := []any{"side", a.next(), "name", a.next()}
		if a.takes("at") {
			pairs = append(pairs, "at", a.next())
		}
		if a.takes("known") {
			pairs = append(pairs, "known", true)
		}
		s.table("force", pairs...)
	}},
	{"surprise", "surprise FORCE at PLACE away BOX tension N", func(s *scenarioText, a *args) {
		patrol := a.next()
		a.must("at")
		harbor := a.next()
		a.must("away")
		away := a.next()
		a.must("tension")
		fmt.Fprintf(&s.body, "[surprise]\npatrol = %q\nharbor = %q\naway = %q\ntensions = %d\n", patrol, harbor, away, a.number())
	}},
	{"surprised", "surprised FORCE toward PLACE", func(s *scenarioText, a *args) {
		name := a.next()
		a.must("toward")
		s.table("surprise.force", "name", name, "toward", a.next())
	}},
	{"convoy", "convoy SIDE PLACE POINTS from PORT...", func(s *scenarioText, a *args) {
		side, place, points := a.next(), a.next(), a.number()
		a.must("from")
		fmt.Fprintf(&s.victory, "[[victory.convoy]]\nside = %q\nplace = %q\npoints = %d\nfrom = %s\n", side, place, points, list(a.rest()))
	}},
	{"training", trainingForm, readTraining},
	{"source", "source SIDE PLACE [partial]", func(s *scenarioText, a *args) {
		side, place, state := a.next(), a.next(), "full"
		if a.takes("partial") {
			state = "partial"
		}
		s.table("source", "side", side, "place", place, "state", state)
	}},
	{"lane", "lane SIDE FROM TO UNITS", func(s *scenarioText, a *args) {
		side, from, to := a.next(), a.next(), a.next()
		s.table("lane", "side", side, "from", from, "to", to, "units", a.number(), "house", true)
	}},
	{"turned-back", "turned-back SIDE AT FACTORS turn N", func(s *scenarioText, a *args) {
		side, at, factors := a.next(), a.next(), a.number()
		a.must("turn")
		s.table("turned_back", "turn", a.number(), "side", side, "at", at, "factors", factors, "house", true)
	}},
	{"apart", "apart NATION...", func(s *scenarioText, a *args) { s.table("apart", "nations", a.rest()) }},
	{"hump", "hump FROM... to PLACE", func(s *scenarioText, a *args) {
		from := a.rest("to")
		a.must("to")
		s.table("hump", "from", from, "to", a.next())
	}},
	{"target", "target PLACE KIND POINTS [worth N]", func(s *scenarioText, a *args) {
		place, kind, n := a.next(), a.next(), a.number()
		pairs := []any{"place", place, "kind", kind, "points", n}
		if a.takes("worth") {
			pairs = append(pairs, "worth", a.number())
		}
		s.table("target", pairs...)
	}},
	{"flying-bombs", "flying-bombs SIDE FROM N...", func(s *scenarioText, a *args) {
		side, from := a.next(), a.next()
		s.table("flying_bombs", "side", side, "from", from, "bombs", a.numbers(), "house", true)
	}},
	{"bombing", "bombing POINTS", func(s *scenarioText, a *args) { fmt.Fprintf(&s.victory, "bombing = %d\n", a.number()) }},
	{"kill", "kill POINTS", func(s *scenarioText, a *args) { s.kill = a.number() }},
	{"objective", "objective PLACE SIDE POINTS within HEXES", func(s *scenarioText, a *args) {
		place, side, points := a.next(), a.next(), a.number()
		a.must("within")
		fmt.Fprintf(&s.victory, "[[victory.objective]]\nplace = %q\nside = %q\npoints = %d\nwithin = %d\n", place, side, points, a.number())
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

func readResearch(s *scenarioText, a *args) {
	pairs := []any{"nation", a.next()}
	for len(a.words) > 0 {
		key := a.next()
		if !researchKeys[key] {
			a.fail()
		}
		pairs = append(pairs, key, a.number())
	}
	s.table("research", pairs...)
}

func (s *scenarioText) arrive(a *args, leaves bool) {
	pairs := []any{"nation", a.next(), "type", a.next(), "n", a.number()}
	switch {
	case leaves:
		pairs = append(pairs, "withdraw", true)
	case a.takes("pool"):
		pairs = append(pairs, "pool", true)
	default:
		a.must("at")
		pairs = append(pairs, "at", a.next())
	}
	a.must("turn")
	s.table("reinforcement", append(pairs, "turn", a.number())...)
}

// air reads units: one counter for each size.
func (s *scenarioText) air(nation string, a *args) {
	kind, sizes := a.next(), a.numbers()
	if len(sizes) == 0 {
		a.fail()
	}
	a.must("at")
	pairs := []any{"nation", nation, "type", kind, "at", a.next(), "counters", sizes}
	if a.takes("inverted") {
		pairs = append(pairs, "inverted", true)
	}
	if a.takes("elite") {
		pairs = append(pairs, "elite", true)
	}
	if a.takes("front") {
		pairs = append(pairs, "front", a.next())
	}
	if a.takes("pacific") {
		pairs = append(pairs, "pacific", true)
	}
	s.table("air", pairs...)
}

// readRelation reads a dated change of who is at war, neutral, or helps whom.
func readRelation(s *scenarioText, a *args) {
	a.must("turn")
	pairs := []any{"turn", a.number()}
	switch what := a.next(); what {
	case "country", "nation":
		pairs = append(pairs, what, a.next())
	case "nations":
		pairs = append(pairs, what, a.rest("becomes"))
	default:
		a.fail()
	}
	a.must("becomes")
	pairs = append(pairs, "becomes", a.next())
	if a.takes("hand-over") {
		pairs = append(pairs, "hand_over", true)
	}
	s.table("relation", pairs...)
}
