package main

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/nets"
	"awaw/scenarios"
)

// picturesOf are all pictures that a desk paints of a saved game for one side, as bytes: the exports as PNG and SVG, what lies beside a copy, the
// small one in the list of saves.
func picturesOf(t *testing.T, g *play.Game, journal []byte, side engine.Side) map[string][]byte {
	t.Helper()
	d := testDesk(t, options{})
	out := map[string][]byte{}
	for _, kind := range []string{"png", "svg"} {
		e := <-d.Export(g.Seen(side).View(), g.Kit().Board, "world", kind)
		if e.Err != nil {
			t.Fatal(e.Err)
		}
		out[kind] = read(t, e.Path)
	}
	path := filepath.Join(d.store.Dir(), "world.awaw")
	if err := os.WriteFile(path, journal, 0o600); err != nil {
		t.Fatal(err)
	}
	dir, err := d.ExportSave(path, string(rune('0'+side)))
	if err != nil {
		t.Fatal(err)
	}
	out["beside the copy"], out["report"] = read(t, filepath.Join(dir, "map.png")), read(t, filepath.Join(dir, "report.md"))
	small := smallPictures(t).Paint("save:"+path, 320, 200)
	if small == nil {
		t.Fatal("no small picture")
	}
	out["small"] = small.Pix
	return out
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// Pictures of two worlds that a side cannot tell apart have the same pixels, in forces under markers and in blind play; those of who hides differ.
func TestPicturesOfTwoWorlds(t *testing.T) {
	if testing.Short() {
		t.Skip("paints whole maps")
	}
	for id, two := range map[string]func(nets.T, nets.System, uint64, engine.Side) (*play.Game, *play.Game, []byte, []byte){
		"coral-sea-1942": nets.TwoWorlds, "wings-two-1901": nets.TwoBlindWorlds,
	} {
		t.Run(id, func(t *testing.T) {
			doc, err := scenarios.Doc(id)
			if err != nil {
				t.Fatal(err)
			}
			options := map[string]string{}
			if id == "wings-two-1901" {
				options["sight"] = "blind"
			}
			rules, kit, err := systems.Open(doc, systems.Tables(), options)
			if err != nil {
				t.Fatal(err)
			}
			for seed := uint64(0); ; seed++ {
				g, h, a, b := two(t, nets.System{Rules: rules, Kit: kit, Doc: doc}, seed, 1)
				if g == nil || g.Seen(2).Digest() == h.Seen(2).Digest() {
					continue
				}
				mine, other := picturesOf(t, g, a, 1), picturesOf(t, h, b, 1)
				for name := range mine {
					if !bytes.Equal(mine[name], other[name]) {
						t.Errorf("%s: side 1 tells two worlds apart", name)
					}
				}
				hid, also := picturesOf(t, g, a, 2), picturesOf(t, h, b, 2)
				if bytes.Equal(hid["report"], also["report"]) || len(options) == 0 && bytes.Equal(hid["png"], also["png"]) {
					t.Error("the side that hides is shown one world")
				}
				return
			}
		})
	}
}
