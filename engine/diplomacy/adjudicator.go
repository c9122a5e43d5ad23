// The adjudicator's working memory. It is kept between turns, so that a movement costs no allocation.
package diplomacy

// none is the number of no unit.
const none uint8 = 255

// answer is what is known of a question while a turn is being settled.
type answer uint8

const (
	unknown answer = iota
	no
	yes
)

// way is how a move goes.
type way uint8

const (
	overland   way = iota // to a neighbour, over land or along a coast
	oversea               // convoyed
	throughAir            // flown by wings
	ownWings              // a wing's own move
)

// Adjudicator settles turns by one board and one set of rules. It may be used again and again, but not by two callers at the
// same time.
type Adjudicator struct {
	board *Board
	rules Rules

	pos   *Position
	units []Unit
	kind  [slots]Kind
	owner [slots]Power // whose a unit is

	top  [slots]uint8 // the army or fleet in a province
	wing [slots]uint8 // the wing in a province

	given  [slots]*Order // the order a unit was given; nil: none
	prov   [slots]Place
	act    [slots]Verb  // what a unit does, bad orders replaced
	dest   [slots]Place // the province it moves into, supports into, raids, patrols
	lands  [slots]Place // the place a mover arrives at
	of     [slots]uint8 // the unit supported, convoyed, lifted or escorted
	result [slots]Result
	cause  [slots]Cause
	fault  [slots]Fault
	way    [slots]way
	path   [slots]answer // whether a convoyed or flown army gets there
	state  [slots]answer // whether a move succeeds, a support counts

	moving   roll         // units ordered to move
	helping  roll         // to support
	carrying roll         // to convoy
	winning  roll         // those of moving that got there, once the turn is told
	losing   roll         // and the others
	comers   [slots]uint8 // those moving into a province, linked by next
	strikes  [slots]uint8 // rn44 wings attacking a province, linked by next
	next     [slots]uint8
	helpers  [slots]uint8 // supports and convoys of a unit, linked by nextHelp
	nextHelp [slots]uint8

	pending [slots]uint8
	waiting int
	looking [slots]bool

	afloat  Places       // seas with a fleet
	raided  Places       // provinces where a raid cuts every support
	base    [slots]Power // whose wing supports the defence of its base
	vacated [slots]bool  // delivered armies: their start counts as left
	exempt  [slots]bool  // delivered armies kept out only by a unit of their own
	late    [slots]bool  // rn44 moves to what is no airbase at the end of the turn
	gone    Places       // rn46: bases whose lone wing has flown off for good

	air  airWork
	deps depWork
	out  Outcome

	proof   []Reason
	proving uint8
}

// roll lists units by number. Some may do something else by now: what they do stands in act.
type roll struct {
	n    int
	unit [slots]uint8
}

func (r *roll) list() []uint8 { return r.unit[:r.n] }

// NewAdjudicator makes an adjudicator for a board and rules.
func NewAdjudicator(b *Board, r Rules) *Adjudicator {
	a := &Adjudicator{board: b, rules: r}
	a.strikes = nobody
	return a
}

// nobody is a table without units.
var nobody = func() (t [slots]uint8) {
	for i := range t {
		t[i] = none
	}
	return t
}()

// Result is what became of an order.
type Result uint8

// The results.
const (
	OK      Result = iota
	Fails          // a legal order that did not do what it says
	Void           // possible, but no order matches it
	Invalid        // impossible or not allowed
)

// String is the result's word in files.
func (r Result) String() string { return [...]string{"ok", "fails", "void", "invalid"}[r] }

// Cause is why an order did not do what it says.
type Cause uint8

// The causes.
const (
	NoCause Cause = iota
	Bounced
	Cut
	Dislodged
	NoConvoy
	NotDelivered
	AssaultLost
	OwnUnit
	NoMatch
	NotLegal
	Intercepted
	Raided
	Paradox
	Reversion
	DestinationTaken
	NoRoom
	NoAirbase
)

// String is the cause's word in files.
func (c Cause) String() string {
	return [...]string{"", "bounced", "cut", "dislodged", "no-convoy", "not-delivered", "assault-lost", "own-unit", "no-match", "illegal",
		"intercepted", "raided", "paradox", "reversion", "destination-taken", "no-room", "no-airbase"}[c]
}

func (a *Adjudicator) power(i uint8) Power { return a.owner[i] }

// surface tells whether unit i is an army or fleet.
func (a *Adjudicator) surface(i uint8) bool { return a.kind[i] != Wing }

// begin lays out the units of a position.
func (a *Adjudicator) begin(p *Position) {
	a.pos, a.units = p, p.Units
	a.top, a.wing = nobody, nobody
	var ground Places
	for n, u := range p.Units {
		i, at := uint8(n), a.board.of[u.At]
		a.kind[i], a.owner[i], a.prov[i], a.dest[i] = u.Kind, u.Power, at, at
		a.given[i], a.act[i], a.of[i], a.helpers[i] = nil, Hold, none, none
		a.result[i], a.cause[i], a.fault[i] = OK, NoCause, NoFault
		a.way[i], a.path[i], a.state[i] = overland, unknown, unknown
		if a.rules.System != Plain {
			a.vacated[i], a.exempt[i], a.late[i] = false, false, false
		}
		if u.Kind == Wing {
			a.wing[at] = i
			continue
		}
		a.top[at] = i
		ground = ground.With(at)
	}
	a.afloat = ground.And(a.board.sea) // armies are on land
	a.raided, a.gone = Places{}, Places{}
}
