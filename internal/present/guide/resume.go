package guide

// This file takes a lesson up where it was left.

// resume passes over what had been done before the game was laid on the table: all steps up to the last whose deed is done.
func (m *Guide) resume() {
	g := m.course
	from, last := 0, -1
	var began []int
	for i, s := range g.steps {
		began = append(began, from)
		u, next := s.Until, from
		switch {
		case u.Command != "":
			if next = m.behind(u.Command, max(1, u.Times), from); next < 0 {
				m.takeUp(last+1, append(began[:last+1], from))
				return
			}
		case u.At != "" && m.stands(u): // of units that went on later nothing can be told
			next = max(from, m.behind(s.Only, 1, from))
		case u.Order != "" && m.written(u), u.Bound != "" && m.sent(u):
		default:
			continue
		}
		from, last = next, i
	}
	m.takeUp(last+1, append(began[:last+1], from))
}

// takeUp goes on at a step; began is the length of the path when each step up to it began.
func (m *Guide) takeUp(at int, began []int) {
	g := m.course
	g.at, g.began, g.drawn, g.shown = at, began, make([]int, at+1), map[int]bool{}
	for i := range at {
		g.shown[i] = true
	}
}

// behind is the length of the path up to the last of so many commands of the side that looks that begin with one of these words, counted from a
// length on; -1 if fewer were given.
func (m *Guide) behind(words string, times, from int) int {
	for i := max(0, from); i < len(m.Sight.Path); i++ {
		if m.isDeed(words, i) {
			if times--; times == 0 {
				return i + 1
			}
		}
	}
	return -1
}
