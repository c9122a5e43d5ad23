package wings_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// A typed line takes the provinces' names of every language, and means what the same line means in English.
func TestNamesOfEveryLanguageAreTyped(t *testing.T) {
	s := system(t, "wings-1901", nil)
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	rules := wings.Rules{System: diplomacy.RN46}
	b, err := diplomacy.StandardBoard()
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		words := engine.Catalog(text)
		name := func(code string) string {
			q, ok := b.Named(code)
			if !ok {
				t.Fatalf("no province %s", code)
			}
			return words.Name(b.Name(q))
		}
		for q := range diplomacy.Place(diplomacy.Provinces) {
			if b.Sea(q) {
				continue
			}
			line := "Russia: W Moscow patrols "
			want, err := rules.ReadOrders(p, line+b.Code(q))
			if err != nil {
				t.Fatal(err)
			}
			if got, err := rules.ReadTyped(p, line+name(b.Code(q)), words); err != nil || !slices.Equal(got, want) {
				t.Errorf("%s: %q is read as %v, %v", lang, name(b.Code(q)), got, err)
			}
		}
		for english, typed := range map[string]string{
			"Russia: A war - sil":          "A " + name("war") + " - " + name("sil"),
			"England: W lon patrols nth":   "W " + name("lon") + " patrols " + name("nth"),
			"Russia: W mos supports lvn":   "W " + name("mos") + " supports " + name("lvn"),
			"Russia: W mos ignore TUR":     "W " + name("mos") + " ignore Turkey",
			"Turkey: F ank - bla":          "F " + name("ank") + " - " + name("bla"),
			"Italy: W rom raids ven":       "W " + name("rom") + " raids " + name("ven"),
			"France: W par via pic":        "W " + name("par") + " via " + name("pic"),
			"Austria: A vie - gal":         "A " + name("vie") + " - " + name("gal"),
			"Germany: F kie - hel":         "F " + name("kie") + " - " + name("hel"),
			"Germany: W ber raids hel":     "W " + name("ber") + " raids " + name("hel"),
			"England: F lon - eng":         "F " + name("lon") + " - " + name("eng"),
			"Russia: F stp/sc - bot":       "F " + name("stp") + " SC - " + name("bot"),
			"Russia: F sev holds":          "F " + name("sev") + " holds",
			"Austria: A bud - ser":         "A " + name("bud") + " - " + name("ser"),
			"Italy: A ven - tyr":           "A " + name("ven") + " - " + name("tyr"),
			"Turkey: A con supports A smy": "A " + name("con") + " supports A " + name("smy"),
		} {
			who, _, _ := strings.Cut(english, ":")
			typed = who + ": " + typed
			want, err := rules.ReadOrders(p, english)
			if err != nil {
				t.Fatal(err)
			}
			if got, err := rules.ReadTyped(p, typed, words); err != nil || !slices.Equal(got, want) {
				t.Errorf("%s: %q is read as %v, %v", lang, typed, got, err)
			}
		}
	}
}

// What units do is typed in the player's language as the slips word it, and means the same; the notation's own words go on being read.
func TestVerbsOfALanguageAreTyped(t *testing.T) {
	p := scene1904(t)
	rules := wings.Rules{System: diplomacy.RN46}
	text, err := assets.Text("de")
	if err != nil {
		t.Fatal(err)
	}
	for typed, want := range map[string]string{
		"England: Armee Dänemark hält":                               "England: A den holds",
		"England: Flotte Deutsche Bucht unterstützt Dänemark – Kiel": "England: F hel supports A den - kie",
		"England: Flotte Nordsee geleitet London - Holland":          "England: F nth convoys A lon - hol",
		"England: Geschwader London patrouilliert über Nordsee":      "England: W lon patrols nth",
		"England: Geschwader Belgien überfällt Kiel über Holland":    "England: W bel raids kie via hol",
		"England: Geschwader Edinburgh fliegt Edinburgh – Dänemark":  "England: W edi airlifts A edi - den",
		"England: Armee Edinburgh – Dänemark auf dem Luftweg":        "England: A edi - den by air",
		"England: Armee London – Holland im Geleit":                  "England: A lon - hol via convoy",
		"England: W Yorkshire begleitet das Geschwader von Belgien":  "England: W yor escorts W bel",
		"England: A den supports A lon - hol":                        "England: A den supports A lon - hol",
	} {
		got, err := rules.ReadTyped(p, typed, engine.Catalog(text))
		if err != nil {
			t.Errorf("%s: %v", typed, err)
			continue
		}
		as, err := rules.ReadOrders(p, want)
		if err != nil || !slices.Equal(got, as) {
			t.Errorf("%s is read as %v, not %v (%v)", typed, got, as, err)
		}
	}
}

