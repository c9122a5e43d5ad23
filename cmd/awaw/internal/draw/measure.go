package draw

import (
	"fmt"
	"image"
	"image/png"
	"io"
	"os"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file holds what measures the window: a picture of it after some frames, and a line of figures each second.

// shot writes the window as a picture once enough frames have passed and nothing is being painted.
type shot struct {
	path   string
	frames int
	over   bool
}

// Shoot has the window write itself as a PNG after so many frames, and close.
func (w *Window) Shoot(path string, frames int) { w.shot = &shot{path: path, frames: frames} }

func (s *shot) done() bool { return s != nil && s.over }

// shotPatience is how many frames more a shot waits for painters.
const shotPatience = 1200

func (s *shot) take(w *Window, screen *ebiten.Image) {
	if s == nil || s.over {
		return
	}
	s.frames--
	if s.frames > 0 || s.frames > -shotPatience && w.painting() {
		return
	}
	s.over = true
	b := screen.Bounds()
	img := image.NewRGBA(image.Rect(0, 0, b.Dx(), b.Dy()))
	screen.ReadPixels(img.Pix)
	if err := writePNG(s.path, img); err != nil {
		fmt.Fprintln(os.Stderr, "awaw:", err)
	}
}

// painting tells whether the picture of the window is still to change.
func (w *Window) painting() bool {
	s := w.model.Scene()
	if w.redraw || w.fading || !w.back.idle() || w.model.Busy() {
		return true
	}
	return s.Map != nil && w.ground != nil && !w.ground.ready(viewOf(s), w.width, w.height)
}

func writePNG(path string, img image.Image) error {
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	if err := png.Encode(f, img); err != nil {
		_ = f.Close()
		return err
	}
	return f.Close()
}

// bench writes a line of figures each second.
type bench struct {
	out           io.Writer
	since         time.Time
	updates       int
	draws         int
	update, draw  time.Duration
	worstU, worst time.Duration
	panels        []string
}

// Bench has the window write how long its frames take, each second.
func (w *Window) Bench(out io.Writer) { w.bench = &bench{out: out, since: time.Now()} }

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
		*b = bench{out: b.out, since: time.Now()}
	}
}

func (b *bench) drawn(from time.Time) {
	if b == nil {
		return
	}
	d := time.Since(from)
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
