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

// sailing has carriers that are picked sail to a zone, with what is aboard: it is based there then. It leaves the other picks.
func (p *Position) sailing(to int, picks []sortie.Pick) (*Position, []sortie.Pick) {
	if !slices.ContainsFunc(picks, func(x sortie.Pick) bool { _, ok := p.decked(to, x); return ok }) {
		return p, picks
	}
	q := *p
	q.Own()
	t := turn{Position: &q}
	picks = slices.Clone(picks)
	for i := range picks {
		at, ok := p.decked(to, picks[i])
		if !ok {
			continue
		}
		before := q.Units[at][q.Now]
		t.aboard(picks[i].N, at, to)
		t.shift(Carrier, uint8(picks[i].N), at, to)
		picks[i].N = 0
		for j := range picks {
			if from, power, k, ok := q.CounterAt(counters, picks[j].Unit); ok && from == at && power == q.Now && k.decks() {
				picks[j].N -= min(picks[j].N, int(before[k]-q.Units[at][q.Now][k]))
			}
		}
	}
	return &q, picks
}

// decked tells of carriers that are picked and may sail to a zone where they lie.
func (p *Position) decked(to int, x sortie.Pick) (at int, ok bool) {
	at, power, k, ok := p.CounterAt(counters, x.Unit)
	return at, ok && power == p.Now && k == Carrier && x.N > 0 && x.N <= p.Left(at, Carrier) && p.Sea(to) && slices.Contains(p.w.near[at], to) && !p.launched(at)
}

// Foresee is how it ends, and what both sides lose in it.
func (p *Position) Foresee(to engine.Ref, picks []sortie.Pick) (out sortie.Ends, ok bool) {
	if !p.moving() || !p.within(to) || p.phase == Noncombat {
		return out, false
	}
	p, picks = p.sailing(to.Index(), picks)
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
