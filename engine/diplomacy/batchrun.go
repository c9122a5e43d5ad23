// A case of a batch, phase by phase.
package diplomacy

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

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
