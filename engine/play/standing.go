package play

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine"
)

// This file lets standing orders answer, and passes over what nobody can decide.

// The settings of standing orders: those of a side, and which command of it an order gave last.
const (
	settingOrders   = "orders."
	settingAnswered = "answered."
)

// MayOrder tells whether a side can leave standing orders now: by mail only while it has something to decide.
func (g *Game) MayOrder(side engine.Side) bool {
	return g.header.Links == nil || slices.Contains(g.acting, side) && (g.links == nil || g.links.owed == 0)
}

// SetOrders leaves the standing orders of a side.
func (g *Game) SetOrders(side engine.Side, o engine.StandingOrders) error {
	if !g.MayOrder(side) {
		return ErrOrdersTurn
	}
	return g.Set(settingOrders+strconv.Itoa(int(side)), o.String())
}

// Orders are the standing orders of a side; what cannot be read of them is left out.
func (g *Game) Orders(side engine.Side) engine.StandingOrders {
	s, _ := g.Setting(settingOrders + strconv.Itoa(int(side)))
	o, _ := engine.ParseStandingOrders(s)
	return o
}

// AnswerStanding carries out the next command by which the standing orders of side decide what it is asked now; ok is
// false when they do not. Which order it was is written down beside the command.
func (g *Game) AnswerStanding(side engine.Side) (done Done, by engine.StandingOrder, ok bool, err error) {
	if !slices.Contains(g.ToAct(), side) || !g.takes(side) {
		return Done{}, by, false, nil
	}
	c, by, ok := standing(g.own(side), side, g.Orders(side))
	if !ok {
		return Done{}, by, false, nil
	}
	if done, err = g.Do(c); err == nil {
		err = g.noteAnswer(side, done.Line, by)
	}
	return done, by, true, err
}

// standing is what the orders of a side answer in position p, if they do.
func standing(p engine.Position, side engine.Side, orders engine.StandingOrders) (c engine.Command, by engine.StandingOrder, ok bool) {
	if len(orders) == 0 {
		return c, by, false
	}
	seen := p.Seen(side)
	if m, minded := seen.(engine.Minded); minded {
		seen = m.Under(side, orders)
	}
	s, can := seen.(engine.Stander)
	if !can {
		return c, by, false
	}
	c, by, ok = s.Answer(side, orders)
	return c, by, ok && c.Side == side && slices.Contains(seen.Legal(side, nil), c)
}

// noteAnswer writes down that the command of a line followed of itself: by a standing order, or, without one, since nothing else could be done.
func (g *Game) noteAnswer(side engine.Side, line int, by engine.StandingOrder) error {
	switch {
	case line == 0:
		return nil
	case by.Kind == "":
		return g.Set(SettingPassed, strconv.Itoa(line))
	}
	return g.Set(settingAnswered+strconv.Itoa(int(side)), fmt.Sprintf("%d %s", line, engine.StandingOrders{by}))
}

// Answered lists the lines at which standing orders of a side gave the command, with the order: only what the side
// itself may know.
func (g *Game) Answered(side engine.Side) map[int]engine.StandingOrder {
	out := map[int]engine.StandingOrder{}
	key := settingAnswered + strconv.Itoa(int(side))
	for _, l := range g.lines {
		if l.Kind != LineSetting || l.Key != key {
			continue
		}
		line, order, _ := strings.Cut(l.Value, " ")
		n, err := strconv.Atoi(line)
		if o, bad := engine.ParseStandingOrders(order); err == nil && bad == nil && len(o) == 1 {
			out[n] = o[0]
		}
	}
	return out
}

// SettingPassed holds a line at which the program let something pass that nobody could have answered, or nothing could be done.
const SettingPassed = "passed"

// PassForced lets pass what side could only let pass, as long as nobody learns anything by it: in an open position a
// forced pass is no question. Where the position hides anything of side from another one nothing is passed unasked, for
// that would tell that there was nothing to choose.
func (g *Game) PassForced(side engine.Side, others []engine.Side) (done Done, ok bool, err error) {
	if !g.takes(side) {
		return Done{}, false, nil
	}
	c, ok := forced(g.pos, g.Seen(side), side, others)
	if !ok {
		return Done{}, false, nil
	}
	if done, err = g.Do(c); err == nil {
		err = g.noteAnswer(side, done.Line, engine.StandingOrder{})
	}
	return done, true, err
}

// forced is the command by which side, who sees seen of position p, lets pass what it can only let pass; ok is false where it can do anything
// else, where that brings dice, and where passing unasked would tell the others something.
func forced(p, seen engine.Position, side engine.Side, others []engine.Side) (c engine.Command, ok bool) {
	passer, can := seen.(engine.Passer)
	legal := seen.Legal(side, nil)
	if !can || len(legal) != 1 || !passer.Passes(legal[0]) || engine.Hidden(p, side, others) {
		return c, false
	}
	_, _, err := seen.Apply(legal[0], noDice{}) // it may bring dice: those a person rolls
	return legal[0], err == nil
}

// PassIndifferent answers for side a question of which all answers come to the same, with the first of them, as long as nobody learns anything by
// it and no dice fall by it.
func (g *Game) PassIndifferent(side engine.Side, others []engine.Side) (done Done, ok bool, err error) {
	seen := g.Seen(side)
	l, can := seen.(engine.Indifferent)
	if !can || !g.takes(side) || engine.Hidden(g.pos, side, others) || !l.Indifferent() {
		return Done{}, false, nil
	}
	legal := seen.Legal(side, nil)
	if len(legal) == 0 {
		return Done{}, false, nil
	}
	if _, _, err := seen.Apply(legal[0], noDice{}); err != nil { // it may bring dice: those a person rolls
		return Done{}, false, nil
	}
	if done, err = g.Do(legal[0]); err == nil {
		err = g.noteAnswer(side, done.Line, engine.StandingOrder{})
	}
	return done, true, err
}

// PassIdle ends for side a step in which it can do nothing else but part and merge counters, or strike where nobody is, and would give nothing up, as long as nobody
// learns anything by it: where the position hides anything of side from another one it is asked, able or not, but for steps of which it
// knows better. The command is given as any other.
func (g *Game) PassIdle(side engine.Side, others []engine.Side) (done Done, ok bool, err error) {
	seen := g.Seen(side)
	p, can := seen.(engine.Idler)
	t, tells := seen.(engine.Teller)
	if !can || !tells {
		return Done{}, false, nil
	}
	only, n := engine.Command{}, 0
	for _, c := range g.Legal(side, nil) {
		if l := t.Tell(c); !l.Sorts && !l.Vain {
			only, n = c, n+1
		}
	}
	if n != 1 || !p.Idle(only) || t.Tell(only).Forfeits != engine.ForfeitsNothing {
		return Done{}, false, nil
	}
	if d, known := seen.(engine.Discreet); engine.Hidden(g.pos, side, others) && (!known || d.Betrays(only)) {
		return Done{}, false, nil
	}
	if done, err = g.Do(only); err == nil && done.Line > 0 {
		err = g.Set(SettingPassed, strconv.Itoa(done.Line))
	}
	return done, true, err
}

// Passed lists the lines at which PassForced, PassIndifferent and PassIdle let something pass.
func (g *Game) Passed() map[int]bool {
	out := map[int]bool{}
	for _, l := range g.lines {
		if n, err := strconv.Atoi(l.Value); l.Kind == LineSetting && l.Key == SettingPassed && err == nil {
			out[n] = true
		}
	}
	return out
}
