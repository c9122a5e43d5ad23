package present_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present"
	"awaw/internal/present/mapview"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// land is the row with an army: counter 1 walks, a limit fills at space 3, and what is asked is nested in something.
type land struct{ row }

func (p land) Seen(engine.Side) engine.Position { return p }

func (p land) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	next, ev, err := p.row.Apply(c, d)
	if err != nil {
		return nil, nil, err
	}
	return land{next.(row)}, ev, nil
}

// part is the land of which two spaces alone are in play.
type part struct{ land }

func (p part) Seen(engine.Side) engine.Position { return p }

func (p part) View() engine.View {
	v := p.land.View()
	v.Area = engine.Area{Spaces: []engine.Ref{engine.SpaceRef(1), engine.SpaceRef(4)}}
	return v
}

func (p land) View() engine.View {
	v := p.row.View()
	v.Counters[1].Kind = fakeArmy
	v.Spaces[3].Marks = []engine.MarkView{{Kind: "support", Side: 1, N: 4, Of: 9}, {Kind: "defence", Side: 2, N: 3}}
	v.Trail = []engine.Text{engine.Say("fake.roll"), engine.Say("fake.city")}
	v.Layers = []engine.Layer{{Kind: engine.LayerAir, Name: engine.Say("fake.one")}, {Kind: engine.LayerGround, Name: engine.Say("fake.two")}}
	v.Area.Corners = [2]engine.Ref{engine.SpaceRef(0), engine.SpaceRef(3)}
	v.Arrows = []engine.ArrowView{{From: engine.SpaceRef(1), To: engine.SpaceRef(3), Kind: "mission", Task: "support", Side: 1},
		{From: engine.SpaceRef(3), To: engine.SpaceRef(1), Kind: "mission", Task: "meet", Side: 2},
		{From: engine.SpaceRef(0), To: engine.SpaceRef(3), Kind: "attack", Side: 1}}
	return v
}

type landRules struct {
	rowRules
	part bool
}

func (l landRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	r := p.(row)
	r.at[0], r.at[1] = 1, 1
	if l.part {
		return part{land{r}}, nil
	}
	return land{r}, nil
}

func onLand(t *testing.T) *present.Model { return playingOn(t, landRules{}) }