// In winter builds are typed in the words of every language, as the empty line shows them.
func TestBuildsAreTypedInEveryLanguage(t *testing.T) {
	p := engine.Position(sealAll(t, written(t, "wings-1901", "Russia: F sev - rum", "Russia: A mos - ukr")))
	for p.View().Date.Key != "wings.date.winter" {
		p = sealAll(t, p)
	}
	rules := wings.Rules{System: diplomacy.RN46}
	want, err := rules.ReadOrders(p, "Russia: build A mos")
	if err != nil || len(want) == 0 {
		t.Fatal(want, err)
	}
	for _, lang := range assets.Languages() {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		words := engine.Catalog(text)
		_, line, _ := strings.Cut(words["screen.order.line.empty.after"], ", ")
		line, _, _ = strings.Cut(line, ", ")
		if got, err := rules.ReadTyped(p, "Russia: "+strings.Replace(line, "bud", "mos", 1), words); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %q is read as %v, %v", lang, line, got, err)
		}
	}
}

// The army's part of an airlift is typed as the document writes it, as a plain move: by air where its wing carries it, or where nothing else could bring
// it there. Where fleets could and no wing is ordered to, it is a move by convoy.
func TestAnArmysPartOfAnAirliftIsTypedPlainly(t *testing.T) {
	rules := wings.Rules{System: diplomacy.RN46}
	text, err := assets.Text("en")
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		what    string
		written []string
		typed   string
		want    string
	}{
		{"nothing else could bring it there", nil, "Germany: A ber - swe", "Germany: A ber - swe by air"},
		{"a wing carries it", []string{"England: W lon airlifts A lvp - lon"}, "England: A lvp - lon", "England: A lvp - lon by air"},
		{"a wing carries it next door", []string{"Germany: W ber airlifts A ber - sil"}, "Germany: A ber - sil", "Germany: A ber - sil by air"},
		{"it walks", nil, "Germany: A ber - sil", "Germany: A ber - sil"},
		{"too far for a wing", nil, "Germany: A ber - spa", "Germany: A ber - spa"},
		{"no army", nil, "Germany: F kie - swe", "Germany: F kie - swe"},
	} {
		p := written(t, "wings-1901", c.written...)
		want, err := rules.ReadOrders(p, c.want)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := rules.ReadTyped(p, c.typed, engine.Catalog(text)); err != nil || !slices.Equal(got, want) {
			t.Errorf("%s: %s is read as %v, %v", c.what, c.typed, got, err)
		}
	}
	afloat := scene1904(t)
	for written, want := range map[string]string{"": "England: A lon - hol", "England: W lon airlifts A lon - hol": "England: A lon - hol by air"} {
		p := engine.Position(afloat)
		if written != "" {
			list, err := rules.ReadOrders(p, written)
			if err != nil {
				t.Fatal(err)
			}
			if p, _, err = p.Apply(list[0], nil); err != nil {
				t.Fatal(err)
			}
		}
		as, err := rules.ReadOrders(p, want)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := rules.ReadTyped(p, "England: A lon - hol", engine.Catalog(text)); err != nil || !slices.Equal(got, as) {
			t.Errorf("after %q it is read as %v, %v", written, got, err)
		}
	}
}
