// What strikes on ships and kamikazes are to whoever looks, and how they end.

package awaw

import "awaw/engine"

func (s *strike) fightID(p *Position) engine.FightID {
	if s.port() {
		return engine.FightID{What: engine.FightPort, Where: sp(int(s.space))}
	}
	id := engine.FightID{What: engine.FightStrike, Where: sp(int(s.space)), Of: tf(int(s.force))}
	if b := p.sea(); b != nil {
		id.N = int(b.round)
	}
	return id
}

func (s *strike) foes(*Position) [2]engine.Side { return [2]engine.Side{s.side, 3 - s.side} }

func (s *strike) ending(*Position) engine.Ending {
	if s.total() == 0 {
		return engine.EndRepelled
	}
	return engine.EndFought
}

func (d *dive) fightID(*Position) engine.FightID {
	if len(d.out) == 0 {
		return engine.FightID{}
	}
	return engine.FightID{What: engine.FightKamikazes, Where: sp(int(d.hex))}
}

func (d *dive) foes(p *Position) [2]engine.Side {
	side := p.w.sideOf(p.w.japan())
	return [2]engine.Side{side, 3 - side}
}

func (d *dive) ending(*Position) engine.Ending { return engine.EndFought }
