package wings

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// This file writes commands as text and reads them back: an order a line, as orders of Diplomacy are written.
//
//	England: A lon - bel                 England: W lon patrols nth
//	England: F nth convoys A lon - bel   England: W lon ignore FRA       onto the order before
//	England: build W lon                 England: W lon via hol          England: W lon cover bel
//	England: seal
//	England: end draw                    England: end FRA    it wins     England: end any    whatever the others agree on

// riderWords are the words of what is written onto an order.
var riderWords = map[engine.Verb]string{VerbVia: "via", VerbIgnore: "ignore", VerbCover: "cover"}

// FormatCommand writes a command.
func (Rules) FormatCommand(pos engine.Position, c engine.Command) string {
	p, ok := pos.(*Position)
	if !ok || p.power(c.Side) == diplomacy.Nobody {
		return fmt.Sprintf("%+v", c)
	}
	who := p.power(c.Side).Name() + ": "
	if c.Verb == VerbSeal {
		return who + "seal"
	}
	if c.Verb == VerbEnd {
		switch x := pleaOf(c); {
		case x == drawn:
			return who + "end draw"
		case x == whatever:
			return who + "end any"
		default:
			return who + "end " + p.power(x.winner()).Code()
		}
	}
	if word, rides := riderWords[c.Verb]; rides {
		i := p.entry(c.A)
		if i < 0 {
			return fmt.Sprintf("%s%+v", who, c)
		}
		u := p.subject(i)
		what := p.w.board.Code(p.placeOf(c.B))
		if c.Verb == VerbIgnore {
			what = p.power(engine.Side(c.B.Index())).Code()
		}
		return fmt.Sprintf("%s%s %s %s %s", who, u.Kind.Letter(), p.w.board.Code(u.At), word, what)
	}
	o, ok := p.orderOf(c)
	if !ok {
		return fmt.Sprintf("%s%+v", who, c)
	}
	return who + p.w.board.WriteOrder(o)
}

// orderOf is the order a command writes, whether it is legal or not.
func (p *Position) orderOf(c engine.Command) (diplomacy.Order, bool) {
	o := diplomacy.NoOrder
	o.Power, o.Do = p.power(c.Side), doOf(c.Verb)
	coast := int(c.N) / coastStep
	if c.Verb == VerbBuild {
		o.Kind, o.At = diplomacy.Kind(c.N%coastStep), p.onCoast(p.placeOf(c.B), coast)
		return o, o.At != diplomacy.Nowhere && o.Kind <= diplomacy.Wing
	}
	i := p.entry(c.A)
	if i < 0 || o.Do == diplomacy.NoVerb {
		return o, false
	}
	u := p.subject(i)
	o.Kind, o.At, o.To, o.Of = u.Kind, u.At, p.onCoast(p.placeOf(c.B), coast), p.placeOf(c.C)
	if c.Verb == VerbMove {
		o.By = diplomacy.Way(c.N % coastStep)
	}
	return o, true
}

// onCoast is a coast of a province by its number from 1; the province itself for none.
func (p *Position) onCoast(at diplomacy.Place, coast int) diplomacy.Place {
	if at == diplomacy.Nowhere || coast < 1 {
		return at
	}
	if two := p.w.board.Coasts(at); coast <= len(two) {
		return two[coast-1]
	}
	return at
}

// ParseCommand reads a command. Without a power in front, the first that is to act gives it. An order with a way, an ignore list or
// covers is several commands: ReadOrders.
func (r Rules) ParseCommand(pos engine.Position, line string) (engine.Command, error) {
	list, err := r.ReadOrders(pos, line)
	switch {
	case err != nil:
		return engine.Command{}, err
	case len(list) != 1:
		return engine.Command{}, fmt.Errorf("%q: expected one thing a line: the order alone, then %q and the like", line, "W lon ignore FRA")
	}
	return list[0], nil
}

// ReadOrders reads one line as commands: an order, and what is written onto it.
func (Rules) ReadOrders(pos engine.Position, line string) ([]engine.Command, error) {
	p, ok := pos.(*Position)
	if !ok {
		return nil, fmt.Errorf("a position of another system: %T", pos)
	}
	return p.read(p.w.board, line)
}

