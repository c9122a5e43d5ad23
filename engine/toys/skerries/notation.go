package skerries

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// This file writes commands as text and reads them back:
//
//	North: order #3 Holm        piece 3 goes to Holm; a name with a blank stands in quotes, or its code: NS
//	North: hold #3              piece 3 stays, as one without an order does
//	North: seal

// FormatCommand writes a command.
func (Rules) FormatCommand(pos engine.Position, c engine.Command) string {
	p, ok := pos.(*Position)
	if !ok || c.Side < 1 || int(c.Side) > len(p.w.sides) {
		return fmt.Sprintf("%+v", c)
	}
	who := p.w.sides[c.Side-1].name + ": "
	switch c.Verb {
	case VerbSeal:
		return who + "seal"
	case VerbHold:
		return fmt.Sprintf("%shold #%d", who, c.A.Index())
	case VerbOrder:
		if to := c.B.Index(); to < p.w.board.Len() {
			return fmt.Sprintf("%sorder #%d %s", who, c.A.Index(), quoted(p.w.board.Name(to)))
		}
	}
	return fmt.Sprintf("%s%+v", who, c)
}

func quoted(name string) string {
	if strings.Contains(name, " ") {
		return strconv.Quote(name)
	}
	return name
}

// ParseCommand reads a command. Without a side in front, the first that is to act gives it.
func (Rules) ParseCommand(pos engine.Position, line string) (engine.Command, error) {
	p, ok := pos.(*Position)
	if !ok {
		return engine.Command{}, fmt.Errorf("a position of another system: %T", pos)
	}
	var c engine.Command
	who, what, found := strings.Cut(line, ":")
	if found {
		i := slices.IndexFunc(p.w.sides, func(s sideInfo) bool { return strings.EqualFold(s.name, strings.TrimSpace(who)) })
		if i < 0 {
			return c, fmt.Errorf("%q: expected a side, not %q", line, who)
		}
		c.Side = engine.Side(i + 1)
	} else {
		what = line
		if acting := p.ToAct(); len(acting) > 0 {
			c.Side = acting[0]
		}
	}
	verb, rest, _ := strings.Cut(strings.TrimSpace(what), " ")
	number, place, _ := strings.Cut(strings.TrimSpace(rest), " ")
	place = strings.Trim(strings.TrimSpace(place), `"'`)
	switch {
	case verb == "seal" && rest == "":
		c.Verb = VerbSeal
		return c, nil
	case verb != "order" && verb != "hold":
		return c, fmt.Errorf("%q: expected order, hold or seal, not %q", line, verb)
	}
	n, err := strconv.ParseUint(strings.TrimPrefix(number, "#"), 10, 16)
	if err != nil || !strings.HasPrefix(number, "#") {
		return c, fmt.Errorf("%q: expected a piece, such as #3, not %q", line, number)
	}
	c.A = engine.CounterRef(int(n))
	if verb == "hold" {
		c.Verb = VerbHold
		if place != "" {
			return c, fmt.Errorf("%q: expected nothing behind the piece that holds, not %q", line, place)
		}
		return c, nil
	}
	c.Verb = VerbOrder
	to := p.w.board.Find(place)
	if to < 0 {
		return c, fmt.Errorf("%q: expected an area of the board, not %q", line, place)
	}
	c.B = engine.SpaceRef(to)
	return c, nil
}
