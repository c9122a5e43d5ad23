package present_test

import (
	"crypto/sha256"
	"fmt"
	"maps"
	"math"
	"strings"
	"sync"
	"testing"

	"awaw/assets"
	"awaw/board"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys/skerries"
	"awaw/internal/present"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// A small game for the tests: a row of five spaces; each side in turn moves its counters one space, may roll a die
// against its neighbour, and finishes. Side 1 owns counters 0 and 1, side 2 counter 2. After two turns each it is over.

const (
	verbMove engine.Verb = iota + 1
	verbRoll
	verbDone
	verbSend // N factors of counter A to space B
)

type row struct {
	at     [3]int
	size   [3]int
	moved  [3]bool
	side   engine.Side
	turn   int
	rolled uint8
	fought bool // the fight was the last command
	last   int
}

func (r row) ToAct() []engine.Side {
	if r.turn > 2 {
		return nil
	}
	return []engine.Side{r.side}
}

func owner(c int) engine.Side {
	if c == 2 {
		return 2
	}
	return 1
}

func (r row) Legal(s engine.Side, buf []engine.Command) []engine.Command {
	if s != r.side || r.turn > 2 {
		return buf
	}
	for c := range r.at {
		if owner(c) != s || r.moved[c] {
			continue
		}
		for _, to := range []int{r.at[c] - 1, r.at[c] + 1} {
			if to >= 0 && to < 5 {
				buf = append(buf, engine.Command{Side: s, Verb: verbMove, A: engine.CounterRef(c), B: engine.SpaceRef(to)})
			}
		}
	}
	if r.rolled == 0 {
		buf = append(buf, engine.Command{Side: s, Verb: verbRoll})
	}
	buf = append(buf, engine.Command{Side: s, Verb: verbDone})
	for n := 1; n <= r.size[0] && s == 1; n++ {
		buf = append(buf, engine.Command{Side: s, Verb: verbSend, A: engine.CounterRef(0), B: engine.SpaceRef(4), N: int16(n)})
	}
	return buf
}

func (r row) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	legal := r.Legal(c.Side, nil)
	ok := false
	for _, l := range legal {
		ok = ok || l == c
	}
	if !ok {
		return nil, nil, &engine.Illegal{Cmd: c, Cite: "1.1", Reason: engine.Say("fake.no"), Nearest: legal[:1]}
	}
	r.fought = c.Verb == verbRoll
	switch c.Verb {
	case verbMove:
		i := c.A.Index()
		from := r.at[i]
		r.at[i], r.moved[i] = c.B.Index(), true
		return r, []engine.Event{{Kind: engine.EventMove, Cite: "1.2", Text: engine.Say("fake.moves", c.B.Index()), Moves: []engine.Move{{Counter: c.A, From: engine.SpaceRef(from), To: c.B}}}}, nil
	case verbSend:
		r.size[0] -= int(c.N)
		return r, nil, nil
	case verbRoll:
		f, err := d.Roll(engine.Ask{Key: engine.Key{Turn: uint16(r.turn), Half: uint8(r.side)}, N: 2, Sides: 6, Cite: "1.3", Why: engine.Say("fake.roll")})
		if err != nil {
			return nil, nil, err
		}
		r.rolled, r.last = 1, f[0]*10+f[1]
		return r, []engine.Event{{Kind: engine.EventLoss, Cite: "1.3", Text: engine.Say("fake.loss"), Dice: []int{f[0], f[1]}}}, nil
	}
	r.moved, r.rolled = [3]bool{}, 0
	if r.side = 3 - r.side; r.side == 1 {
		r.turn++
	}
	return r, []engine.Event{{Kind: engine.EventPhase, Text: engine.Say("fake.next")}}, nil
}

func (r row) Fortunes() []engine.Fortune       { return nil }
func (r row) Seen(engine.Side) engine.Position { return r }
func (r row) Digest() [32]byte                 { return sha256.Sum256(fmt.Appendf(nil, "%v", r)) }
func (r row) Encode() ([]byte, error)          { return fmt.Appendf(nil, "%v", r), nil }
func (r row) NameOf(x engine.Ref) string       { return x.String() }

