// Package learn holds what teaches: the guided first game and the glossary, read from
// assets/learn and made ready for the screen.
package learn

import (
	"fmt"
	"io/fs"
	"path"
	"strings"

	"awaw/assets"
	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/tables"
)

// guideFile is a guided game as its file has it.
type guideFile struct {
	Seed uint64 `toml:"seed"`
	Step []struct {
		ID    string `toml:"id"`
		Cite  string `toml:"cite"`
		Place string `toml:"place"`
		Part  string `toml:"part"`
		Only  string `toml:"only"`
		While string `toml:"while"`
		Until struct {
			Selected string `toml:"selected"`
			At       string `toml:"at"`
			Least    int    `toml:"least"`
			Aimed    string `toml:"aimed"`
			Command  string `toml:"command"`
			Times    int    `toml:"times"`
			Past     string `toml:"past"`
			Told     bool   `toml:"told"`
			Asked    string `toml:"asked"`
			Battle   string `toml:"battle"`
			Over     bool   `toml:"over"`
			Order    string `toml:"order"`
			Of       string `toml:"of"`
			To       string `toml:"to"`
			Settled  bool   `toml:"settled"`
			Bound    string `toml:"bound"`
		} `toml:"until"`
	} `toml:"step"`
}

// Guide gives the guided game of a scenario by its id or file name, nil where there is none.
func Guide(scenario string) (*program.Guide, error) {
	id := strings.TrimSuffix(path.Base(scenario), ".toml")
	file := "learn/" + id + ".toml"
	if id == "puzzles" || id == "glossary" {
		return nil, nil
	}
	data, err := fs.ReadFile(assets.FS(), file)
	if err != nil {
		return nil, nil // most scenarios teach nothing
	}
	return readGuide("assets/"+file, data)
}

func readGuide(file string, data []byte) (*program.Guide, error) {
	var f guideFile
	if err := tables.DecodeStrict(file, data, &f); err != nil {
		return nil, err
	}
	g := &program.Guide{Seed: f.Seed}
	seen := map[string]bool{}
	for i, s := range f.Step {
		switch {
		case s.ID == "" || seen[s.ID]:
			return nil, fmt.Errorf("%s: step %d: id: expected a name no other step has; %q is not one", file, i+1, s.ID)
		case s.Until.Battle != "" && s.Until.Battle != "on" && s.Until.Battle != "over":
			return nil, fmt.Errorf(`%s: step %s: until.battle: expected "on" or "over"; %q is neither`, file, s.ID, s.Until.Battle)
		case (s.Until.At == "") != (s.Until.Least == 0) || s.Until.Least < 0:
			return nil, fmt.Errorf("%s: step %s: until.least: expected a number from 1 together with at; give both or neither", file, s.ID)
		case s.Until.Times < 0 || s.Until.Times > 0 && s.Until.Command == "":
			return nil, fmt.Errorf("%s: step %s: until.times: expected a number from 1 together with command; give both or only command", file, s.ID)
		case (s.Until.Order == "") != (s.Until.Of == "") || s.Until.To != "" && s.Until.Order == "":
			return nil, fmt.Errorf("%s: step %s: until.order: expected a kind of order together with of; give both or neither", file, s.ID)
		}
		seen[s.ID] = true
		u := s.Until
		g.Steps = append(g.Steps, program.GuideStep{ID: s.ID, Cite: engine.Cite(s.Cite), Place: s.Place, Part: s.Part, Only: s.Only, While: s.While, Until: program.GuideUntil{
			Selected: u.Selected, At: u.At, Least: u.Least, Aimed: u.Aimed, Command: u.Command, Times: u.Times,
			Asked: u.Asked, Past: u.Past, Battle: u.Battle, Told: u.Told, Over: u.Over,
			Order: u.Order, Of: u.Of, To: u.To, Settled: u.Settled, Bound: u.Bound}})
	}
	return g, nil
}
