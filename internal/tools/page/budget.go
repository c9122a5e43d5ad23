package main

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
)

// This file holds what may come before the first picture.

// first are the files the first picture of the start screen wants, by the names internal/beside asks for; the page fetches them together.
var first = []string{"program", "assets/maps/europe.ground",
	"fonts/Roboto-Medium.ttf", "fonts/RobotoCondensed-Bold.ttf", "fonts/RobotoCondensed-Medium.ttf", "fonts/STIXTwoText-SemiBold.otf"}

// mostFirst is how many bytes may come before the first picture, packed by brotli.
const mostFirst = 7_500_000

// budget marks what comes first among the files of a page and gives how many bytes that is, each packed as small as it lies there, with what
// the page itself is made of.
func budget(out string, files map[string]file, scripts []string) (sum int, err error) {
	for _, name := range first {
		f, ok := files[name]
		if !ok {
			return 0, fmt.Errorf("the first picture wants %s, and there is no such file", name)
		}
		f.First = true
		files[name] = f
		least := f.Sizes[""]
		for _, size := range f.Sizes {
			least = min(least, size)
		}
		sum += least
	}
	for _, name := range slices.Concat(scripts, []string{"map.jpg"}) {
		info, err := os.Stat(filepath.Join(out, name))
		if err != nil {
			return 0, err
		}
		sum += int(info.Size())
	}
	return sum, nil
}
