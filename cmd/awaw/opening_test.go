package main

import (
	"slices"
	"testing"

	"awaw/assets"
	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/internal/art"
	"awaw/internal/present"
	"awaw/internal/present/mapview"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// In the picture of all that is played on no counter that stands where the scenario plays lies under the prompt or the top bar.
func TestNoCounterBeginsUnderThePrompt(t *testing.T) {
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	d := testDesk(t, options{})
	for _, s := range d.Scenarios() {
		p := start(t, d, program.NewGame{Scenario: s.ID, Seats: []string{person, "pilot"}})
		m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
		m.Put(p)
		m.Send(scene.Key{Name: "enter"}) // the briefing goes
		for _, size := range [][2]float64{{1280, 720}, {1400, 900}, {1600, 900}} {
			m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
			m.Run(mapview.FitMap{}) // all that is played on
			field := m.Scene()
			foot := 0.0
			for _, q := range field.Panels {
				if q.ID == "prompt" {
					foot = q.Rect.Y + q.Rect.H
				}
			}
			if foot == 0 {
				t.Fatalf("%s has no prompt", s.ID)
			}
			for _, x := range m.Table().Position().View().Stakes {
				marked := slices.ContainsFunc(field.Map.Marks, func(k scene.SpaceMark) bool { return k.Space == x.At.Index() && k.Worth > 0 })
				yields := slices.ContainsFunc(field.Map.Yields, func(y scene.Yield) bool { return y.Space == x.At.Index() && y.Income != "0" })
				if x.At != engine.NoRef && !marked && !yields { // land that counts by its income has that under its name
					t.Errorf("%s: neither mark nor income where %q", s.ID, d.words.Word(x.Text, m.Table().Position().(engine.Namer)))
				}
			}
			cam := scene.Camera{CX: field.Map.CX, CY: field.Map.CY, HexW: field.Map.HexW}
			card := scene.CardSize(field.Map.HexW)
			view := p.Game.Seen(p.Game.ToAct()[0]).View()
			x0, y0, x1, y1 := 1e9, 1e9, -1e9, -1e9
			for _, f := range view.Frame {
				x, y := p.Board.Middle(f.Index())
				x0, y0, x1, y1 = min(x0, x), min(y0, y), max(x1, x), max(y1, y)
			}
			for _, c := range view.Counters {
				if c.Space.Kind() != engine.KindSpace || len(view.Frame) == 0 {
					continue
				}
				px, py := p.Board.Middle(c.Space.Index())
				if px < x0-1.5 || px > x1+1.5 || py < y0-1.5 || py > y1+1.5 {
					continue // beyond where the scenario plays
				}
				if _, y := cam.Screen(px, py, size[0], size[1]); y-card/2 < foot {
					t.Errorf("%s at %v by %v: %s at %s begins at %.0f, the prompt ends at %.0f", s.ID, size[0], size[1], c.Kind.Code, p.Board.Name(c.Space.Index()), y-card/2, foot)
				}
			}
		}
		m.Close()
	}
}

// The words of the list of forces do not run into each other, in any scenario, language or width.
func TestForcesDoNotRunTogether(t *testing.T) {
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	metrics := draw.NewMetrics(kit)
	for _, lang := range assets.Languages() {
		text, err := assets.Text(lang)
		if err != nil {
			t.Fatal(err)
		}
		d := testDesk(t, options{})
		for _, s := range d.Scenarios() {
			p := start(t, d, program.NewGame{Scenario: s.ID, Seats: []string{person, "pilot"}})
			m := present.New(d, metrics, engine.Catalog(text), p.Board)
			m.Put(p)
			for _, size := range [][2]float64{{1280, 720}, {1600, 900}} {
				m.Send(scene.Resize{W: size[0], H: size[1], Scale: 1})
				for _, q := range m.Scene().Panels {
					if q.ID != "right" {
						continue
					}
					for i, a := range q.Items {
						for _, b := range q.Items[i+1:] {
							if a.Kind == scene.ItemText && b.Kind == scene.ItemText && a.Y == b.Y && a.X < b.X+metrics.Width(b.Face, b.Size, b.Text) && b.X < a.X+metrics.Width(a.Face, a.Size, a.Text) {
								t.Errorf("%s, %s, %v wide: %q runs into %q", s.ID, lang, size[0], a.Text, b.Text)
							}
						}
					}
				}
			}
			m.Close()
		}
	}
}

// A game opens near enough to read its counters. Every place that earns points is marked; where all of them are in sight, none lies under
// the prompt, nor does over the Channel any counter.
func TestAGameOpensOverWhatIsFoughtFor(t *testing.T) {
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	d := testDesk(t, options{})
	whole := 0
	for _, s := range d.Scenarios() {
		p := start(t, d, program.NewGame{Scenario: s.ID, Seats: []string{person, "pilot"}})
		m := present.New(d, draw.NewMetrics(kit), d.words, p.Board)
		m.Put(p)
		m.Send(scene.Key{Name: "enter"})
		m.Send(scene.Resize{W: 1600, H: 900, Scale: 1})
		field := m.Scene()
		if near := field.Map.HexW >= 63 || field.Map.Fine && field.Map.CardWidth() >= 38; !near { // counters are larger than hexes where those are small
			t.Errorf("%s opens with hexes of %.0f, counters of %.0f", s.ID, field.Map.HexW, field.Map.CardWidth())
		}
		foot := 0.0
		for _, q := range field.Panels {
			if q.ID == "prompt" {
				foot = q.Rect.Y + q.Rect.H
			}
		}
		cam := scene.Camera{CX: field.Map.CX, CY: field.Map.CY, HexW: field.Map.HexW}
		seen, under, all := 0, 0, 0
		for _, k := range field.Map.Marks {
			if k.Kind != "objective" {
				continue
			}
			all++
			px, py := p.Board.Middle(k.Space)
			x, y := cam.Screen(px, py, 1600, 900)
			if field.Map.Free.Has(x, y) {
				seen++
			}
			if y < foot {
				under++
			}
		}
		for _, c := range p.Game.Seen(p.Game.ToAct()[0]).View().Counters {
			if s.ID != "channel-1940" || c.Space.Kind() != engine.KindSpace {
				continue
			}
			px, py := p.Board.Middle(c.Space.Index())
			if x, y := cam.Screen(px, py, 1600, 900); field.Map.Free.Has(x, y) && y-field.Map.CardWidth()/2 < foot {
				t.Errorf("%s: %s lies under the prompt", s.ID, p.Board.Name(c.Space.Index()))
			}
		}
		if all > 0 && seen == all {
			whole++
			if under > 0 {
				t.Errorf("%s: %d of %d places that earn points lie under the prompt", s.ID, under, all)
			}
		}
		m.Close()
	}
	if whole < 3 {
		t.Errorf("all places that earn points are in sight in %d scenarios only", whole)
	}
}
