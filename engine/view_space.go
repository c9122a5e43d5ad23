package engine

// This file holds what a view tells of spaces: who holds them, how full they are, what marks and arrows lie on them.

// SpaceView is one space as it stands.
type SpaceView struct {
	Ref   Ref
	Name  string
	Code  string // printed coordinate
	Kind  Text   // "City and airbase"
	Owner Side   // who controls it
	Room  Room
	Extra Text
	Marks []MarkView
	Yield Yield
}

// Yield is what a space is worth to whoever holds it, as it is printed beside its name.
type Yield struct {
	Income int  // each turn, in the system's money; 0 for what is not printed
	Works  bool // units are made there
}

// Room is how much a space holds of what is based there, and what gives it that room.
type Room struct {
	Cite     Cite // of the limit
	Used     int  // load in Unit
	Capacity int  // limit in Unit; -1 for none
	Unit     int  // parts a unit of size is divided into: 3 when squadrons count
	Parts    []RoomPart
}

// Free is how much room is left, in units of size; some where there is no limit.
func (r Room) Free() (n float64, limited bool) {
	if r.Capacity < 0 || r.Unit <= 0 {
		return 0, false
	}
	return float64(r.Capacity-r.Used) / float64(r.Unit), true
}

// RoomPart is one thing that gives room: a city, a port, an airbase counter.
type RoomPart struct {
	Kind   string // the system's word: "city", "airbase"
	Text   Text   // "Airbase 5"
	Nation string // owner's code, for counters that have one
	N      int    // units of size it has room for
}

// MarkKind tells marks on spaces apart, for how they are drawn.
type MarkKind string

// The marks that are drawn each in its own way; any other kind is only told in words.
const (
	MarkTarget        MarkKind = "target"    // it is to be attacked
	MarkStruck        MarkKind = "struck"    // it has been attacked in this phase
	MarkObjective     MarkKind = "objective" // it earns points, turn by turn or by what is done there
	MarkGoal          MarkKind = "goal"      // it earns points for what holds it at the end, or unloads there
	MarkSupport       MarkKind = "support"   // what is sent to help attackers there, as it fills
	MarkDefence       MarkKind = "defence"   // and defenders
	MarkSupplyPartial MarkKind = "supply-partial"
	MarkSupplyNone    MarkKind = "supply-none"
)

// MarkView is a badge on a space: struck, counteraired, no supply.
type MarkView struct {
	Kind   MarkKind
	Side   Side
	Text   Text
	Name   Text // what it is there, without how it stands: of works that can be bombed; none for other marks
	N      int  // how much of Of is taken, for marks that fill
	Of     int
	Points int // what the space is worth to Side, of what earns points
}

// Earns tells whether points are earned there.
func (k MarkView) Earns() bool { return k.Kind == MarkObjective || k.Kind == MarkGoal }

// ArrowKind tells arrows apart, for how they are drawn.
type ArrowKind string

// The kinds of arrow.
const (
	ArrowMission   ArrowKind = "mission" // ordered, not carried out yet
	ArrowAttack    ArrowKind = "attack"  // an attack by what stands on the ground
	ArrowDisplaced ArrowKind = "displaced"
)

// ArrowTask is what a mission is for.
type ArrowTask string

// The tasks of missions. One without is an attack on what is based there.
const (
	TaskStrike  ArrowTask = ""
	TaskSupport ArrowTask = "support"
	TaskDefend  ArrowTask = "defend"
	TaskMeet    ArrowTask = "meet"
	TaskCarry   ArrowTask = "carry"
	TaskRaid    ArrowTask = "raid"
	TaskSea     ArrowTask = "sea"
)

// ArrowView is a movement or mission on the map.
type ArrowView struct {
	From, To Ref
	Kind     ArrowKind
	Task     ArrowTask
	Side     Side
	Text     Text
}
