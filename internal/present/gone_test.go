package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// fallen is a fight that is over, of which the second side has nobody left.
type fallen struct{ row }

func (p fallen) Seen(engine.Side) engine.Position { return p }

func (p fallen) View() engine.View {
	v := p.row.View()
	lost, kept := v.Counters[0], v.Counters[1]
	v.Battle = &engine.BattleView{Rolled: true, Over: true, Name: engine.Say("fake.roll"), Sides: []engine.BattleSide{
		{Side: 1, Name: engine.Say("fake.city"), Before: []engine.CounterView{kept}, Counters: []engine.CounterView{kept}, Dice: []int{1, 2}},
		{Side: 2, Name: engine.Say("fake.city"), Before: []engine.CounterView{lost}, Dice: []int{1, 2}, Suffered: engine.Say("fake.roll")}}}
	return v
}

type fallenRules struct{ rowRules }

func (fallenRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	return fallen{p.(row)}, nil
}

// A counter that a finished fight has eliminated is struck out in its panel; one that lives is not.
func TestTheEliminatedAreStruckOut(t *testing.T) {
	m, _ := newModel(t)
	g, err := play.New(fallenRules{}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
	p := panelOf(m, "battle")
	if p == nil {
		t.Fatal("the fight is not shown")
	}
	var big []scene.Item
	for _, i := range p.Items {
		if i.Kind == scene.ItemCard && i.W > 40 {
			big = append(big, i)
		}
	}
	if len(big) != 2 || big[0].Card.Ghost || !big[1].Card.Ghost {
		t.Fatalf("%d counters: %+v", len(big), big)
	}
	over := func(c scene.Item) bool {
		return slices.ContainsFunc(p.Items, func(i scene.Item) bool {
			return i.Kind == scene.ItemIcon && i.Text == "cross" && i.X > c.X && i.X < c.X+c.W && i.Y > c.Y && i.Y < c.Y+c.W
		})
	}
	if over(big[0]) || !over(big[1]) {
		t.Error("the one that lives is struck out, or the one that is lost is not")
	}
	if !slices.ContainsFunc(m.Regions(), func(r scene.Region) bool { return strings.Contains(r.Tip, "Shot down") }) {
		t.Error("no tip tells that it is lost")
	}
}
