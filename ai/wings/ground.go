package wings

import "awaw/engine/diplomacy"

// This file holds what a board says of who may go where, as lists.

// mostPlaces is how many places a board has: its provinces and the coasts of those with two.
const mostPlaces = diplomacy.Provinces + 6

// ground is a board as lists of neighbours.
type ground struct {
	board   *diplomacy.Board
	army    [diplomacy.Provinces][]diplomacy.Place
	fleet   [mostPlaces][]diplomacy.Place // places, coasts where the neighbour has two
	sails   [mostPlaces][]diplomacy.Place // the same as provinces, each once
	flies   [diplomacy.Provinces][]diplomacy.Place
	of      [mostPlaces]diplomacy.Place
	centres []diplomacy.Place
	centre  [diplomacy.Provinces]bool
}

func newGround(b *diplomacy.Board) *ground {
	g := &ground{board: b}
	for p := range diplomacy.Place(mostPlaces) {
		g.of[p] = b.Province(p)
		g.fleet[p] = b.Sailings(p).List()
		var merged diplomacy.Places
		for _, q := range g.fleet[p] {
			merged = merged.With(b.Province(q))
		}
		g.sails[p] = merged.List()
	}
	for p := range diplomacy.Place(diplomacy.Provinces) {
		g.army[p] = b.Marches(p).List()
		g.flies[p] = b.Flights(p).List()
		if g.centre[p] = b.Centre(p); g.centre[p] {
			g.centres = append(g.centres, p)
		}
	}
	return g
}

// reach lists the provinces a unit of the surface could come into by itself.
func (g *ground) reach(u diplomacy.Unit) []diplomacy.Place {
	if u.Kind == diplomacy.Fleet {
		return g.sails[u.At]
	}
	return g.army[g.of[u.At]]
}
