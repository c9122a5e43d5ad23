package table

import (
	"slices"

	"awaw/engine"
)

// WorksOf is the mark of what can be bombed at a place, so many points of so many; ok is false where there is nothing.
func WorksOf(v engine.SpaceView) (works engine.MarkView, ok bool) {
	i := slices.IndexFunc(v.Marks, func(k engine.MarkView) bool { return k.Kind == engine.MarkObjective && k.Of > 0 })
	if i < 0 {
		return engine.MarkView{}, false
	}
	return v.Marks[i], true
}
