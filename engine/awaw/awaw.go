// Package awaw plays the air game of A World at War: chapter 18 over the pieces of chapter 17 (package units)
// and the fights of chapter 19 (package aircombat).
package awaw

import "awaw/engine"

// ID names the system in saves.
const ID engine.SystemID = "awaw"

// Rules is the ruleset; it holds nothing.
type Rules struct{}

// ID gives the system's name in saves.
func (Rules) ID() engine.SystemID { return ID }

// The verbs. Their numbers stand in no save (journals hold notation), but their order is the order of Legal.
const (
	verbNone engine.Verb = iota
	// VerbAirbase places an airbase counter of nation A at space B, recycling the one at space C if given (18.142, 18.143).
	VerbAirbase
	// VerbStage moves counter A to base B at the start of movement (18.21).
	VerbStage
	// VerbFly commits counter A to counterair base B (18.521), or reinforces the fight there (18.522B).
	VerbFly
	// VerbResolve takes up the announced counterair at base B.
	VerbResolve
	// VerbEngage settles before the dice whether air transports at the base are engaged (18.521B): N is 1 or 0.
	VerbEngage
	// VerbRoll rolls the round for both sides (19.21).
	VerbRoll
	// VerbScope settles whether results fall on uninverted air only (N 0) or on all of it (N 1) (19.64).
	VerbScope
	// VerbShare gives the next combat effect to the group of counter A, on an exact tie (19.62).
	VerbShare
	// VerbPay takes the next eliminated factor or squadron from counter A.
	VerbPay
	// VerbFlee sends defending counter A to base B to disengage (18.523).
	VerbFlee
	// VerbLeave carries out a disengagement whose every counter has a base (18.523).
	VerbLeave
	// VerbStay keeps the defender in the fight (18.522B).
	VerbStay
	// VerbPress starts another round (18.522B).
	VerbPress
	// VerbStop disengages the attacker (18.522B).
	VerbStop
	// VerbLand returns counter A to base B instead of its own (18.46).
	VerbLand
	// VerbDisplace moves N units of displaced counter A to base B (18.25).
	VerbDisplace
	// VerbYield gives up N units of counter A at a base that holds too many (18.15).
	VerbYield
	// VerbBuild builds N of type C for nation A at base B (27; 17.24 and the like for the cost).
	VerbBuild
	// VerbRedeploy moves counter A to base B in the redeployment phase.
	VerbRedeploy
	// VerbBreak breaks N factors off counter A (17.91).
	VerbBreak
	// VerbJoin merges counter B into counter A (17.91).
	VerbJoin
	// VerbSupport sends counter A to give ground support at hex B (18.551).
	VerbSupport
	// VerbDefend sends counter A to give defensive air support at hex B, jets as escort (18.611, 18.6141).
	VerbDefend
	// VerbMeet sends counter A to intercept at hex B: defensive air support (18.561), an air transport activity (18.621), or
	// those who intercept one (18.622).
	VerbMeet
	// VerbHome takes the defending air of an interception home (18.5632), or ends the rounds of those who intercept
	// transports (18.622).
	VerbHome
	// VerbMarch moves ground unit A to hex B.
	VerbMarch
	// VerbOverrun drafts ground unit A for an overrun of hex B.
	VerbOverrun
	// VerbAssign drafts ground unit A for an attack on hex B.
	VerbAssign
	// VerbAssault announces the drafted attack or overrun of hex B.
	VerbAssault
	// VerbAbandon calls the landing at hex B off (18.5551).
	VerbAbandon
	// VerbHold keeps defending counter A out of the ground combat at hand (18.611A, 18.614C).
	VerbHold
	// VerbLose pays ground combat losses with air or ground unit A; of an air counter N factors (18.556, 18.616).
	VerbLose
	// VerbVerdict enters the printed table's result, where the scenario asks for it: N counts the results of 15.6.
	VerbVerdict
	// VerbAdvance moves ground unit A into the hex it has won.
	VerbAdvance
	// VerbLoad puts ground unit B aboard air transport A, or marks it to be supplied by it.
	VerbLoad
	// VerbDepart sends air transport A with its load to B (18.53, 18.54, airdrops).
	VerbDepart
	// VerbSpare leaves intercepting counter A out of the attack on the transport (18.623).
	VerbSpare
	// VerbForm puts ship A, in port, into task force B (20).
	VerbForm
	// VerbBoard takes N naval air squadrons of counter A aboard carrier B (17.3122).
	VerbBoard
	// VerbAshore takes N naval air squadrons of counter A off their carrier into the port (17.3122).
	VerbAshore
	// VerbSail sends task force A to B, a sea hex or an own port.
	VerbSail
	// VerbIntercept tries to meet the task force under way with task force A at hex B (22.45).
	VerbIntercept
	// VerbHunt seeks ships at hex B with air: those of a force under way, or those that lie at sea (18.58, 18.63).
	VerbHunt
	// VerbSpot lets counter A spot for an interception at hex B (18.59).
	VerbSpot
	// VerbSearch lets counter A search in the naval combat at hex B (18.58A).
	VerbSearch
	// VerbCover sends counter A from land to cover task force B (18.58B).
	VerbCover
	// VerbPatrol puts counter A on combat air patrol over its own task force B (17.33E).
	VerbPatrol
	// VerbStrike sends counter A against task force B, found at sea (18.58C), or the ships in port B (18.512B).
	VerbStrike
	// VerbAim sends N squadrons of a strike against ship A (23.44).
	VerbAim
	// VerbEmbark takes air counter A aboard the transports of task force B (18.24).
	VerbEmbark
	// VerbDone ends the step.
	VerbDone
	// VerbRaid sends counter A to bomb the target at B, or to escort those who do (18.57, 26).
	VerbRaid
	// VerbOppose sends counter A against the raid on B (17.82, 17.582, 26).
	VerbOppose
	// VerbLaunch launches N flying bombs from B at C (26).
	VerbLaunch
	// VerbFront assigns bomber or interceptor A to strategic warfare box B and front N (17.71, 17.81).
	VerbFront
	// VerbInvoke invokes the kamikaze rule (17.41).
	VerbInvoke
	// VerbConvert makes kamikazes of N units of counter A (17.44A).
	VerbConvert
	// VerbEnlist makes kamikazes of N units of type A in the force pool (17.44A).
	VerbEnlist
	// VerbRaise builds N kamikazes (17.44B).
	VerbRaise
	// VerbDive sends N kamikazes against task force A, or the ships in port A (17.47).
	VerbDive
	// VerbDivert sends N kamikazes that were turned away against A (17.47E.3).
	VerbDivert
	// VerbInvest puts N research points of nation A into project B (41).
	VerbInvest
	verbEnd
)

// kindType is the kind of references to unit types.
const kindType engine.RefKind = engine.KindSystem

// kindProject is the kind of references to research projects.
const kindProject engine.RefKind = engine.KindSystem + 1

func sp(i int) engine.Ref { return engine.SpaceRef(i) }
func ct(i int) engine.Ref { return engine.CounterRef(i) }
