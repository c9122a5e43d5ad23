package draw

import (
	"fmt"
	"io"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"time"

	"awaw/internal/present/scene"
)

// This file measures the window for a minute: a line of figures each second, and how long frames take while the map is
// dragged about.

// bench is what is measured, and the hand that drags.
type bench struct {
	out    io.Writer
	began  time.Time
	last   time.Time
	frames []time.Duration // from drawing to drawing while the map was dragged
	work   time.Duration   // of all processors meanwhile
	held   bool
	over   bool
	shown  bool // the first frame has been drawn
	second
}

// second is what one second saw.
type second struct {
	since         time.Time
	updates       int
	draws         int
	update, draw  time.Duration
	worstU, worst time.Duration
	panels        []string
}

// A minute: rest, drag, rest.
const (
	benchRest = 8 * time.Second
	benchDrag = 30 * time.Second
	benchAll  = 61 * time.Second
)

// Bench has the window drag its map for half a minute, write figures each second and in the end, and close.
func (w *Window) Bench(out io.Writer) {
	w.bench = &bench{out: out, began: time.Now(), second: second{since: time.Now()}}
}

func (b *bench) done() bool { return b != nil && b.over }

// hand gives the messages of a hand that drags the map in loops, in a window of logical size.
func (b *bench) hand(now time.Time, width, height float64) []scene.Msg {
	if b == nil || width <= 0 {
		return nil
	}
	t := now.Sub(b.began) - benchRest
	// By frames, so that a machine with other work to do is asked for no less a frame; and a little by time, so that there
	// always is a next one.
	a := float64(len(b.frames))/60 + t.Seconds()/20
	at := scene.Mouse{X: width/2 + width*.2*math.Sin(a*1.3), Y: height/2 + height*.2*math.Sin(a*1.9), Right: true}
	dragging := t >= 0 && t < benchDrag
	switch {
	case dragging && !b.held:
		b.held, at.What = true, scene.Pressed
		b.last = time.Time{} // rest before is no frame
		b.work = -processors()
	case !dragging && b.held:
		b.held, at.What = false, scene.Released
		b.work += processors()
	case !dragging:
		return nil
	}
	return []scene.Msg{at}
}

// updated counts an update that began at from.
func (b *bench) updated(from time.Time) {
	if b == nil {
		return
	}
	d := time.Since(from)
	b.updates++
	b.update += d
	b.worstU = max(b.worstU, d)
	if time.Since(b.since) >= time.Second {
		fmt.Fprintf(b.out, "%d ticks, %.2f ms each, worst %.1f; %d frames drawn, %.2f ms each, worst %.1f; memory %s; panels painted: %s\n", b.updates,
			each(b.update, b.updates), ms(b.worstU), b.draws, each(b.draw, b.draws), ms(b.worst), resident(), strings.Join(b.panels, " "))
		b.second = second{since: time.Now()}
	}
	if !b.over && from.Sub(b.began) >= benchAll {
		b.over = true
		slices.Sort(b.frames)
		part := func(p float64) float64 {
			if len(b.frames) == 0 {
				return 0
			}
			return ms(b.frames[int(p*float64(len(b.frames)-1))])
		}
		fmt.Fprintf(b.out, "dragging: %d frames, median %.1f ms, 95 of 100 under %.1f ms, worst %.1f ms; %.1f ms of work a frame, all processors together; memory after a minute %s\n",
			len(b.frames), part(.5), part(.95), part(1), each(b.work, len(b.frames)), resident())
	}
}

// drawn counts a drawing that began at from.
func (b *bench) drawn(from time.Time) {
	if b == nil {
		return
	}
	d := time.Since(from)
	if !b.shown {
		b.shown = true
		fmt.Fprintln(b.out, "first frame")
	}
	if b.held && !b.last.IsZero() {
		b.frames = append(b.frames, from.Sub(b.last))
	}
	b.last = from
	b.draws++
	b.draw += d
	b.worst = max(b.worst, d)
}

func (b *bench) panel(id string) {
	if b != nil {
		b.panels = append(b.panels, id)
	}
}

func ms(d time.Duration) float64 { return float64(d) / float64(time.Millisecond) }

func each(d time.Duration, n int) float64 {
	if n == 0 {
		return 0
	}
	return ms(d) / float64(n)
}

// processors is the time all processors have worked for the program, where the system tells.
func processors() time.Duration {
	data, err := os.ReadFile("/proc/self/stat")
	if err != nil {
		return 0
	}
	fields := strings.Fields(string(data[strings.LastIndexByte(string(data), ')')+1:]))
	if len(fields) < 13 {
		return 0
	}
	user, _ := strconv.Atoi(fields[11])
	system, _ := strconv.Atoi(fields[12])
	return time.Duration(user+system) * 10 * time.Millisecond // the system counts in hundredths of a second
}

// resident is the memory the program holds, where the system tells.
func resident() string {
	data, err := os.ReadFile("/proc/self/status")
	if err != nil {
		return "unknown"
	}
	for _, l := range strings.Split(string(data), "\n") {
		if rest, ok := strings.CutPrefix(l, "VmRSS:"); ok {
			return strings.TrimSpace(rest)
		}
	}
	return "unknown"
}
