package wings_test

import (
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/engine/wings"
)

// newsOf lists what a season has brought a side, as "kind side of places".
func newsOf(p, before engine.Position, side engine.Side) (out []string) {
	q := p.Seen(side).(*wings.Position)
	for _, n := range q.News(before.Seen(side)) {
		words := []string{[...]string{"took", "driven", "entered", "struck", "raised", "dropped", "vain", "went", "unmet"}[n.Kind]}
		for _, s := range []engine.Side{n.Side, n.Of} {
			if s != engine.NoSide {
				words = append(words, q.NameOf(engine.NewRef(engine.KindSide, int(s))))
			} else {
				words = append(words, "-")
			}
		}
		for _, r := range append(slices.Clone(n.Places), n.From, n.To) {
			if r != engine.NoRef {
				words = append(words, q.NameOf(r))
			}
		}
		if n.Gone {
			words = append(words, "gone")
		}
		if n.N > 0 {
			words = append(words, "times", string(rune('0'+n.N)))
		}
		out = append(out, strings.Join(words, " "))
	}
	return out
}

// What the spring before Kiel brought: to Germany its losses, then who stands in its land; to England what it has done; to Turkey what it hears.
func TestNewsOfASeason(t *testing.T) {
	before := scene1904(t, kiel...)
	p := sealAll(t, before)
	for !p.Moving() { // retreats: whoever has one disbands
		p = sealAll(t, p)
	}
	german := newsOf(p, before, 3)
	want := []string{"driven England Germany Kiel Denmark gone", "driven France Germany Munich Burgundy gone",
		"struck England Germany Kiel", "vain - Germany times 2"}
	if !slices.Equal(german, want) {
		t.Errorf("Germany is told\n%q, expected\n%q", german, want)
	}
	english := newsOf(p, before, 1)
	if english[0] != "driven England Germany Kiel Denmark gone" || !slices.Contains(english, "vain - England times 1") || english[len(english)-1] != "went England - Denmark" {
		t.Errorf("England is told %q", english)
	}
	if turkish := newsOf(p, before, 5); len(turkish) != 2 || slices.ContainsFunc(turkish, func(s string) bool { return !strings.HasPrefix(s, "driven") }) {
		t.Errorf("Turkey is told %q", turkish)
	}
	fall := p
	for p.View().Date.Key != "wings.date.spring" { // fall and winter without orders: what is held is taken
		p = sealAll(t, p)
	}
	news := newsOf(p, fall, 3)
	if !slices.Contains(news, "took England Germany Kiel") || !slices.Contains(news, "took France Germany Munich") {
		t.Errorf("in fall Germany is told %q", news)
	}
	if (ordered.News{Kind: ordered.Took, Side: 1, Of: 3}).Weight(3) <= (ordered.News{Kind: ordered.DrivenOut, Side: 1, Of: 3}).Weight(3) {
		t.Error("a centre lost weighs less than a unit driven out")
	}
}

// An army that was set down from the air and did not take the place is lost there: its base has not fallen.
func TestAnArmyLostOverItsGoal(t *testing.T) {
	before := scene1904(t, "Germany: W kie airlifts A kie - den", "Germany: A kie - den by air")
	p := sealAll(t, before)
	if s := p.Settled(); s.Headline.Key != "wings.head.dropped" {
		t.Errorf("the headline is %s", s.Headline.Key)
	}
	for !p.Moving() {
		p = sealAll(t, p)
	}
	if list := newsOf(p, before, 3); len(list) == 0 || list[0] != "dropped - Germany Kiel Denmark gone" {
		t.Errorf("Germany is told %q", list)
	}
}

// What the headline says is about whoever looks, where it came to something for him: Italy stands in Trieste, which Austria left; Russia's army was kept out of
// Galicia; France and Italy are told that all they ordered came about, whatever bounced elsewhere. In fall centres weigh more: who won one, and who
// lost one without being driven out of it.
func TestHeadlinesAreAboutWhoeverLooks(t *testing.T) {
	p := sealAll(t, written(t, "wings-1901", "Austria: F tri - alb", "Austria: A vie - gal", "Italy: A ven - tri", "Russia: A war - gal",
		"France: A par - bur", "Germany: A mun - ruh"))
	for side, want := range map[engine.Side]string{1: "wings.head.came", 2: "wings.head.bounced", 3: "wings.head.own", 5: "wings.head.own", 6: "wings.head.kept"} {
		if s := p.Seen(side).(*wings.Position).Settled(); s.Headline.Key != want {
			t.Errorf("side %d is told %s, expected %s", side, s.Headline.Key, want)
		}
	}
	austria := p.Seen(1).(*wings.Position)
	s := austria.Settled()
	if i := slices.IndexFunc(s.Verdicts, func(v ordered.Verdict) bool { return v.Counter == s.Chief }); i < 0 || austria.NameOf(s.Verdicts[i].At) != "Venice" {
		t.Errorf("what is explained first is %v", s.Chief)
	}
	fall := sealAll(t, further(t, p, "Austria: A vie - gal", "Austria: F alb - gre", "Italy: F nap - ion", "Italy: A rom - ven", "France: A bur - mun",
		"Russia: A war - gal"))
	text, err := fall.Encode()
	if err != nil {
		t.Fatal(err)
	}
	again := system(t, "wings-1901", nil)
	restored, err := again.Rules.Restore(again.Kit, text)
	if err != nil {
		t.Fatal(err)
	}
	for side, want := range map[engine.Side]string{3: "wings.head.took", 4: "wings.head.lost", 5: "wings.head.own", 1: "wings.head.took", 6: "wings.head.kept"} {
		for _, at := range []engine.Position{fall, restored} {
			if s := at.Seen(side).(*wings.Position).Settled(); s.Headline.Key != want {
				t.Errorf("in fall side %d is told %s, expected %s", side, s.Headline.Key, want)
			}
		}
	}
}
