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

// MostOrders is how many orders a phase may have.
const MostOrders = 10_000

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
}

// Batch adjudicates one line and gives the line of the result, and whether it is an error.
func (b *Board) Batch(line []byte) (result []byte, failed bool) {
	var out BatchResult
	var c batchCase
	err := decodeCase(line, &c)
	out.ID = c.ID
	if err == nil {
		out.Steps, err = b.runCase(&c)
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
	if err := json.Unmarshal(line, c); err != nil {
		var syntax *json.SyntaxError
		var kind *json.UnmarshalTypeError
		switch {
		case errors.As(err, &syntax):
			from := max(0, int(syntax.Offset)-20)
			return fmt.Errorf("character %d: %v after %q", syntax.Offset, err, line[from:min(int(syntax.Offset), len(line))])
		case errors.As(err, &kind):
			return fmt.Errorf("character %d: %s cannot be a %s", kind.Offset, kind.Field, kind.Value)
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

// start reads a case's position.
func (b *Board) start(c *batchCase, r Rules) (*Position, error) {
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
	if err := b.check(r, p.Units); err != nil {
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

// order reads one order of a case.
func (b *Board) order(in *batchOrder) (Order, error) {
	o := NoOrder
	name := strings.TrimSpace(in.Power + " " + in.Unit + " " + in.At)
	var ok bool
	if in.Power != "" {
		if o.Power, ok = PowerNamed(in.Power); !ok {
			return o, fmt.Errorf("order %q: %q is no power", name, in.Power)
		}
	}
	for _, k := range []struct {
		text string
		into *Kind
	}{{in.Unit, &o.Kind}, {in.OfUnit, &o.OfKind}} {
		if k.text != "" {
			if *k.into, ok = kindNamed(k.text); !ok {
				return o, fmt.Errorf("order %q: %q is no kind of unit; expected A, F or W", name, k.text)
			}
		}
	}
	for _, p := range []struct {
		text string
		into *Place
	}{{in.At, &o.At}, {in.To, &o.To}, {in.Of, &o.Of}} {
		if p.text != "" {
			if *p.into, ok = b.Named(p.text); !ok {
				return o, b.noPlace(fmt.Sprintf("order %q", name), p.text)
			}
		}
	}
	n := slices.Index(verbWords[:], in.Do)
	if n <= 0 {
		return o, fmt.Errorf("order %q: %q is nothing a unit can do", name, in.Do)
	}
	o.Do = Verb(n)
	return o, b.orderDetails(in, &o, name)
}

func (b *Board) orderDetails(in *batchOrder, o *Order, name string) error {
	switch in.By {
	case "":
	case "air":
		o.By = ByAir
	case "convoy":
		o.By = ByConvoy
	default:
		return fmt.Errorf("order %q: %q is no way to go; expected air or convoy", name, in.By)
	}
	var through []string
	switch via := string(in.Via); {
	case via == "" || via == "null" || via == "false":
	case via == "true":
		if o.By == AnyWay {
			o.By = ByConvoy
		}
	default:
		if err := json.Unmarshal(in.Via, &through); err != nil {
			return fmt.Errorf("order %q: via: expected true or a list of places", name)
		}
	}
	for n, text := range through {
		p, ok := b.Named(text)
		if !ok {
			return b.noPlace(fmt.Sprintf("order %q", name), text)
		}
		o.Via, o.Far = p, n > 0
	}
	for _, text := range in.Ignore {
		p, ok := PowerNamed(text)
		if !ok {
			return fmt.Errorf("order %q: %q is no power", name, text)
		}
		o.Ignore = o.Ignore.With(p)
	}
	o.Covers = in.Cover != nil
	for _, text := range in.Cover {
		p, ok := b.Named(text)
		if !ok {
			return b.noPlace(fmt.Sprintf("order %q", name), text)
		}
		o.Cover = o.Cover.With(b.of[p])
	}
	return nil
}

func (b *Board) runCase(c *batchCase) ([]BatchStep, error) {
	r, err := rulesOf(c)
	if err != nil {
		return nil, err
	}
	p, err := b.start(c, r)
	if err != nil {
		return nil, err
	}
	a := NewAdjudicator(b, r)
	var steps []BatchStep
	for n, s := range c.Steps {
		if len(s.Orders) > MostOrders {
			return nil, fmt.Errorf("step %d: %d orders, and a phase takes %d at most", n+1, len(s.Orders), MostOrders)
		}
		orders := make([]Order, len(s.Orders))
		for i := range s.Orders {
			if orders[i], err = b.order(&s.Orders[i]); err != nil {
				return nil, fmt.Errorf("step %d: %w", n+1, err)
			}
		}
		var step BatchStep
		switch s.Phase {
		case "movement":
			step, p = b.batchMovement(a, p, orders)
		case "retreat":
			var lost []Unit
			p, lost = b.Retreats(r, p, orders)
			gone := b.writeAll(lost)
			step = BatchStep{Units: b.writeAll(p.Units), Disbanded: &gone}
		case "adjustment":
			p = b.Adjust(r, p, orders)
			step = BatchStep{Units: b.writeAll(p.Units), Owners: b.writeOwners(p)}
		default:
			return nil, fmt.Errorf("step %d: phase %q: expected movement, retreat or adjustment", n+1, s.Phase)
		}
		step.Phase = s.Phase
		steps = append(steps, step)
	}
	return steps, nil
}

func (b *Board) batchMovement(a *Adjudicator, p *Position, orders []Order) (BatchStep, *Position) {
	out := a.Movement(p, orders)
	var gone, destroyed, disbanded []Unit
	var rows []BatchRow
	for n := range out.N {
		row := &out.Rows[n]
		switch {
		case row.Lost && row.Unit.Kind == Wing:
			destroyed = append(destroyed, row.Unit)
		case row.Lost:
			disbanded = append(disbanded, row.Unit)
		case row.Out:
			gone = append(gone, row.Unit)
		}
		line := BatchRow{Unit: b.Write(row.Unit), Result: row.Result.String(), Cause: row.Cause.String(), Reverted: row.Reverted}
		for _, u := range a.stoppers(uint8(n)) {
			line.By = append(line.By, b.Write(out.Rows[u].Unit))
		}
		slices.Sort(line.By)
		if row.Cause == Intercepted {
			line.At = b.codesOf(out.At[n])
		}
		if row.Reverted {
			line.SelfDefence = "ok"
			if row.SelfDefence != NoCause {
				line.SelfDefence = row.SelfDefence.String()
			}
		}
		if row.Out && row.Unit.Kind == Wing {
			line.Retreats = b.codesOf(out.Open[n])
		}
		rows = append(rows, line)
	}
	next := a.After()
	d, x, y := b.writeAll(gone), b.writeAll(destroyed), b.writeAll(disbanded)
	return BatchStep{Units: b.writeAll(next.Units), Dislodged: &d, Destroyed: &x, Disbanded: &y, Orders: rows}, next
}

func (b *Board) codesOf(s Places) []string {
	var out []string
	for _, p := range s.List() {
		out = append(out, b.codes[p])
	}
	return out
}

func (b *Board) writeAll(units []Unit) []string {
	out := make([]string, 0, len(units))
	for _, u := range units {
		out = append(out, b.Write(u))
	}
	slices.Sort(out)
	return out
}

func (b *Board) writeOwners(p *Position) map[string][]string {
	out := map[string][]string{}
	for q, power := range p.Owner {
		if power != Nobody {
			out[power.Code()] = append(out[power.Code()], b.codes[q])
		}
	}
	return out
}
