// Whether a scenario is sound: its head and its body looked through together.

package systems

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"awaw/board"
	"awaw/engine"
	"awaw/scenarios"
	"awaw/tables"
)

// Sound gives the first position of a scenario as Start does, or all that is wrong with it, joined: faults of the head and of what follows
// it. On a map that is not in the program the rest is looked through as on the one it fits best, which the fault of the map names.
func Sound(doc engine.Doc, values engine.Tables) (engine.Position, error) {
	p, err := Start(doc, values)
	if err == nil {
		return p, nil
	}
	head, readable := scenarios.Mend(doc.Name, doc.Data)
	s, unknown := Find(head.System)
	switch {
	case !readable && len(head.Faults) > 0:
		return nil, errors.Join(head.Faults...)
	case !readable:
		return nil, err
	case unknown != nil:
		return nil, errors.Join(append(head.Faults, &tables.Error{File: doc.Name, Line: tables.Line(doc.Data, "scenario.system"), Key: "scenario.system",
			Expected: "one of " + strings.Join(IDs(), ", "), Do: "name one of them"})...)
	}
	boards, err := s.Boards()
	if err != nil {
		return nil, err
	}
	on := head.Map
	if !slices.Contains(boards, on) {
		on = fitting(doc, s, boards)
		do := "name one of them"
		if on != "" {
			do = "name one of them: the rest was read as on " + on
		}
		if head.Map != "" {
			head.Faults = append(head.Faults, noMap(doc, head.Map, boards, do))
		}
		if on == "" {
			return nil, errors.Join(head.Faults...)
		}
	}
	body, err := behind(head, s, on, values)
	return nil, errors.Join(err, errors.Join(append(head.Faults, body...)...))
}

// noMap is the fault of a scenario on a map that its system does not have.
func noMap(doc engine.Doc, id string, boards []string, do string) error {
	return &tables.Error{File: doc.Name, Line: tables.Line(doc.Data, "scenario.map"), Key: "scenario.map",
		Expected: fmt.Sprintf("one of the maps %s, not %s", strings.Join(boards, ", "), id), Do: do}
}

// fitting gives the map that knows most of the places that a file names; "" where none knows any.
func fitting(doc engine.Doc, s System, boards []string) (best string) {
	var file map[string]any
	if _, err := tables.Decode(doc.Name, doc.Data, &file); err != nil {
		return ""
	}
	names, most := texts(file), 0
	for _, id := range boards {
		b, err := s.Board(id)
		on, ok := b.(board.Board)
		if err != nil || !ok {
			continue
		}
		known := 0
		for _, name := range names {
			if on.Find(name) >= 0 {
				known++
			}
		}
		if known > most {
			best, most = id, known
		}
	}
	return best
}

// texts are all texts in a value of a file.
func texts(value any) (out []string) {
	switch v := value.(type) {
	case string:
		return []string{v}
	case []any:
		for _, x := range v {
			out = append(out, texts(x)...)
		}
	case []map[string]any:
		for _, x := range v {
			out = append(out, texts(x)...)
		}
	case map[string]any:
		for _, x := range v {
			out = append(out, texts(x)...)
		}
	}
	return out
}

// manyTurns are numbers of turns that every system allows: what is wrong with both is not wrong by them.
var manyTurns = [2]int{100, 99}

// behind gives what is wrong behind the head of a scenario, on a map.
func behind(head *scenarios.Mended, s System, on string, values engine.Tables) (faults []error, err error) {
	land, err := s.Board(on)
	if err != nil {
		return nil, err
	}
	for i, turns := range manyTurns {
		_, err := s.Rules.Setup(engine.Kit{Board: land, Tables: values}, engine.Doc{Name: head.Name, Data: head.With(on, turns)})
		found := tables.Parts(err)
		if i == 0 {
			faults = found
		} else if head.Turns {
			faults = slices.DeleteFunc(faults, func(e error) bool {
				return !slices.ContainsFunc(found, func(x error) bool { return x.Error() == e.Error() })
			})
		}
		if !head.Turns {
			break
		}
	}
	var out []error
	for _, e := range faults {
		var fault *tables.Error
		if !errors.As(e, &fault) {
			out = append(out, e)
		} else if !head.Told(fault.Key) {
			out = append(out, head.Placed(fault))
		}
	}
	return out, nil
}
