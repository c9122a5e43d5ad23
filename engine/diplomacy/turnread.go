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
	options [][2]string
	steps   []turnStep
	sheet   strings.Builder
	phase   string
	first   int // the line the sheet begins at
	faults  []error
}

// line takes one line of the head, or keeps it for the sheet of orders.
func (r *turnReader) line(line string, n int) error {
	word, rest, _ := strings.Cut(line, " ")
	rest = strings.TrimSpace(rest)
	switch strings.ToLower(word) {
	case "system":
		r.c.System = strings.ToLower(rest)
	case "rules":
		r.c.Rules = rest
	case "season":
		r.c.Season = strings.ToLower(rest)
	case "option":
		id, value, ok := strings.Cut(rest, " ")
		if !ok {
			return fmt.Errorf("line %d: expected option NAME VALUE", n)
		}
		r.options = append(r.options, [2]string{id, strings.TrimSpace(value)})
	case "units":
		for u := range strings.SplitSeq(rest, ",") {
			r.c.Units = append(r.c.Units, strings.TrimSpace(u))
		}
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
		if e := into.Set(o[0], o[1]); e != nil && *err == nil {
			*err = e
		}
	}
	return into
}
