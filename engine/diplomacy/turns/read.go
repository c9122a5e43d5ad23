// A turn as text: a head that tells system, position and owners, then sheets of orders.
package turns

import (
	"errors"
	"fmt"
	"strings"

	"awaw/engine/diplomacy"
)

// Read reads a turn as people write it, or as a case of the batch format if it begins with a brace. Everything that could
// not be read is told, line by line.
func Read(d *diplomacy.Board, text string) (*Turn, error) {
	if len(text) > diplomacy.MostBytes {
		return nil, fmt.Errorf("%d bytes, and a turn may have %d", len(text), diplomacy.MostBytes)
	}
	b := board{d}
	var c batchCase
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		if err := decodeCase([]byte(text), &c); err != nil {
			return nil, err
		}
		return b.caseTurn(&c)
	}
	r := turnReader{b: b, c: c, owned: map[diplomacy.Place]diplomacy.Power{}}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if err := r.line(line, n); err != nil {
			r.faults = append(r.faults, err)
		}
		if len(r.faults) >= diplomacy.MostFaults {
			break
		}
	}
	r.close()
	if len(r.faults) > 0 {
		return nil, errors.Join(r.faults...)
	}
	t := &Turn{board: b, steps: r.steps}
	var err error
	if t.rules, err = r.rules(); err != nil {
		return nil, err
	}
	if err = b.checkLines(t.rules, r.standing); err != nil {
		return nil, err
	}
	if t.start, err = b.Lay(diplomacy.Setup{Season: r.c.Season, Units: r.c.Units, Owners: r.c.Owners}, t.rules); err != nil {
		return nil, err
	}
	switch {
	case len(r.c.Units) == 0:
		return nil, fmt.Errorf("line %d: the turn ends, and no units were named, as in: units GER A ber, FRA F bre", n)
	case len(r.steps) == 0:
		return nil, fmt.Errorf("line %d: the turn ends without orders or a phase", n)
	}
	return t, nil
}

// lineUnit is a unit with the line it is named in.
type lineUnit struct {
	line int
	unit diplomacy.Unit
}

// checkLines finds the line of the unit that cannot stand where it is put.
func (b board) checkLines(r diplomacy.Rules, named []lineUnit) error {
	var units []diplomacy.Unit
	for _, u := range named {
		units = append(units, u.unit)
		if err := b.Check(r, units); err != nil {
			return fmt.Errorf("line %d: %w", u.line, err)
		}
	}
	return nil
}

type turnReader struct {
	b        board
	c        batchCase
	options  []lineOption
	standing []lineUnit
	steps    []turnStep
	sheet    strings.Builder
	owned    map[diplomacy.Place]diplomacy.Power
	phase    string
	first    int // the line the sheet begins at
	faults   []error
}

// lineOption is an option as written.
type lineOption struct {
	line      int
	id, value string
}

// line takes one line of the head, or keeps it for the sheet of orders.
func (r *turnReader) line(line string, n int) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(word) {
	case "system", "rules":
		if strings.ToLower(word) == "rules" {
			r.c.Rules = rest
		} else {
			r.c.System = strings.ToLower(rest)
		}
		if _, err := rulesOf(&r.c); err != nil {
			r.c.System, r.c.Rules = "", ""
			return fmt.Errorf("line %d: %w", n, err)
		}
	case "season":
		if r.c.Season = strings.ToLower(rest); r.c.Season != "spring" && r.c.Season != "fall" {
			r.c.Season = ""
			return fmt.Errorf("line %d: season %q: expected spring or fall", n, rest)
		}
	case "option":
		id, value, ok := strings.Cut(rest, " ")
		if !ok {
			return fmt.Errorf("line %d: expected option NAME VALUE", n)
		}
		r.options = append(r.options, lineOption{n, id, strings.TrimSpace(value)})
	case "units":
		return r.units(rest, n)
	case "owners":
		return r.owners(rest, n)
	case "phase":
		if r.close(); len(r.steps) == MostPhases {
			return fmt.Errorf("line %d: too much: a turn takes %d phases", n, MostPhases)
		}
		r.phase = strings.ToLower(rest)
		r.first = n
	default:
		if r.sheet.Len() == 0 {
			r.first = n
		}
		r.sheet.WriteString(line + "\n")
	}
	return nil
}

// longestUnit is how long the text of a unit may be.
const longestUnit = 60

// units takes a list of units.
func (r *turnReader) units(list string, n int) error {
	for u := range strings.SplitSeq(list, ",") {
		u = strings.TrimSpace(u)
		if len(u) > longestUnit {
			return fmt.Errorf("line %d: unit %q: expected power, kind and place, such as GER A ber", n, u[:20]+"…")
		}
		if len(r.c.Units) == diplomacy.MostUnits {
			return fmt.Errorf("line %d: %q: the board holds %d units at most", n, u, diplomacy.MostUnits)
		}
		unit, err := r.b.ReadUnit(u)
		if err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
		r.standing = append(r.standing, lineUnit{n, unit})
		r.c.Units = append(r.c.Units, u)
	}
	return nil
}

// owners takes the provinces of a power: codes or names without blanks.
func (r *turnReader) owners(list string, n int) error {
	code, list, _ := strings.Cut(list, " ")
	power, ok := diplomacy.PowerNamed(code)
	if !ok {
		return fmt.Errorf("line %d: owners: %q is no power", n, code)
	}
	if r.c.Owners == nil {
		r.c.Owners = map[string][]string{}
	}
	for name := range strings.FieldsFuncSeq(list, func(c rune) bool { return c == ',' || c == ' ' }) {
		q, ok := r.b.Named(name)
		if !ok {
			return fmt.Errorf("line %d: %w", n, r.b.NoSuchPlace("owners", name))
		}
		if r.b.Sea(q) {
			return fmt.Errorf("line %d: owners: nobody owns %s", n, r.b.Code(q))
		}
		if was, owned := r.owned[r.b.Province(q)]; owned {
			if was != power {
				return fmt.Errorf("line %d: owners: %s is owned twice", n, r.b.Code(q))
			}
			continue
		}
		r.owned[r.b.Province(q)] = power
		r.c.Owners[power.Code()] = append(r.c.Owners[power.Code()], r.b.Code(r.b.Province(q)))
	}
	return nil
}

// close reads the sheet gathered so far as the orders of a phase.
func (r *turnReader) close() {
	if r.phase == "" && r.sheet.Len() == 0 && len(r.steps) > 0 {
		return
	}
	orders, faults := r.b.ReadSheet(r.sheet.String())
	for _, f := range faults {
		var m *diplomacy.Misread
		if errors.As(f, &m) {
			m.Line += r.first - 1
		}
	}
	r.faults = append(r.faults, faults...)
	if r.phase == "" && r.sheet.Len() == 0 {
		return
	}
	phase := r.phase
	if phase == "" {
		phase = "movement"
	}
	known := false
	for _, p := range phases {
		known = known || p == phase
	}
	if !known {
		r.faults = append(r.faults, fmt.Errorf("line %d: phase %q: expected %s", r.first, phase, strings.Join(phases[:], ", ")))
	}
	r.steps = append(r.steps, turnStep{phase, orders})
	r.sheet.Reset()
	r.phase = ""
}

// rules are system, edition and options of the head.
func (r *turnReader) rules() (diplomacy.Rules, error) {
	into, err := rulesOf(&r.c)
	for _, o := range r.options {
		if e := into.Set(o.id, o.value); e != nil && err == nil {
			err = fmt.Errorf("line %d: %w", o.line, e)
		}
	}
	return into, err
}
