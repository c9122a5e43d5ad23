package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"awaw/internal/release"
)

// forged writes a journal anew with every chain put right, as somebody does who knows how it is made.
func forged(t *testing.T, from string, change func(line string) string) string {
	t.Helper()
	data, err := os.ReadFile(from)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	var before [32]byte
	for _, l := range strings.Split(strings.TrimSpace(string(data)), "\n") {
		body, _, whole := strings.Cut(l, `,"chain":"`)
		if body = change(body); body == "" {
			continue
		}
		if !whole {
			fmt.Fprintln(&out, body)
			continue
		}
		before = sha256.Sum256(append(before[:], body...))
		fmt.Fprintf(&out, "%s,\"chain\":\"%x\"}\n", body, before)
	}
	path := filepath.Join(t.TempDir(), "game.awaw")
	if err := os.WriteFile(path, out.Bytes(), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// The exit code tells what a journal proves, by every command that asks.
func TestVerifyTellsWhatIsProved(t *testing.T) {
	const played = "../../tests/journals/stranger-1940.awj"
	first := true
	die := func(typed string) func(string) string {
		first = true
		return func(l string) string {
			i := strings.Index(l, `"f":[`)
			if i < 0 || !first {
				return l
			}
			first = false
			i += len(`"f":[`)
			return l[:i-len(`"f":[`)] + typed + `"f":[` + string('1'+(l[i]-'0')%6) + l[i+1:]
		}
	}
	for _, c := range []struct {
		name string
		file string
		code int
		says string
	}{
		{"as played", played, 0, "every die is proved"},
		{"a die changed", forged(t, played, die("")), 1, "do not come from the seed"},
		{"a die marked as typed", forged(t, played, die(`"typed":true,`)), 1, "which no setting allows"},
		{"a command changed", forged(t, played, func(l string) string {
			return strings.Replace(l, `"kind":"command","side":1,"cmd":"`, `"kind":"command","side":1,"cmd":"no `, 1)
		}), 1, "broken"},
		{"the seed taken out", forged(t, played, func(l string) string {
			if strings.Contains(l, `"seed":"`) {
				return ""
			}
			return l
		}), 3, "10 of its 10 rolls are proved by nothing"},
		{"other dice in the header", forged(t, played, func(l string) string { return strings.Replace(l, `"dice":"pcg-xsl-rr/sha256/1"`, `"dice":"other"`, 1) }), 3, "other dice"},
		{"of a newer version", forged(t, played, func(l string) string {
			return strings.Replace(l, `"kind":"keyframe"`, `"kind":"hologram","needs":"9.9"`, 1)
		}), 2, ""},
		{"no journal", "verify_test.go", 2, ""},
	} {
		for _, args := range [][]string{{"verify", c.file}, {"replay", c.file, "--verify"}, {"check", c.file}} {
			if args[0] == "replay" && c.says == "broken" {
				continue // it cannot be stepped through
			}
			var out, errs bytes.Buffer
			if code := run(append([]string{"--lang", "en"}, args...), nil, &out, &errs); code != c.code || !strings.Contains(out.String(), c.says) {
				t.Errorf("%s, %s: code %d, expected %d: %s%s", c.name, args[0], code, c.code, &out, &errs)
			}
		}
	}
}

// The words of both sides are asked for once the commitment is shown, stand in the journal, and are part of what is proved.
func TestPlayWithWords(t *testing.T) {
	file := filepath.Join(t.TempDir(), "g.awaw")
	var out, errs strings.Builder
	if code := run([]string{"play", "first-morning", "--words", "--quiet", "--journal", file}, strings.NewReader("fair winds\nund gute Sicht\n"), &out, &errs); code != exitGood {
		t.Fatalf("code %d: %s", code, errs.String())
	}
	if at, asked := strings.Index(errs.String(), "Commitment"), strings.Index(errs.String(), "words for the dice"); at < 0 || asked < at {
		t.Errorf("it is asked before the commitment is shown: %s", errs.String())
	}
	text, err := os.ReadFile(file)
	if err != nil || strings.Count(string(text), `"kind":"words"`) != 2 {
		t.Fatalf("the journal holds other words: %v", err)
	}
	if want := fmt.Sprintf(`"program":"awaw %s"`, release.Version()); !strings.Contains(string(text), want) {
		t.Errorf("the journal does not hold %s", want)
	}
	out.Reset()
	if code := run([]string{"verify", file}, nil, &out, &errs); code != exitGood {
		t.Errorf("code %d: %s", code, out.String())
	}
}

// A game that rules of today no longer take as it was played is told by its entry, and copied up to there it goes on.
func TestOldGamesThatPart(t *testing.T) {
	const played = "../../tests/journals/crete-1941-commander.awj"
	n := 0
	parted := func(bare bool) string {
		n = 0
		return forged(t, played, func(l string) string {
			if bare && strings.Contains(l, `"private":"position"`) {
				return ""
			}
			if strings.Contains(l, `"kind":"command"`) {
				if n++; n == 5 {
					return regexp.MustCompile(`"cmd":"[^"]*"`).ReplaceAllString(l, `"cmd":"Axis: roll"`)
				}
			}
			return l
		})
	}
	ctl := func(want int, args ...string) string {
		t.Helper()
		var out, errs bytes.Buffer
		if code := run(append([]string{"--lang", "en"}, args...), nil, &out, &errs); code != want {
			t.Fatalf("%v: code %d, expected %d: %s%s", args, code, want, &out, &errs)
		}
		return out.String() + errs.String()
	}
	if said := ctl(1, "verify", parted(false)); !strings.Contains(said, "opens all the same") || !strings.Contains(said, "entry ") || strings.Contains(said, "awaw.") {
		t.Errorf("a later position is written down: %s", said)
	}
	file := parted(true)
	if said := ctl(1, "verify", file); !strings.Contains(said, "awawctl salvage game.awaw") || strings.Contains(said, "awaw.no.") {
		t.Errorf("nothing is written down behind it: %s", said)
	}
	if said := ctl(1, "salvage", file); !strings.Contains(said, "goes on") && !strings.Contains(said, "gone on") {
		t.Errorf("salvage: %s", said)
	}
	ctl(0, "verify", filepath.Join(filepath.Dir(file), "game rescued.awaw"))
}

// Where a journal is damaged, the command that rescues it is named.
func TestDamageNamesTheRescue(t *testing.T) {
	data, err := os.ReadFile("../../tests/journals/stranger-1940.awj")
	if err != nil {
		t.Fatal(err)
	}
	_, headless, _ := bytes.Cut(data, []byte("\n"))
	for _, text := range [][]byte{headless, bytes.Replace(data, []byte(`"n":9`), []byte(`"n":8`), 1)} {
		file := filepath.Join(t.TempDir(), "game.awaw")
		if err := os.WriteFile(file, text, 0o600); err != nil {
			t.Fatal(err)
		}
		for _, verb := range []string{"verify", "check", "replay"} {
			var out, errs bytes.Buffer
			if code := run([]string{verb, file}, nil, &out, &errs); code == 0 || !strings.Contains(out.String()+errs.String(), "awawctl salvage game.awaw") {
				t.Errorf("%s: %d, %s%s", verb, code, &out, &errs)
			}
		}
	}
}

// A line of words that has no end is refused, not swallowed.
func TestEndlessWords(t *testing.T) {
	var out, errs bytes.Buffer
	in := strings.NewReader(strings.Repeat("x", 1<<20))
	if code := run([]string{"--lang", "en", "play", "first-morning", "--words", "--quiet"}, in, &out, &errs); code != exitBad || !strings.Contains(errs.String(), "1 to 200") {
		t.Errorf("%d, %s%s", code, &out, &errs)
	}
}
