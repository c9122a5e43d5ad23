// The prompt: what is asked, of whom, and within which limits.

package awaw

import (
	"slices"

	"awaw/engine"
)

func (p *Position) prompt() engine.Prompt {
	q := p.innermost()
	return q.prompt(p, engine.Prompt{Side: q.asked(p)})
}

func (p *Position) overPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit = engine.Say("awaw.ask.over"), p.Outcome().Why
	return q
}

func (p *Position) announcePrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.announce"), engine.Say("awaw.limit.announce", p.announced().args()...), "18.521"
	legal, none := p.Legal(q.Side, nil), p.announced() == amount{}
	vain := none && !slices.ContainsFunc(legal, func(c engine.Command) bool {
		l := p.Tell(c)
		return l.Sends && !l.Vain
	})
	if vain {
		q.Limit = engine.Say("awaw.limit.announce.vain")
	}
	switch {
	case vain && p.phase == phaseCombat:
		q.Ask = engine.Say("awaw.ask.announce.vain")
	case !none && len(legal) == 1: // nobody else can be sent
		q.Ask = engine.Say("awaw.ask.announce.all")
	case p.phase != phaseCombat:
	case len(p.enemyPorts()) > 0:
		q.Ask = engine.Say("awaw.ask.announce.ports")
	default:
		q.Ask = engine.Say("awaw.ask.announce.again")
	}
	return q
}

func (p *Position) buildPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.build"), engine.Say(p.whereNew(), int(p.brp[p.phasing()-1])), "17.24"
	if n := p.pointsLeft(p.phasing()); n > 0 {
		q.Ask, q.Limit = engine.Say("awaw.ask.research"), engine.Say("awaw.limit.research", int(p.brp[p.phasing()-1]), n)
	}
	return q
}

func (p *Position) redeployPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.redeploy"), engine.Say("awaw.limit.redeploy", p.redeployLimit()-int(p.shifts)), "18.48"
	return q
}

func (p *Position) surprisePrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.surprise"), engine.Say("awaw.limit.surprise", len(p.w.surprised.forces), p.w.sc.Surprise.Tensions), "51.31"
	return q
}

func (p *Position) excessPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = engine.Say("awaw.ask.excess", sp(p.overfullBase())), engine.Say("awaw.limit.excess"), "18.15"
	return q
}

func (p *Position) displacedPrompt(q engine.Prompt) engine.Prompt {
	q.Ask, q.Limit, q.Cite = p.displacedAsk(), engine.Say("awaw.limit.displace"), "18.25"
	return q
}

// payAsk asks whose the units are that are shot down: how many, in which kind of unit, of which nation.
func (p *Position) payAsk(f *fight) engine.Text {
	key, due := "awaw.ask.pay", f.due[0]
	if f.squadrons {
		key = "awaw.ask.pay.squadrons"
	}
	one := f.force[f.whose][p.payers(f, int(f.whose), due.group)[0]]
	return engine.Say(key, int(due.n), engine.NationRef(int(p.counters[one.c].nation)))
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
		q.Ask, q.Limit, q.Cite, q.Owed = p.payAsk(f), engine.Say("awaw.limit.pay"), "19.42", int(f.due[0].n)
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
