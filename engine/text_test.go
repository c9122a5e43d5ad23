package engine

import "testing"

type plainNames struct{}

func (plainNames) NameOf(Ref) string { return "Germany AAF 2" }

// wordy names counter 1 by message, counter 2 by one that lacks a word, counter 3 not at all.
type wordy struct{ plainNames }

func (wordy) TextOf(r Ref) (Text, bool) {
	switch r.Index() {
	case 1:
		return Say("unit", Text{Key: "of.GE"}, Text{Key: "arm.AAF"}, 2), true
	case 2:
		return Say("unit", Text{Key: "of.XX"}, Text{Key: "arm.AAF"}, 2), true
	}
	return Text{}, false
}

// A reference is named in the words of the language where it has them all, else as the system names it.
func TestReferencesAreNamedInTheLanguage(t *testing.T) {
	c := Catalog{"flies": "{0} fliegt", "unit": "{1} {2} ({0})", "of.GE": "Deutschland", "arm.AAF": "Heeresflieger"}
	for _, x := range []struct {
		names Namer
		n     int
		want  string
	}{
		{wordy{}, 1, "Heeresflieger 2 (Deutschland) fliegt"}, {wordy{}, 2, "Germany AAF 2 fliegt"}, {wordy{}, 3, "Germany AAF 2 fliegt"},
		{plainNames{}, 1, "Germany AAF 2 fliegt"}, {nil, 1, CounterRef(1).String() + " fliegt"},
	} {
		if got := c.Word(Say("flies", CounterRef(x.n)), x.names); got != x.want {
			t.Errorf("counter %d is named %q, not %q", x.n, got, x.want)
		}
	}
	delete(c, "unit")
	if got := c.Word(Say("flies", CounterRef(1)), wordy{}); got != "Germany AAF 2 fliegt" {
		t.Errorf("without the message %q", got)
	}
}

// One decimal stands behind the mark of the language, with the sign in front.
func TestTenths(t *testing.T) {
	german := Catalog{"x": "{0}", "screen.number.decimal": "{0},{1}"}
	for _, c := range []struct {
		n             int
		plain, german string
	}{{0, "0.0", "0,0"}, {1, "0.1", "0,1"}, {-3, "−0.3", "−0,3"}, {100, "10.0", "10,0"}, {-123, "−12.3", "−12,3"}} {
		say := Say("x", Tenths(c.n))
		if got := (Catalog{"x": "{0}"}).Word(say, nil); got != c.plain {
			t.Errorf("%d without a mark: %q; expected %q", c.n, got, c.plain)
		}
		if got := german.Word(say, nil); got != c.german {
			t.Errorf("%d in German: %q; expected %q", c.n, got, c.german)
		}
	}
}

// A message may have words of its own for nothing, and leave out what did not happen.
func TestWordsForNothing(t *testing.T) {
	c := Catalog{"lost": "{0|no wing|1 wing|# wings} lost{1||, 1 aborts|, # abort}."}
	for _, q := range []struct {
		lost, aborted int
		want          string
	}{{0, 0, "no wing lost."}, {1, 1, "1 wing lost, 1 aborts."}, {12, 3, "12 wings lost, 3 abort."}} {
		if got := c.Word(Say("lost", q.lost, q.aborted), nil); got != q.want {
			t.Errorf("%d, %d: %q, want %q", q.lost, q.aborted, got, q.want)
		}
	}
}

// placed tells where counter 1 is by a phrase.
type placed struct{ plainNames }

func (placed) PlaceOf(r Ref) (Text, bool) { return Say("south", "Rennell"), r.Index() == 1 }

// Where something is stands behind the word its message has for it, or is told by a phrase alone, with a capital where that word has one.
func TestPlacesAreToldByAPhrase(t *testing.T) {
	c := Catalog{"fight": "Battle {0@at}, {1}.", "first": "{0@At} they fight.", "south": "south of {0}"}
	for _, x := range []struct {
		key   string
		names Namer
		n     int
		want  string
	}{
		{"fight", placed{}, 1, "Battle south of Rennell, 3."}, {"fight", placed{}, 2, "Battle at Germany AAF 2, 3."},
		{"fight", plainNames{}, 1, "Battle at Germany AAF 2, 3."}, {"fight", nil, 1, "Battle at " + CounterRef(1).String() + ", 3."},
		{"first", placed{}, 1, "South of Rennell they fight."}, {"first", placed{}, 2, "At Germany AAF 2 they fight."},
	} {
		if got := c.Word(Say(x.key, CounterRef(x.n), 3), x.names); got != x.want {
			t.Errorf("%s of %d: %q, not %q", x.key, x.n, got, x.want)
		}
	}
}
