// What must hold of every position, for tests outside the package.

package awaw

import (
	"fmt"
	"slices"

	"awaw/engine"
	"awaw/hexmap"
)

// Faults names what is wrong with a position in itself: bases too full, units in the air out of their time, losses that
// are not counted, units that drop out of a fight alive.
func (p *Position) Faults() (out []string) {
	var l loads
	l.fill(p)
	for _, c := range p.counters { // a base that fell while its air was out waits for it to come back and be displaced (18.25)
		if c.alive() && c.has(flying) && c.deck == 0 && !p.w.board.Space(int(c.base)).Box && p.control[c.base] != p.w.sideOf(c.nation) {
			l.add(int(c.base), c, -1)
		}
	}
	for s := range p.control {
		if p.overfull(&l, s) > 0 && l.used[s] > 0 && !p.displacing() && p.step != stepStage && p.step != stepBuild && p.step != stepRedeploy {
			out = append(out, fmt.Sprintf("base %d holds %d thirds of %d in step %d", s, l.used[s], p.capacity(s), p.step))
		}
	}
	return append(append(out, p.counterFaults()...), p.fightFaults()...)
}

// counterFaults names the counters that are not where or what they can be.
func (p *Position) counterFaults() (out []string) {
	for i, c := range p.counters {
		switch {
		case c.alive() && c.base < 0:
			out = append(out, fmt.Sprintf("counter %d is none", i))
		case c.alive() && c.size > counterLimit:
			out = append(out, fmt.Sprintf("counter %d is of size %d", i, c.size))
		case c.alive() && c.has(fleeing) && (p.fight() == nil || p.fight().stage != fightStay):
			out = append(out, fmt.Sprintf("counter %d flees from nothing", i))
		case c.alive() && c.has(flying) && (p.phase != phaseMovement && p.phase != phaseCombat && c.task < taskCarry || p.step == stepStage):
			out = append(out, fmt.Sprintf("counter %d flies in phase %d", i, p.phase))
		case !c.alive() && (c.base >= 0 || c.flags != 0) && p.fight() == nil:
			out = append(out, fmt.Sprintf("counter %d is dead and on the board", i))
		}
	}
	return out
}

// fightFaults names what is wrong with a counterair fight.
func (p *Position) fightFaults() (out []string) {
	if p.fight() != nil && p.fight().kind == airCounterair {
		for i, c := range p.counters {
			here := c.base == p.fight().space && p.w.sideOf(c.nation) != p.phasing() && !c.has(flying) || c.onTask(taskCounterair) && c.target == p.fight().space
			if side, _ := p.fight().find(i); c.alive() && here && side < 0 {
				out = append(out, fmt.Sprintf("counter %d has dropped out of the fight", i))
			}
		}
		for side, force := range p.fight().force {
			for _, m := range force {
				if c := p.counters[m.c]; int(m.units) > int(c.size)*p.fight().scale(c.kind) || m.aborted > m.units {
					out = append(out, fmt.Sprintf("side %d, counter %d of size %d fights with %d, %d aborted", side, m.c, c.size, m.units, m.aborted))
				}
			}
		}
	}
	return out
}

// Mass is the thirds of a factor in play, lost and in the force pools.
func (p *Position) Mass() (play, lost int) {
	for _, c := range p.counters {
		if c.alive() {
			play += c.thirds()
		}
	}
	for _, n := range p.lost {
		lost += int(n)
	}
	return play, lost
}

// Turn tells player turns apart.
func (p *Position) Turn() int { return int(p.turn)*2 + int(p.half) }

// SlowSails is where the task forces of a side may sail, found for each by searching the whole map again.
func (p *Position) SlowSails(side engine.Side) (out []engine.Command) {
	for f, m := range p.forces {
		if m.space < 0 {
			continue
		}
		if _, why := p.sailor(f); why != "" {
			continue
		}
		for _, s := range p.w.board.Reach(int(m.space), p.leftToSail(f), func(i int) bool { return !p.navigable(side, i, false) }, p.dry, nil) {
			if to := s.Space; to != int(m.space) && p.navigable(side, to, true) && !p.crowdedPort(f, to) && !p.crowdedHex(f, to) {
				out = append(out, engine.Command{Side: side, Verb: VerbSail, A: tf(f), B: sp(to)})
			}
		}
	}
	slices.SortFunc(out, engine.Command.Compare)
	return out
}

// Ways compares the lengths kept of ways by sea with ways searched for, from one space; it gives the first of 200 that differ.
func (p *Position) Ways(side engine.Side, from int) (to, kept, found int) {
	for to := range min(p.w.board.Len(), 200) {
		kept, found := p.w.seaHexes(from, to), len(p.sealane(side, from, to, p.anywhere()))-1
		if kept != found {
			return to, kept, found
		}
	}
	return -1, 0, 0
}

// UsualWay is the way air takes between two spaces if none is named.
func (p *Position) UsualWay(from, to int) []int { return p.w.usualWay(from, to) }

// SearchedWay is the same found slowly, by searching the board anew.
func (p *Position) SearchedWay(from, to int) []int {
	closed, shut := p.w.skies()
	if !p.w.board.Space(to).Box {
		return p.w.board.Path(from, to, p.w.farthest, closed, shut)
	}
	path := p.w.board.Path(to, from, p.w.farthest, closed, shut)
	slices.Reverse(path)
	return path
}

// Map is the board.
func (p *Position) Map() *hexmap.Map { return p.w.board }

// MetAt is how much air, in thirds of a factor, could meet a transport in each space.
func (p *Position) MetAt() []int { return p.metAt() }

// WayOf is the way a command names.
func (p *Position) WayOf(c engine.Command) []int { return p.w.readWay(c.B.Index(), c.Way) }

// Opposed is how much air could meet a raid by the way of a command.
func (p *Position) Opposed(c engine.Command) int {
	if c.Way == 0 {
		return p.OpposedOn(c, p.usualRaid(c))
	}
	return p.OpposedOn(c, p.WayOf(c))
}

// OpposedOn is how much air could meet a raid on a way.
func (p *Position) OpposedOn(c engine.Command, way []int) int {
	return p.opposition(raid{target: int16(c.B.Index()), from: int16(way[0])}, way)
}

// HuntersAt is the set of counters, by number, that could meet a raid in a hex alone.
func (p *Position) HuntersAt(c engine.Command, hex int) (set uint64) {
	for i, k := range p.counters {
		if p.huntsRaid(k, raid{target: int16(c.B.Index())}, []int{hex}) {
			set |= 1 << i
		}
	}
	return set
}

// Thirds adds up a set of counters, in thirds of a factor.
func (p *Position) Thirds(set uint64) (n int) {
	for i, k := range p.counters {
		if set&(1<<i) != 0 {
			n += k.thirds()
		}
	}
	return n
}

// RereadHere reads a save of the scenario a position is of, whatever scenario the save names: much quicker than reading the scenario anew.
func (p *Position) RereadHere(data []byte) (*Position, error) {
	r, err := readRecord(data)
	if err != nil {
		return nil, err
	}
	return r.position(p)
}
