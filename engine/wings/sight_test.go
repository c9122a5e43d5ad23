package wings_test

import (
	"reflect"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/wings"
	"awaw/internal/nets"
)

// Games by chance in blind play pass the nets: nothing a side may do or is told depends on what it does not see.
func TestBlindGamesByChance(t *testing.T) {
	for id := range starts {
		s := system(t, id, map[string]string{"sight": "blind"})
		mem := nets.RandomPlay(t, s, nets.Play{Seed: 7, Most: 1500, Every: 749})
		nets.Replay(t, s, mem.Bytes())
	}
}

// worlds are two that one side cannot tell apart: the same start, but for a unit far away that stands elsewhere.
func worlds(t *testing.T) (out [2]engine.Position) {
	t.Helper()
	for i, at := range []string{`"A Smyrna"`, `"A Syria"`} {
		s := system(t, "wings-1901", map[string]string{"sight": "blind"})
		s.Doc.Data = []byte(strings.Replace(string(s.Doc.Data), `"A Smyrna"`, at, 1))
		p, err := s.Rules.Setup(s.Kit, s.Doc)
		if err != nil {
			t.Fatal(err)
		}
		out[i] = p
	}
	return out
}

// alike checks that sides cannot tell two worlds apart: what they see, may do, are refused, are shown.
func alike(t *testing.T, when string, a, b engine.Position, sides ...engine.Side) {
	t.Helper()
	for _, side := range sides {
		x, y := a.Seen(side), b.Seen(side)
		switch {
		case x.Digest() != y.Digest():
			t.Errorf("%s: side %d tells the worlds apart", when, side)
		case !reflect.DeepEqual(x.View(), y.View()):
			t.Errorf("%s: side %d is shown another world", when, side)
		case !reflect.DeepEqual(a.Legal(side, nil), b.Legal(side, nil)) || !reflect.DeepEqual(x.Legal(side, nil), a.Legal(side, nil)):
			t.Errorf("%s: side %d may do other things", when, side)
		case !reflect.DeepEqual(x.(*wings.Position).Settled(), y.(*wings.Position).Settled()):
			t.Errorf("%s: side %d is told other verdicts", when, side)
		}
	}
}

// A year in two worlds: as long as nobody of theirs comes near, the western powers see, may do and are told the same, event by event; the
// one whose unit it is knows better, and so does who stands beside it.
func TestTwoBlindWorlds(t *testing.T) {
	w := worlds(t)
	west := []engine.Side{1, 2, 3, 4, 5}
	alike(t, "at the start", w[0], w[1], west...)
	if w[0].Seen(7).Digest() == w[1].Seen(7).Digest() {
		t.Error("Turkey does not know where its own army stands")
	}
	order := func(line string) {
		t.Helper()
		var told [2][]engine.Event
		for i, p := range w {
			c, err := wings.Rules{System: starts["wings-1901"]}.ParseCommand(p, line)
			if err != nil {
				t.Fatal(err)
			}
			q, events, err := p.Apply(c, nil)
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			w[i], told[i] = q, events
		}
		for _, side := range west {
			if !reflect.DeepEqual(visible(told[0], side), visible(told[1], side)) {
				t.Errorf("%s: side %d is told %+v, and in the other world %+v", line, side, visible(told[0], side), visible(told[1], side))
			}
		}
	}
	for _, lines := range [][]string{
		{"England: F lon - nth", "England: W lon patrols nth", "France: A par - bur", "Germany: A mun - bur", "Italy: A ven - tri", "Austria: F tri holds", "Turkey: A con - bul"},
		{"England: F nth - nwy", "France: A mar supports A bur", "Germany: A mun - bur", "Turkey: W ank holds"},
	} {
		for _, l := range lines {
			if strings.HasPrefix(l, "France: A mar supports A bur") || strings.HasPrefix(l, "Turkey: W ank") {
				continue
			}
			order(l)
		}
		for len(w[0].ToAct()) > 0 && w[0].(*wings.Position).Moving() {
			order(all[w[0].ToAct()[0]-1] + ": seal")
		}
		alike(t, "after a movement", w[0], w[1], west...)
		for len(w[0].ToAct()) > 0 && !w[0].(*wings.Position).Moving() {
			order(all[w[0].ToAct()[0]-1] + ": seal")
		}
		alike(t, "when all is settled", w[0], w[1], west...)
	}
}

func visible(events []engine.Event, side engine.Side) (out []engine.Event) {
	for _, e := range events {
		if e.Visible(side) {
			e.Audience = 0
			out = append(out, e)
		}
	}
	return out
}

// What lies about one's own units and provinces is seen, what lies farther not; a patrol that stood shows what it watched.
func TestWhatIsSeen(t *testing.T) {
	s := system(t, "wings-1901", map[string]string{"sight": "blind"})
	p, err := s.Rules.Setup(s.Kit, s.Doc)
	if err != nil {
		t.Fatal(err)
	}
	units := func(p engine.Position, side engine.Side) (own, others int) {
		for _, c := range p.Seen(side).View().Counters {
			if c.Side == side {
				own++
			} else {
				others++
			}
		}
		return own, others
	}
	if own, others := units(p, 2); own != 4 || others != 0 {
		t.Errorf("England sees %d of its own and %d others", own, others)
	}
	if own, others := units(p, 1); own != 4 || others == 0 {
		t.Errorf("Austria sees %d of its own and %d others, and Venice and Warsaw lie next door", own, others)
	}
	if n := len(p.Seen(engine.NoSide).View().Counters); n != 0 {
		t.Errorf("who plays nothing sees %d units", n)
	}
	for _, line := range []string{"France: W par patrols bur"} {
		c, err := s.Rules.ParseCommand(p, line)
		if err != nil {
			t.Fatal(err)
		}
		if p, _, err = p.Apply(c, nil); err != nil {
			t.Fatal(err)
		}
	}
	for p.(*wings.Position).Moving() && !p.Seen(1).(*wings.Position).View().Prompt.Ask.IsZero() && p.(*wings.Position).Settled() == nil {
		if p, _, err = p.Apply(engine.Command{Side: p.ToAct()[0], Verb: wings.VerbSeal}, nil); err != nil {
			t.Fatal(err)
		}
	}
	list, blind := p.(*wings.Position).Sight(3)
	watched := p.(*wings.Position).Vision(3)
	if !blind || len(watched) < 5 {
		t.Fatalf("France watched %v", watched)
	}
	for _, r := range watched {
		found := false
		for _, x := range list {
			found = found || x == r
		}
		if !found {
			t.Errorf("France does not see %v, which its patrol watched", r)
		}
	}
	if _, others := units(p, 3); others == 0 {
		t.Error("the patrol over Burgundy shows nobody in Munich")
	}
}