func (r row) Outcome() engine.Outcome {
	return engine.Outcome{Over: r.turn > 2, Winner: 1, Why: engine.Say("fake.over")}
}

// fakeAir and fakeArmy are the kinds of counters.
var (
	fakeAir  = &engine.CounterKind{Code: "AAF", Shape: "AAF", Class: engine.ClassAir, Parts: 1}
	fakeArmy = &engine.CounterKind{Code: "INF", Shape: "INF", Class: engine.ClassGround, Parts: 1}
)

func (r row) View() engine.View {
	v := engine.View{Date: engine.Say("fake.date"), Turn: min(r.turn, 2), Turns: 2, Prompt: engine.Prompt{Side: r.side, Ask: engine.Say("fake.ask"), Cite: "1.1"},
		Track:  []engine.PhaseView{{Name: engine.Say("fake.phase"), State: engine.PhaseNow}},
		Sides:  []engine.SideView{{Side: 1, Name: engine.Say("fake.one"), Style: "axis"}, {Side: 2, Name: engine.Say("fake.two"), Style: "allies"}},
		Layers: []engine.Layer{{Kind: engine.LayerRange, Name: engine.Say("awaw.layer.range")}, {Kind: engine.LayerStaging, Name: engine.Say("awaw.layer.staging")}}}
	if r.fought {
		v.Battle = &engine.BattleView{Where: engine.SpaceRef(2), Name: engine.Say("fake.roll"), Cite: "1.3", Round: 1, Rolled: true, Over: true,
			Sides: []engine.BattleSide{{Side: 1, Dice: []int{r.last / 10}}, {Side: 2, Dice: []int{r.last % 10}}},
			Table: engine.TableView{Columns: []string{"2"}, Rows: []engine.TableRow{{Label: "1", Cells: []string{"1/1"}}}, Lit: []engine.TableLit{{Side: 1}}}}
	}
	for i := range 5 {
		v.Spaces = append(v.Spaces, engine.SpaceView{Ref: engine.SpaceRef(i), Name: fmt.Sprint("S", i), Owner: 1, Kind: engine.Say("fake.city"), Room: engine.Room{Unit: 3, Capacity: 15,
			Parts: []engine.RoomPart{{Kind: "city", N: 5}}}})
	}
	for c := range r.at {
		v.Counters = append(v.Counters, engine.CounterView{Ref: engine.CounterRef(c), Side: owner(c), Nation: "GE", Kind: fakeAir, Size: r.size[c], Range: 4,
			Space: engine.SpaceRef(r.at[c])})
	}
	return v
}

func (r row) Tell(c engine.Command) engine.Label {
	l := engine.Label{Name: engine.Say("fake.verb"), Cite: "1.2"}
	switch c.Verb {
	case verbDone:
		l.Key, l.Main = 'f', true
		if r.side == 1 && r.size[0] == 4 { // whoever has sent a single factor loses it
			l.Forfeits, l.Loses = engine.ForfeitsSent, engine.Say("fake.loss")
		}
	case verbRoll:
		l.Key = 'r'
	}
	return l
}

func (r row) Ask(_ engine.Side, q engine.Query) (engine.Answer, error) {
	if q.Kind != engine.QueryCommand {
		return engine.Answer{}, engine.ErrNoAnswer
	}
	return engine.Answer{Text: engine.Say("fake.far"), Cites: []engine.Cite{"1.1"}, Nearest: r.Legal(r.side, nil)[:1]}, nil
}

type rowRules struct{}

func (rowRules) ID() engine.SystemID { return "row" }
func (rowRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	return row{at: [3]int{1, 1, 3}, size: [3]int{5, 2, 4}, side: 1, turn: 1}, nil
}
func (rowRules) Restore(engine.Kit, []byte) (engine.Position, error) {
	return nil, fmt.Errorf("row: positions are not restored in these tests")
}
func (rowRules) FormatCommand(_ engine.Position, c engine.Command) string {
	return fmt.Sprint(c.Side, c.Verb, uint32(c.A), uint32(c.B), c.N)
}
func (rowRules) ParseCommand(_ engine.Position, line string) (engine.Command, error) {
	var c engine.Command
	var a, b uint32
	_, err := fmt.Sscan(line, &c.Side, &c.Verb, &a, &b, &c.N)
	c.A, c.B = engine.Ref(a), engine.Ref(b)
	return c, err
}

