package tests

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/scenarios"

	"github.com/BurntSushi/toml"
)

// What scenarios call their outcomes, and task forces and ships they call by what they are, is translated whole: no outcome is
// half English because it begins with the name of a side.
func TestNamesOfScenariosAreTranslated(t *testing.T) {
	said := regexp.MustCompile(`\b(of|the|and|from|to|in|destroyers|Destroyers?|transports|Transports|Convoy|Group|carriers|Carriers?|Fleet|Squadron|Division|escort|Escort|Screen|Train|boats|ships)\b`)
	english := regexp.MustCompile(`\b(of|the|and|from|destroyers?|transports|escort|Squadron|Fleet|Convoy)\b`)
	type named struct{ Name string }
	levels, fleets := 0, 0
	for _, lang := range assets.Languages() {
		if lang == assets.English {
			continue
		}
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		words := engine.Catalog(text)
		for _, info := range scenarios.List() {
			doc, err := scenarios.Doc(info.ID)
			if err != nil {
				t.Fatal(err)
			}
			var d struct {
				Victory struct{ Level []named }
				Force   []named
				Ship    []named
			}
			if _, err := toml.Decode(string(doc.Data), &d); err != nil {
				t.Fatal(err)
			}
			for _, l := range d.Victory.Level {
				levels++
				if words["name."+strings.ReplaceAll(l.Name, " ", "_")] == "" {
					t.Errorf("%s: %s: the outcome %q has no words: %q", lang, info.ID, l.Name, words.Name(l.Name))
				}
			}
			for _, x := range slices.Concat(d.Force, d.Ship) {
				if !said.MatchString(x.Name) || strings.HasPrefix(x.Name, "Task Group ") {
					continue
				}
				fleets++
				if there := words.Name(x.Name); there == x.Name || english.MatchString(there) {
					t.Errorf("%s: %s: %q is called %q", lang, info.ID, x.Name, there)
				}
			}
		}
	}
	if levels < 40 || fleets < 60 {
		t.Errorf("%d outcomes and %d fleets: the test looks at the wrong place", levels, fleets)
	}
}

// A cruiser called Australia keeps its name where the country has another.
func TestShipsKeepTheNamesOfCountries(t *testing.T) {
	text, err := assets.Text("de")
	if err != nil {
		t.Fatal(err)
	}
	words := engine.Catalog(text)
	ship := engine.Say("awaw.ship.sunk", engine.CounterRef(3), engine.SpaceRef(1))
	if s := words.Word(ship, calledAustralia{}); !strings.HasPrefix(s, "Australia:") || !strings.Contains(s, "Australien") {
		t.Errorf("told: %s", s)
	}
}

// calledAustralia names everything so.
type calledAustralia struct{}

func (calledAustralia) NameOf(engine.Ref) string { return "Australia" }
