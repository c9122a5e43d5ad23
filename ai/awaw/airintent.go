// Intent: what an opponent meant to do and what it expected, as messages.

package awaw

import (
	"awaw/ai/awaw/sight"
	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Intent words what some commands are for: the choices of a fight, of the ground war, of the sea and of raids, strikes on bases,
// and whatever else is left.
func (a *air) Intent(p engine.Position, side engine.Side, moves []engine.Command) (meant, expected []engine.Text) {
	q, ok := p.(*awaw.Position)
	if !ok || len(moves) == 0 {
		return nil, nil
	}
	a.m = airManners[0]
	a.sea.Play(0, a.m.loss)
	a.raid.Play(a.m.raids())
	s := &a.sight
	a.look(q, side)
	switch {
	case s.Fight.On:
		meant, expected = a.fightIntent(moves)
	case s.Land.On && s.Land.Asked != awaw.AskNothing:
		meant, expected = a.landIntent(moves)
	default:
		if meant, expected, ok = a.sea.Intent(moves); ok {
			return meant, expected
		}
		meant, expected = a.baseIntent(moves)
	}
	if len(meant) == 0 {
		meant = a.otherIntent(moves)
	}
	return meant, expected
}

// baseIntent words strikes on bases, changes of base, and raids.
func (a *air) baseIntent(moves []engine.Command) (meant, expected []engine.Text) {
	s := &a.sight
	meant, expected = a.raid.Intent(moves)
	staged := 0
	sent := map[int]int{} // thirds by target
	var order []int
	drm := map[int]int{}
	naval, dark := map[int]bool{}, map[int]bool{}
	for _, c := range moves {
		u := s.Unit(c.A)
		switch {
		case c.A.Kind() != engine.KindCounter || u == nil:
		case c.Verb == awaw.VerbStage || c.Verb == awaw.VerbRedeploy:
			if !u.Deck {
				staged++
			}
		case c.Verb == awaw.VerbFly:
			t := c.B.Index()
			if sent[t] == 0 {
				order, drm[t] = append(order, t), sight.NoDRM
			}
			sent[t] += u.Thirds
			drm[t] = min(drm[t], u.DRM)
			naval[t] = naval[t] || u.Kind == units.NAS
			dark[t] = dark[t] || u.Deck
		}
	}
	for _, t := range order {
		g := s.GroundAt(t)
		if g == nil || g.Foe == 0 {
			continue
		}
		if dark[t] { // the enemy does not see how many rise from decks
			meant = append(meant, engine.Say("ai.meant.strike.dark", engine.SpaceRef(t)))
			continue
		}
		squadrons := naval[t] || g.Naval
		meant = append(meant, engine.Say("ai.meant.strike", engine.SpaceRef(t), sent[t]/units.PerFactor))
		ours, theirs := a.round(drm[t]-g.FoeDRM, squadrons, strength(sent[t], squadrons), strength(g.Foe, squadrons), strength(g.FoeIdle, squadrons))
		expected = append(expected, engine.Say("ai.expected.round", engine.SpaceRef(t), sight.Tenths(theirs), sight.Tenths(ours)))
	}
	if staged > 0 {
		meant = append(meant, engine.Say("ai.meant.move", staged))
	}
	return meant, expected
}

// fightIntent words a choice in a fight.
func (a *air) fightIntent(moves []engine.Command) (meant, expected []engine.Text) {
	f := &a.sight.Fight
	at := engine.SpaceRef(f.Space)
	key := ""
	switch moves[0].Verb {
	case awaw.VerbEngage: // what the strike should cost both has been told
		if moves[0].N == 1 {
			return []engine.Text{engine.Say("ai.meant.engage", at)}, nil
		}
		return []engine.Text{engine.Say("ai.meant.spare", at)}, nil
	case awaw.VerbStay:
		key = "ai.meant.stay"
	case awaw.VerbFlee, awaw.VerbLeave:
		key = "ai.meant.leave"
	case awaw.VerbPress:
		key = "ai.meant.press"
	case awaw.VerbStop:
		key = "ai.meant.stop"
	case awaw.VerbFly, awaw.VerbMeet:
		key = "ai.meant.reinforce"
	case awaw.VerbHome:
		key = "ai.meant.home"
	default:
		return nil, nil
	}
	att, def := a.round(f.Net, f.Squadrons, f.Strength[0], f.Strength[1], f.Idle)
	if a.sight.Phasing != a.sight.Side {
		att, def = def, att
	}
	return []engine.Text{engine.Say(key, at)}, []engine.Text{engine.Say("ai.expected.next", at, sight.Tenths(def), sight.Tenths(att))}
}

// round is what the next round costs attacker and defender on average, in factors; so many defenders are idle.
func (a *air) round(net int, squadrons bool, att, def, idle int) (ours, theirs float64) {
	unit := 1.0
	if squadrons {
		unit = 1.0 / units.PerFactor
	}
	for _, t := range a.reck.Rolls(att, net) {
		theirs += t.P * unit * float64(min(t.Eliminated, def))
	}
	for _, t := range a.reck.Rolls(max(0, def-idle), -net) {
		ours += t.P * unit * float64(min(t.Eliminated, att))
	}
	return ours, theirs
}
