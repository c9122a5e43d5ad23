package awaw

import (
	"slices"

	"awaw/hexmap"
)

// slowMarches finds where a ground unit can go by asking about one hex at a time, over and over until nothing is reached more cheaply.
func slowMarches(p *Position, i int) []int {
	g, m := p.troops[i], p.w.ground.Movement
	if _, why := p.marcher(i); !g.alive() || why != "" {
		return nil
	}
	enemy := p.other(p.phasing())
	enter := func(from, dir, to int) int {
		side := p.w.board.Side(from, dir)
		if p.w.pace[to] == 0 || p.guarded(enemy, to) || side.Strait || side.Lake || p.w.board.Space(from).Sea {
			return 0
		}
		cost := int(p.w.pace[to])
		if p.junglewise(g) {
			switch p.w.board.Space(to).Terrain {
			case hexmap.Jungle:
				cost = m["clear"]
			case hexmap.JungleMountain:
				cost = m["mountain"]
			}
		}
		if side.River {
			cost += m["river"]
		}
		switch {
		case p.zoned(enemy, from) && p.zoned(enemy, to):
			cost += m["zone_to_zone"]
		case p.zoned(enemy, from):
			cost += m["leave_zone"]
		}
		return cost
	}
	far := map[int]int{int(g.space): 0}
	for again := true; again; {
		again = false
		for from, spent := range far {
			for dir, to := range p.w.board.Around(from) {
				cost := enter(from, dir, to)
				if old, known := far[to]; cost > 0 && spent+cost <= p.left(g) && (!known || spent+cost < old) {
					far[to], again = spent+cost, true
				}
			}
		}
	}
	var out []int
	for to := range far {
		if to != int(g.space) && p.stackRoom(p.phasing(), to) > 0 {
			out = append(out, to)
		}
	}
	slices.Sort(out)
	return out
}

// Marches gives where each ground unit can go, as it is looked up and as it is found one hex at a time; nothing where nobody marches now.
func (p *Position) Marches() (fast, slow [][]int) {
	if !p.now(VerbMarch) {
		return nil, nil
	}
	l := p.lines(p.phasing())
	defer l.close(p.desk)
	for i := range p.troops {
		fast, slow = append(fast, slices.Clone(p.marchesOf(l, i))), append(slow, slowMarches(p, i))
	}
	return fast, slow
}
