package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"time"
)

// This file divides the tests into groups, looks once which places each group feels, and runs for a break only those that do, the
// quickest first. A group feels a place where the break would have answered otherwise at least once: up to there the two
// programs have done the same, so a group that never feels a break cannot notice it.

// quick is how long a test may take to be run together with the others like it.
const quick = 100 * time.Millisecond

// unit is a group of tests that is run as one.
type unit struct {
	folder string        // of its program
	tests  string        // what the program is asked
	took   time.Duration // of the processor, with nothing broken
	felt   map[int]bool  // places, by their numbers in the sample
}

var failed = regexp.MustCompile(`(?m)^ *--- FAIL: .*$`)

var told = regexp.MustCompile(`(?m)^ *--- [A-Z]+: (\S+) \((\d+\.\d+)s\)`)

// survey divides the tests of every program that holds some folders, and asks each group what it feels.
func (p *programs) survey(folders []string, limit time.Duration) error {
	for _, folder := range programsOf(folders) {
		pattern := patternOf(folder, folders)
		said, _, err := p.run(unit{folder: folder, tests: pattern}, limit, "-test.v")
		if err != nil {
			return fmt.Errorf("the tests of %s fail before anything is broken; mend them first:\n%s", folder, strings.Join(failed.FindAllString(said, -1), "\n"))
		}
		for _, group := range divide(said) {
			var felt []unit
			for _, tests := range group {
				u, err := p.feel(unit{folder: folder, tests: tests}, limit)
				if err != nil && len(group) > 1 {
					// A part that cannot stand alone is run as a whole.
					whole, _, _ := strings.Cut(tests, "/")
					if u, err = p.feel(unit{folder: folder, tests: whole}, limit); err == nil {
						felt = []unit{u}
						break
					}
				}
				if err != nil {
					return err
				}
				felt = append(felt, u)
			}
			p.units = append(p.units, felt...)
		}
	}
	slices.SortStableFunc(p.units, func(a, b unit) int { return cmp.Compare(a.took, b.took) })
	return nil
}

// patternOf is which tests of a program are asked at all.
func patternOf(program string, folders []string) string {
	for _, f := range folders {
		for _, run := range heldBy(f) {
			switch {
			case run[0] != program:
			case run[0] == f && ownTests != "":
				return ownTests
			case len(run) > 1:
				return strings.TrimPrefix(run[1], "-test.run=")
			}
		}
	}
	return "."
}

// divide makes groups of what a program told of its tests: the quick ones together, the others each alone, in their parts where
// they have some. A group whose parts hang together is one list.
func divide(said string) [][]string {
	var order, small []string
	took, parts := map[string]time.Duration{}, map[string][]string{}
	for _, m := range told.FindAllStringSubmatch(said, -1) {
		top, part, inner := strings.Cut(m[1], "/")
		if inner {
			parts[top] = append(parts[top], part)
			continue
		}
		seconds, _ := strconv.ParseFloat(m[2], 64)
		order, took[top] = append(order, top), time.Duration(seconds*float64(time.Second))
	}
	var out [][]string
	for _, top := range order {
		if took[top] < quick {
			small = append(small, top)
			continue
		}
		leaves := slices.DeleteFunc(slices.Clone(parts[top]), func(a string) bool {
			return slices.ContainsFunc(parts[top], func(b string) bool { return strings.HasPrefix(b, a+"/") })
		})
		group := []string{"^" + top + "$"}
		if len(leaves) > 1 {
			group = nil
			for _, l := range leaves {
				group = append(group, "^"+top+"$/^"+strings.ReplaceAll(regexp.QuoteMeta(l), "/", "$/^")+"$")
			}
		}
		out = append(out, group)
	}
	if len(small) > 0 {
		out = append(out, []string{"^(" + strings.Join(small, "|") + ")$"})
	}
	return out
}

// feel runs a group with nothing broken and notes how long it takes and what it feels.
func (p *programs) feel(u unit, limit time.Duration) (unit, error) {
	dir, err := os.MkdirTemp("", "felt")
	if err != nil {
		return u, err
	}
	defer os.RemoveAll(dir)
	notes := filepath.Join(dir, "felt")
	said, took, err := p.run(u, limit, "", feltName+"="+notes)
	if err != nil {
		return u, fmt.Errorf("%s %s alone: %w\n%s", u.folder, u.tests, err, said)
	}
	u.took, u.felt = took, map[int]bool{}
	lines, err := os.ReadFile(notes)
	if os.IsNotExist(err) {
		return u, nil
	}
	for _, l := range bytes.Fields(lines) {
		k, err := strconv.Atoi(string(l))
		if err != nil {
			return u, err
		}
		u.felt[k] = true
	}
	return u, err
}

// run asks a program for a group of tests and tells what it says and how long the processor took. A group that was timed before may
// take twenty times as long, and what waits for ever is stopped at the limit.
func (p *programs) run(u unit, limit time.Duration, flag string, env ...string) (said string, took time.Duration, err error) {
	ctx, stop := context.WithTimeout(context.Background(), limit)
	defer stop()
	most := limit
	if u.took > 0 {
		most = min(limit, 20*(u.took+time.Second))
	}
	args := []string{"-c", fmt.Sprintf(`ulimit -t %d; exec "$0" "$@"`, int(most.Seconds())+1), p.built[u.folder], "-test.short", "-test.failfast", "-test.run=" + u.tests}
	if flag != "" {
		args = append(args, flag)
	}
	c := exec.CommandContext(ctx, "sh", args...)
	c.Dir, c.Env = u.folder, append(os.Environ(), env...)
	out, err := c.CombinedOutput()
	if c.ProcessState != nil {
		took = c.ProcessState.UserTime() + c.ProcessState.SystemTime()
	}
	return string(out), took, err
}

// try wakes break k, which lies in a folder, and runs the groups that feel it. It tells which one noticed; where none feels it, so.
// Programs that are broken anyhow are asked as a whole with k 0.
func (p *programs) try(folder string, k int, limit time.Duration) (verdict, by string) {
	by = "no test feels it"
	for _, u := range p.units {
		holds := slices.ContainsFunc(heldBy(folder), func(run []string) bool { return run[0] == u.folder })
		if !holds || k > 0 && !u.felt[k] {
			continue
		}
		by = ""
		if _, _, err := p.run(u, limit, "", switchName+"="+strconv.Itoa(k)); err != nil {
			return noticed, path.Join(u.folder, u.tests)
		}
	}
	return survived, by
}
