package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A game that a keeper carries out, by the command line: each step names what is to be sent and to whom, a side is told what came of its commands, and
// nothing of it lies under one's own passphrase in plain.
func TestAKeeperByTheCommandLine(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	pass := filepath.Join(dir, "red")
	if err := os.WriteFile(pass, []byte("red\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	k, a, b := filepath.Join(dir, "k", "saves"), filepath.Join(dir, "a", "saves"), filepath.Join(dir, "b", "saves")
	sent := regexp.MustCompile(`Send this file[^:]*: (.*)\n`)
	sends := func(told, to string) string {
		t.Helper()
		for _, m := range sent.FindAllStringSubmatch(told, -1) {
			if strings.Contains(m[0], to) {
				return m[1]
			}
		}
		t.Fatalf("nothing is to be sent %s: %s", to, told)
		return ""
	}
	for _, id := range []string{"channel-1940", "wings-two-1901"} {
		if told := ctl(t, exitBad, "mail", "invite", id, "--keeper", "--dir", k); !strings.Contains(told, "no keeper is needed") {
			t.Errorf("%s: %s", id, told)
		}
	}
	invitation := sends(ctl(t, exitGood, "mail", "invite", "midway-1942", "--keeper", "--lock", "--dir", k, "--passphrase-file", pass), "")
	told := ctl(t, exitGood, "mail", "read", invitation, "--side", "1", "--lock", "--dir", a, "--passphrase-file", pass)
	if strings.Contains(told, "people you trust") || !strings.Contains(told, "keeps the game") {
		t.Errorf("%s", told)
	}
	first := sends(told, "")
	second := sends(ctl(t, exitGood, "mail", "read", invitation, "--side", "2", "--dir", b), "")
	ctl(t, exitGood, "mail", "read", first, "--dir", k, "--passphrase-file", pass)
	told = ctl(t, exitGood, "mail", "read", second, "--dir", k, "--passphrase-file", pass)
	begun, letter := sends(told, "any way"), sends(told, "this file to Allies")
	number := regexp.MustCompile(`Number of this game: \d{5}( \d{5}){4}\n`).FindString(told)
	for _, desk := range [][]string{{a, "--passphrase-file", pass}, {b}} {
		if told := ctl(t, exitGood, append([]string{"mail", "read", begun, "--dir"}, desk...)...); number == "" || !strings.Contains(told, number) {
			t.Errorf("the number is another: %s", told)
		}
	}
	if told := ctl(t, exitBad, "mail", "read", letter, "--dir", b); !strings.Contains(told, "sealed to other desks") {
		t.Errorf("side 2 reads the letter to side 1: %s", told)
	}
	ctl(t, exitGood, "mail", "read", letter, "--dir", a, "--passphrase-file", pass)
	letter = keptTurn(t, []string{"--dir", k, "--passphrase-file", pass}, []string{"--dir", a, "--passphrase-file", pass}, sends)
	if told = ctl(t, exitBad, "mail", "read", letter, "--dir", a, "--passphrase-file", pass); !strings.Contains(told, "read before") {
		t.Errorf("%s", told)
	}
	keptCopies(t, b, "2", "1", "can write letters in your name")
	keptCopies(t, a, "1", "2", "under its passphrases", "--passphrase-file", pass)
	for _, desk := range [][]string{{k, "--passphrase-file", pass}, {a, "--passphrase-file", pass}, {b}} {
		if told := ctl(t, exitGood, append([]string{"mail", "list", "--dir"}, desk...)...); !strings.Contains(told, number) || !strings.Contains(told, "Midway") {
			t.Errorf("%s", told)
		}
	}
}

// keptCopies makes copies of the save of a side, which lies in desk: for that side and for its owner alone.
func keptCopies(t *testing.T, desk, own, other, whole string, passphrase ...string) {
	t.Helper()
	saves, err := filepath.Glob(filepath.Join(desk, "*.awaw"))
	if err != nil || len(saves) != 1 {
		t.Fatal(saves, err)
	}
	dir := t.TempDir()
	for who, x := range map[string]struct {
		exit int
		want string
	}{own: {exitGood, "without the keys"}, "me": {exitGood, whole}, other: {exitBad, "A keeper carries"}, "everyone": {exitBad, "A keeper carries"}} {
		out := filepath.Join(dir, "for-"+who+".awaw")
		if told := ctl(t, x.exit, append([]string{"export", saves[0], "--for", who, "--out", out}, passphrase...)...); !strings.Contains(told, x.want) || strings.Contains(told, "every secret") {
			t.Errorf("a copy for %s: %s", who, told)
		}
		text, err := os.ReadFile(out)
		if err != nil {
			continue
		}
		if x.exit != exitGood || who == own && (strings.Contains(string(text), `{"private":`) || strings.Contains(string(text), `"locked"`) || len(passphrase) > 0 && !strings.Contains(string(text), `"sight"`)) {
			t.Errorf("a copy for %s holds what it must not, or not what it must", who)
		}
		if who == own {
			ctl(t, exitGood, "replay", out) // with no passphrase
		} else {
			ctl(t, exitGood, append([]string{"replay", out}, passphrase...)...)
		}
	}
}

// keptTurn gives a command at the desk of a side, sends it to the keeper and reads his answer, which it gives.
func keptTurn(t *testing.T, keeper, desk []string, sends func(told, to string) string) string {
	t.Helper()
	mail := func(exit int, at []string, args ...string) string {
		t.Helper()
		return ctl(t, exit, append(append([]string{"mail"}, args...), at...)...)
	}
	list, err := filepath.Glob(filepath.Join(desk[1], "*.awaw"))
	if err != nil || len(list) != 1 {
		t.Fatal(list, err)
	}
	save, name := list[0], strings.TrimSuffix(filepath.Base(list[0]), ".awaw")
	legal, _, _ := strings.Cut(mail(exitGood, desk, "give", save), "\n")
	if told := mail(exitGood, desk, "give", save, legal); !strings.Contains(told, "Waits to be sent: "+legal) {
		t.Errorf("%s", told)
	}
	if told := mail(exitGood, desk, "give", save, "--back"); strings.Contains(told, "Waits to be sent") {
		t.Errorf("nothing was taken back: %s", told)
	}
	if told := mail(exitGood, desk, "give", save, "--orders", "letby plain"); !strings.Contains(told, "Standing orders: letby plain\n") {
		t.Errorf("%s", told)
	}
	if told := mail(exitGood, desk, "give", save, "--orders", ""); !strings.Contains(told, "No standing orders are left.") {
		t.Errorf("%s", told)
	}
	if told := mail(exitBad, desk, "give", save, "foo", "--orders", "letby plain"); !strings.Contains(told, "Standing orders: letby plain\n") {
		t.Errorf("orders beside a command that is none: %s", told)
	}
	if told := mail(exitBad, desk, "give", save, "--orders", "hope=3"); !strings.Contains(told, "intercept=5…100 last disengage=1…20") {
		t.Errorf("%s", told)
	}
	mail(exitGood, desk, "give", save, legal)
	orders := sends(mail(exitGood, desk, "pack", save, "--words", "well met"), "")
	if told := mail(exitBad, desk, "pack", save); !strings.Contains(told, "keeper's letter is awaited") {
		t.Errorf("a second letter: %s", told)
	}
	if data, err := os.ReadFile(save); err != nil || strings.Contains(string(data), legal) || strings.Contains(string(data), `"sight"`) {
		t.Errorf("the save shows what is under a passphrase: %v", err)
	}
	told := mail(exitGood, keeper, "read", orders)
	if !strings.Contains(told, "well met") {
		t.Errorf("the words are not told: %s", told)
	}
	answer := sends(told, "this file to Allies")
	if again := mail(exitGood, keeper, "again", name); sends(again, "this file to Allies") != answer {
		t.Errorf("%s", again)
	}
	mail(exitBad, keeper, "pack", name)
	mail(exitGood, desk, "read", answer)
	if told = ctl(t, exitUnproved, "verify", save, desk[2], desk[3]); !strings.Contains(told, "veiled") {
		t.Errorf("%s", told)
	}
	return answer
}
