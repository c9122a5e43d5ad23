package mail

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/play/chain"
	"awaw/engine/toys"
)

// orderly is the toy of dice with standing orders: to lose light pieces first, and to attack where a player turn begins.
var orderly = engine.Doc{Name: "orderly.json", Data: buckets.Data}

type orderlyRules struct{ toys.Buckets }

func (r orderlyRules) Setup(kit engine.Kit, doc engine.Doc) (engine.Position, error) {
	p, err := r.Buckets.Setup(kit, doc)
	return orderlyPosition{p}, err
}

func (r orderlyRules) Restore(kit engine.Kit, data []byte) (engine.Position, error) {
	p, err := r.Buckets.Restore(kit, data)
	return orderlyPosition{p}, err
}

type orderlyPosition struct{ engine.Position }

func (p orderlyPosition) Seen(side engine.Side) engine.Position {
	return orderlyPosition{p.Position.Seen(side)}
}

func (p orderlyPosition) Encode() ([]byte, error) { return p.Position.(engine.Encoder).Encode() }

func (p orderlyPosition) Apply(c engine.Command, dice engine.Dice) (engine.Position, []engine.Event, error) {
	next, events, err := p.Position.Apply(c, dice)
	if err != nil {
		return nil, nil, err
	}
	return orderlyPosition{next}, events, nil
}

func (p orderlyPosition) OrderKinds() []engine.OrderKind {
	return []engine.OrderKind{{Kind: "lose"}, {Kind: "attack", Unit: engine.Say("toy.turn"), Least: 1, Most: 3}}
}

func (p orderlyPosition) Answer(side engine.Side, orders engine.StandingOrders) (engine.Command, engine.StandingOrder, bool) {
	legal := p.Legal(side, nil)
	for kind, verb := range map[string]engine.Verb{"lose": toys.VerbLose, "attack": toys.VerbAttack} {
		if by, ok := orders.Find(kind); ok && len(legal) > 0 && legal[0].Verb == verb {
			return legal[0], by, true
		}
	}
	return engine.Command{}, engine.StandingOrder{}, false
}

// ordered begins a game in which side 2 has left orders to attack and to lose light pieces, in its first letter.
func ordered(t *testing.T, number uint64) (keeper *table, sides []*table) {
	t.Helper()
	keeper, sides = keptTablesOf(t, orderly, number)
	keeper.carries(sides, 1, "1 pass")
	if err := Order(sides[1].game, "lose attack=2"); err != nil {
		t.Fatal(err)
	}
	keeper.carries(sides, 2, "2 pass")
	return keeper, sides
}

// carries takes a letter of a side to the keeper, and his to the sides.
func (d *table) carries(sides []*table, side engine.Side, cmds ...string) {
	d.t.Helper()
	for _, c := range cmds {
		sides[side-1].gives(c)
	}
	if err := d.keeps(sides[side-1].packs()); err != nil {
		d.t.Fatal(err)
	}
	d.tellsAll(sides)
}

// Standing orders go to the keeper with the next letter and answer for their side, with dice too, which come from the link of the letter that led to it.
// The side is told what they gave.
func TestStandingOrdersWithAKeeper(t *testing.T) {
	for seed := range uint64(4) {
		keeper, sides := ordered(t, 100*seed)
		letters := Told(keeper.game, 2)
		keeper.carries(sides, 1, "1 pass")
		first := slices.IndexFunc(lines(keeper.game), func(l play.Line) bool { return l.Kind == play.LineOwed })
		if first < 0 {
			t.Fatal("nobody owes dice")
		}
		if l, _ := keeper.game.Line(first + 1); l.Side != 2 || l.By != 1 || l.Cmd != "2 attack 0" {
			t.Errorf("%q of side %d takes the link of side %d", l.Cmd, l.Side, l.By)
		}
		if n := Told(keeper.game, 2); keeper.game.ToAct()[0] == 1 && n != letters {
			t.Errorf("side 2 is asked by letter %d", n)
		}
		keeper.plays(sides, engine.NewFast(seed))
		text := keeper.wholly()
		if r := keeper.game.Verify(); r.Proof() != play.Proved {
			t.Errorf("seed %d: %+v", seed, r)
		}
		for _, d := range sides {
			if h := held(t, d, text); len(h.Untrue) > 0 {
				t.Errorf("seed %d, side %d: %+v", seed, d.side, h)
			}
			noted := d.game.Answered(d.side)
			if again := d.twin().game.Answered(d.side); (d.side == 2) != (len(noted) > 0) || len(again) != len(noted) {
				t.Errorf("seed %d, side %d: orders gave %v, opened again %v", seed, d.side, noted, again)
			}
			for n, by := range noted {
				l, _ := d.game.Line(n)
				if want := "2 " + by.Kind; !strings.HasPrefix(l.Cmd, want) {
					t.Errorf("moment %d, %q, came of %q", n, l.Cmd, by.Kind)
				}
			}
		}
	}
}

