package game

import (
	"awaw/engine"
	"awaw/engine/volley"
)

// This file reckons aircraft that are left without a deck when their carriers have sunk: they find a base beside their zone, or are lost (as.dispatch.12).

// deck is what a side has on carriers in a zone that is fought for; all 0 where it has none.
type deck struct {
	home  [Bomber - Fighter]int8 // aircraft that are based there and fight there
	away  int8                   // based there, and elsewhere now
	spare int8                   // how many find another base beside it
}

// ample is more aircraft than carriers ever hold.
const ample = 100

// berthed is what a side has in a zone where nobody fights yet.
func (p *Position) berthed(at, s int) (out []piece) {
	for power := range p.w.Powers {
		if (s == attacking) != (power == p.Now) || s == defending && p.Friends(power, p.Now) {
			continue
		}
		for k, n := range p.Units[at][power] {
			if n > 0 {
				out = append(out, piece{p.plain(Kind(k)), power, at, int(n)})
			}
		}
	}
	return out
}

// deckOf is the deck of a side with such pieces in a space.
func (p *Position) deckOf(at, s int, list []piece) (d deck) {
	if !p.Sea(at) {
		return d
	}
	powers := uint8(0)
	for _, q := range list {
		i, _ := p.w.arena.Of(q.slot)
		k := Kind(i)
		if k.decks() && q.from == at {
			d.home[k-Fighter] += int8(q.n)
			powers |= 1 << q.power
		}
	}
	for i := range p.craft {
		if c := &p.craft[i]; c.From == at && int(c.to) != at && (s == attacking) == (c.Power == p.Now) {
			d.away++
			powers |= 1 << c.Power
		}
	}
	if d.home == [Bomber - Fighter]int8{} {
		return deck{}
	}
	for power := range p.w.Powers {
		if powers>>power&1 == 0 {
			continue
		}
		for _, to := range p.w.near[at] {
			switch {
			case p.Sea(to):
				d.spare += int8(max(0, p.room(to, power)))
			case p.bases(to, power, Fighter):
				d.spare = ample
			}
		}
		d.spare = min(d.spare, ample)
	}
	return d
}

// pooled tells whether aircraft of two powers of a side are on decks in a zone: what is lost with these is reckoned for both together.
func (p *Position) pooled(at int) bool {
	powers := map[engine.Side]int{}
	for i := range p.w.Powers {
		if u := p.Units[at][i]; p.Sea(at) && aboard(&u) > 0 {
			powers[p.Side(i)]++
		}
	}
	return max(powers[1], powers[2]) > 1
}

// guests is how many aircraft of a force are based elsewhere than on a deck of their zone, by plain slots.
func (p *Position) guests(d *deck, f volley.Force) (out volley.Force) {
	for k := Fighter; k < Bomber; k++ {
		out[p.plain(k)] = max(0, p.aloft(f, k)-int32(d.home[k-Fighter]))
	}
	return out
}

// aloft is how many of a kind a force has, in whatever state.
func (p *Position) aloft(f volley.Force, k Kind) (n int32) {
	for i := range p.w.arena.Slots() {
		if of, _ := p.w.arena.Of(i); Kind(of) == k {
			n += f[i]
		}
	}
	return n
}

// drowned is the cost of those that are left of a side and find no deck: who is based there falls before guests of the same kind.
func (p *Position) drowned(d *deck, left, guests volley.Force) float64 {
	if *d == (deck{}) {
		return 0
	}
	over := int32(d.away) - left[p.plain(Carrier)]*int32(p.w.Deck) - int32(d.spare)
	sum := 0
	for k := Fighter; k < Bomber; k++ {
		over += max(0, p.aloft(left, k)-guests[p.plain(k)])
	}
	for k := Fighter; k < Bomber && over > 0; k++ {
		n := min(over, max(0, p.aloft(left, k)-guests[p.plain(k)]))
		over -= n
		sum += int(n) * p.w.Cost[k]
	}
	return float64(sum)
}
