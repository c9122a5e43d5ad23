// What one roll sinks is told together: counted ships of a kind stand for each other, so that nobody wants them told one by one.

package awaw

import (
	"slices"

	"awaw/engine"
)

// factorsKey is the message of factors sunk of ships without a name of their own: number, nation, kind, place.
const factorsKey = "awaw.ships.sunk"

// sayFactors tells of factors sunk of counted ships: by their name, or by what they are.
func (t *turnover) sayFactors(i, n int) {
	s := t.p.ships[i]
	at := sp(int(s.space))
	if t.p.w.shipNames[i] != "" {
		t.say(engine.EventLoss, "23.44", "awaw.ship.factors", n, sh(i), at)
		return
	}
	nation := engine.Text{Key: "awaw.of." + t.p.w.units.Info(s.nation).Code}
	t.say(engine.EventLoss, "23.44", factorsKey, n, nation, engine.Text{Key: "awaw.arm." + shipCodes[s.kind]}, at)
	t.ev[len(t.ev)-1].Refs = []engine.Ref{sh(i), at}
}

// tellTogether makes one message of those since an event that tell of factors of ships which are named alike.
func (t *turnover) tellTogether(from int) {
	out := t.ev[:from]
	for _, e := range t.ev[from:] {
		k := slices.IndexFunc(out[from:], func(o engine.Event) bool { return alike(o, e) })
		if k < 0 {
			out = append(out, e)
			continue
		}
		first := &out[from+k]
		args := slices.Clone(first.Text.Args)
		args[0].N += e.Text.Args[0].N
		first.Text.Args = args
		first.Refs = append(slices.Clone(first.Refs), e.Refs[0])
	}
	t.ev = out
}

// alike tells whether two messages tell of factors of ships of one nation, kind and place.
func alike(a, b engine.Event) bool {
	return a.Text.Key == factorsKey && b.Text.Key == factorsKey && slices.Equal(a.Text.Args[1:], b.Text.Args[1:])
}
