package main

import (
	"errors"
	"fmt"
	"io"

	"awaw/assets"
	"awaw/cmd/awaw/internal/speaker"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/prefs"
	"awaw/internal/settings"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file keeps the player's settings: read when the program starts, written when one is changed and when the window is
// closed.

// keeper reads and writes the settings of a player.
type keeper struct {
	dir  string
	now  settings.Settings
	errs io.Writer
	told bool // that they cannot be written

	broken *settings.Broken // the file found could not be used
}

// panels are the panels that can be open when the program starts.
var panels = []string{"units", "bases", "odds", "log", "layers", "rules"}

// allowed are the values settings may have.
func allowed() settings.Allowed {
	return settings.Allowed{Visions: prefs.Visions, Languages: assets.Languages(), Panels: panels, Think: prefs.ThinkTimes,
		Action: func(a string) bool { return prefs.KnownAction(prefs.Action(a)) }, Key: prefs.KnownKey}
}

// keepSettings reads the settings. A file that cannot be used is told, and the program goes on without it.
func keepSettings(dir string, errs io.Writer) *keeper {
	k := &keeper{dir: dir, errs: errs}
	var err error
	if k.now, err = settings.Read(dir, allowed()); errors.As(err, &k.broken) {
		fmt.Fprintln(errs, "awaw:", err)
	}
	return k
}

// prefs are the settings as the screen knows them.
func (k *keeper) prefs() prefs.Prefs {
	s := k.now
	p := prefs.Prefs{Scale: s.Scale, Vision: s.Vision, Contrast: s.Contrast, Still: s.Still, Tips: s.Tips, Stops: s.Stops, Met: s.Met, Falls: s.Falls,
		Think: s.Think, Volume: s.Volume, Mute: s.Mute, Language: s.Language, Pane: s.Panel.Open, Folded: s.Panel.Folded, Learnt: s.Learnt}
	if len(s.Keys) > 0 {
		p.Keys = prefs.Bindings{}
		for a, key := range s.Keys {
			p.Keys[prefs.Action(a)] = key
		}
	}
	return p
}

// keep writes what the player set.
func (k *keeper) keep(p prefs.Prefs) {
	s := &k.now
	s.Scale, s.Vision, s.Contrast, s.Still, s.Tips, s.Think, s.Stops, s.Met, s.Falls = p.Scale, p.Vision, p.Contrast, p.Still, p.Tips, p.Think, p.Stops, p.Met, p.Falls
	s.Volume, s.Mute, s.Language = p.Volume, p.Mute, p.Language
	s.Panel.Folded, s.Learnt = p.Folded, p.Learnt
	for _, known := range panels {
		if p.Pane == known {
			s.Panel.Open = known
		}
	}
	s.Keys = nil
	for a, key := range p.Keys {
		if s.Keys == nil {
			s.Keys = map[string]string{}
		}
		s.Keys[string(a)] = key
	}
	k.write()
}

func (k *keeper) write() {
	if err := settings.Write(k.dir, k.now); err != nil && !k.told {
		k.told = true
		fmt.Fprintln(k.errs, "awaw:", err)
	}
}

// opened is where the window was, for one no size was asked for.
func (k *keeper) opened(o *options) {
	if w := k.now.Window; !o.sized && w.Width >= leastWidth && w.Height >= leastHeight {
		o.width, o.height = min(w.Width, mostWidth), min(w.Height, mostHeight)
	}
}

// What of a screen a window leaves free that nobody gave a size, in logical pixels: its frame, and the bars of the desktop.
const (
	besideWindow = 16
	aboveWindow  = 88
)

// onScreen makes a size smaller that does not fit the screen, in logical pixels; one that was asked for may take all of it. A screen nobody knows the
// size of takes any.
func onScreen(width, height int, asked bool) (int, int) {
	screen := ebiten.Monitor()
	if screen == nil { // the window will say why
		return width, height
	}
	mw, mh := screen.Size()
	return fitting(width, height, mw, mh, asked)
}

func fitting(width, height, screenWidth, screenHeight int, asked bool) (int, int) {
	if screenWidth <= 0 || screenHeight <= 0 {
		return width, height
	}
	if !asked {
		screenWidth, screenHeight = screenWidth-besideWindow, screenHeight-aboveWindow
	}
	return max(leastWidth, min(width, screenWidth)), max(leastHeight, min(height, screenHeight))
}

// place puts the window where it was, if enough of it would lie on the screen.
func (k *keeper) place(o options) {
	w := k.now.Window
	if o.sized || w.Width == 0 {
		return
	}
	screen := ebiten.Monitor()
	if screen == nil {
		return
	}
	if mw, mh := screen.Size(); w.X > -o.width/2 && w.Y >= 0 && w.X < mw-80 && w.Y < mh-80 {
		ebiten.SetWindowPosition(w.X, w.Y)
	}
	if w.Largest {
		ebiten.MaximizeWindow()
	}
}

// look remembers where the window is; it belongs to the game's loop.
func (k *keeper) look() {
	w := &k.now.Window
	if w.Largest = ebiten.IsWindowMaximized(); w.Largest || ebiten.IsFullscreen() || ebiten.IsWindowMinimized() {
		return
	}
	w.Width, w.Height = ebiten.WindowSize()
	w.X, w.Y = ebiten.WindowPosition()
}

// follow makes the program follow changed settings: what the window does not do itself.
func (d *desk) follow(m *present.Model, k *keeper, env func(string) string) func(prefs.Prefs) {
	said := k.now.Language
	return func(p prefs.Prefs) {
		d.hasten(p.Think)
		if p.Language != said {
			said = p.Language
			d.speak(m, p.Language, env)
		}
		k.keep(p)
	}
}

// speak changes the language of everything that is on the screen and on the desk.
func (d *desk) speak(m *present.Model, lang string, env func(string) string) {
	lang, _ = assets.Language(lang, env)
	text, err := systems.Words(lang)
	if err != nil {
		m.Fail(err)
		return
	}
	d.words = text
	d.taught.clauses = nil // they are worded anew
	if err := d.readRules(); err != nil {
		m.Fail(err)
	}
	d.reckoner, d.noOdds = nil, nil
	d.boards.speak(lang, d.words)
	d.listed = d.listed.Add(-2 * listAge)
	if p := m.Play(); p != nil {
		d.tell(p)
	}
	m.SetWords(d.words)
}

// listen finds what plays sounds; nil where nothing does or nothing shall.
func (d *desk) listen(m *present.Model, mute bool) func(names []string, volume float64) {
	if mute {
		return nil
	}
	s, why := speaker.Open()
	if s == nil {
		m.NoSound(d.words.Word(engine.Text{Key: why}, nil))
		return nil
	}
	return s.Play
}

// Languages are those the program speaks.
func (d *desk) Languages() []string { return assets.Languages() }

// dress has sheets painted with another kit.
func (b *boards) dress(kit *art.Kit) {
	b.kit = kit
	clear(b.sheets)
}

// speak has sheets painted with the names of another language.
func (b *boards) speak(lang string, words engine.Catalog) {
	b.lang, b.words = lang, words
	clear(b.sheets)
}
