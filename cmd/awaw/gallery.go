package main

import (
	"cmp"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/rulebook"
	"awaw/scenarios"
)

// This file holds what the gallery shows of a scenario: words in the player's language, what was measured, its switches.

// Scenarios lists the shipped ones: what one begins with, then each rule system by itself, in its order, the easiest and shortest first.
func (d *desk) Scenarios() []program.Scenario {
	all := systems.All()
	system := func(i scenarios.Info) int {
		return slices.IndexFunc(all, func(s systems.System) bool { return s.ID() == engine.Spelled(string(i.System)) })
	}
	shelf := func(i scenarios.Info) int { // lessons, the default scenario, then system by system
		switch {
		case i.Teaches != "":
			return -2
		case i.Default:
			return -1
		}
		return system(i)
	}
	shipped := slices.SortedStableFunc(slices.Values(systems.InWindow()), func(a, b scenarios.Info) int {
		if n := cmp.Compare(shelf(a), shelf(b)); n != 0 || shelf(a) < 0 {
			return n
		}
		return cmp.Or(cmp.Compare(a.Complexity, b.Complexity), cmp.Compare(a.Minutes, b.Minutes))
	})
	var out []program.Scenario
	for _, i := range shipped {
		w := i.In(d.lang())
		s := program.Scenario{ID: i.ID, Name: w.Name, Dates: w.Dates, About: w.Blurb, System: i.System, Teaches: w.Teaches, Complexity: i.Complexity,
			Short: d.words.Word(engine.Say("window.length.short", i.Turns, i.Minutes), nil), Length: d.words.Word(engine.Say("window.length", i.Turns, i.Minutes), nil)}
		if at := system(i); at >= 0 {
			sys := all[at]
			s.Diceless, s.NoPress, s.Rules, s.Group = sys.Diceless, sys.NoPress, sys.Name, sys.Name
		}
		if i.Teaches != "" || i.Default {
			s.Group = d.word("window.group.first")
		}
		for _, side := range i.Sides {
			s.Sides = append(s.Sides, d.words.Name(side.Name))
			s.Styles = append(s.Styles, side.Style)
		}
		s.Balance, s.Games = sharesOf(i, s.Sides, "pilot")
		s.Searched, s.SearchedGames = sharesOf(i, s.Sides, "commander")
		out = append(out, s)
	}
	return out
}

// sharesOf are the shares of the games that each side won when such a bot played all of them, in percent, and how many those were; none if it was not measured.
func sharesOf(i scenarios.Info, sides []string, bot string) (out []program.Share, games int) {
	b, ok := scenarios.Measured(i.ID, i.Edition, bot)
	if !ok || len(b.Won) != len(i.Sides) {
		return nil, 0
	}
	for k, share := range b.Won {
		out = append(out, program.Share{Side: sides[k], Style: i.Sides[k].Style, Part: 100 * share})
	}
	return out, b.Games
}

// Options lists the switches of a scenario's rules, as the scenario has them.
func (d *desk) Options(scenario string) []program.Option {
	set, ok := d.set[scenario]
	if !ok {
		if d.set == nil {
			d.set = map[string]map[string]string{}
		}
		var err error
		if set, err = scenarios.Options(scenario); err != nil {
			return nil
		}
		d.set[scenario] = set
	}
	list, err := d.switches(scenario)
	if err != nil {
		return nil
	}
	var out []program.Option
	for _, x := range list {
		o := program.Option{Key: x.ID, Name: d.word(x.Name()), Means: d.word(x.How()), Standard: x.Standard()}
		if len(x.Cites) > 0 {
			o.Cite = x.Cites[0]
		}
		if v, ok := x.Value(set[x.ID]); ok {
			o.Standard = v
		}
		for _, v := range x.Values {
			o.Choices = append(o.Choices, scene.Choice{S: v, Text: d.word(x.Word(v))})
		}
		out = append(out, o)
	}
	return out
}

// switches lists what the rules of a scenario's system let a game choose.
func (d *desk) switches(scenario string) ([]rulebook.Option, error) {
	i, ok := scenarios.Head(scenario)
	if !ok {
		return nil, nil
	}
	s, err := systems.Find(i.System)
	if err != nil {
		return nil, err
	}
	return s.Options(d.tables)
}

// wordsOf are the words of a scenario in the player's language: its own, or those of the shipped one it came from.
func (d *desk) wordsOf(info scenarios.Info) scenarios.Words {
	w := info.In(d.lang())
	if s, ok := scenarios.Head(info.ID); ok && w.Name == info.Name && s.Name == info.Name {
		if shipped := s.In(d.lang()); len(shipped.Lessons) == len(w.Lessons) {
			return shipped
		}
	}
	return w
}

// tell words what a game is and what it teaches in the language in use, and its title where that is its scenario's.
func (d *desk) tell(p *program.Play) {
	from := p.Game.Header().Scenario
	info, err := scenarios.Read(from.Name, []byte(from.Text))
	if err != nil {
		return
	}
	words := d.wordsOf(info)
	if info.Called(p.Title) {
		p.Title = strings.TrimSpace(words.Name)
	}
	p.Brief, p.Scenario, p.Lessons = d.briefOf(p.Game, info, words), info.ID, nil
	for i, l := range info.Lessons {
		p.Lessons = append(p.Lessons, program.Lesson{Text: words.Lessons[i], Cite: l.Cite})
	}
}

func (d *desk) titleOf(info scenarios.Info) string { return strings.TrimSpace(d.wordsOf(info).Name) }

// lang is the language of the words in use.
func (d *desk) lang() string { return d.word("window.language") }
