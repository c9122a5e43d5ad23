package areagame

// MostKinds is how many kinds of unit such a game has at most.
const MostKinds = 10

// Cell is how many units of each kind there are.
type Cell[K ~uint8] [MostKinds]uint8

// Total counts them all.
func (c *Cell[K]) Total() int {
	n := 0
	for _, v := range c {
		n += int(v)
	}
	return n
}

// Plus is those of two cells together.
func (c Cell[K]) Plus(d Cell[K]) Cell[K] {
	for k, n := range d {
		c[k] += n
	}
	return c
}

// Some tells whether there are units of kinds.
func (c *Cell[K]) Some(of func(K) bool) bool {
	for k, n := range c {
		if n > 0 && of(K(k)) {
			return true
		}
	}
	return false
}

// Only is the units of some kinds.
func (c Cell[K]) Only(of func(K) bool) Cell[K] {
	for k := range c {
		if !of(K(k)) {
			c[k] = 0
		}
	}
	return c
}

// Numbers adds the places of so many kinds' numbers.
func (c *Cell[K]) Numbers(kinds int, out []any) []any {
	for k := range kinds {
		out = append(out, &c[k])
	}
	return out
}
