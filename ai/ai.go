// Players: who decides for a side, by what options, and what a decision is.

package ai

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"awaw/engine"
)

// Bot chooses commands for one side, one at a time.
type Bot interface {
	// Choose gives the next command of side. p is what the side sees, and it is asked something.
	Choose(p engine.Position, side engine.Side) engine.Command
}

// Player decides for one side. The same player with the same options, asked about the same position, decides the same,
// unless it was cut short by its clock or by Watch.Stop.
type Player interface {
	Bot
	// Decide gives the next commands of side, at least one. p is what the side sees, and it is asked something.
	Decide(p engine.Position, side engine.Side, w Watch) Decision
}

// Options set a player up. The zero value is the level as it comes.
type Options struct {
	Seed    uint64
	Nodes   int           // commands it may try for one decision; 0 for the level's own number
	Time    time.Duration // hard limit of one decision by the clock; 0 for none
	Workers int           // how many try at once; 0 for one. The decision does not depend on it
}

// Watch lets others look on while a player thinks, and end it.
type Watch struct {
	Stop     <-chan struct{}     // closed: move now
	Progress func(share float64) // told from 0 to 1 now and then, on the goroutine that called Decide
}

// Decision is what a player does next, and why.
type Decision struct {
	Commands []engine.Command // in order, as far as nothing but the player has a word
	Meant    []engine.Text    // what they are for
	Expected []engine.Text    // what it expects of them
	Nodes    int              // commands tried
	Cut      bool             // ended by the clock or by Stop
}

// Find makes a player by name.
func Find(name string, o Options) (Player, error) {
	name = strings.TrimSpace(name)
	if i := slices.IndexFunc(levels, func(l Level) bool { return l.Name == name }); i >= 0 {
		return newThinker(levels[i], o), nil
	}
	dice := engine.NewFast(o.Seed)
	if name == "random" {
		return steps{&Random{dice: dice}}, nil
	}
	i := slices.IndexFunc(styles, func(s style) bool { return s.name == name })
	if i < 0 {
		return nil, fmt.Errorf("bot %q is not known; the bots are %s", name, strings.Join(Names(), ", "))
	}
	return steps{&Scripted{seats: styles[i].seats, dice: dice}}, nil
}

// New makes a bot by name with nothing but a seed; every bot of one seed plays the same game again.
func New(name string, seed uint64) (Bot, error) { return Find(name, Options{Seed: seed}) }

// Names lists the bots: the levels from the weakest up, then the references.
func Names() []string {
	var out []string
	for _, l := range levels {
		out = append(out, l.Name)
	}
	return append(out, References()...)
}

// References lists the bots that do not think: scripted plans, the steady one first, and random play.
func References() []string {
	var out []string
	for _, s := range styles {
		out = append(out, s.name)
	}
	return append(out, "random")
}

// steps makes a player of a bot that chooses command by command.
type steps struct{ Bot }

// Decide gives one command.
func (s steps) Decide(p engine.Position, side engine.Side, _ Watch) Decision {
	return Decision{Commands: []engine.Command{s.Choose(p, side)}}
}
