package awaw_test

import (
	"regexp"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
)

// A side may be one nation or many, so no message opens with a side and a verb of either: "Allies strikes", "Allies decides".
func TestNoVerbFollowsTheNameOfASide(t *testing.T) {
	catalogs := map[string]engine.Catalog{}
	for _, lang := range []string{"en", "de"} {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		catalogs[lang] = words
	}
	verb := map[string]*regexp.Regexp{"en": regexp.MustCompile(`^(Allies|Axis|Japan) [a-z]+s\b`), "de": regexp.MustCompile(`^(Alliierte|Achse|Japan) [a-zäöü]+t\b`)}
	told := map[string]bool{}
	for _, id := range []string{"midway-1942", "guadalcanal-1942", "okinawa-1945", "pearl-harbor-1941", "bomber-offensive-1943", "europe-1943"} {
		for x := range byChance(t, opened(t, id), engine.NewFast(7), 1500) {
			for _, e := range x.events {
				if len(e.Text.Args) == 0 || e.Text.Args[0].Kind != engine.ArgRef || e.Text.Args[0].Ref.Kind() != engine.KindSide || told[e.Text.Key] {
					continue
				}
				told[e.Text.Key] = true
				for lang, c := range catalogs {
					if s := c.Word(e.Text, x.next); verb[lang].MatchString(s) {
						t.Errorf("%s: %s", e.Text.Key, s)
					}
				}
			}
		}
	}
	if len(told) < 12 {
		t.Errorf("only %d messages about sides came up: too few to tell", len(told))
	}
}

// many names every counter that scenarios name, ships, task forces and troops, by a name of several.
type many struct{ name string }

func (m many) NameOf(r engine.Ref) string {
	if r.Kind() == engine.KindCounter && r.Index() >= awaw.FirstTroop {
		return m.name
	}
	return "X"
}

// Ships, task forces and troops may be called "Eight destroyers" as well as "Yamato", so no message about them opens with the
// name and a verb of one: "Eight destroyers sails".
func TestNoVerbFollowsTheNameOfShipsAndTroops(t *testing.T) {
	verb := map[string]*regexp.Regexp{"en": regexp.MustCompile(`^Eight [a-z]+s\b|\bEight (is|was|has|does)\b`), "de": regexp.MustCompile(`^Acht [a-zäöüß]+t\b`)}
	words := map[string]engine.Catalog{}
	names := map[string]many{"en": {"Eight"}, "de": {"Acht"}}
	for lang := range names {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		words[lang] = text
	}
	told := map[string]bool{}
	hear := func(x engine.Text) {
		if len(x.Args) == 0 || x.Args[0].Kind != engine.ArgRef || x.Args[0].Ref.Kind() != engine.KindCounter || x.Args[0].Ref.Index() < awaw.FirstTroop || told[x.Key] {
			return
		}
		told[x.Key] = true
		for _, lang := range []string{"en", "de"} {
			if s := words[lang].Word(x, names[lang]); verb[lang].MatchString(s) {
				t.Errorf("%s: %s", x.Key, s)
			}
		}
	}
	for _, id := range []string{"midway-1942", "guadalcanal-1942", "okinawa-1945", "coral-sea-1942", "malta-1942", "barbarossa-1941", "stalingrad-1942", "crete-1941", "market-garden-1944"} {
		for x := range byChance(t, opened(t, id), engine.NewFast(11), 1500) {
			hear(x.p.Tell(x.c).Name)
			hear(x.p.View().Prompt.Ask)
			for _, e := range x.events {
				hear(e.Text)
			}
		}
	}
	if len(told) < 20 {
		t.Errorf("only %d messages about ships and troops came up: too few to tell", len(told))
	}
}
