// What positions of games by chance show, answer and read, what an opponent sees in them, and what is said of changed saves and scenarios, is kept, as
// their course is (tests/kept_test.go tells why).
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
	"awaw/engine/sortie"
	"awaw/engine/supremacy/game"
	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write what is kept of games by chance anew")

// crowded is a start with every kind of unit close together.
func crowded(t testing.TB, options map[string]string) nets.System {
	t.Helper()
	text, err := os.ReadFile("testdata/crowded.toml")
	if err != nil {
		t.Fatal(err)
	}
	s := system(t, "channel-skies", options)
	s.Doc = engine.Doc{Name: "crowded.toml", Data: text}
	return s
}

func TestKeptLooks(t *testing.T) {
	var lines []string
	keep := func(name string, s nets.System, games uint64, commands, every, damages int) {
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		had := map[string]int{}
		for g := range games {
			dice, shown, damaged := engine.NewFast(g+1), fnv.New32a(), fnv.New32a()
			nets.Visit(t, p, commands, g%2 > 0, dice, func(n int, p engine.Position) {
				if n%every != 0 && len(p.ToAct()) > 0 {
					return
				}
				nets.Shown(t, s, p, shown, dice)
				told(t, p.(*game.Position), shown, dice)
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
			lines = append(lines, fmt.Sprintf("%s, game %d: looks %08x damaged saves %08x", name, g, shown.Sum32(), damaged.Sum32()))
		}
	}
	first := map[string]string{"casualties": "attacker-first"}
	keep("crowded", crowded(t, nil), 8, 500, 13, 16)
	keep("crowded, attacker first", crowded(t, first), 3, 500, 17, 12)
	for _, id := range starts {
		keep(id, system(t, id, nil), 2, 400, 43, 12)
	}
	nets.Kept(t, "testdata/looks.txt", lines, *rerecord)
}

// told writes down what a screen of lanes and moves is told, and what an opponent sees.
func told(t *testing.T, p *game.Position, into io.Writer, dice *engine.Fast) {
	t.Helper()
	put := func(what ...any) {
		text, err := json.Marshal(what)
		if err != nil {
			t.Fatal(err)
		}
		into.Write(text)
	}
	chance := func(share float64, ok bool) { fmt.Fprintf(into, "%.9f %t", share, ok) }
	x := p.Lanes()
	put(x, p.Turn(), p.Defends(), p.OrderKinds())
	r, k, phase := p.Step()
	put(r, k, phase)
	for i := range game.Kinds() {
		money, cost := p.Funds(game.Kind(i))
		put(money, cost)
	}
	for side := engine.NoSide; side <= 2; side++ {
		put(p.Brief(side))
	}
	v, moving := p.Moving()
	put(v, moving)
	spaces := p.Spaces()
	put(spaces)
	for at := range spaces {
		at := engine.SpaceRef(at)
		c, ok := p.Begins(at)
		put(c, ok)
		var picks []sortie.Pick
		for _, u := range v.Units {
			picks = append(picks, sortie.Pick{Unit: u.Unit.Ref, N: 1 + dice.Intn(u.Most)})
		}
		chance(p.Outlook(at, picks))
		if b, ok := p.Attack(at.Index()); ok {
			put(b.Prize(), fmt.Sprint(b.Matter))
			x, ok := b.Prospect()
			fmt.Fprintf(into, "%.9f %t", x, ok)
		}
	}
	for _, u := range v.Units {
		for _, c := range u.Goes {
			put(p.Load(c))
		}
	}
	if x == nil {
		return
	}
	for i := range x.Lanes {
		chance(p.Holds(i, engine.Command{}))
		if b, ok := p.Battle(i); ok {
			put(b.Prize())
			x, ok := b.Prospect()
			fmt.Fprintf(into, "%.9f %t", x, ok)
		}
		put(p.Ask(engine.NoSide, engine.Query{Kind: engine.QueryOdds, At: x.Lanes[i].At}))
		for _, o := range x.Offers {
			if o.Lane == i || o.Lane < 0 {
				chance(p.Holds(i, o.Command))
			}
		}
	}
}

// Scenarios with a line changed: what is said of them, and what they begin with.
func TestKeptScenarios(t *testing.T) {
	s, hash := crowded(t, nil), fnv.New32a()
	nets.DamagedLines(string(s.Doc.Data), engine.NewFast(1), func(what, text string) {
		p, err := s.Rules.Setup(s.Kit, engine.Doc{Name: "crowded.toml", Data: []byte(text)})
		fmt.Fprintln(hash, what, err)
		if err == nil {
			fmt.Fprintln(hash, p.ToAct(), p.Digest())
		}
	})
	nets.Kept(t, "testdata/scenarios.txt", []string{fmt.Sprintf("crowded: changed lines %08x", hash.Sum32())}, *rerecord)
}
