// Running a case: its phases are adjudicated one after the other.
package cases

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"

	"awaw/engine/diplomacy"
)

// Difference is one thing that is not as the case says.
type Difference struct {
	Case *Case
	Text string
}

func (d Difference) String() string {
	return fmt.Sprintf("%s:%d: %s: %s", d.Case.File, d.Case.Line, d.Case.Name, d.Text)
}

// played is a case carried out.
type played struct {
	a     *diplomacy.Adjudicator
	b     *diplomacy.Board
	out   *diplomacy.Outcome
	after *diplomacy.Position

	barred []string // retreats ordered to where they may not go, as a case expects them
}

// Run carries a case out and lists every difference; none means it passed.
func Run(b *diplomacy.Board, c *Case) []Difference {
	differ := func(text string) Difference { return Difference{c, text} }
	g, err := play(b, c)
	if err != nil {
		return []Difference{differ(err.Error())}
	}
	var out []Difference
	for _, s := range g.out.Strays {
		out = append(out, differ(fmt.Sprintf("order %d reaches no unit: %s", s.Order+1, s.Why.Key())))
	}
	for _, x := range g.barred {
		if !slices.Contains(c.Expect, x) {
			out = append(out, differ(x+", and the case does not expect it"))
		}
	}
	for _, e := range c.Expect {
		if text := g.fault(e); text != "" {
			out = append(out, differ(text))
		}
	}
	return out
}

// play adjudicates the phases of a case.
func play(b *diplomacy.Board, c *Case) (*played, error) {
	r := diplomacy.Rules{System: c.System}
	for _, id := range slices.Sorted(maps.Keys(c.Options)) {
		if err := r.Set(id, c.Options[id]); err != nil {
			return nil, err
		}
	}
	setup := diplomacy.Setup{Season: c.Season, Units: c.Given}
	if c.Owners != nil {
		setup.Owners = map[string][]string{}
		for _, power := range slices.Sorted(maps.Keys(c.Owners)) {
			setup.Owners[power] = strings.Fields(c.Owners[power])
		}
	}
	p, err := b.Lay(setup, r)
	if err != nil {
		return nil, err
	}
	var sheets [3][]diplomacy.Order
	for i, lines := range [...][]string{c.Orders, c.Retreats, c.Builds} {
		orders, faults := b.ReadSheet(strings.Join(lines, "\n"))
		if len(faults) > 0 {
			return nil, errors.Join(faults...)
		}
		sheets[i] = orders
	}
	g := &played{a: diplomacy.NewAdjudicator(b, r), b: b}
	g.out = g.a.Movement(p, sheets[0])
	g.after = g.a.After()
	if c.retreats {
		g.bar(sheets[1])
		g.after, _ = b.Retreats(r, g.after, sheets[1])
	}
	if c.builds {
		g.after = b.Adjust(r, g.after, sheets[2])
	}
	return g, nil
}

// bar notes the retreats of a sheet that are not open.
func (g *played) bar(orders []diplomacy.Order) {
	for _, o := range orders {
		open := slices.ContainsFunc(g.after.Out, func(x diplomacy.Ousted) bool {
			return g.b.Province(x.Unit.At) == g.b.Province(o.At) && (o.Kind == diplomacy.AnyKind || o.Kind == x.Unit.Kind) && x.Open.Has(g.b.Province(o.To))
		})
		if o.Do == diplomacy.Retreat && !open {
			g.barred = append(g.barred, o.Kind.Letter()+" "+g.b.Code(o.At)+" barred "+g.b.Code(o.To))
		}
	}
}
