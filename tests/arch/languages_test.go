package arch

import (
	"io/fs"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"awaw/assets"
)

// This file holds every translation to the English messages: the same keys in the same files, the same arguments, and
// nothing left in English by oversight.

// translations reads every language but English.
func translations(t *testing.T) (english map[string]string, others map[string]map[string]string) {
	t.Helper()
	others = map[string]map[string]string{}
	for _, lang := range assets.Languages() {
		words, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		if lang == assets.English {
			english = words
		} else {
			others[lang] = words
		}
	}
	if len(english) < 500 || len(others) == 0 {
		t.Fatalf("%d English messages and %d other languages: the test looks at the wrong place", len(english), len(others))
	}
	return english, others
}

// arguments lists the arguments a message shows and those it only counts by, each once.
func arguments(pattern string) (shown, counted []string) {
	for _, m := range place.FindAllStringSubmatch(pattern, -1) {
		n, _, plural := strings.Cut(m[1], "|")
		n, _, _ = strings.Cut(n, "@") // what stands before a name differs by language
		if plural {
			counted = append(counted, n)
		} else {
			shown = append(shown, n)
		}
	}
	slices.Sort(shown)
	slices.Sort(counted)
	return slices.Compact(shown), slices.Compact(counted)
}

// missing names the places where a translation and the English message do not take the same arguments; "" where they do.
// A translation may count by an argument the English message only shows, never by one it does not have.
func missing(english, other string) string {
	shown, counted := arguments(english)
	has, counts := arguments(other)
	for _, m := range place.FindAllStringSubmatch(other, -1) { // a number that is chosen by is shown where a choice holds it: {0|one|# things}
		if n, choices, _ := strings.Cut(m[1], "|"); strings.Contains(choices, "#") && slices.Contains(shown, n) && !slices.Contains(has, n) {
			has = append(has, n)
		}
	}
	slices.Sort(has)
	if !slices.Equal(shown, has) {
		return "expected it to show {" + strings.Join(shown, "}, {") + "}, it shows {" + strings.Join(has, "}, {") + "}"
	}
	for _, n := range counts {
		if !slices.Contains(shown, n) && !slices.Contains(counted, n) {
			return "it counts by {" + n + "}, which the English message does not have"
		}
	}
	for _, m := range place.FindAllStringSubmatch(other, -1) {
		if !placeIs.MatchString(m[1]) {
			return "place {" + m[1] + "}: expected {0}, {0@at}, {0|one|many} or {0|none|one|many}"
		}
	}
	if strings.Count(other, "{") != strings.Count(other, "}") {
		return "braces do not close"
	}
	return ""
}

func TestEveryLanguageHasEveryMessage(t *testing.T) {
	english, others := translations(t)
	for lang, words := range others {
		var faults []string
		for key, en := range english {
			there, ok := words[key]
			switch {
			case !ok:
				faults = append(faults, key+": no words; the English are: "+en)
			case strings.TrimSpace(there) == "" && strings.TrimSpace(en) != "":
				faults = append(faults, key+": expected words, it is empty; the English are: "+en)
			case strings.TrimSpace(there) != there:
				faults = append(faults, key+": begins or ends with a space")
			default:
				if m := missing(en, there); m != "" {
					faults = append(faults, key+": "+m+": "+there)
				}
			}
		}
		for key := range words {
			if _, ok := english[key]; !ok {
				faults = append(faults, key+": is not among the English messages: remove it")
			}
		}
		slices.Sort(faults)
		for _, f := range faults {
			t.Errorf("assets/text/%s: %s", lang, f)
		}
	}
}

// A sentence that is the same in two languages was forgotten. Names and single words may be alike.
func TestNoSentenceIsLeftInEnglish(t *testing.T) {
	english, others := translations(t)
	word := regexp.MustCompile(`\p{L}{2,}`)
	for lang, words := range others {
		for key, there := range words {
			bare := place.ReplaceAllString(there, "")
			if there == english[key] && len(word.FindAllString(bare, -1)) > 2 {
				t.Errorf("assets/text/%s: %s is still English: %s", lang, key, there)
			}
		}
	}
}

// A translator finds each message in the file of the same name.
func TestLanguagesHaveTheSameFiles(t *testing.T) {
	keys := regexp.MustCompile(`(?m)^"([^"]+)"`)
	list := func(lang string) map[string]string {
		names, err := fs.Glob(assets.FS(), path.Join("text", lang, "*.toml"))
		if err != nil {
			t.Fatal(err)
		}
		in := map[string]string{}
		for _, name := range names {
			data, err := fs.ReadFile(assets.FS(), name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range keys.FindAllStringSubmatch(string(data), -1) {
				in[m[1]] = path.Base(name)
			}
		}
		return in
	}
	english := list(assets.English)
	for _, lang := range assets.Languages() {
		for key, file := range list(lang) {
			if want := english[key]; want != "" && want != file {
				t.Errorf("assets/text/%s/%s: %s stands in %s of English; move it there", lang, file, key, want)
			}
		}
	}
}

// What the comparison of places must catch.
func TestPlacesAreCompared(t *testing.T) {
	for _, c := range []struct {
		en, other string
		good      bool
	}{
		{"{0} of {1}", "von {1}: {0}", true},
		{"{0} {0|unit|units}", "{0} {0|Einheit|Einheiten}", true},
		{"{0} {0|unit|units}", "{0} Luft", true},
		{"{0} factors", "{0} {0|Faktor|Faktoren}", true},
		{"{0} factors", "{0|ein Faktor|# Faktoren}", true},
		{"{0} factors", "{0|ein Faktor|viele Faktoren}", false},
		{"{1|he|they} fly {0}", "{0} {1|fliegt|fliegen}", true},
		{"{0} of {1}", "{0}", false},
		{"{0}", "{0} und {1}", false},
		{"{0} {0|unit|units}", "{0|Einheit|Einheiten}", false},
		{"{0}", "{0} {1|a|b}", false},
		{"{0}", "{0} {0|a|b|c|d}", false},
		{"{0}", "{0} {", false},
	} {
		if got := missing(c.en, c.other); (got == "") != c.good {
			t.Errorf("%q against %q: %q", c.other, c.en, got)
		}
	}
}
