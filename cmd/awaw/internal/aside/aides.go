package aside

import (
	"fmt"
	"runtime"

	"awaw/ai"
)

// This file holds decisions whose tries are shared with further programs.

// Tries asks for tries of a decision that is made elsewhere: the one Of asks for. What its side has seen is left out where it was sent before.
type Tries struct {
	Of    Think    `json:"of"`
	Tries []ai.Try `json:"tries"`
}

// helper carries out the tries of one decision.
type helper struct {
	key string // of the decision
	do  func([]ai.Try, <-chan struct{}) []ai.Tried
}

// try carries Tries out.
func (b *Bench) try(t *Tries, w ai.Watch) (Result, error) {
	key := fmt.Sprintf("%x %s %v %v %v", t.Of.Digest, t.Of.Level, t.Of.Side, t.Of.Goal, t.Of.Options)
	if b.game != t.Of.Game || b.help.key != key {
		b.help = helper{}
		player, p, err := b.meet(&t.Of)
		if err != nil {
			return Result{}, err
		}
		if h, ok := player.(ai.Helper); ok {
			b.help = helper{key: key, do: h.Help(p, t.Of.Side, t.Of.Goal)}
		}
	}
	if b.help.do == nil {
		return Result{}, errNothing
	}
	return Result{Tried: b.help.do(t.Tries, w.Stop)}, nil
}

// aides are workers that help with one decision.
type aides struct {
	workers []Worker
	of      Think
	told    []bool // what was seen
	stop    <-chan struct{}
	brought int // tries
}

// aidesFor are those that may help with a decision: as many as may try at once, but for the one who decides.
func (b *Bench) aidesFor(t *Think, w ai.Watch) *aides {
	n := max(0, min(t.Options.Workers-1, len(b.aides)))
	a := &aides{workers: b.aides[:n], of: *t, told: make([]bool, n), stop: w.Stop}
	a.of.Options.Workers = 1
	return a
}

// Count is how many there are.
func (a *aides) Count() int { return len(a.workers) }

// Begin hands tries to one of them. A defect it meets is met again by who decides, and told there.
func (a *aides) Begin(n int, tries []ai.Try) func() []ai.Tried {
	job := Tries{Of: a.of, Tries: tries}
	if a.told[n] {
		job.Of.Seen = nil
	}
	got := make(chan []ai.Tried, 1)
	go func() {
		r, err := a.workers[n].Do(Job{Tries: &job}, ai.Watch{Stop: a.stop})
		if err != nil || len(r.Tried) > len(tries) {
			r.Tried = nil
		}
		got <- r.Tried
	}()
	runtime.Gosched() // with one thread for all, the job is on its way before other tries are carried out here
	return func() []ai.Tried {
		tried := <-got
		a.told[n] = len(tried) > 0
		a.brought += len(tried)
		return tried
	}
}
