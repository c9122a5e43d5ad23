// Notation: commands as lines a player can read, used in journals, cases and on the command line (docs/notation.md).
//
// A counter is written nation code, type, size and number: GE-AAF-5#12. The number alone decides (#12); the rest is for
// the reader. A space is its coordinate, M24, or a box's id; in what is read a place's name will do.

package awaw

import (
	"fmt"
	"strconv"
	"strings"

	"awaw/engine"
	"awaw/units"
)

// The forms of the table of verbs give the arguments in order: c counter, g ground unit, u either or a ship, h ship, f task force,
// x task force or space, a either of u or a space, s space, n number, F front, N nation, t type, p project. The first three that are no number stand in A, B and
// C; _ leaves one of these out, and ? at the end lets the last be left out.

// FormatCommand writes a command: "Axis: stage GE-AAF-5#12 M24".
func (Rules) FormatCommand(pos engine.Position, c engine.Command) string {
	p := pos.(*Position)
	var b strings.Builder
	if c.Side >= 1 && int(c.Side) <= len(p.w.sides) {
		b.WriteString(p.w.sides[c.Side-1])
	}
	b.WriteString(": ")
	x := row(c.Verb)
	if x == nil {
		return b.String() + "?"
	}
	b.WriteString(x.word)
	refs := []engine.Ref{c.A, c.B, c.C}
	for _, f := range x.form {
		switch f {
		case 'n':
			if c.N != 0 || !strings.HasSuffix(x.form, "n?") { // what is lost whole has no number
				fmt.Fprintf(&b, " %d", c.N)
			}
			continue
		case 'F':
			b.WriteString(" " + p.w.frontID(int(c.N)))
			continue
		case '?':
			continue
		case '_':
			refs = refs[1:]
			continue
		}
		r := refs[0]
		refs = refs[1:]
		if r != engine.NoRef {
			b.WriteString(" " + p.token(f, r))
		}
	}
	if c.Way != 0 && x.way != nil {
		b.WriteString(p.formatWay(c))
	}
	return b.String()
}

func (p *Position) token(form rune, r engine.Ref) string {
	i := r.Index()
	switch form {
	case 'p':
		if r.Kind() == kindProject && i < len(projectNames) {
			return projectNames[i]
		}
	case 'x', 'a':
		if r.Kind() == engine.KindSpace {
			return p.token('s', r)
		}
		return p.token('f', r)
	case 'c', 'g', 'u', 'h', 'f':
		if k := i - FirstForce; k >= 0 && k < len(p.forces) {
			return fmt.Sprintf("TF#f%d", k)
		}
		if i < len(p.counters) {
			c := p.counters[i]
			return fmt.Sprintf("%s-%s-%d#%d", p.w.units.Info(c.nation).Code, c.kind.Code(), c.size, i)
		}
		if k := i - FirstShip; k >= 0 && k < len(p.ships) {
			s := p.ships[k]
			return fmt.Sprintf("%s-%s-%d#s%d", p.w.units.Info(s.nation).Code, shipCodes[s.kind], s.factors, k)
		}
		if k := i - troopBase; k >= 0 && k < len(p.troops) {
			g := p.troops[k]
			return fmt.Sprintf("%s-%s-%d-%d#g%d", p.w.units.Info(g.nation).Code, p.w.ground.Types[g.kind].Code, g.factors, g.moves, k)
		}
	case 's':
		if i < p.w.board.Len() {
			return p.spaceCode(i)
		}
	case 'N':
		return p.w.units.Info(units.Nation(i)).Code
	case 't':
		return units.Type(i).Code()
	}
	return r.String()
}

// ParseCommand reads what FormatCommand writes. The side may be left out: then it is the side asked.
func (Rules) ParseCommand(pos engine.Position, line string) (engine.Command, error) {
	p := pos.(*Position)
	c := engine.Command{Side: p.asked()}
	text := strings.TrimSpace(line)
	if who, rest, ok := strings.Cut(text, ":"); ok {
		side, known := p.w.sc.sides[strings.TrimSpace(who)]
		if !known {
			return c, fmt.Errorf("%q is no side here; write one of %s", strings.TrimSpace(who), strings.Join(p.w.sides, ", "))
		}
		c.Side, text = side, rest
	}
	f := fields(text)
	if len(f) == 0 {
		return c, fmt.Errorf("the line is empty; write a verb, as \"stage #12 M24\"")
	}
	if c.Verb = verbNamed(f[0]); c.Verb == verbNone {
		return c, fmt.Errorf("%q is not a verb; the verbs are %s", f[0], verbList())
	}
	return p.arguments(c, f[1:])
}

