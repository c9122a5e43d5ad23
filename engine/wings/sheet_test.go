package wings_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/diplomacy/turns"
	"awaw/engine/wings"
)

// words of a language.
func words(t *testing.T, lang string) engine.Catalog {
	t.Helper()
	text, err := assets.Text(lang)
	if err != nil {
		t.Fatal(err)
	}
	return engine.Catalog(text)
}

// What a side has written is read back as the same commands, on an empty slip, and nobody else's orders are in its sheet.
func TestSheetIsReadBack(t *testing.T) {
	rules := wings.Rules{System: diplomacy.RN46}
	p, empty := scene1904(t, kiel...), scene1904(t)
	for _, side := range p.ToAct() {
		sheet := rules.WriteSheet(p.Seen(side), side)
		var q engine.Position = empty
		for _, l := range rules.ReadSheet(empty, sheet, side, words(t, "en")) {
			if l.Fault != "" || l.Side != side {
				t.Fatalf("side %d: line %d %q: side %d, %s", side, l.N, l.Text, l.Side, l.Fault)
			}
			for _, c := range l.Cmds {
				var err error
				if q, _, err = q.Apply(c, nil); err != nil {
					t.Fatalf("%s: %v", l.Text, err)
				}
			}
		}
		if again := rules.WriteSheet(q, side); again != sheet {
			t.Errorf("side %d wrote\n%s\nand what was read back is\n%s", side, sheet, again)
		}
	}
}

// A turn that is written out is adjudicated as the game settled it.
func TestTurnIsAdjudicatedAlike(t *testing.T) {
	rules := wings.Rules{System: diplomacy.RN46}
	before := scene1904(t, kiel...)
	after := sealAll(t, before)
	text, ok := rules.WriteTurn(before, after)
	if !ok {
		t.Fatal("no turn was written")
	}
	if _, ok := rules.WriteTurn(after, after); ok {
		t.Error("retreats are written as a movement")
	}
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	turn, err := turns.Read(b, text)
	if err != nil {
		t.Fatalf("%v\n%s", err, text)
	}
	step := turn.Adjudicate(nil).Steps[0]
	if got, want := strings.Join(*step.Dislodged, ", "), "GER A kie, GER W kie"; got != want {
		t.Errorf("dislodged: %s, expected %s", got, want)
	}
	if got, want := strings.Join(*step.Destroyed, ", "), "GER W mun"; got != want {
		t.Errorf("destroyed: %s, expected %s", got, want)
	}
}

// Of a whole turn the orders are taken, each with its power; names of provinces and powers may be German; what is wrong is told with its line
// and its word.
func TestSheetOfAnyHand(t *testing.T) {
	rules := wings.Rules{System: diplomacy.RN46}
	p := scene1904(t)
	sheet := "system rn46\nseason spring\nunits GER A kie\n\nDeutschland:\nA Ruhr - Holland\nA Kiel suports A Ruhr - Holland\n\nFrankreich:\nA Burgund - München\nA Paris hielt"
	list := rules.ReadSheet(p, sheet, 1, words(t, "de"))
	var got []string
	for _, l := range list {
		who := "nobody"
		if l.Side != engine.NoSide {
			who = p.NameOf(engine.NewRef(engine.KindSide, int(l.Side)))
		}
		got = append(got, who+" "+l.Word+" "+rulesText(rules, p, l.Cmds))
	}
	want := []string{"Germany  Germany: A ruh - hol", "nobody suports ", "France  France: A bur - mun", "nobody hielt "}
	if !slices.Equal(got, want) {
		t.Errorf("read\n%q, expected\n%q", got, want)
	}
	if list[1].N != 7 || list[3].N != 11 {
		t.Errorf("lines %d and %d, expected 7 and 11", list[1].N, list[3].N)
	}
}

func rulesText(r wings.Rules, p engine.Position, cmds []engine.Command) string {
	var out []string
	for _, c := range cmds {
		out = append(out, r.FormatCommand(p, c))
	}
	return strings.Join(out, "; ")
}
