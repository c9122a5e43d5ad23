// Strategic warfare as data: raids announced, the target about to be bombed, research (26, 41).

package awaw

import (
	"awaw/engine"
	"awaw/units"
)

// raid is one attack on a target: of bombers from a base the way there is measured from, or of flying bombs from theirs.
type raid struct {
	target, from int16
	bombs        uint8
	way          engine.Way // the way named by who leads it; 0 for the usual one
}

// bombing is one target about to be bombed.
type bombing struct {
	quiet
	target int16
	n      uint8 // factors that bomb, or flying bombs
	spare  uint8 // added to the roll: every bomber has range to spare
	guns   uint8 // the row of those who shoot at flying bombs
	robot  bool  // flying bombs
}

func (b *bombing) what() frameKind { return frameBombing }

func (b *bombing) copied() frame {
	n := *b
	return &n
}

// budget is the research points a nation has left this year.
type budget struct {
	nation units.Nation
	points int16
}

// front is the front a counter is assigned to, from 1; 0 for none.
func (c counter) front() int { return int(c.flags >> frontShift) }

// assign gives a counter a front.
func (c *counter) assign(front int) {
	c.flags = c.flags&^frontMask | flag(front)<<frontShift
}

// raidedFrom is where the way of the raid began in which a fight was fought, or bombs fell; NoRef for any other fight.
func (p *Position) raidedFrom(id engine.FightID) engine.Ref {
	if id.What == engine.FightRaid || id.What == engine.FightBombing {
		for _, r := range p.raids {
			if sp(int(r.target)) == id.Where {
				return sp(int(r.from))
			}
		}
	}
	return engine.NoRef
}
