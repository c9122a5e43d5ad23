// awawctl case: run rule cases, on forces alone (chapter 19) and on boards (chapters 17 and 18).

package main

import (
	"errors"
	"fmt"

	"awaw/cmd/awawctl/internal/texts"
	"awaw/engine/systems"
	"awaw/tests"
)

type caseCommand struct {
	Files []string `arg:"" type:"existingfile"`
}

// Help are examples; the words round them stand under ctl.help.
func (caseCommand) Help() string {
	return `  awawctl case tests/cases/awaw/staging.toml tests/cases/aircombat/mixed.toml`
}

// Run runs every case of every file. A file that cannot be read spoils the run before any case is run.
func (c *caseCommand) Run(a *app) error {
	type work struct {
		systems.Case
		kit systems.CaseKit
	}
	var list []work
	var faults []error
	for _, file := range c.Files {
		s, cases, err := readCases(file)
		if err != nil {
			faults = append(faults, err)
		}
		kit := systems.CaseKit{Boards: tests.Boards(file, s), Tables: a.tables, Words: a.words}
		for _, x := range cases {
			list = append(list, work{x, kit})
		}
	}
	if len(faults) > 0 {
		return errors.Join(faults...)
	}
	failed := 0
	for _, x := range list {
		differences, err := x.Run(x.kit)
		if err != nil {
			return err
		}
		if len(differences) > 0 {
			failed++
		}
		for _, d := range differences {
			fmt.Fprintln(a.out, d)
		}
	}
	a.say("ctl.case.count", len(list)-failed, failed)
	if failed > 0 {
		return errNo
	}
	return nil
}

// readCases reads a case file of any system.
func readCases(file string) (systems.System, []systems.Case, error) {
	data, err := texts.Read(file)
	if err != nil {
		return systems.System{}, nil, err
	}
	s, kind, err := systems.CasesOf(data)
	if err != nil {
		return s, nil, fmt.Errorf("%s: %w", file, err)
	}
	list, err := kind.Read(file, data)
	return s, list, err
}
