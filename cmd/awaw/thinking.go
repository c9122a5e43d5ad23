package main

import (
	"errors"
	"math"
	"runtime/debug"
	"sync"
	"sync/atomic"
	"time"

	"awaw/ai"
	"awaw/engine"
	"awaw/internal/present/program"
)

// This file holds how an opponent thinks beside the screen, which asks on every frame how far it is, and what happens when
// it meets a defect of the program: the game goes on.

// opponent is a bot that thinks beside the screen.
type opponent struct {
	kind   string
	find   func(kind string) ai.Player // nil if there is none
	report func(*ai.Fault) string      // keeps what a bot met, and says where
	goals  *goals                      // what the sides of the game go for
	player ai.Player                   // nil until it is asked, and after it has failed
	now    *thought

	// Of one that thinks while others do: a player for that, who heeds no clock, and how long it may think once it is asked. nil for the others.
	ponderer func() ai.Player
	limit    time.Duration
	ahead    *thought // about what it is likely to be asked next
}

// thought is one decision being made.
type thought struct {
	of    engine.Position
	side  engine.Side
	goal  engine.Ref // the objective of the side
	stop  chan struct{}
	once  sync.Once // it is told to stop
	share atomic.Uint64
	done  chan conclusion
}

// conclusion is what a thought came to.
type conclusion struct {
	ai.Decision
	fault *ai.Fault // what the opponent met; another has decided for it
}

// Think tells how far the bot is with p, and begins when it has not.
func (o *opponent) Think(p engine.Position, side engine.Side) program.Thought {
	if o.now != nil && (o.now.side != side || o.now.of != p && o.now.of.Digest() != p.Digest()) {
		o.drop()
	}
	if o.now == nil {
		o.recall(p, side)
	}
	if o.now != nil {
		o.now.of = p // the same, however often it is asked about: to take its digest on every frame would hold a page up
	} else {
		if o.player == nil {
			o.player = o.find(o.kind)
		}
		o.now = o.begin(o.player, p, side)
	}
	select {
	case c := <-o.now.done:
		o.now = nil
		o.goals.set(side, c.Objective)
		x := program.Thought{Commands: c.Commands, Meant: c.Meant, Expected: c.Expected, Intent: c.Intent, Said: c.Said.Text, Weight: int(c.Said.Purpose), Again: c.Said.Again, About: c.Said.At}
		if c.fault != nil {
			o.player, x.Failed = nil, o.report(c.fault)
		}
		return x
	default:
		return program.Thought{Busy: true, Share: math.Float64frombits(o.now.share.Load())}
	}
}

// begin begins a thought.
func (o *opponent) begin(player ai.Player, p engine.Position, side engine.Side) *thought {
	t := &thought{of: p, side: side, goal: o.goals.of[side], stop: make(chan struct{}), done: make(chan conclusion, 1)}
	go t.run([]ai.Player{player, o.find("pilot"), o.find("random")}, p)
	return t
}

// MoveNow ends the thought that is on.
func (o *opponent) MoveNow() {
	if o.now != nil {
		o.now.end()
	}
}

// end tells a thought to come to what is best so far.
func (t *thought) end() { t.once.Do(func() { close(t.stop) }) }

// drop gives up a thought about a position that is gone, and what was thought ahead.
func (o *opponent) drop() {
	for _, t := range []*thought{o.now, o.ahead} {
		if t != nil {
			t.end()
			<-t.done
		}
	}
	o.now, o.ahead = nil, nil
}

// run has the first player decide, and the next one when that fails.
func (t *thought) run(players []ai.Player, p engine.Position) {
	var c conclusion
	for _, player := range players {
		d, fault := t.decide(player, p)
		if c.fault == nil {
			c.fault = fault
		}
		if fault == nil {
			c.Decision = d
			break
		}
	}
	t.done <- c
}

// decide is a player's decision, or the defect it met.
func (t *thought) decide(player ai.Player, p engine.Position) (d ai.Decision, fault *ai.Fault) {
	defer func() {
		if what := recover(); what != nil {
			if err, ok := what.(error); !ok || !errors.As(err, &fault) {
				fault = &ai.Fault{What: what, Stack: debug.Stack()}
			}
		}
	}()
	return player.Decide(p, t.side, ai.Watch{Stop: t.stop, Objective: t.goal, Progress: func(share float64) {
		t.share.Store(math.Float64bits(share))
	}}), nil
}

// failed keeps a report of what an opponent met beside the saved games and gives its path, or why there is none.
func (d *desk) failed(f *ai.Fault) string {
	path, err := writeReport(d.store.Dir(), "opponent", d.playing, f.What, f.Stack, time.Now())
	if err != nil {
		return err.Error()
	}
	return path
}

// Ponder has it think about what it is likely to be asked next, if it is one that thinks while others do.
func (o *opponent) Ponder(p engine.Position, side engine.Side) {
	if o.ponderer == nil || o.now != nil || o.ahead != nil && o.ahead.is(p, side) {
		return
	}
	if o.ahead != nil {
		o.ahead.end() // nobody waits for it
	}
	o.ahead = o.begin(o.ponderer(), p, side)
}

// recall goes on with what was thought ahead about a position, within the time there is from now on; what was thought about another is given up.
func (o *opponent) recall(p engine.Position, side engine.Side) {
	t := o.ahead
	if o.ahead = nil; t == nil {
		return
	}
	if !t.is(p, side) {
		t.end()
		return
	}
	if o.now = t; o.limit > 0 {
		time.AfterFunc(o.limit, t.end)
	}
}

// is tells whether a thought is about what a side sees.
func (t *thought) is(p engine.Position, side engine.Side) bool {
	return t.side == side && (t.of == p || t.of.Digest() == p.Digest())
}
