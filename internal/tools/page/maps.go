package main

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"image"
	"image/jpeg"
	"io/fs"
	"math"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"awaw/assets"
	"awaw/board"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/report"
	"awaw/scenarios"
)

// This file paints the maps that recordings are shown on (web/replay.js): each board with the neutral countries of a scenario, whole and small, in large tiles, and its
// names by themselves.

// The widest hex of a map is so many pixels wide, and it has at most so many pixels; the small picture has so many times fewer each way.
const (
	mapHex    = 40
	mapPixels = 8_000_000
	mapSmall  = 3
	mapTile   = 1024
)

// mapQuality is how well a map is kept, of 100.
const mapQuality = 75

// nameSteps are what names are placed for: shares of the widest hex.
var nameSteps = []float64{.2, .33, .4, .65, 1}

// sheet is a map as web/replay.js finds it in maps.json. Places and lengths are points of a film.
type sheet struct {
	Board     string              `json:"board"`
	Neutral   []string            `json:"neutral"`
	Scenarios []string            `json:"scenarios"` // that are played on it
	Folder    string              `json:"folder"`
	Frame     [4]float64          `json:"frame"` // x, y, width, height
	Tile      float64             `json:"tile"`  // how wide and high one is that does not end with the map
	Across    int                 `json:"across"`
	Down      int                 `json:"down"`
	Names     map[string][]string `json:"names"` // files by language, for ever wider hexes
	Hexes     []float64           `json:"hexes"` // how many pixels wide a hex is that those are for
	Small     float64             `json:"small"` // and one of the small picture
}

// maps paints all that are wanted and writes them, with their list. A map that was painted before is not painted in tiles again.
func paintMaps(out string) error {
	list, err := wanted()
	if err != nil {
		return err
	}
	if err := each(len(list), func(i int) error { return list[i].paint(out) }); err != nil {
		return err
	}
	text, err := json.Marshal(list)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "maps.json"), append(text, '\n'), 0o644); err != nil {
		return err
	}
	old, err := filepath.Glob(filepath.Join(out, "maps", "*"))
	for _, path := range old {
		if !slices.ContainsFunc(list, func(s sheet) bool { return filepath.Base(s.Folder) == filepath.Base(path) }) {
			err = errors.Join(err, os.RemoveAll(path))
		}
	}
	return err
}

// each does something for 0 to n-1, as many at once as there are processors.
func each(n int, do func(i int) error) error {
	faults := make([]error, n)
	var wait sync.WaitGroup
	gate := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range n {
		wait.Go(func() {
			gate <- struct{}{}
			faults[i] = do(i)
			<-gate
		})
	}
	wait.Wait()
	return errors.Join(faults...)
}

// largestMap is how many bytes the small picture of a map has at most, which a viewer shows first.
func largestMap(out string) (most int) {
	list, _ := filepath.Glob(filepath.Join(out, "maps", "*", "whole.jpg")) // the pattern is sound
	for _, path := range list {
		if info, err := os.Stat(path); err == nil {
			most = max(most, int(info.Size()))
		}
	}
	return most
}

// wanted lists the maps of all scenarios.
func wanted() (list []sheet, err error) {
	for _, info := range scenarios.List() {
		doc, err := scenarios.Doc(info.ID)
		if err != nil {
			return nil, err
		}
		p, err := systems.Start(doc, systems.Tables())
		if err != nil {
			return nil, err
		}
		neutral := p.View().Neutral
		i := slices.IndexFunc(list, func(s sheet) bool { return s.Board == info.Map && slices.Equal(s.Neutral, neutral) })
		if i < 0 {
			i = len(list)
			list = append(list, sheet{Board: info.Map, Neutral: neutral, Names: map[string][]string{}})
		}
		list[i].Scenarios = append(list[i].Scenarios, info.ID)
	}
	return list, nil
}

