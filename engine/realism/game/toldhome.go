package game

import (
	"slices"

	"awaw/engine"
	"awaw/engine/realism"
	"awaw/engine/sortie"
)

// This file tells ways home: the one a flight came by, how far home is by another, and who may meet it there.

// sameWay is the way it came, from where a flight is on its way home to its base; nothing where it has left that way, or may not fly it.
func (p *Position) sameWay(f *flight) (out []int) {
	i := slices.Index(f.path(), int(f.at))
	if i < 0 {
		return nil
	}
	for i--; i >= 0; i-- {
		out = append(out, int(f.way[i]))
	}
	out = append(out, int(f.from))
	if _, on := p.choices(f); !slices.Contains(on, out[0]) {
		return nil
	}
	return out
}

// asFlown is the command that takes the flight that is asked about home by the way it came; not ok where it cannot.
func (p *Position) asFlown() (c engine.Command, ok bool) {
	f := p.returns()
	if f == nil || p.fight.stage != stNone {
		return c, false
	}
	way := p.sameWay(f)
	if way == nil {
		return c, false
	}
	return engine.Command{Side: p.Side(p.Now), Verb: VerbBack, B: ref(way[0])}, true
}

// Homing implements sortie.Homer.
func (p *Position) Homing() (out sortie.Flight, ok bool) {
	f := p.returns()
	if f == nil || p.fight.stage != stNone {
		return out, false
	}
	out.From, out.To = ref(int(f.at)), ref(int(f.from))
	for _, at := range p.sameWay(f) {
		e := p.Enemies(at)
		out.Out = append(out.Out, sortie.Stop{At: ref(at), Lead: sortie.Goes, Home: at == int(f.from), Met: !p.Sea(at) && e[Fighter] > 0})
	}
	return out, true
}

// wayBack words how far home is by a space, and who may meet the flight as it leaves that; its key is its place among the ways.
func (p *Position) wayBack(to engine.Ref) (detail engine.Text, key rune) {
	f := p.returns()
	if f == nil || !p.within(to) {
		return detail, 0
	}
	_, on := p.choices(f)
	slices.Sort(on)
	i := slices.Index(on, to.Index())
	if i < 0 || i > 8 {
		return detail, 0
	}
	far := 0
	for _, leg := range f.legs() {
		if leg.n == 0 {
			continue
		}
		c := p.course(f, leg.kind)
		zones := c.Zones - leg.seas
		if p.Sea(to.Index()) {
			zones--
		}
		for n := 0; n < c.Spaces; n++ {
			if p.w.reaches(to.Index(), n, zones, p.homes(&c)) {
				far = max(far, n+1)
				break
			}
		}
	}
	meets := 0
	if e := p.Enemies(to.Index()); !p.Sea(to.Index()) {
		meets = int(e[Fighter])
	}
	if meets == 0 {
		return engine.Say("realism.game.wayback", far), '1' + rune(i)
	}
	lost := float64(int(f.bombers)*p.w.Cost[Bomber] + int(f.fighters)*p.w.Cost[Fighter])
	for _, a := range p.w.rules.Through(int(f.bombers), int(f.fighters), []realism.Leg{{Fighters: meets}}, p.lossOrder(p.Side(p.Now))) {
		lost -= a.P * float64(a.Bombers*p.w.Cost[Bomber]+a.Fighters*p.w.Cost[Fighter])
	}
	return engine.Say("realism.game.wayback.met", far, meets, tenth(lost)), '1' + rune(i)
}
