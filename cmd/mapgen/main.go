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
	picture := flag.String("picture", "", "also draw how the hexes were read, into this PNG file")
	scale := flag.Int("scale", 60, "pixels to the width of a hex in the picture")
	atlas := flag.String("reduce-atlas", "", "instead: make the coasts under -data from this countries-50m.json")
	etopo := flag.String("reduce-etopo", "", "instead: make the heights under -data from this etopo5.cdf")
	inputs := flag.String("data", "cmd/mapgen/data", "folder of the inputs, for -reduce-atlas and -reduce-etopo")
	flag.Parse()
	if err := run(*into, *picture, *scale, *atlas, *etopo, *inputs); err != nil {
		fmt.Fprintln(os.Stderr, "mapgen:", err)
		os.Exit(1)
	}
}

func run(into, picture string, scale int, atlas, etopo, inputs string) error {
	if atlas != "" {
		if err := reduceAtlas(atlas, inputs); err != nil {
			return err
		}
	}
	if etopo != "" {
		if err := reduceElevation(etopo, inputs); err != nil {
			return err
		}
	}
	if atlas != "" || etopo != "" {
		return nil
	}
	w, err := newWorld()
	if err != nil {
		return err
	}
	for _, id := range mapIDs {
		win := &window{}
		if err := readTOML(id+".toml", win); err != nil {
			return err
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
		if picture != "" {
			if err := w.draw(win, scale, picture); err != nil {
				return err
			}
		}
	}
	return nil
}

// mapIDs are the maps that are built, each with its window in data/<id>.toml.
var mapIDs = []string{"channel"}

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
