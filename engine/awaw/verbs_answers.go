// Verbs that several questions know, each in its own way: throwing the dice, entering the result of a printed table instead, going
// on, breaking off, and saying that one is done. What they mean is for the innermost question to say.

package awaw

import "awaw/engine"

// rollRefusal tells why no dice may be thrown now.
func (p *Position) rollRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.step == stepSurprise:
		return p.surpriseRefusal(plain(c))
	case p.fight() != nil:
		return p.fightRefusal(c, fightRoll, "19.21", "awaw.no.roll")
	case p.diving() && !p.displacing():
		return p.diveRollRefusal(plain(c))
	case p.bombing() != nil:
		return p.bombingRollRefusal(plain(c))
	case p.sea() != nil || p.strike() != nil:
		return p.seaRollRefusal(plain(c))
	case p.battle() != nil || p.sortie() != nil:
		return p.groundRollRefusal(plain(c))
	}
	return "19.21", "awaw.no.roll"
}

// roll throws the dice that are asked for.
func (t *turnover) roll(engine.Command) error {
	p := t.p
	switch {
	case p.step == stepSurprise:
		return t.rollSurprise()
	case p.fight() != nil:
		return t.rollFight()
	case p.diving():
		return t.rollDiving()
	case p.sea() != nil || p.strike() != nil:
		return t.rollAtSea()
	case p.bombing() != nil:
		return t.rollBombing()
	case p.sortie() != nil:
		return t.strike()
	}
	return t.rollBattle()
}

func (p *Position) tellRoll(_ engine.Command, l *engine.Label) {
	l.Key, l.Main = 'r', true
	switch {
	case p.step == stepSurprise:
		l.Cite, l.Name = "51.31", told("roll.surprise")
	case p.fight() != nil:
	case p.diving():
		l.Cite, l.Name = "17.47", told(p.diveRollKey())
	case p.sea() != nil || p.strike() != nil:
		l.Cite, l.Name = "22.4", told(p.seaRollKey())
	case p.bombing() != nil:
		l.Cite, l.Name = "26", told("roll.bombing")
	case p.sortie() != nil:
		l.Cite, l.Name = "18.623", told("roll.strike")
	case p.battle() != nil:
		l.Cite, l.Name = "15", told("roll.ground")
	}
}

// verdictRefusal tells why no result may be typed in now.
func (p *Position) verdictRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.bombing() != nil:
		return p.bombingResultRefusal(c)
	case p.seaTyped():
		return p.typedRefusal(c)
	}
	return p.battleResultRefusal(c)
}

// typedResult is the command that enters a result.
func typedResult(side engine.Side, n int) engine.Command {
	return engine.Command{Side: side, Verb: VerbVerdict, N: int16(n)}
}

func (p *Position) legalVerdicts(buf []engine.Command) []engine.Command {
	switch {
	case p.bombing() != nil:
		return p.legalBombings(buf)
	case p.seaTyped():
		return p.legalTyped(buf)
	}
	return p.legalBattleResults(buf)
}

// verdict takes a result from who has read it from a printed table.
func (t *turnover) verdict(c engine.Command) {
	switch {
	case t.p.bombing() != nil:
		t.bombed(int(c.N))
	case t.p.seaTyped():
		t.typed(int(c.N))
	default:
		t.battleResult(verdict(c.N))
	}
}

func (p *Position) tellVerdict(c engine.Command, l *engine.Label) {
	switch {
	case p.bombing() != nil:
		l.Cite, l.Name = "26", told("bombing.result", int(c.N))
	case p.seaTyped():
		l.Cite, l.Name = "22.4", told("typed", int(c.N)/10, int(c.N)%10)
	default:
		l.Name = told("verdict", verdict(c.N).String())
	}
}

// pressRefusal tells why no other round may be begun now.
func (p *Position) pressRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.seaChoice() && plain(c):
		return "", ""
	case p.fight() == nil && p.battle() != nil:
		return p.againRefusal(plain(c))
	}
	return p.pressFightRefusal(c)
}

// press begins another round.
func (t *turnover) press(c engine.Command) {
	switch {
	case t.p.fight() != nil:
		t.pressFight(c)
	case t.p.sea() != nil:
		t.pressAtSea()
	default:
		t.anotherRound()
	}
}

func (p *Position) tellPress(_ engine.Command, l *engine.Label) {
	switch f := p.fight(); {
	case f != nil:
		l.Key, l.Name, l.Detail = 'a', told("press", int(f.round)+1), detailed("press", f.total(attacker), f.total(defender))
	case p.sea() != nil:
		l.Cite, l.Key, l.Main, l.Name, l.Detail = "22.4", 'p', true, told("sea.press"), told("sea.press.how")
	default:
		l.Cite, l.Key, l.Name = "15", 'a', told("again")
	}
}

// stopRefusal tells why one may not break off now.
func (p *Position) stopRefusal(c engine.Command) (engine.Cite, string) {
	switch {
	case p.seaChoice() && plain(c):
		return "", ""
	case p.fight() == nil && p.battle() != nil:
		return p.againRefusal(plain(c))
	}
	return p.stopFightRefusal(c)
}

// stop breaks off.
func (t *turnover) stop(c engine.Command) {
	switch {
	case t.p.fight() != nil:
		t.stopFight(c)
	case t.p.sea() != nil:
		t.stopAtSea()
	default:
		t.breakOff()
	}
}

func (p *Position) tellStop(_ engine.Command, l *engine.Label) {
	switch {
	case p.fight() != nil:
		l.Key, l.Detail = 'd', detailed("stop")
	case p.sea() != nil:
		l.Cite, l.Key, l.Name, l.Detail = "22.4", 's', told("sea.stop"), told("sea.stop.how")
	default:
		l.Cite, l.Key, l.Name = "15", 'd', told("enough")
	}
}

// doneRefusal tells why one may not say now that one is done.
func (p *Position) doneRefusal(c engine.Command) (engine.Cite, string) {
	if !plain(c) {
		return "18", "awaw.no.such"
	}
	if p.fight() != nil {
		return "18.522", "awaw.no.done.fight"
	}
	if !p.displacing() && p.diving() {
		return p.diveDoneRefusal()
	}
	if !p.displacing() && (p.sea() != nil || p.strike() != nil) {
		return p.seaDoneRefusal()
	}
	if !p.displacing() && (p.sortie() != nil || p.battle() != nil) {
		return p.doneNested()
	}
	switch p.step {
	case stepSail, stepHunt, stepStage, stepAnnounce, stepReturn, stepBuild, stepRedeploy, stepFeed, stepMarch, stepSupport, stepDefend, stepMeet, stepDrop,
		stepAssault, stepBreakout, stepRaid, stepOppose:
		return p.stepDoneRefusal()
	}
	return "18.5", "awaw.no.done"
}

// tellDone names no paragraph: to have finished is no rule.
func (p *Position) tellDone(_ engine.Command, l *engine.Label) {
	l.Cite, l.Main = "", true
	if p.fight() == nil && !p.diving() && (p.sea() != nil || p.strike() != nil) {
		l.Cite, l.Key, l.Name = "22.4", 'd', told("sea.done")
		if p.sea() != nil && p.sea().stage == seaReact {
			l.Name = told("sea.pass")
		}
		return
	}
	l.Key, l.Name = 'f', told(p.doneKey())
	if p.step == stepAssault && p.battle() == nil && p.atRisk() > 0 {
		l.Cite, l.Detail = "18.555", detailed("lossy", p.atRisk())
	}
	if p.step == stepAnnounce && p.announced() == 0 {
		l.Name = told("done.none")
	}
}
