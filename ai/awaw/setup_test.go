package awaw

import (
	"io/fs"
	"testing"

	"awaw/ai"
	"awaw/ai/aitest"
	"awaw/ai/awaw/scripted"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/scenarios"
	"awaw/tables"
)

// roster knows this game alone: the list of systems knows this package already.
var roster = ai.Roster{{Mind: Mind, Plans: scripted.Plans()}}

// scene sets up a shipped scenario.
func scene(tb testing.TB, id string) engine.Position {
	tb.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		tb.Fatal(err)
	}
	return setUp(tb, doc)
}

// setUp sets up a scenario on the board it names.
func setUp(tb testing.TB, doc engine.Doc) engine.Position {
	tb.Helper()
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		tb.Fatal(err)
	}
	p, err := awaw.Rules{}.Setup(engine.Kit{Board: board(tb, info.Map), Tables: tables.Embedded()}, doc)
	if err != nil {
		tb.Fatal(err)
	}
	return p
}

// boards are the maps read so far.
var boards = map[string]*hexmap.Map{}

// board reads a map the program ships, once.
func board(tb testing.TB, id string) *hexmap.Map {
	tb.Helper()
	if boards[id] == nil {
		file := "maps/" + id + ".toml"
		data, err := fs.ReadFile(assets.FS(), file)
		if err != nil {
			tb.Fatal(err)
		}
		if boards[id], err = hexmap.Load(file, data); err != nil {
			tb.Fatal(err)
		}
	}
	return boards[id]
}

func player(tb testing.TB, name string, o ai.Options) ai.Player {
	tb.Helper()
	return aitest.Player(tb, roster, name, o)
}
