package assets_test

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// Ways of speaking to the player as a stranger: within a sentence, or at its head as an invitation.
var distant = regexp.MustCompile(`[a-zäöüß,;–] (Sie|Ihr|Ihre[nmrs]?|Ihnen)\b|(^|["„.!?:] ?)[A-ZÄÖÜ][a-zäöüß]+en Sie\b`)

// otherWords are words that German has beside the one in use, which then stands in the glossary.
var otherWords = map[string]string{"Luftpatrouille": "Jagdschutz", "Luftschlag": "Gegenluft", "invertiert": "umgedreht"}

// German speaks to the player in one way, with du, in the program and in the scenarios' own words, and has one word for a thing.
func TestGermanSpeaksOneWay(t *testing.T) {
	files, err := filepath.Glob("text/de/*.toml")
	if err != nil || len(files) < 20 {
		t.Fatal(files, err)
	}
	deep, err := filepath.Glob("text/de/rules/*/*.toml")
	if err != nil {
		t.Fatal(err)
	}
	scenarios, err := filepath.Glob("../scenarios/*/*.toml")
	if err != nil || len(scenarios) < 16 {
		t.Fatal(scenarios, err)
	}
	lines := 0
	for _, file := range append(append(files, deep...), scenarios...) {
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		german := !strings.HasPrefix(file, "..")
		for i, line := range strings.Split(string(data), "\n") {
			if !german && strings.HasPrefix(line, "[") {
				german = line == "[words.de]"
				continue
			}
			if !german || strings.HasPrefix(line, "#") {
				continue
			}
			lines++
			if found := distant.FindString(line); found != "" {
				t.Errorf("%s:%d: German says du, not %q: %s", file, i+1, found, line)
			}
			for word, instead := range otherWords {
				if strings.Contains(line, word) {
					t.Errorf("%s:%d: %s is called %s: %s", file, i+1, word, instead, line)
				}
			}
		}
	}
	if lines < 3000 {
		t.Errorf("only %d lines were read", lines)
	}
}
