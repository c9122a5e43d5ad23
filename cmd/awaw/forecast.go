package main

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/internal/present/program"
)

// This file tells how the orders on the table would fare, as far as its rule system knows.

// Forecast begins to weigh the orders a side has written, and tells later how they would fare.
func (d *desk) Forecast(p engine.Position, side engine.Side) <-chan program.Forecast {
	forecast := d.onTable().Bots.Forecast
	if forecast == nil {
		return nil
	}
	done, playing := make(chan program.Forecast, 1), d.playing
	go func() {
		defer close(done)
		defer d.survive(playing, nil)
		f, ok := forecast(p, side, ai.Options{Seed: 1})
		if !ok {
			return
		}
		out := program.Forecast{Replies: f.Replies}
		for _, x := range f.Fates {
			out.Fates = append(out.Fates, program.Fared{Unit: x.Unit, Succeeds: x.Succeeds, InWorst: x.InWorst})
		}
		for _, a := range f.Worst {
			out.Worst = append(out.Worst, a.Commands...)
		}
		done <- out
	}()
	return done
}
