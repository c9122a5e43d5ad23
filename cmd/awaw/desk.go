package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"awaw/cmd/awaw/internal/aside"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present/prefs"
	"awaw/internal/present/program"
	"awaw/internal/rescue"
	"awaw/internal/save"
	"awaw/tables"
)

// This file holds the desk: what the screen asks of the program around it, to start games and to open saved ones.

// desk implements present.Desk.
type desk struct {
	words  engine.Catalog
	tables tables.Set
	store  *save.Store
	moved  string // what the player is told if that is not the usual folder
	keys   keys
	boards *boards
	seed   *uint64
	rules  paragraphs
	taught taught

	saves  []program.Save
	thrown []program.Save
	listed time.Time
	set    map[string]map[string]string // switches the scenarios set themselves

	system   engine.SystemID  // of the game on the table
	reckoner program.Reckoner // its desk of odds, once it has been asked for
	noOdds   error
	goals    *goals // of the opponents of the game on the table
	playing  string // the save on the table, for the report of a crash
	laid     *keptDesk
	bots     map[string]*opponent
	hidden   map[string]bool // scenarios, with their switches, in which something is
	thinks   aside.Worker    // where they think; nil where that is here
	game     string          // the game on the table, as it is told to where they think
	think    time.Duration   // how long an opponent may take for a decision
	ahead    bool            // they may think while others do
	wits     wits
}

func newDesk(o options, words engine.Catalog, b *boards) (*desk, error) {
	d := &desk{words: words, tables: systems.Tables(), boards: b, seed: o.seed, bots: map[string]*opponent{}, ahead: !o.unattended()}
	d.hasten(prefs.DefaultPrefs().Think)
	if o.tables != "" {
		var err error
		if d.tables, err = ownTables(d.tables, o.tables); err != nil {
			return nil, fmt.Errorf("-tables: %w", err)
		}
		if err := d.readRules(); err != nil {
			return nil, err
		}
	}
	breathe()
	return d, d.openStore(o.saves)
}

// listAge is how old the list of saves may grow before the folder is read again.
const listAge = 2 * time.Second

// Saves lists saved games, the newest first.
func (d *desk) Saves() []program.Save {
	if time.Since(d.listed) < listAge {
		return d.saves
	}
	d.saves, d.thrown, d.listed = nil, nil, time.Now()
	list, err := d.store.List()
	if err != nil {
		return nil
	}
	d.saves = d.listedSaves(list)
	if list, err = d.store.Trashed(); err == nil {
		d.thrown = d.listedSaves(list)
	}
	return d.saves
}

// when words a day and a time: "21 November, 15:04"; nothing where none is known.
func (d *desk) when(t time.Time) string {
	if t.IsZero() {
		return ""
	}
	return d.words.Word(engine.Say("window.when", t.Day(), engine.Say("print.month."+t.Format("01")), t.Format("15:04")), nil)
}

// play makes ready what the screen lays on the table.
func (d *desk) play(g *play.Game, title string, seats []string, curtain bool, f *save.File) (*program.Play, error) {
	board, err := d.boards.add(g.Kit().Board, g.Position().View().Neutral)
	if err != nil {
		if f != nil {
			err = errors.Join(err, f.Close())
		}
		return nil, err
	}
	d.sit(g.Rules().ID())
	d.laid = nil
	p := &program.Play{Game: g, Board: board, Title: title, Seats: seats, Curtain: curtain}
	breathe()
	p.Home, p.HomeLooked = d.homeOf(g)
	d.tell(p)
	if f != nil {
		p.ID = f.Path()
		d.playing = p.ID
		p.Close = func() {
			if err := errors.Join(noteEnd(g, p.ID), f.Close()); err != nil {
				fmt.Fprintln(os.Stderr, "awaw:", err)
			}
		}
	}
	if f != nil {
		p.Elsewhere = func() (string, string, error) {
			path, from, err := elsewhere(f)
			d.playing, d.listed = f.Path(), time.Time{}
			return path, from, err
		}
	}
	d.rest()
	d.game, d.goals = aside.Header(g.Header()), goalsOf(g, f != nil)
	if err := d.settleWits(g, f != nil); err != nil {
		return nil, err
	}
	d.listed = time.Time{}
	return p, nil
}

// noteEnd writes down that a game is left at its end, where the save does not tell so: dice typed in have no seed to show.
func noteEnd(g *play.Game, path string) error {
	if len(g.ToAct()) > 0 || save.Preview(path).Over {
		return nil
	}
	return g.Set(save.SettingOver, strconv.Itoa(g.Len()))
}

