// Command awaw is the game with its window.
package main

import (
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"runtime/debug"
	"time"

	"awaw/assets"
	"awaw/cmd/awaw/internal/aside"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/release"
	"awaw/scenarios"

	"github.com/hajimehoshi/ebiten/v2"
)

// The exit codes: good, a defect of the program, bad input or no display.
const (
	exitGood  = 0
	exitCrash = 1
	exitBad   = 2
)

func main() { os.Exit(run(os.Args[1:], os.Stdout, os.Stderr)) }

// run is the whole program: it gives the exit code, after one message on bad input.
func run(args []string, out, errs io.Writer) int {
	o, err := parseOptions(args)
	switch {
	case errors.Is(err, errHelp):
		o.complain(errs)
		return help(o, out, errs)
	case err != nil:
		alarm(errs, o.told(err))
		return exitBad
	case o.version:
		o.complain(errs)
		fmt.Fprintln(out, "awaw", release.Version())
		return exitGood
	}
	k := keepSettings(o.config, errs)
	if o.lang == "" {
		o.lang = k.now.Language
	}
	if o.lang, err = assets.Language(o.lang, os.Getenv); err != nil {
		fmt.Fprintln(errs, "awaw:", err)
	}
	if why, ok := display(os.Getenv); !ok {
		if _, _, err := prepare(o, k); err != nil {
			alarm(errs, o.told(err))
			return exitBad
		}
		return unseen(o, errs, why)
	}
	return show(o, k, errs)
}

// prepare loads everything and lays the game asked for on the table. Its errors are bad input.
func prepare(o options, k *keeper) (*draw.Window, *desk, error) {
	breathe()
	text, err := systems.Words(o.lang)
	if err != nil {
		return nil, nil, err
	}
	breathe()
	kit, err := systems.Kit()
	if err != nil {
		return nil, nil, err
	}
	breathe()
	p := k.prefs()
	if eyes := art.VisionNamed(p.Vision); eyes != art.Normal || p.Contrast { // it is for those already that most have
		if kit, err = kit.For(eyes, p.Contrast); err != nil {
			return nil, nil, err
		}
	}
	b := newBoards(kit, o.lang, text)
	d, err := newDesk(o, text, b)
	if err != nil {
		return nil, nil, err
	}
	d.thinks, b.worker = aside.Workers()
	breathe()
	model := present.New(d, draw.NewMetrics(kit), text, nil)
	model.SetPrefs(p)
	if page {
		model.Stays()
	}
	d.hasten(p.Think)
	breathe()
	switch {
	case o.scenario != nil:
		err = d.putScenario(model, *o.scenario)
	case o.goOn != "":
		err = d.goOn(model, o.goOn)
	case o.load != "":
		err = d.put(model, d.Open, o.load)
	case o.replay != "":
		err = d.put(model, d.look, o.replay)
	}
	if unsaved(err) { // the start screen tells it, and offers another folder
		model.Fail(err)
	} else if err != nil {
		return nil, nil, err
	}
	var neutral []string
	if model.Table() == nil { // a game brings its own board
		if neutral, err = d.layBehind(model); err != nil {
			return nil, nil, err
		}
	}
	if k.broken != nil {
		model.Tell(d.word("window.settings"), d.words.Word(k.broken.Text(), nil))
	}
	if d.moved != "" {
		model.Tell(d.word("screen.elsewhere.title.all"), d.moved)
	}
	breathe()
	small := &pictures{kit: kit, tables: d.tables, ground: map[string]*hexmap.Ground{}}
	w := draw.NewWindow(kit, model, draw.Options{
		Scale:   o.scale,
		Changed: d.follow(model, k, os.Getenv),
		Dressed: func(kit *art.Kit) {
			b.dress(kit)
			small.dress(kit)
		},
		Look:     k.look,
		Hear:     d.listen(model, o.mute),
		Picture:  small.Paint,
		Painting: func() string { return d.word("window.painting") },
		Dropped:  func(files fs.FS) { d.dropped(model, files) },
		Sheet: func(board string) *draw.Sheet {
			if n, ok := model.Neutral(); ok {
				neutral = n // for the start screen afterwards
				return b.sheet(board, n)
			}
			return b.sheet(board, neutral)
		},
	})
	return w, d, nil
}

