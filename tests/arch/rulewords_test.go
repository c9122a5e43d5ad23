package arch

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine/systems"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// This file holds the words that other languages have for the clauses and readings of the rules: every one has them, none is left over
// of a clause that is gone, and no number was lost on the way.

// ruled lists the folders of rule values that have a ledger.
func ruled(t *testing.T) []string {
	t.Helper()
	var out []string
	for _, name := range tables.Embedded().Names() {
		if folder, found := strings.CutSuffix(name, "/ledger.toml"); found {
			out = append(out, folder)
		}
	}
	if len(out) < 4 {
		t.Fatalf("ledgers in %v only: the test looks at the wrong place", out)
	}
	return out
}

var figures = regexp.MustCompile(`\d+`)

// ruleFaults names what is wrong with a language's words for a book.
func ruleFaults(wanted, words map[string]string) (faults []string) {
	sorted := func(s string) []string { return slices.Sorted(slices.Values(figures.FindAllString(s, -1))) }
	for key, english := range wanted {
		there, ok := words[key]
		switch {
		case !ok || strings.TrimSpace(there) == "":
			faults = append(faults, key+": no words; the English are: "+english)
		case there == english:
			faults = append(faults, key+": is still English: "+there)
		case strings.TrimSpace(there) != there:
			faults = append(faults, key+": begins or ends with a space")
		case !slices.Equal(sorted(english), sorted(there)):
			faults = append(faults, key+": expected the numbers "+strings.Join(sorted(english), " ")+": "+there)
		}
	}
	for key := range words {
		if _, ok := wanted[key]; !ok {
			faults = append(faults, key+": is of no clause or reading: remove it")
		}
	}
	slices.Sort(faults)
	return faults
}

func TestEveryClauseHasWordsInEveryLanguage(t *testing.T) {
	for _, lang := range assets.Languages() {
		if lang == assets.English {
			continue
		}
		for _, folder := range ruled(t) {
			b, err := rulebook.Open(tables.Embedded(), folder)
			if err != nil {
				t.Fatal(err)
			}
			words, err := assets.Rules(lang, folder)
			if err != nil {
				t.Fatal(err)
			}
			wanted := b.Wanted()
			faults := ruleFaults(wanted, words)
			for _, f := range faults {
				t.Errorf("assets/text/%s/rules/%s: %s", lang, folder, f)
			}
			t.Logf("%s, %s: %d of %d texts have words", folder, lang, len(wanted)-len(faults), len(wanted))
		}
		entries, err := fs.ReadDir(assets.FS(), path.Join("text", lang, "rules"))
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if !slices.Contains(ruled(t), e.Name()) {
				t.Errorf("assets/text/%s/rules/%s is of no rule system: remove it", lang, e.Name())
			}
		}
	}
}

// The systems that lie elsewhere have their words with them.
func TestClausesOfSystemsBesideHaveWords(t *testing.T) {
	set := systems.Tables()
	for _, s := range systems.All() {
		b, err := rulebook.Open(set, s.Folder())
		if err != nil {
			t.Fatal(err)
		}
		for _, lang := range assets.Languages() {
			words, err := systems.RuleWords(set, s, lang)
			if err != nil {
				t.Fatal(err)
			}
			if lang == assets.English {
				continue
			}
			for _, f := range ruleFaults(b.Wanted(), words) {
				t.Errorf("%s, %s: %s", s.ID(), lang, f)
			}
		}
	}
}

// What the comparison must catch.
func TestRuleWordsAreCompared(t *testing.T) {
	for _, c := range []struct {
		key, words string
		good       bool
	}{
		{"1.1", "Drei von 5 fliegen.", true},
		{"1.1", "Three of 5 fly.", false},
		{"1.1", "Drei von 6 fliegen.", false},
		{"1.1", "Drei fliegen.", false},
		{"1.1", "", false},
		{"1.2", "Drei von 5 fliegen.", false},
	} {
		if got := ruleFaults(map[string]string{"1.1": "Three of 5 fly."}, map[string]string{c.key: c.words}); (len(got) == 0) != c.good {
			t.Errorf("%s = %q: %q", c.key, c.words, got)
		}
	}
}

// refusedOrProved are the messages that refuse something or prove it, by how their keys are written.
var refusedOrProved = map[string]*regexp.Regexp{
	"refusals of games":     regexp.MustCompile(`^[a-z]+\.no\.`),
	"refusals of the hand":  regexp.MustCompile(`^(diplomacy\.fault|game\.refused|save)\.`),
	"errors":                regexp.MustCompile(`^fault\.`),
	"proofs of Diplomacy":   regexp.MustCompile(`^diplomacy\.why\.`),
	"odds and battles told": regexp.MustCompile(`^((realism|supremacy)\.|ctl\.odds\.|ctl\.naval\.)`),
}

// Every refusal and every proof has words of its own in every language: none is missing, none is the English one.
func TestRefusalsAndProofsHaveWordsOfTheirOwn(t *testing.T) {
	english, others := translations(t)
	words := regexp.MustCompile(`\p{L}{3,}`)
	for lang, there := range others {
		for kind, shape := range refusedOrProved {
			count := 0
			for key, en := range english {
				if !shape.MatchString(key) {
					continue
				}
				count++
				if strings.TrimSpace(there[key]) == "" || there[key] == en && len(words.FindAllString(place.ReplaceAllString(en, ""), -1)) > 1 {
					t.Errorf("assets/text/%s: %s has no words of its own: %q", lang, key, there[key])
				}
			}
			if count < 5 {
				t.Errorf("%d %s: the test looks at the wrong place", count, kind)
			}
			t.Logf("%s: %d %s", lang, count, kind)
		}
	}
}
