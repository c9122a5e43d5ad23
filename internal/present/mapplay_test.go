package present_test

import (
	"errors"
	"fmt"
	"math"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/present"
	"awaw/internal/present/panels"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// sky is the row with what the map and the panels of a stack show beside: who holds what, a planned mission, a mission
// matrix, where breaking off pays. Five counters more stand at space 1.
type sky struct{ row }

func (p sky) Seen(engine.Side) engine.Position { return p }

func (p sky) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	next, ev, err := p.row.Apply(c, d)
	if err != nil {
		return nil, nil, err
	}
	return sky{next.(row)}, ev, nil
}

func (p sky) View() engine.View {
	v := p.row.View()
	v.Control = []engine.Side{1, 1, 2, 2, engine.NoSide}
	v.Counters[0].Mission = engine.SpaceRef(3)
	v.Arrows = []engine.ArrowView{{From: v.Counters[0].Space, To: engine.SpaceRef(3), Kind: "mission", Side: 1}, {From: engine.SpaceRef(3), To: engine.SpaceRef(1), Kind: "mission", Side: 2}}
	for c := 3; c < 8; c++ {
		v.Counters = append(v.Counters, engine.CounterView{Ref: engine.CounterRef(c), Side: 1, Nation: "IT", Kind: fakeAir, Size: 1, Space: engine.SpaceRef(1)})
	}
	v.Spaces[1].Room.Capacity, v.Spaces[1].Room.Used = 9, 12
	return v
}

func (p sky) Ask(s engine.Side, q engine.Query) (engine.Answer, error) {
	switch q.Kind {
	case engine.QueryMatrix:
		row := engine.MatrixRow{Mission: engine.Say("fake.next")}
		for range q.With {
			row.Cells = append(row.Cells, engine.MatrixCell{Cite: "7.7", Text: engine.Say("fake.no")})
		}
		return engine.Answer{Rows: []engine.MatrixRow{row}}, nil
	case engine.QueryOdds:
		return engine.Answer{Lines: []engine.AnswerLine{{Text: engine.Say("fake.loss")}}, Charts: []engine.Chart{{Kind: engine.ChartCalls, Title: engine.Say("fake.far"), At: []int{1, 2},
			Bars: []engine.Bar{{Side: 1}, {Side: 2}}, Grid: [][]int{{0, 0, 0}, {0, engine.CallGo, engine.CallSecond}, {0, engine.CallFirst, engine.CallEither}}}}}, nil
	}
	return p.row.Ask(s, q)
}

type skyRules struct{ rowRules }

func (skyRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	return sky{p.(row)}, nil
}

