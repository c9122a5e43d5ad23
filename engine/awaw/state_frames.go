// Questions within questions: a step asks, and within it a ground battle, an air transport activity, a naval combat, a strike, an
// attack of kamikazes, a bombing, a fight in the air or an owner's choice, each in its turn. Here stands what each of them must be able to say of
// itself; nothing else in the program asks by turns which of them is the innermost.

package awaw

import "awaw/engine"

// frameKind is a kind of question that may stand within a step or within another.
type frameKind uint8

const (
	frameBattle    frameKind = iota // 15: a ground battle
	frameActivity                   // 18.53, 18.54: an air transport activity
	frameNaval                      // 22.4: a naval combat, or the chance of one
	frameStrike                     // 23.4: a strike on ships
	frameKamikazes                  // 17.47: an attack of kamikazes
	frameBombing                    // 26: the bombing of a target
	frameFight                      // 19: a fight in the air
	frameChoice                     // an owner's choice among units, or hexes, that something falls on
	frameKinds
)

var frameNames = [frameKinds]string{"ground battle", "air transport", "naval combat", "strike on ships", "kamikazes", "bombing", "air fight", "owner's choice"}

func (k frameKind) String() string { return frameNames[k] }

// holds is what may stand on a question, by kind, and what the question does when that ends: it is given as it was at its end.
type holds [frameKinds]func(*turnover, frame)

// goesOn is the answer of a question to which the end of another changes nothing.
func goesOn(*turnover, frame) {}

// question is what is asked: of a step (step.go), or of a frame within it.
type question interface {
	moment() moment                                    // as the table of verbs knows it
	asked(p *Position) engine.Side                     // who owes his word; NoSide when all is over
	answers() *answers                                 // how it takes the verbs that several questions know
	settle(t *turnover) bool                           // goes on where nobody has anything to choose, and tells whether it did
	holds() *holds                                     // what may stand on it
	meets(p *Position) []engine.Command                // who may be sent to intercept now
	plans(p *Position, side engine.Side) []engine.Plan // whole missions
	prompt(p *Position, q engine.Prompt) engine.Prompt // in words
	panel(p *Position) (v engine.BattleView, ok bool)  // the combat panel; not ok for none
	draft(p *Position) (v engine.BattleView, ok bool)  // the panel of what is planned on the map
	anew(p *Position) bool                             // whether its panel comes before that of a fight just decided
}

// frame is one question within a step. Positions share frames and never change them: a turnover copies one, once, before it writes.
type frame interface {
	question
	what() frameKind
	copied() frame
	trail(out []engine.Text) []engine.Text // its name in the line that tells what stands in what; as it was for a question that has none
}

// quiet is what most questions say of most things.
type quiet struct{}

var nothing holds

func (quiet) settle(*turnover) bool                          { return false }
func (quiet) holds() *holds                                  { return &nothing }
func (quiet) meets(*Position) []engine.Command               { return nil }
func (quiet) plans(*Position, engine.Side) []engine.Plan     { return nil }
func (quiet) panel(*Position) (v engine.BattleView, ok bool) { return v, false }
func (quiet) draft(*Position) (v engine.BattleView, ok bool) { return v, false }
func (quiet) anew(*Position) bool                            { return false }
func (quiet) trail(out []engine.Text) []engine.Text          { return out }

// innermost is the question that is asked: the one on top of the stack, or the step. Units without a base, or too many at one,
// come before everything else (18.15, 18.25).
func (p *Position) innermost() question {
	if p.n == 0 || p.displacing() {
		return p.step
	}
	return p.frames[p.n-1]
}

// asked is the side that owes its word.
func (p *Position) asked() engine.Side { return p.innermost().asked(p) }

// moment tells what is asked for now.
func (p *Position) moment() moment { return p.innermost().moment() }

// answers is how a question takes the verbs that several know: saying that one is done, throwing the dice, going on, breaking off, and
// entering the result of a printed table instead of dice.
type answers struct{ done, roll, press, stop, verdict answer }

// answer is how a question takes one of them; nothing if it does not know it.
type answer struct {
	refuse func(*Position, engine.Command) (engine.Cite, string) // why it may not be given
	do     func(*turnover, engine.Command)                       // carries it out
	roll   func(*turnover) error                                 // the same of the dice
	list   func(*Position, []engine.Command) []engine.Command    // the results that may be entered
	tell   func(*Position, engine.Command, *engine.Label)        // how it is offered
}

// sayDone words the end of a stage that is called as told says.
func sayDone(l *engine.Label, key string, args ...any) { l.Key, l.Name = 'f', told(key, args...) }
