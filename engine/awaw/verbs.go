// The verbs: what a side may ask for, one row each. To add one is to add its constant and its row here, a file for what its row
// names, and its words in two languages (docs/adding-a-verb.md).

package awaw

import "awaw/engine"

// The verbs, in the order of Legal: of two commands of one side the one with the lower verb is listed first. Their numbers stand in
// no save, for journals hold notation, and nothing else keeps them; but whoever draws by number from Legal (bots, random play,
// kept games) meets another command if the order changes, so a new verb goes to the end and none is moved.
const (
	verbNone      engine.Verb = iota
	VerbAirbase               // places an airbase counter of nation A at space B, recycling the one at space C if given (18.142, 18.143).
	VerbStage                 // moves counter A to base B at the start of movement (18.21).
	VerbFly                   // commits counter A to counterair base B (18.521), or reinforces the fight there (18.522B).
	VerbResolve               // takes up the announced counterair at base B.
	VerbEngage                // settles before the dice whether air transports at the base are engaged (18.521B): N is 1 or 0.
	VerbRoll                  // rolls the round for both sides (19.21).
	VerbScope                 // settles whether results fall on uninverted air only (N 0) or on all of it (N 1) (19.64).
	VerbShare                 // gives the next combat effect to the group of counter A, on an exact tie (19.62).
	VerbPay                   // takes the next eliminated factor or squadron from counter A.
	VerbFlee                  // sends defending counter A to base B to disengage (18.523).
	VerbLeave                 // carries out a disengagement whose every counter has a base (18.523).
	VerbStay                  // keeps the defender in the fight (18.522B).
	VerbPress                 // starts another round (18.522B).
	VerbStop                  // disengages the attacker (18.522B).
	VerbLand                  // returns counter A to base B instead of its own (18.46).
	VerbDisplace              // moves N units of displaced counter A to base B (18.25).
	VerbYield                 // gives up N units of counter A at a base that holds too many (18.15).
	VerbBuild                 // builds N of type C for nation A at base B (27; 17.24 and the like for the cost).
	VerbRedeploy              // moves counter A to base B in the redeployment phase.
	VerbBreak                 // breaks N factors off counter A (17.91).
	VerbJoin                  // merges counter B into counter A (17.91).
	VerbSupport               // sends counter A to give ground support at hex B (18.551).
	VerbDefend                // sends counter A to give defensive air support at hex B, jets as escort (18.611, 18.6141).
	VerbMeet                  // sends counter A to intercept at hex B: defensive air support (18.561), an air transport activity (18.621), or those who intercept one (18.622).
	VerbHome                  // takes the defending air of an interception home (18.5632), or ends the rounds of those who intercept transports (18.622).
	VerbMarch                 // moves ground unit A to hex B.
	VerbOverrun               // drafts ground unit A for an overrun of hex B.
	VerbAssign                // drafts ground unit A for an attack on hex B.
	VerbAssault               // announces the drafted attack or overrun of hex B.
	VerbAbandon               // calls the landing at hex B off (18.5551).
	VerbHold                  // keeps defending counter A out of the ground combat at hand (18.611A, 18.614C).
	VerbLose                  // pays ground combat losses with air or ground unit A; of an air counter N factors (18.556, 18.616).
	VerbVerdict               // enters the printed table's result, where the scenario asks for it: N counts the results of 15.6.
	VerbAdvance               // moves ground unit A into the hex it has won.
	VerbLoad                  // puts ground unit B aboard air transport A, or marks it to be supplied by it.
	VerbDepart                // sends air transport A with its load to B (18.53, 18.54, airdrops).
	VerbSpare                 // leaves intercepting counter A out of the attack on the transport (18.623).
	VerbForm                  // puts ship A, in port, into task force B (20).
	VerbBoard                 // takes N naval air squadrons of counter A aboard carrier B (17.3122).
	VerbAshore                // takes N naval air squadrons of counter A off their carrier into the port (17.3122).
	VerbSail                  // sends task force A to B, a sea hex or an own port.
	VerbIntercept             // tries to meet the task force under way with task force A at hex B (22.45).
	VerbHunt                  // seeks ships at hex B with air: those of a force under way, or those that lie at sea (18.58, 18.63).
	VerbSpot                  // lets counter A spot for an interception at hex B (18.59).
	VerbSearch                // lets counter A search in the naval combat at hex B (18.58A).
	VerbCover                 // sends counter A from land to cover task force B (18.58B).
	VerbPatrol                // puts counter A on combat air patrol over its own task force B (17.33E).
	VerbStrike                // sends counter A against task force B, found at sea (18.58C), or the ships in port B (18.512B).
	VerbAim                   // sends N squadrons of a strike against ship A (23.44).
	VerbEmbark                // takes air counter A aboard the transports of task force B (18.24).
	VerbDone                  // ends the step.
	VerbRaid                  // sends counter A to bomb the target at B, or to escort those who do (18.57, 26).
	VerbOppose                // sends counter A against the raid on B (17.82, 17.582, 26).
	VerbLaunch                // launches N flying bombs from B at C (26).
	VerbFront                 // assigns bomber or interceptor A to strategic warfare box B and front N (17.71, 17.81).
	VerbInvoke                // invokes the kamikaze rule (17.41).
	VerbConvert               // makes kamikazes of N units of counter A (17.44A).
	VerbEnlist                // makes kamikazes of N units of type A in the force pool (17.44A).
	VerbRaise                 // builds N kamikazes (17.44B).
	VerbDive                  // sends N kamikazes against task force A, or the ships in port A (17.47).
	VerbDivert                // sends N kamikazes that were turned away against A (17.47E.3).
	VerbInvest                // puts N research points of nation A into project B (41).
	VerbChoose                // names N units of A, ground unit A, or hex A, on which something falls: aborts, a loss, a meeting (19.42, 18.624, 18.555, 17.3124).
	VerbDefault               // leaves it to the plain default: who it falls on, who pays, who goes where (18.25, 19.42).
	VerbWiden                 // takes hex C into the attack drafted on hex B (18.551).
	verbEnd
)

