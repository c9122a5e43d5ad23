package awaw

import (
	"awaw/ai"
	"awaw/engine"
	"awaw/engine/awaw"
)

// This file tells what was found by games to do best where.

// doctrine is how a scenario is best played.
type doctrine struct {
	manners [sideCount]int // by side
	taught  [sideCount]int // by side, those of players that look no further, where it is not the plain one
	chances bool           // positions are weighed by the chance to win that was learnt from games, not by the lead alone
	// idle tells that to do nothing more in a step is tried as well. Not off Guadalcanal and Okinawa: what ships are sent for there often comes after the end of a
	// trial, and what they risk before that; who tried to stay in port stayed there, and lost to opponents who did nothing.
	idle bool
	// storms tells that plans for one place are tried as well, by Commander too: where they won more for as many commands.
	storms bool
	// answers tells that in half of all trials the enemy answers by the manner that does best for him. In a ground war some do far worse than that, and what
	// is tried against them alone looks better than it is.
	answers bool
	// reckons tells that carriers fear what a strike on them would bring, by the tables, rather than how many may come: where that won more games.
	reckons bool
}

// doctrines are by scenario. The manners did well against the second, the plain one, in games of players that look no further, forty from each seat
// (BenchmarkDoctrines), and were then played by Commander (docs/opponents.md). What is not here is played by the plain one.
var doctrines = map[string]doctrine{
	"barbarossa-1941":       {manners: [sideCount]int{4, 4}, chances: true, answers: true},
	"bomber-offensive-1943": {manners: [sideCount]int{3, 1}, chances: true, idle: true},
	"burma-1943":            {manners: [sideCount]int{1, 4}, answers: true},
	"channel-1940":          {manners: [sideCount]int{0, 1}, chances: true, idle: true},
	"coral-sea-1942":        {manners: [sideCount]int{0, 1}, chances: true, idle: true},
	"crete-1941":            {manners: [sideCount]int{plain, plain}, answers: true},
	"europe-1943":           {manners: [sideCount]int{1, 4}, taught: [sideCount]int{0, 4}, chances: true, idle: true},
	"guadalcanal-1942":      {manners: [sideCount]int{1, 3}, chances: true},
	"malta-1942":            {manners: [sideCount]int{1, 1}, chances: true, idle: true},
	"market-garden-1944":    {manners: [sideCount]int{1, 1}, chances: true, idle: true, answers: true},
	"midway-1942":           {manners: [sideCount]int{4, 1}, chances: true, idle: true},
	"okinawa-1945":          {manners: [sideCount]int{1, 1}, chances: true, reckons: true},
	"pearl-harbor-1941":     {manners: [sideCount]int{5, 4}, chances: true, idle: true, storms: true},
	"stalingrad-1942":       {manners: [sideCount]int{1, 3}, chances: true, idle: true, answers: true},
}

// Doctrine is how a side does best in the scenario.
func (a *air) Doctrine(p engine.Position, side engine.Side) (ai.Doctrine, bool) {
	q, ok := p.(*awaw.Position)
	if !ok {
		return ai.Doctrine{}, false
	}
	d, ok := doctrines[q.Scenario()]
	return ai.Doctrine{Manner: d.manners[side-1], Taught: d.taught[side-1], Idle: d.idle, Storms: d.storms, Answers: d.answers}, ok
}
