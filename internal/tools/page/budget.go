package main

import (
	"fmt"
	"os"
	"path/filepath"
)

// This file holds what may come before the first picture.

// page is one of those a browser opens: what its first picture wants, which the page fetches together.
type page struct {
	program string   // by the name internal/beside asks for
	wants   []string // and the other files with a hash in their names
	then    []string // those it wants right after, which are kept with them for a start without a network
	scripts []string // and files under their own names
	most    int      // how many bytes may come before the first picture, packed by brotli
}

// pages are the game, and the viewer of recordings. What a viewer shows besides, the largest small picture of a map, is counted as well.
var pages = []page{
	{"program", []string{"fonts/Roboto-Medium.ttf", "fonts/RobotoCondensed-Bold.ttf", "fonts/RobotoCondensed-Medium.ttf", "fonts/STIXTwoText-SemiBold.otf",
		"sheets/en/europe/ireland/spain/sweden/switzerland"}, []string{"assets/maps/europe.ground"},
		[]string{"index.html", "fs.js", "hands.js", "fetch.js", "recording.js", "start.js", "wasm_exec.js", "service.js", "compile.js", "warm.js", "sheet.js", "aside.js", "map.jpg"}, 7_500_000},
	{"viewer", []string{"fonts/RobotoCondensed-Bold.ttf"}, nil,
		[]string{"replay.html", "fetch.js", "recording.js", "steps.js", "replay.js", "wasm_exec.js", "aside.js", "maps.json"}, 3_500_000},
}

// budget marks what comes first for a page among the files and gives how many bytes that is, each packed as small as it lies there, with what
// the page itself is made of.
func (p page) budget(out string, files map[string]file) (sum int, err error) {
	for _, name := range append([]string{p.program}, p.wants...) {
		f, ok := files[name]
		if !ok {
			return 0, fmt.Errorf("the first picture of %s wants %s, and there is no such file", p.program, name)
		}
		f.First = append(f.First, p.program)
		files[name] = f
		least := f.Sizes[""]
		for _, size := range f.Sizes {
			least = min(least, size)
		}
		sum += least
	}
	for _, name := range p.then {
		f, ok := files[name]
		if !ok {
			return 0, fmt.Errorf("%s wants %s, and there is no such file", p.program, name)
		}
		f.Then = append(f.Then, p.program)
		files[name] = f
	}
	for _, name := range p.scripts {
		info, err := os.Stat(filepath.Join(out, name))
		if err != nil {
			return 0, err
		}
		sum += int(info.Size())
	}
	if p.program == "viewer" {
		sum += largestMap(out)
	}
	return sum, nil
}
