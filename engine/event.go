package engine

// Event explains one thing that happened. Events are shown, never folded into a position.
type Event struct {
	Kind     EventKind
	Cite     Cite
	Text     Text
	Refs     []Ref      // what it concerns: spaces and counters, for arrows, cards and biographies
	Dice     []int      // faces rolled, if any
	Of       int        `json:"-"` // how many sides those dice have; 0 for six
	Missed   []bool     `json:"-"` // which of those dice missed, where each hits or misses by itself; nil where none does
	Fight    BattleKind `json:"-"` // of dice: the kind of fight they fell in
	Ledger   Ledger
	Audience Sides // who may know; zero means everybody
	Moves    []Move
	Losses   []Loss // units lost for good, for counts over games; they stand on the last event of their command

	facts *Facts // what it tells in types; nil for most
}

// Facts are what an event tells in types, beside its words.
type Facts struct {
	Toll   *Toll    `json:",omitempty"` // of EventLoss in a fight in the air: what the round took of a side
	Chance *Fortune `json:",omitempty"` // of dice that harm ships or works: what they could have done, and did
	Won    *Won     `json:",omitempty"` // of EventOutcome: points that fell due
	Harm   *Harm    `json:",omitempty"` // of EventLoss at sea: what became of a ship
	Met    *Contact `json:",omitempty"` // of EventBattle at sea: who has intercepted whom
	Amid   bool     `json:",omitempty"` // of EventMove: amid battles, as who is sent into one or leaves it
	Ended  []Ended  `json:",omitempty"` // the fights its command decided, innermost first; they stand on its last event that everybody sees
	Raised *Raised  `json:",omitempty"` // of EventChoice: new units, of any kind
	Rounds []Volley `json:",omitempty"` // of fights in which every unit throws: those its command has brought to their end
}

// Facts tells them, none where there are none.
func (e *Event) Facts() Facts {
	if e.facts == nil {
		return Facts{}
	}
	return *e.facts
}

// Nothing tells whether there are none.
func (f Facts) Nothing() bool {
	return f.Toll == nil && f.Chance == nil && f.Won == nil && f.Harm == nil && f.Met == nil && !f.Amid && f.Raised == nil && len(f.Ended)+len(f.Rounds) == 0
}

// Fact gives them to be written on.
func (e *Event) Fact() *Facts {
	if e.facts == nil {
		e.facts = &Facts{}
	}
	return e.facts
}

// EventKind groups events for the log, the cards and the timeline.
type EventKind uint8

// The kinds of event.
const (
	EventNote      EventKind = iota // something to know
	EventPhase                      // a turn, player turn, phase or step began
	EventMove                       // counters changed place
	EventBattle                     // a battle or round began or ended
	EventDice                       // dice fell
	EventLoss                       // factors were eliminated
	EventTurned                     // counters were inverted or uninverted
	EventChoice                     // a side decided something
	EventBase                       // a base was placed, removed or lost
	EventOutcome                    // points, victory
	EventReveal                     // something hidden became known
	EventDisplaced                  // counters lost their base and went to another
	EventNews                       // what a nation may do has changed: research, who is at war
)

// Move is one counter's journey, for animation and arrows.
type Move struct {
	Counter Ref
	From    Ref
	To      Ref
}

// Raised is new units of a side in a place.
type Raised struct {
	Side Side
	At   Ref
	N    int
}

// Loss is units of one type that a side lost for good. N is in the unit printed on its counters.
type Loss struct {
	Side Side
	Kind string // the Code of its kind of counter
	N    int
}

// Visible tells whether side may know the event.
func (e Event) Visible(side Side) bool { return e.Audience == 0 || e.Audience.Has(side) }

// Redact gives the events that side may know.
func Redact(events []Event, side Side) []Event {
	var out []Event
	for _, e := range events {
		if e.Visible(side) {
			out = append(out, e)
		}
	}
	return out
}
