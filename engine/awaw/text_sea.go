// Encoding of task forces and of what happens at sea. A position without any is written exactly as it was before there were.

package awaw

import (
	"fmt"

	"awaw/engine"
)

// seaText is what a position with task forces adds to its record.
type seaText struct {
	Forces  []forceText    `json:"forces,omitempty"`
	Sea     *seaBattleText `json:"sea,omitempty"`
	Strike  *strikeText    `json:"strike,omitempty"`
	Combats uint8          `json:"combats,omitempty"`
	Wrecks  []int16        `json:"wrecks,omitempty"`
	Hulls   [][3]int       `json:"hulls,omitempty"` // ship, task force, flags, of those that have any
}

// seaBattleText is a naval combat: stage, hex, mover, hunter, from, to, first, round, whose, lead, done, gone; what has been found;
// levels of surprise; and of each counter in it index, roles, over, at, lost.
type seaBattleText struct {
	State    [12]int   `json:"state"`
	Found    [2]uint64 `json:"found"`
	Surprise [2]int    `json:"surprise"`
	Air      [][5]int  `json:"air,omitempty"`
}

// strikeText is a strike: stage, side, force, space; counters and numbers in it; ships and numbers aimed at.
type strikeText struct {
	State [4]int   `json:"state"`
	In    [][2]int `json:"in,omitempty"`
	Aims  [][2]int `json:"aims,omitempty"`
}

func (b *seaBattle) text() *seaBattleText {
	x := &seaBattleText{Found: b.found, Surprise: [2]int{int(b.surprise[0]), int(b.surprise[1])},
		State: [12]int{int(b.stage), int(b.hex), int(b.mover), int(b.hunter), int(b.from), int(b.to), int(b.first), int(b.round), int(b.whose), int(b.lead), int(b.done), bit(b.gone)}}
	for _, a := range b.air {
		x.Air = append(x.Air, [5]int{int(a.c), int(a.roles), int(a.over), int(a.at), int(a.lost)})
	}
	return x
}

func (s *strike) text() *strikeText {
	x := &strikeText{State: [4]int{int(s.stage), int(s.side), int(s.force), int(s.space)}}
	for _, k := range s.in {
		x.In = append(x.In, [2]int{int(k.c), int(k.n)})
	}
	for _, a := range s.aims {
		x.Aims = append(x.Aims, [2]int{int(a.ship), int(a.n)})
	}
	return x
}

// battle reads a naval combat back into a position whose forces and counters stand; struck tells whether a strike stands on it.
func (x *seaBattleText) battle(p *Position, struck bool) (*seaBattle, error) {
	s := x.State
	within := func(n, most int) bool { return n >= -1 && n < most }
	ok := below(s[0], int(seaStages)) && within(s[1], p.w.board.Len()) && within(s[2], len(p.forces)) && within(s[3], len(p.forces)) &&
		within(s[4], p.w.board.Len()) && within(s[5], p.w.board.Len()) && below(s[6]-1, 2) && below(s[7], 256) &&
		below(s[8], 2) && below(s[9], 2) && below(s[10], 4) && (seaStage(s[0]) != seaMeet || struck)
	b := &seaBattle{stage: seaStage(s[0]), hex: int16(s[1]), mover: int16(s[2]), hunter: int16(s[3]), from: int16(s[4]), to: int16(s[5]),
		first: engine.Side(s[6]), round: uint8(s[7]), whose: uint8(s[8]), lead: uint8(s[9]), done: uint8(s[10]), gone: s[11] == 1,
		found: x.Found, surprise: [2]uint8{uint8(x.Surprise[0]), uint8(x.Surprise[1])}}
	for _, a := range x.Air {
		ok = ok && below(a[0], len(p.counters)) && within(a[2], len(p.forces)) && within(a[3], len(p.forces)) && below(a[4], 256)
		b.air = append(b.air, seaAir{c: int16(a[0]), roles: seaRole(a[1]), over: int16(a[2]), at: int16(a[3]), lost: uint8(a[4])})
	}
	if !ok {
		return nil, fmt.Errorf("a saved naval combat is damaged: it names what does not exist")
	}
	return b, nil
}

// strike reads a strike back.
func (x *strikeText) strike(p *Position) (*strike, error) {
	s := x.State
	ok := s[0] >= 0 && s[0] < int(strikeStages) && s[1] >= 1 && s[1] <= 2 && s[2] >= -1 && s[2] < len(p.forces) && s[3] >= 0 && s[3] < p.w.board.Len()
	out := &strike{stage: strikeStage(s[0]), side: engine.Side(s[1]), force: int16(s[2]), space: int16(s[3])}
	for _, k := range x.In {
		ok = ok && k[0] >= 0 && k[0] < len(p.counters) && k[1] > 0 && k[1] < 256
		out.in = append(out.in, striker{int16(k[0]), uint8(k[1])})
	}
	for _, a := range x.Aims {
		ok = ok && a[0] >= 0 && a[0] < len(p.ships) && a[1] > 0 && a[1] < 256
		out.aims = append(out.aims, aim{int16(a[0]), uint8(a[1])})
	}
	if !ok {
		return nil, fmt.Errorf("a saved strike on ships is damaged: it names what does not exist")
	}
	return out, nil
}

// forceText is side, space, port, run, flags.
type forceText [5]int

func (p *Position) seaText() seaText {
	var x seaText
	for _, m := range p.forces {
		x.Forces = append(x.Forces, forceText{int(m.side), int(m.space), int(m.port), int(m.run), int(m.flags)})
	}
	for i, s := range p.ships {
		if s.force != 0 || s.flags != 0 {
			x.Hulls = append(x.Hulls, [3]int{i, int(s.force), int(s.flags)})
		}
	}
	x.Combats, x.Wrecks = p.seaCount, p.wrecks
	return x
}

// restoreSea reads task forces back into a position whose ships and counters stand.
func (p *Position) restoreSea(x seaText) error {
	spaces := p.w.board.Len()
	if len(x.Forces) != len(p.w.forceNames) {
		return strange("a task force")
	}
	for _, m := range x.Forces {
		if !below(m[0]-1, len(p.w.sides)) || !below(m[1]+1, spaces+1) || !below(m[2]+1, spaces+1) || !below(m[3], 256) || !below(m[4], 256) {
			return strange("a task force")
		}
		p.forces = append(p.forces, taskForce{side: engine.Side(m[0]), space: int16(m[1]), port: int16(m[2]), run: uint8(m[3]), flags: forceFlag(m[4])})
	}
	for _, h := range x.Hulls {
		if !below(h[0], len(p.ships)) || !below(h[1], len(p.forces)+1) || !below(h[2], 256) {
			return strange("a ship")
		}
		s := &p.ships[h[0]]
		s.force, s.flags = int16(h[1]), shipFlag(h[2])
	}
	p.seaCount, p.wrecks = x.Combats, x.Wrecks
	if len(x.Wrecks) != 0 && len(x.Wrecks) != len(p.w.sides) {
		return strange("a side")
	}
	if x.Sea != nil {
		b, err := x.Sea.battle(p, x.Strike != nil)
		if err != nil {
			return err
		}
		if err := p.reopen(b); err != nil {
			return err
		}
	}
	if x.Strike != nil {
		k, err := x.Strike.strike(p)
		if err != nil {
			return err
		}
		return p.reopen(k)
	}
	return nil
}
