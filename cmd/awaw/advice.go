package main

import (
	"math"
	"sync"
	"sync/atomic"
	"time"

	"awaw/ai/advice"
	"awaw/cmd/awaw/internal/aside"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present/program"
)

// This file has worked out, beside the screen, what a side could do and how a game went.

// hintClock is how many times as long as an opponent may think about a decision a hint may take: it plays to the end of the game.
const hintClock = 8

// Hint begins to look for plans.
func (d *desk) Hint(p engine.Position, side engine.Side) *program.Asking[program.Hint] {
	return asking(d, hintClock*d.think, func(o advice.Options) (program.Hint, bool) {
		h, err := advice.Ask(systems.Bots(), p, side, o)
		if err != nil {
			return program.Hint{}, false
		}
		out := program.Hint{Games: h.Games, Cut: h.Cut}
		for _, x := range h.Plans {
			out.Plans = append(out.Plans, program.Advised{Commands: x.Commands, Steps: x.Steps, Meant: x.Meant, Chance: chanceOf(x.Chance), Behind: program.Chance{Of: x.Behind.By, Error: x.Behind.Error},
				Level: x.Level(), Chosen: x.Chosen, Gain: x.Gain, Own: x.Own, Theirs: x.Theirs})
		}
		return out, true
	})
}

// Review begins to look back on a game.
func (d *desk) Review(g *play.Game, side engine.Side) (*program.Asking[program.Review], error) {
	c, err := advice.Read(g, side)
	if err != nil {
		return nil, err
	}
	return asking(d, 0, func(o advice.Options) (program.Review, bool) {
		r, err := c.Look(systems.Bots(), o)
		if err != nil {
			return program.Review{}, false
		}
		out := program.Review{Side: r.Side, Dice: r.Dice, Else: r.Else, Whole: r.Whole, Cut: r.Cut}
		for _, l := range r.Luck {
			out.Rolls += l.Rolls
		}
		for _, x := range r.Curve {
			out.Curve = append(out.Curve, program.Moment{Node: x.Node, Chance: chanceOf(x.Chance)})
		}
		for _, x := range r.Turns {
			t := program.Turning{From: x.From, Node: x.Node, Date: x.Date, Mover: x.Mover, Given: x.Given, Told: x.Told, Before: chanceOf(x.Before), After: chanceOf(x.After),
				Dice: x.Dice, Own: x.Own, Others: x.Others, Same: x.Same}
			if b := x.Better; b != nil {
				t.Better, t.Instead, t.Cost = b.Plan.Steps, b.Did, program.Chance{Of: b.Cost.By, Error: b.Cost.Error}
			}
			out.Turns = append(out.Turns, t)
		}
		return out, true
	}), nil
}

func chanceOf(c advice.Chance) program.Chance { return program.Chance{Of: c.Of(), Error: c.Error()} }

// asking has something worked out beside the screen, for so long at most; 0 for as long as it takes. What meets a defect comes to nothing, and a report is kept.
func asking[T any](d *desk, most time.Duration, work func(advice.Options) (T, bool)) *program.Asking[T] {
	answer, stop, playing := make(chan T, 1), make(chan struct{}), d.playing
	var share atomic.Uint64
	end := sync.OnceFunc(func() { close(stop) })
	if most > 0 {
		time.AfterFunc(most, end)
	}
	go func() {
		defer close(answer)
		defer d.survive(playing, nil)
		x, ok := work(advice.Options{Seed: d.wits.seed, Workers: aside.Cores(), Stop: stop, Pause: breathe, Progress: func(x float64) {
			share.Store(math.Float64bits(x))
			breathe()
		}})
		if ok {
			answer <- x
		}
	}()
	return &program.Asking[T]{Answer: answer, Stop: end, Share: func() float64 { return math.Float64frombits(share.Load()) }}
}
