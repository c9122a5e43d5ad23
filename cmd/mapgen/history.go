// What a theatre was at which date: fronts, boxes beside the map, and who held what. Fronts and holdings are kept as
// outlines over the globe; the map gets the hexes whose middle lies inside.
package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"

	"awaw/hexmap"
	"awaw/tables"
)

// history is data/<map>-history.toml; a map may have none.
type history struct {
	Front   []front   `toml:"front"`
	Box     []box     `toml:"box"`
	Holding []holding `toml:"holding"`
}

// front takes every hex inside its outlines that no front before it took.
type front struct {
	ID    string    `toml:"id"`
	Name  string    `toml:"name"`
	Code  string    `toml:"code"`
	Areas []polygon `toml:"areas"`
}

type box struct {
	ID      string   `toml:"id"`
	Name    string   `toml:"name"`
	Country string   `toml:"country"`
	Cities  int      `toml:"cities"`
	Parts   []string `toml:"parts"`
	House   bool     `toml:"house"`
	Link    []link   `toml:"link"`
}

type link struct {
	To    string `toml:"to"`
	Dist  int    `toml:"dist"`
	House bool   `toml:"house"`
}

type holding struct {
	Date    string   `toml:"date"`
	Neutral []string `toml:"neutral"`
	By      []heldBy `toml:"by"`
}

// heldBy gives a country whole other countries, what lies inside outlines, of some countries or of any, and the hexes of
// single places.
type heldBy struct {
	Country   string    `toml:"country"`
	Countries []string  `toml:"countries"`
	Of        []string  `toml:"of"`
	Areas     []polygon `toml:"areas"`
	Places    []string  `toml:"places"` // ids
	Why       string    `toml:"why"`
}

// Faults has nothing to say: the map's own reader checks what comes of a history.
func (*history) Faults() []tables.Fault { return nil }

func readHistory(id string) (*history, error) {
	h := &history{}
	err := readTOML(id+"-history.toml", h)
	if errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	return h, err
}

func historyFile(id string) string { return "cmd/mapgen/data/" + id + "-history.toml" }

// countries lists whom a history names.
func (hist *history) countries() []string {
	var all []string
	for _, x := range hist.Box {
		all = append(all, x.Country)
	}
	for _, d := range hist.Holding {
		all = append(all, d.Neutral...)
		for _, by := range d.By {
			all = append(append(all, by.Country), by.Countries...)
		}
	}
	return all
}

// frontOf gives each hex the code of its front.
func (w *world) frontOf(file string, hist *history) (func(hexmap.Hex) byte, error) {
	var rings [][]hexmap.Ring
	for i, f := range hist.Front {
		if len(f.Code) != 1 {
			return nil, fmt.Errorf("%s: front[%d].code: expected one letter, not %q", file, i, f.Code)
		}
		r, err := w.outlines(fmt.Sprintf("%s: front[%d]", file, i), f.Areas)
		if err != nil {
			return nil, err
		}
		rings = append(rings, r)
	}
	return func(h hexmap.Hex) byte {
		x, y := h.Plane()
		for i, f := range hist.Front {
			if inAny(rings[i], x, y) {
				return f.Code[0]
			}
		}
		return '-'
	}, nil
}

func writeBoxes(b *bytes.Buffer, hist *history) {
	for _, x := range hist.Box {
		fmt.Fprintf(b, "\n[[box]]\nid = %q\nname = %q\n", x.ID, x.Name)
		if x.Country != "" {
			fmt.Fprintf(b, "country = %q\n", x.Country)
		}
		if x.Cities > 0 {
			fmt.Fprintf(b, "cities = %d\n", x.Cities)
		}
		if len(x.Parts) > 0 {
			fmt.Fprintf(b, "parts = [%s]\n", quoted(x.Parts))
		}
		if x.House {
			fmt.Fprintf(b, "house = true\n")
		}
		for _, l := range x.Link {
			fmt.Fprintf(b, "\n[[box.link]]\nto = %q\ndist = %d\n", l.To, l.Dist)
			if l.House {
				fmt.Fprintf(b, "house = true\n")
			}
		}
	}
}

func (w *world) writeHoldings(b *bytes.Buffer, win *window, hist *history) error {
	for i, d := range hist.Holding {
		fmt.Fprintf(b, "\n[[holding]]\ndate = %q\nneutral = [%s]\n", d.Date, quoted(d.Neutral))
		for k, by := range d.By {
			hexes, err := w.heldHexes(fmt.Sprintf("%s: holding[%d].by[%d]", historyFile(win.ID), i, k), win, by)
			if err != nil {
				return err
			}
			fmt.Fprintf(b, "\n[[holding.by]]\ncountry = %q\n", by.Country)
			if len(by.Countries) > 0 {
				fmt.Fprintf(b, "countries = [%s]\n", quoted(by.Countries))
			}
			if len(hexes) > 0 {
				fmt.Fprintf(b, "hexes = [%s]\n", quoted(hexes))
			}
		}
	}
	return nil
}

// heldHexes lists the land inside an entry's outlines as stretches of rows: "L31-35".
func (w *world) heldHexes(where string, win *window, by heldBy) ([]string, error) {
	rings, err := w.outlines(where, by.Areas)
	if err != nil {
		return nil, err
	}
	of, err := w.marks(where, by.Of)
	if err != nil {
		return nil, err
	}
	towns, err := w.hexesOf(where, by.Places)
	if err != nil {
		return nil, err
	}
	var all []string
	for _, row := range win.hexes() {
		for i := 0; i < len(row); i++ {
			first := i
			for i < len(row) && (towns[row[i]] || w.held(row[i], rings, of)) {
				i++
			}
			switch i - first {
			case 0:
			case 1:
				all = append(all, row[first].String())
			default:
				all = append(all, fmt.Sprintf("%s-%d", row[first], row[i-1].Q))
			}
		}
	}
	if len(by.Areas) > 0 && len(all) == 0 {
		return nil, fmt.Errorf("%s: expected land inside the areas", where)
	}
	return all, nil
}

// hexesOf finds where places stand, by their ids.
func (w *world) hexesOf(where string, ids []string) (map[hexmap.Hex]bool, error) {
	at := map[hexmap.Hex]bool{}
	for k, id := range ids {
		i := slices.IndexFunc(w.places, func(p place) bool { return p.ID == id })
		if i < 0 {
			return nil, fmt.Errorf("%s.places[%d]: expected the id of a place, not %q", where, k, id)
		}
		h, err := w.hexOf(w.places[i])
		if err != nil {
			return nil, err
		}
		at[h] = true
	}
	return at, nil
}

func (w *world) held(h hexmap.Hex, rings []hexmap.Ring, of []uint8) bool {
	c := w.cells[h]
	if c.terrain == hexmap.Sea || len(of) > 0 && !holdsMark(of, uint8(c.country+1)) {
		return false
	}
	return inAny(rings, float64(h.Q)+float64(h.R)/2, float64(h.R)*rowHeight)
}

func quoted(list []string) string {
	var b strings.Builder
	for i, s := range list {
		if i > 0 {
			b.WriteString(", ")
		}
		fmt.Fprintf(&b, "%q", s)
	}
	return b.String()
}
