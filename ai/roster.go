// The roster: who can be asked to play, by name, with what is known of each rule system.

package ai

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// Knowledge is what is known of one rule system beyond the contract. Its zero value is nothing.
type Knowledge struct {
	Mind  func(engine.Position) Mind // makes a mind for a position of the system; nil for one of another
	Plans []NamedPlan                // scripted opponents, the plainest first

	// Player makes the player of a level for a position of a system whose opponents decide in a way of their own; nil for a position of
	// another, and for a level it has none for. Where there is none the levels think as everywhere.
	Player func(p engine.Position, level Level, o Options) Player
	// Forecast tells how the orders a side has written would fare against what the others may well order; not ok where there is nothing to
	// tell. Optional.
	Forecast func(p engine.Position, side engine.Side, o Options) (Forecast, bool)
	// Likely names the level that plays games on which are judged by how they end, where the usual one decides too slowly.
	Likely string
	// Nodes are the levels' own numbers of what may be tried for one decision, where the system has others than Levels says.
	Nodes map[string]int
	// Openings are what was found off line for the beginnings of scenarios. Optional.
	Openings Openings
	// Measurements is a file of how its own players were measured, as JSON; nil where the levels think as everywhere.
	Measurements []byte
}

// Levels lists the thinking opponents with the numbers they have in this system.
func (k Knowledge) Levels() []Level {
	out := Levels()
	for i := range out {
		if n := k.Nodes[out[i].Name]; n > 0 {
			out[i].Nodes = n
		}
	}
	return out
}

// NamedPlan is a plan a scripted opponent plays by, under the opponent's name.
type NamedPlan struct {
	Name string
	Plan Plan
}

// Roster finds players. It holds what is known of the rule systems; where nobody knows more, a player goes by the contract
// alone.
type Roster []Knowledge

// Find makes a player by name.
func (r Roster) Find(name string, o Options) (Player, error) {
	name = strings.TrimSpace(name)
	if i := slices.IndexFunc(levels, func(l Level) bool { return l.Name == name }); i >= 0 {
		return newThinker(r, levels[i], o), nil
	}
	if i := slices.IndexFunc(onTrial, func(l Level) bool { return l.Name == name }); i >= 0 {
		return newThinker(r, onTrial[i], o), nil
	}
	dice := engine.NewFast(o.Seed)
	if name == randomName {
		return steps{&Random{dice: dice}}, nil
	}
	if name == passName {
		return steps{&scripted{plan: passing{}, dice: dice}}, nil
	}
	for _, x := range r.plans() {
		if x.Name == name {
			return steps{&scripted{plan: x.Plan, dice: dice}}, nil
		}
	}
	return nil, fmt.Errorf("bot %q is not known; the bots are %s", name, strings.Join(r.Names(), ", "))
}

// New makes a bot by name with nothing but a seed; every bot of one seed plays the same game again.
func (r Roster) New(name string, seed uint64) (Bot, error) {
	return r.Find(name, Options{Seed: seed})
}

// Names lists the bots: the levels from the weakest up, then the references.
func (r Roster) Names() []string {
	var out []string
	for _, l := range levels {
		out = append(out, l.Name)
	}
	return append(out, r.References()...)
}

// References lists the bots to measure by: scripted plans, the plainest first, levels on trial, the one that lets everything pass, and random
// play.
func (r Roster) References() []string {
	var out []string
	for _, x := range r.plans() {
		out = append(out, x.Name)
	}
	for _, l := range onTrial {
		out = append(out, l.Name)
	}
	return append(out, passName, randomName)
}

// plans lists the scripted opponents of all systems.
func (r Roster) plans() (out []NamedPlan) {
	for _, k := range r {
		out = append(out, k.Plans...)
	}
	return out
}

// known gives the mind of somebody who knows a position's system, with all that is known; no mind if nobody does.
func (r Roster) known(p engine.Position) (Mind, Knowledge) {
	for _, k := range r {
		if k.Mind == nil {
			continue
		}
		if m := k.Mind(p); m != nil {
			return m, k
		}
	}
	return nil, Knowledge{}
}

// playerFor makes a player of a system's own; nil if nobody has one.
func (r Roster) playerFor(p engine.Position, l Level, o Options) Player {
	for _, k := range r {
		if k.Player == nil {
			continue
		}
		if x := k.Player(p, l, o); x != nil {
			return x
		}
	}
	return nil
}

// mindFor gives the mind for a position's system, and how many commands a level tries in it unless it is told.
func (r Roster) mindFor(p engine.Position, l Level) (Mind, int) {
	m, k := r.known(p)
	if m == nil {
		m = &plainMind{roster: r}
	}
	if x, ok := m.(Learner); ok && (l.learnt || l.drilled) {
		x.Learn(l.learnt)
	}
	if n := k.Nodes[l.Name]; n > 0 {
		return m, n
	}
	return m, l.Nodes
}
