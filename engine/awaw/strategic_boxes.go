// 17.71, 17.81, 17.72, 17.82, 18.73A: strategic warfare boxes, their front parts, and where bombers and interceptors operate
// from: any base of their front, however full it is.

package awaw

import (
	"slices"

	"awaw/engine"
	"awaw/units"
)

// The front a bomber or interceptor is assigned to stands in the two highest bits of its flags, counted from 1 in the order
// of the map's fronts; 0 for what has none. So counters of different fronts are not alike, and a save needs nothing more.
const (
	frontShift = 30
	frontMask  = flag(3) << frontShift
	mostFronts = 3
)

// frontID is the id of a front by its number.
func (w *world) frontID(n int) string {
	if list := w.board.Fronts(); n >= 1 && n <= len(list) {
		return list[n-1].ID
	}
	return ""
}

// frontName is its name.
func (w *world) frontName(n int) string {
	if list := w.board.Fronts(); n >= 1 && n <= len(list) {
		return list[n-1].Name
	}
	return ""
}

// frontOf is the number of the front a space belongs to, 0 for none.
func (w *world) frontOf(space int) int { return w.frontNumber(w.board.Space(space).Front) }

// fields lists the bases of a side on a front from which strategic warfare units of a nation operate: controlled and fully
// supplied, and for a raid of one's own fit for offensive missions (17.72, 17.82). How many other factors use them counts
// for nothing.
func (p *Position) fields(n units.Nation, front int, own bool) (out []int16) {
	side := p.w.sideOf(n)
	for _, b := range p.bases() {
		s := int(b)
		if p.control[s] != side || p.w.frontOf(s) != front || p.w.board.Space(s).Box || p.supplyOf(s) != supplyFull {
			continue
		}
		if own {
			if _, why := p.operational(counter{base: b, nation: n, kind: units.AAF}); why != "" {
				continue
			}
		}
		out = append(out, b)
	}
	return out
}

// nearestField is the base of a list nearest to a space and how far it is; -1 if there is none within reach of any air.
func (p *Position) nearestField(list []int16, space int) (base, hexes int) {
	base, hexes = none, unreachable
	for _, b := range list {
		if d := p.w.distance(int(b), space); d < hexes {
			base, hexes = int(b), d
		}
	}
	return base, hexes
}

// frontRefusal tells why a bomber or interceptor may not be assigned to a box and a front: in redeployment, whether or not it
// has been used (17.71, 17.81).
func (p *Position) frontRefusal(c engine.Command) (engine.Cite, string) {
	if !p.counterOK(c.A) || !p.spaceOK(c.B) || c.C != 0 || c.N < 1 || int(c.N) > len(p.w.board.Fronts()) {
		return "17.71", "awaw.no.such"
	}
	k, box := p.counters[c.A.Index()], c.B.Index()
	_, cite := p.w.units.BasesInSW(k.kind)
	switch {
	case !p.w.strategicUnit(k.kind):
		return "17.71", "awaw.no.front.type"
	case !p.now(VerbFront):
		return cite, "awaw.no.front.phase"
	case p.w.sideOf(k.nation) != p.phasing():
		return cite, "awaw.no.own"
	case k.has(moved):
		return cite, "awaw.no.redeploy.twice"
	case !p.w.isStrategicBox(box):
		return cite, "awaw.no.base.type"
	case !slices.Contains(p.w.board.Space(box).Parts, p.w.frontID(int(c.N))):
		return cite, "awaw.no.front.part"
	case int(k.base) == box && k.front() == int(c.N):
		return cite, "awaw.no.stage.same"
	}
	return p.quartersRefusal(k, box)
}

// legalFronts lists the boxes and fronts bombers and interceptors may go to.
func (p *Position) legalFronts(buf []engine.Command) []engine.Command {
	if !p.now(VerbFront) {
		return buf
	}
	for i, c := range p.airOf(p.phasing()) {
		if !p.w.strategicUnit(c.kind) || c.has(moved) {
			continue
		}
		for _, b := range p.w.boxes {
			if !p.w.isStrategicBox(int(b)) {
				continue
			}
			for n := 1; n <= len(p.w.board.Fronts()); n++ {
				cmd := engine.Command{Side: p.phasing(), Verb: VerbFront, A: ct(i), B: sp(int(b)), N: int16(n)}
				if _, why := p.frontRefusal(cmd); why == "" {
					buf = append(buf, cmd)
				}
			}
		}
	}
	return buf
}

// changeFront assigns a bomber or interceptor to another box or front. It stays as it lay: a box is no place to be kept
// inverted by a move (18.73A).
func (t *turnover) changeFront(c engine.Command) {
	k := &t.p.counters[c.A.Index()]
	from := sp(int(k.base))
	k.base = int16(c.B.Index())
	k.assign(int(c.N))
	k.flags |= moved
	_, cite := t.p.w.units.BasesInSW(k.kind)
	t.move(cite, "awaw.front.changed", c.A, from, c.B)
	t.say(engine.EventNote, cite, "awaw.front.now", c.A, t.p.w.frontName(int(c.N)))
}

func (p *Position) tellFront(c engine.Command, l *engine.Label) {
	l.Name = told("front", c.A, c.B, p.w.frontName(int(c.N)))
}
