// How boards are read from files: a row names the kind it plays on.

package systems

import (
	"awaw/areamap"
	"awaw/engine"
	"awaw/hexmap"
)

func loadHexes(file string, data []byte) (engine.Board, error) {
	return loaded(hexmap.Load(file, data))
}

func loadAreas(file string, data []byte) (engine.Board, error) {
	return loaded(areamap.Load(file, data))
}

// loaded turns what a reader gives into a board, and nothing where there is none.
func loaded[B engine.Board](b B, err error) (engine.Board, error) {
	if err != nil {
		return nil, err
	}
	return b, nil
}
