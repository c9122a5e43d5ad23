// What games by chance come to, what their positions show, answer and read, and what is said of changed saves and scenarios, is kept.
package game_test

import (
	"encoding/json"
	"flag"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"testing"

	"awaw/engine"
	"awaw/engine/realism/game"
	"awaw/engine/sortie"
	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of games by chance anew")

// few are starts of a few units, so that much comes about in a short game.
var few = []string{"decks", "islands"}

// chanced are options that change what is rolled.
var chanced = map[string]string{"barrage": "aircraft", "artillery": "first"}

// fewUnits is one of the small starts made ready for the nets.
func fewUnits(t testing.TB, id string, options map[string]string) nets.System {
	t.Helper()
	text, err := os.ReadFile("testdata/" + id + ".toml")
	if err != nil {
		t.Fatal(err)
	}
	s := system(t, "world-1942", options)
	s.Doc = engine.Doc{Name: id + ".toml", Data: text}
	return s
}

func TestKeptLooks(t *testing.T) {
	var lines []string
	keep := func(name string, s nets.System, games uint64, commands, every, damages int) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		lines = append(lines, nets.Courses(t, name, p, int(games))...)
		had := map[string]int{}
		for game := range games {
			dice, shown, damaged := engine.NewFast(game+1), fnv.New32a(), fnv.New32a()
			nets.Visit(t, p, commands, game%3 > 0, dice, func(n int, p engine.Position) {
				if n%every != 0 && len(p.ToAct()) > 0 {
					return
				}
				nets.Shown(t, s, p, shown, dice)
				planned(t, p, shown, dice)
				text, err := p.(engine.Encoder).Encode()
				if err != nil {
					t.Fatal(err)
				}
				nets.Damaged(t, text, damages, had, dice, func(what string, text []byte) {
					q, err := s.Rules.Restore(s.Kit, text)
					fmt.Fprintln(damaged, what, err)
					if err == nil {
						fmt.Fprintln(damaged, q.ToAct(), q.Digest())
						nets.Asked(t, s, q)
					}
				})
			})
			lines = append(lines, fmt.Sprintf("%s, game %d: looks %08x damaged saves %08x", name, game, shown.Sum32(), damaged.Sum32()))
		}
	}
	for _, id := range few {
		keep(id, fewUnits(t, id, nil), 6, 300, 9, 12)
		keep(id+" with guns first", fewUnits(t, id, chanced), 4, 300, 13, 6)
	}
	keep("world-1942", system(t, "world-1942", nil), 1, 900, 151, 12)
	nets.Kept(t, "testdata/looks.txt", lines, *rerecord)
}

// planned writes down what is told of flights and moves: targets, who reaches them, ways, what comes of them; who goes where, and who may
// meet them.
func planned(t *testing.T, pos engine.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	put := func(what ...any) {
		text, err := json.Marshal(what)
		if err != nil {
			t.Fatal(err)
		}
		into.Write(text)
	}
	p := pos.(*game.Position)
	put(p.Glance(), p.Airborne(), p.Wares(), p.PhaseID(), p.Date())
	put(p.Drafted())
	put(p.Brief(1), p.Brief(2), p.OrderKinds())
	for at := range len(p.Glance().Spaces) {
		r := engine.SpaceRef(at)
		put(p.Begins(r))
		for _, target := range p.Targets(r) {
			put(target)
			var picks []sortie.Pick
			for _, x := range target.Reach {
				if len(picks) > 0 && target.Reach[0].Unit.Space != x.Unit.Space {
					break
				}
				picks = append(picks, sortie.Pick{Unit: x.Unit.Ref, N: 1 + dice.Intn(x.Most)})
				put(p.Ways(target, picks))
			}
		}
	}
	if v, ok := p.Moving(); ok {
		put(v)
		for _, u := range v.Units {
			for _, c := range u.Goes {
				put(p.Outlook(c.B, []sortie.Pick{{Unit: u.Unit.Ref, N: 1}}))
				put(p.Perils(c.B))
				put(p.Load(c))
			}
		}
	}
	for _, side := range p.ToAct() {
		var orders engine.StandingOrders
		for _, k := range p.OrderKinds() {
			if dice.Intn(2) == 0 {
				orders = orders.With(engine.StandingOrder{Kind: k.Kind, N: k.Least + dice.Intn(k.Most-k.Least+1)})
			}
		}
		under := p.Under(side, orders)
		put(p.Answer(side, orders))
		put(under.View())
	}
}

// Scenarios with a line changed: what is said of them, and what they begin with.
func TestKeptScenarios(t *testing.T) {
	var lines []string
	for _, id := range few {
		s, hash := fewUnits(t, id, nil), fnv.New32a()
		nets.DamagedLines(string(s.Doc.Data), engine.NewFast(1), func(what, text string) {
			p, err := s.Rules.Setup(s.Kit, engine.Doc{Name: id + ".toml", Data: []byte(text)})
			fmt.Fprintln(hash, what, err)
			if err == nil {
				fmt.Fprintln(hash, p.ToAct(), p.Digest())
			}
		})
		lines = append(lines, fmt.Sprintf("%s: changed lines %08x", id, hash.Sum32()))
	}
	nets.Kept(t, "testdata/scenarios.txt", lines, *rerecord)
}
