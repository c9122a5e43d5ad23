package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// letterIn is the one file in a folder of letters whose name ends so.
func letterIn(t *testing.T, saves, ending string) string {
	t.Helper()
	list, err := filepath.Glob(filepath.Join(filepath.Dir(saves), "mails", "*"+ending+".awawmail"))
	if err != nil || len(list) != 1 {
		t.Fatalf("%d letters %s: %v", len(list), ending, err)
	}
	return list[0]
}

// By the command line: a passphrase is asked for when the game begins; the list goes on behind a game that is locked; commands of another side
// are told as that.
func TestMailByTheCommandLine(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	red, none := filepath.Join(dir, "red"), filepath.Join(dir, "none")
	for path, text := range map[string]string{red: "red\n", none: ""} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a, b := filepath.Join(dir, "a", "saves"), filepath.Join(dir, "b", "saves")
	if told := ctl(t, exitBad, "mail", "invite", "midway-1942", "--lock", "--dir", a); !strings.Contains(told, "--passphrase-file") {
		t.Errorf("%s", told)
	}
	if told := ctl(t, exitGood, "mail", "list", "--dir", a); !strings.Contains(told, "No game") {
		t.Errorf("an invitation that failed waits: %s", told)
	}
	if told := ctl(t, exitGood, "mail", "invite", "midway-1942", "--lock", "--dir", a, "--passphrase-file", red); !strings.Contains(told, "people you trust") {
		t.Errorf("that much is hidden is not said: %s", told)
	}
	if told := ctl(t, exitGood, "mail", "again", "Midway: a Point Called Luck", "--dir", a, "--passphrase-file", red); !strings.Contains(told, "what Allies sent first") || !strings.Contains(told, letterIn(t, a, "1-0")) {
		t.Errorf("the invitation once more: %s", told)
	}
	if told := ctl(t, exitGood, "mail", "read", letterIn(t, a, "1-0"), "--dir", b); !strings.Contains(told, "people you trust") || !strings.Contains(told, "the invitation from Allies is accepted") {
		t.Errorf("that much is hidden is not said: %s", told)
	}
	if told := ctl(t, exitBad, "mail", "read", letterIn(t, a, "1-0"), "--dir", b); !strings.Contains(told, "accepted this invitation before") || !strings.Contains(told, letterIn(t, b, "2-0")) {
		t.Errorf("%s", told)
	}
	if told := ctl(t, exitBad, "mail", "read", letterIn(t, b, "2-0"), "--dir", a); !strings.Contains(told, "passphrase") {
		t.Errorf("%s", told)
	}
	number := regexp.MustCompile(`Number of this game: \d{5}( \d{5}){4}\n`)
	here := number.FindString(ctl(t, exitGood, "mail", "read", letterIn(t, b, "2-0"), "--dir", a, "--passphrase-file", red))
	if told := ctl(t, exitGood, "mail", "list", "--dir", b); here == "" || !strings.Contains(told, here) {
		t.Errorf("the desks tell other numbers: %q and %s", here, told)
	}
	theirs, err := filepath.Glob(filepath.Join(b, "*.awaw"))
	if err != nil || len(theirs) != 1 {
		t.Fatal(theirs, err)
	}
	if told := ctl(t, exitGood, "legal", theirs[0]); !strings.Contains(told, "another side is to act") || strings.Contains(told, "Japan: ") || strings.Contains(told, "Allies: ") {
		t.Errorf("what the other side could do is told: %.200s", told)
	}
	page := filepath.Join(dir, "page.html")
	for _, args := range [][]string{{"replay", theirs[0], "--html", page, "--for", "1"}, {"replay", theirs[0], "--for", "Allies"}, {"whatif", theirs[0], "--side", "Allies"},
		{"export", theirs[0], "--for", "1"}} {
		if told := ctl(t, exitBad, args...); !strings.Contains(told, "a desk shows what its own side knows and no other") {
			t.Errorf("%v: %s", args, told)
		}
		if _, err := os.Stat(page); err == nil {
			t.Errorf("%v: the page was written", args)
		}
	}
	ctl(t, exitGood, "replay", theirs[0], "--html", page, "--for", "Japan")
	secondByTheCommandLine(t, dir, a, none)
}

