// Encoding of naval air training and of kamikazes. A position without either is written exactly as it was before there were.

package awaw

import (
	"errors"

	"awaw/aircombat"
	"awaw/engine"
	"awaw/units"
)

// kamikazeText is what they add to a record.
type kamikazeText struct {
	Cadets    int16     `json:"cadets,omitempty"`
	Schooled  [][2]int  `json:"schooled,omitempty"` // nation, squadrons
	Kamikazes *[6]int   `json:"kamikazes,omitempty"`
	Dive      *diveText `json:"dive,omitempty"`
}

type diveText struct {
	Stage   diveStage         `json:"stage"`
	Outside bool              `json:"outside,omitempty"`
	Second  bool              `json:"second,omitempty"`
	Hex     int16             `json:"hex"`
	At      uint8             `json:"at,omitempty"`
	Out     []groupAttackText `json:"out"`
	Guards  [][2]int          `json:"guards,omitempty"`
}

type groupAttackText struct {
	N    [5]int        `json:"n"` // group, sent, left, owed, came
	Aim  aircombat.Aim `json:"aim"`
	Aims [][2]int      `json:"aims,omitempty"`
}

func (p *Position) kamikazeText() kamikazeText {
	x := kamikazeText{Cadets: p.cadets}
	for _, e := range p.schooled {
		x.Schooled = append(x.Schooled, [2]int{int(e.nation), int(e.n)})
	}
	if k := p.kamikazes; k != nil {
		ripe := 0
		if k.ripe {
			ripe = 1
		}
		x.Kamikazes = &[6]int{int(k.limit), int(k.ready), int(k.raw), int(k.growth), ripe, int(k.flown)}
	}
	return x
}

func (d *dive) text() *diveText {
	y := &diveText{Stage: d.stage, Outside: d.outside, Second: d.second, Hex: d.hex, At: d.at}
	for _, o := range d.out {
		z := groupAttackText{N: [5]int{int(o.group), int(o.sent), int(o.left), int(o.owed), int(o.came)}, Aim: o.aim}
		for _, a := range o.aims {
			z.Aims = append(z.Aims, [2]int{int(a.ship), int(a.n)})
		}
		y.Out = append(y.Out, z)
	}
	for _, g := range d.guards {
		y.Guards = append(y.Guards, [2]int{int(g.c), int(g.over)})
	}
	return y
}

// errKamikazes is the fault of a save whose kamikazes do not fit.
var errKamikazes = errors.New("a saved position is damaged: its kamikazes do not fit its scenario")

// restoreKamikazes reads them back into a position whose counters, ships and task forces stand.
func (p *Position) restoreKamikazes(x kamikazeText) error {
	p.cadets = x.Cadets
	for _, e := range x.Schooled {
		if !below(e[0], len(p.w.nations)) || !below(e[1], mostPool+1) {
			return errKamikazes
		}
		p.schooled = append(p.schooled, poolEntry{units.Nation(e[0]), units.NAS, int16(e[1])})
	}
	if (x.Kamikazes != nil || x.Cadets != 0) && (!p.w.trains() || p.w.sideOf(p.w.japan()) == engine.NoSide) || x.Dive != nil && x.Kamikazes == nil {
		return errKamikazes
	}
	if k := x.Kamikazes; k != nil {
		for i, n := range k {
			if !below(n, mostPool+1) || i >= 3 && n > 255 {
				return errKamikazes
			}
		}
		p.kamikazes = &kamikazes{limit: int16(k[0]), ready: int16(k[1]), raw: int16(k[2]), growth: uint8(k[3]), ripe: k[4] == 1, flown: uint8(k[5])}
	}
	if x.Dive == nil {
		return nil
	}
	d, err := x.Dive.dive(p)
	if err != nil {
		return err
	}
	if d.outside || d.second || d.stage != diveSend {
		return p.reopen(d)
	}
	p.sea().announced = d
	return nil
}

// dive reads the attacks of a turn back.
func (y *diveText) dive(p *Position) (*dive, error) {
	if y.Stage >= diveStages || !below(int(y.Hex), p.w.board.Len()) || y.Stage != diveSend && y.Stage != diveGuard && int(y.At) >= len(y.Out) ||
		!y.Outside && p.sea() == nil {
		return nil, errKamikazes
	}
	d := &dive{stage: y.Stage, outside: y.Outside, second: y.Second, hex: y.Hex, at: y.At}
	for _, z := range y.Out {
		if z.N[0] < -1 || z.N[0] >= len(p.forces) {
			return nil, errKamikazes
		}
		o := groupAttack{group: int16(z.N[0]), sent: uint8(z.N[1]), left: uint8(z.N[2]), owed: uint8(z.N[3]), came: uint8(z.N[4]), aim: z.Aim}
		for _, a := range z.Aims {
			if !below(a[0], len(p.ships)) {
				return nil, errKamikazes
			}
			o.aims = append(o.aims, aim{int16(a[0]), uint8(a[1])})
		}
		d.out = append(d.out, o)
	}
	for _, g := range y.Guards {
		if !below(g[0], len(p.counters)) || !below(g[1], len(p.forces)) {
			return nil, errKamikazes
		}
		d.guards = append(d.guards, guardAir{int16(g[0]), int16(g[1])})
	}
	return d, nil
}
