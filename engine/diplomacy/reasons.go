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

// cites names the clause each fact rests on, by system: plain Diplomacy, rn44, rn46. Where an air system is silent its general
// clause stands for the normal rules.
var cites = [factCount][3]engine.Cite{
	ItHolds: {"dip.hold", "rn44.11e", "rn46.unit.7"}, Arrives: {"dip.move"}, IsKeptOut: {"dip.bounce", "rn44.11a-prevented"},
	SupportCounts: {"dip.support"}, SupportFails: {"dip.cut"}, ConvoyStands: {"dip.convoy", "rn44.11d"}, ConvoyFails: {"dip.convoy", "rn44.11d-dislodged"},
	MissionFlown: {"", "rn44.11", "rn46.unit.3"}, MissionFails: {"", "rn44.11", "rn46.patrol.4"}, TurnsBack: {"", "", "rn46.revert.2"},
	DefendsBase: {"", "", "rn46.revert.3"}, CannotDefend: {"", "", "rn46.revert.6"}, IsVoid: {"dip.match"}, IsInvalid: {"dip.legal", "rn44.11", "rn46.unit.3"},
	DislodgedBy: {"dip.dislodge"}, SupportedBy: {"dip.support"}, SupportedInVain: {"dip.cut"}, NotAgainstOwn: {"dip.own"},
	HeldWith: {"dip.strength", "rn44.12"}, BaseSupported: {"", "", "rn46.support.7"}, WingDefends: {"", "rn44.12"}, AttackedToo: {"dip.bounce"},
	OwnUnitStays: {"dip.own"}, ComesHeadOn: {"dip.head-on"}, ProvinceLeft: {"dip.move"}, CutBy: {"dip.cut", "rn44.11c-cut"},
	CutFromTarget: {"dip.cut-dislodged", "rn44.11c-cut"}, OwnDoesNotCut: {"dip.cut-own"}, NotCutFromTarget: {"dip.cut-target"},
	CarrierDriven: {"dip.convoy", "rn44.11d-dislodged"}, NoChain: {"dip.convoy", "rn44.11d-chain"}, NoAnswer: {"dip.paradox"},
	BroughtBy: {"dip.convoy", "rn44.11d", "rn46.airlift.13"}, NotBroughtBy: {"", "rn44.11d", "rn46.airlift.12"}, HomeAgain: {"", "", "rn46.airlift.14"},
	AssaultDisbands: {"", "", "rn46.airlift.10"}, MetBy: {"", "", "rn46.patrol.3"}, CoveredBy: {"", "", "rn46.escort.1"}, RaidedBy: {"", "", "rn46.raid.3"},
	CircleOfRaids: {"", "", "rn46.paradox.1"}, WouldFall: {"", "", "rn46.revert.2"}, TakenBy: {"", "", "rn46.move.4"}, WingInTheWay: {"", "rn44.6", "rn46.unit.9"},
	NotAnAirbase: {"", "rn44.11a-not-airbase"},
}

// Cite is the clause a fact rests on under a system.
func (f Fact) Cite(s System) engine.Cite {
	if c := cites[f][s]; c != "" {
		return c
	}
	return cites[f][Plain]
}

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
	return engine.Say("diplomacy.why."+factKeys[r.Fact], args...)
}
