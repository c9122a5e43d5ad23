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
	flag, works := text["screen.brief.key.own"], text["screen.brief.key.works"]
	for _, x := range []struct {
		scenario     string
		flags, bombs bool
	}{{"channel-1940", true, false}, {"bomber-offensive-1943", false, true}, {"coral-sea-1942", true, false}, {"stay-or-go", true, false}} {
		d := testDesk(t, options{})
		d.words = engine.Catalog(text)
		m := seated(t, d, x.scenario, []string{person, "pilot"}, scene.Resize{W: 1600, H: 900, Scale: 1})
		told := strings.Join(strings.Fields(m.Words()), " ")
		if flags, bombs := strings.Contains(told, flag), strings.Contains(told, works); flags != x.flags || bombs != x.bombs {
			t.Errorf("%s: flags %v, bombs %v: %s", x.scenario, flags, bombs, told)
		}
	}
}
