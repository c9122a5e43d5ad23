package awaw_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/rulebook"
	"awaw/tables"
)

// Every row of the table of verbs is whole: a word of its own, a form that notation knows, a paragraph of the ledger or of a chapter
// outside it, words in both languages, a list, a refusal and a deed.
func TestRowsOfVerbs(t *testing.T) {
	rows, faults := awaw.Rows()
	for _, f := range faults {
		t.Error(f)
	}
	book, err := rulebook.Open(tables.Embedded(), "awaw")
	if err != nil {
		t.Fatal(err)
	}
	texts := map[string]engine.Catalog{}
	for _, lang := range []string{"en", "de"} {
		if texts[lang], err = assets.Text(lang); err != nil {
			t.Fatal(err)
		}
	}
	form := regexp.MustCompile(`^[_cguhfxasnFNtp]*\??$`)
	words := map[string]bool{}
	for _, r := range rows {
		if r.Word == "" || words[r.Word] || r.Word != strings.ToLower(r.Word) || strings.ContainsAny(r.Word, " \"#:") {
			t.Errorf("%q is no word, or stands twice", r.Word)
		}
		words[r.Word] = true
		if refs := strings.Trim(strings.ReplaceAll(strings.ReplaceAll(r.Form, "n", ""), "F", ""), "?"); !form.MatchString(r.Form) || len(refs) > 3 {
			t.Errorf("%s: form %q is not one that notation reads", r.Word, r.Form)
		}
		if chapter, _, _ := strings.Cut(string(r.Cite), "."); chapter == "17" || chapter == "18" || chapter == "19" {
			if !slices.ContainsFunc(book.Clauses, func(c rulebook.Clause) bool { return rulebook.Under(c.ID, string(r.Cite)) }) {
				t.Errorf("%s: the ledger has no paragraph %s", r.Word, r.Cite)
			}
		} else if r.Cite == "" {
			t.Errorf("%s: no paragraph", r.Word)
		}
		key, fields, _ := strings.Cut(r.Says, " ")
		if strings.Trim(fields, "ABCN") != "" {
			t.Errorf("%s: %q speaks of fields a command does not have", r.Word, r.Says)
		}
		for lang, words := range texts {
			if _, ok := words["awaw.tell."+key]; !ok {
				t.Errorf("%s: awaw.tell.%s has no words in %s", r.Word, key, lang)
			}
		}
	}
}

// Over random play: what is listed is what the table's refusals let through, no verb is let through in a moment that its row does not
// have, notation reads what it writes, and every command has a name.
func TestLegalIsWhatTheTableAllows(t *testing.T) {
	rows, _ := awaw.Rows()
	seen, moments := map[engine.Verb]bool{}, map[int]bool{}
	for _, id := range []string{"midway-1942", "okinawa-1945", "pearl-harbor-1941", "europe-1943", "malta-1942", "crete-1941", "market-garden-1944", "stalingrad-1942", "guadalcanal-1942"} {
		for _, typed := range []string{"false", "true"} {
			kit, doc := published(t, id)
			kit.Options = map[string]string{"ask_ground": typed, "ask_sea": typed, "ask_bombing": typed}
			start, err := awaw.Rules{}.Setup(kit, doc)
			if err != nil {
				t.Fatal(err)
			}
			for x := range byChance(t, start, engine.NewFast(5), 700) {
				q, legal, c := x.p, x.legal, x.c
				moments[q.Moment()] = true
				for i := 0; i < len(legal); i += 1 + len(legal)/40 {
					d := legal[i]
					seen[d.Verb] = true
					if cite, why := q.Refusal(d); why != "" {
						t.Fatalf("%s: %s is listed and refused by %s (%s)", id, awaw.Rules{}.FormatCommand(q, d), cite, why)
					}
					if !q.Offered(d.Verb) {
						t.Fatalf("%s: %s is listed in a moment its row does not have", id, awaw.Rules{}.FormatCommand(q, d))
					}
					line := awaw.Rules{}.FormatCommand(q, d)
					if back, err := (awaw.Rules{}).ParseCommand(q, line); err != nil || back != d {
						t.Fatalf("%s: %q is read as %v (%v), not as %v", id, line, back, err, d)
					}
					if q.Tell(d).Name.Key == "" {
						t.Fatalf("%s: %q has no name", id, line)
					}
				}
				for _, r := range rows {
					for _, d := range []engine.Command{{Side: c.Side, Verb: r.Verb}, {Side: c.Side, Verb: r.Verb, A: c.A, B: c.B, C: c.C, N: c.N}, {Side: c.Side, Verb: r.Verb, A: c.A, B: c.B}} {
						_, listed := slices.BinarySearchFunc(legal, d, engine.Command.Compare)
						if _, why := q.Refusal(d); listed != (why == "") {
							t.Fatalf("%s: listed %v, refused %q: %s", id, listed, why, awaw.Rules{}.FormatCommand(q, d))
						}
					}
				}
			}
		}
	}
	if len(seen) < 56 || len(moments) < 45 {
		t.Errorf("only %d verbs and %d moments came up: too few to tell", len(seen), len(moments))
	}
	t.Logf("%d verbs of %d, %d moments", len(seen), len(rows), len(moments))
}