func lines(g *play.Game) (all []play.Line) {
	for n := 1; n <= g.Len(); n++ {
		l, _ := g.Line(n)
		all = append(all, l)
	}
	return all
}

// Orders that were left and not sent yet, or that are as they were, go with no letter; what is none is refused; other sides' orders are not left here.
func TestStandingOrdersAreLeftAtADesk(t *testing.T) {
	keeper, sides := keptTablesOf(t, orderly, 7)
	a := sides[0]
	for _, bad := range []string{"nonsense", "lose=1", "attack", "attack=9", "attack=x"} {
		var no *Fault
		if err := Order(a.game, bad); !errors.As(err, &no) || no.Said().Key != "mail.fault.orders" {
			t.Errorf("%q: %v", bad, err)
		}
	}
	if err := Order(keeper.game, "lose"); !errors.Is(err, ErrKeeps) {
		t.Errorf("the keeper leaves orders: %v", err)
	}
	if err := Order(sides[1].game, "lose"); !errors.Is(err, ErrKeeper) {
		t.Errorf("a side that awaits the keeper leaves orders: %v", err)
	}
	due := a.twin()
	due.gives("1 pass")
	if err := Order(due.game, "lose"); !errors.Is(err, play.ErrOrdersTurn) {
		t.Errorf("a side whose letter is due leaves orders: %v", err)
	}
	if err := a.game.SetOrders(2, engine.StandingOrders{{Kind: "lose"}}); err == nil {
		t.Error("orders of another side are left")
	}
	left := func(texts ...string) string {
		t.Helper()
		d := a.twin()
		for _, text := range texts {
			if err := Order(d.game, text); err != nil {
				t.Fatal(err)
			}
		}
		if _, next := ordersGiven(d.twin().game); next != nil {
			return *next
		}
		return "none"
	}
	for want, texts := range map[string][]string{"none": {"lose", ""}, "lose=0": {"attack=1", "lose"}, "attack=3 lose=0": {"lose attack=3"}} {
		if got := left(texts...); got != want {
			t.Errorf("%q goes with the letter, not %q", got, want)
		}
	}
	for what, change := range map[string]string{"of no form": "lose", "of two lines": "lose=0\n", "in another order": "lose=0 attack=1", "long": strings.Repeat("a", 600) + "=1",
		"of a kind that there is not": "zzz=1", "of a number too high": "attack=9", "of one too low": "attack=-1", "with a number where there is none": "lose=1"} {
		if err := keeper.keeps(a.forgesGiven(func(l *Given) { l.Standing = &change })); !errors.Is(err, ErrStrange) {
			t.Errorf("orders %s: %v", what, err)
		}
	}
}

// A keeper who says that other standing orders answered than did, or that some did where none could, is found out by that side.
func TestAKeeperWhoNotesOtherOrders(t *testing.T) {
	for _, note := range []string{"1 lose=0", "-5 lose=0", "", strings.Repeat("A", 1000), "attack=2"} {
		keeper, sides := ordered(t, 5)
		if err := keeper.game.Set(AnsweredKey(2), note); err != nil {
			t.Fatal(err)
		}
		keeper.carries(sides, 1, "1 pass")
		keeper.plays(sides, engine.NewFast(5))
		text := keeper.wholly()
		if h := held(t, sides[1], text); h.untrue() != "answered" {
			t.Errorf("%.20q: found is %q: %+v", note, h.untrue(), h)
		}
		if h := held(t, sides[0], text); len(h.Untrue) > 0 {
			t.Errorf("%.20q: the other side finds %+v", note, h.Untrue)
		}
	}
}

