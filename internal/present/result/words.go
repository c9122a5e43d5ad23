package result

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words a battle: its headline, the line under it.

// Headline is the headline of a battle in at most so much room; how wide words are is told by wide. Where a name makes it too long it
// goes without.
func (m *Result) Headline(f *table.Fought, room float64, wide func(string) float64) string {
	v := Judge(FactsOf(f, m.Sight.Viewer))
	if n := len(m.harmed(f, v)); v.ofShips() && n != 1 {
		if n == 0 {
			down := f.Forces[0].Drowned() + f.Forces[1].Drowned()
			if v == SunkTheirs || v == SunkOurs {
				return m.Say("head.counted."+string(v), down)
			}
			return m.Say("head.counted." + string(v))
		}
		return scene.Capital(m.Say("head.many."+string(v), m.count(n)))
	}
	if n := FactsOf(f, m.Sight.Viewer).Got[0]; v == Sighted && n > 1 {
		return scene.Capital(m.Say("head.many."+string(v), m.count(n)))
	}
	key := string(v)
	if v == Emptied && m.troopsAt(f.Where) {
		key += ".held"
	}
	word := m.Say("head."+key, m.about(f, v))
	if own := "head.units." + key; f.InUnits() && m.Catalog["screen."+own] != "" {
		key = "units." + key
		word = m.Say("head."+key, m.about(f, v))
	}
	if near := m.Near(f.Where); near != "" && m.nameless(f, v) && m.Catalog["screen.head.near."+key] != "" {
		if told := m.Say("head.near."+key, name(near)); wide(told) <= room {
			return told
		}
	}
	if short := "head.short." + key; (wide(word) > room || m.nameless(f, v)) && m.Catalog["screen."+short] != "" {
		return m.Say(short)
	}
	return word
}

// troopsAt tells whether ground units of the other side hold a place, which is not empty then.
func (m *Result) troopsAt(at engine.Ref) bool {
	return slices.ContainsFunc(m.Sight.View.Counters, func(c engine.CounterView) bool {
		return c.Space == at && c.Side != m.Sight.Viewer && c.Class() == engine.ClassGround
	})
}

// name makes words an argument of a message.
func name(s string) engine.Arg { return engine.Arg{Kind: engine.ArgName, S: s} }

// about is what a headline speaks of: the ship that was sunk or hit, the force that was found, or the place.
func (m *Result) about(f *table.Fought, v Verdict) engine.Arg {
	switch v {
	case SunkTheirs, SunkOurs, Burns, BurnsOurs:
		return name(m.NameOf(m.harmed(f, v)[0]))
	case Sighted:
		if best := m.found(f); best != engine.NoRef {
			return name(m.NameOf(best))
		}
		return name(m.Say("head.force"))
	}
	return name(m.SpaceName(f.Where))
}

// nameless tells whether a headline would speak of a hex by its code.
func (m *Result) nameless(f *table.Fought, v Verdict) bool {
	b := m.Board()
	return !v.ofShips() && v != Sighted && f.Where.Kind() == engine.KindSpace && f.Where.Index() < b.Len() && !table.Named(b, f.Where.Index())
}

// count is a number in words up to twelve, as an argument of a message.
func (m *Result) count(n int) engine.Arg { return table.Count(n) }

// Line is the line under the headline: the number, then the chance where it was small.
func (m *Result) Line(f *table.Fought) string {
	x := FactsOf(f, m.Sight.Viewer)
	out := []string{m.numbers(f, x)}
	n := m.count
	if over := f.Forces[1].Lost; f.What.AtShips() && over > 0 {
		of := "theirs"
		if !x.Attacks {
			of = "yours"
		}
		out = append(out, scene.Capital(m.Say("sum.over."+of, n(over))))
	}
	if own := f.Forces[0]; f.What == engine.FightBombing && own.Lost > 0 {
		out = append(out, m.Say("sum.guns", n(own.Lost), n(own.Began)))
	}
	if c := m.chanceLine(x, f.ByUnit); c != "" {
		out = append(out, c)
	}
	for _, h := range f.Harms {
		if !h.Sunk && h.More > 0 {
			out = append(out, m.Say("sum.damaged", name(m.NameOf(h.Ship)), m.count(h.More)))
		}
	}
	for _, r := range f.Rolls {
		if r.Short > 0 {
			out = append(out, scene.Capital(m.Say(m.shortKey(f, r.Ship), n(r.Short), name(m.NameOf(r.Ship)))))
		}
	}
	if on := m.flownOn(x); on != "" {
		out = append(out, on)
	}
	if f.How == engine.EndLeft {
		if to := m.refuge(f); to != "" {
			out = append(out, m.Say("sum.refuge", name(to)))
		}
	}
	return strings.Join(out, " ")
}

