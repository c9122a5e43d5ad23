// Minds: what the thinking opponents know of a rule system. All else they find out by trying.

package ai

import "awaw/engine"

// Mind knows one rule system. It works on what a side sees, and is for one goroutine: it may keep room to work in, but
// nothing it answers depends on what it was asked before.
type Mind interface {
	// Fits tells whether it knows this position's game; another game of the same system may have other values.
	Fits(p engine.Position) bool
	// Value is how the contest stands for side, in the system's points, with what is likely to follow. For a position that
	// is decided it is the points and what victory is worth.
	Value(p engine.Position, side engine.Side) float64
	// Manners counts the ways of playing it knows, the best first; a level need not have learned the first of them.
	Manners() int
	// Moves adds the commands side gives next in a manner, none when it has no opinion. A later one may be refused after
	// chance or another side has had a word.
	Moves(p engine.Position, side engine.Side, manner int, buf []engine.Command) []engine.Command
	// Knows tells whether Moves has an opinion on commands like this one; others are for trying.
	Knows(c engine.Command) bool
	// Folly tells whether a command is never worth trying by itself, whatever a trial may say of it.
	Folly(p engine.Position, side engine.Side, c engine.Command) bool
	// Clock counts the player turns gone by, to know how far a trial has led.
	Clock(p engine.Position) int
	// Intent words what some commands are for and what is expected of them, for the side that gives them.
	Intent(p engine.Position, side engine.Side, moves []engine.Command) (meant, expected []engine.Text)
}

// Proposer is a mind that knows of whole plans beside those of its manners, the likelier first; they are tried by those who look further.
type Proposer interface {
	Others(p engine.Position, side engine.Side) [][]engine.Command
}

// Stormer is a mind that knows of plans none of its manners would make, each for one place, whatever the odds. They are tried after those of all manners
// by those who see them.
type Stormer interface {
	Storms(p engine.Position, side engine.Side) [][]engine.Command
}

// Campaigner is a mind that can lead a whole player turn to one place: what flies, what marches and what attacks serve that place first.
type Campaigner interface {
	// Objectives lists at most so many places the side asked may go for now, the likelier first; none where it is not to decide on that.
	Objectives(p engine.Position, side engine.Side, most int) []engine.Ref
	// Toward adds the commands side gives next in a manner with a place for its objective.
	Toward(p engine.Position, side engine.Side, manner int, to engine.Ref, buf []engine.Command) []engine.Command
}

// Rester is a mind that knows where its plans go by rules of thumb though nothing need be done: it gives the command that does nothing more
// there, to be tried against them.
type Rester interface {
	Rest(p engine.Position, side engine.Side) (engine.Command, bool)
}

// Drilled is a mind that knows which of its manners does best where, by what came of games.
type Drilled interface {
	// Doctrine is how a side does best in the game a position is of; false where nobody has played it to find out.
	Doctrine(p engine.Position, side engine.Side) (Doctrine, bool)
}

// Doctrine is how a side does best in a game.
type Doctrine struct {
	Manner  int  // the one to believe in
	Taught  int  // the one those believe in who look no further; 0 for what they believe in everywhere
	Idle    bool // to do nothing more in a step is tried as well
	Storms  bool // so are plans that no manner would make, by those too who do not try them everywhere
	Answers bool // in half of all trials the other side answers by the manner that does best for it
}

// Lister is a mind that keeps what it has listed of one position: a trial asks it first what is legal, and then what to do. The list is
// not to be written on, and good until the mind is asked about another position.
type Lister interface {
	Legal(p engine.Position, side engine.Side) []engine.Command
}

// Learner is a mind that can weigh positions by what was learnt from games.
type Learner interface {
	Learn(everywhere bool) // from now on it does: everywhere, or only where that was found to win more
}

// plainMind plays systems nobody has told it of: it knows who leads.
type plainMind struct {
	roster Roster
	legal  []engine.Command
}

// Victory is what winning is worth beside the points, to every mind.
const Victory = 30

// Fits is yes: what it knows holds everywhere, but where somebody knows more.
func (m *plainMind) Fits(p engine.Position) bool {
	other, _ := m.roster.known(p)
	return other == nil
}

// Value is the lead over the best of the others.
func (*plainMind) Value(p engine.Position, side engine.Side) float64 { return Lead(p, side) }

// Lead is the lead of side in points over the best of the others, with what victory is worth if it is decided.
func Lead(p engine.Position, side engine.Side) float64 {
	o := p.Outcome()
	own, other := 0.0, 0.0
	first := true
	for _, s := range o.Score {
		switch {
		case s.Side == side:
			own = float64(s.Points)
		case first || float64(s.Points) > other:
			other, first = float64(s.Points), false
		}
	}
	v := own - other
	if o.Over && o.Winner == side {
		v += Victory
	} else if o.Over && o.Winner != engine.NoSide {
		v -= Victory
	}
	return v
}

// Manners is one: no opinion.
func (*plainMind) Manners() int { return 1 }

// Moves has no opinion but where there is no choice.
func (m *plainMind) Moves(p engine.Position, side engine.Side, _ int, buf []engine.Command) []engine.Command {
	if m.legal = p.Legal(side, m.legal[:0]); len(m.legal) == 1 {
		buf = append(buf, m.legal[0])
	}
	return buf
}

// Knows is no: every command is tried.
func (*plainMind) Knows(engine.Command) bool { return false }

// Folly is no: it knows of none.
func (*plainMind) Folly(engine.Position, engine.Side, engine.Command) bool { return false }

// Clock goes by turns and sides, where the position marks them.
func (*plainMind) Clock(p engine.Position) int {
	if m, ok := p.(engine.PhaseMarker); ok {
		return int(m.PhaseID())
	}
	return 0
}

// Intent has nothing to say.
func (*plainMind) Intent(engine.Position, engine.Side, []engine.Command) (meant, expected []engine.Text) {
	return nil, nil
}
