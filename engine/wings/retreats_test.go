package wings_test

import (
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/diplomacy"
	"awaw/engine/wings"
)

// driven is a start in which Austria and Turkey drive out one unit each of Germany and of Russia, with places left to go.
var driven = startOf("Driven", 2, "Austria: A Tyrolia, A Bohemia", "Germany: A Munich", "Russia: A Sevastopol", "Turkey: A Armenia, F Black Sea")

// Both who were driven out are asked, each for its own unit alone, in spring as in fall; a save made there goes on as the game does.
func TestTwoPowersRetreat(t *testing.T) {
	attack := []string{"A Tyrolia - Munich", "A Bohemia supports A Tyrolia - Munich", "Turkey: A Armenia - Sevastopol", "Turkey: F Black Sea S A Armenia - Sevastopol", "seal"}
	for season, lines := range map[string][]string{"spring": attack, "fall": append([]string{"seal"}, attack...)} {
		p := play(t, driven, lines...)
		asked := p.ToAct()
		if len(asked) != 2 {
			t.Fatalf("%s: %v are asked", season, asked)
		}
		owner := map[engine.Ref]engine.Side{}
		for _, c := range p.View().Counters {
			owner[c.Ref] = c.Side
		}
		for _, side := range asked {
			ways := 0
			for _, c := range p.Legal(side, nil) {
				if c.Verb == wings.VerbSeal {
					continue
				}
				ways++
				if owner[c.A] != side {
					t.Errorf("%s: side %d may order %v of side %d", season, side, c.A, owner[c.A])
				}
			}
			if ways < 2 {
				t.Errorf("%s: side %d has %d ways", season, side, ways)
			}
		}
		text, err := p.(engine.Encoder).Encode()
		if err != nil {
			t.Fatal(err)
		}
		s := system(t, "wings-1901", nil)
		again, err := wings.Rules{System: diplomacy.RN46}.Restore(s.Kit, text)
		if err != nil {
			t.Fatal(err)
		}
		one, other := sealed(t, p, 2), sealed(t, again, 2)
		if one.Digest() != other.Digest() {
			t.Errorf("%s: the save goes on otherwise", season)
		}
	}
}

// sealed lets all who are asked seal, that many times over.
func sealed(t *testing.T, p engine.Position, times int) engine.Position {
	t.Helper()
	for range times {
		for _, side := range p.ToAct() {
			var err error
			if p, _, err = p.Apply(engine.Command{Side: side, Verb: wings.VerbSeal}, engine.NewFast(1)); err != nil {
				t.Fatal(err)
			}
		}
	}
	return p
}

// Who has more units than centres takes some back, and the first unit of the board is one like the others.
func TestTheFirstUnitIsRemoved(t *testing.T) {
	text := strings.Replace(driven, `units = ["A Tyrolia", "A Bohemia"]`, `units = ["A Tyrolia", "A Bohemia", "A Vienna"]`+"\n"+`owns = ["Vienna"]`, 1)
	p := play(t, text, "seal", "seal", "Austria: remove A Tyrolia").(*wings.Position)
	written := p.Ordered()
	if len(written) != 1 || written[0].Unit != engine.CounterRef(0) {
		t.Errorf("written: %+v", written)
	}
}

// A patrol lets only those pass who play.
func TestNobodyIgnoresWhoIsNotThere(t *testing.T) {
	p := play(t, small, "Germany: W Munich patrols Munich")
	rules := wings.Rules{System: diplomacy.RN46}
	if _, err := rules.ReadOrders(p, "Germany: W Munich ignore Russia"); err != nil {
		t.Error(err)
	}
	for _, who := range []string{"Turkey", "Sweden"} {
		if _, err := rules.ReadOrders(p, "Germany: W Munich ignore "+who); err == nil || !strings.Contains(err.Error(), "expected a power") {
			t.Errorf("%s: %v", who, err)
		}
	}
}
