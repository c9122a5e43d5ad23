// What may be done in a fight in the air beside its dice and losses: transports engaged or not, the results' scope, staying, leaving,
// another round (18.52, 18.56, 18.62, 19.64).

package awaw

import "awaw/engine"

// fightRefusal tells why a command without arguments may not be given at a stage of a fight: it is not that stage.
func (p *Position) fightRefusal(c engine.Command, s fightStage, cite engine.Cite, why string) (engine.Cite, string) {
	if p.fight() == nil || p.fight().stage != s {
		return cite, why
	}
	if !plain(c) {
		return cite, "awaw.no.such"
	}
	return "", ""
}

// either lists the two answers to a question that N answers by 0 or 1.
func (l *listing) either(v engine.Verb, buf []engine.Command) []engine.Command {
	return append(buf, engine.Command{Side: l.side, Verb: v}, engine.Command{Side: l.side, Verb: v, N: 1})
}

func (l *listing) legalEngages(buf []engine.Command) []engine.Command {
	return l.either(VerbEngage, buf)
}

func (p *Position) tellEngage(c engine.Command, l *engine.Label) {
	l.Key, l.Detail = 'e', detailed("engage")
	if c.N == 0 {
		l.Key, l.Name, l.Detail = 'l', told("spare"), detailed("spare")
	}
}

func (l *listing) legalScopes(buf []engine.Command) []engine.Command { return l.either(VerbScope, buf) }

func (p *Position) tellScope(c engine.Command, l *engine.Label) {
	l.Key, l.Detail = 'u', detailed("scope.up")
	if c.N == 1 {
		l.Key, l.Name, l.Detail = 'b', told("scope.both"), detailed("scope.both")
	}
}

// tellLost says of a counter that is to lose something where it is based and what it has left.
func (p *Position) tellLost(c engine.Command, l *engine.Label) {
	l.Settles = 1
	l.Detail = detailed("from", sp(int(p.counters[c.A.Index()].base)), p.leftOf(c.A.Index())-1)
}

// leaveRefusal tells why a disengagement may not be carried out (18.523).
func (p *Position) leaveRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.fightRefusal(c, fightStay, "18.523", "awaw.no.flee.now"); why != "" {
		return cite, why
	}
	if !p.allFlee(p.fight()) {
		return "18.523", "awaw.no.flee.part"
	}
	return "", ""
}

func (p *Position) tellLeave(_ engine.Command, l *engine.Label) {
	l.Key, l.Main, l.Detail = 'g', true, detailed("leave")
}

// stayRefusal tells why the defender may not stay in the fight (18.522B).
func (p *Position) stayRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.fightRefusal(c, fightStay, "18.522B", "awaw.no.stay"); why != "" {
		return cite, why
	}
	if p.drafting(p.fight()) {
		return "18.523", "awaw.no.stay.drafting"
	}
	return "", ""
}

func (p *Position) tellStay(_ engine.Command, l *engine.Label) {
	f, key := p.fight(), "stay"
	switch f.kind {
	case airCounterair:
	case airGuard:
		l.Cite, key = "18.622", "rounds.more"
	default:
		l.Cite, key = "18.5633", "goon"
	}
	l.Key, l.Name, l.Detail = 's', told(key), detailed(key, f.total(attacker), f.total(defender))
}

// homeRefusal tells why the defending air of an interception may not go home (18.5632).
func (p *Position) homeRefusal(c engine.Command) (engine.Cite, string) {
	if p.fight() != nil && p.fight().kind == airCounterair {
		return "18.523", "awaw.no.home"
	}
	return p.fightRefusal(c, fightStay, "18.5632", "awaw.no.home")
}

func (p *Position) tellHome(_ engine.Command, l *engine.Label) {
	l.Key, l.Detail = 'h', detailed("home")
	if p.sortie() != nil {
		l.Cite, l.Name, l.Detail = "18.622", told("rounds.over"), detailed("rounds.over")
	}
}

// pressFightRefusal tells why no other round of a fight may be begun (18.522B).
func (p *Position) pressFightRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.fightRefusal(c, fightPress, p.roundCite(), "awaw.no.press"); why != "" {
		return cite, why
	}
	if p.fight().total(attacker) == 0 {
		return p.roundCite(), "awaw.no.press.nobody"
	}
	return "", ""
}

func (t *turnover) pressFight(c engine.Command) {
	t.say(engine.EventChoice, t.p.roundCite(), "awaw.presses", c.Side)
	t.beginRound()
}

// stopFightRefusal tells why the attacker may not disengage: who has just sent more may not (18.522B).
func (p *Position) stopFightRefusal(c engine.Command) (engine.Cite, string) {
	if cite, why := p.fightRefusal(c, fightPress, p.roundCite(), "awaw.no.press"); why != "" {
		return cite, why
	}
	if p.fight().fresh {
		return p.roundCite(), "awaw.no.stop.fresh"
	}
	return "", ""
}

func (t *turnover) stopFight(c engine.Command) {
	t.say(engine.EventChoice, t.p.roundCite(), "awaw.stops", c.Side)
	t.how = engine.EndStopped
	if t.p.fight().kind != airCounterair {
		t.closeMeeting(false)
		return
	}
	t.endFight()
}
