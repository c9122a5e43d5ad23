package main

import (
	"slices"
	"testing"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/battle"
	"awaw/internal/present/program"
	"awaw/internal/present/recap"
	"awaw/internal/present/result"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// Who is attacked over the Channel may go to far more bases than the three an opponent would weigh: every one with room for all is
// hatched, and each that is hatched takes everybody.
func TestEveryRefugeWithRoomForAllIsOffered(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a turn")
	}
	for n := range 4 { // each time another refuge is taken
		m, done := underAttack(t)
		var to []engine.Ref
		for _, x := range m.Scene().Map.Staging {
			if !x.Full {
				to = append(to, engine.SpaceRef(x.Space))
			}
		}
		if len(to) < 8 {
			t.Fatalf("only %d bases are said to have room for all", len(to))
		}
		at := to[n*(len(to)-1)/3]
		m.Run(battle.FleeTo{Space: at})
		pos := m.Table().Position()
		if b := pos.View().Battle; b != nil && !b.Over && b.Where.Kind() == engine.KindSpace {
			if legal := m.Table().Legal(1, nil); len(legal) > 0 {
				t.Errorf("%d was said to have room for all, and yet something is owed: %v", at.Index(), legal[:min(3, len(legal))])
			}
		}
		done()
	}
}

// underAttack plays the Channel as the Axis who lets everything pass, until it is asked whether to stay or to leave.
func underAttack(t *testing.T) (*present.Model, func()) {
	t.Helper()
	seed := uint64(5)
	d := testDesk(t, options{seed: &seed})
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	p := start(t, d, program.NewGame{Scenario: "channel-1940", Seats: []string{person, "pilot"}})
	m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
	set := m.Prefs()
	set.Falls = true
	m.SetPrefs(set)
	m.Put(p)
	for range 2000 {
		m.Send(scene.Tick{MS: 500})
		if m.Screen() == table.ScreenBriefing {
			m.Send(scene.Key{Name: "enter"})
			continue
		}
		var next scene.Act
		for _, q := range m.Scene().Panels {
			switch q.ID {
			case "stay":
				return m, m.Close
			case "recap":
				next = recap.Begin{}
			case "result":
				next = result.Close{}
			}
		}
		if next != nil {
			m.Run(next)
			continue
		}
		if side := m.Table().ToAct()[0]; side == 1 {
			legal := m.Table().Legal(side, nil)
			for _, c := range legal {
				if c.A == 0 && c.B == 0 && c.C == 0 {
					m.Give(c)
					break
				}
			}
		}
	}
	t.Fatal("nobody was attacked")
	return nil, nil
}

// T looks at table and rounds in the place of the sheet, and T comes back, as Esc does.
func TestTableAndRoundsLeadBack(t *testing.T) {
	if testing.Short() {
		t.Skip("plays a turn")
	}
	m, done := underAttack(t)
	defer done()
	sheet := func() bool {
		return slices.ContainsFunc(m.Scene().Panels, func(p scene.Panel) bool { return p.ID == "stay" })
	}
	key := func(name string) {
		m.Send(scene.Tick{MS: 1000})
		m.Send(scene.Key{Name: name})
		m.Send(scene.Key{Name: name, Up: true})
	}
	for _, back := range []string{"t", "esc"} {
		if !sheet() {
			t.Fatalf("no sheet, before %s comes back to it", back)
		}
		if key("t"); sheet() {
			t.Fatal("T does not show the table")
		}
		key(back)
	}
	if !sheet() {
		t.Error("Esc does not come back to the sheet")
	}
}
