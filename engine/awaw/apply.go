// Legal and Apply: the one way in.

package awaw

import (
	"slices"

	"awaw/engine"
)

// Legal lists everything side may do now, sorted.
func (p *Position) Legal(side engine.Side, buf []engine.Command) []engine.Command {
	if side == engine.NoSide || p.asked() != side {
		return buf
	}
	start := len(buf)
	switch {
	case p.fight != nil:
		buf = p.legalInFight(side, buf)
	case p.diving() && !p.displacing():
		buf = p.legalInDive(side, buf)
	case p.displacing():
		buf = p.legalInStep(side, buf)
	case p.bombing != nil:
		buf = p.legalBombings(side, buf)
	case p.sortie != nil:
		buf = p.legalInSortie(side, buf)
	case p.battle != nil:
		buf = p.legalInBattle(side, buf)
	case p.sea != nil || p.strike != nil:
		buf = p.legalInSea(side, buf)
	default:
		buf = p.legalInStep(side, buf)
	}
	if !inOrder(buf[start:]) {
		slices.SortFunc(buf[start:], engine.Command.Compare)
	}
	return buf
}

// inOrder tells whether a list is sorted, quickly where neighbours differ first in what they name.
func inOrder(list []engine.Command) bool {
	for i := 1; i < len(list); i++ {
		a, b := &list[i-1], &list[i]
		if a.Side == b.Side && a.Verb == b.Verb && (a.A < b.A || a.A == b.A && a.B < b.B) {
			continue
		}
		if a.Compare(*b) > 0 {
			return false
		}
	}
	return true
}

func (p *Position) legalInStep(side engine.Side, buf []engine.Command) []engine.Command {
	var l loads
	switch p.step {
	case stepStage:
		l.fill(p)
		buf = p.legalAirbases(buf)
		buf = p.legalStaging(&l, buf)
		buf = p.legalTransfers(&l, buf)
		buf = p.legalRegroups(buf)
	case stepSail:
		return p.legalAtSea(side, buf)
	case stepSurprise:
		return append(buf, engine.Command{Side: side, Verb: VerbRoll})
	case stepHunt:
		buf = p.legalDives(p.legalHunts(buf))
	case stepAnnounce:
		buf = p.legalFlights(buf)
		if p.phase == phaseCombat {
			buf = p.legalPortStrikes(buf)
		}
		buf = p.legalRegroups(buf)
	case stepResolve, stepClash, stepBomb:
		for _, s := range p.targets {
			buf = append(buf, engine.Command{Side: side, Verb: VerbResolve, B: sp(int(s))})
		}
		return buf
	case stepReturn:
		l.fill(p)
		buf = p.legalLandings(&l, buf)
		buf = p.legalRegroups(buf)
	case stepBuild:
		l.fill(p)
		buf = p.legalAirbases(buf)
		buf = p.legalStaging(&l, buf)
		buf = p.legalBuilds(&l, buf)
		buf = p.legalDivine(buf)
		buf = p.legalInvestments(buf)
	case stepRedeploy:
		l.fill(p)
		buf = p.legalAirbases(buf)
		buf = p.legalRedeployments(&l, buf)
		buf = p.legalFronts(buf)
		buf = p.legalTransfers(&l, buf)
		buf = p.legalLoads(buf)
		buf = p.legalRegroups(buf)
	case stepRaid, stepOppose:
		buf = p.legalInRaids(buf)
	case stepDisplace:
		return p.legalDisplacements(buf)
	case stepExcess:
		return p.legalYields(buf)
	default:
		return p.legalOnGround(side, buf)
	}
	if _, why := p.crewsRefusal(); why != "" {
		return buf
	}
	return append(buf, engine.Command{Side: side, Verb: VerbDone})
}

// Apply gives the position after c, or the paragraph that forbids it.
func (p *Position) Apply(c engine.Command, dice engine.Dice) (engine.Position, []engine.Event, error) {
	if _, why := p.refusal(c); why != "" {
		p := p.seenBy(c.Side) // a refusal tells no secrets
		cite, why := p.refusal(c)
		return nil, nil, &engine.Illegal{Cmd: c, Cite: cite, Reason: engine.Say(why, p.refusalArgs(c, why)...), Nearest: p.nearest(c)}
	}
	t := &turnover{p: p.clone(), dice: dice}
	t.p.ended = nil
	if err := t.do(c); err != nil {
		return nil, nil, err
	}
	t.settle()
	if n := len(t.ev); n > 0 && len(t.lost) > 0 {
		t.ev[n-1].Losses = t.lost
	}
	return t.p, t.ev, nil
}

