// Package engine is the contract between rules, games and screens. It knows no rules.
//
// A Position is plain, immutable data. A side asks for something with a Command; Apply answers with the
// next Position and the Events that explain it, or refuses with an Illegal that names the paragraph.
// Chance enters through Dice alone. A Game is a Position with its Journal.
package engine

// Position is one moment of a game. Its methods never write on the receiver and are safe for concurrent use.
type Position interface {
	// ToAct lists the sides that owe a command. None: the game is over. Several: they act simultaneously and
	// in secret, and their drafts commute.
	ToAct() []Side
	// Legal appends every command side may give in this step to buf, sorted by Command.Compare, and returns it.
	Legal(side Side, buf []Command) []Command
	// Apply gives the position after c. It refuses with an Illegal, waits with ErrNeedDice, or passes on a dice error.
	Apply(c Command, dice Dice) (Position, []Event, error)
	// Seen is the position as side knows it, with the other sides' secrets taken out. It is idempotent.
	Seen(side Side) Position
	// View is what a screen may show of this position. Ask it of Seen(side).
	View() View
	// Outcome tells whether the game is over and who stands where.
	Outcome() Outcome
	// Digest identifies the position: equal positions have equal digests, on every machine.
	Digest() [32]byte
}

// InTurn gives the one of the sides to act that goes when n commands have been given, for players that give one at a time: sides
// that write in secret take turns, so that none depends on being first. acting is not empty.
func InTurn(acting []Side, n int) Side { return acting[n%len(acting)] }

// Ruleset makes positions of one rule system.
type Ruleset interface {
	ID() SystemID
	// Setup reads a scenario. Errors name file, line and key, and list every fault found.
	Setup(kit Kit, doc Doc) (Position, error)
	// Restore reads back what the position's Encoder wrote.
	Restore(kit Kit, data []byte) (Position, error)
	Notation
}

// Notation writes commands as text and reads them back; the page docs/notation.md describes it for each system.
type Notation interface {
	// FormatCommand writes c as one line a player can read. p is the position in which c is given.
	FormatCommand(p Position, c Command) string
	// ParseCommand reads such a line. Errors say which word was not understood and what could stand there.
	ParseCommand(p Position, line string) (Command, error)
}

// Encoder is implemented by every position that can stand in a keyframe.
type Encoder interface {
	// Encode writes the position as text that Ruleset.Restore reads back to an equal one.
	Encode() ([]byte, error)
}

// Rereader is implemented by positions that read back what another of their game wrote sooner than Restore does: what never changes in a
// game is not made again.
type Rereader interface {
	// Reread gives what Restore gives with the kit of this position.
	Reread(data []byte) (Position, error)
}

// Reread reads back what a position wrote. near is another one of the same rules and kit, if there is one.
func Reread(rules Ruleset, kit Kit, near Position, data []byte) (Position, error) {
	if r, ok := near.(Rereader); ok {
		return r.Reread(data)
	}
	return rules.Restore(kit, data)
}

// Dated is implemented by positions that tell their turn and date without a whole View, which would say the same.
type Dated interface {
	// TurnNumber is View's Turn.
	TurnNumber() int
	// Date is View's Date.
	Date() Text
}

// When tells the turn and date of a position, by a View where it has no quicker way.
func When(p Position) (turn int, date Text) {
	if d, ok := p.(Dated); ok {
		return d.TurnNumber(), d.Date()
	}
	v := p.Seen(NoSide).View()
	return v.Turn, v.Date
}

// Hider is implemented by positions of systems with hidden information. Without it nothing is hidden.
type Hider interface {
	// Hides tells whether the position holds anything that side may not know.
	Hides(side Side) bool
}

// PhaseMarker is implemented by positions of systems with phases: a keyframe is written whenever the number
// changes. Equal numbers in different turns must not follow each other.
type PhaseMarker interface{ PhaseID() uint32 }

// Forecaster is a Position that tells what turns are called, those to come among them.
type Forecaster interface{ DateOf(turn int) Text }

// Planner lists whole missions. It is asked of Seen(side) only.
type Planner interface {
	// Plans gives missions as command lists; each list is accepted command by command.
	Plans(side Side) []Plan
}

// Foreseer shows the panel of a battle that is still to come at a place, with what has been sent there, if all who could fought it. It is
// asked of Seen(side) only.
type Foreseer interface {
	Foreseen(at Ref) (BattleView, bool)
}

// Asker answers questions about a position without changing it. It is asked of Seen(side) only.
type Asker interface {
	Ask(side Side, q Query) (Answer, error)
}

// Guesser fills in what side cannot see, for search. It is asked of Seen(side) only.
type Guesser interface {
	Guess(side Side, dice Dice) Position
}

