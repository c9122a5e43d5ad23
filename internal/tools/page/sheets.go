package main

import (
	"bytes"
	"image/jpeg"
	"strings"
	"sync"

	"awaw/assets"
	"awaw/board"
	"awaw/internal/art/mapsheet"
)

// This file paints the sheets the game shows first, whole and rather small: what a window paints itself a page would be waited for.

// A hex of them is so many pixels wide at most, and they have at most so many pixels.
const (
	sheetHex    = 16
	sheetPixels = 1_600_000
)

// sheetQuality is how well they are kept, of 100.
const sheetQuality = 70

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
