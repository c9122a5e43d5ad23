package present_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/engine/play"
	"awaw/hexmap"
	"awaw/internal/present"
	"awaw/internal/present/hand"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
	"awaw/tables"
)

// posed is the row with other commands to choose from, and in a battle if there is one.
type posed struct {
	row
	legal  []engine.Command
	battle *engine.BattleView
	change func(posed, *engine.View)
	event  engine.Event // what every command tells
}

func (p posed) Seen(engine.Side) engine.Position { return p }

func (p posed) Legal(s engine.Side, buf []engine.Command) []engine.Command {
	if s != 1 {
		return buf
	}
	return append(buf, p.legal...)
}

func (p posed) Apply(c engine.Command, _ engine.Dice) (engine.Position, []engine.Event, error) {
	if !slices.Contains(p.legal, c) {
		return nil, nil, &engine.Illegal{Cmd: c, Cite: "1.1", Reason: engine.Say("fake.no")}
	}
	p.legal = slices.DeleteFunc(slices.Clone(p.legal), func(l engine.Command) bool { return l == c })
	e := p.event
	e.Cite, e.Text = "1.1", engine.Say("fake.moves")
	return p, []engine.Event{e}, nil
}

func (p posed) View() engine.View {
	v := p.row.View()
	v.Battle = p.battle
	if p.change != nil {
		p.change(p, &v)
	}
	return v
}

// Tell marks a counter that is sent to another as merged with it.
func (p posed) Tell(c engine.Command) engine.Label {
	l := p.row.Tell(c)
	l.Sorts = c.Verb == verbSend && c.B.Kind() == engine.KindCounter
	return l
}

type posedRules struct {
	rowRules
	posed
}

func (r posedRules) Setup(engine.Kit, engine.Doc) (engine.Position, error) {
	p, err := rowRules{}.Setup(engine.Kit{}, engine.Doc{})
	if err != nil {
		return nil, err
	}
	r.row = p.(row)
	return r.posed, nil
}

