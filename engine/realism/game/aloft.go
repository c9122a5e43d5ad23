package game

import (
	"awaw/engine"
	"awaw/engine/realism"
)

// This file lists what aircraft may do when ships and armies move: support battles, move their base.

// supportWay finds the shortest way of aircraft that support a battle, over nothing but friends and water.
func (p *Position) supportWay(at, to int) []int {
	for _, mid := range p.w.ways.Near[at] {
		if mid == to {
			return []int{to}
		}
	}
	for _, mid := range p.w.ways.Near[at] {
		if !p.Sea(mid) && !p.Ours(mid, p.Now) {
			continue
		}
		for _, end := range p.w.ways.Near[mid] {
			if end == to {
				return []int{mid, to}
			}
		}
	}
	return nil
}

// supporting is the flight that would support a battle, and whether the rules let it.
func (p *Position) supporting(at, to int, k Kind) (f flight, cite string, ok bool) {
	way := p.supportWay(at, to)
	if way == nil {
		return f, "er.range.2", false
	}
	f = flight{mission: supportMission, from: uint8(at), at: uint8(to), waitAt: nobody, next: nobody}
	for i, n := range way {
		f.way[i] = uint8(n)
	}
	f.steps = uint8(len(way))
	c := p.course(&f, k)
	c.Way = way
	cite, broken := p.w.rules.Judge(&c)
	return f, cite, !broken
}

// supports: er.range.2 and er.range.3, aircraft that have not fought may help armies that have gone to fight.
func (l *lister) supports(at int, k Kind) {
	p := l.p
	battles := p.fighting()
	for to := range p.w.Area.Len() {
		if !battles.Has(to) {
			continue
		}
		if _, _, ok := p.supporting(at, to, k); ok {
			l.Add(engine.Command{Verb: VerbSupport, A: p.mine(at, k), B: ref(to)})
		}
	}
}

// redeployments: er.redeploy.1, unused aircraft may go as far as they can, over friends and water, to land or to a deck of their own.
func (l *lister) redeployments(at int, k Kind) {
	p := l.p
	seen := spaces{}
	seen.Add(at)
	now := []int{at}
	for range p.w.rules.Spaces(int(k)) {
		var next []int
		for _, s := range now {
			for _, to := range p.w.ways.Near[s] {
				if seen.Has(to) || !p.Sea(to) && !p.Ours(to, p.Now) {
					continue
				}
				seen.Add(to)
				next = append(next, to)
				c := realism.Course{On: p.w.ways, Mission: realism.Redeploy, Bomber: k == Bomber, From: at, Way: []int{to}, Berth: p.berth}
				if _, broken := p.w.rules.Judge(&c); !broken {
					l.Add(engine.Command{Verb: VerbRedeploy, A: p.mine(at, k), B: ref(to)})
				}
			}
		}
		now = next
	}
}