type rowBoard struct{}

func (rowBoard) ID() string                  { return "row" }
func (rowBoard) Edition() int                { return 1 }
func (rowBoard) Len() int                    { return 5 }
func (rowBoard) Middle(i int) (x, y float64) { return float64(i), 0 }
func (rowBoard) Name(i int) string           { return fmt.Sprint("S", i) }
func (rowBoard) Code(i int) string           { return fmt.Sprint("A", i) }
func (rowBoard) Under(x, y float64) int {
	if i := int(math.Round(x)); math.Abs(y) < .5 && i >= 0 && i < 5 {
		return i
	}
	return -1
}
func (rowBoard) Find(string) int                { return -1 }
func (rowBoard) Sea(int) bool                   { return false }
func (rowBoard) Rim(int) []board.Edge           { return nil }
func (rowBoard) Movers() []string               { return nil }
func (rowBoard) Bounds() (_, _, _, _ float64)   { return -.5, -1 / math.Sqrt(3), 4.5, 1 / math.Sqrt(3) }
func (b rowBoard) Extent() (_, _, _, _ float64) { return b.Bounds() }
func (rowBoard) Neighbours(i int, _ string) (out []int) {
	for _, n := range []int{i + 1, i - 1} {
		if n >= 0 && n < 5 {
			out = append(out, n)
		}
	}
	return out
}
func (b rowBoard) Toward(i, dx, _ int) int {
	if n := i + dx; dx != 0 && n >= 0 && n < 5 {
		return n
	}
	return -1
}

// narrow measures every letter as half its size wide.
type narrow struct{}

func (narrow) Width(f scene.Face, size float64, s string) float64 {
	if f == scene.Cond {
		size *= .85
	}
	return float64(len([]rune(s))) * size / 2
}

type rowDesk struct {
	offers []program.Scenario // instead of the two it has
	saves  []program.Save
	last   program.NewGame
	fails  error
	bot    program.Bot // nil for one that ends its turn at once
}

func (d *rowDesk) Scenarios() []program.Scenario {
	if d.offers != nil {
		return d.offers
	}
	return []program.Scenario{{ID: "one", Name: "One", Sides: []string{"A", "B"}, Styles: []string{"axis", "allies"}}, {ID: "two", Name: "Two", Sides: []string{"A", "B"}}}
}
func (d *rowDesk) Saves() []program.Save { return d.saves }
func (d *rowDesk) Start(n program.NewGame) (*program.Play, error) {
	d.last = n
	if d.fails != nil {
		return nil, d.fails
	}
	return newPlay(n.Seats, n.Curtain), nil
}
func (d *rowDesk) Open(string) (*program.Play, error) {
	return newPlay([]string{"person", "person"}, true), d.fails
}
func (d *rowDesk) Levels(system engine.SystemID, _ string) (out []program.Level) {
	for _, kind := range []string{"cadet", "pilot", "commander", "marshal"} {
		if system != skerries.ID || kind != "marshal" {
			out = append(out, program.Level{Name: kind, Strength: "measured " + kind})
		}
	}
	return out
}
func (d *rowDesk) Rule(c engine.Cite) (title, text string, ok bool) { return string(c), "text", true }
func (d *rowDesk) RulesFrom(engine.Cite) []engine.Cite              { return []engine.Cite{"1.1", "1.2"} }

func (d *rowDesk) Bot(string) program.Bot {
	if d.bot != nil {
		return d.bot
	}
	return finisher{}
}

// finisher ends its turn.
type finisher struct{}

func (finisher) Think(_ engine.Position, s engine.Side) program.Thought {
	return program.Thought{Commands: []engine.Command{{Side: s, Verb: verbDone}}}
}

func (finisher) MoveNow() {}

// ponderer thinks until it is told to move.
type ponderer struct {
	asked int
	told  bool
}

