package diplomacy

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/tables"
)

// clauseCase is one case of testdata/rn44.toml or rn46.toml.
type clauseCase struct {
	Rule     string            `toml:"rule"`
	Name     string            `toml:"name"`
	Season   string            `toml:"season"`
	Options  map[string]string `toml:"options"`
	Owners   map[string]string `toml:"owners"`
	Given    []string          `toml:"given"`
	Orders   []string          `toml:"orders"`
	Retreats []string          `toml:"retreats"`
	Builds   []string          `toml:"builds"`
	Expect   []string          `toml:"expect"`
}

func clauseCases(t testing.TB) []clauseCase {
	t.Helper()
	return casesIn(t, "testdata/rn44.toml", "testdata/rn46.toml")
}

// casesIn reads the cases of some files.
func casesIn(t testing.TB, names ...string) []clauseCase {
	t.Helper()
	var all []clauseCase
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var f struct {
			Case []clauseCase `toml:"case"`
		}
		if err := tables.DecodeStrict(name, data, &f); err != nil {
			t.Fatal(err)
		}
		all = append(all, f.Case...)
	}
	return all
}

// played is a case carried out.
type played struct {
	a      *Adjudicator
	b      *Board
	out    *Outcome
	after  *Position
	orders []Order
}

func play(t testing.TB, b *Board, c clauseCase) (played, error) {
	t.Helper()
	in := batchCase{System: strings.SplitN(c.Rule, ".", 2)[0], Season: c.Season, Units: c.Given}
	if c.Owners != nil {
		in.Owners = map[string][]string{}
		for power := range sortedKeys(c.Owners) {
			in.Owners[power] = strings.Fields(c.Owners[power])
		}
	}
	r, err := rulesOf(&in)
	if err != nil {
		return played{}, err
	}
	for id := range sortedKeys(c.Options) {
		if err := r.Set(id, c.Options[id]); err != nil {
			return played{}, err
		}
	}
	p, err := b.start(&in, r)
	if err != nil {
		return played{}, err
	}
	sheet := func(lines []string) []Order {
		orders, faults := b.ReadSheet(strings.Join(lines, "\n"))
		if len(faults) > 0 {
			err = faults[0]
		}
		return orders
	}
	g := played{a: NewAdjudicator(b, r), b: b, orders: sheet(c.Orders)}
	g.out = g.a.Movement(p, g.orders)
	g.after = g.a.After()
	if c.Retreats != nil {
		g.after, _ = b.Retreats(r, g.after, sheet(c.Retreats))
	}
	if c.Builds != nil {
		g.after = b.Adjust(r, g.after, sheet(c.Builds))
	}
	return g, err
}

// fault tells what is wrong with an expectation; "" if it is met.
func (g *played) fault(expect string) string {
	f := strings.Fields(expect)
	has := func(words []string) bool {
		u, err := g.b.ReadUnit(strings.Join(words, " "))
		if err != nil {
			panic(err)
		}
		return slices.Contains(g.after.Units, u)
	}
	wrong := func(ok bool, got any) string { return wrong(expect, ok, got) }
	switch f[0] {
	case "owner":
		p, _ := g.b.Named(f[1])
		want, _ := PowerNamed(f[2])
		return wrong(g.after.Owner[p] == want, g.after.Owner[p].Code())
	case "unit":
		return wrong(has(f[1:]), g.b.writeAll(g.after.Units))
	case "no":
		return wrong(!has(f[1:]), g.b.writeAll(g.after.Units))
	case "sees":
		power, _ := PowerNamed(f[1])
		return wrong(g.a.Watched(power) == g.places(f[2:]), g.b.codesOf(g.a.Watched(power)))
	}
	return g.unitFault(expect, f)
}

// places reads names of places.
func (g *played) places(words []string) (s Places) {
	for _, w := range words {
		p, ok := g.b.Named(w)
		if !ok {
			panic("no place " + w)
		}
		s = s.With(p)
	}
	return s
}

// wrong tells what was found in place of what was expected; "" if it was that.
func wrong(expect string, ok bool, got any) string {
	if ok {
		return ""
	}
	return fmt.Sprintf("%s: %v", expect, got)
}

// unitFault is fault of what a unit came to.
func (g *played) unitFault(expect string, f []string) string {
	places := g.places
	wrong := func(ok bool, got any) string { return wrong(expect, ok, got) }
	n := slices.IndexFunc(g.out.Rows[:g.out.N], func(r Row) bool {
		return r.Unit.Kind.Letter() == f[0] && strings.HasPrefix(g.b.Code(r.Unit.At), f[1])
	})
	if n < 0 {
		return "nobody is " + f[0] + " " + f[1]
	}
	row := &g.out.Rows[n]
	told := fmt.Sprintf("%s %s, to %s, out %t, lost %t", row.Result, row.Cause, g.b.Code(row.To), row.Out, row.Lost)
	if ok, known := row.cameTo(f[2:]); known {
		return wrong(ok, told)
	}
	switch f[2] {
	case "to":
		return wrong(row.Moved && places(f[3:]).Has(row.To), told)
	case "stays":
		return wrong(!row.Moved && !row.Out && !row.Lost, told)
	case "dislodged":
		return wrong(row.Out && !row.Lost, told)
	case "destroyed":
		return wrong(row.Lost && row.Unit.Kind == Wing, told)
	case "disbanded":
		return wrong(row.Lost && row.Unit.Kind == Army, told)
	case "retreats":
		return wrong(row.Out && g.out.Open[n] == places(f[3:]), g.b.codesOf(g.out.Open[n]))
	case "met":
		return wrong(row.Cause == Intercepted && g.out.At[n] == places(f[3:]), g.b.codesOf(g.out.At[n]))
	}
	return "nothing is known of " + f[2]
}

