package present_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/internal/walktest"

	"pgregory.net/rapid"
)

// picker gives a side's secret orders: the cards of its hand in the order it was told to.
type picker struct{ cards map[engine.Side][]int }

func (b picker) Think(p engine.Position, s engine.Side) program.Thought {
	for _, n := range b.cards[s] {
		pick := engine.Command{Side: s, Verb: toys.VerbPick, N: int16(n)}
		for _, c := range p.Legal(s, nil) {
			if c.Verb == toys.VerbConfirm {
				return program.Thought{Commands: []engine.Command{c}}
			}
			if c == pick {
				return program.Thought{Commands: []engine.Command{c}}
			}
		}
	}
	return program.Thought{Commands: p.Legal(s, nil)[:1]}
}

func (picker) MoveNow() {}

// sealedModel is the toy of secrets on the screen: side 1 is a person, the others are bots with the hands given.
func sealedModel(t *rapid.T, hands [3][]int, order map[engine.Side][]int, seats ...string) *present.Model {
	doc := fmt.Sprintf(`{"salts": ["a", "b", "c"], "hands": [%s, %s, %s]}`, list(hands[0]), list(hands[1]), list(hands[2]))
	g, err := play.New(toys.Sealed{}, engine.Kit{}, engine.Doc{Name: "sealed", Data: []byte(doc)}, play.Options{Seed: engine.OpenSeed(5), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	d := &rowDesk{bot: picker{order}}
	m := present.New(d, narrow{}, screenWords(t), rowBoard{})
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Sealed", Seats: seats})
	lift(m)
	return m
}

func list(n []int) string {
	s := "["
	for i, v := range n {
		if i > 0 {
			s += ","
		}
		s += fmt.Sprint(v)
	}
	return s + "]"
}

// Two worlds that side 1 cannot tell apart, because only what the others hold and have picked in secret differs, look the
// same to it on every screen and in every panel, up to the moment the orders are opened.
func TestTheScreenTellsNothingOfWhatIsHidden(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		hand := func(name string) []int {
			return rapid.Permutation([]int{1, 2, 3, 4, 5, 6, 7, 8, 9}).Draw(t, name)[:3]
		}
		mine := hand("mine")
		var worlds [2]*present.Model
		for w := range worlds {
			name := fmt.Sprint("world ", w, " ")
			hands := [3][]int{mine, hand(name + "two"), hand(name + "three")}
			worlds[w] = sealedModel(t, hands, map[engine.Side][]int{2: hands[1], 3: hands[2]}, "person", "pilot", "pilot")
		}
		same := func(when string) {
			t.Helper()
			walktest.Same(t, when, worlds[0], worlds[1])
		}
		same("at the start")
		pick := engine.Command{Side: 1, Verb: toys.VerbPick, N: int16(rapid.SampledFrom(mine).Draw(t, "pick"))}
		for _, m := range worlds {
			if _, err := m.Table().Do(pick); err != nil {
				t.Fatal(err)
			}
		}
		acts := []scene.Msg{scene.Tick{MS: 500}, scene.Tick{MS: 16}, scene.Key{Name: "z"}, scene.Key{Name: "y"}, scene.Key{Name: "["}, scene.Key{Name: "end"},
			scene.Mouse{X: 900, Y: 300}, scene.Resize{W: 1280, H: 720, Scale: 1}}
		for _, pane := range []string{"l", "b", "o", "u"} {
			acts = append(acts, scene.Key{Name: pane}, scene.Tick{MS: 700})
		}
		for i, k := range rapid.SliceOfN(rapid.IntRange(0, len(acts)-1), 5, 30).Draw(t, "what is done") {
			if i == 4 { // from here on the others write their orders
				for _, m := range worlds {
					if _, err := m.Table().Do(engine.Command{Side: 1, Verb: toys.VerbConfirm}); err != nil && !errors.Is(err, play.ErrSealed) {
						var no *engine.Illegal
						if !errors.As(err, &no) { // it was taken back by then
							t.Fatal(err)
						}
					}
				}
			}
			for _, m := range worlds {
				m.Send(acts[k])
			}
			if worlds[0].Table().Head() != worlds[1].Table().Head() {
				t.Fatal("one world has opened its orders, the other has not")
			}
			if worlds[0].Table().Head() != 0 {
				return // all orders are open: the worlds differ for everybody
			}
			same(fmt.Sprintf("after step %d, %+v,", i, acts[k]))
		}
		for _, r := range slices.Clone(worlds[0].Regions()) {
			if scene.Does(r.Act) != "pane" {
				continue
			}
			for _, m := range worlds {
				for _, now := range m.Regions() {
					if now.Act == r.Act {
						click(m, now.Rect.X+now.Rect.W/2, now.Rect.Y+now.Rect.H/2)
						break
					}
				}
			}
			same(fmt.Sprint("in the panel ", r.Act))
		}
	})
}

// With persons on every side the screen is blank between them, whatever they chose at the start, and until then it stays
// with the side that writes.
func TestSecretOrdersAlwaysHaveACurtain(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		m := sealedModel(t, [3][]int{{1, 5, 9}, {2, 4, 6}, {3, 7, 8}}, nil, "person", "person", "person")
		n := rapid.SampledFrom([]int16{1, 5, 9}).Draw(t, "pick")
		if _, err := m.Table().Do(engine.Command{Side: 1, Verb: toys.VerbPick, N: n}); err != nil {
			t.Fatal(err)
		}
		press(m, "z", "y")
		if m.Screen() != table.ScreenGame {
			t.Fatal("the screen was handed on before the orders were sealed")
		}
		if _, err := m.Table().Do(engine.Command{Side: 1, Verb: toys.VerbConfirm}); err != nil {
			t.Fatal(err)
		}
		press(m, "z", "y")
		if m.Screen() != table.ScreenCurtain || len(m.Scene().Panels) != 1 {
			t.Fatalf("screen %d with %d panels after the orders were sealed", m.Screen(), len(m.Scene().Panels))
		}
	})
}

// screenWords are the English words.
func screenWords(t *rapid.T) engine.Catalog {
	return engine.Catalog(english(t))
}
