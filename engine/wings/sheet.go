package wings

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/ordered"
)

// This file writes orders out as sheets of text and reads them back: what one power has written, and whole turns as they are adjudicated.

var _ ordered.Scribe = Rules{}

// WriteSheet writes what a side has written in this phase under its name; of NoSide, what all have that can be seen.
func (Rules) WriteSheet(pos engine.Position, side engine.Side) string {
	p, ok := pos.(*Position)
	if !ok {
		return ""
	}
	mine := func(o diplomacy.Order) bool { return side == engine.NoSide || o.Power == p.power(side) }
	var list []diplomacy.Order
	for _, o := range append(p.written(), p.plan...) {
		if mine(o) {
			list = append(list, o)
		}
	}
	return fmt.Sprintf("# %s %d\n", p.season(), p.inYear()) + p.w.board.WriteSheet(list)
}

// WriteTurn writes a movement whole: rules, position and all orders, as turns are adjudicated. before is the position in which it was ordered,
// after one in which it is the last that was settled; not ok where before is no movement, or
// after still the same.
func (r Rules) WriteTurn(before, after engine.Position) (text string, ok bool) {
	p, isBefore := before.(*Position)
	q, isAfter := after.(*Position)
	if !isBefore || !isAfter || p.phase != Moves || len(q.last) == 0 || q.phase == Moves && q.year == p.year && q.at.Fall == p.at.Fall {
		return "", false
	}
	var out strings.Builder
	fmt.Fprintf(&out, "# %s %d\nsystem %s\nseason %s\n", p.season(), p.inYear(), r.ID(), p.season())
	standard := diplomacy.Rules{System: r.System}.Values()
	for i, o := range p.w.rules.Values() {
		if o != standard[i] {
			fmt.Fprintf(&out, "option %s %s\n", o[0], o[1])
		}
	}
	for power := diplomacy.Austria; power <= diplomacy.Turkey; power++ {
		var units, owns []string
		for _, u := range p.at.Units {
			if u.Power == power {
				units = append(units, p.w.board.Write(u))
			}
		}
		for at, owner := range p.at.Owner {
			if owner == power {
				owns = append(owns, p.w.board.Code(diplomacy.Place(at)))
			}
		}
		if len(units) > 0 {
			fmt.Fprintf(&out, "units %s\n", strings.Join(units, ", "))
		}
		if len(owns) > 0 {
			fmt.Fprintf(&out, "owners %s %s\n", power.Code(), strings.Join(owns, " "))
		}
	}
	var orders []diplomacy.Order
	for _, v := range q.last {
		if v.Do.Do != diplomacy.NoVerb {
			orders = append(orders, v.Do)
		}
	}
	return out.String() + "\n" + p.w.board.WriteSheet(orders), true
}

// heads are the words that begin the lines of a turn that are no orders.
var heads = []string{"system", "rules", "season", "option", "units", "owners", "phase"}

// ReadSheet reads a sheet, or a whole turn of which the orders are taken; provinces may be called as the language of the words calls them.
// What stands above the first name of a power is given by side.
func (r Rules) ReadSheet(pos engine.Position, text string, side engine.Side, words engine.Catalog) (out []ordered.SheetLine) {
	p, ok := pos.(*Position)
	if !ok {
		return nil
	}
	spoken, err := p.spoken(words)
	if err != nil {
		return []ordered.SheetLine{{Fault: err.Error()}}
	}
	rows := strings.Split(text, "\n")
	said := slices.Clone(rows)
	for i, row := range rows {
		word, _, _ := strings.Cut(strings.TrimSpace(row), " ")
		if slices.Contains(heads, strings.ToLower(word)) {
			rows[i] = "" // the lines keep their numbers
		}
		if rows[i] != "" {
			rows[i] = typed(rows[i], words)
		}
		for _, power := range p.w.powers {
			if name := words.Word(engine.Say("wings.power."+power.Code()), nil); strings.EqualFold(strings.TrimSuffix(strings.TrimSpace(row), ":"), name) {
				rows[i] = power.Code() + ":"
			}
		}
	}
	orders, lines, faults := spoken.ReadLines(strings.Join(rows, "\n"), p.power(side))
	at := func(n int) string {
		if n > 0 && n <= len(said) {
			return strings.TrimSpace(said[n-1])
		}
		return ""
	}
	for i, o := range orders {
		l := ordered.SheetLine{N: lines[i], Text: at(lines[i]), Side: p.w.sideOf(o.Power)}
		if l.Cmds, err = p.commandsOf(o, l.Text); err != nil {
			l.Fault = engine.Worded(err, words)
		}
		out = append(out, l)
	}
	for _, f := range faults {
		l := ordered.SheetLine{Fault: engine.Worded(f, words)}
		if m, is := f.(*diplomacy.Misread); is {
			l.N, l.Text, l.Word, l.Fault = m.Line, at(m.Line), m.Word, m.Bare(words)
		}
		out = append(out, l)
	}
	slices.SortStableFunc(out, func(a, b ordered.SheetLine) int { return a.N - b.N })
	return out
}
