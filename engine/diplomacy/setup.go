// Positions as cases write them.
package diplomacy

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

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
	for _, code := range slices.Sorted(maps.Keys(c.Owners)) {
		power, ok := PowerNamed(code)
		if !ok {
			return nil, fmt.Errorf("owners: %q is no power", code)
		}
		for _, name := range c.Owners[code] {
			q, ok := b.Named(name)
			if !ok {
				return nil, b.NoSuchPlace("owners", name)
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

// NoSuchPlace is the error of a name that no place has, with the nearest one that there is.
func (b *Board) NoSuchPlace(where, name string) error {
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
	kind, ok := KindNamed(f[1])
	if !ok {
		return Unit{}, fmt.Errorf("unit %q: %q is no kind of unit; expected A, F or W", text, f[1])
	}
	at, ok := b.Named(strings.Join(f[2:], " "))
	if !ok {
		return Unit{}, b.NoSuchPlace(fmt.Sprintf("unit %q", text), strings.Join(f[2:], " "))
	}
	return Unit{power, kind, at}, nil
}

// KindNamed reads the letter or the word of a kind of unit.
func KindNamed(text string) (Kind, bool) {
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
