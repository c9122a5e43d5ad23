// Package draw puts a present.Scene on the screen with Ebitengine: ground, overlays, counters as sprites, panels as
// cached pictures. It draws only when something changed.
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

// Window is the game as Ebitengine runs it.
type Window struct {
	kit    *art.Kit
	model  *present.Model
	sheets func(board string) *Sheet
	scale  float64 // chosen by the player, 0 for automatic
	in     input.Reader

	panels  map[string]*panelPicture
	sprites map[spriteKey]*sprite
	ground  *ground
	overlay overlay
	mini    *image.RGBA
	miniKey string
	edgePic *ebiten.Image
	edgeFor present.Rect
	edgeK   float64

	width, height int // device pixels
	redraw        bool
	last          time.Time
	camAt         time.Time
	cam           [3]float64
}

type spriteKey struct {
	spec art.CounterSpec
	size int
}

type sprite struct {
	img *ebiten.Image
	at  image.Point
}

// NewWindow makes the window. sheets gives the painter of a board, nil while it has none.
func NewWindow(kit *art.Kit, model *present.Model, sheets func(string) *Sheet, scale float64) *Window {
	return &Window{kit: kit, model: model, sheets: sheets, scale: scale, panels: map[string]*panelPicture{}, sprites: map[spriteKey]*sprite{}, redraw: true}
}

// uiScale is min(w/1600, h/900) rounded to quarters, at least 1, unless the player chose.
func (w *Window) uiScale() float64 {
	if w.scale > 0 {
		return w.scale
	}
	s := math.Min(float64(w.width)/1600, float64(w.height)/900)
	return math.Max(1, math.Round(s*4)/4)
}

// Layout takes the window at its size in device pixels.
func (w *Window) Layout(outW, outH int) (int, int) {
	k := ebiten.Monitor().DeviceScaleFactor()
	width, height := int(float64(outW)*k), int(float64(outH)*k)
	if width != w.width || height != w.height {
		w.width, w.height = width, height
		s := w.uiScale()
		w.model.Send(present.Resize{W: float64(width) / s, H: float64(height) / s, Scale: s})
		w.redraw = true
	}
	return width, height
}

// Update feeds the model.
func (w *Window) Update() error {
	now := time.Now()
	ms := 0.0
	if !w.last.IsZero() {
		ms = math.Min(100, float64(now.Sub(w.last))/float64(time.Millisecond))
	}
	w.last = now
	for _, msg := range w.in.Read(w.uiScale()) {
		w.model.Send(msg)
	}
	w.model.Send(present.Tick{MS: ms})
	if w.model.Quit() {
		return ebiten.Termination
	}
	if w.ground.poll() {
		w.redraw = true
		w.mini = nil
	}
	if w.overlay.poll() {
		w.redraw = true
	}
	if w.model.Dirty() {
		w.redraw = true
	}
	if s := w.model.Scene(); s.Map != nil {
		cam := [3]float64{s.Map.CX, s.Map.CY, s.Map.HexW}
		if cam != w.cam {
			w.cam, w.camAt = cam, now
		}
		w.refreshOverlay(s.Map, s.W, s.H, s.Scale)
		if now.Sub(w.camAt) > 90*time.Millisecond {
			w.board(s.Map.Board).sharpen(viewOf(s.Map, s.W, s.H, s.Scale), w.width, w.height)
		}
	}
	return nil
}

// Draw paints the window when something changed.
func (w *Window) Draw(screen *ebiten.Image) {
	if !w.redraw {
		return
	}
	w.redraw = false
	scene := w.model.Scene()
	r, g, b := w.kit.Pal.Chrome.Desk.Bytes()
	screen.Fill(rgba{r, g, b})
	if m := scene.Map; m != nil {
		w.drawMap(screen, scene, m)
	}
	for _, p := range w.panels {
		p.used = false
	}
	for _, p := range scene.Panels {
		pic := w.panel(p, scene.Scale)
		pad := 0.0
		if p.Shadow {
			pad = shadowReach
		}
		op := &ebiten.DrawImageOptions{}
		op.GeoM.Translate(math.Round((p.Rect.X-pad)*scene.Scale), math.Round((p.Rect.Y-pad)*scene.Scale))
		if p.Alpha > 0 {
			op.ColorScale.ScaleAlpha(float32(p.Alpha))
		}
		screen.DrawImage(pic.img, op)
	}
	for id, p := range w.panels {
		if !p.used {
			p.img.Deallocate()
			delete(w.panels, id)
		}
	}
}

type rgba struct{ r, g, b uint8 }

// RGBA makes rgba an opaque colour.
func (c rgba) RGBA() (r, g, b, a uint32) {
	return uint32(c.r) * 257, uint32(c.g) * 257, uint32(c.b) * 257, 0xFFFF
}

func (w *Window) drawMap(screen *ebiten.Image, scene *present.Scene, m *present.MapScene) {
	k := scene.Scale
	v := viewOf(m, scene.W, scene.H, k)
	g := w.board(m.Board)
	if g == nil {
		return
	}
	g.base.draw(screen, v)
	if g.near != nil && g.near.view.W == v.W {
		g.near.draw(screen, v)
	}
	w.overlay.pic.draw(screen, v)
	s := w.sheets(m.Board)
	size := present.CardSize(m.HexW)
	px := int(math.Round(size * k))
	for _, st := range m.Stacks {
		if s.Map.Space(st.Space).Box {
			continue
		}
		x, y := v.Center(s.Map.Space(st.Space).Hex)
		x += st.DX * size * k
		step := math.Max(3*k, .08*size*k)
		for i := len(st.Cards) - 1; i >= 0; i-- {
			spec := specOf(st.Cards[i])
			if i > 0 {
				spec.Selected, spec.May, spec.Badges = false, false, [2]art.Badge{}
			} else if st.Count > 1 {
				spec.Count = st.Count
			}
			w.sprite(screen, spec, px, x-float64(px)/2+float64(i)*step, y-float64(px)/2-float64(i)*step)
		}
	}
	for _, mv := range m.Moving {
		x0, y0 := v.Center(s.Map.Space(mv.From).Hex)
		x1, y1 := v.Center(s.Map.Space(mv.To).Hex)
		x, y := x0+(x1-x0)*mv.T, y0+(y1-y0)*mv.T
		w.sprite(screen, specOf(mv.Card), px, x-float64(px)/2, y-float64(px)/2-3*k)
	}
	if w.edgePic == nil || w.edgeFor != m.Free || w.edgeK != k {
		if w.edgePic != nil {
			w.edgePic.Deallocate()
		}
		w.edgePic = ebiten.NewImageFromImage(edge(w.kit, m.Free, k))
		w.edgeFor, w.edgeK = m.Free, k
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(m.Free.X*k, m.Free.Y*k)
	screen.DrawImage(w.edgePic, op)
}

// sprite draws a counter from the atlas, painting it on first use.
func (w *Window) sprite(screen *ebiten.Image, spec art.CounterSpec, px int, x, y float64) {
	key := spriteKey{spec, px}
	s := w.sprites[key]
	if s == nil {
		if len(w.sprites) > 1200 {
			for k, old := range w.sprites {
				old.img.Deallocate()
				delete(w.sprites, k)
			}
		}
		img, at := w.kit.CounterSprite(px, spec)
		s = &sprite{img: ebiten.NewImageFromImage(img), at: at}
		w.sprites[key] = s
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x)-float64(s.at.X), math.Round(y)-float64(s.at.Y))
	screen.DrawImage(s.img, op)
}
