package present_test

import (
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// clash is the row in the middle of a battle on the ground, with so many counters attacking.
type clash struct {
	row
	many int
}

func (p clash) Seen(engine.Side) engine.Position { return p }

func (p clash) View() engine.View {
	v := p.row.View()
	b := &engine.BattleView{Where: engine.SpaceRef(2), Name: engine.Say("fake.roll"), Cite: "15", Toll: "15", Kind: engine.BattleGround, Rolled: true,
		Sides: []engine.BattleSide{{Side: 1, Dice: []int{3}, Result: "D"}, {Side: 2}},
		Table: engine.TableView{Columns: []string{"2"}, Rows: []engine.TableRow{{Label: "1", Cells: []string{"D"}}}, Lit: []engine.TableLit{{Side: 1}}},
		Charts: []engine.Chart{{Kind: engine.ChartOutlook, Title: engine.Say("fake.far"), Bars: []engine.Bar{{Side: 1, Name: engine.Say("fake.no"), P: .25},
			{Side: 1, Name: engine.Say("fake.moves"), P: .75, Rolled: true}}}}}
	for i := range p.many {
		b.Sides[0].Counters = append(b.Sides[0].Counters, engine.CounterView{Ref: engine.CounterRef(100 + i), Side: 1, Nation: "GE", Kind: fakeArmy, Size: 3})
	}
	v.Battle = b
	return v
}

type clashRules struct {
	rowRules
	many int
}

func (r clashRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	return clash{p.(row), r.many}, nil
}

// Every counter of a force can be told apart and pointed at, however many there are, and none stands outside its tray.
func TestLongForcesAreListedWhole(t *testing.T) {
	for _, many := range []int{1, 5, 8, 20} {
		m, _ := newModel(t)
		g, err := play.New(clashRules{many: many}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
		if err != nil {
			t.Fatal(err)
		}
		m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
		m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
		p := panelOf(m, "battle")
		if p == nil {
			t.Fatal("no panel of the battle")
		}
		var tray scene.Item
		var cards []scene.Item
		ringed := 0
		for _, i := range p.Items {
			switch {
			case i.Kind == scene.ItemBox && i.Fill == "chrome.well" && i.H == 64 && tray.W == 0:
				tray = i
			case i.Kind == scene.ItemCard && tray.W > 0 && i.X < tray.X+tray.W && i.Y < tray.Y+tray.H:
				cards = append(cards, i)
			case i.Edge == "chart.rolled":
				ringed++
			}
		}
		if len(cards) != many || ringed != 1 {
			t.Fatalf("%d of %d counters are shown, %d results ringed", len(cards), many, ringed)
		}
		for k, c := range cards {
			if c.X < tray.X || c.X+c.W > tray.X+tray.W || c.Y < tray.Y || c.Y+c.W > tray.Y+tray.H {
				t.Errorf("of %d, counter %d at %.0f, %.0f stands outside its tray", many, k, c.X, c.Y)
			}
			if k > 0 && c.Y == cards[k-1].Y && c.X-cards[k-1].X < 18 {
				t.Errorf("of %d, counter %d covers the one before", many, k)
			}
		}
	}
}

// In a window too small for the wide panel a fight is a sheet beside the map: it leaves rail, timeline and the place that is fought over in sight.
func TestAFightLeavesItsPlaceInSight(t *testing.T) {
	for _, size := range []scene.Resize{{W: 1024, H: 640, Scale: 1}, {W: 1067, H: 600, Scale: 1.5}, {W: 1280, H: 720, Scale: 1}} {
		m, _ := newModel(t)
		g, err := play.New(clashRules{many: 8}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
		if err != nil {
			t.Fatal(err)
		}
		m.Send(size)
		m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
		p := panelOf(m, "battle")
		if p == nil {
			t.Fatal("no panel of the battle")
		}
		if p.Rect.X < 40+280 || p.Rect.X+p.Rect.W > size.W || p.Rect.Y < 40 || p.Rect.Y+p.Rect.H > size.H-56 {
			t.Errorf("%v: the sheet lies at %+v", size, p.Rect)
		}
	}
}
