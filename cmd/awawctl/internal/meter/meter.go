// Package meter tells the progress of a study: how many games are done, how fast they come, how long it will take.
package meter

import (
	"fmt"
	"io"
	"os"
	"sync"
	"time"

	"awaw/engine"
	"awaw/internal/wording"
)

// Meter writes the progress line: over itself on a terminal, where it goes on between two games too; anew now and then elsewhere.
type Meter struct {
	words        engine.Catalog
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

// New makes a meter of so many games, of which some are done; a quiet one says nothing.
func New(words engine.Catalog, out io.Writer, of, done int, quiet bool) *Meter {
	m := &Meter{words: words, out: out, of: of, before: done, done: done, begun: time.Now()}
	m.said = m.begun
	if quiet {
		m.out = io.Discard
	}
	if f, ok := m.out.(*os.File); ok {
		info, err := f.Stat()
		m.terminal = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	if done > 0 {
		fmt.Fprintln(m.out, m.word("ctl.sim.there", done, of))
	}
	if m.terminal && done < of {
		m.say()
		m.stop = make(chan struct{})
		go m.tick(m.stop)
	}
	return m
}

// tick says the line again and again, so that a person sees that something is going on while games are long.
func (m *Meter) tick(stop <-chan struct{}) {
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

// Add counts one more game.
func (m *Meter) Add() {
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

func (m *Meter) say() {
	line := m.line(m.done, m.of, m.done-m.before, time.Since(m.begun))
	if m.terminal {
		fmt.Fprintf(m.out, "\r%-78s", line)
		return
	}
	fmt.Fprintln(m.out, line)
}

// End writes the last line.
func (m *Meter) End() {
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

// line words the progress: new games took so long. While the first one is played there is no telling how fast they come.
func (m *Meter) line(done, of, fresh int, took time.Duration) string {
	s := m.word("ctl.sim.meter", done, of, 100*done/of)
	switch {
	case took < time.Second && fresh == 0 || took <= 0:
		return s
	case fresh == 0:
		return m.word("ctl.sim.meter.sofar", s, took.Round(time.Second).String())
	}
	rate := float64(fresh) / took.Seconds()
	if rate >= 1 {
		s = m.word("ctl.sim.meter.second", s, wording.Fixed{N: rate, Digits: 1})
	} else {
		s = m.word("ctl.sim.meter.minute", s, wording.Fixed{N: 60 * rate, Digits: 1})
	}
	if done == of {
		return m.word("ctl.sim.meter.in", s, took.Round(time.Second/10).String())
	}
	left := time.Duration(float64(of-done) / rate * float64(time.Second))
	return m.word("ctl.sim.meter.left", s, left.Round(time.Second).String())
}

func (m *Meter) word(key string, args ...any) string { return wording.Word(m.words, key, args...) }
