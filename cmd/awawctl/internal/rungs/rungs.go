// Package rungs measures every level of the thinking opponents against the one below, scenario by scenario, and keeps what was measured.
package rungs

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/signal"
	"slices"
	"strings"
	"syscall"

	"awaw/cmd/awawctl/internal/values"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/internal/sim"
	"awaw/internal/wording"
	"awaw/scenarios"
)

// Ladder is what is measured, and where it is kept.
type Ladder struct {
	Scenarios []engine.Doc // of one system; none: all of the first system whose balance is measured
	Levels    []string     // that are measured, each against the one below; none: as far as each scenario is to be
	Most      int          // games of a level in a scenario
	Seed      uint64
	Workers   int
	Dir       string // where games are kept
	Measured  string // file of what was measured, read and written; "" for none
	Page      string // page to write the tables into; "" for none
	Again     bool   // what was measured is measured again
	Commit    string // what plays
}

// ErrStopped says that somebody has interrupted it, who was told.
var ErrStopped = errors.New("interrupted")

// topmost is the level that is measured only where a scenario is named here, or it is asked for: its games take long.
const topmost = "marshal"

// topmostIn are those scenarios: one of the air, one of the ground, two of the sea.
var topmostIn = []string{"channel-1940", "barbarossa-1941", "coral-sea-1942", "guadalcanal-1942"}

// board is the scenarios and rungs that there are to measure.
type board struct {
	Ladder
	desk   values.Desk
	rungs  []sim.Rung
	all    []scenarios.Info // of the system, those chosen among them
	chosen []scenarios.Info
	docs   map[string]engine.Doc
	cells  sheet
}

// Run plays what is left to be played, keeps what was measured after every cell, and tells all of it.
func (l Ladder) Run(d values.Desk) error {
	b, err := l.board(d)
	if err != nil {
		return err
	}
	if l.Page != "" { // before the first game
		if _, _, err := divided(l.Page); err != nil {
			return err
		}
	}
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	for _, r := range b.rungs {
		for _, of := range b.chosen {
			if !b.wanted(r, of) {
				continue
			}
			if c, ok := b.cells.find(r, of); ok && !l.Again && c.done(r, l.Most) {
				continue
			}
			if err := b.measure(ctx, r, of); err != nil {
				if errors.Is(err, context.Canceled) {
					fmt.Fprintln(d.Err, wording.Word(d.Words, "ctl.ladder.stopped", l.Dir))
					return ErrStopped
				}
				return err
			}
		}
	}
	fmt.Fprint(d.Out, b.page())
	return b.keep()
}

// keep writes down what was measured, and the page of it.
func (b *board) keep() error {
	if b.Measured != "" {
		if err := b.cells.write(b.Measured, b.rungs, b.all); err != nil {
			return err
		}
	}
	if b.Page == "" {
		return nil
	}
	return writeBetween(b.Page, b.page())
}

// board reads the scenarios, and what was measured.
func (l Ladder) board(d values.Desk) (*board, error) {
	b := &board{Ladder: l, desk: d, docs: map[string]engine.Doc{}}
	for _, doc := range l.Scenarios {
		info, err := scenarios.Read(doc.Name, doc.Data)
		if err != nil {
			return nil, err
		}
		if len(b.chosen) > 0 && info.System != b.chosen[0].System {
			return nil, fmt.Errorf("%s is of another rule system than %s; measure each system by itself", info.ID, b.chosen[0].ID)
		}
		b.chosen, b.docs[info.ID] = append(b.chosen, info), doc
	}
	system := scenarios.Default().System
	if len(b.chosen) > 0 {
		system = b.chosen[0].System
	}
	for _, info := range scenarios.List() {
		if _, even := scenarios.Measured(info.ID, info.Edition, "pilot"); even && info.System == system {
			b.all = append(b.all, info)
		}
	}
	for _, info := range b.chosen {
		if !slices.ContainsFunc(b.all, func(o scenarios.Info) bool { return o.ID == info.ID }) {
			b.all = append(b.all, info)
		}
	}
	if len(b.chosen) == 0 {
		b.chosen = b.all
	}
	s, err := systems.Find(system)
	if err != nil {
		return nil, err
	}
	b.rungs = sim.Rungs(s.Bots.Levels())
	if l.Measured != "" {
		b.cells, err = read(l.Measured)
	}
	return b, err
}

// wanted tells whether a rung is to be measured in a scenario now.
func (b *board) wanted(r sim.Rung, of scenarios.Info) bool {
	if len(b.Levels) > 0 {
		return slices.Contains(b.Levels, r.Upper)
	}
	return due(r, of)
}

// due tells whether a rung is to be measured in a scenario at all.
func due(r sim.Rung, of scenarios.Info) bool {
	return r.Upper != topmost || slices.Contains(topmostIn, of.ID)
}

// measure plays a rung in a scenario until it is decided, and keeps the cell. Games of opponents that play otherwise today, or of another text of
// the scenario, are put aside.
func (b *board) measure(ctx context.Context, r sim.Rung, of scenarios.Info) error {
	doc, ok := b.docs[of.ID]
	if !ok {
		var err error
		if doc, err = scenarios.Doc(of.ID); err != nil {
			return err
		}
	}
	start, err := systems.Start(doc, b.desk.Tables)
	if err != nil {
		return err
	}
	how := sim.Climbing{Name: of.ID, Seed: b.Seed, Most: b.Most, Dir: b.Dir, Workers: b.Workers}
	say := func(games int, share float64) {
		fmt.Fprintln(b.desk.Err, wording.Word(b.desk.Words, "ctl.ladder.rung", of.ID, r.Upper, r.Lower, games, wording.Fixed{N: 100 * share, Digits: 1}))
	}
	t, err := r.Climb(ctx, start, doc, how, say)
	if errors.Is(err, sim.ErrPlayedOtherwise) {
		fmt.Fprintln(b.desk.Err, wording.Word(b.desk.Words, "ctl.ladder.aside", how.Path(r)))
		if err := putAside(how.Path(r)); err != nil {
			return err
		}
		t, err = r.Climb(ctx, start, doc, how, say)
	}
	if err != nil {
		return err
	}
	b.cells = b.cells.put(cellOf(t, of, b.Commit))
	return b.keep()
}

// putAside gives a file of games another name.
func putAside(path string) error {
	for n := 1; ; n++ {
		to := fmt.Sprintf("%s-before-%d", path, n)
		if _, err := os.Lstat(to); errors.Is(err, os.ErrNotExist) {
			return os.Rename(path, to)
		} else if err != nil {
			return err
		}
	}
}

// The lines between which the tables stand in a page.
const (
	tableBegins = "<!-- ladder: written by awawctl ladder -->"
	tableEnds   = "<!-- ladder ends -->"
)

// writeBetween puts text between the marks of a page and leaves the rest as it is.
func writeBetween(path, text string) error {
	before, after, err := divided(path)
	if err != nil {
		return err
	}
	return save.Replace(path, []byte(before+text+after))
}

// divided gives what stands before and after the tables in a page, with the marks.
func divided(path string) (before, after string, err error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return "", "", fmt.Errorf("%s cannot be read: %w", path, errors.Unwrap(err))
	}
	page := string(data)
	i, j := strings.Index(page, tableBegins), strings.Index(page, tableEnds)
	if i < 0 || j < i {
		return "", "", fmt.Errorf("%s has no place for the table: put the lines %q and %q where it is to stand", path, tableBegins, tableEnds)
	}
	return page[:i+len(tableBegins)] + "\n", page[j:], nil
}
