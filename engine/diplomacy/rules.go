// The rules a turn is adjudicated by: system, edition and the readings that may be turned the other way.
package diplomacy

import (
	"fmt"
	"strings"
)

// System is Diplomacy alone or with the wings of one of two air systems.
type System uint8

// The systems.
const (
	Plain System = iota
	RN44         // Air Units
	RN46         // Air Power Diplomacy
)

// String is the system's name in files.
func (s System) String() string { return [...]string{"diplomacy", "rn44", "rn46"}[s] }

// SystemNamed reads the name of an air system.
func SystemNamed(text string) (System, bool) {
	for s := RN44; s <= RN46; s++ {
		if s.String() == text {
			return s, true
		}
	}
	return Plain, false
}

// Upkeep is what wings cost in rn46, which the document leaves open (A46-44).
type Upkeep uint8

// The upkeeps.
const (
	PlusOne Upkeep = iota // one unit of any kind more than centres
	NoUpkeep
	HalfUpkeep
)

// Rules are the system and its options. The zero value is plain Diplomacy by the rulebook of 2023; every other zero option is
// the recommended reading too.
type Rules struct {
	System System
	Old    bool // the rulebook of 2000: a convoy named but not there falls back to land, removals count from home centres

	RevertAll       bool   // A46-3: all wings endangered in a pass revert together
	AllRoutes       bool   // A46-10: detours within range count as possible routes
	RaidSparePatrol bool   // A46-14: a patrol that ignores the raider of its base stands
	EscortNotBack   bool   // A46-47: an escort does not cover self-defence
	OwnWingCounts   bool   // A46-48: supports count against one's own lone wing
	VacateAny       bool   // A46-50: the own unit in the way need not have been ordered to leave
	Upkeep          Upkeep // A46-44

	Carriers       bool // 2a
	Airlifts       bool // 11d
	AirliftOwn     bool // A44-11: an army may be in the space of the first wing
	AirliftMixed   bool // A44-11: fleets' convoys count in a chain of wings
	MoveNoBounce   bool // A44-2: a wing's move keeps nobody out
	MoveCuts       bool // A44-16
	LateHoldBounce bool // A44-16
	StackSupport   bool // A44-6: support from within the stack counts
	NoHeadOn       bool // A44-17
}

// option is one switch as files write it: its values, the first one standard, and how each sets the rules.
type option struct {
	system System
	id     string
	values []string
	set    func(*Rules, int)
}

// flag is a switch of two values.
func flag(system System, id, first, second string, at func(*Rules) *bool) option {
	return option{system, id, []string{first, second}, func(r *Rules, n int) { *at(r) = n == 1 }}
}

var options = []option{
	flag(RN46, "reversion", "sure", "all", func(r *Rules) *bool { return &r.RevertAll }),
	flag(RN46, "routes", "shortest", "all", func(r *Rules) *bool { return &r.AllRoutes }),
	flag(RN46, "raid_on_ignoring_patrol", "fails", "stands", func(r *Rules) *bool { return &r.RaidSparePatrol }),
	flag(RN46, "escort_reverted", "covers", "not", func(r *Rules) *bool { return &r.EscortNotBack }),
	flag(RN46, "own_wing", "not", "counts", func(r *Rules) *bool { return &r.OwnWingCounts }),
	flag(RN46, "vacate", "ordered", "any", func(r *Rules) *bool { return &r.VacateAny }),
	{RN46, "upkeep", []string{"plus-one", "none", "half"}, func(r *Rules, n int) { r.Upkeep = Upkeep(n) }},
	flag(RN44, "carriers", "false", "true", func(r *Rules) *bool { return &r.Carriers }),
	flag(RN44, "airlift", "false", "true", func(r *Rules) *bool { return &r.Airlifts }),
	flag(RN44, "airlift_own_space", "false", "true", func(r *Rules) *bool { return &r.AirliftOwn }),
	flag(RN44, "airlift_mixed", "false", "true", func(r *Rules) *bool { return &r.AirliftMixed }),
	flag(RN44, "move_bounces", "true", "false", func(r *Rules) *bool { return &r.MoveNoBounce }),
	flag(RN44, "move_cuts", "false", "true", func(r *Rules) *bool { return &r.MoveCuts }),
	flag(RN44, "late_hold_bounces", "false", "true", func(r *Rules) *bool { return &r.LateHoldBounce }),
	flag(RN44, "stack_support", "false", "true", func(r *Rules) *bool { return &r.StackSupport }),
	flag(RN44, "head_on", "true", "false", func(r *Rules) *bool { return &r.NoHeadOn }),
}

// Set turns the option called id to a value, as files write it. Options of another system and unknown values are errors.
func (r *Rules) Set(id, value string) error {
	var known []string
	for _, o := range options {
		if o.system != r.System {
			continue
		}
		if o.id != id {
			known = append(known, o.id)
			continue
		}
		for n, v := range o.values {
			if v == value {
				o.set(r, n)
				return nil
			}
		}
		return fmt.Errorf("option %s: %q is not one of %s", id, value, strings.Join(o.values, ", "))
	}
	if len(known) == 0 {
		return fmt.Errorf("option %q: %s has no options", id, r.System)
	}
	return fmt.Errorf("option %q: %s has %s", id, r.System, strings.Join(known, ", "))
}

// Values gives every option of the system and the value it has, in the order of the list.
func (r Rules) Values() [][2]string {
	var out [][2]string
	for _, o := range options {
		if o.system != r.System {
			continue
		}
		for n, v := range o.values {
			with := r
			if o.set(&with, n); with == r {
				out = append(out, [2]string{o.id, v})
			}
		}
	}
	return out
}
