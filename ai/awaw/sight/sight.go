// Package sight is a position of A World at War as an opponent takes it in: what its side sees at a glance, what stands at each base, what
// may come there, and what is legal. It has no opinion on any of it.
package sight

import (
	"cmp"
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/awaw"
	"awaw/units"
)

// Sight is a position seen by one side. It is filled again and again, and is for one goroutine; the zero value is ready.
type Sight struct {
	awaw.Glance
	Pos    *awaw.Position
	Side   engine.Side
	Foe    engine.Side
	Ground []Ground         // what stands at each of Bases
	Legal  []engine.Command // what was listed last
	index  []int16          // by space: index in Bases, less 1
	listed engine.Position  // for whom Legal was listed, and in what position
	lister engine.Side
}

// Ground is what stands at a base.
type Ground struct {
	Own, OwnReady int // thirds
	Foe, FoeReady int
	OwnIdle       int // of OwnReady, those that add nothing to the row in a fight: air transports (18.521B)
	FoeIdle       int // of Foe
	OwnDRM        int // the worst there
	FoeDRM        int
	Naval         bool
	Prize, Stake  float64 // points to be had here, and points of the enemy's
	Reach         int     // thirds of the enemy that may come
	ReachDRM      int
}

// NoDRM stands for the DRM of nobody.
const NoDRM = 99

// Look takes in what a side sees of a position; the position must be as that side sees it.
func (s *Sight) Look(p *awaw.Position, side engine.Side) {
	p.Glance(&s.Glance)
	s.Pos, s.Side, s.Foe = p, side, 3-side
	clear(s.index)
	s.Ground = s.Ground[:0]
	for i, b := range s.Bases {
		for len(s.index) <= b.Space {
			s.index = append(s.index, 0)
		}
		s.index[b.Space] = int16(i + 1)
		s.Ground = append(s.Ground, Ground{OwnDRM: NoDRM, FoeDRM: NoDRM, ReachDRM: NoDRM})
	}
	for i := range s.Units {
		u := &s.Units[i]
		g := s.GroundAt(u.Base)
		if g == nil {
			continue
		}
		g.Naval = g.Naval || u.Kind == units.NAS
		if u.Side == side {
			g.Own += u.Thirds
			g.OwnDRM = min(g.OwnDRM, u.DRM)
			if s.WillStandReady(u) {
				g.OwnReady += u.Thirds
				g.OwnIdle += Idle(u)
			}
		} else {
			g.Foe += u.Thirds
			g.FoeIdle += Idle(u)
			g.FoeDRM = min(g.FoeDRM, u.DRM)
			if !u.Inverted {
				g.FoeReady += u.Thirds
			}
		}
	}
	for _, z := range s.Prizes {
		if g := s.GroundAt(z.Space); g != nil {
			if z.Side == side {
				g.Prize += float64(z.Points)
			} else {
				g.Stake += float64(z.Points)
			}
		}
	}
}

// WillStandReady tells whether an own unit will be face up when the enemy moves: all that lie turned over in their own
// player turn are turned up at its end.
func (s *Sight) WillStandReady(u *awaw.GlanceUnit) bool {
	return !u.Inverted || s.Phasing == s.Side
}

// Idle is how much of a unit adds nothing to the row in a fight, in thirds: all of an air transport (17.65).
func Idle(u *awaw.GlanceUnit) int {
	if u.Kind == units.Transport {
		return u.Thirds
	}
	return 0
}

// Index is where in Bases, and in Ground, what can be based at a space stands; -1 if nothing can.
func (s *Sight) Index(space int) int {
	if space < 0 || space >= len(s.index) {
		return -1
	}
	return int(s.index[space]) - 1
}

// GroundAt gives what stands at a space; nil if nothing can.
func (s *Sight) GroundAt(space int) *Ground {
	if i := s.Index(space); i >= 0 {
		return &s.Ground[i]
	}
	return nil
}

// BaseAt gives a base; nil if there is none.
func (s *Sight) BaseAt(space int) *awaw.GlanceBase {
	if i := s.Index(space); i >= 0 {
		return &s.Bases[i]
	}
	return nil
}

// Unit finds a counter; nil if it is not in play.
func (s *Sight) Unit(r engine.Ref) *awaw.GlanceUnit {
	for i := range s.Units {
		if s.Units[i].Counter == r.Index() {
			return &s.Units[i]
		}
	}
	return nil
}

