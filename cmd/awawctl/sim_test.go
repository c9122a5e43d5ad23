package main

import (
	"bytes"
	"encoding/csv"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"testing"
	"time"
)

// run0 runs the program and gives what it printed; it fails on any exit code but 0.
func run0(t *testing.T, args ...string) string {
	t.Helper()
	var out, errs bytes.Buffer
	if code := run(args, strings.NewReader(""), &out, &errs); code != exitGood {
		t.Fatalf("%q ends with code %d: %s", args, code, errs.String())
	}
	return out.String()
}

// A line of games.csv is enough to play the very game again.
func TestGameOfAStudyIsPlayedAgain(t *testing.T) {
	dir := t.TempDir()
	run0(t, "sim", "channel-1940", "--games", "3", "--bots", "pilot,cadet", "--nodes", "90", "--out", dir, "--quiet")
	f, err := os.Open(filepath.Join(dir, "games.csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil || len(rows) != 4 {
		t.Fatalf("%d rows, %v", len(rows), err)
	}
	column := map[string]int{}
	for i, name := range rows[0] {
		column[name] = i
	}
	for _, row := range rows[1:] {
		at := func(name string) string { return row[column[name]] }
		said := run0(t, "play", "channel-1940", "--bots", "pilot,cadet", "--nodes", "90", "--seed", at("seed"), "--quiet")
		if want := at("result") + ": " + at("points_axis") + " points against " + at("points_allies"); !strings.Contains(said, want) {
			t.Errorf("game %s: played again it says %q; the study has %q", at("game"), strings.TrimSpace(said), want)
		}
	}
}

// What a side has decided is given as far as it still may be: a step that ended of itself does not end the game.
func TestPlayGoesOnWherePlansEndEarly(t *testing.T) {
	for _, seed := range []string{"2", "4"} {
		if said := run0(t, "play", "manchuria-1945", "--bots", "pilot,pilot", "--seed", seed, "--quiet"); !strings.Contains(said, "Victory for the") {
			t.Errorf("seed %s: it says %q", seed, strings.TrimSpace(said))
		}
	}
}

// A game between bots there are none of, or too few, or too many, is refused before there is a journal in the way of the next try.
func TestPlayChecksItsBotsFirst(t *testing.T) {
	for _, c := range [][2]string{{"random,fool", `bot "fool" is not known`}, {"random", "has 2 sides (Axis, Allies)"}, {"random,random,random", "has 2 sides"}} {
		journal := filepath.Join(t.TempDir(), "game.awaw")
		var errs bytes.Buffer
		args := []string{"play", "channel-1940", "--bots", c[0], "--seed", "3", "--journal", journal, "--quiet"}
		if code := run(args, strings.NewReader(""), io.Discard, &errs); code != exitBad || !strings.Contains(errs.String(), c[1]) {
			t.Errorf("%s: code %d, %s", c[0], code, errs.String())
		}
		if _, err := os.Stat(journal); err == nil {
			t.Errorf("%s: it leaves a journal behind", c[0])
		}
	}
	var errs bytes.Buffer
	args := []string{"ladder", "channel-1940", "--first", "random", "--second", "random,fool", "--games", "1"}
	if code := run(args, strings.NewReader(""), io.Discard, &errs); code != exitBad || !strings.HasPrefix(errs.String(), `awawctl: bot "fool"`) {
		t.Errorf("a pair nobody knows: code %d, %s", code, errs.String())
	}
}

// The script both kinds of cluster run finds its number, and plays what one run plays.
func TestPartScript(t *testing.T) {
	sh, err := exec.LookPath("sh")
	if err != nil || runtime.GOOS == "windows" {
		t.Skip("no sh here; the script is for clusters")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "awawctl") // this test program behaves as the command of that name
	if err := os.Symlink(self, program); err != nil {
		t.Fatal(err)
	}
	part := func(extra string, args ...string) ([]byte, error) {
		c := exec.Command(sh, append([]string{"../../scripts/jobs/part.sh"}, args...)...)
		c.Env = append(os.Environ(), "AWAWCTL="+program, "SCENARIO=first-morning", "BOTS=random,random", "GAMES=7", "SEED=2", "SHARDS=3", "OUT="+dir, extra)
		return c.CombinedOutput()
	}
	for _, c := range []struct {
		extra string
		args  []string
	}{{"SLURM_ARRAY_TASK_ID=1", nil}, {"JOB_COMPLETION_INDEX=1", nil}, {"X=", []string{"3"}}} {
		if out, err := part(c.extra, c.args...); err != nil {
			t.Fatalf("%s %q: %v\n%s", c.extra, c.args, err, out)
		}
	}
	if out, err := part("X="); err == nil || !bytes.Contains(out, []byte("which part")) {
		t.Errorf("without a number: %v, %s", err, out)
	}
	parts := []string{filepath.Join(dir, "part-1"), filepath.Join(dir, "part-2"), filepath.Join(dir, "part-3")}
	c := exec.Command(program, append([]string{"sim", "merge", "--out", filepath.Join(dir, "whole")}, parts...)...)
	if out, err := c.CombinedOutput(); err != nil || !bytes.Contains(out, []byte("of 7")) {
		t.Errorf("%v\n%s", err, out)
	}
}

// An interrupt ends a study with code 1 and keeps what is finished; the same command goes on to the same end.
func TestInterruptKeepsFinishedGames(t *testing.T) {
	if runtime.GOOS == "windows" {
		t.Skip("no interrupts to send here")
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "awawctl")
	if err := os.Symlink(self, program); err != nil {
		t.Fatal(err)
	}
	study := func(out string) *exec.Cmd {
		return exec.Command(program, "sim", "channel-1940", "--games", "16", "--bots", "break,stand", "--workers", "2", "--out", filepath.Join(dir, out))
	}
	c := study("stopped")
	var errs bytes.Buffer
	c.Stderr = &errs
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	log := filepath.Join(dir, "stopped", "games.log")
	for range 6000 {
		if info, err := os.Stat(log); err == nil && info.Size() > 0 {
			break
		}
		time.Sleep(5 * time.Millisecond)
	}
	if err := c.Process.Signal(os.Interrupt); err != nil {
		t.Fatal(err)
	}
	if err := c.Wait(); c.ProcessState.ExitCode() != exitNo || !strings.Contains(errs.String(), "the same command goes on") {
		t.Fatalf("interrupted, it ends with %v: %s", err, errs.String())
	}
	first, err := os.ReadFile(log)
	if err != nil || len(first) == 0 {
		t.Fatalf("nothing is kept: %v", err)
	}
	for _, out := range []string{"stopped", "whole"} {
		if said, err := study(out).CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, said)
		}
	}
	if after, _ := os.ReadFile(log); !bytes.HasPrefix(after, first) {
		t.Error("going on changed what was kept")
	}
	a, _ := os.ReadFile(filepath.Join(dir, "stopped", "games.csv"))
	b, _ := os.ReadFile(filepath.Join(dir, "whole", "games.csv"))
	if len(a) == 0 || !bytes.Equal(a, b) {
		t.Error("stopped and gone on with, the study has other games than in one run")
	}
}
