// What a case may expect (doc.go).
package cases

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"awaw/engine/diplomacy"
)

// fault tells what is wrong with an expectation; "" if it is met.
func (g *played) fault(expect string) string {
	f := strings.Fields(expect)
	met, got, err := g.test(f)
	switch {
	case err != nil:
		return fmt.Sprintf("%q is not understood: %v", expect, err)
	case !met:
		return fmt.Sprintf("expected %q: it is %s", expect, got)
	}
	return ""
}

// test holds an expectation against what came of the case; got is what there is instead.
func (g *played) test(f []string) (met bool, got string, err error) {
	switch f[0] {
	case "owner":
		if len(f) != 3 {
			return false, "", fmt.Errorf("owner PLACE POWER")
		}
		at, err := g.places(f[1:2])
		power, ok := diplomacy.PowerNamed(f[2])
		if err != nil || !ok && f[2] != "nobody" {
			return false, "", fmt.Errorf("%q and %q are no place and no power", f[1], f[2])
		}
		owner := g.after.Owner[g.b.Province(at.First())]
		return owner == power, owner.Name(), nil
	case "unit", "no":
		u, err := g.b.ReadUnit(strings.Join(f[1:], " "))
		return slices.Contains(g.after.Units, u) == (f[0] == "unit"), g.units(), err
	case "sees":
		if len(f) < 2 {
			return false, "", fmt.Errorf("expected: sees POWER and places")
		}
		power, ok := diplomacy.PowerNamed(f[1])
		if !ok {
			return false, "", fmt.Errorf("%q is no power", f[1])
		}
		seen := g.a.Watched(power)
		want, err := g.places(f[2:])
		return seen == want, g.codes(seen), err
	}
	if len(f) == 4 && f[1] == "held" {
		at, err := g.places(f[:1])
		if err != nil {
			return false, "", err
		}
		return strength(g.a.Held(at.First()), f[2:])
	}
	if len(f) < 3 {
		return false, "", fmt.Errorf("KIND PLACE and what became of it")
	}
	for n := range g.out.N {
		if row := &g.out.Rows[n]; row.Unit.Kind.Letter() == f[0] && strings.HasPrefix(g.b.Code(row.Unit.At), f[1]) {
			return g.became(n, f[2], f[3:])
		}
	}
	return false, "", fmt.Errorf("no %s began in %s", f[0], f[1])
}

// became tests what became of unit number n.
func (g *played) became(n int, what string, rest []string) (met bool, got string, err error) {
	row := &g.out.Rows[n]
	told := fmt.Sprintf("%s %s, to %s, out %t, lost %t", row.Result, row.Cause, g.b.Code(row.To), row.Out, row.Lost)
	if met, known := verdict(row, what, strings.Join(rest, " ")); known {
		return met, told, nil
	}
	switch what {
	case "attacks":
		return strength(g.a.Attack(n), rest)
	case "does":
		verb, at := g.a.Does(n)
		got := verb.String()
		if verb != diplomacy.Hold {
			got += " " + g.b.Code(at)
		}
		return strings.Join(rest, " ") == got, got, nil
	case "barred":
		return slices.Contains(g.barred, row.Unit.Kind.Letter()+" "+g.b.Code(row.Unit.At)+" barred "+strings.Join(rest, " ")), strings.Join(g.barred, ", "), nil
	case "escorts":
		got := map[bool]string{true: "fully", false: "partly"}[g.a.CoversAll(n)]
		return strings.Join(rest, " ") == got, got, nil
	}
	var there diplomacy.Places
	if there, err = g.places(rest); err != nil {
		return false, "", err
	}
	switch what {
	case "to":
		return row.Moved && there.Has(row.To), told, nil
	case "retreats":
		return row.Out && g.out.Open[n] == there, g.codes(g.out.Open[n]), nil
	case "covers":
		return g.a.Covers(n) == there, g.codes(g.a.Covers(n)), nil
	case "met":
		return row.Cause == diplomacy.Intercepted && g.out.At[n] == there, g.codes(g.out.At[n]), nil
	}
	return false, "", fmt.Errorf("nothing is known of %q", what)
}

// strength tests a strength written as "with N".
func strength(is int, rest []string) (met bool, got string, err error) {
	if len(rest) != 2 || rest[0] != "with" {
		return false, "", fmt.Errorf("with N")
	}
	n, err := strconv.Atoi(rest[1])
	if err != nil {
		return false, "", fmt.Errorf("%q is no number", rest[1])
	}
	return n == is, strconv.Itoa(is), nil
}

// verdict tests a verdict, or where a unit was left; known is false for words that name neither.
func verdict(row *diplomacy.Row, what, cause string) (met, known bool) {
	switch what {
	case "ok", "void", "invalid":
		return row.Result.String() == what && (cause == "" || row.Fault.Key() == cause), true
	case "fails":
		return row.Result == diplomacy.Fails && !row.Reverted && (cause == "" || row.Cause.String() == cause), true
	case "reverts":
		return row.Reverted && row.SelfDefence.String() == cause, true
	case "stays":
		return !row.Moved && !row.Out && !row.Lost, true
	case "dislodged":
		return row.Out && !row.Lost, true
	case "destroyed":
		return row.Lost && row.Unit.Kind == diplomacy.Wing, true
	case "disbanded":
		return row.Lost && row.Unit.Kind == diplomacy.Army, true
	}
	return false, false
}

// places reads codes or names of places, a word each.
func (g *played) places(words []string) (s diplomacy.Places, err error) {
	for _, w := range words {
		p, ok := g.b.Named(w)
		if !ok {
			return s, fmt.Errorf("%q is no place", w)
		}
		s = s.With(p)
	}
	return s, nil
}

func (g *played) codes(s diplomacy.Places) string {
	var out []string
	for _, p := range s.List() {
		out = append(out, g.b.Code(p))
	}
	return strings.Join(out, " ")
}

func (g *played) units() string {
	var out []string
	for _, u := range g.after.Units {
		out = append(out, g.b.Write(u))
	}
	slices.Sort(out)
	return strings.Join(out, ", ")
}
