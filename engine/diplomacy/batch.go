// Phases as JSON lines: awawctl adjudicate --batch.
package diplomacy

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// MostBytes is how long a line of a batch, or a file of orders, may be.
const MostBytes = 4 << 20

// MostOrders is how many orders a phase may have, MostPhases how many phases a case or a turn.
const (
	MostOrders = 10_000
	MostPhases = 1_000
)

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

// BatchResult is the answer to one line.
type BatchResult struct {
	ID    string      `json:"id"`
	Error string      `json:"error,omitempty"`
	Steps []BatchStep `json:"steps,omitempty"`
}

// BatchStep is what one phase came to.
type BatchStep struct {
	Phase     string              `json:"phase"`
	Units     []string            `json:"units"`
	Dislodged *[]string           `json:"dislodged,omitempty"`
	Disbanded *[]string           `json:"disbanded,omitempty"`
	Destroyed *[]string           `json:"destroyed,omitempty"`
	Orders    []BatchRow          `json:"orders,omitempty"`
	Owners    map[string][]string `json:"owners,omitempty"`
	Strays    []string            `json:"strays,omitempty"` // orders that reached no unit, told with reasons only
}

// BatchReason is one line of the proof of a verdict.
type BatchReason struct {
	Depth  int    `json:"depth"`
	Clause string `json:"clause"`
	Says   string `json:"says"`
}

// BatchRow is the verdict on one unit's order.
type BatchRow struct {
	Unit        string   `json:"unit"`
	Result      string   `json:"result"`
	Cause       string   `json:"cause,omitempty"`
	By          []string `json:"by,omitempty"`
	At          []string `json:"at,omitempty"`
	Reverted    bool     `json:"reverted,omitempty"`
	SelfDefence string   `json:"self_defence,omitempty"`
	Retreats    []string `json:"retreats,omitempty"`

	Why []BatchReason `json:"why,omitempty"`
}

// Batch adjudicates one line and gives the line of the result, and whether it is an error.
func (b *Board) Batch(line []byte) (result []byte, failed bool) {
	var out BatchResult
	var c batchCase
	err := decodeCase(line, &c)
	out.ID = c.ID
	if err == nil {
		var t *Turn
		if t, err = b.caseTurn(&c); err == nil {
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
	if len(line) > MostBytes {
		return fmt.Errorf("%d bytes, and a line may have %d", len(line), MostBytes)
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
func rulesOf(c *batchCase) (Rules, error) {
	var r Rules
	switch c.System {
	case "", "diplomacy":
	case "rn44":
		r.System = RN44
	case "rn46":
		r.System = RN46
	default:
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
	for _, o := range options {
		ids = append(ids, o.id)
	}
	for id := range sortedKeys(c.Options) {
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

// sortedKeys goes through the keys of a map in order.
func sortedKeys[V any](m map[string]V) func(func(string) bool) {
	keys := slices.Sorted(maps.Keys(m))
	return func(yield func(string) bool) {
		for _, k := range keys {
			if !yield(k) {
				return
			}
		}
	}
}

// Setup is a position as cases write it: units are "GER W ber", owners lists of provinces by power; without owners every power owns
// its printed home territory.
type Setup struct {
	Season string
	Units  []string
	Owners map[string][]string
}

// Lay makes the position of a setup.
func (b *Board) Lay(c Setup, r Rules) (*Position, error) {
	p := &Position{Owner: b.Printed(false)}
	switch c.Season {
	case "", "spring":
	case "fall":
		p.Fall = true
	default:
		return nil, fmt.Errorf("season %q: expected spring or fall", c.Season)
	}
	if len(c.Units) > MostUnits {
		return nil, fmt.Errorf("%d units, and the board holds %d at most", len(c.Units), MostUnits)
	}
	for _, text := range c.Units {
		u, err := b.ReadUnit(text)
		if err != nil {
			return nil, err
		}
		p.Units = append(p.Units, u)
	}
	if err := b.Check(r, p.Units); err != nil {
		return nil, err
	}
	if c.Owners == nil {
		return p, nil
	}
	p.Owner = [Provinces]Power{}
	for code := range sortedKeys(c.Owners) {
		power, ok := PowerNamed(code)
		if !ok {
			return nil, fmt.Errorf("owners: %q is no power", code)
		}
		for _, name := range c.Owners[code] {
			q, ok := b.Named(name)
			if !ok {
				return nil, b.noPlace("owners", name)
			}
			q = b.of[q]
			if b.sea.Has(q) {
				return nil, fmt.Errorf("owners: nobody owns %s", b.codes[q])
			}
			if p.Owner[q] != Nobody && p.Owner[q] != power {
				return nil, fmt.Errorf("owners: %s is owned twice", b.codes[q])
			}
			p.Owner[q] = power
		}
	}
	return p, nil
}

func (b *Board) noPlace(where, name string) error {
	if near := b.Suggest(name); near != "" {
		return fmt.Errorf("%s: %q is no place; %s?", where, name, near)
	}
	return fmt.Errorf("%s: %q is no place", where, name)
}

// ReadUnit reads "GER A ber".
func (b *Board) ReadUnit(text string) (Unit, error) {
	f := strings.Fields(text)
	if len(f) < 3 {
		return Unit{}, fmt.Errorf("unit %q: expected power, kind and place, such as GER A ber", text)
	}
	power, ok := PowerNamed(f[0])
	if !ok {
		return Unit{}, fmt.Errorf("unit %q: %q is no power", text, f[0])
	}
	kind, ok := kindNamed(f[1])
	if !ok {
		return Unit{}, fmt.Errorf("unit %q: %q is no kind of unit; expected A, F or W", text, f[1])
	}
	at, ok := b.Named(strings.Join(f[2:], " "))
	if !ok {
		return Unit{}, b.noPlace(fmt.Sprintf("unit %q", text), strings.Join(f[2:], " "))
	}
	return Unit{power, kind, at}, nil
}

func kindNamed(text string) (Kind, bool) {
	switch strings.ToLower(text) {
	case "a", "army":
		return Army, true
	case "f", "fleet":
		return Fleet, true
	case "w", "wing":
		return Wing, true
	}
	return AnyKind, false
}
