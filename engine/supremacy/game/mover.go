package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/sortie"
)

// This file tells a screen of moves of ships, armies and aircraft: from where, who, and how likely a battle they go to is won.

var _ sortie.Mover = (*Position)(nil)

// Begins is the command by which units in a space begin to move.
func (p *Position) Begins(at engine.Ref) (engine.Command, bool) {
	c := engine.Command{Side: p.Side(p.Now), Verb: VerbFrom, A: at}
	if !p.moving() || !p.within(at) || p.Focus != nobody || p.Idle.Has(at.Index()) {
		return c, false
	}
	return c, p.movable(at.Index())
}

// moving tells whether units move now.
func (p *Position) moving() bool {
	return !p.Over() && (p.phase == CombatMove || p.phase == Noncombat)
}

// Moving is the space whose units move.
func (p *Position) Moving() (out sortie.Moving, ok bool) {
	if !p.moving() || p.Focus == nobody {
		return out, false
	}
	out.From, out.End = ref(p.Focus), engine.Command{Side: p.Side(p.Now), Verb: VerbEnd, A: ref(p.Focus)}
	legal := p.Legal(p.Side(p.Now), nil)
	for k := range kindCount {
		goes := slices.DeleteFunc(slices.Clone(legal), func(c engine.Command) bool { return c.N != kindN(k) && !(c.Verb == VerbPass && k.sails()) })
		if left := p.Left(p.Focus, k); left > 0 && len(goes) > 0 {
			out.Units = append(out.Units, sortie.Reach{Unit: p.counter(p.Focus, p.Now, k, int(p.Units[p.Focus][p.Now][k])), Most: left, Goes: goes})
		}
	}
	for _, c := range legal {
		if c.N == 0 && c.Verb != VerbEnd {
			out.All = append(out.All, c)
		}
	}
	return out, true
}

var _ sortie.Loading = (*Position)(nil)

// Load is how many units a command takes along: of infantry a transport holds more than one.
func (p *Position) Load(c engine.Command) int {
	if c.Verb != VerbLift || c.N < 1 || c.N > int16(kindCount) {
		return 1
	}
	k := Kind(c.N - 1)
	return max(1, min(p.Left(c.A.Index(), k), p.w.Load[k]))
}

// Outlook is how likely a battle is won.
func (p *Position) Outlook(to engine.Ref, picks []sortie.Pick) (float64, bool) {
	x, ok := p.Foresee(to, picks)
	return x.Won, ok
}

var _ sortie.Foresight = (*Position)(nil)

// Foresee is how it ends, and what both sides lose in it.
func (p *Position) Foresee(to engine.Ref, picks []sortie.Pick) (out sortie.Ends, ok bool) {
	if !p.moving() || !p.within(to) || p.phase == Noncombat {
		return out, false
	}
	b, _ := p.Attack(to.Index())
	for _, pick := range picks {
		if _, power, k, ok := p.CounterAt(counters, pick.Unit); ok && power == p.Now {
			b.force[attacking][p.plain(k)] += int32(pick.N)
		}
	}
	if b.force[attacking].Total() == 0 || b.force[defending].Total() == 0 {
		return out, false
	}
	x, ok := b.Prospect()
	return sortie.Ends{Won: x.Won, None: x.None, Lost: x.Lost}, ok
}
