package game_test

import (
	"fmt"
	"math"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/sortie"
	"awaw/internal/nets"
)

// thrown is what came of something that was thrown by the game itself, again and again.
type thrown struct {
	n       float64
	sum, sq map[string]float64
}

func (x *thrown) add(name string, v float64) {
	if x.sum == nil {
		x.sum, x.sq = map[string]float64{}, map[string]float64{}
	}
	x.sum[name] += v
	x.sq[name] += v * v
}

// agrees holds an average that was told against what came, within four standard errors and what eight rare events more or less, worth so much each, come to.
func (x *thrown) agrees(t *testing.T, what, name string, told, rare float64) {
	t.Helper()
	mean := x.sum[name] / x.n
	off := 4*math.Sqrt(max(0, x.sq[name]/x.n-mean*mean)/x.n) + 8*rare/x.n
	if math.Abs(mean-told) > off {
		t.Errorf("%s: %s is told as %.3f and came as %.3f, more than %.3f off", what, name, told, mean, off)
	}
}

// board is what the side in turn and the other have, in the air too: units, and their cost.
func board(p engine.Position, costs map[string]int) (units, worth [2]float64) {
	q := p.(*game.Position)
	for _, s := range q.Glance().Spaces {
		for side, of := range [2]game.Units{s.Friends, s.Foes} {
			for k := range game.Battleship + 1 {
				units[side] += float64(of[k])
				worth[side] += float64(int(of[k]) * q.Cost(k))
			}
		}
	}
	for _, f := range q.Airborne() {
		for _, u := range f.Units {
			units[0] += float64(u.Size)
			worth[0] += float64(u.Size * costs[u.Kind.Code])
		}
	}
	return units, worth
}

var flyingCosts = map[string]int{"fighter": 10, "bomber": 13}

// onward answers what is asked: all rise who may, nobody turns back or leaves, losses fall by standing orders; where nothing is asked a step is over.
func onward(t *testing.T, p engine.Position) engine.Command {
	t.Helper()
	q, side := p.(*game.Position), p.ToAct()[0]
	g := q.Glance()
	if !g.Asked {
		if g.Focus >= 0 {
			return engine.Command{Side: side, Verb: game.VerbEnd, A: engine.SpaceRef(g.Focus)}
		}
		return engine.Command{Side: side, Verb: game.VerbDone}
	}
	if c, _, ok := q.Answer(side, engine.StandingOrders{{Kind: "loss"}, {Kind: "pick"}}); ok {
		return c
	}
	var most engine.Command
	for _, c := range p.Legal(side, nil) {
		if c.Verb == game.VerbPress || c.Verb == game.VerbStand || c.N >= most.N && (c.Verb == game.VerbIntercept || c.Verb == game.VerbBombers || c.Verb == game.VerbJoin) {
			most = c
		}
	}
	return most
}

func did(t *testing.T, p engine.Position, c engine.Command, d engine.Dice) (engine.Position, []engine.Event) {
	t.Helper()
	q, events, err := p.Apply(c, d)
	if err != nil {
		t.Fatal(err)
	}
	return q, events
}

// endsAt are the fights in a space that some events tell to be decided.
func endsAt(events []engine.Event, at engine.Ref) (out []engine.Ending) {
	for _, e := range events {
		for _, x := range e.Facts().Ended {
			if x.Where == at {
				out = append(out, x.How)
			}
		}
	}
	return out
}

// byChance walks games by chance under the options and without them.
func byChance(t *testing.T, ids []string, seeds uint64, look func(what string, p *game.Position)) {
	for _, id := range ids {
		for seed := uint64(1); seed <= seeds; seed++ {
			options := map[string]string{}
			if seed%3 == 0 {
				options = map[string]string{"barrage": "aircraft", "artillery": "first"}
			}
			s := system(t, id, options)
			p, err := s.Rules.Setup(s.Kit, s.Doc)
			if err != nil {
				t.Fatal(err)
			}
			nets.Visit(t, p, 1500, true, engine.NewFast(seed), func(n int, p engine.Position) {
				if len(p.ToAct()) > 0 {
					look(fmt.Sprintf("%s seed %d command %d", id, seed, n), p.(*game.Position))
				}
			})
		}
	}
}

