package present_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/scenarios"
	"awaw/tables"
)

// scenarioPlay is a scenario of the air game as it begins, with two persons at one desk.
func scenarioPlay(t *testing.T, id string, seed uint64) *program.Play {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, tables.Embedded(), nil)
	if err != nil {
		t.Fatal(err)
	}
	board, ok := kit.Board.(*hexmap.Map)
	if !ok || rules.ID() != awaw.ID {
		t.Skip("a scenario of another system")
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.OpenSeed(seed), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	return &program.Play{Game: g, Board: board, Title: id, Seats: []string{"person", "person"}}
}

// scenarioGame is the same on the table, in a window of a size.
func scenarioGame(t *testing.T, id string, seed uint64) *present.Model {
	t.Helper()
	m, _ := newModel(t)
	m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
	m.Put(scenarioPlay(t, id, seed))
	return m
}

// eachStop plays every scenario by chance, looking with the eyes of whoever is asked, and shows each position of a game.
func eachStop(t *testing.T, games, commands int, look func(t *testing.T, m *present.Model, n int)) {
	t.Helper()
	for _, info := range scenarios.List() {
		t.Run(info.ID, func(t *testing.T) {
			t.Parallel()
			for game := range games {
				m := scenarioGame(t, info.ID, uint64(game+1))
				g, dice := m.Table(), engine.NewFast(uint64(game+1))
				for n := range commands {
					acting := g.ToAct()
					if len(acting) == 0 {
						break
					}
					if m.Top().Sheet != nil {
						m.Top().Sheet = nil
					}
					m.Top().Up = table.ScreenGame // the curtain is lifted for whoever is asked
					m.See(acting[0])
					m.Send(scene.Tick{MS: 1})
					read(m) // what is told first has been read
					m.Send(scene.Tick{MS: 1})
					look(t, m, n)
					if legal := g.Legal(acting[0], nil); len(legal) > 0 {
						if _, err := g.Do(byKind(legal, dice)); err != nil {
							t.Fatal(err)
						}
					}
				}
			}
		})
	}
}

// byKind draws a kind of command first, so that what is rarely offered is done too; what ends a step comes one time in three at most.
func byKind(legal []engine.Command, dice *engine.Fast) engine.Command {
	var verbs []engine.Verb
	for _, c := range legal {
		if len(verbs) == 0 || verbs[len(verbs)-1] != c.Verb {
			verbs = append(verbs, c.Verb)
		}
	}
	v := verbs[dice.Intn(len(verbs))]
	var of []engine.Command
	for _, c := range legal {
		if c.Verb == v {
			of = append(of, c)
		}
	}
	return of[dice.Intn(len(of))]
}
