package wings

import (
	"crypto/sha256"
	"encoding/binary"
	"slices"

	"awaw/engine/diplomacy"
)

// This file identifies positions.

// Digest covers everything but whose view it is and what is only shown of the last movement.
func (p *Position) Digest() [32]byte {
	b := append([]byte("wings 1 "), p.w.rules.System.String()...)
	for _, n := range []int{p.year, int(p.phase), p.next, p.w.first, p.w.last, p.w.win, int(p.ready), len(p.w.powers), len(p.at.Units), len(p.at.Out)} {
		b = binary.BigEndian.AppendUint16(b, uint16(n))
	}
	if p.at.Fall {
		b = append(b, 1)
	}
	for _, power := range p.w.powers {
		b = append(b, byte(power))
	}
	for _, o := range p.w.chosen() {
		b = append(append(b, o[0]...), o[1]...)
	}
	for i, u := range p.at.Units {
		b = append(binary.BigEndian.AppendUint16(b, uint16(p.ids[i])), byte(u.Power), byte(u.Kind), byte(u.At))
	}
	for i, o := range p.at.Out {
		b = append(binary.BigEndian.AppendUint16(b, uint16(p.outs[i])), byte(o.Unit.Power), byte(o.Unit.Kind), byte(o.Unit.At), byte(o.From))
		b = appendPlaces(b, o.Open)
	}
	for _, owner := range p.at.Owner {
		b = append(b, byte(owner))
	}
	b = appendPlaces(appendPlaces(b, p.at.Barred), p.at.Guests)
	for _, o := range p.orders {
		b = appendOrder(b, o)
	}
	b = append(b, byte(len(p.plan)))
	for _, o := range p.inOrderOfPowers() {
		b = appendOrder(b, o)
	}
	if p.called != 0 || p.pleas != [diplomacy.PowerCount]plea{} {
		b = append(append(b, "end"...), byte(p.called))
		for _, x := range p.pleas {
			b = append(b, byte(x))
		}
	}
	return sha256.Sum256(b)
}

// inOrderOfPowers is the plan, power by power: which power wrote first tells nothing.
func (p *Position) inOrderOfPowers() []diplomacy.Order {
	out := slices.Clone(p.plan)
	slices.SortStableFunc(out, func(a, b diplomacy.Order) int { return int(a.Power) - int(b.Power) })
	return out
}

func appendPlaces(b []byte, s diplomacy.Places) []byte {
	return binary.BigEndian.AppendUint64(binary.BigEndian.AppendUint64(b, s[0]), s[1])
}

func appendOrder(b []byte, o diplomacy.Order) []byte {
	b = append(b, byte(o.Power), byte(o.Kind), byte(o.At), byte(o.Do), byte(o.To), byte(o.Of), byte(o.By), byte(o.Via), byte(o.Ignore))
	return appendPlaces(b, o.Cover)
}
