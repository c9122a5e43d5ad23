package main

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/present/program"
	"awaw/scenarios"
)

// Systems that are played on the command line alone are neither offered nor opened, and the refusal says where their games are played.
func TestTheWindowOffersWhatItHasPagesFor(t *testing.T) {
	d := testDesk(t, options{})
	offered := map[string]bool{}
	for _, s := range d.Scenarios() {
		offered[s.ID] = true
	}
	for _, s := range systems.All() {
		for _, i := range s.Scenarios() {
			if offered[i.ID] == s.CommandLine {
				t.Errorf("%s is offered: %t; its system is played on the command line alone: %t", i.ID, offered[i.ID], s.CommandLine)
			}
			if !s.CommandLine {
				continue
			}
			if _, err := d.Start(program.NewGame{Scenario: i.ID}); err == nil || !strings.Contains(err.Error(), "awawctl play") {
				t.Errorf("%s begins in the window: %v", i.ID, err)
			}
			doc, err := scenarios.Doc(i.ID)
			if err != nil {
				t.Fatal(err)
			}
			rules, kit, err := systems.Open(doc, d.tables, nil)
			if err != nil {
				t.Fatal(err)
			}
			f, err := d.store.Create(i.ID)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: f}); err != nil {
				t.Fatal(err)
			}
			if err := f.Close(); err != nil {
				t.Fatal(err)
			}
			if _, err := d.Open(f.Path()); err == nil || !strings.Contains(err.Error(), s.Name) {
				t.Errorf("a save of %s is opened: %v", s.Name, err)
			}
		}
	}
}

// The start screen's map knows of the same neutral countries as the game that it shows, which it does not set up.
func TestTheStartScreenKnowsWhoIsNeutral(t *testing.T) {
	_, neutral, err := testDesk(t, options{}).backdrop()
	if err != nil {
		t.Fatal(err)
	}
	doc, err := scenarios.Doc(scenarios.Default().ID)
	if err != nil {
		t.Fatal(err)
	}
	p, err := systems.Start(doc, systems.Tables())
	if err != nil {
		t.Fatal(err)
	}
	if want := p.View().Neutral; !slices.Equal(neutral, want) || len(want) == 0 {
		t.Errorf("neutral are %q, in the game %q", neutral, want)
	}
}