// fields splits at blanks; a name with blanks stands in double quotes.
func fields(s string) []string {
	var out []string
	for s = strings.TrimSpace(s); s != ""; s = strings.TrimSpace(s) {
		if s[0] == '"' {
			word, rest, _ := strings.Cut(s[1:], `"`)
			out, s = append(out, word), rest
			continue
		}
		word, rest, _ := strings.Cut(s, " ")
		out, s = append(out, word), rest
	}
	return out
}

// verbNamed finds a verb by its word, verbNone if there is none.
func verbNamed(word string) engine.Verb {
	for v := range verbs {
		if verbs[v].word == word && word != "" {
			return engine.Verb(v)
		}
	}
	return verbNone
}

func verbList() string {
	var out []string
	for _, x := range verbs[verbNone+1:] {
		out = append(out, x.word)
	}
	return strings.Join(out, ", ")
}

func (p *Position) arguments(c engine.Command, args []string) (engine.Command, error) {
	refs := []*engine.Ref{&c.A, &c.B, &c.C}
	x := row(c.Verb)
	form := x.form
	optional := strings.HasSuffix(form, "?")
	form = strings.TrimSuffix(form, "?")
	for i, f := range form {
		if f == '_' {
			refs = refs[1:]
			continue
		}
		if len(args) == 0 {
			if optional && i == len(form)-1 {
				return c, nil
			}
			return c, fmt.Errorf("%s wants more: %s", x.word, wanted(f))
		}
		word := args[0]
		args = args[1:]
		if f == 'n' {
			n, err := strconv.ParseInt(word, 10, 16)
			if err != nil {
				return c, fmt.Errorf("%q is not a number", word)
			}
			c.N = int16(n)
			continue
		}
		if f == 'F' {
			if c.N = int16(p.w.frontNumber(word)); c.N == 0 {
				return c, fmt.Errorf("%q is no front of this map", word)
			}
			continue
		}
		r, ok := p.read(f, word)
		if !ok {
			return c, fmt.Errorf("%q is not known; %s wants %s there", word, x.word, wanted(f))
		}
		*refs[0], refs = r, refs[1:]
	}
	if len(args) > 0 && x.way != nil {
		return p.readNamed(c, args)
	}
	if len(args) > 0 {
		return c, fmt.Errorf("%q is one word too many for %s", args[0], x.word)
	}
	return c, nil
}

func wanted(f rune) string {
	return map[rune]string{'c': "a counter, as #12", 'g': "a ground unit, as #g3", 'u': "a counter, ground unit or ship, as #12, #g3 or #s1", 's': "a space, as M24 or a place's name", 'n': "a number", 'F': "a front, as western",
		'h': "a ship, as #s1", 'f': "a task force, as #f0", 'x': "a task force, as #f0, or a port", 'a': "a counter, ground unit or space, as #12, #g3 or M24", 'N': "a nation, as GE", 't': "a unit type, as AAF", 'p': "a project, as jets"}[f]
}

func (p *Position) read(f rune, word string) (engine.Ref, bool) {
	switch f {
	case 'x':
		if strings.Contains(word, "#f") {
			return p.read('f', word)
		}
		return p.read('s', word)
	case 'a':
		if strings.Contains(word, "#") {
			return p.read('u', word)
		}
		return p.read('s', word)
	case 'f':
		n, ok := numbered(word, "#f", len(p.forces))
		return tf(n), ok
	case 'h':
		n, ok := numbered(word, "#s", len(p.ships))
		return sh(n), ok
	case 'g':
		n, ok := numbered(word, "#g", len(p.troops))
		return gu(n), ok
	case 'u':
		switch {
		case strings.Contains(word, "#g"):
			return p.read('g', word)
		case strings.Contains(word, "#s"):
			return p.read('h', word)
		}
		return p.read('c', word)
	case 'c':
		n, ok := numbered(word, "#", len(p.counters))
		return ct(n), ok
	case 's':
		i := p.w.board.Find(word)
		return sp(max(i, 0)), i >= 0
	case 'N':
		n, ok := p.w.units.Nation(word)
		return engine.NationRef(int(n)), ok
	case 't':
		t, ok := units.ParseType(word)
		return engine.NewRef(kindType, int(t)), ok
	case 'p':
		x, ok := projectNamed(word)
		return projectRef(x), ok
	}
	return 0, false
}

// numbered reads the number after a mark; false if there is none, or no such thing.
func numbered(word, mark string, count int) (int, bool) {
	_, num, ok := strings.Cut(word, mark)
	n, err := strconv.Atoi(num)
	return max(n, 0), ok && err == nil && n >= 0 && n < count
}
