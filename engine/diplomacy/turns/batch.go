// Phases as JSON lines: awawctl adjudicate --batch.
package turns

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"awaw/engine/diplomacy"
)

// MostPhases is how many phases a case or a turn may have.
const MostPhases = 1_000

type batchCase struct {
	ID      string                     `json:"id"`
	System  string                     `json:"system"`
	Rules   string                     `json:"rules"`
	Season  string                     `json:"season"`
	Options map[string]json.RawMessage `json:"options"`
	Units   []string                   `json:"units"`
	Owners  map[string][]string        `json:"owners"`
	Steps   []batchStep                `json:"steps"`
}

type batchStep struct {
	Phase  string       `json:"phase"`
	Orders []batchOrder `json:"orders"`
}

type batchOrder struct {
	Power  string          `json:"power"`
	Unit   string          `json:"unit"`
	At     string          `json:"at"`
	Do     string          `json:"do"`
	To     string          `json:"to"`
	Of     string          `json:"of"`
	OfUnit string          `json:"of_unit"`
	By     string          `json:"by"`
	Via    json.RawMessage `json:"via"`
	Ignore []string        `json:"ignore"`
	Cover  []string        `json:"cover"`
}

// Result is the answer to one line.
type Result struct {
	ID    string `json:"id"`
	Error string `json:"error,omitempty"`
	Steps []Step `json:"steps,omitempty"`
}

// Step is what one phase came to.
type Step struct {
	Phase     string              `json:"phase"`
	Units     []string            `json:"units"`
	Dislodged *[]string           `json:"dislodged,omitempty"`
	Disbanded *[]string           `json:"disbanded,omitempty"`
	Destroyed *[]string           `json:"destroyed,omitempty"`
	Orders    []Row               `json:"orders,omitempty"`
	Owners    map[string][]string `json:"owners,omitempty"`
	Strays    []string            `json:"strays,omitempty"` // orders that reached no unit, told with reasons only
}

// Reason is one line of the proof of a verdict.
type Reason struct {
	Depth  int    `json:"depth"`
	Clause string `json:"clause"`
	Says   string `json:"says"`
}

// Row is the verdict on one unit's order.
type Row struct {
	Unit        string   `json:"unit"`
	Result      string   `json:"result"`
	Cause       string   `json:"cause,omitempty"`
	By          []string `json:"by,omitempty"`
	At          []string `json:"at,omitempty"`
	Reverted    bool     `json:"reverted,omitempty"`
	SelfDefence string   `json:"self_defence,omitempty"`
	Retreats    []string `json:"retreats,omitempty"`

	Why []Reason `json:"why,omitempty"`
}

// Batch adjudicates one line and gives the line of the result, and whether it is an error.
func Batch(d *diplomacy.Board, line []byte) (result []byte, failed bool) {
	var out Result
	var c batchCase
	err := decodeCase(line, &c)
	out.ID = c.ID
	if err == nil {
		var t *Turn
		if t, err = (board{d}).caseTurn(&c); err == nil {
			out = t.Adjudicate(nil)
		}
	}
	if err != nil {
		out.Error, out.Steps = err.Error(), nil
	}
	result, _ = json.Marshal(out)
	return result, err != nil
}

func decodeCase(line []byte, c *batchCase) error {
	if len(line) > diplomacy.MostBytes {
		return fmt.Errorf("%d bytes, and a line may have %d", len(line), diplomacy.MostBytes)
	}
	if at := strings.TrimSpace(string(line[:min(len(line), 40)])); !strings.HasPrefix(at, "{") {
		return fmt.Errorf("character 1: %q: expected a case, {...}", at[:min(len(at), 20)])
	}
	if err := json.Unmarshal(line, c); err != nil {
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			from := max(0, int(syntax.Offset)-20)
			return fmt.Errorf("character %d: %v after %q", syntax.Offset, err, line[from:min(int(syntax.Offset), len(line))])
		case errors.As(err, &kind):
			return fmt.Errorf("character %d: %s cannot be of kind %s", kind.Offset, kind.Field, kind.Value)
		}
		return err
	}
	return nil
}

// rulesOf reads a case's system, edition and options.
func rulesOf(c *batchCase) (diplomacy.Rules, error) {
	var r diplomacy.Rules
	if system, ok := diplomacy.SystemNamed(c.System); ok {
		r.System = system
	} else if c.System != "" && c.System != r.System.String() {
		return r, fmt.Errorf("system %q: expected diplomacy, rn44 or rn46", c.System)
	}
	switch c.Rules {
	case "", "2023":
	case "2000":
		r.Old = true
	default:
		return r, fmt.Errorf("rules %q: expected 2023 or 2000", c.Rules)
	}
	var ids []string
	for _, system := range []diplomacy.System{diplomacy.RN44, diplomacy.RN46} {
		for _, o := range (diplomacy.Rules{System: system}).Values() {
			ids = append(ids, o[0])
		}
	}
	for _, id := range slices.Sorted(maps.Keys(c.Options)) {
		value := string(bytes.Trim(c.Options[id], `"`))
		if text := bytes.HasPrefix(c.Options[id], []byte(`"`)); text == (value == "true" || value == "false") && slices.Contains(ids, id) {
			return r, fmt.Errorf("option %s: %s is not one of its values", id, c.Options[id])
		}
		if err := r.Set(id, value); err != nil {
			return r, err
		}
	}
	return r, nil
}