// refusal gives the paragraph and the reason that forbid a command; none if it is legal.
func (p *Position) refusal(c engine.Command) (engine.Cite, string) {
	if p.step == stepOver {
		return "18", "awaw.no.over"
	}
	if c.Side != p.asked() {
		return "18", "awaw.no.turn"
	}
	f := p.fight
	plain := c.A == 0 && c.B == 0 && c.C == 0 && c.N == 0
	stage := func(s fightStage, cite engine.Cite, key string) (engine.Cite, string) {
		if f == nil || f.stage != s {
			return cite, key
		}
		if !plain {
			return cite, "awaw.no.such"
		}
		return "", ""
	}
	switch c.Verb {
	case VerbAirbase:
		return p.airbaseRefusal(c)
	case VerbStage:
		if f != nil {
			return "18.21", "awaw.no.stage.late"
		}
		return p.stageRefusal(c)
	case VerbFly:
		return p.flyRefusal(c)
	case VerbResolve:
		return p.resolveRefusal(c)
	case VerbEngage:
		return p.engageRefusal(c)
	case VerbRoll:
		if p.step == stepSurprise {
			return p.surpriseRefusal(plain)
		}
		if f == nil && p.diving() && !p.displacing() {
			return p.diveRollRefusal(plain)
		}
		if f == nil && p.bombing != nil {
			return p.bombingRefusal(c)
		}
		if f == nil && (p.sea != nil || p.strike != nil) {
			return p.seaRollRefusal(plain)
		}
		if f == nil && (p.battle != nil || p.sortie != nil) {
			return p.rollRefusal(plain)
		}
		return stage(fightRoll, "19.21", "awaw.no.roll")
	case VerbScope:
		return p.scopeRefusal(c)
	case VerbShare:
		return p.shareRefusal(c)
	case VerbPay:
		return p.payRefusal(c)
	case VerbFlee:
		return p.fleeRefusal(c)
	case VerbLeave:
		if cite, why := stage(fightStay, "18.523", "awaw.no.flee.now"); why != "" {
			return cite, why
		}
		if !p.allFlee(f) {
			return "18.523", "awaw.no.flee.part"
		}
	case VerbStay:
		if cite, why := stage(fightStay, "18.522B", "awaw.no.stay"); why != "" {
			return cite, why
		}
		if p.drafting(f) {
			return "18.523", "awaw.no.stay.drafting"
		}
	case VerbPress:
		if p.seaChoice() && plain {
			return "", ""
		}
		if p.fight == nil && p.battle != nil {
			return p.againRefusal(plain)
		}
		if cite, why := stage(fightPress, p.roundCite(), "awaw.no.press"); why != "" {
			return cite, why
		}
		if f.total(attacker) == 0 {
			return p.roundCite(), "awaw.no.press.nobody"
		}
	case VerbHome:
		if f != nil && f.kind == airCounterair {
			return "18.523", "awaw.no.home"
		}
		return stage(fightStay, "18.5632", "awaw.no.home")
	case VerbStop:
		if p.seaChoice() && plain {
			return "", ""
		}
		if p.fight == nil && p.battle != nil {
			return p.againRefusal(plain)
		}
		if cite, why := stage(fightPress, p.roundCite(), "awaw.no.press"); why != "" {
			return cite, why
		}
		if f.fresh {
			return p.roundCite(), "awaw.no.stop.fresh"
		}
	case VerbLand:
		return p.landRefusal(c)
	case VerbDisplace:
		if p.step != stepDisplace || !slices.Contains(p.legalDisplacements(nil), c) {
			return "18.25", "awaw.no.displace"
		}
	case VerbYield:
		if p.step != stepExcess || !slices.Contains(p.legalYields(nil), c) {
			return "18.15", "awaw.no.yield"
		}
	case VerbBuild:
		return p.buildRefusal(c)
	case VerbInvest:
		return p.investRefusal(c)
	case VerbRedeploy:
		return p.redeployRefusal(c)
	case VerbBreak:
		return p.breakRefusal(c)
	case VerbJoin:
		return p.joinRefusal(c)
	case VerbSupport, VerbDefend, VerbMeet, VerbMarch, VerbOverrun, VerbAssign, VerbAssault, VerbAbandon, VerbHold, VerbLose,
		VerbVerdict, VerbAdvance, VerbLoad, VerbDepart, VerbSpare:
		return p.groundRefusal(c)
	case VerbForm, VerbBoard, VerbAshore, VerbSail, VerbIntercept, VerbHunt, VerbSpot, VerbSearch, VerbCover, VerbPatrol, VerbStrike, VerbAim, VerbEmbark:
		return p.seaRefusal(c)
	case VerbRaid, VerbOppose, VerbLaunch, VerbFront:
		return p.strategicRefusal(c)
	case VerbInvoke, VerbConvert, VerbEnlist, VerbRaise:
		return p.divineRefusal(c)
	case VerbDive:
		return p.diveRefusal(c)
	case VerbDivert:
		return p.divertRefusal(c)
	case VerbDone:
		return p.doneRefusal(plain)
	default:
		return "18", "awaw.no.such"
	}
	return "", ""
}

