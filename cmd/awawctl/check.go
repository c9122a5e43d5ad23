// awawctl check: are these files sound? Scenarios, rule values, maps and journals, every fault at once.

package main

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/areamap"
	"awaw/cmd/awawctl/internal/texts"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/scenarios"
	"awaw/tables"
	"awaw/tests"
)

type checkCommand struct {
	Files []string `arg:"" type:"existingfile"`
}

// Help are examples; the words round them stand under ctl.help.
func (checkCommand) Help() string {
	return `  awawctl check my-scenario.toml game.awaw tables/awaw/costs.toml`
}

// Run checks each file and goes on after a fault, so that all are told in one go. Of a journal it says what verify says of it, with the
// same exit code; of several files the gravest counts.
func (c *checkCommand) Run(a *app) error {
	var faults []error
	broken, unproved := false, false
	for _, f := range c.Files {
		if isJournal(f) {
			switch err := checkJournal(a, f); {
			case errors.Is(err, errNo):
				broken = true
			case errors.Is(err, errUnproved):
				unproved = true
			case err != nil:
				faults = append(faults, err)
			}
			continue
		}
		doubts, err := checkFile(a, f)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		a.say("ctl.check.sound", f)
		for _, d := range doubts {
			fmt.Fprintf(a.out, "%s: %s\n", f, d)
		}
	}
	switch {
	case len(faults) > 0:
		return errors.Join(faults...)
	case broken:
		return errNo
	case unproved:
		return errUnproved
	}
	return nil
}

// isJournal tells what is no scenario, no rule file and no map by its name.
func isJournal(file string) bool {
	return !strings.HasSuffix(file, ".ground") && !strings.HasSuffix(file, ".toml")
}

// checkJournal prints what verify says of a journal, each line under the name of the file.
func checkJournal(a *app, file string) error {
	var said bytes.Buffer
	b := *a
	b.out, b.err = &said, &said
	err := (&verifyCommand{File: file}).Run(&b)
	for line := range strings.Lines(said.String()) {
		fmt.Fprintf(a.out, "%s: %s", file, line)
	}
	if err != nil && !errors.Is(err, errNo) && !errors.Is(err, errUnproved) {
		return fmt.Errorf("%s: %s", file, strings.TrimSpace(worded(err, a.words)+" "+a.hint(err)))
	}
	return err
}

// checkFile checks one file. Doubts are what is sound, but perhaps not what was meant.
func checkFile(a *app, file string) (doubts []string, err error) {
	if strings.HasSuffix(file, ".ground") {
		return nil, checkGround(file)
	}
	data, err := texts.Read(file)
	if err != nil {
		return nil, err
	}
	if strings.Contains(string(data), "\n[[row]]") {
		_, err := hexmap.Load(file, data)
		return nil, err
	}
	if strings.Contains(string(data), "\n[[area]]") {
		_, err := areamap.Load(file, data)
		return nil, err
	}
	if !strings.Contains(string(data), "[scenario]") {
		return nil, checkTable(a, file, data)
	}
	doc := engine.Doc{Name: file, Data: data}
	p, err := systems.Sound(doc, a.tables)
	if err != nil {
		return nil, err
	}
	if sea, ok := p.(interface{ Adrift() []engine.Ref }); ok {
		names, _ := p.(engine.Namer)
		for _, r := range sea.Adrift() {
			doubts = append(doubts, a.word("ctl.check.adrift", a.words.Name(names.NameOf(r))))
		}
	}
	return doubts, nil
}

func checkGround(file string) error {
	f, err := os.Open(file)
	if err != nil {
		return err
	}
	defer f.Close()
	if _, err := hexmap.LoadGround(f); err != nil {
		return fmt.Errorf("%s: %w", file, err)
	}
	return nil
}

// checkTable reads a rule file in the place of the shipped one of the same name, with all that is read beside it.
func checkTable(a *app, file string, data []byte) error {
	written := filepath.Base(filepath.Dir(file)) + "/" + filepath.Base(file)
	folder := string(engine.Spelled(filepath.Base(filepath.Dir(file))))
	name := folder + "/" + filepath.Base(file)
	dir := filepath.Dir(filepath.Dir(file))
	if !slices.Contains(a.tables.Names(), name) {
		var read map[string]any
		if _, err := tables.Decode(file, data, &read); err != nil {
			return tables.Unreadable(file, data, err)
		}
		return fmt.Errorf("%s: expected a scenario with a [scenario] block, or a rule file in a folder named for its system: one of %s",
			file, strings.Join(a.tables.Names(), ", "))
	}
	over := a.tables.Override(dir, oneFile{os.DirFS(dir), name, written})
	s, err := systems.Find(engine.SystemID(folder))
	if err != nil {
		return err
	}
	if s.Check != nil {
		if err := s.Check(over); err != nil {
			return err
		}
	}
	if _, err := tests.Coverage(over, s); err != nil {
		return err
	}
	for _, info := range s.Scenarios() { // a scenario that no longer fits the values is no fault of theirs
		doc, err := scenarios.Doc(info.ID)
		if err != nil {
			return err
		}
		_, err = systems.Start(doc, over)
		var fault *tables.Error
		if errors.As(err, &fault) && filepath.Base(fault.File) == filepath.Base(name) {
			return err
		}
	}
	return nil
}

// oneFile shows a single file of a folder, under the name of the shipped one it replaces.
type oneFile struct {
	fs.FS
	name, written string // the shipped name, and how the folder has it
}

// Open opens that file and nothing else.
func (f oneFile) Open(name string) (fs.File, error) {
	if name != f.name {
		return nil, &fs.PathError{Op: "open", Path: name, Err: fs.ErrNotExist}
	}
	return f.FS.Open(f.written)
}
