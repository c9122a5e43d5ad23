// What a fight in the air is to whoever looks, and how it ends.

package awaw

import "awaw/engine"

// fightAbouts is what each kind of fight in the air is about.
var fightAbouts = [airKinds]engine.FightWhat{airCounterair: engine.FightBase, airMeet: engine.FightSupport, airGuard: engine.FightGuard, airStrike: engine.FightTransports,
	airRaid: engine.FightRaid, airCAP: engine.FightOverShips, airPort: engine.FightOverShips, airFire: engine.FightFlak}

func (f *fight) fightID(*Position) engine.FightID {
	return engine.FightID{What: fightAbouts[f.kind], Where: sp(int(f.space))}
}

func (f *fight) foes(p *Position) [2]engine.Side {
	return [2]engine.Side{f.sideOf(p, attacker), f.sideOf(p, defender)}
}

func (f *fight) ending(*Position) engine.Ending {
	return engine.EndingOf(f.total(attacker), f.total(defender))
}
