package engine

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
)

// This file holds standing orders: answers a side gives in advance to what it will be asked while another side plays.
// They stand in the game's settings, one line a side, and act only by commands that are legal when they are given.

// Stander is implemented by positions of systems in which reactions can be ordered in advance. It is asked of
// Seen(side) only, so that an order never knows more than the side that gave it.
type Stander interface {
	// OrderKinds lists what can be ordered, in the order of a panel.
	OrderKinds() []OrderKind
	// Answer gives the next command by which the orders of side decide what is asked of it now, and the order that
	// decided. It is not ok when no order speaks to the question, or more than one command would do.
	Answer(side Side, orders StandingOrders) (c Command, by StandingOrder, ok bool)
}

// Minded is implemented by positions that reckon what is likely by what a side has ordered: chances then follow its own order of losses.
type Minded interface {
	// Under is the same position as it looks to side under its own orders. Nothing of what is legal or happens changes.
	Under(side Side, orders StandingOrders) Position
}

// OrderKind is one order that may be left, with the numbers it may carry.
type OrderKind struct {
	Kind           string // as settings write it: "intercept"
	Name, Help     Text
	Unit           Text // what N counts; empty when the order carries no number
	Least, Most, N int  // limits of the number, and the one a panel proposes
	Step           int
	Cite           Cite
}

// StandingOrder is one order that was left: its kind, and its number.
type StandingOrder struct {
	Kind string
	N    int
}

// StandingOrders are those of one side.
type StandingOrders []StandingOrder

// Find gives the order of a kind.
func (o StandingOrders) Find(kind string) (StandingOrder, bool) {
	i := slices.IndexFunc(o, func(x StandingOrder) bool { return x.Kind == kind })
	if i < 0 {
		return StandingOrder{}, false
	}
	return o[i], true
}

// With gives the orders with one more, or with another number for one that is there.
func (o StandingOrders) With(x StandingOrder) StandingOrders {
	out := slices.Clone(o)
	if i := slices.IndexFunc(out, func(y StandingOrder) bool { return y.Kind == x.Kind }); i >= 0 {
		out[i] = x
		return out
	}
	out = append(out, x)
	slices.SortFunc(out, func(a, b StandingOrder) int { return strings.Compare(a.Kind, b.Kind) })
	return out
}

// Without gives the orders but those of a kind.
func (o StandingOrders) Without(kind string) StandingOrders {
	return slices.DeleteFunc(slices.Clone(o), func(x StandingOrder) bool { return x.Kind == kind })
}

// String writes the orders as a setting holds them: "disengage=3 intercept=55".
func (o StandingOrders) String() string {
	var out []string
	for _, x := range o {
		out = append(out, x.Kind+"="+strconv.Itoa(x.N))
	}
	return strings.Join(out, " ")
}

// ParseStandingOrders reads what String wrote. Orders it does not understand are named in the error and left out.
func ParseStandingOrders(s string) (StandingOrders, error) {
	var out StandingOrders
	var bad []string
	for _, word := range strings.Fields(s) {
		kind, number, ok := strings.Cut(word, "=")
		n, err := strconv.Atoi(number)
		if !ok || kind == "" || err != nil {
			bad = append(bad, word)
			continue
		}
		out = out.With(StandingOrder{Kind: kind, N: n})
	}
	if len(bad) > 0 {
		return out, fmt.Errorf("engine: standing orders: expected words like intercept=55, found %q; write the orders again", strings.Join(bad, " "))
	}
	return out, nil
}

// Passer is implemented by positions of systems in which a side may be asked for a reaction. It is asked of Seen(side) only.
type Passer interface {
	// Passes tells whether a legal command only lets pass what another side does.
	Passes(c Command) bool
}

// Joiner is implemented by positions of systems in which a fight may be joined between its rounds. It is asked of Seen(side) only.
type Joiner interface {
	// Joins tells whether by a legal command counter A joins the fight at hand before its next round.
	Joins(c Command) bool
}

// Indifferent is implemented by positions of systems in which a side may be asked although all its answers come to the same. It is asked of
// Seen(side) only.
type Indifferent interface {
	// Indifferent tells whether all that may be answered now comes to the same.
	Indifferent() bool
}

// Idler is implemented by positions of systems with steps that are ended by saying so. It is asked of Seen(side) only.
type Idler interface {
	// Idle tells whether a legal command only ends the step at hand, and brings no dice.
	Idle(c Command) bool
}

// Discreet is implemented by positions that hide things and know steps that may be passed over all the same.
type Discreet interface {
	// Betrays tells whether it would tell another side something hidden if a command that ends a step came unasked.
	Betrays(c Command) bool
}

// Hidden tells whether the position hides anything of side from one of the others.
func Hidden(p Position, side Side, others []Side) bool {
	h, ok := p.(Hider)
	return ok && slices.ContainsFunc(others, func(o Side) bool { return o != side && h.Hides(o) })
}
