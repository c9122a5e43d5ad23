package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
)

// This file tells what may be bought, for what, and where it will stand.

// Wares lists what is sold while the power in turn buys; nothing at other times.
func (p *Position) Wares() (out engine.Wares) {
	if p.Over() || p.phase != Purchase || !p.Builds(p.Now) {
		return out
	}
	out.Money = int(p.Money[p.Now])
	out.Heads = []engine.Text{engine.Say("realism.game.ware.attack"), engine.Say("realism.game.ware.defence")}
	works, first := 0, 0
	for at := range p.w.Area.Len() {
		if p.w.Works.Has(at) && int(p.Owner[at]) == p.Now {
			if works == 0 {
				first = at
			}
			works++
		}
	}
	out.Where = engine.Say("realism.game.ware.where", works)
	if works == 1 {
		out.Where = engine.Say("realism.game.ware.at", ref(first))
	}
	for k := range kindCount {
		v := p.w.rules.Table.Kinds[k].Values
		out.List = append(out.List, engine.Ware{
			Buy: engine.Command{Side: p.asked(), Verb: VerbBuy, A: kindRef(k)}, Open: out.Money >= p.w.Cost[k] && p.Bought[k] < 99,
			Card:  engine.CounterView{Ref: kindRef(k), Side: p.Side(p.Now), Nation: p.code(p.Now), Kind: counterKinds[k], Size: 1, Note: kindText(k)},
			Price: p.w.Cost[k], Bought: int(p.Bought[k]),
			Values: []engine.Text{engine.Say("realism.game.ware.value", v[0]), engine.Say("realism.game.ware.value", v[1])},
			Use:    engine.Say("realism.game.ware.use." + k.String()),
		})
	}
	return out
}

var _ sortie.Placer = (*Position)(nil)

// Placings lists where what was bought may stand, and who may go aboard new carriers.
func (p *Position) Placings() []engine.Command {
	if p.Over() || p.phase != Placement {
		return nil
	}
	return slices.DeleteFunc(p.Legal(p.asked(), nil), func(c engine.Command) bool { return c.Verb != VerbPlace && c.Verb != VerbEmbark })
}
