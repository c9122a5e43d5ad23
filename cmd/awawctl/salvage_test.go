package main

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// What is lost of a save by the thousand lines is listed to a screen's length and counted; so are pieces of lines that are passed over.
func TestLostLinesAreCounted(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	whole := filepath.Join(dir, "whole.awaw")
	ctl(t, exitGood, "play", "first-raid", "--bots", "random,random", "--seed", "3", "--quiet", "--journal", whole)
	text, err := os.ReadFile(whole)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(text, []byte{'\n'})
	junk := bytes.Repeat([]byte("[1]\n"), 3000)
	for name, x := range map[string]struct {
		lines [][]byte
		exit  int
		says  []string
	}{
		"behind":  {[][]byte{text, junk}, exitNo, []string{"is damaged"}},
		"between": {append([][]byte{bytes.Join(lines[:4], nil), junk}, lines[4:]...), exitNo, []string{"is damaged"}},
		"twice":   {[][]byte{text, bytes.Repeat(lines[3], 3000)}, exitNo, []string{"is damaged"}},
		"some":    {[][]byte{text, junk[:4*50]}, exitGood, []string{"ends early", "50 lines of this save hold nothing", "Every promise of this journal holds"}},
	} {
		path := filepath.Join(dir, name+".awaw")
		if err := os.WriteFile(path, bytes.Join(x.lines, nil), 0o600); err != nil {
			t.Fatal(err)
		}
		told := ctl(t, x.exit, "verify", path)
		for _, says := range x.says {
			if !strings.Contains(told, says) {
				t.Errorf("verify %s: %s", name, told)
			}
		}
		if x.exit == exitGood {
			continue
		}
		told = ctl(t, exitNo, "salvage", path)
		if n := strings.Count(told, name+".awaw:"); n != mostListed || !strings.Contains(told, "And 29") || !strings.Contains(told, " lines more.") || len(told) > 10_000 {
			t.Errorf("salvage %s: %d lines are listed: %.2000s", name, n, told)
		}
		if told := ctl(t, exitGood, "verify", filepath.Join(dir, name+" rescued.awaw")); !strings.Contains(told, "Every promise of this journal holds") {
			t.Errorf("what was rescued of %s: %s", name, told)
		}
	}
}
