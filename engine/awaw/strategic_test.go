package awaw_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

// bombers is a board of strategic warfare for random play: three fronts, both sides with bombers, escorts, jets, army air and
// flying bombs, boxes to bomb, and bases that fall.
var bombers = []string{
	"map strategic-test", "turns 3", "country germany Axis", "country britain Allies", "country freedonia neutral",
	"control D6 D10 sw-italy K12 K13 urals Axis", "control K19 K20 us-atlantic australia Allies",
	"research Germany jets 11 air_range 3 radar 2 air_drm 1", "research Britain air_range 1 radar 1 jets 9", "research US air_range 2", "research Italy air_range 2",
	"airbase Germany at E12", "airbase Britain at E13",
	"Germany SB 3 2 at sw-germany front western", "Germany SB 2 at sw-germany front mediterranean", "Germany INT 3 1 at sw-germany front western",
	"Germany INT 2 at sw-italy front mediterranean", "Italy SB 1 at sw-italy front western", "Germany INT 1 at sw-germany inverted front eastern",
	"Germany JET 2 at E12", "Germany AAF 4 1 at E11", "Italy AAF 3 at D10", "Germany NAS 3 at E5",
	"Britain SB 4 3 at sw-britain front western", "US SB 3 at sw-britain front mediterranean", "Britain INT 2 2 at sw-britain front western",
	"US INT 2 at sw-britain front western", "Britain JET 2 at E13", "Britain AAF 3 2 at E14", "US AAF 3 at E18", "Britain NAS 4 at E15",
	"target E11 ic 4", "target E10 rockets 3", "target E7 oil 2 worth 3", "target K12 synthetic 3", "target E14 ic 4", "target E15 shipyard 3",
	"target K20 area 2", "target us-atlantic box 3", "target urals box 2", "target australia box 1", "flying-bombs Axis E10 2 3 4",
	"supply E11 partial turn 2", "oil Italy turn 2", "winter 9 turn 3", "brp Axis 4 4 4", "brp Allies 9 9 9", "redeploy Axis 6", "redeploy Allies 6",
	"arrive US AAF 2 at E22 turn 2", "capture E14 Axis turn 2 during Axis", "kill 1", "bombing 1",
}

// bombersAshore joins a ground war to it, and results that are typed in.
var bombersAshore = []string{
	"map strategic-test", "turns 2", "country germany Axis", "country britain Allies", "option ask_bombing true", "option return_at_once true",
	"control E13 Allies", "source Axis E5", "source Allies E22", "research Germany jets 9",
	"Germany SB 2 at sw-germany front western", "Germany INT 2 at sw-germany front western", "Germany AAF 5 at E11", "Germany JET 1 at E10", "Germany AT 1 at E10",
	"Britain SB 3 at sw-britain front western", "Britain INT 2 at sw-britain front western", "Britain AAF 5 at E14", "Britain AAF 3 at E15",
	"troops Germany armor 3-5 at E12", "troops Germany infantry 2-3 at E12", "troops Germany airborne 1-3 at E10",
	"troops Britain infantry 2-3 1-3 at E13", "troops Britain armor 2-5 at E14",
	"target E11 ic 3", "target E14 ic 3", "target E10 rockets 2", "flying-bombs Axis E10 2 2", "redeploy Axis 6", "redeploy Allies 6", "bombing 1", "kill 1",
}

// Strategic warfare that is damaged is refused with what is wrong, and never panics.
func TestDamagedStrategicSaves(t *testing.T) {
	scene, board := roughScene(t, "bombers", bombers)
	kit := engine.Kit{Board: board, Tables: tables.Embedded()}
	start, err := awaw.Rules{}.Setup(kit, engine.Doc{Name: "bombers", Data: scene.Doc})
	if err != nil {
		t.Fatal(err)
	}
	var saved string
	for x := range byChance(t, start, engine.NewFast(3), mostByChance) {
		data, err := x.next.Encode()
		if err != nil {
			t.Fatal(err)
		}
		if text := string(data); strings.Contains(text, `"bombing":[`) && strings.Contains(text, `"damage":[`) {
			saved = text
			break
		}
	}
	if saved == "" {
		t.Skip("no such moment with these dice")
	}
	for _, change := range [][2]string{
		{`"bombing":[`, `"bombing":[-1,`}, {`"bombing":[`, `"bombing":[7,7,`}, {`"damage":[`, `"damage":[1,`}, {`"damage":[`, `"damage":[99`},
		{`"raids":[[`, `"raids":[[99999,0,0],[`}, {`"raids":[`, `"raids":null,"x":[`},
	} {
		if _, err := (awaw.Rules{}).Restore(kit, []byte(strings.Replace(saved, change[0], change[1], 1))); err == nil {
			t.Errorf("%s instead of %s is read without a word", change[1], change[0])
		}
	}
}

// Tables of strategic warfare that do not fit together are refused with their key.
func TestBrokenStrategicTables(t *testing.T) {
	scene, board := roughScene(t, "bombers", bombers)
	good, err := tables.Embedded().Values("awaw")
	if err != nil {
		t.Fatal(err)
	}
	text := good["awaw/strategic.toml"]
	for _, x := range []struct{ old, new, key string }{
		{"share = 3", "share = 0", "share"},
		{"rows = [1,", "rows = [2,", "bombing.rows"},
		{"rows = [1, 2,", "rows = [1,", "bombing.rows"},
		{"[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]", "[0, 0, 0, 0, 0, 0, 1, 1, 1, 1]", "bombing.results"},
		{"[0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1]", "[0, 0, 0, 0, 0, -1, 1, 1, 1, 1, 1]", "bombing.results"},
		{`nation = "Italy"`, `nation = "Ruritania"`, "barred.nation"},
		{"range = 3 ", "range = -1 ", "flying_bombs.range"},
	} {
		broken := strings.Replace(text, x.old, x.new, 1)
		if broken == text {
			t.Fatalf("%q is not in the file", x.old)
		}
		set := tables.Embedded().Override("test", fstest.MapFS{"awaw/strategic.toml": {Data: []byte(broken)}})
		_, err := awaw.Rules{}.Setup(engine.Kit{Board: board, Tables: set}, engine.Doc{Name: "bombers", Data: scene.Doc})
		if err == nil || !strings.Contains(err.Error(), x.key) {
			t.Errorf("%s: %v, want a word about %s", x.new, err, x.key)
		}
	}
}
