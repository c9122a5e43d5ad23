package tables_test

import (
	"fmt"
	"regexp"
	"slices"
	"testing"
	"unicode/utf8"

	"awaw/tables"
)

// ledger mirrors tables/awaw/ledger.toml; docs/rules-coverage.md tells how it is kept.
type ledger struct {
	Clause []struct {
		ID     string   `toml:"id"`
		Topic  string   `toml:"topic"`
		Says   string   `toml:"says"`
		State  string   `toml:"state"`
		Why    string   `toml:"why"`
		Lacks  string   `toml:"lacks"`
		Weight int      `toml:"weight"`
		Needs  []string `toml:"needs"`
	} `toml:"clause"`
}

var topics = []string{"act", "air-supply", "air-transport", "airbases", "basing", "carriers", "construction", "conversion",
	"counterair", "das", "das-interception", "definitions", "displacement", "drm", "employment", "ground-support",
	"interceptors", "inversion", "jets", "kamikaze", "losses", "mixed-losses", "naval-interaction", "operations",
	"partial-counters", "range", "return", "rounds", "spotting", "staging", "strategic", "training", "transport",
	"transport-interception", "uninversion"}

var needs = []string{"control", "diplomacy", "ground", "map", "nation", "naval", "oil", "phase", "production", "research",
	"supply", "sw", "winter"}

func TestLedgerHoldsEveryClauseOnce(t *testing.T) {
	var l ledger
	if err := tables.Embedded().Decode("awaw/ledger.toml", &l); err != nil {
		t.Fatal(err)
	}
	number := regexp.MustCompile(`^1[789]\.\d+[A-K]?(\.\d+)*(-\d+)?$`)
	seen, used := map[string]bool{}, map[string]bool{}
	chapters := map[string]int{}
	for _, c := range l.Clause {
		fault := func(format string, args ...any) { t.Errorf("%s: %s", c.ID, fmt.Sprintf(format, args...)) }
		if seen[c.ID] {
			fault("listed twice")
		}
		seen[c.ID], used[c.Topic] = true, true
		if !number.MatchString(c.ID) {
			fault("not a paragraph of chapters 17 to 19")
			continue
		}
		chapters[c.ID[:2]]++
		if !slices.Contains(topics, c.Topic) {
			fault("unknown topic %q", c.Topic)
		}
		if n := utf8.RuneCountInString(c.Says); n < 10 || n > 140 {
			fault("says %d characters, want 10 to 140", n)
		}
		if !slices.Contains([]string{"in", "later", "out"}, c.State) {
			fault("state %q is none of in, later, out", c.State)
		}
		if (c.State == "in") == (c.Why != "") {
			fault("state %q with why %q: only what is not in has a reason", c.State, c.Why)
		}
		if c.State != "in" && c.Lacks != "" {
			fault("state %q, and it lacks %q: only of what is in a part may be left out", c.State, c.Lacks)
		}
		if c.Weight < 1 || c.Weight > 3 {
			fault("weight %d, want 1 to 3", c.Weight)
		}
		for _, n := range c.Needs {
			if !slices.Contains(needs, n) {
				fault("unknown need %q", n)
			}
		}
	}
	if len(l.Clause) != 677 {
		t.Errorf("%d clauses, want 677", len(l.Clause))
	}
	if want := map[string]int{"17": 267, "18": 344, "19": 66}; chapters["17"] != want["17"] || chapters["18"] != want["18"] || chapters["19"] != want["19"] {
		t.Errorf("clauses by chapter are %v, want %v", chapters, want)
	}
	for _, topic := range topics {
		if !used[topic] {
			t.Errorf("no clause of topic %s", topic)
		}
	}
}
