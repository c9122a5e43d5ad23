// What the ground war asks, of whom, within which limits, and how its commands are offered.

package awaw

import (
	"awaw/engine"
)

// groundPrompt words the question of a step of the ground war.
func (p *Position) groundPrompt(q engine.Prompt) engine.Prompt {
	set := func(key string, cite engine.Cite) {
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask."+key), engine.Say("awaw.limit."+key), cite
	}
	switch p.step {
	case stepSail, stepHunt:
		return p.sailPrompt(q)
	case stepFeed:
		set("feed", "18.53")
	case stepMarch:
		set("march", "13")
	case stepSupport:
		set("support", "18.551")
	case stepDefend:
		set("defend", "18.611")
	case stepMeet:
		set("meet", "18.561")
	case stepClash:
		set("clash", "18.563")
		q.Limit = engine.Say("awaw.limit.clash", len(p.targets))
	case stepDrop:
		set("drop", "18.512C")
	case stepAssault:
		set("assault", "15")
	case stepBreakout:
		set("breakout", "15")
	}
	return q
}

// battlePrompt words the question of a ground battle.
func (p *Position) battlePrompt(q engine.Prompt) engine.Prompt {
	b := p.battle()
	at := sp(int(b.hex))
	att, def := p.strengths()
	switch b.stage {
	case battleDefer:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.defer", at, att, def), engine.Say("awaw.limit.battle.defer"), "18.619"
		if b.overrun {
			q.Cite = "18.611"
		}
	case battleMeet:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.meet", at), engine.Say("awaw.limit.battle.meet"), "18.561"
	case battleUse:
		n := 0
		for _, h := range b.list() {
			n += p.w.missions.Support.PerDefender * p.supportable(int(h))
		}
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.use", at), engine.Say("awaw.limit.battle.use", p.countingDefence(), n), "18.614"
	case battleRoll:
		odds := p.w.ground.Combat.Odds[p.oddsColumn(int(b.odds[0]), int(b.odds[1]))]
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.roll", at, int(b.odds[0]), int(b.odds[1])), engine.Say("awaw.limit.battle.roll", odds), "15"
		if p.w.opt.askGround {
			q.Ask = engine.Say("awaw.ask.battle.typed", at, int(b.odds[0]), int(b.odds[1]))
		}
	case battleToll:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.toll", int(b.owed), at), engine.Say("awaw.limit.battle.toll"), lossCite(int(b.whose))
	case battleAgain:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.again", at), engine.Say("awaw.limit.battle.again", att, def), "15"
	case battleAdvance:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.battle.advance", at), engine.Say("awaw.limit.battle.advance"), "15"
	}
	return q
}

// countingDefence is the defensive air support that would count in the battle, in factors against land attack.
func (p *Position) countingDefence() (n int) {
	for _, h := range p.battle().list() {
		n += p.w.factorsOf(p.pick(p.defenders(int(h))))
	}
	return n
}

// meetingPrompt words the two questions of an interception that a counterair asks otherwise.
func (p *Position) meetingPrompt(q engine.Prompt) engine.Prompt {
	at := sp(int(p.fight().space))
	cite := engine.Cite("18.5631")
	key := "stay"
	if p.fight().stage == fightPress {
		cite, key = "18.5634", "press"
	}
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.meeting."+key, at), engine.Say("awaw.limit.meeting."+key), cite
	if p.fight().kind == airGuard {
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.guard."+key, at), engine.Say("awaw.limit.guard."+key), "18.622"
	}
	return q
}

// draftStrengths is what an attack would begin with if it were announced now.
func (p *Position) draftStrengths(c engine.Command) (att, def int) {
	q := *p
	b := &battle{hex: int16(c.B.Index()), second: -1, overrun: p.step == stepMarch}
	if c.C != engine.NoRef {
		b.second = int16(c.C.Index())
	}
	q.put(b)
	for _, i := range q.attackers() {
		b.landing = b.landing || q.troops[i].has(troopAfloat)
	}
	return q.strengths()
}

// doneKeys gives each step's way of saying that one has finished.
var doneKeys = map[step]string{stepStage: "done.stage", stepAnnounce: "done.announce", stepReturn: "done.return", stepBuild: "done.build",
	stepRedeploy: "done.redeploy", stepFeed: "done.feed", stepMarch: "done.march", stepSupport: "done.support", stepDefend: "done.defend",
	stepMeet: "done.meet", stepDrop: "done.drop", stepAssault: "done.assault", stepBreakout: "done.breakout",
	stepRaid: "done.raid", stepOppose: "done.oppose", stepSail: "done.sail", stepHunt: "done.hunt"}

// doneKey is what finishing is called here.
func (p *Position) doneKey() string {
	if p.sortie() != nil && !p.displacing() {
		return p.sortie().doneKey()
	}
	if p.battle() != nil && !p.displacing() {
		switch p.battle().stage {
		case battleDefer:
			return "done.answer"
		case battleMeet:
			return "done.let"
		case battleUse:
			return "done.use"
		case battleAdvance:
			return "done.advance"
		}
	}
	if p.dive() != nil && !p.displacing() {
		if p.dive().stage == diveSend {
			return "done.dive"
		}
		return "done.guarded"
	}
	return doneKeys[p.step]
}

// atRisk is the ground support that would be lost if ground combat ended now (18.555).
func (p *Position) atRisk() (n int) {
	for _, c := range p.counters {
		if c.onTask(taskSupport) && !c.has(spent) {
			n += int(c.size)
		}
	}
	return n
}