// cameTo tells whether an order had the result named; known is false for words that name none.
func (row *Row) cameTo(f []string) (ok, known bool) {
	switch f[0] {
	case "ok", "void", "invalid":
		return row.Result.String() == f[0], true
	case "fails":
		return row.Result == Fails && !row.Reverted && (len(f) < 2 || row.Cause.String() == f[1]), true
	case "reverts":
		stopped := ""
		if len(f) > 1 {
			stopped = f[1]
		}
		return row.Reverted && row.SelfDefence.String() == stopped, true
	}
	return false, false
}

// meetAll plays the cases, reports what they expect in vain, and tells how many show a clause.
func meetAll(t *testing.T, cases []clauseCase) map[string]int {
	t.Helper()
	b := testBoard(t)
	shown := map[string]int{}
	for _, c := range cases {
		shown[c.Rule]++
		g, err := play(t, b, c)
		if err != nil {
			t.Errorf("%s: %v", c.Rule, err)
			continue
		}
		for _, e := range c.Expect {
			if fault := g.fault(e); fault != "" {
				t.Errorf("%s: %s", c.Rule, fault)
			}
		}
		if len(g.out.Strays) > 0 {
			t.Errorf("%s: order %q reached nobody", c.Rule, c.Orders[g.out.Strays[0].Order])
		}
	}
	return shown
}

// ledgerClause is what the ledger says of a clause.
type ledgerClause struct {
	ID     string `toml:"id"`
	Topic  string `toml:"topic"`
	Says   string `toml:"says"`
	State  string `toml:"state"`
	Weight int    `toml:"weight"`
}

func airLedger(t *testing.T) []ledgerClause {
	t.Helper()
	var ledger struct {
		Clause []ledgerClause `toml:"clause"`
	}
	if err := tables.Embedded().Decode("diplomacy/ledger.toml", &ledger); err != nil {
		t.Fatal(err)
	}
	return ledger.Clause
}

// Every clause of both air systems by a case of its own, and every clause of the ledger that is in has one.
func TestClauses(t *testing.T) {
	shown := meetAll(t, clauseCases(t))
	ledger := airLedger(t)
	known := map[string]bool{}
	count := map[string]int{}
	for _, c := range ledger {
		known[c.ID] = true
		count[c.Topic]++
		if shown[c.ID] != 1 && c.Topic != "diplomacy" {
			t.Errorf("%s has %d cases, want one", c.ID, shown[c.ID])
		}
	}
	if count["rn46"] != 122 || count["rn44"] != 39 {
		t.Errorf("%d clauses of rn46 and %d of rn44, want 122 and 39", count["rn46"], count["rn44"])
	}
	for id := range shown {
		if !known[id] {
			t.Errorf("%s is in no ledger", id)
		}
	}
	for f := range factCount {
		for s := range cites[f] {
			if c := string(cites[f][s]); c != "" && !known[c] {
				t.Errorf("%s cites %s, which is in no ledger", f.Key(), c)
			}
		}
	}
}

// An expectation turned round is not met: the cases are no empty words.
func TestClausesCanFail(t *testing.T) {
	b := testBoard(t)
	turned := map[string]string{"ok": "fails", "fails": "ok", "void": "ok", "invalid": "ok", "reverts": "ok", "to": "stays", "stays": "dislodged",
		"dislodged": "stays", "destroyed": "stays", "disbanded": "stays"}
	for _, c := range slices.Concat(clauseCases(t), secondCases(t), limitCases(t)) {
		g, err := play(t, b, c)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range c.Expect {
			f := strings.Fields(e)
			switch f[0] {
			case "owner":
				f[2] = map[bool]string{true: "ITA", false: "TUR"}[f[2] == "TUR"]
			case "unit":
				f[0] = "no"
			case "no":
				f[0] = "unit"
			case "sees":
				f[2] = "boh"
			default:
				switch f[2] {
				case "retreats", "met":
					f[3] = "tun"
				default:
					f = append(f[:2], turned[f[2]])
				}
			}
			if g.fault(strings.Join(f, " ")) == "" {
				t.Errorf("%s: %q is met too", c.Rule, strings.Join(f, " "))
			}
		}
	}
}
