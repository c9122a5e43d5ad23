package awaw_test

import (
	"regexp"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// Turns are called by the days a scenario gives them, in either language, and by seasons where it gives none.
func TestTurnsAreCalledByTheirDays(t *testing.T) {
	doc, err := scenarios.Doc("midway-1942")
	if err != nil {
		t.Fatal(err)
	}
	open := func(line string) (engine.Position, error) {
		d := doc
		d.Data = []byte(regexp.MustCompile(`(?m)^turn_days = .*\n`).ReplaceAllString(string(doc.Data), line))
		return systems.Start(d, tables.Embedded())
	}
	for _, c := range []struct{ first, en, de string }{
		{"", "Spring 1942", "Frühling 1942"},
		{`turn_days = ["1942-06-04", "1942-06-05", "1942-06-06"]`, "4 June 1942", "4. Juni 1942"},
		{`turn_days = ["1942-05-04 1942-05-05", "1942-05-06", "1942-05-07"]`, "4–5 May 1942", "4.–5. Mai 1942"},
		{`turn_days = ["1944-02-29 1944-03-03", "1944-03-04", "1944-03-05"]`, "29 February – 3 March 1944", "29. Februar – 3. März 1944"},
		{`turn_days = ["1942-12-16 1943-01-05", "1943-01-06", "1943-01-07"]`, "16 December 1942 – 5 January 1943", "16. Dezember 1942 – 5. Januar 1943"},
		{`turn_days = ["1941-12-07 morning", "1941-12-07 night", "1941-12-08"]`, "7 December 1941, morning", "7. Dezember 1941, morgens"},
	} {
		p, err := open(c.first + "\n")
		if err != nil {
			t.Errorf("%s: %v", c.first, err)
			continue
		}
		for lang, want := range map[string]string{"en": c.en, "de": c.de} {
			words, err := assets.Text(lang)
			if err != nil {
				t.Fatal(err)
			}
			if got := engine.Catalog(words).Word(p.View().Date, nil); got != want {
				t.Errorf("%s in %s: %q, want %q", c.first, lang, got, want)
			}
		}
	}
	for _, days := range []string{`"1942-06-04", "1942-06-05"`, `"1942-06-04", "1942-06-05", "1942-06-05"`, `"1942-06-05", "1942-06-04", "1942-06-06"`,
		`"1942-06-04", "1942-06-05", "1942-06-31"`, `"1942-02-29", "1942-06-05", "1942-06-06"`, `"1942-06-04 1942-06-03", "1942-06-05", "1942-06-06"`,
		`"1942-06-04", "1942-06-05", "1942-06-06 noon"`, `"1942-06-04", "1942-06-05", ""`, `"1942-6-4", "1942-06-05", "1942-06-06"`,
		`"1942-06-04 night", "1942-06-04 morning", "1942-06-06"`, `"1942-06-04", "1942-06-04 morning", "1942-06-06"`} {
		if _, err := open("turn_days = [" + days + "]\n"); err == nil || !strings.Contains(err.Error(), "scenario.turn_days") {
			t.Errorf("%s: %v", days, err)
		}
	}
}

// The scenarios whose turns are days end with the day their dates name.
func TestLastTurnsEndWithTheScenario(t *testing.T) {
	for id, last := range map[string]string{"coral-sea-1942": "10–11 May 1942", "midway-1942": "6 June 1942", "pearl-harbor-1941": "8 December 1941, morning",
		"okinawa-1945": "8–22 June 1945", "guadalcanal-1942": "14–30 November 1942", "market-garden-1944": "23–26 September 1944",
		"crete-1941": "27 May – 1 June 1941", "stalingrad-1942": "6 January – 2 February 1943"} {
		words, err := assets.Text("en")
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for x := range byChance(t, opened(t, id), engine.NewFast(1), mostByChance) {
			got = engine.Catalog(words).Word(x.p.View().Date, nil)
		}
		if got != last {
			t.Errorf("%s: the last turn is called %q, want %q", id, got, last)
		}
	}
}