// putScenario begins a scenario with a person on the first side and the bot on the others.
func (d *desk) putScenario(m *present.Model, doc engine.Doc) error {
	info, err := scenarios.Read(doc.Name, doc.Data)
	if err != nil {
		return err
	}
	n := program.NewGame{Seats: []string{person}}
	for range len(info.Sides) - 1 {
		n.Seats = append(n.Seats, "pilot")
	}
	p, err := d.begin(doc, n)
	if err != nil {
		return err
	}
	m.Put(p)
	return nil
}

// goOn opens the newest game of a scenario that is not over, or begins one.
func (d *desk) goOn(m *present.Model, id string) error {
	doc, err := scenarios.Doc(id)
	if err != nil {
		return err
	}
	list, err := d.store.List()
	if err != nil {
		return err
	}
	for _, i := range list {
		if i.Err == nil && !i.Over && i.Header.Scenario.Name == doc.Name {
			return d.put(m, d.Open, i.Path)
		}
	}
	return d.putScenario(m, doc)
}

func (d *desk) put(m *present.Model, open func(string) (*program.Play, error), path string) error {
	p, err := open(path)
	if errors.As(err, new(*play.LockedError)) { // the screen asks for its passphrases
		m.OpenSave(path)
		return nil
	}
	if err != nil {
		return err
	}
	m.Put(p)
	m.Resume()
	return nil
}

// show runs the window until it is closed.
func show(o options, k *keeper, errs io.Writer) (code int) {
	k.opened(&o)
	hasty()
	shareMemory()
	game := open(func() (*draw.Window, *desk, error) { return begun(o, k, errs) })
	defer func() {
		if what := recover(); what != nil {
			stack := debug.Stack()
			<-game.ready
			code = game.d.crashed(what, stack, errs)
		}
	}()
	canDraw()
	if !o.sized || !o.unattended() { // a picture has the size it was asked for
		o.width, o.height = onScreen(o.width, o.height, o.sized)
	}
	ebiten.SetWindowSize(o.width, o.height)
	k.place(o)
	ebiten.SetWindowTitle(systems.First().Title)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetWindowSizeLimits(leastWidth, leastHeight, -1, -1)
	ebiten.SetScreenClearedEveryFrame(false)
	err := ebiten.RunGameWithOptions(game, &ebiten.RunGameOptions{InitUnfocused: false, X11ClassName: "awaw", X11InstanceName: "awaw"})
	if game.failed() {
		return game.spoiled(errs)
	}
	if o.shot == "" && !o.bench {
		k.write()
	}
	if failed := game.w.Failed(); failed != nil {
		fmt.Fprintln(errs, "awaw:", failed)
		return exitCrash
	}
	var crash *draw.Crash
	switch {
	case errors.As(err, &crash):
		return game.d.crashed(crash.What, crash.Stack, errs)
	case err != nil:
		return unseen(o, errs, engine.Say(noDrawing, name(err.Error())))
	}
	return exitGood
}

// begun is the game made ready for a window that is being opened.
func begun(o options, k *keeper, errs io.Writer) (*draw.Window, *desk, error) {
	w, d, err := prepare(o, k)
	if err != nil {
		return nil, nil, err
	}
	if o.shot != "" {
		w.Shoot(o.shot, o.frames)
	}
	if o.bench {
		w.Bench(errs)
	}
	if o.session != "" {
		if err := w.Session(o.session, o.shots, errs); err != nil {
			return nil, nil, fmt.Errorf("-session: %w", err)
		}
	}
	breathe()
	w.Ahead(o.width, o.height)
	frugal()
	go ebiten.SetWindowIcon(draw.Icons(w.Kit()))
	return w, d, nil
}

// crashed writes a report of a defect and says where it is.
func (d *desk) crashed(what any, stack []byte, errs io.Writer) int {
	path, err := writeReport(d.store.Dir(), "crash", d.playing, what, stack, time.Now())
	if err != nil {
		alarm(errs, fmt.Sprintf("the program stopped because of a defect (%v), and no report could be written (%v); the game is saved up to the last command\n%s", what, err, stack))
		return exitCrash
	}
	alarm(errs, fmt.Sprintf("the program stopped because of a defect: %v\nThe game is saved up to the last command. A report is in %s", what, path))
	return exitCrash
}
