// Encoding of task forces and of what happens at sea. A position without any is written exactly as it was before there were.

package awaw

import (
	"fmt"

	"awaw/engine"
)

// seaText is what a position with task forces adds to its record.
type seaText struct {
	Forces []forceText `json:"forces,omitempty"`
	Hulls  [][4]int    `json:"hulls,omitempty"` // ship, task force, hits, flags, of those that have any
}

// forceText is side, space, port, run, flags.
type forceText [5]int

func (p *Position) seaText() seaText {
	var x seaText
	for _, m := range p.forces {
		x.Forces = append(x.Forces, forceText{int(m.side), int(m.space), int(m.port), int(m.run), int(m.flags)})
	}
	for i, s := range p.ships {
		if s.force != 0 || s.hits != 0 || s.flags != 0 {
			x.Hulls = append(x.Hulls, [4]int{i, int(s.force), int(s.hits), int(s.flags)})
		}
	}
	return x
}

// restoreSea reads task forces back into a position whose ships and counters stand.
func (p *Position) restoreSea(x seaText) error {
	bad := func(what string) error {
		return fmt.Errorf("a saved position is damaged: it names %s that its scenario does not have", what)
	}
	spaces := p.w.board.Len()
	if len(x.Forces) != len(p.w.forceNames) {
		return bad("a task force")
	}
	for _, m := range x.Forces {
		if m[0] < 1 || m[0] > len(p.w.sides) || m[1] < -1 || m[1] >= spaces || m[2] < -1 || m[2] >= spaces || m[3] < 0 || m[3] > 255 || m[4] < 0 || m[4] > 255 {
			return bad("a task force")
		}
		p.forces = append(p.forces, taskForce{side: engine.Side(m[0]), space: int16(m[1]), port: int16(m[2]), run: uint8(m[3]), flags: forceFlag(m[4])})
	}
	for _, h := range x.Hulls {
		if h[0] < 0 || h[0] >= len(p.ships) || h[1] < 0 || h[1] > len(p.forces) || h[2] < 0 || h[2] > 255 || h[3] < 0 || h[3] > 255 {
			return bad("a ship")
		}
		s := &p.ships[h[0]]
		s.force, s.hits, s.flags = int16(h[1]), uint8(h[2]), shipFlag(h[3])
	}
	return nil
}