// Menace fills in what of the enemy may come to each own base in his next player turn, from where it is or after a
// change of base.
func (s *Sight) Menace() {
	for i := range s.Bases {
		g := &s.Ground[i]
		if s.Bases[i].Owner != s.Side || g.Own == 0 && g.Stake == 0 && s.Bases[i].Free <= 0 {
			continue
		}
		g.Reach, g.ReachDRM = 0, NoDRM
		at := s.Bases[i].Space
		for k := range s.Units {
			u := &s.Units[k]
			if u.Side == s.Side || !u.Fights {
				continue
			}
			if s.comes(u, at) {
				g.Reach += u.Thirds
				g.ReachDRM = min(g.ReachDRM, u.DRM)
			}
		}
	}
}

// comes tells whether a unit could fly to a space from where it is, or from a base it could move to first.
func (s *Sight) comes(u *awaw.GlanceUnit, at int) bool {
	if b := s.BaseAt(u.Base); b != nil && b.Open && s.Pos.FlightHexes(u.Base, at) <= u.Range {
		return true
	}
	if s.Pos.FlightHexes(u.Base, at) > u.Range+u.Staging {
		return false
	}
	for i := range s.Bases {
		b := &s.Bases[i]
		if b.Owner == u.Side && b.Open && b.Free >= 3 && s.Pos.FlightHexes(b.Space, at) <= u.Range && s.Pos.FlightHexes(u.Base, b.Space) <= u.Staging {
			return true
		}
	}
	return false
}

// FedAsWell tells whether a unit that moves to a base has supply there if it has it where it is: air without supply stays
// turned over.
func (s *Sight) FedAsWell(from int, to *awaw.GlanceBase) bool {
	b := s.BaseAt(from)
	return to.Fed || b != nil && !b.Fed
}

// Force finds a task force by its number; nil if it is not on the map.
func (s *Sight) Force(n int) *awaw.GlanceForce {
	for i := range s.Sea.Forces {
		if s.Sea.Forces[i].Force == n {
			return &s.Sea.Forces[i]
		}
	}
	return nil
}

// Troop finds a ground unit; nil if it is not on the board.
func (s *Sight) Troop(r engine.Ref) *awaw.GlanceTroop {
	for i := range s.Land.Troops {
		if s.Land.Troops[i].Troop == r.Index() {
			return &s.Land.Troops[i]
		}
	}
	return nil
}

// Carrier is the transport of the flight at hand; nil if there is none.
func (s *Sight) Carrier() *awaw.GlanceUnit {
	for i := range s.Units {
		if s.Land.Carrier >= 0 && s.Units[i].Counter == s.Land.Carrier {
			return &s.Units[i]
		}
	}
	return nil
}

// Laden tells whether any unit of the phasing side is loaded.
func (s *Sight) Laden() bool {
	return slices.ContainsFunc(s.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Aboard && t.Side == s.Phasing })
}

// Able tells whether a unit of the phasing side could attack in this phase.
func (s *Sight) Able(t *awaw.GlanceTroop, side engine.Side) bool {
	return t.Side == side && !t.Aboard && !t.Fought && t.Attacks && (t.Supply < 2 || t.Dropped) && (!s.Land.Later || t.Broke)
}

// Hungry tells whether the side asked has both units without supply and transports to feed them.
func (s *Sight) Hungry() bool {
	return slices.ContainsFunc(s.Land.Troops, func(t awaw.GlanceTroop) bool { return t.Side == s.Side && t.Supply == 2 }) &&
		slices.ContainsFunc(s.Units, func(u awaw.GlanceUnit) bool { return u.Side == s.Side && u.Kind == units.Transport })
}

// List lists what is legal, once for a position that is asked about again.
func (s *Sight) List(p engine.Position, side engine.Side) []engine.Command {
	if s.listed != p || s.lister != side {
		s.Legal = p.Legal(side, s.Legal[:0])
		s.listed, s.lister = p, side
	}
	return s.Legal
}

// All gives the legal commands of one verb.
func (s *Sight) All(v engine.Verb) []engine.Command {
	list := s.Legal
	i := 0
	for ; i < len(list) && list[i].Verb != v; i++ {
	}
	j := i
	for ; j < len(list) && list[j].Verb == v; j++ {
	}
	return list[i:j]
}

// Has tells whether a command of a verb is legal.
func (s *Sight) Has(v engine.Verb) bool { return len(s.All(v)) > 0 }

// Factors is what air counts over land, in whole factors.
func Factors(thirds int) int { return thirds / units.PerFactor }

// MovesOf are the commands of one counter in a list that goes by counters.
func MovesOf(moves []engine.Command, counter int) []engine.Command {
	lo, _ := slices.BinarySearchFunc(moves, counter, func(c engine.Command, k int) int { return cmp.Compare(c.A.Index(), k) })
	hi := lo
	for ; hi < len(moves) && moves[hi].A.Index() == counter; hi++ {
	}
	return moves[lo:hi]
}

// Tenths makes an argument with one decimal.
func Tenths(x float64) engine.Arg { return engine.Tenths(int(math.Round(x * 10))) }
