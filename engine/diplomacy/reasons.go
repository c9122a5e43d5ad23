package diplomacy

import "awaw/engine"

// This file holds the facts an adjudicator proves and the clauses they rest on.

// Reason is one line of a proof. Lines with a greater depth say why the line above them holds.
type Reason struct {
	Depth uint8
	Fact  Fact
	Whose uint8 // whose verdict the proof is for, by number of the unit
	Unit  uint8 // whom the line is about
	By    uint8 // the other unit; 255: none
	At    Place
	N     int8 // a strength, or the number of a pass
}

// Fact is what a line of a proof states.
type Fact uint8

// The facts.
const (
	ItHolds Fact = iota
	Arrives
	IsKeptOut
	SupportCounts
	SupportFails
	ConvoyStands
	ConvoyFails
	MissionFlown
	MissionFails
	TurnsBack
	DefendsBase
	CannotDefend
	IsVoid
	IsInvalid
	DislodgedBy
	// Reasons below a verdict.
	SupportedBy
	SupportedInVain
	NotAgainstOwn
	HeldWith
	BaseSupported
	WingDefends
	AttackedToo
	OwnUnitStays
	ComesHeadOn
	ProvinceLeft
	CutBy
	CutFromTarget
	OwnDoesNotCut
	NotCutFromTarget
	CarrierDriven
	NoChain
	NoAnswer
	BroughtBy
	NotBroughtBy
	HomeAgain
	AssaultDisbands
	MetBy
	CoveredBy
	RaidedBy
	CircleOfRaids
	WouldFall
	TakenBy
	WingInTheWay
	NotAnAirbase
	factCount
)

var factKeys = [factCount]string{"holds", "arrives", "kept-out", "support-counts", "support-fails", "convoy-stands", "convoy-fails", "mission-flown",
	"mission-fails", "turns-back", "defends-base", "cannot-defend", "void", "invalid", "dislodged-by", "supported-by", "supported-in-vain",
	"not-against-own", "held-with", "base-supported", "wing-defends", "attacked-too", "own-unit-stays", "comes-head-on", "province-left", "cut-by",
	"cut-from-target", "own-does-not-cut", "not-cut-from-target", "carrier-driven", "no-chain", "no-answer", "brought-by", "not-brought-by", "home-again",
	"assault-disbands", "met-by", "covered-by", "raided-by", "circle-of-raids", "would-fall", "taken-by", "wing-in-the-way", "not-an-airbase"}

// Key is the fact's word in files.
func (f Fact) Key() string { return factKeys[f] }

// Say words a reason about the units of the last movement.
func (a *Adjudicator) Say(r Reason) engine.Text {
	by := ""
	if r.By != none {
		by = a.board.Write(a.units[r.By])
	}
	args := []any{a.board.Write(a.units[r.Unit]), by, a.board.Name(r.At), int(r.N)}
	if r.Fact == IsVoid || r.Fact == IsInvalid {
		args = append(args, engine.Text{Key: "diplomacy.fault." + a.fault[r.Unit].Key()})
	}
	key := factKeys[r.Fact]
	if r.Fact == IsKeptOut && r.N > 0 {
		key += "-with"
	}
	return engine.Say("diplomacy.why."+key, args...)
}
