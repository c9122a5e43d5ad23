// A case of a batch, phase by phase.
package turns

import (
	"encoding/json"
	"fmt"
	"strings"

	"awaw/engine/diplomacy"
)

// order reads one order of a case.
func (b board) order(in *batchOrder) (diplomacy.Order, error) {
	o := diplomacy.NoOrder
	name := strings.TrimSpace(in.Power + " " + in.Unit + " " + in.At)
	var ok bool
	if in.Power != "" {
		if o.Power, ok = diplomacy.PowerNamed(in.Power); !ok {
			return o, fmt.Errorf("order %q: %q is no power", name, in.Power)
		}
	}
	for _, k := range []struct {
		text string
		into *diplomacy.Kind
	}{{in.Unit, &o.Kind}, {in.OfUnit, &o.OfKind}} {
		if k.text != "" {
			if *k.into, ok = diplomacy.KindNamed(k.text); !ok {
				return o, fmt.Errorf("order %q: %q is no kind of unit; expected A, F or W", name, k.text)
			}
		}
	}
	for _, p := range []struct {
		text string
		into *diplomacy.Place
	}{{in.At, &o.At}, {in.To, &o.To}, {in.Of, &o.Of}} {
		if p.text != "" {
			if *p.into, ok = b.Named(p.text); !ok {
				return o, b.NoSuchPlace(fmt.Sprintf("order %q", name), p.text)
			}
		}
	}
	if o.Do, ok = diplomacy.VerbNamed(in.Do); !ok {
		return o, fmt.Errorf("order %q: %q is nothing a unit can do", name, in.Do)
	}
	return o, b.orderDetails(in, &o, name)
}

func (b board) orderDetails(in *batchOrder, o *diplomacy.Order, name string) error {
	switch in.By {
	case "":
	case "air":
		o.By = diplomacy.ByAir
	case "convoy":
		o.By = diplomacy.ByConvoy
	default:
		return fmt.Errorf("order %q: %q is no way to go; expected air or convoy", name, in.By)
	}
	var through []string
	switch via := string(in.Via); {
	case via == "" || via == "null" || via == "false":
	case via == "true":
		if o.By == diplomacy.AnyWay {
			o.By = diplomacy.ByConvoy
		}
	default:
		if err := json.Unmarshal(in.Via, &through); err != nil {
			return fmt.Errorf("order %q: via: expected true or a list of places", name)
		}
	}
	for n, text := range through {
		p, ok := b.Named(text)
		if !ok {
			return b.NoSuchPlace(fmt.Sprintf("order %q", name), text)
		}
		o.Via, o.Far = p, n > 0
	}
	for _, text := range in.Ignore {
		p, ok := diplomacy.PowerNamed(text)
		if !ok {
			return fmt.Errorf("order %q: %q is no power", name, text)
		}
		o.Ignore = o.Ignore.With(p)
	}
	o.Covers = in.Cover != nil
	for _, text := range in.Cover {
		p, ok := b.Named(text)
		if !ok {
			return b.NoSuchPlace(fmt.Sprintf("order %q", name), text)
		}
		o.Cover = o.Cover.With(b.Province(p))
	}
	return nil
}
