package wings

import (
	"runtime/debug"
	"sync"
	"sync/atomic"

	"awaw/ai"
	"awaw/engine"
)

// This file shares work out to several workers, so that what comes of it does not depend on how many there are.

// bench gives the bench of a worker.
func (t *thinker) bench(worker int) *bench {
	for len(t.benches) <= worker {
		t.benches = append(t.benches, newBench(&t.scene, &t.worths))
	}
	return t.benches[worker]
}

// alone gives a bench for work that one does alone, with dice of its own.
func (t *thinker) alone() *bench {
	b := t.bench(0)
	b.dice = engine.NewFast(t.draw())
	return b
}

// draw makes a seed for dice that others do not throw.
func (t *thinker) draw() uint64 { return uint64(t.dice.Intn(1 << 62)) }

// share does n pieces of work, each with dice of its own.
func (t *thinker) share(n int, do func(b *bench, piece int)) {
	seeds := make([]uint64, n)
	for i := range seeds {
		seeds[i] = t.draw()
	}
	var next atomic.Int64
	work := func(b *bench) {
		for {
			i := int(next.Add(1)) - 1
			if i >= n {
				return
			}
			b.dice = engine.NewFast(seeds[i])
			do(b, i)
		}
	}
	workers := max(1, min(t.o.Workers, n))
	for i := range workers {
		t.bench(i)
	}
	if workers == 1 {
		work(t.benches[0])
		return
	}
	var wait sync.WaitGroup
	var fault atomic.Pointer[ai.Fault]
	for i := range workers {
		wait.Go(func() {
			defer func() { // a panic nobody catches here would end the whole program, without a word
				if what := recover(); what != nil {
					fault.CompareAndSwap(nil, &ai.Fault{What: what, Stack: debug.Stack()})
				}
			}()
			work(t.benches[i])
		})
	}
	wait.Wait()
	if f := fault.Load(); f != nil { // who has asked may catch it
		panic(f)
	}
}

// used counts the movements all workers have settled.
func (t *thinker) used() int {
	n := 0
	for _, b := range t.benches {
		n += b.nodes
	}
	return n
}

// tell tells whoever looks on how far the decision is.
func (t *thinker) tell(share float64) {
	if t.watch.Progress != nil {
		t.watch.Progress(share)
	}
}
