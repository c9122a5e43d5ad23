// Package draw puts a present.Scene on the screen with Ebitengine: ground in tiles, overlays, counters as sprites,
// panels as kept pictures. It draws only when something changed.
package draw

import (
	"image"
	"math"
	"time"

	"awaw/cmd/awaw/internal/input"
	"awaw/internal/art"
	"awaw/internal/present"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options are what a window is made with.
type Options struct {
	Scale float64                   // of panels and text; 0 goes by the size of the window
	Sheet func(board string) *Sheet // the painter of a board as it now is, nil while it has none
}

// Window is the game as Ebitengine runs it.
type Window struct {
	kit   *art.Kit
	model *present.Model
	opt   Options
	in    input.Reader
	back  *background

	panels  map[string]*panelPicture
	painter *panelPainter
	seen    art.View  // the view of the last tick
	moved   time.Time // when it last changed
	cards   *sprites
	ground  *ground
	overlay *overlay
	small   smallMap
	marks   hexMarks
	fan     fanned

	width, height int // device pixels
	redraw        bool
	prepared      bool // the scene's map has been seen to since the last frame
	fading        bool
	last          time.Time
	hexW          float64   // size of a hex in the last scene
	zoomed        time.Time // when that changed
	shot          *shot
	bench         *bench
}

// NewWindow makes the window of a screen model.
func NewWindow(kit *art.Kit, model *present.Model, opt Options) *Window {
	w := &Window{kit: kit, model: model, opt: opt, back: newBackground(), panels: map[string]*panelPicture{},
		cards: newSprites(kit), overlay: newOverlay(), redraw: true}
	w.painter = newPanelPainter(kit, w.cards, w.minimap)
	w.marks.kit = kit
	return w
}

// Kit is what the window paints with.
func (w *Window) Kit() *art.Kit { return w.kit }

// scaleFor is the UI scale of a window: min(w/1600, h/900) rounded to quarters, at least 1 (look.md, section 3), unless
// the player chose one.
func scaleFor(width, height int, chosen float64) float64 {
	if chosen > 0 {
		return chosen
	}
	s := math.Min(float64(width)/1600, float64(height)/900)
	return math.Max(1, math.Round(s*4)/4)
}

// Layout takes the window at its size in device pixels.
func (w *Window) Layout(outW, outH int) (int, int) {
	k := ebiten.Monitor().DeviceScaleFactor()
	width, height := max(1, int(float64(outW)*k)), max(1, int(float64(outH)*k))
	if width != w.width || height != w.height {
		w.width, w.height = width, height
		s := scaleFor(width, height, w.opt.Scale)
		w.model.Send(present.Resize{W: float64(width) / s, H: float64(height) / s, Scale: s})
		w.redraw = true
	}
	return width, height
}

// longestTick keeps motion whole after the window was hidden, in milliseconds.
const longestTick = 100

// Update feeds the model and starts the painters.
func (w *Window) Update() (err error) {
	defer func() {
		if err == nil {
			err = w.back.crash()
		}
	}()
	defer w.back.catch()
	now := time.Now()
	defer w.bench.updated(now)
	ms := 0.0
	if !w.last.IsZero() {
		ms = math.Min(longestTick, float64(now.Sub(w.last))/float64(time.Millisecond))
	}
	w.last = now
	for _, msg := range w.in.Read(scaleFor(w.width, w.height, w.opt.Scale)) {
		w.model.Send(msg)
	}
	for _, msg := range w.bench.hand(now, float64(w.width)/scaleFor(w.width, w.height, w.opt.Scale), float64(w.height)/scaleFor(w.width, w.height, w.opt.Scale)) {
		w.model.Send(msg)
	}
	w.model.Send(present.Tick{MS: ms})
	if w.model.Quit() || w.shot.done() || w.bench.done() {
		return ebiten.Termination
	}
	if w.model.Dirty() || w.fading {
		w.redraw = true
	}
	if !w.prepared { // once for each frame, however many ticks it took
		w.prepare(w.model.Scene(), now)
		w.prepared = true
	}
	return nil
}

// prepare has painted what the scene's map needs.
func (w *Window) prepare(s *present.Scene, now time.Time) {
	if s.Map == nil {
		return
	}
	sheet := w.opt.Sheet(s.Map.Board)
	if sheet == nil {
		return
	}
	if w.ground == nil || w.ground.sheet != sheet {
		w.ground.drop()
		w.ground = newGround(sheet, w.back)
		w.redraw = true
	}
	if w.ground.poll(now) || w.overlay.poll() {
		w.redraw = true
	}
	if s.Map.HexW != w.hexW {
		w.hexW, w.zoomed = s.Map.HexW, now
	}
	w.overlay.refresh(w.kit, sheet, s, w.back)
	if v := viewOf(s); v != w.seen {
		w.seen, w.moved = v, now
	}
	// A machine with a core to spare sharpens what a drag uncovers at once, another when the drag rests.
	if now.Sub(w.zoomed) >= restAfter && (w.back.limit > 1 || now.Sub(w.moved) >= restAfter) {
		w.ground.sharpen(viewOf(s), w.width, w.height, w.back)
	}
}

// Draw paints the window when something changed.
func (w *Window) Draw(screen *ebiten.Image) {
	defer w.back.catch()
	defer w.shot.take(w, screen)
	w.prepared = false
	if !w.redraw {
		return
	}
	now := time.Now()
	defer w.bench.drawn(now)
	w.redraw, w.fading = false, false
	s := w.model.Scene()
	id := ""
	if s.Map != nil && w.ground != nil {
		id = w.ground.sheet.ID
	}
	panels := w.readyPanels(s, id)
	var hidden []image.Rectangle
	for _, p := range panels {
		if p.hides() {
			hidden = append(hidden, p.bounds())
		}
	}
	if seen := bare(screen.Bounds(), hidden); !seen.Empty() {
		under := screen.SubImage(seen).(*ebiten.Image)
		if s.Map == nil || w.ground == nil || !w.ground.covers(viewOf(s), w.width, w.height, now) {
			r, g, b := w.kit.Pal.Chrome.Desk.Bytes()
			under.Fill(opaque{r, g, b})
		}
		if s.Map != nil && w.ground != nil {
			w.drawMap(under, s, now)
		}
	}
	drawPanels(screen, panels)
}

// DrawFinalScreen copies the frame to the window as it is: there is nothing under it to blend it with.
func (w *Window) DrawFinalScreen(screen ebiten.FinalScreen, frame *ebiten.Image, at ebiten.GeoM) {
	op := &ebiten.DrawImageOptions{GeoM: at, Blend: ebiten.BlendCopy}
	if k := at.Element(0, 0); k != math.Floor(k) {
		op.Filter = ebiten.FilterLinear
	}
	screen.DrawImage(frame, op)
}

// opaque is a colour for the parts of Ebitengine that ask for one.
type opaque struct{ r, g, b uint8 }

// RGBA gives the parts as image/color has them.
func (c opaque) RGBA() (r, g, b, a uint32) {
	return uint32(c.r) * 0x101, uint32(c.g) * 0x101, uint32(c.b) * 0x101, 0xFFFF
}

// smallMap keeps the minimap's picture.
type smallMap struct {
	sheet *Sheet
	img   *image.RGBA
}

// minimap paints the small map once for each sheet and size.
func (w *Window) minimap(width, height int) *image.RGBA {
	if w.ground == nil || width <= 0 || height <= 0 {
		return nil
	}
	m := &w.small
	if m.img == nil || m.sheet != w.ground.sheet || m.img.Bounds().Dx() != width || m.img.Bounds().Dy() != height {
		m.sheet = w.ground.sheet
		m.img, _ = m.sheet.Paint.Minimap(width, height)
	}
	return m.img
}
