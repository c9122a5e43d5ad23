// What the program knows of one verb, and how Legal, refusals, Apply and Tell read it.

package awaw

import (
	"strings"

	"awaw/engine"
)

// verb is one row of the table. Exactly one of do and roll is set.
type verb struct {
	word   string                                                // in notation
	way    func(*Position, engine.Command) []int                 // the way it takes if none is named, its first hex where it begins; nil for a verb that names none
	met    func(*Position, engine.Command, []int) []int          // how much known air could meet it in each hex of a way, in thirds of a factor; of verbs with a way
	form   string                                                // of its arguments in notation: see forms in text_notation.go
	cite   engine.Cite                                           // the paragraph it belongs to
	given  moments                                               // when it may be given
	sends  bool                                                  // counter A goes to place B, or at counter B, with others who do the same
	shows  bool                                                  // shows the force of a carrier that sends A out
	begins bool                                                  // begins what has been sent to place B
	waits  bool                                                  // refused under 18.25, before anything else, while units without a base or too many at one are asked about
	legal  func(*listing, []engine.Command) []engine.Command     // appends its commands of this moment; nil for a verb without arguments
	refuse func(*Position, engine.Command) (engine.Cite, string) // why a command may not be given; nothing if it is legal
	do     func(*turnover, engine.Command)                       // carries out a legal command
	roll   func(*turnover, engine.Command) error                 // the same of a verb that throws dice at once
	says   string                                                // its message after awaw.tell., and which fields of the command it speaks of
	tell   func(p *Position, c engine.Command, l *engine.Label)  // what cards and menus say beyond that; nil if nothing
}

// row finds a verb in the table, nil for what is none.
func row(v engine.Verb) *verb {
	if v == verbNone || v >= verbEnd {
		return nil
	}
	return &verbs[v]
}

// refusal gives the paragraph and the reason that forbid a command; none if it is legal.
func (p *Position) refusal(c engine.Command) (engine.Cite, string) {
	if p.over() {
		return "18", "awaw.no.over"
	}
	if c.Side != p.asked() {
		return "18", "awaw.no.turn"
	}
	x := row(c.Verb)
	switch {
	case x == nil:
		return "18", "awaw.no.such"
	case x.waits && p.displacing():
		return "18.25", "awaw.no.done"
	case c.Way != 0 && x.way == nil:
		return x.cite, "awaw.no.such"
	}
	return x.refuse(p, c)
}

// do carries out a legal command.
func (t *turnover) do(c engine.Command) error {
	x := row(c.Verb)
	if x.roll != nil {
		return x.roll(t, c)
	}
	x.do(t, c)
	return nil
}

// Tell words a command for choice cards, buttons and menus.
func (p *Position) Tell(c engine.Command) engine.Label {
	x := row(c.Verb)
	if x == nil {
		return engine.Label{}
	}
	l := engine.Label{Cite: x.cite, Name: x.name(c), Sends: x.sends, Begins: x.begins}
	if x.shows {
		l.Shows = p.shownBy(c.A)
	}
	if x.tell != nil {
		x.tell(p, c, &l)
	}
	if c.Way != 0 {
		l.Detail = detailed("way", p.waysides(c))
	}
	return l
}

// name is the message of a row with the fields of a command in the order the row gives.
func (x *verb) name(c engine.Command) engine.Text {
	key, fields, _ := strings.Cut(x.says, " ")
	args := make([]any, 0, 4)
	for _, f := range fields {
		switch f {
		case 'A':
			args = append(args, c.A)
		case 'B':
			args = append(args, c.B)
		case 'C':
			args = append(args, c.C)
		case 'N':
			args = append(args, int(c.N))
		}
	}
	return told(key, args...)
}
