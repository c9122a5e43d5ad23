package arch

import (
	"fmt"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// floors gives every package its floor; ARCHITECTURE.md draws the same house. A package imports only floors below its
// own; on the roof, which holds programs and tests, packages may lean on each other.
var floors = map[string]int{
	"internal/plain": -1, "internal/promise": -2, "internal/beside": -1, "internal/fonts": 0, "internal/release": -1,
	"tables": 0, "assets": 0, "board": 0,
	"engine": 1, "hexmap": 1, "areamap": 1, "areamap/areatest": 2,
	"units": 2, "engine/request": 2, "engine/ordered": 2, "engine/sortie": 2, "engine/lanes": 2, "internal/rulebook": 2, "internal/rulecase": 2,
	"engine/areagame": 3, "aircombat": 3, "engine/diplomacy": 3, "engine/volley": 3,
	"ai/chance": 4, "engine/play": 4, "engine/play/chain": 3, "engine/awaw": 4, "engine/realism": 4, "engine/supremacy": 4, "engine/wings": 5, "engine/realism/game": 5, "engine/supremacy/game": 5, "engine/toys": 4, "engine/toys/skerries": 4,
	"ai": 5, "scenarios": 5, "internal/save": 5, "internal/locks": 5, "internal/settings": 5, "internal/sound": 5, "internal/present": 5, "internal/art": 5, "internal/art/mapsheet": 6, "internal/art/orderart": 6, "internal/art/pictest": 6, "internal/walktest": 6,
	"internal/nets": 5, "internal/mail": 5, "internal/wording": 5, "internal/requesttest": 5, "engine/awaw/cases": 5, "aircombat/cases": 5, "engine/diplomacy/cases": 5, "engine/request/cases": 5, "engine/diplomacy/turns": 5,
	"ai/awaw": 6, "ai/wings": 6, "ai/realism": 6, "ai/supremacy": 6, "ai/aitest": 6, "ai/advice": 6, "engine/systems/worldatwar": 6, "engine/systems/overeurope": 6, "engine/systems/overareas": 6,
	"internal/planned": 6,
	"engine/systems":   7,
	"internal/report":  8, "internal/rescue": 8, "internal/learn": 8, "internal/sim": 8, "internal/post": 8,
}

const roof = 9

// rooms are the packages within a house that has several, in order: a room imports only those before it, the house itself all
// of them. To others the house counts.
var rooms = map[string][]string{
	"ai/awaw":          {"clash", "duel", "sight", "raid", "sea", "scripted"},
	"internal/present": {"scene", "prefs", "program", "table", "charts", "opponent", "mapview", "hand", "battle", "result", "recap", "history", "quill", "flights", "sky", "advise", "panels", "guide", "pages", "briefing", "front", "frame"},
}

// roomOf gives the house a package is a room of, and where it stands in it; the house itself comes last.
func roomOf(dir string) (house string, at int) {
	for h, list := range rooms {
		if dir == h {
			return h, len(list)
		}
		if name, ok := strings.CutPrefix(dir, h+"/"); ok {
			return h, slices.Index(list, name)
		}
	}
	return "", 0
}

func floorOf(dir string) (int, bool) {
	if f, ok := floors[dir]; ok {
		return f, true
	}
	onRoof := strings.HasPrefix(dir, "cmd/") || dir == "tests" || strings.HasPrefix(dir, "tests/") || strings.HasPrefix(dir, "internal/tools/")
	return roof, onRoof
}

// arrowFault says what is wrong with the package at from importing path; "" if nothing is.
func arrowFault(from, path string) string {
	if strings.HasPrefix(path, "github.com/hajimehoshi/ebiten/") && from != "cmd/awaw" && !strings.HasPrefix(from, "cmd/awaw/") {
		return fmt.Sprintf("%s imports %s: only cmd/awaw may, so that all else runs without a display", from, path)
	}
	to, ours := strings.CutPrefix(path, "awaw/")
	if !ours {
		return ""
	}
	if house, at := roomOf(from); house != "" {
		if other, below := roomOf(to); other == house {
			if at < 0 || below < 0 {
				return fmt.Sprintf("%s or %s is no room of %s: give it its place here and in ARCHITECTURE.md", from, to, house)
			}
			if below >= at {
				return fmt.Sprintf("%s imports %s, which comes after it in %s: arrows point down", from, to, house)
			}
			return ""
		}
		from = house
	}
	if house, _ := roomOf(to); house != "" {
		to = house
	}
	high, ok1 := floorOf(from)
	low, ok2 := floorOf(to)
	switch {
	case !ok1:
		return fmt.Sprintf("%s has no floor: give it one here and in ARCHITECTURE.md", from)
	case !ok2:
		return fmt.Sprintf("%s has no floor: give it one here and in ARCHITECTURE.md", to)
	case high == roof || low < high:
		return ""
	case low == high:
		return fmt.Sprintf("%s imports %s beside it on floor %d: move what both need to a floor below", from, to, low)
	}
	return fmt.Sprintf("%s on floor %d imports %s on floor %d: arrows point down", from, high, to, low)
}

func TestFloors(t *testing.T) {
	fset := token.NewFileSet()
	seen := map[string]bool{}
	for _, s := range sources(t, fset) {
		if !s.test {
			seen[s.dir] = true
		}
		for _, imp := range s.file.Imports {
			path, err := strconv.Unquote(imp.Path.Value)
			if err != nil {
				t.Fatal(err)
			}
			// A package's tests may look up at what uses it; only the window's own may open a window.
			if s.test && strings.HasPrefix(path, "awaw/") {
				continue
			}
			if fault := arrowFault(s.dir, path); fault != "" {
				t.Errorf("%s: %s", fset.Position(imp.Pos()), fault)
			}
		}
	}
	for dir := range floors {
		if !seen[dir] {
			t.Errorf("%s has a floor but no code", dir)
		}
	}
}

func TestArrowsRefused(t *testing.T) {
	for _, c := range []struct {
		from, path string
		refused    bool
	}{
		{"units", "awaw/tables", false},
		{"engine", "awaw/hexmap", true},
		{"units", "awaw/aircombat", true},
		{"internal/present", "awaw/internal/art", true},
		{"internal/present", "awaw/internal/present/frame", false},
		{"internal/present/table", "awaw/internal/present/scene", false},
		{"internal/present/scene", "awaw/internal/present/table", true},
		{"ai/awaw", "awaw/ai/awaw/sea", false},
		{"ai/awaw/sea", "awaw/ai/awaw/sight", false},
		{"ai/awaw/sight", "awaw/ai/awaw/sea", true},
		{"internal/present/table", "awaw/internal/present", true},
		{"internal/present/table", "awaw/internal/art", true},
		{"cmd/awaw", "awaw/internal/present/scene", false},
		{"engine/awaw", "awaw/engine/systems", true},
		{"nowhere", "awaw/engine", true},
		{"cmd/awawctl", "awaw/internal/art", false},
		{"cmd/awawctl", "github.com/hajimehoshi/ebiten/v2", true},
		{"internal/art", "github.com/hajimehoshi/ebiten/v2/vector", true},
		{"cmd/awaw", "github.com/hajimehoshi/ebiten/v2", false},
		{"cmd/awaw/internal/draw", "github.com/hajimehoshi/ebiten/v2", false},
	} {
		if fault := arrowFault(c.from, c.path); (fault != "") != c.refused {
			t.Errorf("%s importing %s: refused = %t, said %q", c.from, c.path, !c.refused, fault)
		}
	}
}
