package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// ctl runs a command line and gives what it told.
func ctl(t *testing.T, want int, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run(args, strings.NewReader(""), &out, &errs); code != want {
		t.Fatalf("%v: exit %d, want %d\n%s%s", args, code, want, out.String(), errs.String())
	}
	return out.String() + errs.String()
}

// A journal under passphrases is opened by all of them alone; without them its chain is proved, and that it is locked is told. Published, it
// opens for everybody.
func TestLockedJournals(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	put := func(name, text string) string {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	right, wrong, short := put("right", "red\nblue\r\n"), put("wrong", "red\ngreen\n"), put("short", "red\n")
	whole := filepath.Join(dir, "whole.awaw")
	if told := ctl(t, exitGood, "play", "channel-1940", "--bots", "random,random", "--seed", "3", "--quiet", "--journal", whole, "--lock", "1,2", "--passphrase-file", right); !strings.Contains(told, "forgotten") {
		t.Errorf("what a forgotten passphrase means is not told: %s", told)
	}
	ctl(t, exitGood, "verify", whole) // it is over
	text, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	at := bytes.Index(text, []byte(`,"kind":"reveal"`))
	at = bytes.LastIndexByte(text[:at], '\n') + 1
	begun := put("begun.awaw", string(text[:at]))

	if told := ctl(t, exitUnproved, "verify", begun); !strings.Contains(told, "locked") || !strings.Contains(told, "unbroken chain") {
		t.Errorf("%s", told)
	}
	for _, file := range []string{wrong, short, filepath.Join(dir, "none")} {
		ctl(t, exitBad, "replay", begun, "--passphrase-file", file)
	}
	for _, args := range [][]string{{"replay", begun}, {"legal", begun}, {"export", begun, "--for", "1"}, {"unlock", begun}} {
		if told := ctl(t, exitBad, args...); !strings.Contains(told, "passphrases of 2 sides") {
			t.Errorf("%v: %s", args, told)
		}
	}
	for _, x := range []struct{ file, says string }{{begun, "under its passphrases"}, {whole, "every secret"}} {
		if told := ctl(t, exitGood, "export", x.file, "--for", "me", "--out", filepath.Join(dir, "mine of "+filepath.Base(x.file))); !strings.Contains(told, x.says) {
			t.Errorf("%s for oneself: %s", x.file, told)
		}
	}
	ctl(t, exitGood, "verify", begun, "--passphrase-file", right)
	ctl(t, exitGood, "replay", begun, "--passphrase-file", right)
	damaged := put("damaged.awaw", strings.Replace(string(text[:at]), `"kind":"keyframe"`, `"kind":"kayframe"`, 1))
	ctl(t, exitBad, "salvage", damaged)
	if left, err := filepath.Glob(filepath.Join(dir, "*rescued*")); err != nil || len(left) > 0 {
		t.Errorf("a save that could not be opened was copied: %v, %v", left, err)
	}
	if told := ctl(t, exitNo, "salvage", damaged, "--passphrase-file", right); !strings.Contains(told, "rescued") {
		t.Errorf("%s", told)
	}
	headless := put("headless.awaw", strings.Replace(string(text[:at]), `[scenario]`, `[scemario]`, 1))
	if !bytes.Contains(text[:at], []byte(`[scenario]`)) {
		headless = put("headless.awaw", strings.Replace(string(text[:at]), `id = `, `ib = `, 1))
	}
	ctl(t, exitGood, "salvage", headless)
	ctl(t, exitGood, "unlock", begun, "--passphrase-file", right)
	ctl(t, exitGood, "replay", begun)
}
