// Which clause a line of a proof rests on.
package diplomacy

import (
	"cmp"

	"awaw/engine"
)

// cites names the clause each fact rests on, by system: plain Diplomacy, rn44, rn46. Where an air system is silent its general
// clause stands for the normal rules.
var cites = [factCount][3]engine.Cite{
	ItHolds: {"dip.hold", "rn44.11e", "rn46.unit.7"}, Arrives: {"dip.move"}, IsKeptOut: {"dip.bounce", "rn44.11a-prevented"},
	SupportCounts: {"dip.support"}, SupportFails: {"dip.cut"}, ConvoyStands: {"dip.convoy", "rn44.11d"}, ConvoyFails: {"dip.convoy", "rn44.11d-dislodged"},
	MissionFlown: {"", "rn44.11", "rn46.unit.3"}, MissionFails: {"", "rn44.11", "rn46.patrol.4"}, TurnsBack: {"", "", "rn46.revert.2"},
	DefendsBase: {"", "", "rn46.revert.3"}, CannotDefend: {"", "", "rn46.revert.6"}, IsVoid: {"dip.match"}, IsInvalid: {"dip.legal"},
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

// missionCites names the clauses of what wings are told to do, where it is done and where it fails.
var missionCites = [...][VerbCount][2]engine.Cite{
	RN44: {Hold: {"rn44.11e"}, Move: {"rn44.11a", "rn44.11a-prevented"}, Attack: {"rn44.11b"}, Support: {"rn44.11c", "rn44.11c-cut"},
		Airlift: {"rn44.11d", "rn44.11d-dislodged"}},
	RN46: {Hold: {"rn46.unit.7"}, Move: {"rn46.move.1", "rn46.move.10"}, Support: {"rn46.support.3", "rn46.support.11"}, Patrol: {"rn46.patrol.2", "rn46.patrol.13"},
		Raid: {"rn46.raid.1", "rn46.raid.8"}, Airlift: {"rn46.airlift.1", "rn46.airlift.16"}, Escort: {"rn46.escort.1", "rn46.escort.11"}},
}

// faultCites names the clauses that forbid what a wing was told, or what others were told of wings: rn44, rn46. Where none stands it is the
// clause of the mission.
var faultCites = [faultCount][3]engine.Cite{
	TwoOrders: {"", "", "rn46.unit.3"}, NotItsOrder: {"", "rn44.11", "rn46.unit.3"}, OutOfReach: {"", "", "rn46.unit.4"}, WrongGround: {"", "rn44.2", "rn46.unit.1"},
	BadRoute: {"", "", "rn46.route.4"}, NotAnArmy: {"", "rn44.11d", "rn46.airlift.5"}, NotItsBase: {"", "", "rn46.airlift.4"},
	NotOurs: {"", "", "rn46.move.2"}, Occupied: {"", "", "rn46.move.3"}, TooManyCovers: {"", "", "rn46.escort.6"}, NotOnRoute: {"", "", "rn46.escort.4"},
	SupportsWing: {"", "rn44.10", "rn46.unit.6"}, NoSuchArmyOrder: {"", "", "rn46.airlift.7"},
}

// faulted is the clause that makes a unit's order invalid or void.
func (a *Adjudicator) faulted(i uint8, fact Fact) engine.Cite {
	s, fault, do := a.rules.System, a.fault[i], Hold
	if o := a.given[i]; o != nil {
		do = o.Do
	}
	wing := a.kind[i] == Wing
	switch {
	case wing && s == RN46 && do == Patrol && fault == OutOfReach:
		return "rn46.patrol.1"
	case wing && s == RN46 && do == Airlift && fault == WrongGround:
		return "rn46.airlift.6"
	case wing && s == RN46 && do == Support && fault == NobodyThere:
		return "rn46.support.1"
	case (wing || fault == SupportsWing) && faultCites[fault][s] != "":
		return faultCites[fault][s]
	case wing && fact == IsInvalid && missionCites[s][do][0] != "":
		return missionCites[s][do][0]
	}
	return fact.Cite(Plain)
}

// Cite is the clause that a line about units of the last movement rests on: of a wing's verdict that of its mission, of armies and fleets
// that of the normal rules where they say it.
func (a *Adjudicator) Cite(r Reason) engine.Cite {
	s := a.rules.System
	if r.Fact == IsInvalid || r.Fact == IsVoid {
		return a.faulted(r.Unit, r.Fact)
	}
	if a.kind[r.Unit] != Wing {
		if f := r.Fact; f == ItHolds || f == IsKeptOut {
			return f.Cite(Plain)
		}
		return r.Fact.Cite(s)
	}
	do := Hold
	if o := a.given[r.Unit]; o != nil {
		do = o.Do
	}
	var c engine.Cite
	switch r.Fact {
	case MissionFlown, SupportCounts, Arrives:
		c = missionCites[s][do][0]
	case MissionFails, SupportFails, IsKeptOut:
		c = missionCites[s][do][1]
	}
	return cmp.Or(c, r.Fact.Cite(s))
}
