// The row of A World at War.

package systems

import (
	"fmt"
	"io/fs"
	"path"
	"slices"
	"strings"
	"sync"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
)

func worldAtWar() System {
	return System{
		Rules: awaw.Rules{}, Name: "A World at War", Title: "A World at War: air operations",
		Board: hexBoard, LoadBoard: loadHexes, Boards: hexBoards,
		Chapters: "chapters 17 to 19",
		Counted:  Counted{Unit: engine.Say("awaw.study.unit"), Where: engine.Say("awaw.study.where"), Losses: engine.Say("awaw.study.losses"), Luck: engine.Say("awaw.study.luck")},
	}
}

// read keeps the maps that were read: nothing writes on one, so games, studies and pictures share it.
var read sync.Map // by id

// hexBoard reads a map the program ships, once.
func hexBoard(id string) (engine.Board, error) {
	if m, ok := read.Load(id); ok {
		return m.(*hexmap.Map), nil
	}
	file := "maps/" + id + ".toml"
	data, err := fs.ReadFile(assets.FS(), file)
	if err != nil {
		return nil, fmt.Errorf("map %q is not in this program; a scenario names it under [scenario] map", id)
	}
	m, err := hexmap.Load(file, data)
	if err != nil {
		return nil, err
	}
	kept, _ := read.LoadOrStore(id, m)
	return kept.(*hexmap.Map), nil
}

// theatres are the whole theatres; other maps are parts of one.
var theatres = []string{"europe", "pacific"}

// hexBoards lists the maps the program ships, theatres first.
func hexBoards() ([]string, error) {
	files, err := fs.Glob(assets.FS(), "maps/*.toml")
	if err != nil {
		return nil, err
	}
	var ids []string
	for _, f := range files {
		ids = append(ids, strings.TrimSuffix(path.Base(f), ".toml"))
	}
	rank := func(id string) int {
		if i := slices.Index(theatres, id); i >= 0 {
			return i
		}
		return len(theatres)
	}
	slices.SortStableFunc(ids, func(a, b string) int { return rank(a) - rank(b) })
	return ids, nil
}
