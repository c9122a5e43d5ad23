// 13 and 18.21B as far as air needs it: ground units move, take hexes, and overrun.

package awaw

import (
	"slices"

	"awaw/engine"
)

// allowance is a unit's movement for the phase: halved for armor short of oil, none for those that cannot move.
func (p *Position) allowance(g troop) int {
	n := int(g.moves)
	if p.w.ground.Types[g.kind].Armor && p.w.ground.Effects.OilHalvesArmor && p.w.oilEffect(g.nation, int(p.turn)) {
		n /= 2
	}
	return n
}

// left is what a unit has still to spend.
func (p *Position) left(g troop) int {
	if p.step.row().exploits {
		return p.w.ground.Combat.Exploit - int(g.spent)
	}
	return p.allowance(g) - int(g.spent)
}

// marcher tells why a ground unit may not move now.
func (p *Position) marcher(i int) (engine.Cite, string) {
	g := p.troops[i]
	switch {
	case p.troopSide(i) != p.phasing():
		return "13", "awaw.no.own"
	case !p.now(VerbMarch):
		return "13", "awaw.no.march.now"
	case !g.onBoard() || g.carried() || g.has(troopAfloat) || !unlessSaid(p.w.ground.Types[g.kind].Moves):
		return "13", "awaw.no.march.who"
	case g.has(troopJoined | troopMust):
		return "13", "awaw.no.march.joined"
	case p.step.row().exploits && !g.has(troopBroke):
		return "15", "awaw.no.march.broke"
	}
	return "", ""
}

// treks lists what a ground unit can reach with the movement it has, itself first: cheapest ways, one order always.
func (p *Position) treks(l *lines, i int) []trek {
	g := p.troops[i]
	out := append(l.treks[:0], trek{int(g.space), 0, none})
	l.reached[g.space] = 1
	limit, roads := p.left(g), p.w.crossings
	if p.junglewise(g) {
		roads = p.w.jungleCrossings
	}
	for done := 0; done < len(out); done++ {
		best := done // the nearest not yet settled comes next
		for k := done + 1; k < len(out); k++ {
			if out[k].cost < out[best].cost {
				best = k
			}
		}
		out[done], out[best] = out[best], out[done]
		at := out[done]
		l.reached[out[best].space], l.reached[at.space] = int16(best+1), int16(done+1)
		for dir, n := range p.w.board.Around(at.space) {
			cost := int(roads[at.space][dir])
			if cost == 0 || l.enemy[n] > 0 {
				continue
			}
			if cost += at.cost + p.w.zonesCost(l, at.space, n); cost > limit {
				continue
			}
			switch k := int(l.reached[n]) - 1; {
			case k == none:
				out = append(out, trek{n, cost, at.space})
				l.reached[n] = int16(len(out))
			case k > done && cost < out[k].cost:
				out[k].cost, out[k].from = cost, at.space
			}
		}
	}
	for _, x := range out {
		l.reached[x.space] = 0
	}
	l.treks = out
	return out
}

// zonesCost is what zones of control add to leaving a hex for another.
func (w *world) zonesCost(l *lines, from, to int) int {
	switch {
	case !l.zone[from]:
		return 0
	case l.zone[to]:
		return w.zoneToZone
	}
	return w.leaveZone
}

func (p *Position) marchRefusal(c engine.Command) (engine.Cite, string) {
	i := p.troopAt(c.A)
	if i == none || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "13", "awaw.no.such"
	}
	if cite, why := p.marcher(i); why != "" {
		return cite, why
	}
	l := p.lines(p.phasing())
	defer l.close(p.desk)
	for _, x := range p.treks(l, i)[1:] {
		if x.space == c.B.Index() {
			if p.stackRoom(p.phasing(), x.space) == 0 {
				return "13", "awaw.no.march.stack"
			}
			return "", ""
		}
	}
	if l.enemy[c.B.Index()] > 0 {
		return "13", "awaw.no.march.enemy"
	}
	return "13", "awaw.no.march.far"
}

// stackRoom is how many more units of a side a hex takes.
func (p *Position) stackRoom(side engine.Side, space int) int {
	n := p.w.ground.Stacking[p.w.theatre]
	for i, g := range p.troops {
		if g.holds(space) && p.troopSide(i) == side {
			n--
		}
	}
	return max(0, n)
}

func (p *Position) legalMarches(buf []engine.Command) []engine.Command {
	l := p.lines(p.phasing())
	defer l.close(p.desk)
	for i := range p.troops {
		for _, space := range p.marchesOf(l, i) {
			buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbMarch, A: gu(i), B: sp(space)})
		}
	}
	return buf
}

// marches tells whether there is any movement to list.
func (p *Position) marches() bool {
	l := p.lines(p.phasing())
	defer l.close(p.desk)
	for i := range p.troops {
		if len(p.marchesOf(l, i)) != 0 {
			return true
		}
	}
	return false
}

// marchesOf lists where one ground unit can move to, ascending; good until the next is asked for.
func (p *Position) marchesOf(l *lines, i int) []int {
	l.spaces = l.spaces[:0]
	if !p.troops[i].alive() {
		return nil
	}
	if _, why := p.marcher(i); why != "" {
		return nil
	}
	room := p.w.ground.Stacking[p.w.theatre]
	for _, x := range p.treks(l, i)[1:] {
		if int(l.own[x.space]) < room {
			l.spaces = append(l.spaces, x.space)
		}
	}
	slices.Sort(l.spaces)
	return l.spaces
}

// march moves a ground unit along the cheapest way, taking what it passes through.
func (t *turnover) march(c engine.Command) {
	i := t.p.troopAt(c.A)
	l := t.p.lines(t.p.phasing())
	defer l.close(t.p.desk)
	treks := t.p.treks(l, i)
	at := slices.IndexFunc(treks, func(x trek) bool { return x.space == c.B.Index() })
	cost := treks[at].cost
	var way []int
	for k := at; k > 0; k = slices.IndexFunc(treks, func(x trek) bool { return x.space == treks[k].from }) {
		way = append(way, treks[k].space)
	}
	g := t.troop(i)
	from := int(g.space)
	g.space = int16(c.B.Index())
	g.spent += uint8(cost)
	switch {
	case t.p.step.row().exploits:
		g.flags |= troopExploits
	case !t.p.picksUp(i):
		g.flags |= troopMarched
	}
	t.move("13", "awaw.marched", c.A, sp(from), c.B)
	for _, hex := range slices.Backward(way) {
		t.seize(hex, "18.25")
	}
}

// hexesOf lists the hexes of ground units for which a condition holds, ascending; with targets the hexes they are drafted
// against.
func (p *Position) hexesOf(in func(int, troop) bool, targets ...bool) []int16 {
	var out []int16
	for i, g := range p.troops {
		if g.alive() && g.onBoard() && in(i, g) {
			if len(targets) != 0 {
				out = append(out, g.target)
			} else {
				out = append(out, g.space)
			}
		}
	}
	return sorted(out)
}
