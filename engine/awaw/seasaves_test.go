// Saves of naval combat: each number of the record at its limits and one beyond, which is refused and never panics.

package awaw_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// bound is one number of a record, where it stands, and its least and most.
type bound struct {
	path        []any
	least, most int
}

// set puts a number where a path leads; false if nothing stands there.
func set(m any, path []any, n int) bool {
	for i, step := range path {
		last := i == len(path)-1
		switch x := m.(type) {
		case map[string]any:
			if last {
				x[step.(string)] = float64(n)
				return true
			}
			m = x[step.(string)]
		case []any:
			k, ok := step.(int)
			if !ok || k >= len(x) {
				return false
			}
			if last {
				x[k] = float64(n)
				return true
			}
			m = x[k]
		default:
			return false
		}
	}
	return false
}

// tryBounds restores a saved position with each number at its limits and beyond them.
func tryBounds(t *testing.T, kit engine.Kit, saved string, bounds []bound) {
	t.Helper()
	for _, b := range bounds {
		for n, good := range map[int]bool{b.least: true, b.most: true, b.least - 1: false, b.most + 1: false} {
			var m map[string]any
			if err := json.Unmarshal([]byte(saved), &m); err != nil {
				t.Fatal(err)
			}
			if !set(m, b.path, n) {
				t.Fatalf("nothing at %v", b.path)
			}
			data, err := json.Marshal(m)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := (awaw.Rules{}).Restore(kit, data); (err == nil) != good {
				t.Errorf("%v = %d: %v", b.path, n, err)
			}
		}
	}
}

// at plays orders in a scene and gives what is saved of it.
func savedAt(t *testing.T, given, orders []string, dice ...int) (engine.Kit, string, *awaw.Position) {
	t.Helper()
	scene, board := roughScene(t, "saved", given)
	kit := engine.Kit{Board: board, Tables: tables.Embedded()}
	p, err := awaw.Rules{}.Setup(kit, engine.Doc{Name: "saved", Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	p = order(t, p, engine.NewLoaded(dice...), orders...)
	data, err := p.(*awaw.Position).Encode()
	if err != nil {
		t.Fatal(err)
	}
	return kit, string(data), p.(*awaw.Position)
}

var fleets = []string{"map sea-test", "control C4 E3 Axis", "control C18 E20 B17 D15 E12 B6 D9 Allies", "turns 2", "force Allies TF1 at C7", "force Allies TF2 at C7",
	"ship US DD 20 with TF1", "ship US CV 4 with TF1 named Hornet", "ship US DD 9 with TF2", "US NAS 4 at Hornet", "Japan NAS 7 at C4", "Japan AAF 1 at C4"}

func TestBoundsOfSavesAtSea(t *testing.T) {
	kit, saved, p := savedAt(t, fleets, []string{"done", "done", "hunt C7", "cap #0 #f0", "done", "search #2 C7", "done"})
	spaces := 24 * 7
	if p.View().Prompt.Ask.Key != "awaw.ask.find" {
		t.Fatalf("asked %s", p.View().Prompt.Ask.Key)
	}
	var record struct{ Forces [][]int }
	if err := json.Unmarshal([]byte(saved), &record); err != nil {
		t.Fatal(err)
	}
	last := len(record.Forces) - 1 // with the markers beside the map
	var bounds []bound
	for i, x := range [][2]int{{0, 7}, {-1, spaces - 1}, {-1, last}, {-1, last}, {-1, spaces - 1}, {-1, spaces - 1}, {1, 2}, {0, 255}, {0, 1}, {0, 1}, {0, 3}} {
		if i != 0 { // of the stages one needs a strike
			bounds = append(bounds, bound{[]any{"sea", "state", i}, x[0], x[1]})
		}
	}
	for i, x := range [][2]int{{0, 2}, {-9, -9}, {-1, last}, {-1, last}, {0, 255}} {
		if i != 1 { // any roles
			bounds = append(bounds, bound{[]any{"sea", "air", 0, i}, x[0], x[1]})
		}
	}
	for i, x := range [][2]int{{1, 2}, {-1, spaces - 1}, {-1, spaces - 1}, {0, 255}, {0, 255}} {
		bounds = append(bounds, bound{[]any{"forces", 0, i}, x[0], x[1]})
	}
	bounds = append(bounds, bound{[]any{"hulls", 0, 0}, 0, 2}, bound{[]any{"hulls", 0, 1}, 0, last + 1}, bound{[]any{"hulls", 0, 2}, 0, 255})
	tryBounds(t, kit, saved, bounds)

	// A strike waits for the ships' fire, then for its aims.
	kit, saved, p = savedAt(t, fleets, []string{"done", "done", "hunt C7", "done", "search #2 C7", "done", "roll", "strike #1 #f0", "done", "roll", "aim #s1 3"}, 1, 1, 6, 6, 1, 1)
	if p.View().Prompt.Ask.Key != "awaw.ask.aim" {
		t.Fatalf("asked %s", p.View().Prompt.Ask.Key)
	}
	tryBounds(t, kit, saved, []bound{
		{[]any{"strike", "state", 0}, 0, 3}, {[]any{"strike", "state", 1}, 1, 2}, {[]any{"strike", "state", 2}, -1, last}, {[]any{"strike", "state", 3}, 0, spaces - 1},
		{[]any{"strike", "in", 0, 0}, 0, 2}, {[]any{"strike", "in", 0, 1}, 1, 255}, {[]any{"strike", "aims", 0, 0}, 0, 2}, {[]any{"strike", "aims", 0, 1}, 1, 255},
	})
	for _, change := range []func(m map[string]any){
		func(m map[string]any) { delete(m, "strike") }, // the combat waits for one
		func(m map[string]any) { m["forces"] = m["forces"].([]any)[:1] },
		func(m map[string]any) { m["wrecks"] = []any{0.0} },
		func(m map[string]any) { m["sea"].(map[string]any)["state"].([]any)[0] = 8.0 },
		func(m map[string]any) { m["sea"].(map[string]any)["state"].([]any)[0] = -1.0 },
	} {
		var m map[string]any
		if err := json.Unmarshal([]byte(saved), &m); err != nil {
			t.Fatal(err)
		}
		change(m)
		data, err := json.Marshal(m)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := (awaw.Rules{}).Restore(kit, data); err == nil {
			t.Errorf("read without a word: %s", fmt.Sprint(m["sea"]))
		}
	}
}