// Teller words commands for choice cards and menus.
type Teller interface {
	Tell(c Command) Label
}

// Label is how a command is offered to a person.
type Label struct {
	Name   Text // "Stay and fight"
	Detail Text // what it leads to; may be empty
	Brings Text // what success of it would bring, where that is the same for every number; may be empty
	Cite   Cite
	Key    rune // suggested key, 0 for none
	// Main marks the one command that moves the game on (finish, confirm, roll).
	Main bool
	// Agreed marks one of several ways on that was told when the order for it was given: a way home. It is offered beside the others, not for them.
	Agreed bool
	// Sorts marks a command that only parts or merges counters where they stand.
	Sorts bool
	// Beside marks a command beside what the step is about: it adds to an order that is written, or asks for something else. It never
	// keeps the one that moves the game on from being the one to press.
	Beside bool
	// Sends marks a command by which counter A goes to place B, or at counter B, with others who do the same: a screen gathers them
	// under what they go for. Begins marks one that begins what has been sent to place B.
	Sends, Begins bool
	// Vain marks one by which it strikes at a place where nobody is known to be: it wins nothing.
	Vain bool
	// Escorts marks one by which counter A only goes along with those who were sent there.
	Escorts bool
	// Shows is what the other sides get to know by it that they do not know: a force whose carrier sends a wing out; NoRef for nothing.
	Shows Ref
	// Settles is how much it settles of what is owed (Prompt.Owed), where counter A pays: commands that do are picked together.
	Settles int
	// Forfeits tells what is given up for good by moving the game on with it; Loses says it in words.
	Forfeits Forfeit
	Loses    Text // "12 research points lapse."
}

// Forfeit is what somebody gives up for good by going on as things stand. A screen asks about it once.
type Forfeit uint8

// What may be given up.
const (
	ForfeitsNothing Forfeit = iota
	ForfeitsPoints          // money or points that lapse
	ForfeitsSent            // what was sent out and would be lost unused
	ForfeitsOrders          // the orders of all its units: none is written
)

// Plan is one whole mission: accepted command by command, in order.
type Plan struct {
	Kind     string // machine word: "counterair", "stage"
	Name     Text
	Commands []Command
}

// Kit is what a ruleset needs beside the scenario: the board, the rule values, the options.
type Kit struct {
	Board   Board
	Tables  Tables
	Options map[string]string // options and switches changed from standard, by name
}

// Board is a map with an identity. A system asserts it to the kind of board it plays on.
type Board interface {
	ID() string
	Edition() int
}

// Tables decodes rule values; package tables implements it.
type Tables interface {
	// Decode reads the named TOML file strictly into a pointer. Errors name file, line and key.
	Decode(name string, into any) error
	// Hash identifies the decoded values of the files under a folder (never their prose).
	Hash(folder string) string
}

// Keeper is implemented by Tables that never change and can hold on to what was made of them: values decoded once serve every
// position set up with them. What is kept is shared, and must never be written to.
type Keeper interface {
	// Keep gives what is kept under a key; what nobody has made yet is made first. Errors are not kept.
	Keep(key string, make func() (any, error)) (any, error)
}

// Kept gives what is kept with tables under a key, or makes it anew where they keep nothing.
func Kept[T any](t Tables, key string, make func() (T, error)) (T, error) {
	k, ok := t.(Keeper)
	if !ok {
		return make()
	}
	v, err := k.Keep(key, func() (any, error) { return make() })
	if err != nil {
		var none T
		return none, err
	}
	return v.(T), nil
}

// Doc is a scenario file as read: its name for error messages and its bytes.
type Doc struct {
	Name string
	Data []byte
}

// Outcome is the state of the contest.
type Outcome struct {
	Over   bool
	Winner Side   // NoSide while undecided, or a draw when Over
	Level  string // the name its scenario gives to this result, when Over
	Why    Text
	Score  []Score
}

// Score is one side's standing in the scenario's own points.
type Score struct {
	Side   Side
	Points int
}

// MostPoints is the outcome where whoever has most points wins: won is the key that words it, with the winner and the points, and draw
// the key where several have as many, with the points.
func MostPoints(over bool, score []Score, won, draw string) Outcome {
	out := Outcome{Over: over, Score: score}
	best, several := -1, false
	leader := NoSide
	for _, s := range score {
		switch {
		case s.Points > best:
			best, several, leader = s.Points, false, s.Side
		case s.Points == best:
			several = true
		}
	}
	switch {
	case !over:
	case several:
		out.Why = Say(draw, best)
	default:
		out.Winner, out.Why = leader, Say(won, leader, best)
	}
	return out
}
