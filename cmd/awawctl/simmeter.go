// The progress of a study: how many games are done, how fast they come, how long it will take.

package main

import (
	"fmt"
	"io"
	"os"
	"time"
)

// meter writes the progress line: over itself on a terminal, anew now and then elsewhere.
type meter struct {
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
)

// newMeter makes a meter; a quiet one says nothing.
func newMeter(out io.Writer, of, done int, quiet bool) *meter {
	m := &meter{out: out, of: of, before: done, done: done, begun: time.Now()}
	m.said = m.begun
	if quiet {
		m.out = io.Discard
	}
	if f, ok := m.out.(*os.File); ok {
		info, err := f.Stat()
		m.terminal = err == nil && info.Mode()&os.ModeCharDevice != 0
	}
	if done > 0 {
		fmt.Fprintf(m.out, "%d of %d games are there already\n", done, of)
	}
	return m
}

func (m *meter) add() {
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
	line := meterLine(m.done, m.of, m.done-m.before, time.Since(m.begun))
	if m.terminal {
		fmt.Fprintf(m.out, "\r%-78s", line)
		return
	}
	fmt.Fprintln(m.out, line)
}

// end writes the last line.
func (m *meter) end() {
	if m.done == m.before {
		return
	}
	m.say()
	if m.terminal {
		fmt.Fprintln(m.out)
	}
}

// meterLine words the progress: new games took so long.
func meterLine(done, of, fresh int, took time.Duration) string {
	s := fmt.Sprintf("%d of %d games, %d %%", done, of, 100*done/of)
	if fresh == 0 || took <= 0 {
		return s
	}
	rate := float64(fresh) / took.Seconds()
	if rate >= 1 {
		s += fmt.Sprintf(", %.1f a second", rate)
	} else {
		s += fmt.Sprintf(", %.1f a minute", 60*rate)
	}
	if done == of {
		return s + ", in " + took.Round(time.Second/10).String()
	}
	left := time.Duration(float64(of-done) / rate * float64(time.Second))
	return s + ", " + left.Round(time.Second).String() + " left"
}
