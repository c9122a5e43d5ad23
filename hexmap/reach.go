// What lies within reach: path lengths through spaces that are open, over hexsides that are open (18.22, 18.48).
package hexmap

import "slices"

// Reach appends to buf every space within max hexes of from, from itself first (distance 0) and then by growing
// distance, and returns it. Spaces for which closed is true may not be entered; hexsides for which shut is true
// may not be crossed: it is asked with the space being left and the direction. Either may be nil. Boxes are
// entered through their links, at the links' distance. From itself is never asked about.
func (m *Map) Reach(from, max int, closed func(space int) bool, shut func(space, dir int) bool, buf []Step) []Step {
	if from < 0 || from >= len(m.spaces) || max < 0 {
		return buf
	}
	var seen bits
	seen.set(from)
	start := len(buf)
	buf = append(buf, Step{Space: from})
	var late []Step // links longer than one hex wait here for their distance
	for at, dist := start, 0; dist < max; dist++ {
		end := len(buf)
		for ; at < end; at++ {
			i := buf[at].Space
			for dir, n := range m.next[i] {
				j := int(n)
				if j < 0 || seen.has(j) || closed != nil && closed(j) || shut != nil && shut(i, dir) {
					continue
				}
				seen.set(j)
				buf = append(buf, Step{Space: j, Dist: dist + 1})
			}
			for _, l := range m.links[i] {
				if !seen.has(l.To) && dist+l.Dist <= max && (closed == nil || !closed(l.To)) {
					late = append(late, Step{Space: l.To, Dist: dist + l.Dist})
				}
			}
		}
		for _, s := range late {
			if s.Dist == dist+1 && !seen.has(s.Space) {
				seen.set(s.Space)
				buf = append(buf, s)
			}
		}
	}
	return buf
}

// Path is one shortest way from one space to another under the same closures, both ends included; nil if there
// is none within max hexes.
func (m *Map) Path(from, to, max int, closed func(space int) bool, shut func(space, dir int) bool) []int {
	if from < 0 || from >= len(m.spaces) || to < 0 || to >= len(m.spaces) {
		return nil
	}
	dist := make([]int, len(m.spaces))
	for i := range dist {
		dist[i] = -1
	}
	for _, s := range m.Reach(from, max, closed, shut, nil) {
		dist[s.Space] = s.Dist
	}
	return m.Trace(from, to, func(i int) int { return dist[i] }, shut)
}

// Trace is the same way where the distances from its beginning have been measured already (Reach): dist tells that of a space, -1 for
// one out of reach.
func (m *Map) Trace(from, to int, dist func(space int) int, shut func(space, dir int) bool) []int {
	n := dist(to)
	if n < 0 {
		return nil
	}
	path := make([]int, 1, n+1)
	path[0] = to
	for i := to; i != from; {
		i = m.before(i, dist, shut)
		path = append(path, i)
	}
	slices.Reverse(path)
	return path
}

// before is the space from which a shortest way entered i.
func (m *Map) before(i int, dist func(space int) int, shut func(space, dir int) bool) int {
	here := dist(i)
	for dir, n := range m.next[i] {
		j := int(n)
		if j >= 0 && here > 0 && dist(j) == here-1 && (shut == nil || !shut(j, Opposite(dir))) {
			return j
		}
	}
	for _, l := range m.links[i] {
		if here >= l.Dist && dist(l.To) == here-l.Dist {
			return l.To
		}
	}
	panic("hexmap: a space within reach that nothing leads to")
}

// bits marks spaces.
type bits [maxSpaces / 64]uint64

func (b *bits) has(i int) bool { return b[i/64]&(1<<(i%64)) != 0 }
func (b *bits) set(i int)      { b[i/64] |= 1 << (i % 64) }
