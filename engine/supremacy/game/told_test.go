package game_test

import (
	"math"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/engine/supremacy/game"
	"awaw/internal/nets"
)

// outcome is how a battle was fought out: who is left in possession, and what both sides lost in it.
type outcome struct {
	won, none bool
	lost      [2]float64
}

// fightOut fights a battle on to its end after a command, nobody leaving or staying down any more, all in the plain order.
func fightOut(t *testing.T, p *game.Position, at engine.Ref, sides [2]engine.Side, c engine.Command, dice engine.Dice) (out outcome) {
	t.Helper()
	var over *engine.Ending
	ended := false
	for first := true; ; first = false {
		legal := p.Legal(p.ToAct()[0], nil)
		give := legal[0]
		for _, l := range legal {
			switch l.Verb {
			case game.VerbPress, game.VerbDone, game.VerbRoll, game.VerbPlain:
				give = l
			}
		}
		if first && c.Verb != 0 {
			give = c
		}
		next, events, err := p.Apply(give, dice)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range events {
			stranded := e.Text.Key == "supremacy.game.stranded"
			if e.Kind == engine.EventLoss && (!ended || stranded) && len(e.Refs) > 0 && e.Refs[0] == at {
				n, kind := 1, e.Text.Args[1]
				if e.Text.Key == "supremacy.game.sunk" {
					n, kind = e.Text.Args[1].N, e.Text.Args[2]
				}
				k := kindNamed(kind.S)
				_, cost := p.Funds(k)
				s := 0
				if p.Side(e.Text.Args[0].Ref.Index()) == sides[1] {
					s = 1
				}
				out.lost[s] += float64(n * cost)
			}
			for _, x := range e.Facts().Ended {
				if x.Where == at {
					over = &x.How
				}
			}
		}
		if over != nil {
			ended, out.won, out.none = true, *over == engine.EndCleared || *over == engine.EndLeft, *over == engine.EndBoth
		}
		p = next.(*game.Position)
		x := p.Lanes()
		if x == nil || x.Over {
			return out // and who found no deck has been told
		}
		for _, l := range x.Lanes {
			if l.At == at && l.Fate != lanes.GoesOn && !ended {
				ended, out.won = true, l.Fate == lanes.Won
			}
		}
	}
}

func kindNamed(key string) game.Kind {
	for k := game.Infantry; k <= game.Battleship; k++ {
		if strings.HasSuffix(key, "."+k.String()) {
			return k
		}
	}
	return game.Infantry
}

// What is told of a battle before its dice and between them, as it stands and after every answer that may be given, and before it of an attack that is on
// its way, is what comes of it when the game itself throws it, again and again.
func TestBattlesEndAsTold(t *testing.T) {
	most, looked := 12, map[engine.Verb]int{}
	if testing.Short() {
		most = 4
	}
	for n, id := range starts {
		s := system(t, id, map[string]string{"casualties": []string{"together", "attacker-first"}[n%2]})
		for seed := uint64(1); seed <= 12; seed++ {
			p, err := s.Rules.Setup(s.Kit, s.Doc)
			if err != nil {
				t.Fatal(err)
			}
			nets.Visit(t, p, 1500, true, engine.NewFast(seed), func(_ int, pos engine.Position) {
				p := pos.(*game.Position)
				x := p.Lanes()
				if x == nil && len(p.ToAct()) > 0 && has(p.Legal(p.ToAct()[0], nil), game.VerbDone) { // before an attack
					for at := range p.Spaces() {
						if told, ok := p.Foresee(engine.SpaceRef(at), nil); ok && open(told.Won, told.None) && looked[game.VerbSortie] < most {
							looked[game.VerbSortie]++
							in := [2]engine.Side{p.ToAct()[0], 3 - p.ToAct()[0]}
							compare(t, p, engine.SpaceRef(at), in, engine.Command{}, [4]float64{told.Won, told.None, told.Lost[0], told.Lost[1]})
						}
					}
				}
				if x == nil || x.Over || len(p.ToAct()) == 0 {
					return
				}
				for _, o := range append([]lanes.Offer{{Lane: max(x.Now, 0)}}, x.Offers...) {
					if o.Lane < 0 || looked[o.Command.Verb] >= most || bled(x, o.Lane) {
						continue
					}
					if told, ok := p.Ending(o.Lane, o.Command); ok && open(told.Won, told.None) {
						looked[o.Command.Verb]++
						compare(t, p, x.Lanes[o.Lane].At, x.Sides, o.Command, [4]float64{told.Won, told.None, told.Lost[0], told.Lost[1]})
					}
				}
			})
		}
	}
	for _, v := range []engine.Verb{0, game.VerbSortie, game.VerbPress, game.VerbDispatch, game.VerbGround, game.VerbLeave, game.VerbRetreat, game.VerbAim, game.VerbSpare, game.VerbRoll, game.VerbLose, game.VerbPlain} {
		if looked[v] < most {
			t.Errorf("after verb %d only %d battles were thrown", v, looked[v])
		}
	}
	if looked[game.VerbWithdraw]+looked[game.VerbRecall] < 2 {
		t.Errorf("%v: too few leave", looked)
	}
}

// open tells whether a battle may end in more than one way.
func open(won, none float64) bool { return max(won, none, 1-won-none) < .99 }

// bled tells whether somebody has fallen already in the round that is fought: what is told counts him.
func bled(x *lanes.Table, lane int) bool {
	cells := x.Lanes[lane].Cells
	if len(cells) < x.Round {
		return false
	}
	for _, cards := range cells[x.Round-1].Cards {
		for _, c := range cards {
			if c.Lost {
				return true
			}
		}
	}
	return false
}

// compare throws a battle again and again, and holds how it ends and what both sides lose against what was told: won, nobody left, lost by either.
func compare(t *testing.T, p *game.Position, at engine.Ref, sides [2]engine.Side, c engine.Command, told [4]float64) {
	t.Helper()
	const times = 300.0
	var sum, square [4]float64
	for n := range int(times) {
		got := fightOut(t, p, at, sides, c, engine.NewFast(uint64(n+1)))
		v := [4]float64{0, 0, got.lost[0], got.lost[1]}
		if got.won {
			v[0] = 1
		}
		if got.none {
			v[1] = 1
		}
		for i, y := range v {
			sum[i] += y
			square[i] += y * y
		}
	}
	for i, want := range told {
		mean := sum[i] / times
		off := 4 * math.Sqrt(want*(1-want)/times)
		if i > 1 { // what seldom falls may not have fallen at all
			off = 4*math.Sqrt(max(square[i]/times-mean*mean, 0)/times) + .1
		}
		if math.Abs(mean-want) > off+1e-9 {
			t.Errorf("%s, after %q: %d is told as %.3f, and came to %.3f, where %.3f is chance", p.NameOf(at), p.Tell(c).Name.Key, i, want, mean, off)
		}
	}
}
