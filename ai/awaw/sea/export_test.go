package sea

import (
	"awaw/aircombat"
	"awaw/engine"
	"awaw/engine/awaw"
)

// What tests from outside, who play whole games, hold the admiral to.
const Range = seaRange

func Prey(f awaw.GlanceForce) float64 { return prey(f) }

func (a *Admiral) Armed(counter int) aircombat.Force {
	a.bombs.force = a.bombs.force[:0]
	a.arms(counter)
	return a.bombs.force
}

func (a *Admiral) MarkWorth(f awaw.GlanceForce) float64 { return a.markWorth(f) }

func (a *Admiral) StrikeWorth(force aircombat.Force, f awaw.GlanceForce, guards int) float64 {
	a.known(&f)
	return a.strikeWorth(force, f, guards)
}

// Shared is what so many squadrons are worth against some ships, and how many are best sent against each mark: a ship, or all counted ones.
func (a *Admiral) Shared(side engine.Side, ships []awaw.GlanceShip, net, squadrons int) (worth float64, sent []int) {
	a.tables()
	marks := a.marksOf(side, ships)
	worth = a.share(marks, net, squadrons)[squadrons]
	sent = make([]int, len(marks))
	for i := len(marks) - 1; i >= 0; i-- {
		sent[i] = marks[i].sent[squadrons]
		squadrons -= sent[i]
	}
	return worth, sent
}

func (a *Admiral) Treasure() engine.Ref                          { return a.treasure() }
func (a *Admiral) Lies(side engine.Side) bool                    { return a.lies(side) }
func (a *Admiral) MayCome() int                                  { return a.mayCome() }
func (a *Admiral) Danger(f *awaw.GlanceForce, space int) float64 { return a.danger(f, space) }
func (a *Admiral) Dives() (engine.Command, bool)                 { return a.dives() }
func (a *Admiral) Diverts(list []engine.Command) engine.Command  { return a.diverts(list) }
func (a *Admiral) PreyAt(r engine.Ref) float64                   { return a.preyAt(r) }

// SeekWorth is what a strike promises that seeks some task forces that lie together.
func (a *Admiral) SeekWorth(force aircombat.Force, groups []awaw.GlanceForce, by aircombat.Searchers) float64 {
	return a.seekWorth(force, groups, by)
}
