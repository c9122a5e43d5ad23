// The steps, one row each: to add one is to add its constant (state_position.go), its row here, and what its row names. Beside them the
// kinds of fight in the air, for what each does in its own way.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// movementSteps and raidSteps are how many numbered steps the movement phase and strategic warfare have on the track.
const (
	movementSteps = 4
	raidSteps     = 3
)

func init() { // what rows name asks the table itself
	fightKinds = [airKinds]fightRules{
		airCounterair: {turns: [2]bool{defender: true}},
		airMeet:       {over: (*turnover).endMeeting, turns: [2]bool{defender: true}},
		airGuard:      {over: (*turnover).endMeeting},
		airStrike:     {over: (*turnover).endMeeting},
		airRaid:       {conditions: (*Position).raidConditions, rows: (*Position).raidRows, over: (*turnover).closeRaid, turns: [2]bool{attacker: true}},
		airCAP:        {conditions: (*Position).strikeConditions, over: (*turnover).endSeaFight, turns: [2]bool{attacker: true}},
		airPort:       {over: (*turnover).endSeaFight, turns: [2]bool{true, true}},
		airFire:       {rows: (*Position).fireRows, over: (*turnover).endSeaFight, turns: [2]bool{attacker: true}},
	}
	choices = [choiceKinds]choiceRow{
		choiceAborted:  {cite: "19.42", fits: (*Position).mayAskAborts, offers: (*Position).abortable, name: (*turnover).abort},
		choiceCargo:    {cite: "18.624", whole: true, fits: (*Position).mayAskCargo, offers: (*Position).cargoAt},
		choiceExcess:   {cite: "18.555", fits: (*Position).mayAskLost, offers: (*Position).excessLost, name: (*turnover).loseExcess},
		choiceReturned: {cite: "18.5552", fits: (*Position).mayAskBack, offers: (*Position).excessBack, name: (*turnover).returnExcess},
		choiceDecks:    {cite: "17.3124", fits: (*Position).mayAskDecks, offers: (*Position).onDecks, name: (*turnover).loseOnDeck},
		choiceWay:      {cite: "17.47", whole: true, fits: (*Position).mayAskWay, offers: (*Position).wayOffers, name: (*turnover).meetAt},
	}
	steps = [stepCount]stepRow{
		stepStage: {name: "awaw.step.stage", staging: true, n: 1, of: movementSteps,
			prompt: asks("stage", "18.21"), ending: "done.stage", warns: (*Position).warnStaged, ends: (*Position).crewsRefusal, crowded: true, next: to(stepAnnounce),
			holds: holds{frameNaval: (*turnover).sailOn}}, // the patrol meets a carrier force at once (51.31)
		stepAnnounce: {name: "awaw.step.announce", announces: true, n: 2, of: movementSteps, missions: []units.Operation{units.Counterair, units.AttackPort},
			prompt: (*Position).announcePrompt, ending: "done.announce", warns: (*Position).warnAnnounced, ends: (*Position).crewsRefusal, idle: (*Position).nothingToAnnounce,
			next: (*turnover).announced, plans: (*Position).strikes, draft: (*Position).portPlan},
		stepResolve: {name: "awaw.step.resolve", n: 3, of: movementSteps,
			prompt: counts("resolve", "18.521"), runs: runsThrough, fights: (*Position).announcedFights, takeUp: (*turnover).open, next: to(stepReturn),
			holds: holds{frameFight: (*turnover).afterCounterair, frameStrike: (*turnover).afterPortStrike}},
		stepReturn: {name: "awaw.step.return", lands: true, n: 4, of: movementSteps,
			prompt: asksPlaces("return", "18.46"), ending: "done.return", ends: (*Position).crewsRefusal, idle: (*Position).nothingToReturn,
			next: (*turnover).afterReturn},
		stepBuild: {name: "awaw.step.build",
			prompt: (*Position).buildPrompt, ending: "done.build", warns: (*Position).warnUnspent, ends: (*Position).crewsRefusal, idle: (*Position).nothingToBuild, crowded: true,
			next: (*turnover).endPhase},
		stepRedeploy: {name: "awaw.step.redeploy", phase: phaseRedeployment, missions: []units.Operation{units.AirTransport}, errand: []sortieKind{sortieTransport},
			prompt: (*Position).redeployPrompt, ending: "done.redeploy", ends: (*Position).crewsRefusal, idle: (*Position).nothingToRedeploy, crowded: true,
			next: (*turnover).afterRedeployment, holds: holds{frameActivity: goesOn}},
		stepExcess:   {name: "awaw.step.excess", interrupts: true, prompt: (*Position).excessPrompt, runs: (*turnover).settleExcess},
		stepDisplace: {name: "awaw.step.displace", interrupts: true, asked: (*Position).displacedSide, prompt: (*Position).displacedPrompt, runs: (*turnover).settleHomeless},
		stepAlight:   {name: "awaw.step.alight", interrupts: true, asked: (*Position).alightingSide, prompt: asksPlaces("alight", "18.46"), runs: (*turnover).settleLanding},
		stepOver:     {asked: nobody, prompt: (*Position).overPrompt},
		stepFeed: {name: "awaw.step.feed", missions: []units.Operation{units.AirSupply}, errand: []sortieKind{sortieSupply},
			prompt: asks("feed", "18.53"), ending: "done.feed", ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToLift),
			next: (*turnover).fed, holds: holds{frameActivity: goesOn}, land: AskFeed, plans: (*Position).feedPlans},
		stepMarch: {name: "awaw.step.march", overruns: true, missions: []units.Operation{units.AirTransport, units.GroundSupport}, errand: []sortieKind{sortieTransport},
			prompt: asks("march", "13"), ending: "done.march", ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToMarch),
			next: (*turnover).marched, holds: holds{frameBattle: goesOn, frameActivity: goesOn}, land: AskMarch},
		stepSupport: {name: "awaw.step.support", announces: true, phase: phaseCombat, missions: []units.Operation{units.GroundSupport},
			prompt: asks("support", "18.551"), ending: "done.support", warns: warnSent("done.support", taskSupport), ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToSupport),
			next: to(stepDefend), land: AskSupport, plans: (*Position).supportPlans},
		stepDefend: {name: "awaw.step.defend", phase: phaseCombat, missions: []units.Operation{units.DefensiveSupport}, asked: (*Position).defending,
			prompt: asks("defend", "18.611"), ending: "done.defend", warns: warnSent("done.defend", taskDefend, taskEscort), ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToDefend),
			next: to(stepMeet), land: AskDefend, plans: (*Position).defencePlans},
		stepMeet: {name: "awaw.step.meet", announces: true, phase: phaseCombat, missions: []units.Operation{units.InterceptSupport},
			prompt: asks("meet", "18.561"), ending: "done.meet", warns: warnSent("done.meet", taskMeet), ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToMeet),
			next: (*turnover).meetersSent, meets: (*Position).meetsSupport, land: AskMeet, plans: (*Position).meetingPlans},
		stepClash: {name: "awaw.step.meet", phase: phaseCombat,
			prompt: counts("clash", "18.563"), runs: runsThrough, fights: (*Position).announcedFights, takeUp: (*turnover).openMeeting,
			next: (*turnover).supportMet, holds: holds{frameFight: goesOn}},
		stepDrop: {name: "awaw.step.drop", phase: phaseCombat, missions: []units.Operation{units.Airdrop}, errand: []sortieKind{sortieDrop},
			prompt: asks("drop", "18.512C"), ending: "done.drop", ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToLift),
			next: (*turnover).dropped, holds: holds{frameActivity: goesOn, frameChoice: goesOn}, land: AskDrop},
		stepAssault: {name: "awaw.step.assault", phase: phaseCombat,
			prompt: asks("assault", "15"), ending: "done.assault", warns: (*Position).warnSupportLost, ends: (*Position).assaultEndRefusal, idle: onceFree((*Position).nothingToAssault),
			next: (*turnover).assaulted, holds: holds{frameBattle: goesOn, frameChoice: goesOn}, land: AskAssault, plans: (*Position).attacks},
		stepBreakout: {name: "awaw.step.breakout", phase: phaseCombat, exploits: true,
			prompt: asks("breakout", "15"), ending: "done.breakout", ends: (*Position).crewsRefusal, idle: onceFree((*Position).nothingToExploit),
			next: to(stepSupport), land: AskBreakout},
		stepSail: {name: "awaw.step.sail", sailing: true,
			prompt: (*Position).sailPrompt, ending: "done.sail", ends: (*Position).sailEndRefusal, idle: (*Position).nothingToSail,
			closes: (*turnover).goAshore, crowded: true, next: (*turnover).sailed, fights: (*Position).announcedBases, takeUp: (*turnover).open,
			holds: holds{frameNaval: (*turnover).sailOn, frameStrike: (*turnover).afterPortStrike, frameKamikazes: (*turnover).afterKamikazes,
				frameFight: (*turnover).afterCounterair}, sea: SeaSails, draft: (*Position).portPlan},
		stepHunt: {name: "awaw.step.hunt", phase: phaseCombat,
			prompt: (*Position).huntPrompt, ending: "done.hunt", ends: (*Position).crewsRefusal, idle: (*Position).nothingToHunt, next: (*turnover).hunted,
			holds: holds{frameNaval: (*turnover).sailOn, frameKamikazes: (*turnover).afterKamikazes}, sea: SeaHunts},
		stepRaid: {name: "awaw.step.raid", n: 1, of: raidSteps, phase: phaseCombat, missions: []units.Operation{units.Bomb},
			prompt: (*Position).raidPrompt, ending: "done.raid", warns: (*Position).warnRaids, ends: (*Position).crewsRefusal, idle: (*Position).nothingToRaid, next: (*turnover).raidsAnnounced,
			raids: RaidsAnnounced, plans: (*Position).raidMissions},
		stepOppose: {name: "awaw.step.oppose", n: 2, of: raidSteps, phase: phaseCombat, asked: (*Position).defending,
			prompt: (*Position).opposePrompt, ending: "done.oppose", warns: warnSent("done.oppose", taskOppose), ends: (*Position).crewsRefusal, idle: (*Position).nothingToOppose, next: (*turnover).raidsMet,
			raids: RaidsMet, plans: func(p *Position, _ engine.Side) []engine.Plan { return p.opposeMissions() }},
		stepBomb: {name: "awaw.step.bomb", n: 3, of: raidSteps, phase: phaseCombat,
			prompt: (*Position).bombPrompt, runs: runsThrough, fights: (*Position).announcedFights, takeUp: (*turnover).openRaid, next: (*turnover).raidsOver,
			holds: holds{frameFight: (*turnover).afterRaid, frameBombing: goesOn}, raids: RaidsFlown},
		stepSurprise: {name: "awaw.step.surprise",
			prompt: (*Position).surprisePrompt, answers: answers{roll: answer{refuse: (*Position).surpriseRefusal, roll: (*turnover).rollSurprise, tell: tellSurprise}}},
	}
	for s := range steps {
		if steps[s].ends != nil {
			steps[s].answers.done = endsByWord
		}
		if steps[s].interrupts { // no dice before everybody has a base
			steps[s].answers.roll.refuse = func(p *Position, _ engine.Command) (engine.Cite, string) {
				return p.innermost().prompt(p, engine.Prompt{}).Cite, "awaw.no.roll"
			}
		}
	}
}

// nobody is asked when all is decided.
func nobody(*Position) engine.Side { return engine.NoSide }

// asks words a question that has no numbers in it.
func asks(key string, cite engine.Cite) func(*Position, engine.Prompt) engine.Prompt {
	return func(_ *Position, q engine.Prompt) engine.Prompt {
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask."+key), engine.Say("awaw.limit."+key), cite
		return q
	}
}

// asksPlaces does so where the question is for a place.
func asksPlaces(key string, cite engine.Cite) func(*Position, engine.Prompt) engine.Prompt {
	return func(p *Position, q engine.Prompt) engine.Prompt {
		q = asks(key, cite)(p, q)
		q.Places = true
		return q
	}
}

// counts words the question which of the fights announced is taken up.
func counts(key string, cite engine.Cite) func(*Position, engine.Prompt) engine.Prompt {
	return func(p *Position, q engine.Prompt) engine.Prompt {
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask."+key), engine.Say("awaw.limit."+key, len(p.targets)), cite
		return q
	}
}
