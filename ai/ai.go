// Package ai holds the opponents: players that see only what their side may see, and know of the rules only what a
// position tells: what is legal, how commands are called, what the screen shows, and the exact odds of a fight.
package ai

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// Bot chooses commands for one side.
type Bot interface {
	// Choose gives the next command of side. p is what the side sees, and it is asked something.
	Choose(p engine.Position, side engine.Side) engine.Command
}

// New makes a bot by name; every bot of one seed plays the same game again.
func New(name string, seed uint64) (Bot, error) {
	name = strings.TrimSpace(name)
	dice := engine.NewFast(seed)
	if name == "random" {
		return &Random{dice: dice}, nil
	}
	i := slices.IndexFunc(styles, func(s style) bool { return s.name == name })
	if i < 0 {
		return nil, fmt.Errorf("bot %q is not known; the bots are %s", name, strings.Join(Names(), ", "))
	}
	return &Scripted{seats: styles[i].seats, dice: dice}, nil
}

// Names lists the bots, the one to offer first at the head.
func Names() []string {
	var out []string
	for _, s := range styles {
		out = append(out, s.name)
	}
	return append(out, "random")
}
