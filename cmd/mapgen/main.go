// Command mapgen builds the maps under assets/maps from the inputs under cmd/mapgen/data, without a network, and
// always the same bytes. docs/maps.md tells how to grow it.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
	"path/filepath"
)

func main() {
	into := flag.String("into", "assets/maps", "folder for the maps")
	picture := flag.String("picture", "", "also draw how the hexes were read, as PNG files into this folder")
	scale := flag.Int("scale", 60, "pixels to the width of a hex in the picture")
	only := flag.String("map", "", "build this map alone")
	atlas := flag.String("reduce-atlas", "", "instead: make the coasts under -data from this countries-50m.json")
	etopo := flag.String("reduce-etopo", "", "instead: make the heights under -data from this etopo5.cdf")
	reduce := flag.String("theatre", "europe", "whose [inputs] tell what -reduce-atlas and -reduce-etopo keep")
	world := flag.String("spaces", "", "instead: make the board of areas that -of names, into this folder")
	areas := flag.String("of", "world", "with -spaces and -drawn: world, or the name of another board of areas under -data")
	drawn := flag.String("drawn", "", "instead: draw the board of areas that -of names, which lies in this folder, with its coasts and heights")
	inputs := flag.String("data", "cmd/mapgen/data", "folder of the inputs, for -reduce-atlas and -reduce-etopo")
	flag.Parse()
	var err error
	switch {
	case *atlas != "" || *etopo != "":
		err = shrink(*reduce, *atlas, *etopo, *inputs)
	case *world != "":
		err = writeSpaces(*areas, *world)
	case *drawn != "":
		err = writeDrawing(*areas, *drawn)
	default:
		err = run(*into, *only, *picture, *scale)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "mapgen:", err)
		os.Exit(1)
	}
}

// shrink makes the committed inputs of a theatre.
func shrink(id, atlas, etopo, inputs string) error {
	in, err := inputsOf(id)
	if err != nil {
		return err
	}
	if atlas != "" {
		if err := reduceAtlas(in, atlas, inputs); err != nil {
			return err
		}
	}
	if etopo != "" {
		return reduceElevation(in, etopo, inputs)
	}
	return nil
}

// inputsOf tells what is kept for a theatre, for the world, or for a board of provinces.
func inputsOf(id string) (extract, error) {
	if id == "world" {
		s, err := readSpaces("world")
		return s.Inputs, err
	}
	if id == "europe-1901" {
		s, err := readProvinces(id)
		return s.Inputs, err
	}
	t := &theatre{}
	err := readTOML(id+".toml", t)
	return t.Inputs, err
}

func run(into, only, picture string, scale int) error {
	ids, err := mapIDs()
	if err != nil {
		return err
	}
	for _, id := range ids {
		if only != "" && id != only {
			continue
		}
		win, err := readSheet(id)
		if err != nil {
			return err
		}
		w, err := newWorld(win.From)
		if err != nil {
			return err
		}
		if picture != "" {
			if err := w.draw(win, scale, filepath.Join(picture, id+".png")); err != nil {
				return err
			}
		}
		text, ground, err := w.build(win)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(into, id+".toml"), text, 0o644); err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(into, id+".ground"), ground, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// build makes a map file and its ground.
func (w *world) build(win *window) (text, ground []byte, err error) {
	if text, err = w.toml(win); err != nil {
		return nil, nil, err
	}
	var b bytes.Buffer
	if err := w.ground(win).Write(&b); err != nil {
		return nil, nil, err
	}
	return text, b.Bytes(), nil
}
