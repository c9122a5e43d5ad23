package present

import (
	"awaw/engine"
)

// Screen is what fills the window.
type Screen uint8

// The screens.
const (
	ScreenStart Screen = iota
	ScreenNew
	ScreenLoad
	ScreenGame
	ScreenCurtain
	ScreenOdds
	ScreenCredits
)

// Model is the whole screen state. It is for one goroutine.
type Model struct {
	desk    Desk
	metrics Metrics
	words   engine.Catalog

	w, h, scale float64
	screen      Screen
	scene       Scene
	regions     []Region
	dirty       bool
	quit        bool
	clock       float64 // milliseconds of ticks so far

	mx, my   float64
	down     bool // left button held
	dragging bool
	pressX   float64
	pressY   float64
	pressed  Act
	hoverAt  float64 // clock when the pointer came to rest
	hoverKey string
	tipShown bool
	hushed   bool // a key was struck since the pointer last moved: no tip comes up of what it lies on
	lifted   bool // combat panel lifted away while Space is held
	numbers  bool // H held

	backdrop Board // the board behind the start screen
	cam      Camera
	camSet   bool
	folded   bool // right panel folded away
	pane     string
	fan      fan // the stack spread out under the pointer
	layers   layers
	scroll   map[cmdTarget]float64

	before    Camera          // where the player was looking before a fight was brought into sight
	glide     glide           // what the camera still has to move
	padUntil  float64         // clock until which the wheel is two fingers on a pad
	looked    bool            // the player has moved the camera since it was fitted
	exporting <-chan Exported // a picture or a report being written
	exported  string          // the words that tell where it is once it is written
	bare      bool            // counters are hidden while a key is held
	struck    float64         // clock of the last press of a main button
	rested    struct {        // the proof that came up where the pointer rested, and its card
		of   *proof
		rect Rect
	}

	paused  bool    // bots wait
	wait    float64 // clock when the bot may move next
	queue   []engine.Command
	speaker engine.Side   // whose bot decided last
	spoke   int           // lines of the game when it had done what it decided: what it said is old when others have done something
	meant   []engine.Text // what the bot means by what it does now
	expects []engine.Text // and expects of it
	thinks  bool          // the bot whose move it is has not decided yet
	share   int           // how far it is, in per cent

	running float64 // clock of the next replay step, 0 when stopped
	speed   float64 // of the replay; 0 shows no motion
	pace    pace    // how far a step of it goes

	log      logState
	litShown bool       // the line the log is to show has been brought into sight
	logAt    int        // the point the log was last laid out for
	lived    engine.Ref // whose biography is open
	matrixOf engine.Ref // the counter whose stack the mission matrix shows, and from which column on
	matrixAt int

	lost   []engine.Loss // in the ground battle at hand, as read at node lostAt
	lostAt int

	t       *table
	sheet   *sheet
	menu    *menu
	proof   *proof
	cards   []card
	moving  []moving
	picked  int // row picked in a list: scenarios or saves
	choice  newChoice
	front   front
	strange string // the last act nobody knew, for tests
	curtain curtainState
	rule    engine.Cite
	prefs   Prefs
	page    *page
	guide   *guided
	cues    []string        // sounds asked for
	solved  map[string]bool // puzzles tried, and whether rightly
	thrown  throws          // the dice of the last command at sea
	silent  string          // why no sound is played, empty when it can be
}

// layers are the overlays a player switches on and off.
type layers struct{ rangeOn, stagingOn, reachOn, controlOn, frontOn, airOff, groundOff bool }

// New makes a screen. board is what lies under the lamp on the start screen.
func New(desk Desk, metrics Metrics, words engine.Catalog, board Board) *Model {
	m := &Model{desk: desk, metrics: metrics, words: words, backdrop: board, w: 1600, h: 900, scale: 1,
		layers: layers{rangeOn: true, stagingOn: true}, pane: "units", prefs: DefaultPrefs(), scroll: map[cmdTarget]float64{}, dirty: true}
	m.choice.seats = map[int]string{}
	return m
}

// Screen tells which screen is up.
func (m *Model) Screen() Screen { return m.screen }

// Quit tells that the player wants to leave.
func (m *Model) Quit() bool { return m.quit }

// Dirty tells whether Scene would differ from the last one.
func (m *Model) Dirty() bool { return m.dirty }

// Busy tells whether ticks matter now: something moves, waits or is thought about.
func (m *Model) Busy() bool {
	return len(m.moving) > 0 || len(m.cards) > 0 || m.botToMove() || m.curtain.held || m.playing() || m.tipPending() || m.gliding() || m.throwing() || m.exporting != nil
}

// Send feeds one message.
func (m *Model) Send(msg Msg) {
	switch v := msg.(type) {
	case Resize:
		if v.W != m.w || v.H != m.h || v.Scale != m.scale {
			m.resized(v)
		}
	case Mouse:
		m.mouse(v)
	case Wheel:
		m.wheel(v)
	case Key:
		m.hushed = true
		m.key(v)
		m.dirty = true
	case Tick:
		m.tick(v.MS)
	case Did:
		m.answered(v)
	}
}

// Scene lays everything out again if anything changed.
func (m *Model) Scene() *Scene {
	if !m.dirty {
		return &m.scene
	}
	m.dirty = false
	m.scene = Scene{W: m.w, H: m.h, Scale: m.scale}
	m.regions = m.regions[:0]
	switch m.screen {
	case ScreenGame:
		m.layGame()
	case ScreenCurtain:
		m.layCurtain()
	}
	m.layFront()
	if m.screen != ScreenCurtain { // before it nothing is shown, and nothing asked
		if m.page != nil {
			m.layPage()
		}
		if m.sheet != nil {
			m.laySheet()
		}
	}
	m.scene.Shut = m.sheet != nil || m.page != nil
	m.layTip()
	return &m.scene
}

// Regions are what can be clicked now, for tests and for reading the screen aloud.
func (m *Model) Regions() []Region { m.Scene(); return m.regions }

// at finds the topmost region under a point.
func (m *Model) at(x, y float64) (Region, bool) {
	m.Scene()
	for i := len(m.regions) - 1; i >= 0; i-- {
		if m.regions[i].Rect.Has(x, y) {
			return m.regions[i], true
		}
	}
	return Region{}, false
}

// tick lets time pass: motion, cards, bots, replay, tooltips, the held Space of the curtain.
func (m *Model) tick(ms float64) {
	pending := m.tipPending()
	m.clock += ms
	if pending && !m.tipPending() {
		m.dirty = true
	}
	m.tickGlide(ms)
	m.tickExport()
	m.tickThrows(ms)
	m.tickMotion()
	m.tickCards()
	m.tickCurtain(ms)
	m.tickBots()
	m.tickReplay()
}

// board is the board on the table, or the one behind the start screen.
func (m *Model) board() Board {
	if m.t != nil {
		return m.t.play.Board
	}
	return m.backdrop
}

// compact tells whether the window is under 1440 logical pixels wide.
func (m *Model) compact() bool { return m.w < 1440 }

// say words a message of the screen.
func (m *Model) say(key string, args ...any) string {
	return m.word(engine.Say("screen."+key, args...))
}

// word words any message, with the names of the game on the table.
func (m *Model) word(t engine.Text) string {
	var names engine.Namer
	if m.t != nil {
		names, _ = m.t.pos.(engine.Namer)
	}
	return m.words.Word(t, names)
}

// Close takes the game off the table, so that its save is closed.
func (m *Model) Close() { m.clear() }
