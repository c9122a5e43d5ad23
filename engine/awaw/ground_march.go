// 13 and 18.21B as far as air needs it: ground units move, take hexes, and overrun.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/hexmap"
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

// jungled is what a space costs a unit at home in the jungle: no more than the ground would without it (13.41).
func (p *Position) jungled(space int) int {
	m := p.w.ground.Movement
	switch p.w.board.Space(space).Terrain {
	case hexmap.Jungle:
		return m["clear"]
	case hexmap.JungleMountain:
		return m["mountain"]
	}
	return int(p.w.pace[space])
}

// entry is the movement to leave a hex over a side; 0 if ground units of the phasing side may not.
func (p *Position) entry(l *lines, wise bool, from, dir, to int) (cost int) {
	if p.w.pace[to] == 0 || l.enemy[to] > 0 {
		return
	}
	side := p.w.board.Side(from, dir)
	if side.Strait || side.Lake || p.w.board.Space(from).Sea {
		return
	}
	cost = int(p.w.pace[to])
	if wise {
		cost = p.jungled(to)
	}
	m := p.w.ground.Movement
	if side.River {
		cost += m["river"]
	}
	switch {
	case l.zone[from] && l.zone[to]:
		cost += m["zone_to_zone"]
	case l.zone[from]:
		cost += m["leave_zone"]
	}
	return
}

// trek is a hex a unit can reach, at what cost and from where.
type trek struct{ space, cost, from int }

// treks lists what a ground unit can reach with the movement it has, itself first: cheapest ways, one order always.
func (p *Position) treks(l *lines, i int) []trek {
	g := p.troops[i]
	out := []trek{{int(g.space), 0, none}}
	limit, wise := p.left(g), p.junglewise(g)
	for done := 0; done < len(out); done++ {
		best := done // the nearest not yet settled comes next
		for k := done + 1; k < len(out); k++ {
			if out[k].cost < out[best].cost {
				best = k
			}
		}
		out[done], out[best] = out[best], out[done]
		at := out[done]
		for dir, n := range p.w.board.Around(at.space) {
			cost := p.entry(l, wise, at.space, dir, n)
			if cost == 0 || at.cost+cost > limit {
				continue
			}
			k := slices.IndexFunc(out, func(x trek) bool { return x.space == n })
			switch {
			case k == none:
				out = append(out, trek{n, at.cost + cost, at.space})
			case k > done && at.cost+cost < out[k].cost:
				out[k].cost, out[k].from = at.cost+cost, at.space
			}
		}
	}
	return out
}

func (p *Position) marchRefusal(c engine.Command) (engine.Cite, string) {
	i := p.troopAt(c.A)
	if i == none || !p.spaceOK(c.B) || c.C != 0 || c.N != 0 {
		return "13", "awaw.no.such"
	}
	if cite, why := p.marcher(i); why != "" {
		return cite, why
	}
	var l lines
	l.fill(p, p.phasing())
	for _, x := range p.treks(&l, i)[1:] {
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
	var l lines
	l.fill(p, p.phasing())
	for i := range p.troops {
		start := len(buf)
		buf = p.appendMarches(&l, i, buf)
		slices.SortFunc(buf[start:], engine.Command.Compare)
	}
	return buf
}

// marches tells whether there is any movement to list.
func (p *Position) marches() bool {
	var l lines
	l.fill(p, p.phasing())
	for i := range p.troops {
		if len(p.appendMarches(&l, i, nil)) != 0 {
			return true
		}
	}
	return false
}

// appendMarches lists where one ground unit can move to.
func (p *Position) appendMarches(l *lines, i int, buf []engine.Command) []engine.Command {
	if !p.troops[i].alive() {
		return buf
	}
	if _, why := p.marcher(i); why != "" {
		return buf
	}
	room := p.w.ground.Stacking[p.w.theatre]
	for _, x := range p.treks(l, i)[1:] {
		if int(l.own[x.space]) < room {
			buf = append(buf, engine.Command{Side: p.phasing(), Verb: VerbMarch, A: gu(i), B: sp(x.space)})
		}
	}
	return buf
}

// march moves a ground unit along the cheapest way, taking what it passes through.
func (t *turnover) march(c engine.Command) {
	i := t.p.troopAt(c.A)
	var l lines
	l.fill(t.p, t.p.phasing())
	treks := t.p.treks(&l, i)
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