func inTheSky(t *testing.T, desk func(*rowDesk) program.Desk) *present.Model {
	t.Helper()
	m, _ := newModelOn(t, desk)
	g, err := play.New(skyRules{}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
	return m
}

func plain(d *rowDesk) program.Desk { return d }

// rest lets so many milliseconds pass in frames.
func rest(m *present.Model, ms float64) {
	for ; ms > 0; ms -= 20 {
		m.Send(scene.Tick{MS: 20})
	}
	m.Scene()
}

func TestWheelZoomsAtThePointerAndThePadPushes(t *testing.T) {
	for _, c := range []struct {
		name       string
		wheel      scene.Wheel
		zoom, push bool
	}{
		{"a notch", scene.Wheel{D: 1}, true, false},
		{"two fingers sideways", scene.Wheel{DX: 1}, false, true},
		{"two fingers a little", scene.Wheel{D: .25}, false, false}, // the board is one row: there is nothing above
		{"shift and a notch", scene.Wheel{D: 1, Shift: true}, false, true},
		{"ctrl on a pad", scene.Wheel{D: .5, DX: .1, Ctrl: true}, true, false},
	} {
		m := playing(t, "person", "person")
		before := *m.Scene().Map
		x, y := at(m, 3)
		c.wheel.X, c.wheel.Y = x, y
		m.Send(c.wheel)
		if !m.Busy() {
			t.Errorf("%s: the camera is there at once", c.name)
		}
		rest(m, 800)
		after := m.Scene().Map
		if zoomed := after.HexW != before.HexW; zoomed != c.zoom {
			t.Errorf("%s: zoomed %v from %v to %v", c.name, zoomed, before.HexW, after.HexW)
		}
		if c.zoom {
			if x1, y1 := at(m, 3); math.Hypot(x1-x, y1-y) > .5 {
				t.Errorf("%s: the point under the pointer went from %.1f to %.1f", c.name, x, x1)
			}
		} else if pushed := after.CX != before.CX || after.CY != before.CY; pushed != c.push {
			t.Errorf("%s: pushed %v", c.name, pushed)
		}
		if m.Busy() {
			t.Errorf("%s: the camera never comes to rest", c.name)
		}
	}
}

func TestWheelZoomStopsAtTheNearestView(t *testing.T) {
	m := playing(t, "person", "person")
	for range 60 {
		m.Send(scene.Wheel{X: 700, Y: 400, D: 1})
	}
	rest(m, 900)
	most := m.Scene().Map.HexW
	m.Send(scene.Wheel{X: 700, Y: 400, D: -1})
	rest(m, 900)
	if now := m.Scene().Map.HexW; now > most/1.1 {
		t.Errorf("after too many notches the first one back goes from %.1f to %.1f", most, now)
	}
}

func TestWindowIsFittedAnewUntilThePlayerHasLookedAbout(t *testing.T) {
	m := playing(t, "person", "person")
	m.Scene()
	m.Send(scene.Resize{W: 1000, H: 700, Scale: 1})
	for _, i := range []int{0, 4} {
		if x, _ := at(m, i); !m.Scene().Map.Free.Has(x, m.Scene().Map.Free.Y+100) {
			t.Errorf("space %d lies at %.0f, outside %v", i, x, m.Scene().Map.Free)
		}
	}
	m = playing(t, "person", "person")
	m.Send(scene.Wheel{X: 700, Y: 400, D: -2})
	rest(m, 600)
	was := *m.Scene().Map
	middle := func(s *scene.MapScene, w float64) float64 { return (s.Free.X+s.Free.W/2-w/2)/s.HexW + s.CX }
	before := middle(&was, 1600)
	m.Send(scene.Resize{W: 1000, H: 700, Scale: 1})
	now := m.Scene().Map
	if now.HexW != was.HexW || math.Abs(middle(now, 1000)-before) > .01 {
		t.Errorf("the middle went from %.2f to %.2f, the size from %.1f to %.1f", before, middle(now, 1000), was.HexW, now.HexW)
	}
}

func TestSecondQuickPressIsNoDecision(t *testing.T) {
	m := inTheSky(t, plain)
	rest(m, 100)
	press(m, "f", "f")
	if n := m.Table().Head(); n != 1 {
		t.Fatalf("two quick presses gave %d commands", n)
	}
	rest(m, 600)
	press(m, "f")
	if n := m.Table().Head(); n != 2 {
		t.Fatalf("a press after a while is lost: %d commands", n)
	}
}

func TestCountersAreHiddenWhileTheKeyIsHeld(t *testing.T) {
	m := playing(t, "person", "person")
	if len(m.Scene().Map.Stacks) == 0 {
		t.Fatal("no counters to hide")
	}
	m.Send(scene.Key{Name: "x"})
	if n := len(m.Scene().Map.Stacks); n != 0 {
		t.Errorf("%d stacks are left", n)
	}
	x, y := at(m, 1)
	m.Send(scene.Mouse{X: x, Y: y})
	m.Send(scene.Key{Name: "x", Up: true})
	if len(m.Scene().Map.Stacks) == 0 {
		t.Error("they do not come back")
	}
}

func panelOf(m *present.Model, id string) *scene.Panel {
	for i, p := range m.Scene().Panels {
		if p.ID == id {
			return &m.Scene().Panels[i]
		}
	}
	return nil
}

func TestHoverCardTellsWhoStandsThere(t *testing.T) {
	m := inTheSky(t, plain)
	x, y := at(m, 1)
	m.Send(scene.Mouse{X: x, Y: y + .42*m.Scene().Map.HexW})
	if panelOf(m, "hovercard") != nil {
		t.Error("the card is there before the pointer rests")
	}
	rest(m, 400)
	p := panelOf(m, "hovercard")
	if p == nil {
		t.Fatal("no card comes up")
	}
	cards, warned, s := 0, false, ""
	for _, i := range p.Items {
		s += i.Text + "\n"
		warned = warned || i.Fill == "status.warning"
		if i.Kind == scene.ItemCard {
			cards++
		}
	}
	if !strings.Contains(s, "S1") || !strings.Contains(s, "4 of 3") || cards != 7 || !warned {
		t.Errorf("%d counters, overflow shown %v, words %q", cards, warned, s)
	}
	for _, r := range m.Regions() {
		if r.Pane && r.Rect == p.Rect {
			t.Error("the card takes the pointer from the map")
		}
	}
	size := scene.CardSize(m.Scene().Map.HexW)
	for _, st := range m.Scene().Map.Stacks {
		cx, cy := x+st.DX*size, y+st.DY*size
		if st.Space == 1 && p.Rect.X < cx+size/2 && p.Rect.X+p.Rect.W > cx-size/2 && p.Rect.Y < cy+size/2 && p.Rect.Y+p.Rect.H > cy-size/2 {
			t.Errorf("the card at %v covers the pile around %.0f,%.0f that it describes", p.Rect, cx, cy)
		}
	}
}

func TestControlAndFrontAreLayers(t *testing.T) {
	m := inTheSky(t, plain)
	if s := m.Scene().Map; s.Holders != nil || s.Control || s.Front {
		t.Fatal("who holds what is shown without being asked for")
	}
	m.Send(scene.Key{Name: "f", Shift: true})
	if s := m.Scene().Map; !s.Front || s.Control || strings.Join(s.Holders, ",") != "axis,axis,allies,allies," {
		t.Errorf("front %v, control %v, holders %q", s.Front, s.Control, s.Holders)
	}
	m.Send(scene.Key{Name: "c", Shift: true})
	if s := m.Scene().Map; !s.Control {
		t.Error("the holders' layer stays off")
	}
}

func TestPlannedMissionsAreGhosts(t *testing.T) {
	m := inTheSky(t, plain)
	s := m.Scene().Map
	if len(s.Ghosts) != 1 || s.Ghosts[0].Space != 3 || !s.Ghosts[0].Card.Ghost || s.Ghosts[0].DX >= 0 {
		t.Fatalf("ghosts %+v", s.Ghosts)
	}
	for _, a := range s.Arrows {
		if planned := a.Kind == "mission"; a.Planned != planned {
			t.Errorf("%s arrow planned: %v", a.Kind, a.Planned)
		}
	}
	rest(m, 100)
	press(m, "f") // the other side is asked now
	for _, g := range m.Scene().Map.Ghosts {
		t.Errorf("a ghost is left at %d", g.Space)
	}
	for _, a := range m.Scene().Map.Arrows {
		if a.Planned && a.Style == "axis" {
			t.Error("a confirmed mission still looks planned")
		}
	}
}

func TestMatrixIsTurnedToEveryCounter(t *testing.T) {
	m := inTheSky(t, plain)
	clickSpace(m, 1)
	m.Scene()
	seen := map[int]bool{}
	for range 5 {
		next := -1
		for _, r := range m.Regions() {
			if turn, ok := r.Act.(panels.TurnMatrix); ok {
				seen[turn.From] = true
				next = max(next, turn.From)
			}
		}
		if next < 0 {
			break
		}
		for _, r := range m.Regions() {
			if r.Act == (panels.TurnMatrix{From: next}) {
				click(m, r.Rect.X+5, r.Rect.Y+5)
				break
			}
		}
	}
	if !seen[3] || !seen[6] {
		t.Errorf("the matrix was turned to %v", seen)
	}
}

func TestWhatIsOfferedInsteadIsDoneByAClickOnTheCard(t *testing.T) {
	m := inTheSky(t, plain)
	press(m, "tab")
	if has(m, panels.AllMissions{}) { // what cannot be flown now is folded away, with the reasons
		do(t, m, panels.AllMissions{})
	}
	var cell scene.Region
	for _, r := range m.Regions() {
		if r.Proof != nil {
			cell = r
			break
		}
	}
	if cell.Proof == nil {
		t.Fatal("the matrix has no cell with a reason")
	}
	m.Send(scene.Mouse{X: cell.Rect.X + 20, Y: cell.Rect.Y + 10})
	rest(m, 400)
	p := panelOf(m, "proof")
	if p == nil {
		t.Fatal("no card of reasons")
	}
	m.Send(scene.Mouse{X: p.Rect.X + 60, Y: p.Rect.Y + p.Rect.H - 24}) // the way onto the card
	rest(m, 60)
	if panelOf(m, "proof") == nil {
		t.Fatal("the card goes when the pointer comes")
	}
	click(m, p.Rect.X+60, p.Rect.Y+p.Rect.H-24)
	if m.Table().Head() == 0 {
		t.Error("a click on what is offered does nothing")
	}
}

func TestWhereBreakingOffPaysIsDrawn(t *testing.T) {
	m := inTheSky(t, plain)
	m.Send(scene.Key{Name: "o"})
	rest(m, 60)
	fights := false
	for _, p := range m.Scene().Panels {
		for _, i := range p.Items {
			fights = fights || i.Text == "fake far"
		}
	}
	if !fights || !strings.Contains(words(m), "fake loss") || !strings.Contains(words(m), "The first round is always fought") {
		t.Errorf("the odds say %q", words(m))
	}
	hatched, ringed := 0, 0
	for _, i := range panelOf(m, "right").Items {
		if i.Kind == scene.ItemHatch && i.W < 26 && i.H < 20 {
			hatched++
		}
		if i.Edge == "chart.rolled" {
			ringed++
		}
	}
	if ringed != 2 || hatched != 2*ringed { // two fights; in each a field of the second side and the legend, a ring round where it stands
		t.Errorf("%d hatched fields, %d rings", hatched, ringed)
	}
}

// exporter is a desk that writes pictures when the test says so.
type exporter struct {
	*rowDesk
	done  chan program.Exported
	asked string
}

func (d *exporter) Export(v engine.View, b engine.Board, title, kind string) <-chan program.Exported {
	d.asked = fmt.Sprint(title, " ", kind, " ", b.ID(), " ", v.Turn)
	return d.done
}

func TestPictureOfThePositionSaysWhereItIs(t *testing.T) {
	d := &exporter{done: make(chan program.Exported, 1)}
	m := inTheSky(t, func(r *rowDesk) program.Desk { d.rowDesk = r; return d })
	press(m, "f4")
	rest(m, 100)
	if d.asked != "Row png row 1" || !m.Busy() {
		t.Fatalf("asked for %q, busy %v", d.asked, m.Busy())
	}
	if panelOf(m, "card") == nil {
		t.Error("nothing says that it is being painted")
	}
	d.done <- program.Exported{Path: "/saves/Row, turn 1.png"}
	rest(m, 100)
	if s := words(m); !strings.Contains(s, "turn 1.png") {
		t.Errorf("the screen says %q", s)
	}
	m.Send(scene.Key{Name: "f4", Shift: true})
	d.done <- program.Exported{Err: errors.New("the disk is full")}
	rest(m, 100)
	if s := words(m); !strings.HasPrefix(d.asked, "Row svg") || !strings.Contains(s, "the disk is full") {
		t.Errorf("asked for %q; the screen says %q", d.asked, s)
	}
}

// Report asks for a report of the game.
func (d *exporter) Report(*program.Play, engine.Side) <-chan program.Exported { return d.done }

func TestReportSaysThatItIsAReportAndWhereItIs(t *testing.T) {
	d := &exporter{done: make(chan program.Exported, 1)}
	m := inTheSky(t, func(r *rowDesk) program.Desk { d.rowDesk = r; return d })
	m.Send(scene.Did{Act: panels.Report{}})
	d.done <- program.Exported{Path: "/saves/reports/Row/report.md"}
	rest(m, 100)
	if s := words(m); !strings.Contains(s, "report.md") || strings.Contains(s, "The map is kept") || !strings.Contains(s, "The report is kept") {
		t.Errorf("the screen says %q", s)
	}
}

// The buttons of the rail keep off each other in every size of the window: where there is no room those of the map give way.
func TestTheRailHasRoom(t *testing.T) {
	for _, size := range []scene.Resize{{W: 1600, H: 900, Scale: 1}, {W: 1280, H: 720, Scale: 1}, {W: 1150, H: 648, Scale: 1}, {W: 1000, H: 560, Scale: 1}} {
		m := playing(t, "person", "person")
		m.Send(size)
		var panes, zooms []scene.Rect
		for _, r := range m.Regions() {
			switch scene.Does(r.Act) {
			case "pane":
				panes = append(panes, r.Rect)
			case "zoom", "fit":
				zooms = append(zooms, r.Rect)
			}
		}
		if len(panes) < 9 || size.H >= 720 && len(zooms) != 3 {
			t.Errorf("%v: %d panels and %d buttons of the map", size, len(panes), len(zooms))
		}
		for _, z := range zooms {
			for _, p := range panes {
				if z.Y < p.Y+p.H && p.Y < z.Y+z.H && z.X < p.X+p.W && p.X < z.X+z.W {
					t.Errorf("%v: %v lies over %v", size, z, p)
				}
			}
		}
	}
}
