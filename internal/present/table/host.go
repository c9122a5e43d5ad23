package table

import (
	"awaw/engine"
	"awaw/internal/present/prefs"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file holds what the panes share, and what they ask of the screen that is composed of them.

// Host is the screen that composes the panes.
type Host interface {
	// Run carries out what is asked for, whichever pane it belongs to.
	Run(a scene.Act)
	// Give gives a command and shows what comes of it.
	Give(c engine.Command)
	// Fail shows an error in plain words.
	Fail(err error)
	// Put lays a game on the table, Clear takes it off.
	Put(p *program.Play)
	Clear()
	// See looks with another side's eyes.
	See(s engine.Side)
	// StepTo shows a point of the history, with motion when it is the next one.
	StepTo(i int)
	// Fork starts a sandbox at the moment shown.
	Fork()
	// TypeFace types a die in.
	TypeFace(face int)
	// BesideBattle tells that another position is shown; old is the fight that was.
	BesideBattle(old *engine.BattleView)
	// Guiding tells whether a step of a lesson is shown, Reading whether it is only to be read; Lacking is how often its deed is still to be done.
	Guiding() bool
	Reading() bool
	Lacking() int
	// At finds what answers at a point of the window, Scene what the window shows.
	At(x, y float64) (scene.Region, bool)
	Scene() *scene.Scene
}

// Surface is what every pane stands on.
type Surface struct {
	*scene.Canvas
	Host
	Desk    program.Desk
	Catalog engine.Catalog
	Prefs   prefs.Prefs
	Up      Screen  // which screen is up
	Clock   float64 // milliseconds of ticks so far
	HoverAt float64 // clock when the pointer came to rest
	Struck  float64 // clock of the last press of a main button
	opened  float64 // clock when something opened that is to be read first
	lately  bool    // there was such a thing

	Backdrop scene.Board // the board behind the start screen
	Sight    *Sight      // the game on the table, nil for none
	Pane     string      // which panel is open beside the map
	Folded   bool        // it is folded away
	Lifted   bool        // combat panel lifted away while Space is held
	Bare     bool        // counters are hidden while a key is held
	Docked   float64     // how much of the window a sheet takes that lies docked at the right and waits to be read, 0 for none
	Beside   bool        // a panel beside the map is read while a fight waits
	BesideAt int         // at which node it was opened
	Halted   bool        // something is shown that waits to be read: opponents wait, and the screen is not handed on
	Stays    bool        // nobody leaves the program from within: it is a page, which the browser closes
	Quiet    bool        // a panel tells of the place under the pointer, so that no card comes up beside it
	Full     bool        // the window takes the whole screen
	Warned   int         // how many of the orders written come to nothing as they stand
	Layers   layers

	Sheet *Sheet       // the sheet of paper that lies over everything, nil for none
	Menu  *Menu        // the small menu that is open, nil for none
	Proof *scene.Proof // the verdict that is shown, nil for none
	cues  []string     // sounds asked for

	besideOf string         // id of the board whose places are told by what lies near
	besides  map[int]beside // what that is, once it was looked for

	own   map[string]string // the keys of the words of the system on the table, by the screen's
	ownOf engine.SystemID   // whose they are
}

// New makes the surface of a screen. board is what lies under the lamp on the start screen.
func New(host Host, d program.Desk, metrics scene.Metrics, words engine.Catalog, board scene.Board) *Surface {
	m := &Surface{Canvas: scene.NewCanvas(metrics), Host: host, Desk: d, Backdrop: board, Prefs: prefs.DefaultPrefs(), Pane: "units", Layers: firstLayers}
	m.SetWords(words)
	return m
}