// read reads one line by the names that a board knows.
func (p *Position) read(b *diplomacy.Board, line string) ([]engine.Command, error) {
	power, text := diplomacy.Nobody, strings.TrimSpace(line)
	if who, rest, found := strings.Cut(text, ":"); found {
		if named, known := diplomacy.PowerNamed(strings.TrimSpace(who)); known {
			power, text = named, strings.TrimSpace(rest)
		} else if len(who) > 1 {
			return nil, unread("power", who)
		}
	}
	if acting := p.ToAct(); power == diplomacy.Nobody && len(acting) > 0 {
		power = p.power(acting[0])
	}
	side := p.w.sideOf(power)
	if side == engine.NoSide {
		return nil, unread("nobody", "")
	}
	if strings.EqualFold(text, "seal") {
		return []engine.Command{{Side: side, Verb: VerbSeal}}, nil
	}
	if what, ends := strings.CutPrefix(strings.ToLower(text), "end "); ends {
		return p.readEnd(side, what)
	}
	if c, rides, err := p.readRider(b, side, text); rides {
		return []engine.Command{c}, err
	}
	o, err := b.ReadOrder(text, power)
	if err != nil {
		return nil, fmt.Errorf("%q: %w", line, err)
	}
	return p.commandsOf(o, line)
}

// readEnd reads what a power asks for.
func (p *Position) readEnd(side engine.Side, what string) ([]engine.Command, error) {
	what = strings.TrimSpace(what)
	switch what {
	case "draw":
		return []engine.Command{drawn.asks(side)}, nil
	case "any":
		return []engine.Command{whatever.asks(side)}, nil
	}
	if power, ok := diplomacy.PowerNamed(what); ok {
		if s := p.w.sideOf(power); s != engine.NoSide && s != side {
			return []engine.Command{(whatever + plea(s)).asks(side)}, nil
		}
	}
	return nil, unread("end", what)
}

// readRider reads "W lon ignore FRA" and the like.
func (p *Position) readRider(b *diplomacy.Board, side engine.Side, text string) (c engine.Command, rides bool, err error) {
	words := strings.Fields(text)
	if len(words) != 4 || !strings.EqualFold(words[0], "W") {
		return c, false, nil
	}
	for verb, word := range riderWords {
		if !strings.EqualFold(words[2], word) {
			continue
		}
		c = engine.Command{Side: side, Verb: verb}
		at, ok := b.Named(words[1])
		i := p.numberAt(diplomacy.Order{Kind: diplomacy.Wing, At: at, Power: p.power(side)})
		if !ok || i < 0 {
			return c, true, unread("wing", words[1])
		}
		c.A = p.refOf(i)
		if verb == VerbIgnore {
			power, ok := diplomacy.PowerNamed(words[3])
			if s := p.w.sideOf(power); ok && s != engine.NoSide {
				c.B = engine.NewRef(engine.KindSide, int(s))
				return c, true, nil
			}
			return c, true, unread("power", words[3])
		}
		to, ok := b.Named(words[3])
		if !ok {
			return c, true, unread("province", words[3])
		}
		c.B = p.w.spaceOf(to)
		return c, true, nil
	}
	return c, false, nil
}

// commandsOf gives the commands that write an order: itself, then what is written onto it.
func (p *Position) commandsOf(o diplomacy.Order, line string) ([]engine.Command, error) {
	if o.Do == diplomacy.Disband && p.phase == Builds {
		o.Do = diplomacy.Remove
	}
	if o.Do == diplomacy.Move && p.phase == Retreats {
		o.Do = diplomacy.Retreat
	}
	if o.Do != diplomacy.Build {
		i := p.numberAt(o)
		if i < 0 {
			return nil, unread("unit", "")
		}
		u := p.subject(i)
		o.Kind, o.At = u.Kind, u.At
		o.To = p.sailsTo(u, o)
	}
	if verbOf[o.Do] == 0 {
		return nil, unread("phase", "")
	}
	out := []engine.Command{p.command(o)}
	ride := func(verb engine.Verb, b engine.Ref) {
		out = append(out, engine.Command{Side: out[0].Side, Verb: verb, A: out[0].A, B: b})
	}
	if o.Via != diplomacy.Nowhere {
		ride(VerbVia, p.w.spaceOf(o.Via))
	}
	for i, power := range p.w.powers {
		if o.Ignore.Has(power) {
			ride(VerbIgnore, engine.NewRef(engine.KindSide, i+1))
		}
	}
	for _, q := range o.Cover.List() {
		ride(VerbCover, p.w.spaceOf(q))
	}
	return out, nil
}

// sailsTo names the coast a fleet means, where only one is in its reach.
func (p *Position) sailsTo(u diplomacy.Unit, o diplomacy.Order) diplomacy.Place {
	if u.Kind != diplomacy.Fleet || o.To == diplomacy.Nowhere || o.Do != diplomacy.Move && o.Do != diplomacy.Retreat {
		if o.To != diplomacy.Nowhere {
			return p.w.board.Province(o.To)
		}
		return o.To
	}
	open := slices.DeleteFunc(p.w.board.Coasts(o.To), func(c diplomacy.Place) bool { return !p.w.board.Sails(u.At, c) })
	if o.To == p.w.board.Province(o.To) && len(open) == 1 {
		return open[0]
	}
	return o.To
}
