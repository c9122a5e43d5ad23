// Ways by sea (22.1): how far it is from one space to all others, searched once for each space a ship has ever lain in. Who holds a
// port says only who may stop there; who passes a coast does not ask, so the lengths are the same for both sides and all turns.

package awaw

import "awaw/hexmap"

// voyage is a space that ships come to from another, and how many hexes it is.
type voyage struct{ space, dist int16 }

// passable tells whether ships may pass a space. Every port lies on a coast.
func (w *world) passable(space int) bool {
	s := w.board.Space(space)
	return !s.Box && w.inPlay(space) && (s.Sea || s.Coast)
}

// voyages lists what ships reach from a space, the nearest first. The list is always the same, whoever asks first; it is not to be
// written on.
func (w *world) voyages(from int) []voyage {
	if l := w.seas[from].Load(); l != nil {
		return *l
	}
	var out []voyage
	shut := func(i, dir int) bool { return w.board.Side(i, dir).AllLand }
	for _, s := range w.board.Reach(from, w.board.Len(), func(i int) bool { return !w.passable(i) }, shut, make([]hexmap.Step, 0, 64)) {
		out = append(out, voyage{int16(s.Space), int16(s.Dist)})
	}
	w.seas[from].Store(&out)
	return out
}

// seaHexes is the length of the way by sea from one space to another, -1 if there is none.
func (w *world) seaHexes(from, to int) int {
	for _, l := range w.voyages(from) {
		if int(l.space) == to {
			return int(l.dist)
		}
	}
	return none
}

// sails tells whether ships come from one space to another within so many hexes.
func (w *world) sails(from, to, most int) bool {
	d := w.seaHexes(from, to)
	return d != none && d <= most
}
