// Package draw puts a present.Scene on the screen with Ebitengine: ground in tiles, overlays, counters as sprites,
// panels as kept pictures. It draws only when something changed.
package draw

import (
	"image"
	"io/fs"
	"math"
	"time"

	"awaw/cmd/awaw/internal/input"
	"awaw/cmd/awaw/internal/widgets"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/prefs"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// Options are what a window is made with.
type Options struct {
	Scale float64                   // of panels and text; 0 goes by the size of the window
	Sheet func(board string) *Sheet // the painter of a board as it now is, nil while it has none
	// Picture paints a picture a form names; it is called off the main loop, one at a time.
	Picture func(name string, w, h int) *image.RGBA
	Hear    func(names []string, volume float64) // plays sounds
	Look    func()                               // sees where the window is, now and then
	Changed func(prefs.Prefs)                    // keeps what the player set
	Dressed func(*art.Kit)                       // sheets are to be painted with another kit from now on
	Dropped func(fs.FS)                          // takes files that were dropped on the window
	// Painting words that a map is being painted, for as long as nothing of it is there.
	Painting func() string
}

// Window is the game as Ebitengine runs it.
type Window struct {
	kit   *art.Kit
	model *present.Model
	opt   Options
	in    input.Reader
	back  *background

	panels   map[string]*panelPicture
	painter  *panelPainter
	seen     art.View  // the view of the last tick
	moved    time.Time // when it last changed
	asked    time.Time // when it was last looked what of the ground is missing
	cards    *sprites
	ground   *ground
	overlay  *overlay
	small    smallMap
	notice   notice
	marks    hexMarks
	fan      fanned
	plate    plate
	live     []scene.Motion // orders that drew themselves last
	shown    []shown        // panels of the last frame
	frame    *scene.Scene   // and its scene
	straight bool           // the last frame was drawn on the window itself
	level    bool           // the window is as large as what is drawn
	host     *widgets.Host
	pics     *pictures

	width, height int // device pixels
	redraw        bool
	prepared      bool // the scene's map has been seen to since the last frame
	fading        bool
	last          time.Time
	hexW          float64   // size of a hex in the last scene
	zoomed        time.Time // when that changed
	stirred       time.Time // when something was last drawn
	calm          float64   // how long nothing has been drawn anew, in milliseconds of the model
	ticks         int       // how often the model was fed
	lively        bool      // ticks follow frames
	full          bool      // the whole screen was asked for
	filled        bool      // it was taken when last looked
	shot          *shot
	bench         *bench
	session       *session
	worn          prefs.Prefs // the settings the window follows now
	looked        int         // ticks since it was seen where the window is
}

// NewWindow makes the window of a screen model.
func NewWindow(kit *art.Kit, model *present.Model, opt Options) *Window {
	w := &Window{kit: kit, model: model, opt: opt, back: newBackground(), panels: map[string]*panelPicture{},
		overlay: newOverlay(), redraw: true}
	w.pics = &pictures{paint: opt.Picture, back: w.back, made: map[string]*image.RGBA{}, begun: map[string]bool{}}
	w.worn = model.Prefs()
	w.outfit()
	return w
}

// outfit makes the painters of the window's kit.
func (w *Window) outfit() {
	w.cards = newSprites(w.kit)
	w.painter = newPanelPainter(w.kit, w.cards, w.minimap)
	w.painter.picture = w.pics.get
	w.pics.forget()
	w.host = widgets.NewHost(w.kit, formPainter{NewMetrics(w.kit), w})
	w.marks = hexMarks{kit: w.kit}
}

// Kit is what the window paints with.
func (w *Window) Kit() *art.Kit { return w.kit }

// Layout takes the window at its size in device pixels.
func (w *Window) Layout(outW, outH int) (int, int) {
	k := ebiten.Monitor().DeviceScaleFactor()
	width, height := max(1, int(float64(outW)*k)), max(1, int(float64(outH)*k))
	if width != w.width || height != w.height {
		w.width, w.height = width, height
		w.resize()
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
	begins()
	defer w.bench.updated(now)
	ms := 0.0
	if !w.last.IsZero() {
		ms = math.Min(longestTick, float64(now.Sub(w.last))/float64(time.Millisecond))
	}
	w.last = now
	w.heed()
	scale := scaleFor(w.width, w.height, w.chosenScale())
	w.hand(w.in.Read(scale, ms))
	if files := ebiten.DroppedFiles(); files != nil {
		w.opt.Dropped(files)
	}
	s := w.scene()
	did, redraw := w.host.Update(s.Form, s.Shut, image.Pt(w.width, w.height), scale)
	for _, msg := range did {
		w.model.Send(msg)
	}
	w.redraw = w.redraw || redraw
	w.pics.pump()
	for _, msg := range w.bench.hand(now, float64(w.width)/scale, float64(w.height)/scale) {
		w.model.Send(msg)
	}
	for _, msg := range w.session.hand(w, now) {
		w.model.Send(msg)
	}
	w.model.Send(scene.Tick{MS: ms})
	if w.model.Quit() || w.shot.done() || w.bench.done() || w.session.done() {
		return ebiten.Termination
	}
	if full := w.model.Full(); full != w.full { // only when it was asked for: the desktop may do so too
		w.full = full
		ebiten.SetFullscreen(full)
	}
	w.redraw = w.redraw || w.model.Dirty() || w.fading
	w.passed(ms)
	breathe()
	if !w.prepared { // once for each frame, however many ticks it took
		w.prepare(w.scene(), now)
		w.prepared = true
	}
	w.pace(now)
	return nil
}

// livelyFor is how long ticks follow frames after something was drawn.
const livelyFor = 250 * time.Millisecond

// pace lets ticks follow frames while something moves, as fast as the screen shows them: at a pace of their own there would
// now and then be a frame without a tick, which shows nothing new and takes as long. At rest sixty a second are enough.
func (w *Window) pace(now time.Time) {
	lively := now.Sub(w.stirred) < livelyFor
	if lively == w.lively {
		return
	}
	w.lively = lively
	if lively {
		ebiten.SetTPS(ebiten.SyncWithFPS)
	} else {
		ebiten.SetTPS(ebiten.DefaultTPS)
	}
}

// hand gives the model what the player did, as far as it is not for a control of a form.
func (w *Window) hand(did []scene.Msg) {
	for _, msg := range did {
		if s := w.scene(); s.Shut || !w.host.Takes(msg) {
			w.model.Send(msg)
		}
	}
}

// scene lays out what the model shows now. Laying it out uses up that it had changed, so that is noted for the next frame:
// else a key that moves nothing would be answered only when the mouse moves.
func (w *Window) scene() *scene.Scene {
	w.redraw = w.redraw || w.model.Dirty()
	return w.model.Scene()
}