func (b *ponderer) Think(_ engine.Position, s engine.Side) program.Thought {
	if b.asked++; !b.told {
		return program.Thought{Busy: true, Share: float64(b.asked%100) / 100}
	}
	return program.Thought{Commands: []engine.Command{{Side: s, Verb: verbDone}}, Meant: []engine.Text{engine.Say("fake.next")}}
}

func (b *ponderer) MoveNow() { b.told = true }

// firstSpeaks moves for side 1 and says something; for side 2 it thinks and thinks.
type firstSpeaks struct{}

func (firstSpeaks) Think(_ engine.Position, s engine.Side) program.Thought {
	if s != 1 {
		return program.Thought{Busy: true}
	}
	return program.Thought{Commands: []engine.Command{{Side: s, Verb: verbDone}}, Meant: []engine.Text{engine.Say("fake.next")}}
}

func (firstSpeaks) MoveNow() {}

// leads is like that, and has an objective for all of its player turn.
type leads struct{ firstSpeaks }

func (b leads) Think(p engine.Position, s engine.Side) program.Thought {
	x := b.firstSpeaks.Think(p, s)
	x.Said, x.Weight, x.Intent = engine.Say("fake.next"), 9, engine.Say("fake.far")
	return x
}

func newPlay(seats []string, curtain bool) *program.Play {
	g, err := play.New(rowRules{}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		panic(err)
	}
	return &program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: seats, Curtain: curtain}
}

func newModel(t *testing.T) (*present.Model, *rowDesk) {
	t.Helper()
	return newModelOn(t, func(d *rowDesk) program.Desk { return d })
}

var readEnglish = sync.OnceValues(func() (map[string]string, error) { return assets.Text("en") })

// english are the English words, for the caller to add to.
func english(t interface{ Fatal(...any) }) map[string]string {
	words, err := readEnglish()
	if err != nil {
		t.Fatal(err)
	}
	return maps.Clone(words)
}

// newModelOn is newModel on a desk made of the small one.
func newModelOn(t *testing.T, desk func(*rowDesk) program.Desk) (*present.Model, *rowDesk) {
	t.Helper()
	words := english(t)
	for _, k := range []string{"no", "moves", "roll", "loss", "next", "over", "date", "ask", "phase", "one", "two", "city", "verb", "far", "unit"} {
		words["fake."+k] = "fake " + k
	}
	words["fake.moves"] = "fake moves {0}"
	d := &rowDesk{}
	return present.New(desk(d), narrow{}, engine.Catalog(words), rowBoard{}), d
}

func playing(t *testing.T, seats ...string) *present.Model {
	t.Helper()
	m, _ := newModel(t)
	m.Put(newPlay(seats, true))
	return m
}

// at is the window point over a space.
func at(m *present.Model, space int) (x, y float64) {
	s := m.Scene()
	return (float64(space)-s.Map.CX)*s.Map.HexW + s.W/2, -s.Map.CY*s.Map.HexW + s.H/2
}

func click(m *present.Model, x, y float64) {
	m.Send(scene.Mouse{X: x, Y: y})
	m.Scene()
	m.Send(scene.Mouse{X: x, Y: y, What: scene.Pressed})
	m.Send(scene.Mouse{X: x, Y: y, What: scene.Released})
}

func clickSpace(m *present.Model, space int) {
	x, y := at(m, space)
	click(m, x, y)
}

// clickAct clicks the middle of the first region that does what is asked.
func clickAct(t *testing.T, m *present.Model, do string) {
	t.Helper()
	for _, r := range m.Regions() {
		if scene.Does(r.Act) == do {
			click(m, r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
			return
		}
	}
	t.Fatalf("nothing on the screen does %q", do)
}

func press(m *present.Model, keys ...string) {
	for _, k := range keys {
		m.Send(scene.Key{Name: k})
		m.Send(scene.Key{Name: k, Up: true})
	}
}

// words gathers every text of the scene.
func words(m *present.Model) string {
	var b strings.Builder
	for _, p := range m.Scene().Panels {
		for _, i := range p.Items {
			if i.Kind == scene.ItemText {
				b.WriteString(i.Text + "\n")
			}
		}
	}
	return b.String()
}
