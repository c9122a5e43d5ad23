// awawctl case: run rule cases, on forces alone (chapter 19) and on boards (chapters 17 and 18).

package main

import (
	"errors"
	"fmt"
	"os"

	"awaw/aircombat/cases"
	"awaw/internal/rulecase"
	"awaw/tests"
)

type caseCommand struct {
	Files []string `arg:"" help:"Case files." type:"existingfile"`
}

func (caseCommand) Help() string {
	return "Example: awawctl case tests/cases/awaw/staging.toml tests/cases/aircombat/mixed.toml\n\n" +
		"Prints what differs and closes with the number passed and failed; exit code 1 if any failed. docs/notation.md describes\n" +
		"the lines of a case. Boards are looked for in a folder \"boards\" beside or above the file, then among the program's own."
}

// Run runs every case of every file. A file that cannot be read spoils the run before any case is run.
func (c *caseCommand) Run(a *app) error {
	type work func() []string
	var list []work
	var faults []error
	for _, file := range c.Files {
		data, err := os.ReadFile(file)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		if rulecase.SystemOf(data) == rulecase.System {
			f, err := rulecase.Parse(file, data)
			if err != nil {
				faults = append(faults, err)
				continue
			}
			kit := rulecase.Kit{Boards: tests.Boards(file), Tables: a.tables, Words: a.words}
			for i := range f.Cases {
				list = append(list, func() []string { return texts(kit.Run(&f.Cases[i])) })
			}
			continue
		}
		found, err := cases.Parse(file, data)
		if err != nil {
			faults = append(faults, err)
			continue
		}
		rules, err := a.combatRules()
		if err != nil {
			return err
		}
		for _, x := range found {
			list = append(list, func() []string { return texts(cases.Run(rules, x)) })
		}
	}
	if len(faults) > 0 {
		return errors.Join(faults...)
	}
	failed := 0
	for _, run := range list {
		differences := run()
		if len(differences) > 0 {
			failed++
		}
		for _, d := range differences {
			fmt.Fprintln(a.out, d)
		}
	}
	fmt.Fprintf(a.out, "%d passed, %d failed\n", len(list)-failed, failed)
	if failed > 0 {
		return errNo
	}
	return nil
}

// texts words a list of differences.
func texts[D fmt.Stringer](list []D) []string {
	var out []string
	for _, d := range list {
		out = append(out, d.String())
	}
	return out
}
