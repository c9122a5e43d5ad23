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
