package diplomacy

import (
	"bufio"
	"compress/gzip"
	cli "flag"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"slices"
	"strings"
	"testing"
)

// The movement phases of a hundred games by chance, by the normal rules from spring 1901 on, ten years each: testdata/phases.txt.gz, a
// phase a line: season; units; owners of centres; orders. `go test ./engine/diplomacy -run PhasesOfGames -phases` plays them anew.

var writePhases = cli.Bool("phases", false, "play the games anew whose phases are kept, and write them")

const (
	phasesFile  = "testdata/phases.txt.gz"
	phaseGames  = 100
	phaseYears  = 10
	phaseWeight = 28 // how many units the phases have that are measured
)

// start1901 is how the game begins.
const start1901 = "AUS A vie,AUS A bud,AUS F tri,ENG F lon,ENG F edi,ENG A lvp,FRA A par,FRA A mar,FRA F bre,GER A ber,GER A mun,GER F kie," +
	"ITA A rom,ITA A ven,ITA F nap,RUS A mos,RUS A war,RUS F sev,RUS F stp/sc,TUR A con,TUR A smy,TUR F ank"

// gameByChance plays one game and tells every movement.
func gameByChance(t testing.TB, b *Board, seed uint64, see func(*Position, []Order)) {
	t.Helper()
	rng := rand.New(rand.NewPCG(seed, 1901))
	p, err := b.Lay(Setup{Units: strings.Split(start1901, ",")}, Rules{})
	if err != nil {
		t.Fatal(err)
	}
	p.Owner = b.Printed(true)
	a := NewAdjudicator(b, Rules{})
	for range 2 * phaseYears {
		orders := randomOrders(b, Rules{}, rng, p)
		see(p, orders)
		a.Movement(p, orders)
		after := a.After()
		var away []Order
		for _, o := range after.Out {
			x := NoOrder
			x.Power, x.Kind, x.At, x.Do, x.To = o.Unit.Power, o.Unit.Kind, o.Unit.At, Retreat, pick(rng, o.Open)
			away = append(away, x)
		}
		p, _ = b.Retreats(Rules{}, after, away)
		if !p.Fall {
			p.Fall = true
			continue
		}
		p = b.Conquered(Rules{}, p)
		var all []Order
		for power := Austria; power <= Turkey; power++ {
			var own []Order
			for {
				may := b.Adjustments(Rules{}, p, power, own)
				if len(may) == 0 {
					break
				}
				own = append(own, may[rng.IntN(len(may))])
			}
			all = append(all, own...)
		}
		p = b.Adjust(Rules{}, p, all)
		p.Fall = false
	}
}

// phaseLine writes a phase.
func phaseLine(b *Board, p *Position, orders []Order) string {
	var units, owned, told []string
	for _, u := range p.Units {
		units = append(units, b.Write(u))
	}
	for q, power := range p.Owner {
		if power != Nobody {
			owned = append(owned, power.Code()+" "+b.codes[q])
		}
	}
	for _, o := range orders {
		told = append(told, o.Power.Code()+" "+b.WriteOrder(o))
	}
	season := "spring"
	if p.Fall {
		season = "fall"
	}
	return strings.Join([]string{season, strings.Join(units, ","), strings.Join(owned, ","), strings.Join(told, ",")}, ";")
}

// readPhase reads what phaseLine wrote.
func readPhase(t testing.TB, b *Board, line string) phase {
	t.Helper()
	f := strings.Split(line, ";")
	owners := map[string][]string{}
	for o := range strings.SplitSeq(f[2], ",") {
		owners[o[:3]] = append(owners[o[:3]], o[4:])
	}
	p, err := b.Lay(Setup{Season: f[0], Units: strings.Split(f[1], ","), Owners: owners}, Rules{})
	if err != nil {
		t.Fatal(err)
	}
	var orders []Order
	for text := range strings.SplitSeq(f[3], ",") {
		power, _ := PowerNamed(text[:3])
		o, err := b.ReadOrder(text[4:], power)
		if err != nil {
			t.Fatal(err)
		}
		o.Power = power
		orders = append(orders, o)
	}
	return phase{p, orders}
}

// keptPhases reads the phases kept that have so many units; all of them for none.
func keptPhases(t testing.TB, b *Board, units int) (out []phase) {
	t.Helper()
	f, err := os.Open(phasesFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	z, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	data, err := io.ReadAll(z)
	if err != nil {
		t.Fatal(err)
	}
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if _, rest, _ := strings.Cut(line, ";"); units == 0 || strings.Count(rest[:strings.IndexByte(rest, ';')], ",") == units-1 {
			out = append(out, readPhase(t, b, line))
		}
	}
	return out
}

// The kept phases are those of the games: every hundredth is played again.
func TestPhasesOfGames(t *testing.T) {
	b := testBoard(t)
	if *writePhases {
		f, err := os.Create(phasesFile)
		if err != nil {
			t.Fatal(err)
		}
		z, _ := gzip.NewWriterLevel(f, gzip.BestCompression)
		w := bufio.NewWriter(z)
		for seed := range uint64(phaseGames) {
			gameByChance(t, b, seed+1, func(p *Position, orders []Order) { fmt.Fprintln(w, phaseLine(b, p, orders)) })
		}
		for _, err := range []error{w.Flush(), z.Close(), f.Close()} {
			if err != nil {
				t.Fatal(err)
			}
		}
	}
	kept := keptPhases(t, b, 0)
	if len(kept) != phaseGames*phaseYears*2 {
		t.Fatalf("%d phases are kept", len(kept))
	}
	weighty := 0
	for _, x := range kept {
		if len(x.position.Units) == phaseWeight {
			weighty++
		}
	}
	t.Logf("%d of %d phases have %d units", weighty, len(kept), phaseWeight)
	n := 0
	gameByChance(t, b, 1, func(p *Position, orders []Order) {
		was := kept[n]
		if n++; !slices.Equal(was.position.Units, p.Units) || phaseLine(b, was.position, was.orders) != phaseLine(b, p, orders) {
			t.Errorf("phase %d of the first game is another:\n%s\n%s", n, phaseLine(b, was.position, was.orders), phaseLine(b, p, orders))
		}
	})
}
