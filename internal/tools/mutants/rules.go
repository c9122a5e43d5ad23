package main

import (
	"path"
	"slices"
	"strings"
)

// notRules are the files of the rule packages that hold no rules, by the beginning of their names: words and pictures, plans and
// advice for players, answers to questions, saves, and reckoning of odds. Other tests look after them (pictures, plans played,
// saves read back, odds against simulation), so a break there says nothing about a paragraph.
var notRules = map[string][]string{
	"engine/awaw": {
		"awaw.", "text_", "show_", "plan", "glance", "world_kinds", "world_landscape", "world_values", "setup_bounds", "state_names", "air_breakoff",
		"sea_advice", "verbs_nearest",
	},
	"aircombat":    {"desk", "doc", "fast", "notation", "numbers", "odds", "outlook", "question", "sim", "strikeodds", "worth"},
	"units":        {"doc"},
	"engine/wings": {"doc"},

	"engine/realism":        {"doc", "outlook", "tell"},
	"engine/realism/game":   {"beside_js", "cases", "fightview", "glance", "moving", "notation", "planned", "reckoned", "save", "sound", "toldflight", "view", "wares"},
	"engine/supremacy":      {"arena_odds", "best", "doc", "odds", "tell", "throws", "worth"},
	"engine/supremacy/game": {"beside_js", "cases", "chances", "glance", "history", "lanes", "mover", "notation", "offers", "save", "sound", "view", "wares"},
}

// holdsRules tells whether a file, named from the top of the project, is one whose breaks are counted.
func holdsRules(file string) bool {
	base := path.Base(file)
	return !slices.ContainsFunc(notRules[path.Dir(file)], func(begin string) bool { return strings.HasPrefix(base, begin) })
}

// heldBy are the test programs that hold a folder, in the order they are run, each with what it is asked; rule code by the cases, the
// journals and the games kept, then by its own tests. A package without tests of its own is held by those of the packages above it.
func heldBy(folder string) [][]string {
	switch {
	case strings.HasPrefix(folder+"/", "internal/present/"):
		return [][]string{{"internal/present"}}
	case folder == "board":
		return [][]string{{"areamap"}, {"hexmap"}, {"internal/art/mapsheet"}}
	case folder == "areamap":
		return [][]string{{"areamap"}, {"internal/art/mapsheet"}}
	case folder == "engine/diplomacy":
		return [][]string{{folder + "/cases"}, {folder + "/turns"}, {folder}}
	case folder == "engine/diplomacy/turns":
		return [][]string{{folder}, {"cmd/awawctl", "-test.run=Adjudicate"}}
	case folder == "engine/request":
		return [][]string{{"engine/request/cases"}, {"engine/realism"}, {"engine/supremacy"}}
	case folder == "engine/volley":
		return [][]string{{folder}, {"engine/request/cases"}, {"engine/realism"}, {"engine/supremacy"}}
	case folder == "engine/realism" || folder == "engine/supremacy":
		return slices.Concat([][]string{{"engine/request/cases"}, {folder}, {"cmd/awawctl", "-test.run=TestScripts/battle"}}, heldBy(folder+"/game"))
	case folder == "engine/realism/game" || folder == "engine/supremacy/game":
		system := path.Base(path.Dir(folder))
		return [][]string{{"tests", "-test.run=TestCases/files/" + system + "|TestKeptAfterCases/files/" + system + "|TestKeptDamage/files/" + system +
			"|TestKeptGames/" + system + "|TestOlderGames|TestFightsByUnits"}, {folder}}
	case folder == "engine/wings":
		return [][]string{{folder}, {"engine/systems"}}
	case folder == "engine/systems":
		return [][]string{{"engine/systems"}, {"cmd/awawctl"}}
	}
	return [][]string{{"tests", "-test.run=Case|Journals|Kept"}, {folder}}
}
