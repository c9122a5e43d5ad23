// What one roll sinks is told together: counted ships of a kind stand for each other, so that nobody wants them told one by one.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// sunk is what an event tells of counted ships without a name of their own: so many factors of a kind and nation at a place.
type sunk struct {
	nation units.Nation
	kind   shipKind
	space  int16
	n      int
	event  int // which of the command's events tells of it
}

// alike tells whether two losses are named alike.
func (x sunk) alike(y sunk) bool {
	return x.nation == y.nation && x.kind == y.kind && x.space == y.space
}

// text words the loss: number, nation, kind, place.
func (x sunk) text(w *world) engine.Text {
	nation := engine.Text{Key: "awaw.of." + w.units.Info(x.nation).Code}
	return engine.Say("awaw.ships.sunk", x.n, nation, engine.Text{Key: "awaw.arm." + shipCodes[x.kind]}, sp(int(x.space)))
}

// sayFactors tells of factors sunk of counted ships: by their name, or by what they are.
func (t *turnover) sayFactors(i, n int) {
	s := t.p.ships[i]
	at := sp(int(s.space))
	if t.p.w.shipNames[i] != "" {
		t.say(engine.EventLoss, "23.44", "awaw.ship.factors", n, sh(i), at)
		return
	}
	x := sunk{s.nation, s.kind, s.space, n, len(t.ev)}
	t.sunk = append(t.sunk, x)
	t.ev = append(t.ev, engine.Event{Kind: engine.EventLoss, Cite: "23.44", Text: x.text(t.p.w), Refs: []engine.Ref{sh(i), at}})
}

// tellTogether makes one message of those since an event that tell of factors of ships which are named alike.
func (t *turnover) tellTogether(from int) {
	first := slices.IndexFunc(t.sunk, func(x sunk) bool { return x.event >= from })
	if first < 0 {
		return
	}
	out, told, later := t.ev[:from], t.sunk[:first], t.sunk[first:]
	for k, e := range t.ev[from:] {
		if len(later) == 0 || later[0].event != from+k {
			out = append(out, e)
			continue
		}
		x := later[0]
		later = later[1:]
		same := slices.IndexFunc(told[first:], x.alike)
		if same < 0 {
			x.event = len(out)
			told, out = append(told, x), append(out, e)
			continue
		}
		y := &told[first+same]
		y.n += x.n
		one := &out[y.event]
		one.Text = y.text(t.p.w)
		one.Refs = append(slices.Clone(one.Refs), e.Refs[0])
	}
	t.ev, t.sunk = out, told
}
