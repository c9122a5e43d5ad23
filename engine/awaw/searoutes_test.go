// Ways by sea: what is kept of them is what a search of the whole map finds.

package awaw_test

import (
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/tables"
)

func TestSailsAreWhatASearchFinds(t *testing.T) {
	scene, board := roughScene(t, "at sea", rough["at sea"])
	sailsAgree(t, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: "at sea", Data: scene.Doc}, 400)
	for _, name := range []string{"midway-1942", "malta-1942"} {
		if testing.Short() {
			break
		}
		kit, doc := published(t, name)
		sailsAgree(t, kit, doc, 60)
	}
}

func sailsAgree(t *testing.T, kit engine.Kit, doc engine.Doc, length int) {
	t.Helper()
	start, err := awaw.Rules{}.Setup(kit, doc)
	if err != nil {
		t.Fatal(err)
	}
	dice := engine.NewFast(seed(t))
	listed, p := 0, start.(*awaw.Position)
	for n := 0; n < length || listed == 0 && n < 40*length; n++ { // a short game by chance may end before anybody sails: then another
		if len(p.ToAct()) == 0 {
			p = start.(*awaw.Position)
		}
		side := p.ToAct()[0]
		legal := p.Legal(side, nil)
		sails := slices.DeleteFunc(slices.Clone(legal), func(c engine.Command) bool { return c.Verb != awaw.VerbSail })
		if len(sails) > 0 && listed < 5000 {
			listed += len(sails)
			if slow := p.SlowSails(side); !slices.Equal(sails, slow) {
				t.Fatalf("%s: %d ways are listed, a search finds %d", doc.Name, len(sails), len(slow))
			}
			from := sails[dice.Intn(len(sails))].B.Index()
			if to, kept, found := p.Ways(side, from); to >= 0 {
				t.Fatalf("%s: from %d to %d it is %d hexes, a search finds %d", doc.Name, from, to, kept, found)
			}
		}
		next, _, err := p.Apply(legal[dice.Intn(len(legal))], dice)
		if err != nil {
			t.Fatal(err)
		}
		p = next.(*awaw.Position)
	}
	if listed == 0 {
		t.Errorf("%s: nobody sailed", doc.Name)
	}
}
