// awawctl check: are these files sound? Scenarios, rule values and journals, every fault at once.

package main

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/save"
	"awaw/tables"
)

type checkCommand struct {
	Files []string `arg:"" help:"Scenarios and rule files (.toml), journals (any other)." type:"existingfile"`
}

func (checkCommand) Help() string {
	return "Example: awawctl check my-scenario.toml game.awj tables/awaw/costs.toml"
}

// Run checks each file and goes on after a fault, so that all are told in one go.
func (c *checkCommand) Run(a *app) error {
	var faults []error
	for _, f := range c.Files {
		if err := checkFile(a, f); err != nil {
			faults = append(faults, err)
			continue
		}
		fmt.Fprintf(a.out, "%s: sound\n", f)
	}
	return errors.Join(faults...)
}

func checkFile(a *app, file string) error {
	if !strings.HasSuffix(file, ".toml") {
		j, err := save.Read(file)
		if err != nil {
			return err
		}
		_, err = systems.Resume(j, a.tables, nil)
		return err
	}
	data, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	if !strings.Contains(string(data), "[scenario]") {
		return checkTable(file, data)
	}
	doc := engine.Doc{Name: file, Data: data}
	rules, kit, err := systems.Open(doc, a.tables, nil)
	if err != nil {
		return err
	}
	_, err = rules.Setup(kit, doc)
	return err
}

// checkTable holds a rule file against the shipped one of the same name.
func checkTable(file string, data []byte) error {
	name := filepath.Base(filepath.Dir(file)) + "/" + filepath.Base(file)
	dir := filepath.Dir(filepath.Dir(file))
	if _, err := os.Stat(filepath.Join(dir, name)); err != nil {
		return fmt.Errorf("%s: expected a scenario with a [scenario] block, or a rule file in a folder named for its system, as awaw/costs.toml", file)
	}
	over := tables.Embedded().Override(dir, os.DirFS(dir))
	return over.Check()
}
