// Command awaw opens the window: pick a scenario, fly the air war under the printed rules, save, resume, replay.
package main

import (
	"bytes"
	"fmt"
	"io/fs"
	"os"
	"strings"

	"awaw/assets"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/save"
	"awaw/scenarios"
	"awaw/tables"

	"github.com/BurntSushi/toml"
	"github.com/alecthomas/kong"
	"github.com/hajimehoshi/ebiten/v2"
)

type flags struct {
	Scenario string  `help:"Begin this scenario at once: an id or a file." placeholder:"ID"`
	Load     string  `help:"Go on with this saved game." type:"existingfile" placeholder:"FILE"`
	Replay   string  `help:"Look at this saved game." type:"existingfile" placeholder:"FILE"`
	Seats    string  `help:"Who plays each side with -scenario: person or random, by commas." default:"person,random"`
	Mute     bool    `help:"No sound."`
	Scale    float64 `help:"Size of the interface, 0.75 to 3; 0 fits the window." default:"0"`
	Tables   string  `help:"A folder of rule values laid over the printed ones." type:"existingdir" placeholder:"DIR"`
	Saves    string  `help:"The folder for saved games." type:"path" placeholder:"DIR"`
	Seed     *uint64 `help:"Open seed for new games: the same number rolls the same dice. The save is marked so." placeholder:"N"`
	Size     string  `help:"Size of the window." default:"1600x900" placeholder:"WxH"`
}

func main() {
	var f flags
	kong.Parse(&f, kong.Name("awaw"), kong.Description("The air war of A World at War, in a window."),
		kong.UsageOnError(), kong.ConfigureHelp(kong.HelpOptions{Compact: true}))
	if err := run(f); err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
		os.Exit(2)
	}
}

func run(f flags) error {
	var width, height int
	if n, err := fmt.Sscanf(f.Size, "%dx%d", &width, &height); n != 2 || err != nil || width < 640 || height < 480 {
		return fmt.Errorf("--size %q: expected width x height of at least 640x480, like 1280x720", f.Size)
	}
	if f.Scale != 0 && (f.Scale < .75 || f.Scale > 3) {
		return fmt.Errorf("--scale %g: expected 0 (fit the window) or a number from 0.75 to 3", f.Scale)
	}
	words, err := assets.Text("en")
	if err != nil {
		return err
	}
	set := tables.Embedded()
	if f.Tables != "" {
		set = set.Override(f.Tables, os.DirFS(f.Tables))
	}
	store, err := save.Open(f.Saves)
	if err != nil {
		return err
	}
	kit, err := art.Default()
	if err != nil {
		return err
	}
	d, err := newDesk(set, store, engine.Catalog(words), f.Seed)
	if err != nil {
		return err
	}
	home := scenarios.Default()
	doc, err := scenarios.Doc(home.ID)
	if err != nil {
		return err
	}
	board, err := boardOf(home)
	if err != nil {
		return err
	}
	l := &library{kit: kit, sheets: map[string]*draw.Sheet{}, neutral: neutrals(doc.Data)}
	m := present.New(d, draw.NewMetrics(kit), engine.Catalog(words), present.HexBoard{Map: board})
	if err := open(m, d, f); err != nil {
		return err
	}
	ebiten.SetWindowTitle("A World at War: air operations")
	ebiten.SetWindowSize(width, height)
	ebiten.SetWindowSizeLimits(960, 600, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	err = ebiten.RunGame(draw.NewWindow(kit, m, l.sheet, f.Scale))
	m.Close()
	return err
}

// open puts on the table what the command line asks for.
func open(m *present.Model, d *desk, f flags) error {
	switch {
	case f.Load != "" || f.Replay != "":
		path := f.Load
		if path == "" {
			path = f.Replay
		}
		p, err := d.Open(path)
		if err != nil {
			return err
		}
		p.Replay = p.Replay || f.Load == ""
		m.Put(p)
	case f.Scenario != "":
		seats := strings.Split(f.Seats, ",")
		for _, s := range seats {
			if s != "person" && s != "random" {
				return fmt.Errorf("--seats %q: expected person or random for each side, by commas", f.Seats)
			}
		}
		p, err := d.Start(present.NewGame{Scenario: f.Scenario, Seats: seats, Curtain: true})
		if err != nil {
			return err
		}
		m.Put(p)
	}
	return nil
}

// readScenario reads a scenario by id, or a file by its name.
func readScenario(name string) (engine.Doc, error) {
	if strings.HasSuffix(name, ".toml") {
		data, err := os.ReadFile(name)
		if err != nil {
			return engine.Doc{}, fmt.Errorf("the scenario cannot be read: %w", err)
		}
		return engine.Doc{Name: name, Data: data}, nil
	}
	return scenarios.Doc(name)
}

func boardOf(i scenarios.Info) (*hexmap.Map, error) {
	sys, err := systems.Find(i.System)
	if err != nil {
		return nil, err
	}
	b, err := sys.Board(i.Map)
	if err != nil {
		return nil, err
	}
	m, ok := b.(*hexmap.Map)
	if !ok {
		return nil, fmt.Errorf("map %q is not a hex map", i.Map)
	}
	return m, nil
}

// neutrals lists the countries a scenario declares neutral, whose ground the sheet dots.
func neutrals(data []byte) []string {
	var doc map[string]any
	if _, err := toml.Decode(string(data), &doc); err != nil {
		return nil
	}
	var out []string
	for _, v := range doc {
		if t, ok := v.(map[string]any); ok {
			for country, side := range t {
				if side == "neutral" {
					out = append(out, country)
				}
			}
		}
	}
	return out
}

// library makes the painter of each map once.
type library struct {
	kit     *art.Kit
	sheets  map[string]*draw.Sheet
	neutral []string
}

func (l *library) sheet(id string) *draw.Sheet {
	if s, ok := l.sheets[id]; ok {
		return s
	}
	l.sheets[id] = nil
	data, err := fs.ReadFile(assets.FS(), "maps/"+id+".toml")
	if err != nil {
		return nil
	}
	m, err := hexmap.Load("maps/"+id+".toml", data)
	if err != nil {
		return nil
	}
	raw, err := fs.ReadFile(assets.FS(), "maps/"+id+".ground")
	if err != nil {
		return nil
	}
	g, err := hexmap.LoadGround(bytes.NewReader(raw))
	if err != nil {
		return nil
	}
	l.sheets[id] = &draw.Sheet{Map: m, Paint: art.NewSheet(l.kit, m, g, l.neutral)}
	return l.sheets[id]
}
