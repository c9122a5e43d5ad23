// The position: everything that changes in play, small enough to copy at every command.

package awaw

import (
	"slices"
	"sync/atomic"

	"awaw/engine"
	"awaw/units"
)

// phase of a player turn.
type phase uint8

const (
	phaseMovement phase = iota
	phaseCombat
	phaseConstruction
	phaseRedeployment
	phaseEnd
	phaseCount
)

// step within a phase.
type step uint8

const (
	stepStage    step = iota // airbases and staging (18.142, 18.21)
	stepAnnounce             // counterair announced (18.521)
	stepResolve              // fights resolved in the attacker's order
	stepReturn               // attackers land (18.46)
	stepBuild                // units and airbases built
	stepRedeploy             // redeployment and airbases
	stepExcess               // too many units at a base (18.15)
	stepDisplace             // displaced units seek bases (18.25)
	stepOver                 // the scenario is decided
	stepFeed                 // air supply (18.53), after supply has been traced
	stepMarch                // ground units move and overrun, air transport (18.54)
	stepSupport              // ground support announced (18.55)
	stepDefend               // defensive air support committed (18.61)
	stepMeet                 // its interception committed (18.56)
	stepClash                // and fought, in the attacker's order
	stepDrop                 // airdrops
	stepAssault              // ground attacks, one after another
	stepBreakout             // armor moves beyond a breakthrough; support for exploitation follows
	stepSail                 // task forces are formed and put to sea (20, 22.1)
	stepRaid                 // raids announced (18.57)
	stepOppose               // who meets which raid
	stepBomb                 // raids fought and bombs dropped, in the attacker's order
	stepHunt                 // ships at sea are sought in the combat phase (18.58)
	stepSurprise             // the Pearl Harbor Surprise Table is thrown for (51.31)
	stepAlight               // air that has flown lands at another base than its own, or not (18.46)
	stepCount
)

// playerTurn is the steps in which missions are chosen and flown, in the order of a player turn.
var playerTurn = []step{stepStage, stepAnnounce, stepResolve, stepReturn, stepFeed, stepMarch, stepSupport, stepDefend, stepMeet, stepClash, stepDrop,
	stepAssault, stepBreakout, stepRaid, stepOppose, stepBomb}

// airbase is one airbase counter on the board.
type airbase struct {
	space  int16
	nation units.Nation
	placed bool // in this phase: only the placing nation may use it (18.146)
}

// poolEntry is what a nation may build of a type, in factors (naval air: squadrons).
type poolEntry struct {
	nation units.Nation
	kind   units.Type
	n      int16
}

// Position is one moment of the air game. Slices are shared between positions and copied before a write.
type Position struct {
	w        *world
	desk     *desk
	turn     uint8 // from 1
	half     uint8 // whose player turn, index into world.sides
	phase    phase
	step     step
	after    step // where stepExcess, stepDisplace and stepAlight lead back to
	winner   engine.Side
	seaCount uint8 // naval combats of this player turn
	wave     uint8 // of the combat phase: waveRegular and so on
	shifts   int16 // factors redeployed this phase
	cadets   int16 // of Japan's naval air in the force pool, what is elite if built in peace (17.352B)
	counters []counter
	living   []int16 // of them all that are still in play, and some that were when it was taken down (muster); nil: not taken down
	airbases []airbase
	control  []engine.Side // per space
	struck   []int16       // bases counteraired this phase, resolved (18.523)
	newly    []int16       // hexes of minor countries taken since their side's last movement phase began (18.142C)
	taken    []int16       // bases won this phase where no supply is traced: nobody returns to them (18.46)
	targets  []int16       // bases announced, not resolved
	stack                  // the questions that stand within the step
	ended    *fight        // the fight the last command decided: for the screen alone, in no save
	placings []uint8
	pool     []poolEntry
	brp      []int16 // per side, index side-1
	points   []int16 // per side, index side-1
	lost     []int16 // thirds of factors lost, per side

	troops    []troop
	ships     []ship
	forces    []taskForce
	wrecks    []int16 // per side, harm to its ships: factors damaged once, sunk twice
	joint     []int16 // hexes drafted to be attacked at once, ascending (18.551)
	supplied  []stock // bases that the last tracing found short of full supply
	delivered []int16 // BRPs flown over the Hump, per side
	fallen    []int16 // ground factors lost, per side

	raids  []raid  // announced in this combat phase (26)
	damage []int16 // points each target is down, in the order of their places; nil while none is

	schooled  []poolEntry // naval air built since the construction phase opened (17.353)
	kamikazes *kamikazes  // once the rule is invoked
	studies   []study     // what research has been done, by nation and project
	budget    []budget    // research points left this year, by nation
}

