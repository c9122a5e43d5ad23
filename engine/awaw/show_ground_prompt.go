// What a ground battle asks, of whom, within which limits.

package awaw

import "awaw/engine"

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
		q.Owed = int(b.owed)
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

var sortieNames = [...]string{sortieSupply: "awaw.sortie.supply", sortieTransport: "awaw.sortie.transport", sortieDrop: "awaw.sortie.drop", sortieHump: "awaw.sortie.hump"}

// name words an activity.
func (s *sortie) name() engine.Text { return engine.Say(sortieNames[s.kind], sp(int(s.target))) }

// sortiePrompt words the question an activity asks.
func (p *Position) sortiePrompt(q engine.Prompt) engine.Prompt {
	s := p.sortie()
	carrier, to := ct(int(s.carrier)), sp(int(s.target))
	switch s.stage {
	case sortieBar:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.bar", carrier, to), engine.Say("awaw.limit.bar", p.barChance()), "18.621"
		if len(p.barrers()) > 0 {
			q.Limit = engine.Say("awaw.limit.bar.sent", p.barChance())
		}
	case sortieGuard:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.guard", carrier, sp(int(s.where))), engine.Say("awaw.limit.guard"), "18.622"
		if p.phase == phaseRedeployment {
			q.Limit = engine.Say("awaw.limit.guard.free")
		}
	case sortieStrike:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.strike", carrier), engine.Say("awaw.limit.strike", len(p.barrers()), p.barChance()), "18.623"
	}
	return q
}