func (p *Position) doneRefusal(plain bool) (engine.Cite, string) {
	if !plain {
		return "18", "awaw.no.such"
	}
	if p.fight != nil {
		return "18.522", "awaw.no.done.fight"
	}
	if !p.displacing() && p.diving() {
		return p.diveDoneRefusal()
	}
	if !p.displacing() && (p.sea != nil || p.strike != nil) {
		return p.seaDoneRefusal()
	}
	if !p.displacing() && (p.sortie != nil || p.battle != nil) {
		return p.doneNested()
	}
	switch p.step {
	case stepSail, stepHunt, stepStage, stepAnnounce, stepReturn, stepBuild, stepRedeploy, stepFeed, stepMarch, stepSupport, stepDefend, stepMeet, stepDrop,
		stepAssault, stepBreakout, stepRaid, stepOppose:
		return p.stepDoneRefusal()
	}
	return "18.5", "awaw.no.done"
}

// do carries out a legal command.
func (t *turnover) do(c engine.Command) error {
	switch c.Verb {
	case VerbAirbase:
		t.placeAirbase(c)
	case VerbStage:
		t.stage(c)
	case VerbFly:
		t.fly(c)
	case VerbResolve:
		t.resolve(c.B.Index())
	case VerbEngage:
		t.engageTransports(c)
	case VerbRoll:
		if t.p.step == stepSurprise {
			return t.rollSurprise()
		}
		if t.p.fight == nil && t.p.diving() {
			return t.rollDiving()
		}
		if t.p.fight == nil && (t.p.sea != nil || t.p.strike != nil) {
			return t.rollAtSea()
		}
		if t.p.fight == nil {
			return t.rollNested()
		}
		return t.roll()
	case VerbScope:
		t.scope(c)
	case VerbShare:
		t.giveShare(c)
	case VerbPay:
		t.payUnit(c)
	case VerbFlee:
		t.flee(c)
	case VerbLeave:
		t.leave()
	case VerbStay:
		t.stays(c)
	case VerbPress:
		if t.p.fight == nil && t.p.sea != nil {
			t.pressAtSea()
			return nil
		}
		if t.p.fight == nil {
			t.anotherRound()
			return nil
		}
		t.say(engine.EventChoice, t.p.roundCite(), "awaw.presses", c.Side)
		t.beginRound()
	case VerbStop:
		if t.p.fight == nil && t.p.sea != nil {
			t.stopAtSea()
			return nil
		}
		if t.p.fight == nil {
			t.breakOff()
			return nil
		}
		t.say(engine.EventChoice, t.p.roundCite(), "awaw.stops", c.Side)
		if t.p.fight.kind != airCounterair {
			t.closeMeeting(false)
			return nil
		}
		t.endFight()
	case VerbHome:
		t.goHome(c)
	case VerbLand:
		t.land(c)
	case VerbDisplace:
		t.displace(c)
	case VerbYield:
		t.eliminate(c.A.Index(), int(c.N), "18.15", "awaw.yielded")
	case VerbBuild:
		t.build(c)
	case VerbInvest:
		return t.invest(c)
	case VerbRedeploy:
		t.redeploy(c)
	case VerbBreak:
		t.breakUp(c)
	case VerbJoin:
		t.join(c)
	case VerbRaid, VerbOppose, VerbLaunch, VerbFront:
		t.onStrategy(c)
	case VerbInvoke, VerbConvert, VerbEnlist, VerbRaise:
		t.makeDivine(c)
	case VerbDive:
		t.sendDive(c)
	case VerbDivert:
		t.divertBy(c)
	case VerbDone:
		t.done()
	case VerbForm, VerbBoard, VerbAshore, VerbSail, VerbIntercept, VerbHunt, VerbSpot, VerbSearch, VerbCover, VerbPatrol, VerbStrike, VerbAim, VerbEmbark:
		t.onSea(c)
	default:
		return t.onGround(c)
	}
	return nil
}

func (p *Position) counterOK(r engine.Ref) bool {
	return r.Kind() == engine.KindCounter && r.Index() < len(p.counters) && p.counters[r.Index()].alive()
}

func (p *Position) spaceOK(r engine.Ref) bool {
	return r.Kind() == engine.KindSpace && r.Index() < p.w.board.Len()
}
