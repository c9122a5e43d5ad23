package main

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
)

// This file builds the test programs with the breaks in them.

// programs are the test programs with a sample in them, by the folder they run in, and the number of each place in it.
type programs struct {
	built map[string]string // folder to program
	units []unit
}

func foldersOf(sample []site) []string {
	var out []string
	for _, s := range sample {
		if d := path.Dir(s.file); !slices.Contains(out, d) {
			out = append(out, d)
		}
	}
	slices.Sort(out)
	return out
}

// overlay writes the files with a sample in them.
func (p *programs) overlay(dir string, sample []site, kinds map[string]string) (string, error) {
	texts := map[string]string{}
	for _, folder := range foldersOf(sample) {
		texts[folder+"/mutant_switches.go"] = fmt.Sprintf(switches, path.Base(folder), len(sample))
	}
	for i, s := range sample {
		if slices.ContainsFunc(sample[:i], func(o site) bool { return o.file == s.file }) {
			continue
		}
		src, err := os.ReadFile(s.file)
		if err != nil {
			return "", err
		}
		texts[s.file] = weave(src, sample, s.file, kinds)
	}
	return overlayOf(dir, texts)
}

// overlayOf writes files as they are to be read and the list of them for the compiler.
func overlayOf(dir string, texts map[string]string) (string, error) {
	replace := map[string]string{}
	for name, text := range texts {
		whole, err := filepath.Abs(name)
		if err != nil {
			return "", err
		}
		file := filepath.Join(dir, strings.ReplaceAll(name, "/", "_"))
		replace[whole] = file
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			return "", err
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "overlay.json")
	return name, os.WriteFile(name, list, 0o644)
}

var complaint = regexp.MustCompile(`(?m)^(\S+\.go):(\d+):`)

// programsOf lists the folders of the test programs that hold some folders, each once.
func programsOf(folders []string) []string {
	var out []string
	for _, folder := range folders {
		for _, run := range heldBy(folder) {
			if !slices.Contains(out, run[0]) {
				out = append(out, run[0])
			}
		}
	}
	return out
}

// build makes the test programs, which run beside the files they are for. Complaints are the lines the compiler does not take, "engine/awaw/fight.go:12".
func (p *programs) build(dir, overlay string, folders []string) (map[string]bool, error) {
	for _, folder := range programsOf(folders) {
		program := filepath.Join(dir, strings.ReplaceAll(folder, "/", "_")+".test")
		out, err := exec.Command("go", "test", "-c", "-vet=off", "-gcflags=-e", "-overlay", overlay, "-o", program, "./"+folder).CombinedOutput()
		if err != nil {
			lines := map[string]bool{}
			for _, m := range complaint.FindAllStringSubmatch(string(out), -1) {
				lines[nameIn(folders, m[1])+":"+m[2]] = true
			}
			if len(lines) == 0 {
				return nil, fmt.Errorf("go test -c ./%s: %w\n%s", folder, err, out)
			}
			return lines, nil
		}
		p.built[folder] = program
	}
	return nil, nil
}

// nameIn is the file of one of some folders that the compiler means: it names the one that stands there, or the overlay's, whose name
// begins with the folder's. Of folders in each other the inner one is meant.
func nameIn(folders []string, name string) string {
	base, within := path.Base(name), ""
	for _, f := range folders {
		if path.Base(path.Dir(name)) == path.Base(f) {
			return f + "/" + base
		}
		if strings.HasPrefix(base, overlaid(f)) && len(f) > len(within) {
			within = f
		}
	}
	if within == "" {
		return name
	}
	return within + "/" + strings.TrimPrefix(base, overlaid(within))
}

// overlaid is how the names of a folder's files in an overlay begin.
func overlaid(folder string) string { return strings.ReplaceAll(folder, "/", "_") + "_" }
