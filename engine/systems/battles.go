// Requests about battles, which systems of volleys answer without a game.

package systems

import (
	"fmt"
	"strings"

	"awaw/engine"
	"awaw/engine/realism"
	"awaw/engine/volley"
)

// Battles answers requests about battles and flights of one system. A *realism.Refusal says that there is no answer.
type Battles interface {
	// Answer gives what is to be written as JSON.
	Answer(request []byte, watch volley.Watch) (any, error)
	// Tell answers in words.
	Tell(request []byte, say realism.Wording, watch volley.Watch) ([]realism.Line, error)
	// Strange refuses a request with keys that nobody reads.
	Strange(request []byte) error
}

var battles = []struct {
	id   engine.SystemID
	load func(engine.Tables) (Battles, error)
}{
	{"realism", func(t engine.Tables) (Battles, error) { return realism.Load(t) }},
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
	return nil, &realism.Refusal{Word: "kind", Why: fmt.Sprintf("system %q: expected %s", id, strings.Join(known, ", "))}
}
