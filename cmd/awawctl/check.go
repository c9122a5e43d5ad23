// awawctl check: are these files sound? Scenarios, rule values, maps and journals, every fault at once.

package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"awaw/areamap"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/save"
	"awaw/scenarios"
	"awaw/tables"
	"awaw/tests"
)

type checkCommand struct {
	Files []string `arg:"" help:"Scenarios, rule files and maps (.toml), pictures of the ground (.ground), journals (any other)." type:"existingfile"`
}

func (checkCommand) Help() string {
	return "Example: awawctl check my-scenario.toml game.awaw tables/awaw/costs.toml"
}

// Run checks each file and goes on after a fault, so that all are told in one go.
func (c *checkCommand) Run(a *app) error {
	var faults []error
	for _, f := range c.Files {
		doubts, err := checkFile(a, f)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		fmt.Fprintf(a.out, "%s: sound\n", f)
		for _, d := range doubts {
			fmt.Fprintf(a.out, "%s: %s\n", f, d)
		}
	}
	return errors.Join(faults...)
}

// checkFile checks one file. Doubts are what is sound, but perhaps not what was meant.
func checkFile(a *app, file string) (doubts []string, err error) {
	if strings.HasSuffix(file, ".ground") {
		return nil, checkGround(file)
	}
	if !strings.HasSuffix(file, ".toml") {
		j, err := save.Read(file)
		if err != nil {
			return nil, err
		}
		g, err := systems.Resume(j, a.tables, nil)
		if err != nil {
			return nil, err
		}
		for _, n := range g.Notices() {
			doubts = append(doubts, a.words.Word(n.Text, nil))
		}
		r := g.Verify()
		if !r.OK() {
			return nil, fmt.Errorf("%s: %s", file, r.Faults[0].In(a.words))
		}
		if n := r.Rolls - r.Drawn; n > 0 {
			doubts = append(doubts, a.words.Word(engine.Say("ctl.verify.unproved", n, r.Rolls), nil))
		}
		if r.Veiled > 0 {
			doubts = append(doubts, a.words.Word(engine.Say("ctl.verify.veiled", r.Veiled, r.Entries), nil))
		}
		if r.Unsealed > 0 {
			doubts = append(doubts, a.words.Word(engine.Say("ctl.verify.unsealed", r.Unsealed), nil))
		}
		return doubts, nil
	}
	data, err := os.ReadFile(file)
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
		return nil, checkTable(a, file)
	}
	doc := engine.Doc{Name: file, Data: data}
	rules, kit, err := systems.Open(doc, a.tables, nil)
	if err != nil {
		return nil, err
	}
	p, err := rules.Setup(kit, doc)
	if err != nil {
		return nil, err
	}
	if sea, ok := p.(interface{ Adrift() []engine.Ref }); ok {
		names, _ := p.(engine.Namer)
		for _, r := range sea.Adrift() {
			doubts = append(doubts, fmt.Sprintf("%s stands at sea with no task force: it supports landings, but nobody can find and attack it; to let it be found, give it a force", names.NameOf(r)))
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
func checkTable(a *app, file string) error {
	written := filepath.Base(filepath.Dir(file)) + "/" + filepath.Base(file)
	folder := string(engine.Spelled(filepath.Base(filepath.Dir(file))))
	name := folder + "/" + filepath.Base(file)
	dir := filepath.Dir(filepath.Dir(file))
	if !slices.Contains(a.tables.Names(), name) {
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
		rules, kit, err := systems.Open(doc, over, nil)
		if err == nil {
			_, err = rules.Setup(kit, doc)
		}
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
