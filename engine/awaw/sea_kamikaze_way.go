// 17.47: a force under way is met by kamikazes in the hex of its way that Japan names; by the default in the last that they reach.

package awaw

import "awaw/engine"

// diveWay lists the hexes of the sea in which kamikazes reach the force under way, the last of its way first.
func (p *Position) diveWay() (out []int) {
	way := p.way()
	for i := len(way) - 1; i > 0; i-- {
		if p.w.board.Space(way[i]).Sea && p.inDiveRange(way[i]) {
			out = append(out, way[i])
		}
	}
	return out
}

// moverMet tells whether kamikazes attack the force under way, and not one that lies somewhere.
func (p *Position) moverMet(group int) bool {
	b := p.sea()
	return group >= 0 && b != nil && b.stage == seaReact && int(b.mover) == group
}

// wayOffers lists where they may meet.
func (p *Position) wayOffers(owed) (out []offer) {
	for _, h := range p.diveWay() {
		out = append(out, offer{ref: sp(h), most: 1, worth: 1, like: likeness{h}})
	}
	return out
}

// meetAt lets them meet there: the force has come so far, its carriers are at sea and launch, and what sinks, sinks there.
func (t *turnover) meetAt(_ owed, what engine.Ref, _ int) {
	d := t.dives()
	d.hex = int16(what.Index())
	t.place(int(t.p.sea().mover), what.Index())
	t.say(engine.EventBattle, "17.47D", "awaw.dive.begins", what)
}

// mayAskWay tells whether a saved choice of a hex belongs to the attack it stands on.
func (p *Position) mayAskWay(c *choice) bool {
	d := p.dive()
	return d != nil && d.outside && d.stage == diveSend && len(d.out) == 1 && p.moverMet(int(d.out[0].group)) && c.side == d.asked(p) && len(c.owed) == 1 && c.owed[0].n == 1
}
