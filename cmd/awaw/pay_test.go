package main

import (
	"slices"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/battle"
	"awaw/internal/present/program"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
)

// clicks finds a click on the screen that does something.
func clicks[A scene.Act](m *present.Model) (out []A) {
	for _, r := range m.Regions() {
		if a, ok := r.Act.(A); ok {
			out = append(out, a)
		}
	}
	return out
}

// verbs lists the legal commands of the first side with a verb.
func verbs(m *present.Model, verb engine.Verb) (out []engine.Command) {
	for _, c := range m.Table().Legal(1, nil) {
		if c.Verb == verb {
			out = append(out, c)
		}
	}
	return out
}

// Whoever owes several losses picks the counters that pay them by clicks, as many as are owed, and one button takes them all: Space does
// nothing before that, and then presses it.
func TestLossesArePickedTogether(t *testing.T) {
	if testing.Short() {
		t.Skip("plays battles until losses are owed")
	}
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed < 30; seed++ {
		d := testDesk(t, options{seed: &seed})
		p := start(t, d, program.NewGame{Scenario: "channel-1940", Seats: []string{person, person}})
		m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
		m.Put(p)
		m.Send(scene.Key{Name: "enter"})
		london := p.Board.Find("London")
		for range 200 {
			m.Send(scene.Tick{MS: 500})
			if len(clicks[result.Close](m)) > 0 || len(clicks[battle.Pick](m)) > 0 {
				break
			}
			var at []engine.Command
			for _, c := range verbs(m, awaw.VerbFly) {
				if c.B == engine.SpaceRef(london) {
					at = append(at, c)
				}
			}
			switch {
			case len(at) > 0:
				m.Give(at[0])
			case len(verbs(m, awaw.VerbResolve)) > 0:
				m.Give(verbs(m, awaw.VerbResolve)[0])
			case len(verbs(m, awaw.VerbRoll)) > 0:
				m.Give(verbs(m, awaw.VerbRoll)[0])
			case len(verbs(m, awaw.VerbDone)) > 0:
				m.Give(verbs(m, awaw.VerbDone)[0])
			}
		}
		picks := clicks[battle.Pick](m)
		if len(picks) < 2 || m.Table().Seen(1).View().Prompt.Owed < 2 {
			m.Close()
			continue
		}
		owed := m.Table().Seen(1).View().Prompt.Owed
		before := m.Table().Len()
		m.Send(scene.Key{Name: "space"})
		m.Send(scene.Key{Name: "space", Up: true})
		if m.Table().Len() != before {
			t.Fatal("Space takes losses nobody has picked")
		}
		size := map[engine.Ref]int{}
		for _, c := range m.Table().Seen(1).View().Counters {
			size[c.Ref] = c.Size
		}
		left := owed
		for i, p := range picks {
			for range min(left, size[p.Ref]) {
				if len(clicks[battle.Pay](m)) > 0 {
					t.Fatalf("the button is there with %d of %d to pick", left, owed)
				}
				if i%2 == 0 { // by its number, as by a click
					m.Send(scene.Key{Name: string(rune('1' + i))})
				} else {
					m.Run(p)
				}
				left--
			}
		}
		if len(clicks[battle.Pay](m)) != 1 {
			t.Fatalf("all %d are picked of %d who may, and nothing takes them", owed, len(picks))
		}
		m.Send(scene.Tick{MS: 500})
		m.Send(scene.Key{Name: "space"})
		if got := m.Table().Len(); got != before+owed {
			t.Errorf("%d losses took %d lines", owed, got-before)
		}
		m.Close()
		return
	}
	t.Error("no battle left two losses to choose")
}

// Losses on the ground are picked in the same way: units go whole and settle what they are worth, and the button takes all at once.
func TestGroundLossesArePickedTogether(t *testing.T) {
	if testing.Short() {
		t.Skip("attacks until losses are owed")
	}
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	for seed := uint64(1); seed < 30; seed++ {
		d := testDesk(t, options{seed: &seed})
		p := start(t, d, program.NewGame{Scenario: "barbarossa-1941", Seats: []string{person, person}})
		m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
		m.Put(p)
		m.Send(scene.Key{Name: "enter"})
		brest := engine.SpaceRef(p.Board.Find("Brest-Litovsk"))
		for range 60 {
			m.Send(scene.Tick{MS: 500})
			var at []engine.Command
			for _, c := range append(verbs(m, awaw.VerbAssault), verbs(m, awaw.VerbAssign)...) {
				if c.B == brest {
					at = append(at, c)
				}
			}
			if assign := verbs(m, awaw.VerbAssign); len(at) > 0 && (len(assign) == 0 || slices.Contains(assign, at[len(at)-1])) {
				m.Give(at[len(at)-1])
			} else if len(at) > 0 {
				m.Give(at[0])
			} else if roll := verbs(m, awaw.VerbRoll); len(roll) > 0 {
				m.Give(roll[0])
				break
			} else if done := verbs(m, awaw.VerbDone); len(done) > 0 {
				m.Give(done[0])
			} else { // the defender lets it pass
				m.Give(engine.Command{Side: 2, Verb: awaw.VerbDone})
				m.Send(scene.Key{Name: "enter"})
			}
		}
		m.Send(scene.Tick{MS: 500})
		picks := clicks[battle.Pick](m)
		owed := m.Table().Seen(1).View().Prompt.Owed
		if len(picks) < 3 || owed < 4 {
			m.Close()
			continue
		}
		size := map[engine.Ref]int{}
		for _, c := range m.Table().Seen(1).View().Counters {
			size[c.Ref] = c.Size
		}
		before, sum := m.Table().Len(), 0
		for _, p := range picks {
			if sum >= owed {
				break
			}
			if len(clicks[battle.Pay](m)) > 0 {
				t.Fatalf("the button is there with %d of %d picked", sum, owed)
			}
			m.Run(p)
			sum += size[p.Ref]
		}
		if len(clicks[battle.Pay](m)) != 1 {
			t.Fatalf("%d of %d factors are picked, and nothing takes them", sum, owed)
		}
		m.Run(battle.Pay{})
		left := 0
		for _, c := range m.Table().Seen(1).View().Counters {
			if _, had := size[c.Ref]; had {
				left += c.Size
			}
		}
		all := 0
		for _, n := range size {
			all += n
		}
		if m.Table().Len() == before || all-left < sum {
			t.Errorf("seed %d: %d factors were picked, %d are gone", seed, sum, all-left)
		}
		m.Close()
		return
	}
	t.Error("no attack left losses to choose among three")
}
