// A turn as text: a head that tells system, position and owners, then sheets of orders.
package diplomacy

import (
	"errors"
	"fmt"
	"strings"
)

// ReadTurn reads a turn as people write it, or as a case of the batch format if it begins with a brace. Everything that could
// not be read is told, line by line.
func (b *Board) ReadTurn(text string) (*Turn, error) {
	if len(text) > MostBytes {
		return nil, fmt.Errorf("%d bytes, and a turn may have %d", len(text), MostBytes)
	}
	var c batchCase
	if strings.HasPrefix(strings.TrimSpace(text), "{") {
		if err := decodeCase([]byte(text), &c); err != nil {
			return nil, err
		}
		return b.caseTurn(&c)
	}
	r := turnReader{b: b, c: c}
	n := 0
	for line := range strings.Lines(text) {
		n++
		line = strings.TrimSpace(line)
		if err := r.line(line, n); err != nil {
			r.faults = append(r.faults, err)
		}
		if len(r.faults) >= mostFaults {
			break
		}
	}
	r.close()
	if len(r.faults) > 0 {
		return nil, errors.Join(r.faults...)
	}
	t, err := b.caseTurn(&r.c)
	if err != nil {
		return nil, err
	}
	t.rules = r.rules(t.rules, &err)
	t.steps = r.steps
	return t, err
}

type turnReader struct {
	b       *Board
	c       batchCase
	options []lineOption
	steps   []turnStep
	sheet   strings.Builder
	phase   string
	first   int // the line the sheet begins at
	faults  []error
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
		power, list, _ := strings.Cut(rest, " ")
		if r.c.Owners == nil {
			r.c.Owners = map[string][]string{}
		}
		r.c.Owners[power] = append(r.c.Owners[power], strings.FieldsFunc(list, func(c rune) bool { return c == ',' || c == ' ' })...)
	case "phase":
		r.close()
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
		if len(r.c.Units) == MostUnits {
			return fmt.Errorf("line %d: %q: the board holds %d units at most", n, u, MostUnits)
		}
		if _, err := r.b.ReadUnit(u); err != nil {
			return fmt.Errorf("line %d: %w", n, err)
		}
		r.c.Units = append(r.c.Units, u)
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
		var m *Misread
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

func (r *turnReader) rules(into Rules, err *error) Rules {
	for _, o := range r.options {
		if e := into.Set(o.id, o.value); e != nil && *err == nil {
			*err = fmt.Errorf("line %d: %w", o.line, e)
		}
	}
	return into
}
