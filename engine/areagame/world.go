package areagame

import (
	"fmt"

	"awaw/areamap"
	"awaw/engine"
)

// MostPowers is how many powers such a game has at most.
const MostPowers = 6

// World is what never changes in a game: who plays, the board, what the house gives it.
type World struct {
	Cast
	Area    *areamap.Map
	Seas    Spaces
	Shut    Spaces // land that is nobody's
	Works   Spaces // land where what is bought comes up
	Value   [MostSpaces]int
	Deck    int            // aircraft that a carrier holds
	Hop     int            // zones that a ship goes
	Cost    [MostKinds]int // of a unit
	Load    [MostKinds]int // of a kind on a transport
	Options map[string]string
}

// NewWorld begins the world of a game of a system; a board of other spaces than areas, or of too many, is refused.
func NewWorld(system engine.SystemID, board engine.Board) (World, error) {
	area, ok := board.(*areamap.Map)
	if !ok || area.Len() > MostSpaces {
		return World{}, fmt.Errorf("%s is played on a board of %d areas at most, not on a %T", system, MostSpaces, board)
	}
	return World{Area: area, Options: map[string]string{}}, nil
}

// Close finds the seas, and closes land that nobody owns as the game begins.
func (w *World) Close(owner *[MostSpaces]int8) {
	for at := range w.Area.Len() {
		if w.Area.Sea(at) {
			w.Seas.Add(at)
		} else if owner[at] == Nobody {
			w.Shut.Add(at)
		}
	}
}

// Place finds a space that a table of the house names under a key.
func (w *World) Place(file, key, name string) (int, error) {
	i := w.Area.Find(name)
	if i < 0 {
		return 0, fmt.Errorf("tables/%s: %s: %q is no space of the map %s", file, key, name, w.Area.ID())
	}
	return i, nil
}