// Open goes on with a save. What is sound of a damaged one is taken over into a new save.
func (d *desk) Open(path string) (*program.Play, error) {
	j, f, err := save.LoadAt(path)
	var bad *play.JournalError
	notice := ""
	var rest save.Rest
	switch {
	case errors.As(err, &bad) && bad.Newer != "":
		err = plainly{d.words.Word(engine.Say("window.newer", engine.Arg{Kind: engine.ArgName, S: saveName(path)}, engine.Arg{Kind: engine.ArgName, S: bad.Newer}), nil), err}
	case bad != nil && j == nil:
		return d.openHeadless(path, err)
	case bad != nil && d.shut(j) != nil:
		err = d.shut(j)
	case bad != nil:
		if j, f, rest, err = save.Rescue(path); err == nil {
			notice = d.words.Word(engine.Say("window.rescued", bad.Safe, engine.Arg{Kind: engine.ArgName, S: filepath.Base(f.Path())}), nil)
		}
	}
	if err != nil {
		return nil, err
	}
	if j.Header.Copy != nil {
		return d.openFor(path, j, f)
	}
	p, err := d.resume(j, f)
	if errors.As(err, &bad) && bad.Parts {
		return d.openParted(path, f, bad)
	}
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	if rest.Text != nil {
		s, err := p.Game.Salvage(rest.Text, rest.Line)
		if err != nil {
			return nil, errors.Join(err, f.Close())
		}
		told := make([]string, 0, 5)
		for _, t := range rescue.Texts(s) {
			told = append(told, d.words.Word(t, nil))
		}
		notice += "\n" + strings.Join(told, " ") + "\n" + bad.In(d.words)
	}
	p.Notice = strings.TrimSpace(notice + "\n" + p.Notice)
	return p, nil
}

// openHeadless goes on with what is rescued of a save whose first line cannot be read; damage is what is wrong with that.
func (d *desk) openHeadless(path string, damage error) (*program.Play, error) {
	r, err := rescue.FirstLine(path, d.tables, d.unlock)
	if errors.Is(err, rescue.ErrNothing) {
		return nil, damage
	}
	if err != nil {
		return nil, err
	}
	p, err := d.Open(r.Path)
	if err != nil {
		return nil, err
	}
	told := []string{d.words.Word(engine.Say("window.rescued", r.Sound, engine.Arg{Kind: engine.ArgName, S: filepath.Base(r.Path)}), nil)}
	for _, t := range r.Texts() {
		told = append(told, d.words.Word(t, nil))
	}
	p.Notice = strings.TrimSpace(strings.Join(told, "\n") + "\n" + p.Notice)
	return p, nil
}

// openParted goes on with a game from the last step that the rules of today take as it was played, in a save of its own.
func (d *desk) openParted(path string, f *save.File, parted *play.JournalError) (*program.Play, error) {
	if err := f.Close(); err != nil {
		return nil, err
	}
	j, f, _, err := save.RescueUpTo(path, parted.Safe)
	if err != nil {
		return nil, err
	}
	p, err := d.resume(j, f)
	if err != nil {
		return nil, errors.Join(err, f.Close())
	}
	said := d.words.Word(engine.Say("window.parted", parted.Entry, engine.Arg{Kind: engine.ArgName, S: filepath.Base(f.Path())}), nil)
	p.Notice = strings.TrimSpace(said + "\n" + d.Worded(parted) + "\n" + p.Notice)
	return p, nil
}

// look opens a save only to be looked at.
func (d *desk) look(path string) (*program.Play, error) {
	j, err := save.Read(path)
	if err != nil && j == nil {
		return nil, err
	}
	p, errPlay := d.resume(j, nil)
	if errPlay != nil {
		return nil, errPlay
	}
	if err != nil {
		p.Notice = strings.TrimSpace(d.Worded(err) + "\n" + p.Notice)
	}
	p.Replay, p.ID = true, path
	if j.Header.Copy != nil {
		d.openCopy(p, path)
	}
	return p, nil
}

// resume makes the game of a journal again; f is where it goes on, nil for nowhere.
func (d *desk) resume(j *play.Journal, f *save.File) (*program.Play, error) {
	var sink play.Sink
	if f != nil {
		sink = f
	}
	if err := d.inWindow(j.Header.System, j.Header.Keeps()); err != nil {
		return nil, err
	}
	if err := d.unlock(j); err != nil {
		return nil, err
	}
	g, err := systems.Resume(j, d.tables, sink)
	if err != nil {
		return nil, err
	}
	_, curtain := g.Setting(settingCurtain)
	p, err := d.play(g, d.titleIn(j.Header), seatsOf(g), curtain, f)
	if err != nil {
		return nil, err
	}
	var notices []string
	names, _ := g.Position().(engine.Namer)
	for _, n := range g.Notices() {
		notices = append(notices, d.words.Word(n.Text, names))
	}
	p.Notice = strings.Join(notices, "\n")
	return p, nil
}
