// 17.59, 26: flying bombs launched, shot at and fallen.

package awaw

import (
	"slices"

	"awaw/aircombat"
	"awaw/engine"
)

// rocketWorks is the kind of target flying bombs are launched from.
const rocketWorks = "rockets"

// stock is how many flying bombs the phasing side has from a base this turn and has not launched.
func (p *Position) bombStock(from int) int {
	n := 0
	for _, x := range p.w.sc.FlyingBombs {
		if p.w.board.Find(x.From) == from && p.w.sc.sides[x.Side] == p.phasing() && int(p.turn) <= len(x.Bombs) {
			n += x.Bombs[p.turn-1]
		}
	}
	for _, r := range p.raids {
		if int(r.from) == from {
			n -= int(r.bombs)
		}
	}
	return max(n, 0)
}

// launchRefusal tells why flying bombs may not be launched from one place at another: from an undamaged base of theirs, at
// something worth it, as far as they fly, and no more than there are.
func (p *Position) launchRefusal(c engine.Command) (engine.Cite, string) {
	if c.A != 0 || !p.spaceOK(c.B) || !p.spaceOK(c.C) || c.N < 1 {
		return "26", "awaw.no.such"
	}
	from, target := c.B.Index(), c.C.Index()
	base := p.w.worksAt(from)
	switch {
	case !p.now(VerbLaunch):
		return "26", "awaw.no.raid.now"
	case base == none || p.w.works[base].kind != rocketWorks || p.control[from] != p.phasing():
		return "26", "awaw.no.launch.base"
	case p.standing(base) < int(p.w.works[base].points):
		return "26", "awaw.no.launch.damaged"
	case p.bombStock(from) < int(c.N):
		return "26", "awaw.no.launch.stock"
	case p.w.worksAt(target) == none:
		return "26", "awaw.no.raid.target"
	case p.control[target] != p.defending():
		return "26", "awaw.no.raid.enemy"
	case p.standing(p.w.worksAt(target)) == 0:
		return "26", "awaw.no.raid.down"
	case p.raidOn(target) != none:
		return "26", "awaw.no.raid.bombs"
	case p.w.distance(from, target) > p.w.strategy.FlyingBombs.Range:
		return "26", "awaw.no.raid.far"
	}
	return "", ""
}

// legalLaunches lists what flying bombs may be launched at.
func (p *Position) legalLaunches(buf []engine.Command) []engine.Command {
	var from []int
	for _, x := range p.w.sc.FlyingBombs {
		if s := p.w.board.Find(x.From); !slices.Contains(from, s) {
			from = append(from, s)
		}
	}
	for _, f := range from {
		for n := 1; n <= p.bombStock(f); n++ {
			for _, x := range p.w.works {
				cmd := engine.Command{Side: p.phasing(), Verb: VerbLaunch, B: sp(f), C: sp(int(x.space)), N: int16(n)}
				if _, why := p.launchRefusal(cmd); why == "" {
					buf = append(buf, cmd)
				}
			}
		}
	}
	return buf
}

// launch sends flying bombs off.
func (t *turnover) launch(c engine.Command) {
	p := t.p
	p.raids = append(cow(p.raids), raid{target: int16(c.C.Index()), from: int16(c.B.Index()), bombs: uint8(c.N)})
	t.say(engine.EventChoice, "26", "awaw.launched", int(c.N), c.B, c.C)
}

// openFlyingBombs lets those who meet flying bombs shoot, and the rest come down.
func (t *turnover) openFlyingBombs(r raid) {
	p := t.p
	target := int(r.target)
	var force aircombat.Force
	for _, i := range p.opposing(target) {
		g := p.groupOf(p.counters[i])
		g.N = int(p.counters[i].size)
		force = append(force, g)
	}
	t.say(engine.EventBattle, "26", "awaw.bombs.come", int(r.bombs), sp(target), force.Engaged())
	t.push(&bombing{target: r.target, n: r.bombs, robot: true, guns: uint8(min(255, p.w.air.Strength(force, false)))})
	for _, i := range p.opposing(target) {
		t.comesDown(i)
	}
}
