package awaw

import (
	"io/fs"
	"testing"

	"awaw/ai"
	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/hexmap"
	"awaw/scenarios"
	"awaw/tables"
)

// roster knows this game alone: the list of systems knows this package already.
var roster = ai.Roster{{Mind: Mind}}

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
	b, err := roster.Find(name, o)
	if err != nil {
		tb.Fatal(err)
	}
	return b
}

// bout plays a game and gives what was commanded and how it ended. A refusal or a game without end fails.
func bout(tb testing.TB, p engine.Position, seats []ai.Player, seed uint64, most int) ([]engine.Command, engine.Outcome) {
	tb.Helper()
	dice := engine.NewFast(seed)
	var given []engine.Command
	for acting := p.ToAct(); len(acting) > 0; acting = p.ToAct() {
		side := acting[len(given)%len(acting)]
		d := seats[int(side-1)%len(seats)].Decide(p.Seen(side), side, ai.Watch{})
		if len(d.Commands) == 0 {
			tb.Fatalf("side %d is asked and decides nothing", side)
		}
		for i, c := range d.Commands {
			next, _, err := p.Apply(c, dice)
			if err != nil {
				tb.Fatalf("command %d of %v: %v", i, d.Commands, err)
			}
			p = next
			given = append(given, c)
		}
		if len(given) > most {
			tb.Fatalf("no end after %d commands", most)
		}
	}
	return given, p.Outcome()
}
