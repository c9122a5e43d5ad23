// A turn to adjudicate: rules, position and the orders of one phase or several, with the results and their reasons.
package turns

import (
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/diplomacy"
)

// Turn is a position with the orders of one phase or several.
type Turn struct {
	ID string

	board
	rules diplomacy.Rules
	start *diplomacy.Position
	steps []turnStep
}

type turnStep struct {
	phase  string
	orders []diplomacy.Order
}

// Wording words a message; nil: reasons are left out.
type Wording func(engine.Text) string

func (b board) caseTurn(c *batchCase) (*Turn, error) {
	r, err := rulesOf(c)
	if err != nil {
		return nil, err
	}
	p, err := b.Lay(diplomacy.Setup{Season: c.Season, Units: c.Units, Owners: c.Owners}, r)
	if err != nil {
		return nil, err
	}
	switch {
	case len(c.Steps) == 0:
		return nil, errors.New("steps: expected a phase at least")
	case len(c.Steps) > MostPhases:
		return nil, fmt.Errorf("%d steps, and a case takes %d at most", len(c.Steps), MostPhases)
	}
	t := &Turn{ID: c.ID, board: b, rules: r, start: p}
	for n, s := range c.Steps {
		if len(s.Orders) > diplomacy.MostOrders {
			return nil, fmt.Errorf("step %d: %d orders, and a phase takes %d at most", n+1, len(s.Orders), diplomacy.MostOrders)
		}
		orders := make([]diplomacy.Order, len(s.Orders))
		for i := range s.Orders {
			if orders[i], err = b.order(&s.Orders[i]); err != nil {
				return nil, fmt.Errorf("step %d: %w", n+1, err)
			}
		}
		if !slices.Contains(phases[:], s.Phase) {
			return nil, fmt.Errorf("step %d: phase %q: expected %s", n+1, s.Phase, strings.Join(phases[:], ", "))
		}
		t.steps = append(t.steps, turnStep{s.Phase, orders})
	}
	return t, nil
}

var phases = [...]string{"movement", "retreat", "adjustment"}

// Adjudicate settles the phases one after the other.
func (t *Turn) Adjudicate(say Wording) Result {
	a := diplomacy.NewAdjudicator(t.Board, t.rules)
	p := t.start
	out := Result{ID: t.ID}
	for _, s := range t.steps {
		var step Step
		switch s.phase {
		case "movement":
			step, p = t.movement(a, p, s.orders, say)
		case "retreat":
			var lost []diplomacy.Unit
			p, lost = t.Retreats(t.rules, p, s.orders)
			gone := t.writeAll(lost)
			step = Step{Units: t.writeAll(p.Units), Disbanded: &gone}
		default:
			p = t.Adjust(t.rules, p, s.orders)
			step = Step{Units: t.writeAll(p.Units), Owners: t.writeOwners(p)}
		}
		step.Phase = s.phase
		out.Steps = append(out.Steps, step)
	}
	return out
}

func (b board) movement(a *diplomacy.Adjudicator, p *diplomacy.Position, orders []diplomacy.Order, say Wording) (Step, *diplomacy.Position) {
	out := a.Movement(p, orders)
	var gone, destroyed, disbanded []diplomacy.Unit
	var rows []Row
	for n := range out.N {
		row := &out.Rows[n]
		switch {
		case row.Lost && row.Unit.Kind == diplomacy.Wing:
			destroyed = append(destroyed, row.Unit)
		case row.Lost:
			disbanded = append(disbanded, row.Unit)
		case row.Out:
			gone = append(gone, row.Unit)
		}
		rows = append(rows, b.row(a, out, n))
	}
	if say != nil {
		for _, r := range a.Prove() {
			rows[r.Whose].Why = append(rows[r.Whose].Why, Reason{Depth: int(r.Depth), Clause: string(a.Cite(r)), Says: say(a.Say(r))})
		}
	}
	next := a.After()
	d, x, y := b.writeAll(gone), b.writeAll(destroyed), b.writeAll(disbanded)
	step := Step{Units: b.writeAll(next.Units), Dislodged: &d, Destroyed: &x, Disbanded: &y, Orders: rows}
	if say != nil {
		for _, s := range out.Strays {
			step.Strays = append(step.Strays, b.WriteOrder(orders[s.Order])+": "+say(engine.Say("diplomacy.fault."+s.Why.Key())))
		}
	}
	return step, next
}

func (b board) row(a *diplomacy.Adjudicator, out *diplomacy.Outcome, n int) Row {
	row := &out.Rows[n]
	line := Row{Unit: b.Write(row.Unit), Result: row.Result.String(), Cause: row.Cause.String(), Reverted: row.Reverted}
	for _, u := range a.Stoppers(n) {
		line.By = append(line.By, b.Write(u))
	}
	slices.Sort(line.By)
	if row.Cause == diplomacy.Intercepted {
		line.At = b.Codes(out.At[n])
	}
	if row.Reverted {
		line.SelfDefence = "ok"
		if row.SelfDefence != diplomacy.NoCause {
			line.SelfDefence = row.SelfDefence.String()
		}
	}
	if row.Out && row.Unit.Kind == diplomacy.Wing {
		line.Retreats = b.Codes(out.Open[n])
	}
	return line
}

// Print adjudicates and writes every verdict with its reasons.
func (t *Turn) Print(w io.Writer, say Wording) error {
	var s strings.Builder
	word := func(w string) string { return say(engine.Say("diplomacy.sheet." + w)) }
	for _, step := range t.Adjudicate(say).Steps {
		fmt.Fprintf(&s, "%s\n", word(step.Phase))
		for _, row := range step.Orders {
			fmt.Fprintf(&s, "  %-14s %s", row.Unit, word(row.Result))
			if row.Cause != "" {
				fmt.Fprintf(&s, ", %s", word(row.Cause))
			}
			s.WriteByte('\n')
			for _, r := range row.Why {
				fmt.Fprintf(&s, "    %s%s [%s]\n", strings.Repeat("  ", r.Depth), r.Says, r.Clause)
			}
		}
		for _, text := range step.Strays {
			fmt.Fprintf(&s, "  %s\n", text)
		}
		list := func(name string, units *[]string) {
			if units != nil && len(*units) > 0 {
				fmt.Fprintf(&s, "  %s: %s\n", word(name), strings.Join(*units, ", "))
			}
		}
		list("units", &step.Units)
		list("dislodged", step.Dislodged)
		list("destroyed", step.Destroyed)
		list("disbanded", step.Disbanded)
	}
	_, err := io.WriteString(w, s.String())
	return err
}

func (b board) writeAll(units []diplomacy.Unit) []string {
	out := make([]string, 0, len(units))
	for _, u := range units {
		out = append(out, b.Write(u))
	}
	slices.Sort(out)
	return out
}

func (b board) writeOwners(p *diplomacy.Position) map[string][]string {
	out := map[string][]string{}
	for q, power := range p.Owner {
		if power != diplomacy.Nobody {
			out[power.Code()] = append(out[power.Code()], b.Code(diplomacy.Place(q)))
		}
	}
	return out
}