// What the card of an attack at sea tells is what comes of it: decks that are attacked send up their fighters, those that attack do not, and fighters go down
// with their decks.
func TestAttacksAtSeaCostWhatIsTold(t *testing.T) {
	const times = 250
	looked, decks := 0, 0
	byChance(t, []string{"carriers-1942", "over-the-reich"}, 12, func(what string, p *game.Position) {
		m, ok := p.Moving()
		if !ok || p.Phase() != game.SeaMove || looked >= 40 {
			return
		}
		for _, all := range m.All {
			var picks []sortie.Pick
			for _, u := range m.Units {
				for _, c := range u.Goes {
					if c.B == all.B {
						picks = append(picks, sortie.Pick{Unit: u.Unit.Ref, N: u.Most})
					}
				}
			}
			won, ok := p.Outlook(all.B, picks)
			_, under := p.Forecast(all.B, picks)
			if !ok || len(under) == 0 {
				continue
			}
			there, _ := did(t, p, all, engine.NewFast(1))
			for there.(*game.Position).Glance().Asked && there.(*game.Position).Phase() == game.SeaMove { // nobody meets them
				there, _ = did(t, there, there.Legal(there.ToAct()[0], nil)[0], engine.NewFast(1))
			}
			if there.(*game.Position).Phase() != game.SeaMove {
				continue
			}
			var x thrown
			_, was := board(there, flyingCosts)
			for n := range times {
				dice, q, how := engine.NewFast(uint64(n)), there, []engine.Ending(nil)
				for how == nil {
					var events []engine.Event
					q, events = did(t, q, onward(t, q), dice)
					how = endsAt(events, all.B)
				}
				if g := q.(*game.Position).Glance(); g.Asked && g.Fight.At != all.B.Index() {
					return // another battle has begun
				}
				_, now := board(q, flyingCosts)
				x.n++
				x.add("its winning", map[bool]float64{true: 1}[how[0] == engine.EndCleared])
				x.add("its cost", was[0]-now[0])
				x.add("what it costs them", was[1]-now[1])
			}
			looked++
			foes := p.Glance().Spaces[all.B.Index()].Foes
			if foes[game.Carrier] > 0 && foes[game.Fighter] > 0 {
				decks++
			}
			x.agrees(t, what, "its winning", won, 1)
			x.agrees(t, what, "its cost", float64(under[0].Args[1].N)/10, 10)
			x.agrees(t, what, "what it costs them", float64(under[0].Args[0].N)/10, 10)
		}
	})
	if looked < 15 || decks < 3 {
		t.Errorf("%d attacks, %d on decks: too few to show anything", looked, decks)
	}
}

// What the card of a flight tells is what comes of it when all rise who may: of a strike those count who are shot down as they meet it on its way, and they
// help no ships afterwards.
func TestFlightsCostWhatIsTold(t *testing.T) {
	const times = 250
	looked := map[string]int{}
	byChance(t, starts, 6, func(what string, p *game.Position) {
		if _, drafted := p.Drafted(); drafted || !p.Planning() || len(p.Airborne()) > 0 {
			return
		}
		for at := range p.Glance().Spaces {
			for _, target := range p.Targets(engine.SpaceRef(at)) {
				for _, r := range target.Reach {
					for i, way := range p.Ways(target, []sortie.Pick{{Unit: r.Unit.Ref, N: r.Most}}) {
						met := false
						for _, s := range way.Out {
							met = met || s.Met && !s.Target
						}
						kind := fmt.Sprintf("raid %v met %v", target.Raid, met)
						if i > 1 || looked[kind] >= 12 {
							continue
						}
						looked[kind]++
						fliesAsTold(t, fmt.Sprintf("%s: %s, to %d by %d spaces", what, kind, at, len(way.Out)), p, way, target.Raid, times)
					}
				}
			}
		}
	})
	for _, kind := range []string{"raid true met true", "raid true met false", "raid false met true", "raid false met false"} {
		if looked[kind] < 4 {
			t.Errorf("%s: %d flights, too few to show anything", kind, looked[kind])
		}
	}
}