// shortKey is the key by which hits that did no harm are told of a ship: she lacked so many to be damaged, or to be sunk.
func (m *Result) shortKey(f *table.Fought, ship engine.Ref) string {
	for _, s := range f.Forces {
		for _, x := range s.Fates {
			if x.Was.Ref == ship && x.Was.Is(engine.Damaged) {
				return "sum.short.sunk"
			}
		}
	}
	return "sum.short.damaged"
}

// refuge is where those who left have gone, if all went to one place.
func (m *Result) refuge(f *table.Fought) string {
	to := engine.NoRef
	for _, x := range f.Forces[1].Fates {
		if x.To != engine.NoRef && to != engine.NoRef && x.To != to {
			return ""
		}
		if x.To != engine.NoRef {
			to = x.To
		}
	}
	if to.Kind() != engine.KindSpace {
		return ""
	}
	return m.SpaceName(to)
}

// alone tells whether nothing of the other side lies where a search was: then nobody was there to be found.
func (m *Result) alone(f *table.Fought) bool {
	return f.Where.Kind() == engine.KindSpace &&
		!slices.ContainsFunc(m.Sight.CountersAt(f.Where.Index()), func(c engine.CounterView) bool { return c.Side != m.Sight.Viewer })
}

// numbers says what either side lost.
func (m *Result) numbers(f *table.Fought, x Facts) string {
	n := m.count
	switch {
	case x.What == engine.FightSearch && x.Got[0] == 0 && m.alone(f):
		return m.Say("sum.search.alone", n(x.Got[1]))
	case x.What == engine.FightSearch:
		return m.Say("sum.search", n(x.Got[0]), n(x.Got[1]))
	case x.What == engine.FightBombing && x.Got[0] == 0:
		return m.Say("sum.bombs.none")
	case x.What == engine.FightBombing:
		return m.bombed(f, x)
	case x.How == engine.EndNobody && x.Attacks:
		return m.Say("sum.empty")
	case x.How == engine.EndNobody:
		return m.Say("sum.empty.ours")
	case x.What.AtShips():
		return m.struck(f, x)
	case x.What.OnGround() && x.Own.Lost+x.Foe.Lost == 0:
		return m.Say("sum.ground.none")
	case x.Own.Lost+x.Foe.Lost == 0:
		return m.Say("sum.none")
	}
	return m.lossLine(f, x)
}

// rounds are the numbers long chances are rounded to.
var rounds = []int{15, 20, 25, 30, 40, 50, 100}

// chanceLine tells how likely it was, where it was at most one chance in five: of what the headline speaks, or else of what was rarer,
// and then of whom. Where every unit throws dice the headline tells who holds what, and the dice only what they took: then it is always said of whom.
func (m *Result) chanceLine(x Facts, units bool) string {
	small := func(p float64) bool { return p > 0 && p <= Rare+.01 }
	switch v := Judge(x); {
	case units && small(x.Chance) && (!small(x.Fate) || x.Chance <= x.Fate):
		return m.chance("sum.chance.foe."+more(x.Foe), x.Chance)
	case units && small(x.Fate):
		return m.chance("sum.chance.own."+more(x.Own), x.Fate)
	case units:
	case v.ofOwn() && small(x.Fate):
		return m.chance("sum.chance", x.Fate)
	case !v.ofOwn() && (v.ofFoe() || x.What.OnGround() || x.What.AtShips() || x.What == engine.FightBombing):
		if p := max(x.Chance, x.Fate); x.What.AtShips() && small(p) { // one side alone struck
			return m.chance("sum.chance", p)
		}
		if small(x.Chance) {
			return m.chance("sum.chance", x.Chance)
		}
	case v.ofOwn():
	case small(x.Chance) && (!small(x.Fate) || x.Chance <= x.Fate):
		return m.chance("sum.chance.foe."+more(x.Foe), x.Chance)
	case small(x.Fate):
		return m.chance("sum.chance.own."+more(x.Own), x.Fate)
	}
	return ""
}

// more tells whether a side lost many or few.
func more(l Losses) string {
	if float64(l.Lost) < l.Expected {
		return "few"
	}
	return "many"
}

// chance words a small chance under a key.
func (m *Result) chance(key string, p float64) string {
	n := int(math.Round(1 / p))
	if n <= 12 {
		return m.Say(key, m.count(n))
	}
	k := slices.IndexFunc(rounds, func(r int) bool { return r > n })
	if k < 0 {
		k = len(rounds)
	}
	least := 12
	if k > 0 {
		least = rounds[k-1]
	}
	return m.Say(key, name(m.Say("sum.chance.less", least)))
}
