// Program mutants breaks the rule code in one small place at a time and runs the tests: a break that no test notices is a
// clause that nobody guards. It lists such survivors by the paragraph the code names.
//
// The tree is never written to: changed files reach the compiler as an overlay. Verdicts are kept in a file of JSON lines, so
// that a long run can be stopped and started again; a verdict counts as long as its file is unchanged.
package main

import (
	"flag"
	"fmt"
	"math/rand/v2"
	"os"
	"os/exec"
	"path"
	"slices"
	"strings"
	"time"
)

func main() {
	packages := flag.String("packages", "engine/awaw,aircombat,units", "folders of the code to break, with commas between")
	n := flag.Int("n", 40, "how many places to try in this run; 0: all that are left")
	seed := flag.Uint64("seed", 1, "which sample: the same seed draws the same places in the same order")
	limit := flag.Duration("timeout", 3*time.Minute, "how long the tests of one place may take; a test that hangs has noticed")
	state := flag.String("state", ".cache/mutants.jsonl", "file of verdicts")
	files := flag.String("files", "", "break only files whose names begin with one of these, with commas between")
	flag.Parse()
	if err := run(strings.Split(*packages, ","), strings.Split(*files, ","), *n, *seed, *limit, *state); err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(2)
	}
}

func run(packages, files []string, n int, seed uint64, limit time.Duration, state string) error {
	var all []site
	for _, p := range packages {
		found, err := sitesOf(p)
		if err != nil {
			return err
		}
		for _, s := range found {
			if slices.ContainsFunc(files, func(f string) bool { return strings.HasPrefix(path.Base(s.file), f) }) {
				all = append(all, s)
			}
		}
	}
	if err := sound(packages, limit); err != nil {
		return err
	}
	done, err := readVerdicts(state)
	if err != nil {
		return err
	}
	order := rand.New(rand.NewPCG(seed, 0)).Perm(len(all))
	tried := 0
	for _, i := range order {
		s := all[i]
		if done[s.id()] != "" {
			continue
		}
		if n > 0 && tried == n {
			break
		}
		tried++
		verdict, err := try(s, limit)
		if err != nil {
			return err
		}
		if err := keep(state, s.id(), verdict); err != nil {
			return err
		}
		done[s.id()] = verdict
		fmt.Fprintf(os.Stderr, "%4d %-9s %s\n", tried, verdict, s)
	}
	commit, _ := exec.Command("git", "describe", "--always", "--dirty").Output()
	fmt.Print(table(all, done, strings.TrimSpace(string(commit))))
	return nil
}
