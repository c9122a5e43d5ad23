// Requests about battles, which systems of volleys answer without a game.

package systems

import (
	"fmt"
	"strings"

	"awaw/engine"
	"awaw/engine/realism"
	"awaw/engine/request"
	"awaw/engine/supremacy"
	"awaw/engine/systems/overareas"
	"awaw/engine/volley"
	"awaw/internal/present/program"
	"awaw/tables"
)

// Battles answers requests about battles and flights of one system. A *request.Refusal says that there is no answer.
type Battles interface {
	// Answer gives what is to be written as JSON.
	Answer(question []byte, watch volley.Watch) (any, error)
	// Tell answers in words.
	Tell(question []byte, say request.Wording, watch volley.Watch) ([]request.Line, error)
	// Strange refuses a request with keys that nobody reads.
	Strange(question []byte) error
}

var battles = []struct {
	id   engine.SystemID
	load func(engine.Tables) (Battles, error)
}{
	{"realism", func(t engine.Tables) (Battles, error) { return realism.Load(t) }},
	{"supremacy", func(t engine.Tables) (Battles, error) { return supremacy.Load(t) }},
}

// BattlesOf finds what answers requests of a system, in any spelling.
func BattlesOf(id engine.SystemID, t engine.Tables) (Battles, error) {
	var known []string
	for _, b := range battles {
		if b.id == engine.Spelled(string(id)) {
			return engine.Kept(t, "battles of "+string(b.id), func() (Battles, error) { return b.load(t) })
		}
		known = append(known, b.id.Spellings()...)
	}
	return nil, &request.Refusal{Word: "kind", Why: fmt.Sprintf("system %q: expected %s", id, strings.Join(known, ", "))}
}

// overareasPuzzles reads the worked examples of a system whose judge answers them.
func overareasPuzzles(id engine.SystemID, kinds []*engine.CounterKind) func(tables.Set) ([]program.Puzzle, error) {
	return func(set tables.Set) ([]program.Puzzle, error) {
		judge, err := BattlesOf(id, set)
		if err != nil {
			return nil, err
		}
		return overareas.System{File: "puzzles-" + string(id) + ".toml", Judge: judge, Kinds: kinds}.Puzzles()
	}
}
