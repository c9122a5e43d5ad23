package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/supremacy"
)

// This file tells why a move, a purchase or a placing is not legal, which is the house's own, and why who defends does not leave and a unit does not fall.

// meant is the move that pointing from a counter at a space stands for: a command of no verb, as a screen asks about. Others stand for themselves.
func (p *Position) meant(c engine.Command) engine.Command {
	if c.Verb != 0 || !p.moving() || !p.within(c.B) {
		return c
	}
	at, power, k, ok := p.CounterAt(counters, c.A)
	if !ok || power != p.Now {
		return c
	}
	c.A, c.N = ref(at), kindN(k)
	switch to := c.B.Index(); {
	case k.sails():
		c.Verb = VerbSail
	case k.flies() && p.phase == CombatMove:
		c.Verb = VerbSortie
	case k.flies():
		c.Verb = VerbRedeploy
	case p.Sea(to) || !slices.Contains(p.w.near[at], to):
		c.Verb = VerbLift
	default:
		c.Verb = VerbMarch
	}
	return c
}

// unparted tells why aircraft do not leave the base where they are attacked, or ships and armies their battle.
func (p *Position) unparted(c engine.Command) (engine.Cite, engine.Text) {
	at, i := c.A.Index(), p.battleAt(c.A.Index())
	if c.Verb == VerbRetreat {
		switch {
		case i == nobody:
			return "as.ground.7", engine.Say("supremacy.game.no.battle.there", c.A)
		case p.flees[at] > 0:
			return "as.ground.7", engine.Say("supremacy.game.no.flees", c.A, ref(int(p.flees[at])-1))
		case p.Sea(at):
			return "as.ground.7", engine.Say("supremacy.game.no.haven.sea", c.A)
		}
		return "as.ground.7", engine.Say("supremacy.game.no.haven.land", c.A)
	}
	k := kindOf(c.N)
	switch {
	case p.sent(c):
		return "as.dispatch.11", engine.Say("supremacy.game.no.as.dispatch.11")
	case c.C.Kind() != engine.KindNation || c.C.Index() >= len(p.w.Powers) || !k.flies() || p.Units[at][c.C.Index()][k] == 0:
		return "as.ground.6", engine.Say("supremacy.game.no.aircraft")
	case i == nobody:
		return "as.ground.6", engine.Say("supremacy.game.no.leave", c.A)
	}
	return "as.ground.6", engine.Say("supremacy.game.no.refuge", c.A)
}

// unlost tells why a unit does not fall.
func (p *Position) unlost(c engine.Command) (engine.Cite, engine.Text) {
	const others = engine.Cite("as.fighter.2")
	if p.stage != stLose0 && p.stage != stLose1 {
		return others, engine.Say("supremacy.game.no.loss")
	}
	switch at := ref(int(p.lanes[p.cur].at)); {
	case c.A != at:
		return others, engine.Say("supremacy.game.no.loss.elsewhere", at)
	case c.C.Kind() == engine.KindNation && c.C.Index() < len(p.w.Powers) && p.Side(c.C.Index()) != c.Side:
		return others, engine.Say("supremacy.game.no.loss.theirs")
	}
	for _, q := range p.pieces(p.cur, int(stLose0-p.stage), new([32]piece)) {
		if q.from != c.B.Index() || nation(q.power) != c.C || p.pieceN(q.slot) != c.N {
			continue
		}
		switch k, state := p.w.arena.Of(q.slot); {
		case state == supremacy.Below:
			return "as.ground.5", engine.Say("supremacy.game.no.loss.below")
		case state == supremacy.Grounded:
			return "as.ground.3", engine.Say("supremacy.game.no.loss.down")
		case Kind(k).flies():
			return others, engine.Say("supremacy.game.no.loss.air")
		}
		return "as.fighter.1", engine.Say("supremacy.game.no.loss.land")
	}
	return others, engine.Say("supremacy.game.no.loss")
}

// overland tells whether a command moves armies.
func overland(c engine.Command) bool { return c.Verb == VerbMarch || c.Verb == VerbLift }

// carried tells whether a transport that is free lies beside land.
func (p *Position) carried(at int) bool {
	return slices.ContainsFunc(p.w.near[at], func(zone int) bool { return p.Sea(zone) && p.Units[zone][p.Now][Transport] > p.Lifted[zone] })
}

// unmoved is why nothing of the kind may be ordered outside the battles.
func (p *Position) unmoved(c engine.Command) engine.Text {
	if m := p.meant(c); m != c {
		if p.Left(m.A.Index(), kindOf(m.N)) <= 0 {
			return engine.Say("supremacy.game.no.left", m.A)
		}
		return p.unsent(m)
	}
	moves := c.Verb >= VerbFrom && c.Verb <= VerbRedeploy
	switch {
	case c.Verb == VerbBuy && p.phase == Production:
		if !p.Builds(p.Now) {
			return engine.Say("supremacy.game.no.works")
		}
		return engine.Say("supremacy.game.no.money")
	case c.Verb == VerbPlace && p.phase == Placement:
		return engine.Say("supremacy.game.no.place")
	case !moves || !p.moving() || !p.within(c.A) || c.Verb != VerbFrom && !p.within(c.B):
		return engine.Say("supremacy.game.no.order")
	case p.Focus != nobody && c.A != ref(p.Focus) && c.Verb != VerbLift:
		return engine.Say("supremacy.game.no.focus", ref(p.Focus))
	case p.Idle.Has(c.A.Index()):
		return engine.Say("supremacy.game.no.idle", c.A)
	case c.Verb == VerbFrom || p.Focus == nobody:
		return engine.Say("supremacy.game.no.from", c.A)
	case c.N < 0 || c.N > int16(kindCount) || c.N > 0 && p.Left(c.A.Index(), kindOf(c.N)) <= 0:
		return engine.Say("supremacy.game.no.left", c.A)
	}
	return p.unsent(c)
}

// unsent is why units that could still move do not go where they are ordered.
func (p *Position) unsent(c engine.Command) engine.Text {
	from, to, k := c.A.Index(), c.B.Index(), kindOf(c.N)
	beside := slices.Contains(p.w.near[from], to)
	switch c.Verb {
	case VerbSail:
		switch {
		case !p.Sea(to) || !beside:
			return engine.Say("supremacy.game.no.sail.far")
		case p.contested(from):
			return engine.Say("supremacy.game.no.sail.met", c.A)
		case p.launched(from):
			return engine.Say("supremacy.game.no.sail.decks", c.A)
		}
		return engine.Say("supremacy.game.no.sail.foes", c.B)
	case VerbMarch:
		switch {
		case p.Sea(to) || !beside:
			return engine.Say("supremacy.game.no.march.far")
		case p.phase == CombatMove && !p.hostile(to):
			return engine.Say("supremacy.game.no.march.own", c.B)
		}
		return engine.Say("supremacy.game.no.march.foes", c.B)
	case VerbLift:
		if !p.carried(from) {
			return engine.Say("supremacy.game.no.lift.none", c.A)
		}
		return engine.Say("supremacy.game.no.lift")
	case VerbSortie:
		if e := p.Enemies(to); p.w.within[k][from].Has(to) && e.Total() == 0 {
			return engine.Say("supremacy.game.no.sortie.nobody", c.B)
		}
		return engine.Say("supremacy.game.no.sortie.far", c.B)
	}
	return engine.Say("supremacy.game.no.redeploy", c.B)
}
