package diplomacy

import (
	"math/rand/v2"
	"strings"
	"testing"
)

func TestOrdersAsPeopleWriteThem(t *testing.T) {
	b := testBoard(t)
	for text, want := range map[string]string{
		"W: London PATROL North Sea, IGNORE FRANCE":                "W lon patrols nth, ignore FRA",
		"W London patrols Channel, ignoring France and Germany":    "W lon patrols eng, ignore FRA, GER",
		"A Silesia - Warsaw":                                       "A sil - war",
		"A: Silesia – Warsaw":                                      "A sil - war",
		"a sil-war":                                                "A sil - war",
		"SIL to WAR":                                               "sil - war",
		"W Berlin airlift A Berlin - Sweden via BAL":               "W ber airlifts A ber - swe via bal",
		"W: Picardy airlift A: Picardy – Wales via channel":        "W pic airlifts A pic - wal via eng",
		"F ENG C A LON-BRE":                                        "F eng convoys A lon - bre",
		"F: Channel convoys A: London – Brest":                     "F eng convoys A lon - bre",
		"A Lon - Bre via convoy":                                   "A lon - bre via convoy",
		"A tun - rom by air":                                       "A tun - rom by air",
		"W: Paris escorts W: Spain – Burgundy [Gascony, Burgundy]": "W par escorts W spa [bur, gas]",
		"W: Edinburgh escorts French W: Picardy – Wales [Wales]":   "W edi escorts W pic [wal]",
		"W: Brest Escorts W: Picardy – Wales via channel":          "W bre escorts W pic",
		"F: North Sea supports French A: Belgium – Holland.":       "F nth supports A bel - hol",
		"W: Berlin supports Berlin":                                "W ber supports ber",
		"A PAR S A BUR":                                            "A par supports A bur",
		"A Par S A Bur holds":                                      "A par supports A bur",
		"A: Rumania holds":                                         "A rum holds",
		"A bud H":                                                  "A bud holds",
		"W: Constant RAID Sevastopol via Black Sea":                "W con raids sev via bla",
		"F Mid-Atlantic Ocean - Spain (south coast)":               "F mid - spa/sc",
		"F MAO - SPA/NC":                                           "F mid - spa/nc",
		"F St. Petersburg (nc) - Barents Sea":                      "F stp/nc - bar",
		"W: Paris PATROL Gascony":                                  "W par patrols gas",
		"W par attacks mun":                                        "W par attacks mun",
		"A Mun R Ber":                                              "A mun retreats - ber",
		"Build F Stp/sc":                                           "build F stp/sc",
		"A par B":                                                  "build A par",
		"Remove A Pic":                                             "remove A pic",
		"waive":                                                    "waive",
		"F: MAO – Brest":                                           "F mid - bre",
		"A SWE-DEN":                                                "A swe - den",
		"F London - North Sea":                                     "F lon - nth",
		"F Mid-Atlantic - North Atlantic Ocean":                    "F mid - nat",
		"F Brest - Western Mediterranean":                          "F bre - wes",
		"A Tunis - North Africa":                                   "A tun - naf",
		"GER A mun - bur":                                          "A mun - bur",
		"A: Budapest supports Turkish A: constant – Rumania":       "A bud supports A con - rum",
	} {
		o, err := b.ReadOrder(text, Nobody)
		if err != nil {
			t.Errorf("%q: %v", text, err)
			continue
		}
		got := b.WriteOrder(o)
		if got != want {
			t.Errorf("%q is read as %q, want %q", text, got, want)
		}
		again, err := b.ReadOrder(got, o.Power)
		if err != nil || again != o {
			t.Errorf("%q written as %q is read back as %+v, %v; was %+v", text, got, again, err, o)
		}
	}
}

