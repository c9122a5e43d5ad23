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

// The settings of standing orders: those of a side, and which command of it an order gave last.
const (
	settingOrders   = "orders."
	settingAnswered = "answered."
)

// SetOrders leaves the standing orders of a side.
func (g *Game) SetOrders(side Side, o StandingOrders) error {
	return g.Set(settingOrders+strconv.Itoa(int(side)), o.String())
}

// Orders are the standing orders of a side; what cannot be read of them is left out.
func (g *Game) Orders(side Side) StandingOrders {
	s, _ := g.Setting(settingOrders + strconv.Itoa(int(side)))
	o, _ := ParseStandingOrders(s)
	return o
}

// AnswerStanding carries out the next command by which the standing orders of side decide what it is asked now; ok is
// false when they do not. Which order it was is written down beside the command.
func (g *Game) AnswerStanding(side Side) (done Done, by StandingOrder, ok bool, err error) {
	orders := g.Orders(side)
	if len(orders) == 0 || !slices.Contains(g.ToAct(), side) {
		return Done{}, by, false, nil
	}
	seen := g.Seen(side)
	s, can := seen.(Stander)
	if !can {
		return Done{}, by, false, nil
	}
	c, by, ok := s.Answer(side, orders)
	if !ok || c.Side != side || !slices.Contains(g.Legal(side, nil), c) {
		return Done{}, by, false, nil
	}
	if done, err = g.Do(c); err != nil {
		return done, by, true, err
	}
	if done.Line > 0 {
		err = g.Set(settingAnswered+strconv.Itoa(int(side)), fmt.Sprintf("%d %s", done.Line, StandingOrders{by}))
	}
	return done, by, true, err
}

// Answered lists the lines at which standing orders of a side gave the command, with the order: only what the side
// itself may know.
func (g *Game) Answered(side Side) map[int]StandingOrder {
	out := map[int]StandingOrder{}
	key := settingAnswered + strconv.Itoa(int(side))
	for _, l := range g.lines {
		if l.Kind != LineSetting || l.Key != key {
			continue
		}
		line, order, _ := strings.Cut(l.Value, " ")
		n, err := strconv.Atoi(line)
		if o, bad := ParseStandingOrders(order); err == nil && bad == nil && len(o) == 1 {
			out[n] = o[0]
		}
	}
	return out
}

// Passer is implemented by positions of systems in which a side may be asked for a reaction. It is asked of Seen(side) only.
type Passer interface {
	// Passes tells whether a legal command only lets pass what another side does.
	Passes(c Command) bool
}

// settingPassed holds a line at which the program let something pass that nobody could have answered, or nothing could be done.
const settingPassed = "passed"

// PassForced lets pass what side could only let pass, as long as nobody learns anything by it: in an open position a
// forced pass is no question. Where the position hides anything of side from another one nothing is passed unasked, for
// that would tell that there was nothing to choose.
func (g *Game) PassForced(side Side, others []Side) (done Done, ok bool, err error) {
	seen := g.Seen(side)
	p, can := seen.(Passer)
	legal := g.Legal(side, nil)
	if !can || len(legal) != 1 || !p.Passes(legal[0]) || Hidden(g.pos, side, others) {
		return Done{}, false, nil
	}
	if _, _, err := seen.Apply(legal[0], noDice{}); err != nil {
		return Done{}, false, nil // it brings dice: those a person rolls
	}
	if done, err = g.Do(legal[0]); err == nil && done.Line > 0 {
		err = g.Set(settingPassed, strconv.Itoa(done.Line))
	}
	return done, true, err
}

// Idler is implemented by positions of systems with steps that are ended by saying so. It is asked of Seen(side) only.
type Idler interface {
	// Idle tells whether a legal command only ends the step at hand, and brings no dice.
	Idle(c Command) bool
}

// PassIdle ends for side a step in which it can do nothing else but part and merge counters, and would give nothing up, as long as nobody
// learns anything by it: where the position hides anything of side from another one it is asked, able or not. The command is given
// as any other.
func (g *Game) PassIdle(side Side, others []Side) (done Done, ok bool, err error) {
	seen := g.Seen(side)
	p, can := seen.(Idler)
	t, tells := seen.(Teller)
	if !can || !tells || Hidden(g.pos, side, others) {
		return Done{}, false, nil
	}
	only, n := Command{}, 0
	for _, c := range g.Legal(side, nil) {
		if !t.Tell(c).Sorts {
			only, n = c, n+1
		}
	}
	if n != 1 || !p.Idle(only) || t.Tell(only).Forfeits != ForfeitsNothing {
		return Done{}, false, nil
	}
	if done, err = g.Do(only); err == nil && done.Line > 0 {
		err = g.Set(settingPassed, strconv.Itoa(done.Line))
	}
	return done, true, err
}

// Passed lists the lines at which PassForced and PassIdle let something pass.
func (g *Game) Passed() map[int]bool {
	out := map[int]bool{}
	for _, l := range g.lines {
		if n, err := strconv.Atoi(l.Value); l.Kind == LineSetting && l.Key == settingPassed && err == nil {
			out[n] = true
		}
	}
	return out
}

// Hidden tells whether the position hides anything of side from one of the others.
func Hidden(p Position, side Side, others []Side) bool {
	h, ok := p.(Hider)
	return ok && slices.ContainsFunc(others, func(o Side) bool { return o != side && h.Hides(o) })
}
