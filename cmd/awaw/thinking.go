package main

import (
	"errors"
	"math"
	"runtime/debug"
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
	player ai.Player                   // nil until it is asked, and after it has failed
	now    *thought
}

// thought is one decision being made.
type thought struct {
	of    engine.Position
	side  engine.Side
	stop  chan struct{}
	told  bool
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
	if o.now != nil {
		o.now.of = p // the same, however often it is asked about: to take its digest on every frame would hold a page up
	} else {
		if o.player == nil {
			o.player = o.find(o.kind)
		}
		o.now = &thought{of: p, side: side, stop: make(chan struct{}), done: make(chan conclusion, 1)}
		go o.now.run([]ai.Player{o.player, o.find("pilot"), o.find("random")}, p)
	}
	select {
	case c := <-o.now.done:
		o.now = nil
		x := program.Thought{Commands: c.Commands, Meant: c.Meant, Expected: c.Expected, Said: c.Said.Text, Weight: int(c.Said.Purpose), Again: c.Said.Again, About: c.Said.At}
		if c.fault != nil {
			o.player, x.Failed = nil, o.report(c.fault)
		}
		return x
	default:
		return program.Thought{Busy: true, Share: math.Float64frombits(o.now.share.Load())}
	}
}

// MoveNow ends the thought that is on.
func (o *opponent) MoveNow() {
	if o.now != nil && !o.now.told {
		o.now.told = true
		close(o.now.stop)
	}
}

// drop gives up a thought about a position that is gone.
func (o *opponent) drop() {
	o.MoveNow()
	<-o.now.done
	o.now = nil
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
	return player.Decide(p, t.side, ai.Watch{Stop: t.stop, Progress: func(share float64) {
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
