package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/volley"
)

// This file tells what may be bought, for what, and where it will stand.

// Wares lists what is sold while the power in turn buys; nothing at other times.
func (p *Position) Wares() (out engine.Wares) {
	if p.Over() || p.phase != Production {
		return out
	}
	out.Money = int(p.Money[p.Now])
	out.Heads = []engine.Text{engine.Say("supremacy.game.ware.surface"), engine.Say("supremacy.game.ware.air")}
	out.Where = engine.Say("supremacy.game.ware.where")
	for k := range kindCount {
		attack, defence, air := p.hitsAt(k)
		out.List = append(out.List, engine.Ware{
			Buy: engine.Command{Side: p.asked(), Verb: VerbBuy, A: kindRef(k), N: kindN(k)}, Open: out.Money >= p.w.Cost[k] && p.Bought[k] < 99,
			Card:  engine.CounterView{Ref: kindRef(k), Side: p.Side(p.Now), Nation: p.code(p.Now), Kind: counterKinds[k], Size: 1, Note: kindText(k)},
			Price: p.w.Cost[k], Bought: int(p.Bought[k]),
			Values: []engine.Text{engine.Say("supremacy.game.ware.both", attack, defence), engine.Say("supremacy.game.ware.value", air)},
			Use:    engine.Say("supremacy.game.ware.use." + k.String()),
		})
	}
	return out
}

// Placings implements sortie.Placer.
func (p *Position) Placings() []engine.Command {
	if p.Over() || p.phase != Placement {
		return nil
	}
	return slices.DeleteFunc(p.Legal(p.asked(), nil), func(c engine.Command) bool { return c.Verb != VerbPlace })
}

// hitsAt is what a kind hits at: land and sea in attack and in defence, and aircraft.
func (p *Position) hitsAt(k Kind) (attack, defence, air int) {
	_, attack = p.w.arena.Ground(volley.Attacker, int(k))
	_, defence = p.w.arena.Ground(volley.Defender, int(k))
	air = p.w.arena.Air(int(k))
	return attack, defence, air
}
