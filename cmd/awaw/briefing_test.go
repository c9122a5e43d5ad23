package main

import (
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/scene"
)

// The key of a briefing explains the plates that are on its map, and no others: what bombs earn has plates of its own.
func TestTheKeyOfABriefingTellsOfItsMap(t *testing.T) {
	text, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	flag, works, yield := text["screen.brief.key.own"], text["screen.brief.key.works"], text["screen.brief.key.yield"]
	for _, x := range []struct {
		scenario     string
		flags, bombs bool
		yields       bool
	}{{"channel-1940", true, false, false}, {"bomber-offensive-1943", false, true, false}, {"coral-sea-1942", true, false, false}, {"stay-or-go", true, false, false},
		{"over-the-reich", false, false, true}, {"channel-skies", false, false, true}} {
		d := testDesk(t, options{})
		d.words = engine.Catalog(text)
		m := seated(t, d, x.scenario, []string{person, "pilot"}, scene.Resize{W: 1600, H: 900, Scale: 1})
		told := strings.Join(strings.Fields(m.Words()), " ")
		if flags, bombs := strings.Contains(told, flag), strings.Contains(told, works); flags != x.flags || bombs != x.bombs {
			t.Errorf("%s: flags %v, bombs %v: %s", x.scenario, flags, bombs, told)
		}
		if yields := strings.Contains(told, yield); yields != x.yields {
			t.Errorf("%s: what land is worth is explained: %v", x.scenario, yields)
		}
	}
}
