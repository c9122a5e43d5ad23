package main

import (
	"bytes"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// What is wrong with a journal is told in the words of a player and in the language that is spoken: no key of a roll, no field of a line, no
// name of a package.
func TestFaultsAreWorded(t *testing.T) {
	const played = "../../tests/journals/stranger-1940.awj"
	once := func(old, with string) string {
		done := false
		return forged(t, played, func(l string) string {
			if done || !strings.Contains(l, old) {
				return l
			}
			done = true
			return strings.Replace(l, old, with, 1)
		})
	}
	technical := regexp.MustCompile(`\d/\d+/\d|journal:|engine:|cmd:|expected|⟨|\{\d`)
	english := regexp.MustCompile(`\b(entry|the|of|dice)\b`)
	for _, c := range []struct{ name, file, en, de string }{
		{"a die", once(`"f":[`, `"f":[7,`), "dice", "Würfel"},
		{"dice of another roll", once(`"rolls":[`, `"rolls":[{"key":"9/9/9/9/9.9/9/9/9","d":6,"f":[1]},`), "another roll", "anderen Wurf"},
		{"a command", once(`"cmd":"`, `"cmd":"no `), "no longer take", "nicht mehr an"},
		{"a place", once(`"n":10,"parent":9,`, `"n":10,"parent":8,`), "play stood at", "das Spiel stand aber"},
		{"a digest", once(`"digest":"`, `"digest":"0`), "does not stand as", "steht das Spiel nicht so"},
		{"a number", once(`"n":2,`, `"n":3,`), "Line ", "Zeile "},
	} {
		for lang, says := range map[string]string{"en": c.en, "de": c.de} {
			var out, errs bytes.Buffer
			code := run([]string{"--lang", lang, "verify", c.file}, nil, &out, &errs)
			said := out.String() + errs.String()
			if code != exitNo || !strings.Contains(said, says) || technical.MatchString(said) || lang == "de" && english.MatchString(said) {
				t.Errorf("%s, %s: code %d, nothing says %q in words: %s", c.name, lang, code, says, said)
			}
		}
	}
}

// A copy held against another game is told to be of another game, and that is all.
func TestVerifyWithAnotherGame(t *testing.T) {
	dir := t.TempDir()
	ctl := func(want int, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(append([]string{"--lang", "en"}, args...), nil, &out, &errs); code != want {
			t.Fatalf("%v: code %d, expected %d: %s%s", args, code, want, &out, &errs)
		}
		return out.String()
	}
	one, two, copied := filepath.Join(dir, "one.awaw"), filepath.Join(dir, "two.awaw"), filepath.Join(dir, "copy.awaw")
	ctl(0, "play", "first-morning", "--quiet", "--journal", one)
	ctl(0, "play", "first-morning", "--quiet", "--journal", two)
	ctl(0, "export", one, "--for", "Axis", "--out", copied)
	ctl(0, "verify", copied, "--with", one)
	if said := ctl(1, "verify", copied, "--with", two); strings.Count(said, "\n") != 1 || !strings.Contains(said, "another game") {
		t.Errorf("%s", said)
	}
}
