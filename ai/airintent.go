// Intent: what an opponent meant to do and what it expected, as messages.

package ai

import (
	"math"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Intent words the strikes among some commands, and the choices of a fight.
func (a *air) Intent(p engine.Position, side engine.Side, moves []engine.Command) (meant, expected []engine.Text) {
	q, ok := p.(*awaw.Position)
	if !ok {
		return nil, nil
	}
	a.m = airManners[0]
	s := &a.sight
	s.look(q, side)
	if s.Fight.On {
		return a.fightIntent(moves)
	}
	if s.Land.On && s.Land.Asked != awaw.AskNothing {
		return a.landIntent(moves)
	}
	staged := 0
	sent := map[int]int{} // thirds by target
	var order []int
	drm := map[int]int{}
	naval := map[int]bool{}
	for _, c := range moves {
		u := s.unit(c.A)
		switch {
		case c.A.Kind() != engine.KindCounter || u == nil:
		case c.Verb == awaw.VerbStage || c.Verb == awaw.VerbRedeploy:
			staged++
		case c.Verb == awaw.VerbFly:
			t := c.B.Index()
			if sent[t] == 0 {
				order, drm[t] = append(order, t), noDRM
			}
			sent[t] += u.Thirds
			drm[t] = min(drm[t], u.DRM)
			naval[t] = naval[t] || u.Kind == units.NAS
		}
	}
	for _, t := range order {
		g := s.groundAt(t)
		if g == nil || g.foe == 0 {
			continue
		}
		squadrons := naval[t] || g.naval
		meant = append(meant, engine.Say("ai.meant.strike", engine.SpaceRef(t), sent[t]/nasPerFactor))
		ours, theirs := a.round(drm[t]-g.foeDRM, squadrons, strength(sent[t], squadrons), strength(g.foe, squadrons))
		expected = append(expected, engine.Say("ai.expected.round", engine.SpaceRef(t), tenths(theirs), tenths(ours)))
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
	att, def := a.round(f.Net, f.Squadrons, f.Strength[0], f.Strength[1])
	if a.sight.Phasing != a.sight.side {
		att, def = def, att
	}
	return []engine.Text{engine.Say(key, at)}, []engine.Text{engine.Say("ai.expected.next", at, tenths(def), tenths(att))}
}

// round is what the next round costs attacker and defender on average, in factors.
func (a *air) round(net int, squadrons bool, att, def int) (ours, theirs float64) {
	unit := 1.0
	if squadrons {
		unit = 1.0 / nasPerFactor
	}
	for _, t := range a.reck.rolls(att, net) {
		theirs += t.P * unit * float64(min(t.Eliminated, def))
	}
	for _, t := range a.reck.rolls(def, -net) {
		ours += t.P * unit * float64(min(t.Eliminated, att))
	}
	return ours, theirs
}

// tenths words a number with one decimal.
func tenths(x float64) engine.Arg {
	n := int(math.Round(x * 10))
	return engine.Arg{Kind: engine.ArgName, S: string(append(appendInt(nil, n/10), '.', byte('0'+n%10)))}
}

func appendInt(b []byte, n int) []byte {
	if n >= 10 {
		b = appendInt(b, n/10)
	}
	return append(b, byte('0'+n%10))
}