// secondByTheCommandLine begins a game behind one that is locked: the list goes on to it, and commands of another side are told as that.
func secondByTheCommandLine(t *testing.T, dir, a, none string) {
	t.Helper()
	ctl(t, exitGood, "mail", "invite", "wings-two-1901", "--dir", a) // a second game, which is open and comes behind the first
	c := filepath.Join(dir, "c", "saves")
	list, err := filepath.Glob(filepath.Join(dir, "a", "mails", "Across*1-0.awawmail"))
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	ctl(t, exitGood, "mail", "read", list[0], "--dir", c)
	ctl(t, exitGood, "mail", "read", letterIn(t, c, "2-0"), "--dir", a)
	for _, with := range [][]string{nil, {"--passphrase-file", none}} {
		told := ctl(t, exitGood, append([]string{"mail", "list", "--dir", a}, with...)...)
		if !strings.Contains(told, "Midway") || !strings.Contains(told, "Across the Rhine") || !strings.Contains(told, "something to decide here") {
			t.Errorf("%v: %s", with, told)
		}
	}
	for _, text := range []string{"seal", "A mun - sil", "France: seal"} {
		if told := ctl(t, exitBad, "mail", "give", "Across the Rhine, 1901", text, "--dir", c); !strings.Contains(told, "Write the side before it, as in “Germany: ") {
			t.Errorf("%q: %s", text, told)
		}
	}
	if told := ctl(t, exitBad, "mail", "give", "Across the Rhine, 1901", "saul", "--dir", c); !strings.Contains(told, `"saul": expected a province`) {
		t.Errorf("what is no command of anybody: %s", told)
	}
}

// Who is not asked is told whose letter is awaited, whatever he gives; of a misspelt command it is told what is wrong with it.
func TestWhoIsNotAskedByTheCommandLine(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a", "saves"), filepath.Join(dir, "b", "saves")
	ctl(t, exitGood, "mail", "invite", "channel-1940", "--side", "Axis", "--dir", a)
	ctl(t, exitGood, "mail", "read", letterIn(t, a, "1-0"), "--dir", b)
	ctl(t, exitGood, "mail", "read", letterIn(t, b, "2-0"), "--dir", a)
	const game = "The Air War over the Channel"
	for _, text := range []string{"done", "dnoe", "Axis: done"} {
		if told := ctl(t, exitBad, "mail", "give", game, text, "--dir", b); !strings.Contains(told, "Your side has nothing to decide now. A letter of Axis is awaited.") {
			t.Errorf("%q: %s", text, told)
		}
	}
	if told := ctl(t, exitBad, "--lang", "de", "mail", "give", game, "done", "--dir", b); !strings.Contains(told, "Deine Seite hat jetzt nichts zu entscheiden. ") || !strings.Contains(told, "Achse") {
		t.Errorf("%s", told)
	}
	for _, text := range []string{"dnoe", "Axis: dnoe"} {
		if told := ctl(t, exitBad, "mail", "give", game, text, "--dir", a); !strings.Contains(told, `"dnoe" is not a verb; the verbs are airbase, `) {
			t.Errorf("%q: %s", text, told)
		}
	}
	if told := ctl(t, exitBad, "mail", "give", game, "axsi: done", "--dir", a); !strings.Contains(told, `"axsi" is no side here; write one of Axis, Allies`) {
		t.Errorf("%s", told)
	}
}

// One file holds the passphrases of several games by mail: each game takes the line that opens it, in whatever order they stand.
func TestOneFileForSeveralGames(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	a := filepath.Join(dir, "a", "saves")
	all, other := filepath.Join(dir, "all"), filepath.Join(dir, "other")
	for name, id := range map[string]string{"red": "midway-1942", "blue": "channel-1940"} {
		own, b := filepath.Join(dir, name), filepath.Join(dir, "b"+name, "saves")
		if err := os.WriteFile(own, []byte(name+"\n"), 0o600); err != nil {
			t.Fatal(err)
		}
		ctl(t, exitGood, "mail", "invite", id, "--dir", b)
		ctl(t, exitGood, "mail", "read", letterIn(t, b, "1-0"), "--lock", "--dir", a, "--passphrase-file", own)
	}
	for path, text := range map[string]string{all: "green\nred\nblue\n", other: "green\nblue\n"} {
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	for path, open := range map[string]int{all: 2, other: 1} {
		told := ctl(t, exitGood, "mail", "list", "--dir", a, "--passphrase-file", path)
		if n := strings.Count(told, "Number of this game"); n != open || strings.Contains(told, "expected a line") || strings.Count(told, "not the passphrase") != 2-open {
			t.Errorf("%s: %s", filepath.Base(path), told)
		}
	}
}
