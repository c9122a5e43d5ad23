package scenarios

import (
	"encoding/json"
	"errors"
	"maps"
	"regexp"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/plain"
	"awaw/tables"
)

// Mended is the head of a scenario file that may have faults, read past them.
type Mended struct {
	Faults []error // what Read finds wrong; each is a *tables.Error
	System engine.SystemID
	Map    string // as the file names it; "" where it names none that could be one
	Turns  bool   // the number of turns is among the faults
	Name   string // of the file

	text     string
	own      map[string]any // [scenario] as it is written, but for what is wrong
	from, to int            // its lines
}

// standIns stand in [scenario] for what is wrong or not there, where something has to.
var standIns = map[string]any{"id": "stand-in", "name": "stand-in", "dates": "stand-in", "map": "stand-in", "edition": 1, "complexity": 1, "minutes": 1, "turns": 1}

var headLine = regexp.MustCompile(`^\s*\[\s*scenario\s*\]`)

// Mend reads the head of a scenario file past its faults, so that the rest can be looked through for more. It is false where that cannot
// be: the file is no TOML, it names no system, or a value outside [scenario] is of another kind.
func Mend(name string, data []byte) (*Mended, bool) {
	var d struct {
		Scenario map[string]any `toml:"scenario"`
	}
	h := &Mended{Name: name, text: string(data)}
	_, whole := Read(name, data)
	if _, err := tables.Decode(name, data, &d); err != nil || d.Scenario == nil || !h.found() {
		h.Faults = tables.Parts(whole)
		return h, false
	}
	h.own = d.Scenario
	system, _ := h.own["system"].(string)
	h.System = engine.Spelled(system)
	for text := data; ; text = h.With(h.Map, 1) {
		_, err := Read(name, text)
		more := false
		for _, e := range tables.Parts(err) {
			more = h.take(e) || more
		}
		if !more {
			break
		}
	}
	slices.SortStableFunc(h.Faults, func(a, b error) int { return a.(*tables.Error).Line - b.(*tables.Error).Line })
	if id, _ := h.own["map"].(string); plain.ID(id) == nil && id != standIns["map"] {
		h.Map = id
	}
	_, _, err := decode(name, h.With(h.Map, 1))
	return h, err == nil && h.System != ""
}

// found finds the lines of [scenario].
func (h *Mended) found() bool {
	lines := strings.Split(h.text, "\n")
	h.from = slices.IndexFunc(lines, headLine.MatchString)
	if h.from < 0 {
		return false
	}
	h.to = len(lines)
	if n := slices.IndexFunc(lines[h.from+1:], func(l string) bool { return strings.HasPrefix(strings.TrimSpace(l), "[") }); n >= 0 {
		h.to = h.from + 1 + n
	}
	return true
}

// take notes a fault of the head and mends it. It is false for one that was told before.
func (h *Mended) take(err error) bool {
	var fault *tables.Error
	if !errors.As(err, &fault) || h.Told(fault.Key) {
		return false
	}
	h.Faults = append(h.Faults, h.Placed(fault))
	key, ok := strings.CutPrefix(fault.Key, "scenario.")
	if !ok {
		return true
	}
	h.Turns = h.Turns || key == "turns"
	delete(h.own, key)
	if value, needed := standIns[key]; needed {
		h.own[key] = value
	}
	return true
}

// Told tells whether a fault of the key is among those of the head.
func (h *Mended) Told(key string) bool {
	return slices.ContainsFunc(h.Faults, func(e error) bool { return e.(*tables.Error).Key == key })
}

// Placed is a fault with its line in the file as it is: what With gives has all of [scenario] in one line.
func (h *Mended) Placed(fault *tables.Error) *tables.Error {
	key, ok := strings.CutPrefix(fault.Key, "scenario.")
	if !ok {
		return fault
	}
	moved := *fault
	f := faults{name: h.Name, text: h.text}
	moved.Line = f.line(key)
	return &moved
}

// With is the file with its head mended, line for line what it was below it, on a map and with a number of turns where its own are wrong.
func (h *Mended) With(board string, turns int) []byte {
	own := maps.Clone(h.own)
	if board != "" {
		own["map"] = board
	}
	if h.Turns {
		own["turns"] = turns
	}
	var pairs []string
	for _, key := range slices.Sorted(maps.Keys(own)) {
		if value, err := json.Marshal(own[key]); err == nil && plain.ID(strings.ReplaceAll(key, "_", "-")) == nil {
			pairs = append(pairs, key+" = "+string(value))
		}
	}
	lines := strings.Split(h.text, "\n")
	clear(lines[h.from:h.to])
	lines[h.from] = "scenario = { " + strings.Join(pairs, ", ") + " }"
	return []byte(strings.Join(lines, "\n"))
}