// Moments of more than one verb: the dice, counters broken and merged, interceptions, support, air transports, the end of a step.
var (
	rolling = at(stepSurprise).inFight(fightRoll).inDive(diveAir, diveFire, diveDraw, diveRoll).inBombing().inSortie(sortieStrike).inBattle(battleRoll).
		inStrike(strikeFire, strikeRoll).atSea(seaSpot, seaFind)
	regrouping = at(stepStage, stepAnnounce, stepReturn, stepRedeploy, stepFeed, stepMarch, stepSupport, stepDefend, stepMeet, stepDrop, stepSail, stepRaid,
		stepOppose, stepAlight).inFight(fightStay, fightPress).inSortie(sortieBar, sortieGuard, sortieStrike).inBattle(battleDefer, battleMeet, battleUse).
		atSea(seaCommit, seaStrike, seaLand)
	intercepting = at(stepMeet).inSortie(sortieBar, sortieGuard).inBattle(battleMeet)
	answering    = at(stepDefend).inBattle(battleDefer) // with defensive air support
	lifting      = at(stepRedeploy, stepFeed, stepMarch, stepDrop)
	ending       = at(stepStage, stepAnnounce, stepReturn, stepBuild, stepRedeploy, stepFeed, stepMarch, stepSupport, stepDefend, stepMeet, stepDrop, stepAssault,
		stepBreakout, stepSail, stepRaid, stepOppose, stepHunt).inDive(diveSend, diveGuard).inSortie(sortieBar, sortieGuard, sortieStrike).
		inBattle(battleDefer, battleMeet, battleUse, battleAdvance).atSea(seaReact, seaCommit, seaStrike, seaLand)
)

