package main

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"awaw/engine/systems"
	"awaw/engine/toys/skerries"
	"awaw/scenarios"
)

// top is the folder of the project.
var top = filepath.Join("..", "..", "..")

// tags finds the flag of a build that asks for tags.
var tags = regexp.MustCompile(`(^|[^-])-tags\b`)

// Nothing of a toy is released: no toy is on the list of systems or scenarios, no program packed for any system leans on one, and no
// file that goes into one, of code or embedded, holds its name or its words.
func TestReleaseHoldsNoToy(t *testing.T) {
	for _, s := range systems.All() {
		if strings.HasPrefix(string(s.ID()), "toy") {
			t.Errorf("%s is on the list of a build without tags", s.ID())
		}
	}
	for _, i := range scenarios.List() {
		if i.System == skerries.ID {
			t.Errorf("the scenario %s is on the list of a build without tags", i.ID)
		}
	}
	read := map[string]bool{}
	for _, x := range targets {
		list := exec.Command("go", "list", "-deps", "-f", `{{.ImportPath}}|{{.Dir}}|{{join .GoFiles " "}} {{join .EmbedFiles " "}}`, "./cmd/awaw", "./cmd/awawctl")
		list.Dir = top
		list.Env = x.build("awawctl", "", "").Env
		out, err := list.Output()
		if err != nil {
			t.Fatalf("%s: %v", x.os, err)
		}
		for line := range strings.Lines(string(out)) {
			part := strings.SplitN(strings.TrimSpace(line), "|", 3)
			if len(part) < 3 || !strings.HasPrefix(part[0], "awaw/") {
				continue
			}
			if strings.HasPrefix(part[0], "awaw/engine/toys") {
				t.Errorf("the programs for %s/%s lean on %s", x.os, x.arch, part[0])
			}
			for _, name := range strings.Fields(part[2]) {
				read[filepath.Join(part[1], name)] = true
			}
		}
	}
	if len(read) < 400 {
		t.Fatalf("only %d files go into the programs: this test looks at the wrong ones", len(read))
	}
	for name := range read {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range []string{string(skerries.ID), "Four Lairds", "Seal the orders", "Befehle versiegeln"} {
			if bytes.Contains(data, []byte(word)) {
				t.Errorf("%s goes into the released programs and holds %q", name, word)
			}
		}
	}
}

// The scripts that build what is released ask for no tags; the toys' own step is the only one that does.
func TestOnlyTheToysStepAsksForTags(t *testing.T) {
	scripts, err := filepath.Glob(filepath.Join(top, "scripts", "*.sh"))
	if err != nil || len(scripts) < 5 {
		t.Fatalf("%d scripts, %v", len(scripts), err)
	}
	for _, name := range append(scripts, filepath.Join(top, "play"), filepath.Join(top, "check"), filepath.Join(top, "Makefile"), "main.go") {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		if filepath.Base(name) != "toys.sh" && tags.Match(data) {
			t.Errorf("%s builds with tags", name)
		}
	}
}
