package main

import (
	"bytes"
	"crypto/sha256"
	"fmt"
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

// putter writes small files into a folder, and gives their paths.
func putter(t *testing.T, dir string) func(name, text string) string {
	return func(name, text string) string {
		t.Helper()
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
}

// A journal under passphrases is opened by all of them alone; without them its chain is proved, and that it is locked is told. Published, it
// opens for everybody.
func TestLockedJournals(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	put := putter(t, dir)
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

// What is wrong with a file of passphrases is told with its name: that it is too long, and which line can be none.
func TestFilesOfPassphrases(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	for name, x := range map[string]struct{ text, says string }{
		"long":  {strings.Repeat("a", 64<<10+1), "at most 64 KB"},
		"line":  {"red\n" + strings.Repeat("a", 201) + "\n", "line 2: a passphrase has 1 to 200 characters"},
		"bytes": {"\xff\xfe\n", "line 1 is not written in UTF-8"},
		"short": {"red\n", "expected a line for each side"},
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, []byte(x.text), 0o600); err != nil {
			t.Fatal(err)
		}
		told := ctl(t, exitBad, "play", "channel-1940", "--bots", "random,random", "--quiet", "--journal", path+".awaw", "--lock", "1,2", "--passphrase-file", path)
		if !strings.Contains(told, x.says) || !strings.Contains(told, "--passphrase-file "+path) {
			t.Errorf("%s: %s", name, told)
		}
	}
}

// A locked text that was changed, with the chain made right again, is left out by salvage, and what stands before and behind it is rescued.
func TestSalvageOfLockedDamage(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	phrases, path := filepath.Join(dir, "phrases"), filepath.Join(dir, "whole.awaw")
	if err := os.WriteFile(phrases, []byte("red\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	ctl(t, exitGood, "play", "channel-1940", "--bots", "random,random", "--seed", "3", "--quiet", "--journal", path, "--lock", "1", "--passphrase-file", phrases)
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out bytes.Buffer
	chain, changed := make([]byte, sha256.Size), false
	for line := range bytes.Lines(text) {
		body, _, chained := bytes.Cut(line, []byte(`,"chain":"`))
		switch {
		case bytes.Contains(line, []byte(`"kind":"reveal"`)), bytes.Contains(line, []byte(`"kind":"opened"`)): // as it was before it was over
			continue
		case !chained:
			out.Write(line)
			continue
		case !changed && bytes.HasPrefix(line, []byte(`{"n":4`)) && bytes.Contains(body, []byte(`"locked":"`)):
			at := bytes.LastIndexByte(body, '"') - 40
			body[at] ^= 'A' ^ 'B'
			changed = true
		}
		sum := sha256.Sum256(append(bytes.Clone(chain), body...))
		chain = sum[:]
		fmt.Fprintf(&out, "%s,\"chain\":\"%x\"}\n", body, chain)
	}
	bad := filepath.Join(dir, "bad.awaw")
	if err := os.WriteFile(bad, out.Bytes(), 0o600); err != nil || !changed {
		t.Fatal("nothing was changed", err)
	}
	if told := ctl(t, exitBad, "replay", bad, "--passphrase-file", phrases); !strings.Contains(told, "salvage") {
		t.Errorf("%s", told)
	}
	if told := ctl(t, exitNo, "salvage", bad, "--passphrase-file", phrases); !strings.Contains(told, "bad rescued.awaw") {
		t.Errorf("%s", told)
	}
	ctl(t, exitGood, "replay", filepath.Join(dir, "bad rescued.awaw"), "--passphrase-file", phrases)
}

// Files that are longer than any of their kind are refused before they are read.
func TestLongFiles(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	for name, x := range map[string]struct {
		size int64
		args []string
		says string
	}{
		"zeros.awaw": {200 << 20, []string{"verify"}, "longer than any saved game"},
		"line.awaw":  {20 << 20, []string{"replay"}, "longer than any saved game"},
		"long.awaw":  {200 << 20, []string{"salvage"}, "longer than any saved game"},
		"big.toml":   {200 << 20, []string{"check"}, "longer than any scenario"},
	} {
		path := filepath.Join(dir, name)
		if err := os.WriteFile(path, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Truncate(path, x.size); err != nil {
			t.Fatal(err)
		}
		if told := ctl(t, exitBad, append(x.args, path)...); !strings.Contains(told, x.says) {
			t.Errorf("%s: %s", name, told)
		}
	}
}
