// Spaces for the screen: what can be based there, what stands there, what is marked.

package awaw

import (
	"slices"

	"awaw/engine"
)

func (p *Position) spaceViews() []engine.SpaceView {
	var l loads
	l.fill(p)
	bases := p.bases()
	for _, x := range [][]int16{p.struck, p.targets, p.groundHexes(), p.worksSpaces(), p.unloading()} {
		for _, s := range x {
			if !slices.Contains(bases, s) {
				bases = append(bases, s)
			}
		}
	}
	slices.Sort(bases)
	var fronts []int16
	if p.warred() && p.supporting() {
		fronts = p.contested()
	}
	out := make([]engine.SpaceView, 0, len(bases))
	for _, b := range bases {
		out = append(out, p.spaceView(&l, int(b), fronts))
	}
	return out
}

func (p *Position) spaceView(l *loads, i int, fronts []int16) engine.SpaceView {
	s := p.w.board.Space(i)
	v := engine.SpaceView{Ref: sp(i), Name: s.Name, Code: p.spaceCode(i), Owner: p.control[i],
		Room: engine.Room{Cite: "18.12", Unit: 3, Used: int(l.used[i]), Capacity: p.capacity(i)}}
	if s.Box {
		v.Room.Capacity = -1
	}
	each := int(p.w.each[i])
	part := func(kind roomKind, nation string, n int) {
		if v.Room.Parts == nil {
			v.Room.Parts = make([]engine.RoomPart, 0, s.Cities+2)
		}
		v.Room.Parts = append(v.Room.Parts, engine.RoomPart{Kind: roomKinds[kind], Text: kind.text(n), Nation: nation, N: n})
	}
	for range s.Cities {
		part(roomCity, "", each)
	}
	if s.Port {
		n := each
		if s.Cities > 0 && !p.w.opt.cityPortTwice {
			n = 0
		}
		part(roomPort, "", n)
	}
	if a := p.airbaseAt(i); a >= 0 {
		part(roomAirbase, p.w.units.Info(p.airbases[a].nation).Palette, each)
	}
	v.Kind = p.kindOf(i)
	mark := func(kind engine.MarkKind, key string) {
		v.Marks = append(v.Marks, engine.MarkView{Kind: kind, Side: p.phasing(), Text: engine.Say(key)})
	}
	switch p.supplyOf(i) {
	case supplyPartial:
		mark(engine.MarkSupplyPartial, "awaw.mark.partial")
	case supplyNone:
		mark(engine.MarkSupplyNone, "awaw.mark.none")
	}
	if slices.Contains(p.struck, int16(i)) {
		mark(engine.MarkStruck, "awaw.mark.struck")
	}
	if slices.Contains(p.targets, int16(i)) && p.raidOn(i) < 0 {
		mark(engine.MarkTarget, "awaw.mark.target")
	}
	v.Marks = p.airOverGround(v.Marks, i, fronts)
	v.Marks = p.worksMarks(v.Marks, i)
	v.Marks = p.earningMarks(v.Marks, i)
	return v
}

func (p *Position) kindOf(i int) engine.Text {
	s := p.w.board.Space(i)
	airbase := p.airbaseAt(i) >= 0
	switch {
	case s.Box:
		return engine.Say("awaw.kind.box")
	case s.Cities > 0 && s.Port && airbase:
		return engine.Say("awaw.kind.city.port.airbase")
	case s.Cities > 0 && s.Port:
		return engine.Say("awaw.kind.city.port")
	case s.Cities > 0 && airbase:
		return engine.Say("awaw.kind.city.airbase")
	case s.Cities > 0:
		return engine.Say("awaw.kind.city")
	case s.Port && airbase:
		return engine.Say("awaw.kind.port.airbase")
	case s.Port:
		return engine.Say("awaw.kind.port")
	case airbase:
		return engine.Say("awaw.kind.airbase")
	case s.Island:
		return engine.Say("awaw.kind.island")
	}
	return engine.Say("awaw.kind.hex")
}
