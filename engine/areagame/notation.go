package areagame

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/areamap"
	"awaw/engine"
)

// This file writes commands as text and reads them back: "Allies: march infantry GER WEU".

// Form is how a verb is written: its word, then what follows: k a kind, K a kind or all, n a number, a, b and c spaces, B a space as b that is left out
// where it is the space A, p a power, as C.
type Form struct{ Word, Args string }

// Notation is how the commands of a system are written: a form for each verb, and the words of kinds; a command numbers them from 1.
type Notation struct {
	Forms []Form
	Kinds []string
}

// Names are those a position has for what commands speak of.
type Names struct {
	*Cast
	Area  *areamap.Map
	Asked engine.Side // gives commands that name no side
}

const allKinds = "all"

// Format writes a command.
func (n *Notation) Format(in *Names, c engine.Command) string {
	if c.Side < 1 || int(c.Side) > len(in.Sides) || c.Verb == 0 || int(c.Verb) >= len(n.Forms) {
		return fmt.Sprintf("%+v", c)
	}
	f := n.Forms[c.Verb]
	out := in.Sides[c.Side-1][0] + ": " + f.Word
	for _, a := range f.Args {
		word := allKinds
		if a == 'B' && c.B == c.A {
			continue
		}
		switch a {
		case 'k', 'K':
			if c.N > 0 && int(c.N) <= len(n.Kinds) {
				word = n.Kinds[c.N-1]
			}
		case 'n':
			word = strconv.Itoa(int(c.N))
		case 'p':
			if c.C.Kind() != engine.KindNation || c.C.Index() >= len(in.Powers) {
				return fmt.Sprintf("%+v", c)
			}
			word = in.Powers[c.C.Index()].Name
		default:
			r := map[rune]engine.Ref{'a': c.A, 'b': c.B, 'B': c.B, 'c': c.C}[a]
			if r.Kind() != engine.KindSpace || r.Index() >= in.Area.Len() {
				return fmt.Sprintf("%+v", c)
			}
			word = in.Area.Code(r.Index())
		}
		out += " " + word
	}
	return out
}

// Parse reads a command.
func (n *Notation) Parse(in *Names, line string) (engine.Command, error) {
	c := engine.Command{Side: in.Asked}
	what := line
	if who, rest, found := strings.Cut(line, ":"); found {
		side, err := in.SideNamed(who)
		if err != nil {
			return c, fmt.Errorf("%q: %w", line, err)
		}
		c.Side, what = side, rest
	}
	words := Split(what)
	if len(words) == 0 {
		return c, fmt.Errorf("%q: expected an order such as done", line)
	}
	verb := slices.IndexFunc(n.Forms, func(f Form) bool { return f.Word != "" && f.Word == words[0] })
	if verb < 0 {
		return c, fmt.Errorf("%q: expected an order, not %q", line, words[0])
	}
	c.Verb = engine.Verb(verb)
	args := n.Forms[verb].Args
	if short := strings.TrimSuffix(args, "B"); len(words)-1 == len(short) && short != args {
		words = append(words, words[1])
	}
	if len(words)-1 != len(args) {
		return c, fmt.Errorf("%q: expected %d words after %s", line, len(args), words[0])
	}
	for i, a := range args {
		if err := n.argument(in, &c, a, words[i+1]); err != nil {
			return c, fmt.Errorf("%q: %w", line, err)
		}
	}
	return c, nil
}

// Split takes a line apart; a name in quotes is one word.
func Split(line string) (out []string) {
	for line = strings.TrimSpace(line); line != ""; line = strings.TrimSpace(line) {
		end := strings.IndexByte(line, ' ')
		if line[0] == '"' {
			if close := strings.IndexByte(line[1:], '"'); close >= 0 {
				out = append(out, line[1:close+1])
				line = line[close+2:]
				continue
			}
		}
		if end < 0 {
			end = len(line)
		}
		out = append(out, line[:end])
		line = line[end:]
	}
	return out
}

// argument reads one word of a command.
func (n *Notation) argument(in *Names, c *engine.Command, a rune, word string) error {
	switch a {
	case 'k', 'K':
		if i := slices.Index(n.Kinds, word); i >= 0 {
			c.N = int16(i) + 1
			return nil
		}
		if word == allKinds && a == 'K' {
			return nil
		}
		return fmt.Errorf("expected a kind of unit, not %q; there are %s", word, strings.Join(n.Kinds, ", "))
	case 'n':
		v, err := strconv.ParseUint(word, 10, 8)
		if err != nil {
			return fmt.Errorf("expected a number, not %q", word)
		}
		c.N = int16(v)
		return nil
	case 'p':
		i := slices.IndexFunc(in.Powers, func(p Power) bool { return strings.EqualFold(p.Name, word) })
		if i < 0 {
			return fmt.Errorf("expected a power, not %q; there are %s", word, strings.Join(in.PowerNames(), ", "))
		}
		c.C = engine.NationRef(i)
		return nil
	}
	at := in.Area.Find(word)
	if at < 0 {
		return fmt.Errorf("expected a space of the board, not %q", word)
	}
	switch a {
	case 'a':
		c.A = engine.SpaceRef(at)
	case 'b', 'B':
		c.B = engine.SpaceRef(at)
	default:
		c.C = engine.SpaceRef(at)
	}
	return nil
}