// paint paints a map and fills in where it lies.
func (s *sheet) paint(out string) error {
	p, err := s.painter(assets.English)
	if err != nil {
		return err
	}
	x0, y0, x1, y1 := p.Extent()
	w := math.Min(mapHex, math.Sqrt(mapPixels/((x1-x0)*(y1-y0))))
	small, err := painted(p, art.View{X0: x0, Y0: y0, W: w / mapSmall}, x1-x0, y1-y0)
	if err != nil {
		return err
	}
	whole, err := jpegOf(small)
	if err != nil {
		return err
	}
	sum := sha256.Sum256(whole)
	s.Folder = "maps/" + s.Board + "-" + hex.EncodeToString(sum[:8])
	s.Frame = [4]float64{x0 * report.FilmHex, y0 * report.FilmHex, (x1 - x0) * report.FilmHex, (y1 - y0) * report.FilmHex}
	s.Tile, s.Small = mapTile/w*report.FilmHex, w/mapSmall
	s.Across, s.Down = int(math.Ceil((x1-x0)*w/mapTile)), int(math.Ceil((y1-y0)*w/mapTile))
	folder := filepath.Join(out, filepath.FromSlash(s.Folder))
	if _, err := os.Stat(filepath.Join(folder, "whole.jpg")); errors.Is(err, fs.ErrNotExist) {
		if err := s.tiles(p, art.View{X0: x0, Y0: y0, W: w}, folder, x1-x0, y1-y0); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(folder, "whole.jpg"), whole, 0o644); err != nil { // it comes last: then all is there
			return err
		}
	}
	return s.named(out, art.View{X0: x0, Y0: y0, W: w}, x1-x0, y1-y0)
}

// painter paints the map with its names in a language.
func (s *sheet) painter(lang string) (mapsheet.Painter, error) {
	kit, err := systems.Kit()
	if err != nil {
		return nil, err
	}
	words, err := systems.Words(lang)
	if err != nil {
		return nil, err
	}
	on, err := boardOf(s.Board)
	if err != nil {
		return nil, err
	}
	return mapsheet.NewPainter(kit, on, func() (*hexmap.Ground, error) { return report.Ground(s.Board) }, s.Neutral, engine.Catalog(words).Name)
}

func boardOf(id string) (board.Board, error) {
	for _, s := range systems.All() {
		ids, err := s.Boards()
		if err != nil || !slices.Contains(ids, id) {
			continue
		}
		on, err := s.Board(id)
		if err != nil {
			return nil, err
		}
		if b, ok := on.(board.Board); ok {
			return b, nil
		}
	}
	return nil, fmt.Errorf("no board %q comes with the program", id)
}

// painted is a part of the plane as a picture.
func painted(p mapsheet.Painter, v art.View, wide, high float64) (*image.RGBA, error) {
	return p.Paint(v, int(math.Ceil(wide*v.W)), int(math.Ceil(high*v.W)), nil)
}

func jpegOf(img image.Image) ([]byte, error) {
	var b bytes.Buffer
	err := jpeg.Encode(&b, img, &jpeg.Options{Quality: mapQuality})
	return b.Bytes(), err
}

// tiles writes a map in tiles, ROW-COLUMN.jpg; those at the right and at the bottom end with the map.
func (s *sheet) tiles(p mapsheet.Painter, v art.View, folder string, wide, high float64) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	all, err := painted(p, v, wide, high)
	if err != nil {
		return err
	}
	for row := range s.Down {
		for column := range s.Across {
			data, err := jpegOf(all.SubImage(image.Rect(column*mapTile, row*mapTile, (column+1)*mapTile, (row+1)*mapTile)))
			if err != nil {
				return err
			}
			if err := os.WriteFile(filepath.Join(folder, fmt.Sprintf("%d-%d.jpg", row, column)), data, 0o644); err != nil {
				return err
			}
		}
	}
	return nil
}

// named writes the names of a map in each language, placed for hexes of several widths.
func (s *sheet) named(out string, v art.View, wide, high float64) error {
	for _, lang := range assets.Languages() {
		p, err := s.painter(lang)
		if err != nil {
			return err
		}
		s.Hexes = nil
		for i, share := range nameSteps {
			at := art.View{X0: v.X0, Y0: v.Y0, W: v.W * share}
			w, h := wide*at.W, high*at.W
			c := p.Kit().VectorCanvas(w, h)
			c.Labels(p.LabelsWithin(art.Rect{W: w, H: h}, nil, at, int(w), int(h), nil, nil))
			var b bytes.Buffer
			if err := c.WriteSVG(&b, s.Board, w); err != nil {
				return err
			}
			name := fmt.Sprintf("%s/%s-%d.svg", s.Folder, lang, i)
			if err := os.WriteFile(filepath.Join(out, filepath.FromSlash(name)), b.Bytes(), 0o644); err != nil {
				return err
			}
			s.Names[lang], s.Hexes = append(s.Names[lang], name), append(s.Hexes, at.W)
		}
	}
	return nil
}
