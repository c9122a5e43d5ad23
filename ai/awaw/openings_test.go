package awaw_test

import (
	"slices"
	"testing"

	"awaw/ai"
	minds "awaw/ai/awaw"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/scenarios"
	"awaw/tables"
)

// Every opening of the book is met on the way that the book itself takes from the beginning of its scenario, its commands are legal there and read as they are written. Marshal tries
// them beside his own, and says so where he takes one. A book that tells of positions nobody meets any more is to be made again (make openings).
func TestOpeningsAreMet(t *testing.T) {
	book := minds.Openings()
	if len(book) < 40 {
		t.Fatalf("%d openings: the book cannot be read, or is hardly begun", len(book))
	}
	met, told := map[string]bool{}, 0
	for _, id := range scenariosOf(book) {
		doc, err := scenarios.Doc(id)
		if err != nil {
			t.Fatal(err)
		}
		rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
		if err != nil {
			t.Fatal(err)
		}
		start, err := rules.Setup(kit, doc)
		if err != nil {
			t.Fatal(err)
		}
		follow(t, rules, start, book, met, &told)
	}
	if told < 10 {
		t.Errorf("Marshal opens by the book in %d of %d positions", told, len(book))
	}
	for at, o := range book {
		if !met[at] {
			t.Errorf("%s: nobody comes to %s, where side %d is to %q", o.Scenario, at, o.Side, o.Plans[0].Lines)
		}
	}
}

// follow goes every way of the book from a position, until dice fall.
func follow(t *testing.T, rules engine.Ruleset, p engine.Position, book ai.Openings, met map[string]bool, told *int) {
	t.Helper()
	acting := p.ToAct()
	if len(acting) != 1 {
		return
	}
	side := acting[0]
	seen := p.Seen(side)
	legal := seen.Legal(side, nil)
	if len(legal) == 1 {
		if next, _, err := p.Apply(legal[0], engine.NewTyped()); err == nil {
			follow(t, rules, next, book, met, told)
		}
		return
	}
	at := ai.OpeningAt(seen)
	o, ok := book[at]
	if !ok || met[at] {
		return
	}
	met[at] = true
	if o.Side != side {
		t.Errorf("%s: side %d decides at %s, not %d", o.Scenario, side, at, o.Side)
	}
	for _, plan := range o.Plans {
		if plan.Won < 0 || plan.Won > 1 || plan.Error <= 0 {
			t.Errorf("%s: %q won %g, give or take %g", o.Scenario, plan.Lines, plan.Won, plan.Error)
		}
		q, goes := p, true
		for i, c := range plan.Commands {
			if c := c.Command(); !engine.Takes(q, q.Legal(side, nil), c) || rules.FormatCommand(q, c) != plan.Lines[i] {
				t.Fatalf("%s: %q is not legal, or is another command today", o.Scenario, plan.Lines[i])
			}
			next, _, err := q.Apply(c.Command(), engine.NewTyped())
			if goes = err == nil; !goes {
				break // dice fall
			}
			q = next
		}
		if goes {
			follow(t, rules, q, book, met, told)
		}
	}
	marshal, err := systems.Bots().Find("marshal", ai.Options{Seed: 1, Nodes: 60})
	if err != nil {
		t.Fatal(err)
	}
	d := marshal.Decide(seen, side, ai.Watch{})
	in := slices.ContainsFunc(o.Plans, func(x ai.OpeningPlan) bool {
		return slices.EqualFunc(x.Commands, d.Commands, func(a ai.OpeningCommand, b engine.Command) bool { return a.Command() == b })
	})
	tells := slices.ContainsFunc(d.Expected, func(x engine.Text) bool { return x.Key == "ai.expected.opening" })
	if tells != (in && d.Ways > 0) { // where it may not be told how many ways there were, nothing is told of the book
		t.Errorf("%s: Marshal does %v, which stands in the book: %t; that it does, he says: %t", o.Scenario, d.Commands, in, tells)
	}
	if tells {
		*told++
	}
}

func scenariosOf(book ai.Openings) (out []string) {
	for _, o := range book {
		if !slices.Contains(out, o.Scenario) {
			out = append(out, o.Scenario)
		}
	}
	slices.Sort(out)
	return out
}
