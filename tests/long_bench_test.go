package tests

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/save"
)

// unbroken plays one line of so many commands that nothing was taken back from: a long game by chance in which, as long as there are
// commands to be given, phases end seldom. It gives the journal and how long playing took, with the choices left out.
func unbroken(tb testing.TB, commands int) (journal []byte, took time.Duration) {
	tb.Helper()
	rules, kit, doc, _ := scene(tb, "barbarossa-1941")
	mem := &play.Memory{}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.Seed{1, 2, 3}, Sink: mem, Program: "bench"})
	if err != nil {
		tb.Fatal(err)
	}
	chance := engine.NewFast(1)
	for given := 0; given < commands && len(g.ToAct()) > 0; given++ {
		side := g.ToAct()[0]
		legal := g.Legal(side, nil)
		c := legal[chance.Intn(len(legal))]
		for range 3 { // who ends a step is asked again whether he means it
			if c.A == engine.NoRef && c.B == engine.NoRef {
				c = legal[chance.Intn(len(legal))]
			}
		}
		begin := time.Now()
		_, err := g.Do(c)
		took += time.Since(begin)
		if err != nil {
			tb.Fatal(err)
		}
	}
	return bytes.Clone(mem.Bytes()), took
}

// BenchmarkLong opens unbroken games of 5,000 and 20,000 commands from their files, jumps about in them, and verifies them: open-ms is the
// middle of the tries, jump-ms the longest of forty jumps, verify-of-play how verification compares with playing the same.
func BenchmarkLong(b *testing.B) {
	for _, commands := range []int{5_000, 20_000} {
		b.Run(fmt.Sprint(commands), func(b *testing.B) {
			journal, took := unbroken(b, commands)
			path := filepath.Join(b.TempDir(), "long"+save.Ext)
			if err := os.WriteFile(path, journal, 0o600); err != nil {
				b.Fatal(err)
			}
			var opened, verified []float64
			jump := 0.0
			b.ResetTimer()
			for b.Loop() {
				begin := time.Now()
				g := open(b, path)
				opened = append(opened, ms(begin))
				chance := engine.NewFast(7)
				way := g.Path()
				for range 40 {
					begin := time.Now()
					if _, err := g.At(way[chance.Intn(len(way))], 1); err != nil {
						b.Fatal(err)
					}
					jump = max(jump, ms(begin))
				}
				begin = time.Now()
				if r := open(b, path).Verify(); !r.OK() {
					b.Fatal(r.Faults)
				}
				verified = append(verified, ms(begin))
			}
			slices.Sort(opened)
			slices.Sort(verified)
			b.ReportMetric(opened[len(opened)/2], "open-ms")
			b.ReportMetric(jump, "jump-ms")
			b.ReportMetric(verified[len(verified)/2], "verify-ms")
			b.ReportMetric(verified[len(verified)/2]/float64(took.Milliseconds()), "verify-of-play")
		})
	}
}

func ms(since time.Time) float64 { return float64(time.Since(since).Microseconds()) / 1000 }

func open(b *testing.B, path string) *play.Game {
	b.Helper()
	j, err := save.Read(path)
	if err != nil {
		b.Fatal(err)
	}
	g, err := systems.Resume(j, systems.Tables(), nil)
	if err != nil {
		b.Fatal(err)
	}
	return g
}

// written notes what a game asks of its sink: lines to append, and nil for each sync.
type written struct{ asked [][]byte }

func (w *written) Append(lines []byte) error {
	w.asked = append(w.asked, bytes.Clone(lines))
	return nil
}

func (w *written) Sync() error {
	w.asked = append(w.asked, nil)
	return nil
}

// BenchmarkDurable writes what one game writes, with the syncs it asks for, once by a bare file and once by a save, in turns; times-bare is
// how many times the one the other takes.
func BenchmarkDurable(b *testing.B) {
	rules, kit, doc, _ := scene(b, "channel-1940")
	var w written
	_, given := kept(b, "channel-1940", 1)
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: &w})
	if err != nil {
		b.Fatal(err)
	}
	for _, c := range given[:min(len(given), 400)] {
		if _, err := g.Do(c); err != nil {
			b.Fatal(err)
		}
	}
	dir := b.TempDir()
	var bare, saved time.Duration
	n := 0
	b.ResetTimer()
	for b.Loop() {
		n++
		f, err := os.OpenFile(filepath.Join(dir, fmt.Sprint("bare", n)), os.O_CREATE|os.O_APPEND|os.O_WRONLY, 0o600)
		if err != nil {
			b.Fatal(err)
		}
		s, err := save.CreateAt(filepath.Join(dir, fmt.Sprint("saved", n)+save.Ext))
		if err != nil {
			b.Fatal(err)
		}
		if err := s.Append(w.asked[0]); err != nil { // the first line makes the file, once a game
			b.Fatal(err)
		}
		_, _ = f.Write(w.asked[0])
		for _, lines := range w.asked[1:] {
			plain := func() { bare += timed(b, lines, func(l []byte) error { _, err := f.Write(l); return err }, f.Sync) }
			if n%2 == 0 {
				plain()
			}
			saved += timed(b, lines, s.Append, s.Sync)
			if n%2 == 1 {
				plain()
			}
		}
		if err := errors.Join(f.Close(), s.Close()); err != nil {
			b.Fatal(err)
		}
	}
	syncs := 0
	for _, lines := range w.asked {
		if lines == nil {
			syncs++
		}
	}
	b.ReportMetric(float64(saved)/float64(bare), "times-bare")
	b.ReportMetric(float64(syncs), "syncs")
	b.ReportMetric(float64(saved.Microseconds())/float64(n)/float64(len(w.asked)), "us/line")
}

// timed appends lines, or syncs where there are none.
func timed(b *testing.B, lines []byte, add func([]byte) error, sync func() error) time.Duration {
	begin := time.Now()
	err := error(nil)
	if lines == nil {
		err = sync()
	} else {
		err = add(lines)
	}
	if err != nil {
		b.Fatal(err)
	}
	return time.Since(begin)
}