// A keeper who leaves orders of a side out, changes them, invents some or does not let them answer is found out by that side.
func TestAKeeperWhoMindsNoOrders(t *testing.T) {
	for what, x := range map[string]struct {
		orders *string // that he carries out
		settle bool    // and lets answer
		want   string
	}{"leaves them out": {nil, true, "orders"}, "changes them": {said("attack=1"), true, "orders"}, "lets them not answer": {said("attack=2 lose=0"), false, "asked"}, "is honest": {said("attack=2 lose=0"), true, ""}} {
		keeper, sides := keptTablesOf(t, orderly, 3)
		keeper.carries(sides, 1, "1 pass")
		b := sides[1]
		if err := Order(b.game, "lose attack=2"); err != nil {
			t.Fatal(err)
		}
		b.gives("2 pass")
		keeper.minds(b.packs(), x.orders, true)
		keeper.tellsAll(sides)
		sides[0].gives("1 pass")
		keeper.minds(sides[0].packs(), nil, x.settle)
		keeper.tellsAll(sides)
		if !x.settle && keeper.game.ToAct()[0] != 2 {
			t.Fatalf("%s: side 2 is not asked", what)
		}
		if !x.settle { // it attacks elsewhere than its orders would have
			keeper.carries(sides, 2, "2 attack 1")
		}
		keeper.plays(sides, engine.NewFast(4))
		text := keeper.wholly()
		if h := held(t, b, text); h.untrue() != x.want {
			t.Errorf("%s: found is %q: %+v", what, h.untrue(), h)
		}
		if h := held(t, sides[0], text); len(h.Untrue) > 0 {
			t.Errorf("%s: the other side finds %+v", what, h.Untrue)
		}
	}
}

func said(s string) *string { return &s }

// minds has a keeper who cheats read a letter: with other standing orders than it brings, and without the answers that follow where settle is false.
func (d *table) minds(text []byte, orders *string, settle bool) {
	d.t.Helper()
	p := paper(d.t, text)
	l := &Given{}
	if err := opened(d.game, p, d.game.ByMail().Keys[p.From()-1], l); err != nil {
		d.t.Fatal(err)
	}
	l.Standing = orders
	link, err := chain.Parse(l.Link)
	if err == nil && settle {
		_, err = carry(d.game, l, link)
	} else if err == nil {
		_, err = (&carrier{g: d.game, from: l.From, link: link}).command(l.Cmds[0])
	}
	if err == nil {
		err = d.game.Jot(play.Line{Kind: play.LineLetter, Side: l.From, Letter: l.Number, Value: `{"done":1}`})
	}
	if err != nil {
		d.t.Fatal(err)
	}
}

// A keeper who has standing orders throw with another side's links than those of the letter that led to it is found out by everybody.
func TestAKeeperWhoTakesAnotherSidesLinks(t *testing.T) {
	keeper, sides := ordered(t, 5)
	keeper.carries(sides, 1, "1 pass")
	keeper.plays(sides, engine.NewFast(2))
	text := rechained(t, keeper.wholly(), func(l []map[string]any) []map[string]any {
		at := slices.IndexFunc(l, func(x map[string]any) bool { return x["kind"] == "owed" && x["by"] == 1. })
		delete(l[at], "by")
		for i, x := range []struct {
			hand float64
			own  engine.Seed
		}{{2, sides[1].own.seed}, {4, chain.Keeper(keeper.own.seed, 2)}} {
			link, err := chain.Of(x.own, 1)
			if err != nil {
				t.Fatal(err)
			}
			l[at+1+i]["side"], l[at+1+i]["link"] = x.hand, link.String()
		}
		return l[:at+4] // up to the command they are for
	})
	for _, d := range sides {
		if found := held(t, d, text).untrue(); !strings.Contains(found, "game.fault.payer") {
			t.Errorf("side %d finds %q", d.side, found)
		}
	}
}