func TestOrdersMisread(t *testing.T) {
	b := testBoard(t)
	for text, want := range map[string]string{
		"A Silesia - Warsow":              `"Warsow": expected a province; Warsaw?`,
		"A Belgum holds":                  `"Belgum": expected a province; Belgium?`,
		"W London partol North Sea":       `"partol": expected what the unit does: -, holds, supports, convoys, patrols, raids, airlifts, escorts, attacks; patrol?`,
		"W lon patrol nth, ignore Sweden": `"Sweden": expected a power to ignore`,
		"A sil":                           `the order ends where what the unit does: -, holds, supports, convoys, patrols, raids, airlifts, escorts, attacks is expected`,
		"A sil - war quickly":             `"quickly": expected the end of the order`,
		"F eng C A lon":                   `the order ends where where the army goes: - and a province is expected`,
		"":                                `the order ends where a province is expected`,
		"A mun - xyzzy":                   `"xyzzy": expected a province`,
		"W par escorts W spa [gas, burg":  `"burg": expected a province; Burgundy?`,
		strings.Repeat("A", 500):          `"AAAAAAAAAAAAAAAAAAAA…": expected an order of at most 400 characters`,
	} {
		_, err := b.ReadOrder(text, Nobody)
		if err == nil || err.Error() != want {
			t.Errorf("%.40q: %v, want %s", text, err, want)
		}
	}
}

func TestSheets(t *testing.T) {
	b := testBoard(t)
	orders, faults := b.ReadSheet("# spring\nGermany:\nW Berlin airlifts A Berlin - Sweden via BAL\nA Berlin - Sweden\n\nFRANCE\nA Par - Burgundy\nA Mars holds\n")
	if len(faults) != 1 || !strings.HasPrefix(faults[0].Error(), "line 8: \"Mars\"") || len(orders) != 3 {
		t.Fatalf("%d orders, faults %v", len(orders), faults)
	}
	if want := "FRA:\nA par - bur\nGER:\nW ber airlifts A ber - swe via bal\nA ber - swe by air\n"; b.WriteSheet(orders) != want {
		t.Errorf("written:\n%s", b.WriteSheet(orders))
	}
	german, err := b.Speaking([][2]string{{"nth", "Nordsee"}, {"war", "Warschau"}, {"eng", "Ärmelkanal"}})
	if err != nil {
		t.Fatal(err)
	}
	o, err := german.ReadOrder("F Nordsee - Ärmelkanal", England)
	if err != nil || b.WriteOrder(o) != "F nth - eng" {
		t.Errorf("%s, %v", b.WriteOrder(o), err)
	}
}

// Every order the random phases give is read back as it was written.
func TestOrdersReadBack(t *testing.T) {
	b := testBoard(t)
	rng := rand.New(rand.NewPCG(seed(t), 7))
	for range 300 {
		_, orders := randomPhase(b, Rules{System: RN46}, rng, 28, 8)
		for _, o := range orders {
			if o.Do == Support && o.Of == Nowhere || o.Do != Hold && o.To == Nowhere && o.Of == Nowhere || (o.Do == Airlift || o.Do == Convoy) && (o.Of == Nowhere || o.To == Nowhere) ||
				o.Do == Escort && (o.Of == Nowhere || o.To != Nowhere) {
				continue
			}
			if o.Do == Move || o.Do == Hold || o.Do == Patrol || o.Do == Raid {
				o.Of = Nowhere
			}
			if o.Do == Hold {
				o.To = Nowhere
			}
			if o.Do == Escort && o.OfKind == AnyKind {
				o.OfKind = Wing
			}
			text := b.WriteOrder(o)
			got, err := b.ReadOrder(text, o.Power)
			if err != nil || got != o {
				t.Fatalf("%q is read back as %+v, %v; was %+v", text, got, err, o)
			}
		}
	}
}

func FuzzReadOrder(f *testing.F) {
	b := testBoard(f)
	for _, s := range []string{"W: London PATROL North Sea, IGNORE FRANCE", "F ENG C A LON-BRE", "W par escorts W spa [gas, bur]", "A stp/nc - - via"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		o, err := b.ReadOrder(text, Nobody)
		if err != nil {
			return
		}
		written := b.WriteOrder(o)
		again, err := b.ReadOrder(written, o.Power)
		if err != nil || b.WriteOrder(again) != written {
			t.Fatalf("%q is written as %q, which is read as %q, %v", text, written, b.WriteOrder(again), err)
		}
	})
}
