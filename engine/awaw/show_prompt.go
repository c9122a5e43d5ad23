// The prompt: what is asked, of whom, and within which limits.

package awaw

import "awaw/engine"

func (p *Position) prompt() engine.Prompt {
	if p.step == stepOver {
		return engine.Prompt{Ask: engine.Say("awaw.ask.over"), Limit: p.Outcome().Why}
	}
	q := engine.Prompt{Side: p.asked()}
	switch {
	case p.displacing():
	case p.fight() == nil && p.diving():
		return p.divePrompt(q)
	case p.fight() != nil && p.fight().kind != airCounterair && (p.fight().stage == fightStay || p.fight().stage == fightPress):
		return p.meetingPrompt(q)
	case p.fight() != nil:
		return p.fightPrompt(q)
	case p.step == stepRaid || p.step == stepOppose || p.step == stepBomb:
		return p.raidPrompt(q)
	case p.sortie() != nil:
		return p.sortiePrompt(q)
	case p.battle() != nil:
		return p.battlePrompt(q)
	case p.strike() != nil:
		return p.strikePrompt(q)
	case p.sea() != nil:
		return p.seaPrompt(q)
	}
	switch p.step {
	case stepStage:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.stage"), engine.Say("awaw.limit.stage"), "18.21"
	case stepAnnounce:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.announce"), engine.Say("awaw.limit.announce", p.announced()), "18.521"
		if p.phase == phaseCombat && len(p.enemyPorts()) > 0 {
			q.Ask = engine.Say("awaw.ask.announce.ports")
		}
	case stepResolve:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.resolve"), engine.Say("awaw.limit.resolve", len(p.targets)), "18.521"
	case stepReturn:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.return"), engine.Say("awaw.limit.return"), "18.46"
	case stepBuild:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.build"), engine.Say(p.whereNew(), int(p.brp[p.phasing()-1])), "17.24"
		if n := p.pointsLeft(p.phasing()); n > 0 {
			q.Ask, q.Limit = engine.Say("awaw.ask.research"), engine.Say("awaw.limit.research", int(p.brp[p.phasing()-1]), n)
		}
	case stepRedeploy:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.redeploy"), engine.Say("awaw.limit.redeploy", p.redeployLimit()-int(p.shifts)), "18.48"
	case stepSurprise:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.surprise"), engine.Say("awaw.limit.surprise", len(p.w.surprised.forces), p.w.sc.Surprise.Tensions), "51.31"
	case stepExcess:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.excess", sp(p.overfullBase())), engine.Say("awaw.limit.excess"), "18.15"
	case stepDisplace:
		q.Ask, q.Limit, q.Cite = p.displacedAsk(), engine.Say("awaw.limit.displace"), "18.25"
	default:
		return p.groundPrompt(q)
	}
	return q
}

func (p *Position) announced() int {
	n := 0
	for _, c := range p.counters {
		if c.alive() && c.has(flying) {
			n += int(c.size)
		}
	}
	return n
}

func (p *Position) fightPrompt(q engine.Prompt) engine.Prompt {
	f, at := p.fight(), sp(int(p.fight().space))
	switch f.stage {
	case fightEngage:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.engage", at), engine.Say("awaw.limit.engage"), "18.521B"
	case fightRoll:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.roll", int(f.round), at), engine.Say("awaw.limit.roll", int(f.rows[attacker]), int(f.rows[defender])), "19.21"
	case fightScope:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.scope"), engine.Say("awaw.limit.scope"), "19.64"
	case fightShare:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.share"), engine.Say("awaw.limit.share"), "19.62"
	case fightPay:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.pay"), engine.Say("awaw.limit.pay"), "19.42"
	case fightStay:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.stay", at), engine.Say("awaw.limit.stay"), "18.522B"
		if p.drafting(f) {
			q.Ask, q.Cite = engine.Say("awaw.ask.flee", at), "18.523"
		}
	case fightPress:
		q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.press", at), engine.Say("awaw.limit.press"), "18.522B"
	}
	return q
}
