// The progress of a study: how many games are done, how fast they come, how long it will take.

package main

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"
)

// meter writes the progress line: over itself on a terminal, where it goes on between two games too; anew now and then elsewhere.
type meter struct {
	a            *app // whose words it speaks
	mu           sync.Mutex
	stop         chan struct{} // closed when it ends; nil if nothing ticks
	out          io.Writer
	terminal     bool
	of           int
	before, done int // games kept when it began, and now
	begun, said  time.Time
}

// How often the line is written on a terminal, and elsewhere.
const (
	meterTerminal = time.Second / 5
	meterLog      = 10 * time.Second
	meterTick     = time.Second // on a terminal while no game ends
)

// newMeter makes a meter; a quiet one says nothing.
func newMeter(a *app, out io.Writer, of, done int, quiet bool) *meter {
	m := &meter{a: a, out: out, of: of, before: done, done: done, begun: time.Now()}
	m.said = m.begun
	if quiet {
		m.out = io.Discard
	}
	if f, ok := m.out.(*os.File); ok {
		info, err := f.Stat()
		m.terminal = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	if done > 0 {
		fmt.Fprintln(m.out, a.word("ctl.sim.there", done, of))
	}
	if m.terminal && done < of {
		m.say()
		m.stop = make(chan struct{})
		go m.tick(m.stop)
	}
	return m
}

// tick says the line again and again, so that a person sees that something is going on while games are long.
func (m *meter) tick(stop <-chan struct{}) {
	beat := time.NewTicker(meterTick)
	defer beat.Stop()
	for {
		select {
		case <-stop:
			return
		case now := <-beat.C:
			m.mu.Lock()
			if m.stop != nil && m.done < m.of && now.Sub(m.said) >= meterTick {
				m.say()
			}
			m.mu.Unlock()
		}
	}
}

func (m *meter) add() {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.done++
	every := meterLog
	if m.terminal {
		every = meterTerminal
	}
	if now := time.Now(); now.Sub(m.said) >= every {
		m.said = now
		m.say()
	}
}

func (m *meter) say() {
	line := m.a.meterLine(m.done, m.of, m.done-m.before, time.Since(m.begun))
	if m.terminal {
		fmt.Fprintf(m.out, "\r%-78s", line)
		return
	}
	fmt.Fprintln(m.out, line)
}

// end writes the last line.
func (m *meter) end() {
	m.mu.Lock()
	defer m.mu.Unlock()
	if m.stop != nil {
		close(m.stop)
		m.stop = nil
	} else if m.done == m.before {
		return
	}
	m.say()
	if m.terminal {
		fmt.Fprintln(m.out)
	}
}

// meterLine words the progress: new games took so long. While the first one is played there is no telling how fast they come.
func (a *app) meterLine(done, of, fresh int, took time.Duration) string {
	s := a.word("ctl.sim.meter", done, of, 100*done/of)
	switch {
	case took < time.Second && fresh == 0 || took <= 0:
		return s
	case fresh == 0:
		return a.word("ctl.sim.meter.sofar", s, took.Round(time.Second).String())
	}
	rate := float64(fresh) / took.Seconds()
	if rate >= 1 {
		s = a.word("ctl.sim.meter.second", s, fixed(rate, 1))
	} else {
		s = a.word("ctl.sim.meter.minute", s, fixed(60*rate, 1))
	}
	if done == of {
		return a.word("ctl.sim.meter.in", s, took.Round(time.Second/10).String())
	}
	left := time.Duration(float64(of-done) / rate * float64(time.Second))
	return a.word("ctl.sim.meter.left", s, left.Round(time.Second).String())
}