func playingOn(t *testing.T, rules engine.Ruleset) *present.Model {
	t.Helper()
	m, _ := newModel(t)
	g, err := play.New(rules, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
	return m
}

func drag(m *present.Model, x0, y0, x1, y1 float64) {
	m.Send(scene.Mouse{X: x0, Y: y0})
	m.Scene()
	m.Send(scene.Mouse{X: x0, Y: y0, What: scene.Pressed})
	m.Send(scene.Mouse{X: (x0 + x1) / 2, Y: (y0 + y1) / 2})
	m.Send(scene.Mouse{X: x1, Y: y1})
	m.Scene()
	m.Send(scene.Mouse{X: x1, Y: y1, What: scene.Released})
}

func TestDraggedCounterMovesAndTheMapStays(t *testing.T) {
	m := playing(t, "person", "person")
	x0, y0 := at(m, 1)
	x1, y1 := at(m, 2)
	before := m.Scene().Map.CX
	m.Send(scene.Mouse{X: x0, Y: y0})
	m.Send(scene.Mouse{X: x0, Y: y0, What: scene.Pressed})
	m.Send(scene.Mouse{X: x1, Y: y1})
	if s := m.Scene().Map; s.HeldCount != 1 || s.HeldX != x1 || s.CX != before {
		t.Fatalf("%d held at %v, the map at %v after %v", s.HeldCount, s.HeldX, s.CX, before)
	}
	m.Send(scene.Mouse{X: x1, Y: y1, What: scene.Released})
	if where(m, 0) != 2 || m.Scene().Map.HeldCount != 0 {
		t.Fatalf("counter at %d, still held: %d", where(m, 0), m.Scene().Map.HeldCount)
	}
}

func TestDropWhereItMayNotGoIsRefusedWithItsParagraph(t *testing.T) {
	m := playing(t, "person", "person")
	press(m, "tab", "tab") // counter 1 lies on top now; it may not be sent far
	x0, y0 := at(m, where(m, 1))
	x1, y1 := at(m, 4)
	drag(m, x0, y0, x1, y1)
	if m.Table().Head() != 0 {
		t.Fatal("an illegal drop was carried out")
	}
	if s := words(m); !strings.Contains(s, "Fake far.") || !strings.Contains(s, "1.1") {
		t.Fatalf("the refusal says %q", s)
	}
}

func TestDropOnOwnHexOrPanelDoesNothing(t *testing.T) {
	m := playing(t, "person", "person")
	x0, y0 := at(m, 1)
	drag(m, x0, y0, x0+8, y0+8)
	s := m.Scene()
	drag(m, x0, y0, s.W-30, 200)
	if m.Table().Head() != 0 {
		t.Fatal("a counter let go over its own hex or a panel did something")
	}
}

func TestEnemyCounterIsNotDragged(t *testing.T) {
	m := playing(t, "person", "person")
	x0, y0 := at(m, 3)
	drag(m, x0, y0, x0-90, y0)
	if m.Table().Head() != 0 {
		t.Fatal("an enemy counter was moved")
	}
}

func stacksAt(m *present.Model, space int) (out []scene.Stack) {
	for _, s := range m.Scene().Map.Stacks {
		if s.Space == space {
			out = append(out, s)
		}
	}
	return out
}

func TestAirAndGroundLieApart(t *testing.T) {
	m := onLand(t)
	st := stacksAt(m, 1)
	if len(st) != 2 || st[0].Cards[0].Kind != "INF" || st[1].Cards[0].Kind != "AAF" {
		t.Fatalf("stacks %+v, want the ground behind and the air in front", st)
	}
	if !(st[0].DX > st[1].DX && st[0].DY < st[1].DY) {
		t.Fatalf("the ground at %v %v, the air at %v %v", st[0].DX, st[0].DY, st[1].DX, st[1].DY)
	}
}

func TestLayersHideEachArm(t *testing.T) {
	for _, c := range []struct {
		layer engine.LayerKind
		left  string
	}{{engine.LayerGround, "AAF"}, {engine.LayerAir, "INF"}} {
		m := onLand(t)
		clickAct(t, m, "pane") // some pane; the layers are asked for below
		for _, r := range m.Regions() {
			if r.Act == (table.Open{Pane: "layers"}) {
				click(m, r.Rect.X+5, r.Rect.Y+5)
				break
			}
		}
		for _, r := range m.Regions() {
			if r.Act == (mapview.Layer{Kind: c.layer}) {
				click(m, r.Rect.X+5, r.Rect.Y+5)
				break
			}
		}
		st := stacksAt(m, 1)
		if len(st) != 1 || st[0].Cards[0].Kind != c.left || st[0].DX != 0 {
			t.Fatalf("without layer %d there is %+v", c.layer, st)
		}
	}
}

func TestLimitsArrowsTrailAndArea(t *testing.T) {
	m := onLand(t)
	s := m.Scene().Map
	tags := map[string]string{}
	for _, k := range s.Marks {
		tags[k.Kind] = k.Tag
	}
	if tags["support"] != "+4" || tags["defence"] != "" {
		t.Fatalf("tags %v: what support adds, and nothing for a mark without a limit", tags)
	}
	got := ""
	for _, a := range s.Arrows {
		got += a.Kind + " " + a.Task + ", "
	}
	if got != "mission support, enemy meet, mission attack, " {
		t.Fatalf("arrows %q", got)
	}
	if s.Area.Corners != [2]int{0, 3} || s.Area.Spaces != nil {
		t.Fatalf("area %+v", s.Area)
	}
	var trail string
	for _, p := range m.Scene().Panels {
		if p.ID == "trail" {
			for _, i := range p.Items {
				if i.Kind == scene.ItemText {
					trail += i.Text + " > "
				}
			}
		}
	}
	if trail != "fake roll > fake city > " {
		t.Fatalf("trail %q", trail)
	}
}

// What is in play may be told as spaces, on any board.
func TestSpacesInPlay(t *testing.T) {
	a := playingOn(t, landRules{part: true}).Scene().Map.Area
	if !slices.Equal(a.Spaces, []int{1, 4}) {
		t.Fatalf("in play are %+v", a)
	}
	if a := playing(t, "person", "person").Scene().Map.Area; a.Spaces != nil || a.Corners != [2]int{} {
		t.Fatalf("of a whole board %+v is in play", a)
	}
}

func TestForcesByArm(t *testing.T) {
	w := words(onLand(t))
	if !strings.Contains(w, "AIR\n") || !strings.Contains(w, "GROUND\n") || strings.Contains(w, "SHIPS\n") {
		t.Fatalf("the forces say %q", w)
	}
}
