package main

import (
	"debug/buildinfo"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
)

// This file gathers the licence of everything that is inside the programs.

// licences finds the licence files of every module built into the programs, of Go, and of the fonts.
func licences(programs ...string) ([]file, error) {
	var modules []string
	for _, p := range programs {
		info, err := buildinfo.ReadFile(p)
		if err != nil {
			return nil, err
		}
		for _, d := range info.Deps {
			if m := d.Path + "@" + d.Version; !slices.Contains(modules, m) {
				modules = append(modules, m)
			}
		}
	}
	slices.Sort(modules)
	var out []file
	for _, m := range modules {
		path, _, _ := strings.Cut(m, "@")
		said, err := exec.Command("go", "list", "-m", "-f", "{{.Dir}}", path).Output()
		if err != nil {
			return nil, fmt.Errorf("where %s lies: %w", m, err)
		}
		found, err := licenceIn(strings.TrimSpace(string(said)))
		if err != nil {
			return nil, err
		}
		if len(found) == 0 {
			return nil, fmt.Errorf("%s has no licence file; it cannot be shipped", m)
		}
		out = append(out, named(strings.ReplaceAll(path, "/", "_"), found)...)
	}
	root, err := licenceIn(goRoot())
	if err != nil {
		return nil, err
	}
	out = append(out, named("go", root)...)
	fonts, err := filepath.Glob("assets/fonts/*.txt")
	if err != nil {
		return nil, err
	}
	for _, f := range fonts {
		data, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		out = append(out, file{name: "font_" + filepath.Base(f), data: data})
	}
	return out, nil
}

// goRoot is where Go itself lies; empty if the go command does not tell.
func goRoot() string {
	said, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return ""
	}
	return strings.TrimSpace(string(said))
}

func named(module string, files []file) []file {
	for i := range files {
		files[i].name = module + "_" + files[i].name
	}
	return files
}

// licenceIn reads the licence files of a folder.
func licenceIn(dir string) ([]file, error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	var out []file
	for _, e := range entries {
		word := strings.ToUpper(e.Name())
		if e.IsDir() || !strings.HasPrefix(word, "LICEN") && !strings.HasPrefix(word, "COPYING") && !strings.HasPrefix(word, "NOTICE") && !strings.HasPrefix(word, "UNLICENSE") {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		out = append(out, file{name: e.Name(), data: data})
	}
	return out, nil
}
