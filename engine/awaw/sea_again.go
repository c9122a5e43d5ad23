// What another round of naval combat would lead to, and what breaking off does (22.4, 22.44).

package awaw

import (
	"awaw/aircombat"
	"awaw/engine"
)

// againDetail tells what another round leads to: how likely they find whom they seek, with those who search already, in whole per cent.
func (p *Position) againDetail() engine.Text {
	b := p.sea()
	k, key := b.number(b.side(b.whose)), "sea.press.seek"
	if len(p.groupsAt(b.side(1-k), int(b.hex))) == 0 {
		k, key = 1-k, "sea.press.sought"
	}
	return told(key, percent(p.findsSome(k, p.searchers(k))))
}

// stopDetail tells what breaking off leads to: where the force under way goes.
func (p *Position) stopDetail() engine.Text {
	b := p.sea()
	switch {
	case b.mover == none:
		return told("sea.stop.how")
	case b.whose == 0:
		return told("sea.stop.home", tf(int(b.mover)), sp(p.homePort(int(b.mover))))
	}
	return told("sea.stop.on", tf(int(b.mover)), sp(int(b.to)))
}

// percent is a chance in whole per cent.
func percent(p float64) int { return int(p*100 + .5) }

// findsSome is how likely a side finds any force of the other with some searchers.
func (p *Position) findsSome(k uint8, s aircombat.Searchers) (sum float64) {
	b := p.sea()
	for n, levels := range p.w.naval.SearchChances(s, p.searchers(1-k), len(p.groupsAt(b.side(1-k), int(b.hex)))) {
		for _, x := range levels {
			if n > 0 {
				sum += x
			}
		}
	}
	return sum
}
