package awaw

import (
	"fmt"

	"awaw/engine"
)

// Row is what tests outside the package see of a row of the table of verbs.
type Row struct {
	Verb             engine.Verb
	Word, Form, Says string
	Cite             engine.Cite
	Plain            bool // it has no list of its own: it stands alone
}

// Rows gives the table of verbs, and what is amiss with its rows in themselves.
func Rows() (rows []Row, faults []string) {
	for v := verbNone + 1; v < verbEnd; v++ {
		x := verbs[v]
		rows = append(rows, Row{v, x.word, x.form, x.says, x.cite, x.legal == nil})
		switch {
		case x.refuse == nil:
			faults = append(faults, fmt.Sprintf("%s: nothing says when it is refused", x.word))
		case (x.do == nil) == (x.roll == nil):
			faults = append(faults, fmt.Sprintf("%s: it is carried out in no way or in two", x.word))
		case len(x.given) == 0:
			faults = append(faults, fmt.Sprintf("%s: it may be given in no moment", x.word))
		case x.legal == nil && x.form != "":
			faults = append(faults, fmt.Sprintf("%s: it has arguments and no list", x.word))
		}
		for _, m := range x.given {
			if m >= momentCount {
				faults = append(faults, fmt.Sprintf("%s: moment %d is none", x.word, m))
			}
		}
	}
	return rows, faults
}

// Offered tells whether the table lets a verb be given in this moment.
func (p *Position) Offered(v engine.Verb) bool { return verbs[v].given.has(p.moment()) }

// Refusal is why a command may not be given, as Apply reads it from the table.
func (p *Position) Refusal(c engine.Command) (engine.Cite, string) { return p.refusal(c) }

// Moment numbers what is asked for now.
func (p *Position) Moment() int { return int(p.moment()) }