// verbs is the table, in the order of the verbs.
var verbs = [verbEnd]verb{
	VerbAirbase: {word: "airbase", form: "Nss?", cite: "18.142", given: at(stepStage, stepSail, stepAnnounce, stepReturn, stepFeed, stepMarch, stepBuild, stepRedeploy),
		legal: (*listing).legalAirbases, refuse: (*Position).airbaseRefusal, do: (*turnover).placeAirbase, says: "airbase AB", tell: (*Position).tellAirbase},
	VerbStage: {word: "stage", form: "cs", cite: "18.21", given: at(stepStage, stepSail, stepBuild),
		legal: (*listing).stages, refuse: (*Position).stageRefusal, do: (*turnover).stage, says: "stage AB"},
	VerbFly: {word: "fly", form: "cs", sends: true, shows: true, cite: "18.521", given: at(stepAnnounce, stepSail).inFight(fightPress),
		legal: (*listing).flights, refuse: (*Position).flyRefusal, do: (*turnover).fly, says: "fly AB", tell: (*Position).tellFly},
	VerbResolve: {word: "resolve", form: "_s", cite: "18.52", given: at(stepSail, stepResolve, stepClash, stepBomb),
		legal: (*listing).legalResolves, refuse: (*Position).resolveRefusal, do: (*turnover).resolve, says: "resolve B", tell: (*Position).tellResolve},
	VerbEngage: {word: "engage", form: "n", cite: "18.521B", given: inFight(fightEngage),
		legal: (*listing).legalEngages, refuse: (*Position).engageRefusal, do: (*turnover).engageTransports, says: "engage", tell: (*Position).tellEngage},
	VerbRoll: {word: "roll", form: "", cite: "19.21", given: rolling,
		refuse: (*Position).rollRefusal, roll: (*turnover).roll, says: "roll", tell: (*Position).tellRoll},
	VerbScope: {word: "scope", form: "n", cite: "19.64", given: inFight(fightScope),
		legal: (*listing).legalScopes, refuse: (*Position).scopeRefusal, do: (*turnover).scope, says: "scope.up", tell: (*Position).tellScope},
	VerbShare: {word: "share", form: "c", cite: "19.62", given: inFight(fightShare),
		legal: (*listing).legalShares, refuse: (*Position).shareRefusal, do: (*turnover).giveShare, says: "lose A", tell: (*Position).tellLost},
	VerbPay: {word: "pay", form: "c", cite: "19.42", given: inFight(fightPay),
		legal: (*listing).legalPayments, refuse: (*Position).payRefusal, do: (*turnover).payUnit, says: "lose A", tell: (*Position).tellLost},
	VerbFlee: {word: "flee", form: "cs", cite: "18.523", given: inFight(fightStay),
		legal: (*listing).legalFlee, refuse: (*Position).fleeRefusal, do: (*turnover).flee, says: "flee AB"},
	VerbLeave: {word: "leave", form: "", cite: "18.523", given: inFight(fightStay),
		refuse: (*Position).leaveRefusal, do: (*turnover).leave, says: "leave", tell: (*Position).tellLeave},
	VerbStay: {word: "stay", form: "", cite: "18.522B", given: inFight(fightStay),
		refuse: (*Position).stayRefusal, do: (*turnover).stays, says: "stay", tell: (*Position).tellStay},
	VerbPress: {word: "press", form: "", cite: "18.522B", given: inFight(fightPress).inBattle(battleAgain).atSea(seaAgain),
		refuse: (*Position).pressRefusal, do: (*turnover).press, says: "press", tell: (*Position).tellPress},
	VerbStop: {word: "stop", form: "", cite: "18.522B", given: inFight(fightPress).inBattle(battleAgain).atSea(seaAgain),
		refuse: (*Position).stopRefusal, do: (*turnover).stop, says: "stop", tell: (*Position).tellStop},
	VerbLand: {word: "land", form: "cs", cite: "18.46", given: at(stepReturn, stepAlight).atSea(seaLand),
		legal: (*listing).landings, refuse: (*Position).landRefusal, do: (*turnover).land, says: "land AB"},
	VerbDisplace: {word: "displace", form: "csn", cite: "18.25", given: at(stepDisplace),
		legal: (*listing).legalDisplacements, refuse: (*Position).displaceRefusal, do: (*turnover).displace, says: "displace NAB"},
	VerbYield: {word: "yield", form: "cn", cite: "18.15", given: at(stepExcess),
		legal: (*listing).legalYields, refuse: (*Position).yieldRefusal, do: (*turnover).yield, says: "yield NA"},
	VerbBuild: {word: "build", form: "Nstn", cite: "27", given: at(stepBuild),
		legal: (*listing).builds, refuse: (*Position).buildRefusal, do: (*turnover).build, says: "build ANCB", tell: (*Position).tellBuild},
	VerbRedeploy: {word: "redeploy", form: "cs", cite: "28", given: at(stepRedeploy),
		legal: (*listing).redeployments, refuse: (*Position).redeployRefusal, do: (*turnover).redeploy, says: "redeploy AB"},
	VerbBreak: {word: "break", form: "cn", cite: "17.91", given: regrouping,
		legal: (*listing).breaks, refuse: (*Position).breakRefusal, do: (*turnover).breakUp, says: "break NA", tell: (*Position).tellRegroup},
	VerbJoin: {word: "join", form: "cc", cite: "17.91", given: regrouping,
		legal: (*listing).joins, refuse: (*Position).joinRefusal, do: (*turnover).join, says: "join BA", tell: (*Position).tellRegroup},
	VerbSupport: {word: "support", form: "us", sends: true, shows: true, cite: "18.551", given: at(stepMarch, stepSupport),
		legal: (*listing).legalSupports, refuse: (*Position).supportRefusal, do: (*turnover).support, says: "support AB", waits: true},
	VerbDefend: {word: "defend", form: "cs", sends: true, cite: "18.611", given: answering,
		legal: (*listing).legalDefends, refuse: (*Position).defendRefusal, do: (*turnover).defend, says: "defend AB", tell: (*Position).tellDefend, waits: true},
	VerbMeet: {word: "meet", form: "us", sends: true, shows: true, cite: "18.561", given: intercepting.inFight(fightPress),
		legal: (*listing).legalMeetings, refuse: (*Position).meetRefusal, do: (*turnover).meet, says: "meet AB", tell: (*Position).tellMeet, waits: true},
	VerbHome: {word: "home", form: "", cite: "18.5632", given: inFight(fightStay),
		refuse: (*Position).homeRefusal, do: (*turnover).goHome, says: "home", tell: (*Position).tellHome},
	VerbMarch: {word: "march", form: "gs", cite: "13", given: at(stepMarch, stepBreakout),
		legal: (*listing).legalMarches, refuse: (*Position).marchRefusal, do: (*turnover).march, says: "march AB", waits: true},
	VerbOverrun: {word: "overrun", form: "gs", cite: "15", given: at(stepMarch),
		legal: (*listing).legalOverruns, refuse: (*Position).overrunRefusal, do: (*turnover).overrun, says: "overrun AB", waits: true},
	VerbAssign: {word: "assign", form: "gs", sends: true, cite: "15", given: at(stepAssault),
		legal: (*listing).legalAssigns, refuse: (*Position).assignRefusal, do: (*turnover).assign, says: "assign AB", waits: true},
	VerbAssault: {word: "assault", form: "_ss?", begins: true, cite: "15", given: at(stepMarch, stepAssault),
		legal: (*listing).legalAssaults, refuse: (*Position).assaultRefusal, do: (*turnover).assault, says: "assault B", tell: (*Position).tellAssault, waits: true},
	VerbAbandon: {word: "abandon", form: "_s", cite: "18.5551", given: at(stepAssault),
		legal: (*listing).legalAbandons, refuse: (*Position).abandonRefusal, do: (*turnover).abandon, says: "abandon B", waits: true},
	VerbHold: {word: "hold", form: "c", cite: "18.611A", given: inBattle(battleUse),
		legal: (*listing).legalHolds, refuse: (*Position).holdRefusal, do: (*turnover).hold, says: "hold A", waits: true},
	VerbLose: {word: "lose", form: "un?", cite: "18.556", given: inBattle(battleToll),
		legal: (*listing).legalTolls, refuse: (*Position).loseRefusal, do: (*turnover).lose, says: "toll AN", tell: (*Position).tellToll, waits: true},
	VerbVerdict: {word: "verdict", form: "n", cite: "15", given: inBattle(battleRoll).inBombing().inDive(diveFire).inStrike(strikeFire).atSea(seaSpot, seaFind),
		legal: (*listing).legalVerdicts, refuse: (*Position).verdictRefusal, do: (*turnover).verdict, says: "verdict N", tell: (*Position).tellVerdict, waits: true},
	VerbAdvance: {word: "advance", form: "gs", cite: "15", given: inBattle(battleAdvance),
		legal: (*listing).legalAdvances, refuse: (*Position).advanceRefusal, do: (*turnover).advance, says: "advance AB", waits: true},
	VerbLoad: {word: "load", form: "cg", cite: "18.532", given: lifting,
		legal: (*listing).legalLoads, refuse: (*Position).loadRefusal, do: (*turnover).load, says: "load BA", tell: (*Position).tellLoad, waits: true},
	VerbDepart: {word: "depart", form: "cs", way: (*Position).usualFlight, met: (*Position).metOnFlight, cite: "18.532", given: lifting,
		legal: (*listing).legalDeparts, refuse: (*Position).departRefusal, do: (*turnover).depart, says: "depart.supply AB", tell: (*Position).tellDepart, waits: true},
	VerbSpare: {word: "spare", form: "c", cite: "18.623", given: inSortie(sortieStrike),
		legal: (*listing).legalSpares, refuse: (*Position).spareRefusal, do: (*turnover).spare, says: "sparing A", waits: true},
	VerbForm: {word: "form", form: "hf", cite: "20", given: at(stepSail),
		legal: (*listing).legalForms, refuse: (*Position).formRefusal, do: (*turnover).form, says: "form AB", waits: true},
	VerbBoard: {word: "board", form: "chn", cite: "17.3122", given: at(stepStage, stepSail, stepRedeploy).atSea(seaSpot),
		legal: (*listing).legalBoards, refuse: (*Position).boardRefusal, do: (*turnover).board, says: "board NAB", waits: true},
	VerbAshore: {word: "ashore", form: "cn", cite: "17.3122", given: at(stepStage, stepSail, stepRedeploy),
		legal: (*listing).ashores, refuse: (*Position).ashoreRefusal, do: (*turnover).ashore, says: "ashore NA", waits: true},
	VerbSail: {word: "sail", form: "fs", cite: "22.1", given: at(stepSail),
		legal: (*listing).legalSails, refuse: (*Position).sailRefusal, do: (*turnover).sail, says: "sail AB", waits: true},
	VerbIntercept: {word: "intercept", form: "fs", cite: "22.45", given: atSea(seaReact),
		legal: (*listing).intercepts, refuse: (*Position).interceptRefusal, do: (*turnover).intercept, says: "intercept AB", waits: true},
	VerbHunt: {word: "hunt", form: "_s", cite: "18.58", given: at(stepSail, stepHunt).atSea(seaReact),
		legal: (*listing).hunts, refuse: (*Position).huntRefusal, do: (*turnover).hunt, says: "hunt B", tell: (*Position).tellHunt, waits: true},
	VerbSpot: {word: "spot", form: "cs", cite: "18.59", given: atSea(seaSpot),
		legal: (*listing).legalSpots, refuse: (*Position).spotRefusal, do: (*turnover).spot, says: "spot A", waits: true},
	VerbSearch: {word: "search", form: "cs", cite: "18.58A", given: atSea(seaCommit),
		legal: (*listing).searches, refuse: (*Position).searchRefusal, do: (*turnover).searchAtSea, says: "search A", waits: true},
	VerbCover: {word: "cover", form: "cf", cite: "18.58B", given: atSea(seaCommit).inDive(diveGuard),
		legal: (*listing).covers, refuse: (*Position).coverRefusal, do: (*turnover).cover, says: "cover AB", waits: true},
	VerbPatrol: {word: "cap", form: "cf", cite: "17.33E", given: atSea(seaCommit).inDive(diveGuard),
		legal: (*listing).patrols, refuse: (*Position).patrolRefusal, do: (*turnover).patrol, says: "cap AB", waits: true},
	VerbStrike: {word: "strike", form: "cx", sends: true, shows: true, cite: "18.58C", given: at(stepAnnounce, stepSail).atSea(seaStrike),
		legal: (*listing).legalAttacks, refuse: (*Position).strikeRefusal, do: (*turnover).sendStrike, says: "strike AB", tell: (*Position).tellStrike, waits: true},
	VerbAim: {word: "aim", form: "hn", cite: "23.44", given: inStrike(strikeAim).inDive(diveAim),
		legal: (*listing).legalAiming, refuse: (*Position).aimRefusal, do: (*turnover).aim, says: "aim NA", tell: (*Position).tellAim, waits: true},
	VerbEmbark: {word: "embark", form: "cf", cite: "18.24", given: at(stepSail),
		legal: (*listing).legalEmbarks, refuse: (*Position).embarkRefusal, do: (*turnover).embark, says: "embark AB", waits: true},
	VerbDone: {word: "done", form: "", cite: "18.5", given: ending,
		refuse: (*Position).doneRefusal, do: (*turnover).done, says: "done.none", tell: (*Position).tellDone},
	VerbRaid: {word: "raid", form: "cs", sends: true, way: (*Position).usualRaid, met: (*Position).metOnRaid, cite: "18.57", given: at(stepRaid),
		legal: (*listing).legalRaids, refuse: (*Position).raidRefusal, do: (*turnover).raid, says: "raid AB", tell: (*Position).tellRaid},
	VerbOppose: {word: "oppose", form: "cs", sends: true, cite: "26", given: at(stepOppose),
		legal: (*listing).legalOpposes, refuse: (*Position).opposeRefusal, do: (*turnover).oppose, says: "oppose AB"},
	VerbLaunch: {word: "launch", form: "_ssn", cite: "26", given: at(stepRaid),
		legal: (*listing).legalLaunches, refuse: (*Position).launchRefusal, do: (*turnover).launch, says: "launch NBC"},
	VerbFront: {word: "front", form: "csF", cite: "17.71", given: at(stepRedeploy),
		legal: (*listing).legalFronts, refuse: (*Position).frontRefusal, do: (*turnover).changeFront, says: "front AB", tell: (*Position).tellFront},
	VerbInvoke: {word: "invoke", form: "", cite: "17.41", given: at(stepBuild),
		refuse: (*Position).invokeRefusal, do: (*turnover).invoke, says: "invoke", tell: (*Position).tellInvoke},
	VerbConvert: {word: "convert", form: "cn", cite: "17.44A", given: at(stepBuild),
		legal: (*listing).legalConverts, refuse: (*Position).convertRefusal, do: (*turnover).convert, says: "convert NA", tell: (*Position).tellConvert},
	VerbEnlist: {word: "enlist", form: "tn", cite: "17.44A", given: at(stepBuild),
		legal: (*listing).legalEnlists, refuse: (*Position).enlistRefusal, do: (*turnover).enlistInPool, says: "enlist NA", tell: (*Position).tellEnlist},
	VerbRaise: {word: "raise", form: "n", cite: "17.44B", given: at(stepBuild),
		legal: (*listing).legalRaises, refuse: (*Position).raiseRefusal, do: (*turnover).raise, says: "raise N", tell: (*Position).tellRaise},
	VerbDive: {word: "dive", form: "xn", cite: "17.47", given: at(stepSail, stepHunt).atSea(seaReact, seaStrike).inDive(diveSend),
		legal: (*listing).legalDives, refuse: (*Position).diveRefusal, do: (*turnover).sendDive, says: "dive NA"},
	VerbDivert: {word: "divert", form: "xn", cite: "17.47E.3", given: inDive(diveDivert),
		legal: (*listing).legalDiverts, refuse: (*Position).divertRefusal, do: (*turnover).divertBy, says: "divert NA"},
	VerbInvest: {word: "invest", form: "Npn", cite: "41", given: at(stepBuild),
		legal: (*listing).legalInvestments, refuse: (*Position).investRefusal, roll: (*turnover).invest, says: "invest ANB", tell: (*Position).tellInvest},
	VerbChoose: {word: "choose", form: "an?", cite: "19.42", given: inChoice(),
		legal: func(l *listing, buf []engine.Command) []engine.Command { return l.legalChoices(buf) }, refuse: (*Position).chooseRefusal,
		do: (*turnover).nameChosen, says: "choose AN", tell: (*Position).tellChoose},
	VerbDefault: {word: "default", form: "", cite: "19.42", given: inChoice().inFight(fightPay).inBattle(battleToll).at(stepDisplace, stepAlight),
		refuse: (*Position).defaultRefusal, do: (*turnover).takeDefault, says: "default", tell: (*Position).tellDefault},
	VerbWiden: {word: "widen", form: "_ss", cite: "18.551", given: at(stepAssault),
		legal: (*listing).legalWidens, refuse: (*Position).widenRefusal, do: (*turnover).widen, says: "widen BC", waits: true},
}
