package main

import (
	"bytes"
	"image/jpeg"
	"math"
	"os"
	"slices"
	"strings"
	"sync"

	"awaw/assets"
	"awaw/board"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/scenarios"
)

// This file paints the sheets the game shows first, whole and rather small: what a window paints itself a page would be waited for.

// A hex of them is so many pixels wide at most, and they have at most so many pixels.
const (
	sheetHex    = 16
	sheetPixels = 1_600_000
)

// sheetQuality is how well they are kept, of 100.
const sheetQuality = 70

// The size of the picture that stands behind the bar while the program is on its way, and how well it is kept, of 100.
const (
	backWide, backHigh = 704, 396
	backQuality        = 45
)

// backdrop writes it: the middle of the map that lies behind the start screen.
func backdrop(to string) error {
	list, err := wanted()
	if err != nil {
		return err
	}
	s := list[slices.IndexFunc(list, func(s sheet) bool { return slices.Contains(s.Scenarios, scenarios.Default().ID) })]
	p, err := s.painter(assets.English)
	if err != nil {
		return err
	}
	x0, y0, x1, y1 := p.Bounds()
	w := math.Max(backWide/(x1-x0), backHigh/(y1-y0))
	img, err := p.Paint(art.View{X0: (x0 + x1 - backWide/w) / 2, Y0: (y0 + y1 - backHigh/w) / 2, W: w}, backWide, backHigh, nil)
	if err != nil {
		return err
	}
	var b bytes.Buffer
	if err := jpeg.Encode(&b, img, &jpeg.Options{Quality: backQuality}); err != nil {
		return err
	}
	return os.WriteFile(to, b.Bytes(), 0o644)
}

// paintSheets paints all sheets that games begin on, in each language, and lists them among the files.
func paintSheets(out string, files map[string]file, quick bool) error {
	list, err := wanted()
	if err != nil {
		return err
	}
	var all sync.Mutex
	return each(len(list), func(i int) error {
		s := &list[i]
		var english file
		for _, lang := range assets.Languages() {
			if english.Name == "" || s.worded() {
				data, view, err := s.first(lang)
				if err != nil {
					return err
				}
				if english, err = packed(out, "sheet-"+s.Board, ".jpg", data, quick); err != nil {
					return err
				}
				english.View = view
			}
			all.Lock()
			files[strings.Join(append([]string{"sheets", lang, s.Board}, s.Neutral...), "/")] = english
			all.Unlock()
		}
		return nil
	})
}

// first is a sheet as it is shown first, and where it lies.
func (s *sheet) first(lang string) ([]byte, []float64, error) {
	p, err := s.painter(lang)
	if err != nil {
		return nil, nil, err
	}
	v, w, h := mapsheet.Round(p, sheetHex, sheetPixels)
	img, err := p.Paint(v, w, h, nil)
	if err != nil {
		return nil, nil, err
	}
	var b bytes.Buffer
	err = jpeg.Encode(&b, img, &jpeg.Options{Quality: sheetQuality})
	return b.Bytes(), []float64{v.X0, v.Y0, v.W}, err
}

// worded tells whether words are painted on a sheet: there are boxes beside the map.
func (s *sheet) worded() bool {
	on, err := boardOf(s.Board)
	if err != nil {
		return false
	}
	for i := range on.Len() {
		if board.Beside(on, i) {
			return true
		}
	}
	return false
}
