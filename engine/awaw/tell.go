// Tell: how commands are offered to a person, with what they lead to.

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// Tell words a command for choice cards, buttons and menus.
func (p *Position) Tell(c engine.Command) engine.Label {
	l := engine.Label{}
	say := func(key string, args ...any) { l.Name = engine.Say("awaw.tell."+key, args...) }
	more := func(key string, args ...any) { l.Detail = engine.Say("awaw.detail."+key, args...) }
	f := p.fight
	if p.tellSeaChoice(c, &l) {
		return l
	}
	switch c.Verb {
	case VerbAirbase:
		l.Cite = "18.142"
		say("airbase", c.A, c.B)
		if c.C != engine.NoRef {
			l.Cite = "18.143"
			say("recycle", c.A, c.B, c.C)
		}
	case VerbStage:
		l.Cite = "18.21"
		say("stage", c.A, c.B)
	case VerbFly:
		l.Cite = "18.521"
		say("fly", c.A, c.B)
		if f != nil {
			l.Cite = "18.522B"
			say("reinforce", c.A, c.B)
		}
	case VerbResolve:
		l.Cite = "18.52"
		say("resolve", c.B)
		if p.step == stepBomb {
			l.Cite = "18.57"
			say("resolve.raid", c.B)
		}
	case VerbEngage:
		l.Cite, l.Key = "18.521B", 'e'
		say("engage")
		more("engage")
		if c.N == 0 {
			l.Key = 'l'
			say("spare")
			more("spare")
		}
	case VerbRoll:
		l.Cite, l.Key, l.Main = "19.21", 'r', true
		say("roll")
		if p.step == stepSurprise {
			l.Cite = "51.31"
			say("roll.surprise")
			break
		}
		if f == nil && p.sortie != nil {
			l.Cite = "18.623"
			say("roll.strike")
		}
		if f == nil && p.bombing != nil {
			l.Cite = "26"
			say("roll.bombing")
			break
		}
		if f == nil && p.battle != nil && p.sortie == nil {
			l.Cite = "15"
			say("roll.ground")
		}
	case VerbScope:
		l.Cite, l.Key = "19.64", 'u'
		say("scope.up")
		more("scope.up")
		if c.N == 1 {
			l.Key = 'b'
			say("scope.both")
			more("scope.both")
		}
	case VerbShare, VerbPay:
		l.Cite = map[engine.Verb]engine.Cite{VerbShare: "19.62", VerbPay: "19.42"}[c.Verb]
		say("lose", c.A)
		more("from", sp(int(p.counters[c.A.Index()].base)), p.leftOf(c.A.Index())-1)
	case VerbFlee:
		l.Cite = "18.523"
		say("flee", c.A, c.B)
	case VerbLeave:
		l.Cite, l.Key, l.Main = "18.523", 'g', true
		say("leave")
		more("leave")
	case VerbStay:
		l.Cite, l.Key = "18.522B", 's'
		if f.kind == airGuard {
			l.Cite = "18.622"
			say("rounds.more")
			more("rounds.more", f.total(attacker), f.total(defender))
			break
		}
		if f.kind != airCounterair {
			l.Cite = "18.5633"
			say("goon")
			more("goon", f.total(attacker), f.total(defender))
			break
		}
		say("stay")
		more("stay", f.total(attacker), f.total(defender))
	case VerbPress:
		l.Cite, l.Key = "18.522B", 'a'
		if f == nil {
			l.Cite = "15"
			say("again")
			break
		}
		say("press", int(f.round)+1)
		more("press", f.total(attacker), f.total(defender))
	case VerbStop:
		l.Cite, l.Key = "18.522B", 'd'
		if f == nil {
			l.Cite = "15"
			say("enough")
			break
		}
		say("stop")
		more("stop")
	case VerbLand:
		l.Cite = "18.46"
		say("land", c.A, c.B)
	case VerbDisplace:
		l.Cite = "18.25"
		say("displace", int(c.N), c.A, c.B)
	case VerbYield:
		l.Cite = "18.15"
		say("yield", int(c.N), c.A)
	case VerbBuild:
		kind := units.Type(c.C.Index())
		l.Cite = costCite(kind)
		say("build", c.A, int(c.N), c.C, c.B)
		more("build", p.w.units.Cost(kind)*int(c.N))
	case VerbInvest:
		l.Cite = "41"
		say("invest", c.A, int(c.N), c.B)
		l.Detail = p.investDetail(c)
	case VerbRedeploy:
		l.Cite = "28"
		say("redeploy", c.A, c.B)
	case VerbBreak:
		l.Cite, l.Sorts = "17.91", true
		say("break", int(c.N), c.A)
	case VerbJoin:
		l.Cite, l.Sorts = "17.91", true
		say("join", c.B, c.A)
	case VerbDone:
		l.Key, l.Main = 'f', true
		say(p.doneKey())
		if p.step == stepAssault && p.battle == nil && p.atRisk() > 0 {
			l.Cite = "18.555"
			more("lossy", p.atRisk())
		}
		if p.step == stepAnnounce && p.announced() == 0 {
			say("done.none")
		}
	case VerbRaid, VerbOppose, VerbLaunch, VerbFront:
		return p.tellRaid(c)
	case VerbInvoke, VerbConvert, VerbEnlist, VerbRaise, VerbDive, VerbDivert:
		return p.tellDive(c)
	case VerbLoad, VerbDepart, VerbSpare:
		return p.tellSortie(c)
	case VerbForm, VerbBoard, VerbAshore, VerbSail, VerbIntercept, VerbHunt, VerbSpot, VerbSearch, VerbCover, VerbPatrol, VerbStrike, VerbAim, VerbEmbark:
		p.tellSea(c, &l)
	default:
		return p.tellGround(c)
	}
	return l
}