// stock is the supply state of a base as the last tracing left it.
type stock struct {
	space   int16
	state   supply
	starved uint8 // own turns without supply
}

var _ engine.Position = (*Position)(nil)

func (p *Position) clone() *Position {
	n := *p
	n.counters = append(make([]counter, 0, len(p.counters)+2), p.counters...)
	return &n
}

// phasing is the side whose player turn it is.
func (p *Position) phasing() engine.Side { return engine.Side(p.half) + 1 }

// ToAct names the side asked; nobody when the scenario is decided.
func (p *Position) ToAct() []engine.Side {
	if side := p.asked(); side != engine.NoSide {
		return []engine.Side{side}
	}
	return nil
}

// PhaseID changes when a keyframe is due.
func (p *Position) PhaseID() uint32 {
	return uint32(p.turn)<<16 | uint32(p.half)<<8 | uint32(p.phase)
}

// TurnNumber is the number of the turn, from 1.
func (p *Position) TurnNumber() int { return int(p.turn) }

// Date is the season or the days the turn stands for.
func (p *Position) Date() engine.Text { return p.w.date(int(p.turn)) }

// DateOf is what a turn is called.
func (p *Position) DateOf(turn int) engine.Text { return p.w.date(turn) }

func (p *Position) counterOK(r engine.Ref) bool {
	return r.Kind() == engine.KindCounter && r.Index() < len(p.counters) && p.counters[r.Index()].alive()
}

func (p *Position) spaceOK(r engine.Ref) bool {
	return r.Kind() == engine.KindSpace && r.Index() < p.w.board.Len()
}

// alighting tells whether somebody is asked where his air lands that has flown (18.46).
func (p *Position) alighting() bool { return p.step == stepAlight }

// displacing tells whether units without a base, too many at one, or such that may land at another come before anything else.
func (p *Position) displacing() bool { return p.step.row().interrupts }

// singly is the position with every counter cut down to one unit: what a part could still do when the whole cannot (17.91).
func (p *Position) singly() *Position {
	q := p.clone()
	for i := range q.counters {
		q.counters[i].size = min(q.counters[i].size, 1)
	}
	return q
}

func sorted(list []int16) []int16 {
	slices.Sort(list)
	return slices.Compact(list)
}

// present is the turn whose relations hold: the next one as soon as the last player turn has ended.
func (p *Position) present() int {
	if p.phase == phaseEnd && int(p.half) == len(p.w.sides)-1 {
		return int(p.turn) + 1
	}
	return int(p.turn)
}

// desk is shared by the positions of a game.
type desk struct {
	start   *Position                // the first position
	refused atomic.Pointer[refusing] // what the last refusal looked at
	paper   atomic.Pointer[listing]  // what the last listing was worked out on, blank
	making  atomic.Pointer[turnover] // what the last position was made with, empty
	drawn   atomic.Pointer[lines]    // what lines were last drawn on
	counts  atomic.Pointer[loads]    // what bases were last counted on, blank
}

// refusing is what the last refusal looked at: one position is often asked about many commands, by screens as by tests.
type refusing struct {
	whole, seen *Position // seen is what side sees of whole
	side        engine.Side
	legal       []engine.Command // of who is asked in seen; nil until needed
}
