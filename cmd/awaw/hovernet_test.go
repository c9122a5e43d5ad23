package main

import (
	"slices"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// litSpaces are the spaces that may be clicked now: lit, to be moved to, or with bracketed counters.
func litSpaces(ms *scene.MapScene) map[int]bool {
	lit := map[int]bool{}
	for _, i := range ms.Lit {
		lit[i] = true
	}
	for _, h := range ms.Staging {
		lit[h.Space] = true
	}
	for _, st := range ms.Stacks {
		for _, c := range st.Cards {
			if c.Legal {
				lit[st.Space] = true
			}
			if c.Selected && slices.Contains([]string{"TF", "INF", "ARM"}, c.Kind) { // all it may go to is its pool
				for _, i := range ms.Pool {
					lit[i] = true
				}
			}
		}
	}
	return lit
}

// Whatever is lit is hovered over, in three games: the card that comes up covers no place that may be clicked, lies wholly in the window
// and on no panel, and nothing in it is cut that there is room for. Counters that are gone cover no plate.
func TestCardsCoverNothingLit(t *testing.T) {
	if testing.Short() {
		t.Skip("plays games")
	}
	for _, id := range []string{"channel-1940", "coral-sea-1942", "europe-1943"} {
		told := 0
		for k, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1024, H: 640, Scale: 1}, {W: 1600, H: 900, Scale: 1}, {W: 1024, H: 640, Scale: 1}} {
			seed := uint64(3 + k/2) // two games in each window
			seats, n, hovered, cards := []string{person, "pilot"}, 0, 0, 0
			m := seated(t, testDesk(t, options{seed: &seed}), id, seats, size)
			watched(t, m, seats, 60, byVerbs(awaw.VerbPay, awaw.VerbHunt, awaw.VerbStrike, awaw.VerbRoll), func(m *present.Model) bool {
				goneSparePlates(t, m, id)
				if n++; n < 60 {
					takeUp(m, n)
					h, c := hoverLit(t, m, id)
					hovered, cards = hovered+h, cards+c
					m.Send(scene.Key{Name: "esc"})
				}
				return false
			})
			t.Logf("%s, %v: %d lit places, %d cards", id, size, hovered, cards)
			told += cards
		}
		if told < 6 { // in a small window many cards give way
			t.Errorf("%s: %d lit places told anything", id, told)
		}
	}
}

// goneSparePlates holds counters that are gone off the plates of what places are worth.
func goneSparePlates(t *testing.T, m *present.Model, id string) {
	t.Helper()
	full := m.Scene()
	size := scene.CardSize(full.Map.HexW)
	for _, p := range full.Panels {
		for _, k := range full.Map.Marks {
			x, y, _ := m.SpaceOnScreen(k.Space)
			if strings.HasPrefix(p.ID, "fallen") && k.IsPlate(size) && k.Plate(x, y, size).Meets(p.Rect) {
				t.Errorf("%s: a counter that is gone lies at %v on the plate of %d", id, p.Rect, k.Space)
			}
		}
	}
}

// Places are named in the language of the player where he points at them.
func TestCardsNameGermanPlaces(t *testing.T) {
	text, err := assets.Text("de")
	if err != nil {
		t.Fatal(err)
	}
	seed, german := uint64(3), 0
	d := testDesk(t, options{seed: &seed})
	d.words = engine.Catalog(text)
	m := seated(t, d, "europe-1943", []string{person, "pilot"}, scene.Resize{W: 1600, H: 900, Scale: 1})
	m.Send(scene.Key{Name: "enter"})
	board := start(t, d, program.NewGame{Scenario: "europe-1943", Seats: []string{person, "pilot"}}).Board
	for s := range board.Len() {
		x, y, ok := m.SpaceOnScreen(s)
		name := board.Name(s)
		want := d.words["name."+strings.ReplaceAll(name, " ", "_")]
		if !ok || want == "" || want == name {
			continue
		}
		m.Send(scene.Mouse{X: 2, Y: 2})
		m.Send(scene.Tick{MS: 100})
		m.Send(scene.Mouse{X: x, Y: y})
		m.Send(scene.Tick{MS: 600})
		for _, p := range m.Scene().Panels {
			for _, i := range p.Items {
				if (p.ID == "hovercard" || p.ID == "tip") && i.Kind == scene.ItemText {
					german++
					if strings.Contains(i.Text, name) && !strings.Contains(i.Text, want) {
						t.Errorf("%s is called %q", want, i.Text)
					}
				}
			}
		}
	}
	if german == 0 {
		t.Error("nothing was told")
	}
}

// takeUp clicks an own counter that may be moved.
func takeUp(m *present.Model, n int) {
	v, legal := m.Table().Seen(1).View(), m.Table().Legal(1, nil)
	for i := range legal {
		c := legal[(i+7*n)%len(legal)]
		if c.A.Kind() != engine.KindCounter {
			continue
		}
		for _, k := range v.Counters {
			if x, y, ok := m.SpaceOnScreen(k.Space.Index()); k.Ref == c.A && k.Space.Kind() == engine.KindSpace && ok {
				m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
				m.Send(scene.Mouse{X: x, Y: y, What: scene.Released})
				m.Send(scene.Tick{MS: 600})
				return
			}
		}
	}
}

// hoverLit rests the pointer on everything lit, and counts the places and the cards.
func hoverLit(t *testing.T, m *present.Model, id string) (places, cards int) {
	t.Helper()
	for s := range litSpaces(m.Scene().Map) {
		x, y, ok := m.SpaceOnScreen(s)
		if !ok {
			continue
		}
		places++
		m.Send(scene.Mouse{X: 2, Y: 2})
		m.Send(scene.Tick{MS: 100})
		m.Send(scene.Mouse{X: x, Y: y})
		m.Send(scene.Tick{MS: 600})
		card := panelIn(m, "hovercard")
		if card == nil {
			continue
		}
		cards++
		full := m.Scene()
		for i := range litSpaces(full.Map) {
			if u, v, seen := m.SpaceOnScreen(i); seen && card.Rect.Has(u, v) {
				t.Errorf("%s: the card of %d at %v covers %d, which may be clicked, at %.0f, %.0f", id, s, card.Rect, i, u, v)
			}
		}
		if r := card.Rect; r.X < 0 || r.Y < 0 || r.X+r.W > full.W || r.Y+r.H > full.H {
			t.Errorf("%s: the card of %d lies at %v, outside", id, s, r)
		}
		for _, p := range full.Panels {
			if (p.ID == "prompt" || p.ID == "top" || p.ID == "rail") && p.Rect.Meets(card.Rect) {
				t.Errorf("%s: the card of %d at %v lies on %s at %v", id, s, card.Rect, p.ID, p.Rect)
			}
		}
		for _, i := range card.Items {
			if i.Kind == scene.ItemText && strings.Contains(i.Text, "…") && card.Rect.W < 460 {
				t.Errorf("%s: the card of %d, %.0f wide, says %q", id, s, card.Rect.W, i.Text)
			}
		}
	}
	return places, cards
}