func fliesAsTold(t *testing.T, what string, p engine.Position, way sortie.Flight, raid bool, times int) {
	t.Helper()
	for _, c := range way.Commands {
		p, _ = did(t, p, c, engine.NewFast(1))
	}
	if p.(*game.Position).Phase() != game.AirMove {
		return // they are on their way already
	}
	var x thrown
	_, was := board(p, flyingCosts)
	for n := range times {
		dice, q, bombs := engine.NewFast(uint64(n)), p, 0.0
		for len(q.ToAct()) > 0 && q.(*game.Position).Phase() <= game.AirCombat {
			var events []engine.Event
			q, events = did(t, q, onward(t, q), dice)
			for _, e := range events {
				if e.Text.Key == "realism.game.bombs" {
					bombs += float64(e.Text.Args[2].N)
				}
			}
		}
		_, now := board(q, flyingCosts)
		x.n++
		x.add("its cost", was[0]-now[0])
		x.add("what it costs them", was[1]-now[1])
		x.add("damage", bombs)
	}
	x.agrees(t, what, "its cost", way.Loss, 10)
	if raid {
		x.agrees(t, what, "damage", way.Gain, 1)
	} else {
		x.agrees(t, what, "what it costs them", way.Gain, 10)
	}
}

// charted holds what was thrown of a fight against its charts.
func (x *thrown) charted(t *testing.T, what string, b *engine.BattleView) {
	t.Helper()
	for _, c := range b.Charts {
		if c.Kind == engine.ChartOutlook {
			x.agrees(t, what, "winning", c.Bars[0].P, 1)
			continue
		}
		for s, side := range b.Sides {
			mean := 0.0
			for _, bar := range c.Bars {
				if bar.Side == side.Side {
					mean += float64(bar.Value) * bar.P
				}
			}
			x.agrees(t, what, fmt.Sprint("losses of side ", s), mean, 1)
		}
	}
}

// The charts of a fight that waits for an answer are what comes of it when all rise who may.
func TestFightsCostWhatIsCharted(t *testing.T) {
	const times = 200
	looked := map[string]int{}
	byChance(t, starts, 8, func(what string, p *game.Position) {
		g := p.Glance()
		if !g.Asked || len(p.Airborne()) > 1 || g.Fight.Form == game.Armies && g.Fight.Force[0][game.Fighter]+g.Fight.Force[0][game.Bomber] > 0 {
			return
		}
		b := p.View().Battle
		kind := b.Name.Key + " " + g.Fight.Question
		if len(b.Charts) == 0 || looked[kind] >= 6 {
			return
		}
		moves := 0 // the place of the side in turn in the fight
		if b.Name.Key == "realism.game.fight.overflight" || b.Name.Key == "realism.game.fight.ships" {
			moves = 1
		}
		was, _ := board(p, flyingCosts)
		if g.Fight.Question == "pick" || g.Fight.Question == "lose" {
			for s, side := range b.Sides { // those still to be named have fallen
				was[s] -= float64(side.Suffered.Args[0].N)
			}
		}
		var x thrown
		for n := range times {
			dice, how := engine.NewFast(uint64(n)), []engine.Ending(nil)
			var q engine.Position = p
			for how == nil && q.(*game.Position).Glance().Asked {
				var events []engine.Event
				q, events = did(t, q, onward(t, q), dice)
				how = endsAt(events, b.Where)
			}
			if h := q.(*game.Position).Glance(); h.Asked && h.Fight.At != g.Fight.At {
				return // another fight has begun
			}
			now, _ := board(q, flyingCosts)
			x.n++
			x.add("winning", map[bool]float64{true: 1}[len(how) > 0 && how[0] == engine.EndCleared])
			for s := range b.Sides {
				turn := s ^ moves
				x.add(fmt.Sprint("losses of side ", s), was[turn]-now[turn])
			}
		}
		looked[kind]++
		x.charted(t, what+" "+kind, b)
	})
	for _, kind := range []string{"overflight intercept", "ships bombers", "strike join", "sea join", "sea stand", "sea lose", "land lose", "land pick"} {
		if looked["realism.game.fight."+kind] < 2 {
			t.Errorf("%s: %d fights, too few to show anything", kind, looked["realism.game.fight."+kind])
		}
	}
}
