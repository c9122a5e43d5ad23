// What falls on some of a side's units and not on others is its owner's to say: who aborts, what is lost with a transport or a deck,
// which support is one too many, where on its way a force is met. One question for all of them, with a plain default; where what may
// be named is equal in effect, or all of it goes, the default is taken and nobody is asked.

package awaw

import (
	"slices"

	"awaw/engine"
)

// choice is such a question. A position never changes one it shares: turnover.choosing copies first.
type choice struct {
	quiet
	kind  choiceKind
	side  engine.Side
	cite  engine.Cite // of what befalls them, where the kind has several
	owed  []owed      // still to be named, one after another
	named []naming    // what has been, in order
}

// naming is one thing named for a part of a choice, and how many units of it.
type naming struct {
	at   int16
	what engine.Ref
	n    int16
}

// owed is what one part of a choice is about, as its kind counts it, and how much of it must still be named.
type owed struct{ at, n int16 }

// offer is one thing that may be named: how many units of it, and how much of what is owed each of them settles. Offers of the same
// likeness are equal in effect.
type offer struct {
	ref         engine.Ref
	most, worth int
	like        likeness
}

// likeness is what makes a difference between offers: of a counter its base, its deck and its state, of a hex the hex.
type likeness [4]int

// choiceRow is what one kind of choice does in its own way.
type choiceRow struct {
	cite   engine.Cite
	whole  bool                                              // what is named is one thing and has no number
	fits   func(*Position, *choice) bool                     // whether a saved choice could be asked where it stands
	offers func(*Position, owed) []offer                     // what may be named; the plain default begins with the first
	name   func(t *turnover, x owed, what engine.Ref, n int) // lets it fall on what is named, at once; nil: when all is named
}

// choices is filled in steps.go: what falls on units does so in rooms above this one.
var choices [choiceKinds]choiceRow

func (c *choice) row() *choiceRow { return &choices[c.kind] }

func (c *choice) what() frameKind { return frameChoice }

func (c *choice) copied() frame {
	n := *c
	n.owed, n.named = slices.Clone(c.owed), slices.Clone(c.named)
	return &n
}

func (c *choice) moment() moment { return momentChoice }

func (c *choice) asked(*Position) engine.Side { return c.side }

func (c *choice) answers() *answers { return &noAnswers }

var noAnswers answers

// choosing gives the present choice for writing.
func (t *turnover) choosing() *choice { return own[*choice](t) }

// choose opens a choice of a side, part after part. What it stands on goes on when it ends, whether anybody was asked or not.
func (t *turnover) choose(kind choiceKind, side engine.Side, parts ...owed) *choice {
	c := &choice{kind: kind, side: side, owed: parts}
	t.push(c)
	return c
}

// paragraph is that of what befalls the units.
func (c *choice) paragraph() engine.Cite {
	if c.cite != "" {
		return c.cite
	}
	return c.row().cite
}

// has tells whether something has been named.
func (c *choice) has(what engine.Ref) bool {
	return slices.ContainsFunc(c.named, func(x naming) bool { return x.what == what })
}

// unitsOf is how many units of an offer go into what is owed, or all there are.
func (o offer) unitsOf(n int16) int { return min(o.most, int(n)/o.worth) }

// open lists what may be named for the part at hand, and whether its owner has anything to choose: two offers that differ, and
// more of them than go.
func (c *choice) open(p *Position) (list []offer, free bool) {
	x := c.owed[0]
	list = slices.DeleteFunc(c.row().offers(p, x), func(o offer) bool { return o.unitsOf(x.n) == 0 })
	sum := 0
	for _, o := range list {
		sum += o.most * o.worth
		free = free || o.like != list[0].like
	}
	return list, free && sum > int(x.n)
}

// settle takes the default where nobody has anything to choose, and closes the choice when nothing is left to name.
func (c *choice) settle(t *turnover) bool {
	if len(c.owed) == 0 {
		t.end(c)
		return true
	}
	list, free := c.open(t.p)
	switch {
	case c.owed[0].n <= 0 || len(list) == 0:
		w := t.choosing()
		w.owed = w.owed[1:]
	case free && t.p.w.asks[c.kind]:
		return false
	default:
		t.named(list[0], list[0].unitsOf(c.owed[0].n))
	}
	return true
}

// named lets so many units of an offer be what falls.
func (t *turnover) named(o offer, n int) {
	c := t.choosing()
	x := c.owed[0]
	c.named = append(c.named, naming{x.at, o.ref, int16(n)})
	if fall := c.row().name; fall != nil {
		fall(t, x, o.ref, n)
	}
	c.owed[0].n = int16(max(0, int(x.n)-n*o.worth))
}

// chooseRefusal tells why something may not be named.
func (p *Position) chooseRefusal(c engine.Command) (engine.Cite, string) {
	if !p.now(VerbChoose) {
		return "19.42", "awaw.no.choose.now"
	}
	x := p.choice()
	list, _ := x.open(p)
	for _, o := range list {
		switch {
		case o.ref != c.A || c.B != 0 || c.C != 0:
		case x.row().whole && c.N == 0, !x.row().whole && c.N > 0 && int(c.N) <= o.unitsOf(x.owed[0].n):
			return "", ""
		default:
			return x.paragraph(), "awaw.no.choose.many"
		}
	}
	return x.paragraph(), "awaw.no.choose.who"
}

// legalChoices lists what may be named, in every number.
func (p *Position) legalChoices(buf []engine.Command) []engine.Command {
	x := p.choice()
	list, _ := x.open(p)
	for _, o := range list {
		c := engine.Command{Side: x.side, Verb: VerbChoose, A: o.ref}
		if x.row().whole {
			buf = append(buf, c)
			continue
		}
		for n := 1; n <= o.unitsOf(x.owed[0].n); n++ {
			c.N = int16(n)
			buf = append(buf, c)
		}
	}
	return buf
}

// nameChosen takes its owner's word.
func (t *turnover) nameChosen(c engine.Command) {
	x := t.p.choice()
	list, _ := x.open(t.p)
	i := slices.IndexFunc(list, func(o offer) bool { return o.ref == c.A })
	n := max(1, int(c.N))
	t.say(engine.EventChoice, x.paragraph(), "awaw.chosen."+choiceNames[x.kind], n, c.A)
	t.named(list[i], n)
}

// nameDefault names as the plain default does until the question is over.
func (t *turnover) nameDefault(engine.Command) {
	c := t.p.choice()
	t.say(engine.EventChoice, c.paragraph(), "awaw.chosen.default", c.side)
	for c = t.choosing(); len(c.owed) != 0; {
		list, _ := c.open(t.p)
		if c.owed[0].n <= 0 || len(list) == 0 {
			c.owed = c.owed[1:]
			continue
		}
		t.named(list[0], list[0].unitsOf(c.owed[0].n))
	}
}
