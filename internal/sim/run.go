// Playing a study with several workers at once.
package sim

import (
	"context"
	"errors"
	"sync"

	"awaw/engine"
)

// ErrStopped says that a study was stopped before its last game; what is finished is kept.
var ErrStopped = errors.New("stopped")

// Run plays every game of the study's shard that is not done yet, with so many workers, and hands each record to keep,
// one at a time, in the order games end. The first error ends the run; games begun then are given up.
func (s Study) Run(ctx context.Context, start engine.Position, done map[int]bool, workers int, keep func(Record) error) error {
	within, stop := context.WithCancelCause(ctx)
	defer stop(nil)
	games := make(chan int)
	records := make(chan Record)
	go func() {
		defer close(games)
		for g := s.Shard.I; g <= s.Games; g += s.Shard.N {
			if done[g] {
				continue
			}
			select {
			case games <- g:
			case <-within.Done():
				return
			}
		}
	}()
	var team sync.WaitGroup
	for range workers {
		team.Go(func() {
			for g := range games {
				r, err := s.Play(within, start, g)
				if err != nil {
					stop(err)
					return
				}
				records <- r
			}
		})
	}
	go func() {
		team.Wait()
		close(records)
	}()
	var failed error
	kept := len(done)
	for r := range records {
		if failed != nil {
			continue
		}
		if failed = keep(r); failed != nil {
			stop(failed)
			continue
		}
		kept++
	}
	switch {
	case failed != nil || kept == s.Mine():
		return failed
	case ctx.Err() != nil:
		return ErrStopped
	}
	return context.Cause(within)
}