func pose(t *testing.T, p posed) *present.Model {
	t.Helper()
	m, _ := newModel(t)
	g, err := play.New(posedRules{posed: p}, engine.Kit{Board: rowBoard{}}, engine.Doc{Name: "row.toml"}, play.Options{Seed: engine.OpenSeed(4), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m.Put(&program.Play{Game: g, Board: rowBoard{}, Title: "Row", Seats: []string{"person", "person"}})
	return m
}

// placesOf are commands that point at so many places alone.
func placesOf(n int) (out []engine.Command) {
	for i := range n {
		out = append(out, engine.Command{Side: 1, Verb: verbMove, B: engine.SpaceRef(i)})
	}
	return out
}

// offersCommand tells whether a panel has a button for a command.
func offersCommand(m *present.Model, id string, c engine.Command) bool {
	p := panelOf(m, id)
	return p != nil && slices.ContainsFunc(m.Regions(), func(r scene.Region) bool {
		give, ok := r.Act.(table.Give)
		return ok && give.Cmd == c && p.Rect.Has(r.Rect.X+r.Rect.W/2, r.Rect.Y+r.Rect.H/2)
	})
}

// Two choices of a place are buttons of the prompt; more stand in a menu that a button opens.
func TestManyPlacesAreListed(t *testing.T) {
	m := pose(t, posed{legal: placesOf(2)})
	if has(m, hand.ShowPlaces{}) || !offersCommand(m, "prompt", placesOf(2)[1]) {
		t.Fatal("two places need no menu")
	}
	m = pose(t, posed{legal: placesOf(3)})
	clickAct(t, m, "places")
	for _, c := range placesOf(3) {
		if !offersCommand(m, "menu", c) {
			t.Errorf("%v is not in the menu", c)
		}
	}
	do(t, m, table.Give{Cmd: placesOf(3)[2]})
	if has(m, hand.ShowPlaces{}) {
		t.Error("two places are left, and the menu is still offered")
	}
}

// Who goes in is listed as far as there is room for cards; more are looked for on the map.
func TestWhoGoesInIsListed(t *testing.T) {
	fight := &engine.BattleView{Where: engine.SpaceRef(2), Name: engine.Say("fake.roll"), Cite: "15", Kind: engine.BattleGround, Sides: []engine.BattleSide{{Side: 1}, {Side: 2}}}
	done := engine.Command{Side: 1, Verb: verbDone}
	for _, n := range []int{2, 3, 4, 7, 8} {
		legal := []engine.Command{done}
		for i := range n {
			legal = append(legal, engine.Command{Side: 1, Verb: verbMove, A: engine.CounterRef(i % 2), B: engine.SpaceRef(i)})
		}
		m := pose(t, posed{legal: legal, battle: fight})
		listed := 0
		for _, c := range legal {
			if offersCommand(m, "battle", c) {
				listed++
			}
		}
		want := n + 1
		if n == 8 {
			want = 1
		}
		if listed != want || strings.Contains(words(m), "Choose on the map") != (n == 8) {
			t.Errorf("of %d who may go in and the end of it %d are listed", n, listed)
		}
	}
}

// While a fight is away from the map, what carries out what was chosen there is offered there.
func TestWhatIsChosenOnTheMapIsCarriedOutThere(t *testing.T) {
	fight := &engine.BattleView{Where: engine.SpaceRef(2), Name: engine.Say("fake.roll"), Cite: "15", Sides: []engine.BattleSide{{Side: 1}, {Side: 2}}}
	done, roll := engine.Command{Side: 1, Verb: verbDone}, engine.Command{Side: 1, Verb: verbRoll}
	m := pose(t, posed{legal: []engine.Command{roll, done}, battle: fight})
	clickAct(t, m, "battle")
	if !offersCommand(m, "prompt", done) {
		t.Error("the way on is not offered beside the map")
	}
	if offersCommand(m, "prompt", roll) {
		t.Error("what does not move the game on is no button beside the map")
	}
}

// europe is a scenario of the European map in the hands of two who only finish, the Allies a person.
func europe(t *testing.T, doc string) *present.Model { return europeBy(t, doc, sailors{}) }

// europeBy is the same with somebody else at the desk of the Axis.
func europeBy(t *testing.T, doc string, bot program.Bot) *present.Model {
	t.Helper()
	return europeFor(t, doc, bot, "pilot", "person")
}

// europeFor is that with others at the table.
func europeFor(t *testing.T, doc string, bot program.Bot, seats ...string) *present.Model {
	t.Helper()
	const file = "../../assets/maps/europe.toml"
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	board, err := hexmap.Load(file, data)
	if err != nil {
		t.Fatal(err)
	}
	toml, err := os.ReadFile("../../scenarios/awaw/" + doc)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(awaw.Rules{}, engine.Kit{Board: board, Tables: tables.Embedded()}, engine.Doc{Name: doc, Data: toml}, play.Options{Seed: engine.OpenSeed(3), Open: true})
	if err != nil {
		t.Fatal(err)
	}
	m, d := newModel(t)
	d.bot = bot
	m.Put(&program.Play{Game: g, Board: board, Title: "Europe", Seats: seats})
	return m
}

// What is built in a box south of the map stands in the list of forces, each with its number, and is built from there.
func TestWhatIsBuiltInABoxIsOffered(t *testing.T) {
	m := europe(t, "bomber-offensive-1943.toml")
	atAllies(t, m, awaw.VerbBuild)
	builds := func() (out []engine.Command) {
		for _, r := range m.Regions() {
			if give, ok := r.Act.(table.Give); ok && give.Cmd.Verb == awaw.VerbBuild {
				out = append(out, give.Cmd)
			}
		}
		return out
	}
	clickAct(t, m, "stock")
	list := builds()
	if len(list) < 2 || !strings.Contains(words(m), "FORCE POOL") {
		t.Fatalf("%d buttons build something", len(list))
	}
	c := list[0]
	if !slices.Contains(m.Table().Seen(2).Legal(2, nil), c) {
		t.Fatalf("%v is offered and not legal", c)
	}
	before := len(m.Table().Seen(2).View().Counters)
	do(t, m, table.Give{Cmd: c})
	if after := len(m.Table().Seen(2).View().Counters); after != before+1 {
		t.Errorf("%d counters, then %d", before, after)
	}
}
