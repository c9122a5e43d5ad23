package engine

// mostAhead bounds how many ends of steps Ahead looks through.
const mostAhead = 40

// Ahead is the next position in which one of the sides that are asked for decides, as that side sees it, once next has been given and those
// before it have only ended their steps. ok is false where that hangs on dice, or on more than ends of steps.
func Ahead(p Position, next []Command, decides func(Side) bool) (seen Position, side Side, ok bool) {
	for range mostAhead {
		acting := p.ToAct()
		if len(next) == 0 {
			for _, s := range acting {
				if decides(s) {
					return p.Seen(s), s, true
				}
			}
			c, ends := stepEnd(p, acting)
			if !ends {
				return nil, NoSide, false
			}
			next = []Command{c}
		}
		q, _, err := p.Apply(next[0], NewTyped())
		if err != nil {
			return nil, NoSide, false
		}
		p, next = q, next[1:]
	}
	return nil, NoSide, false
}

// stepEnd is the command by which the one side that is to act ends its step.
func stepEnd(p Position, acting []Side) (Command, bool) {
	if len(acting) != 1 {
		return Command{}, false
	}
	seen := p.Seen(acting[0])
	if idler, ok := seen.(Idler); ok {
		for _, c := range seen.Legal(acting[0], nil) {
			if idler.Idle(c) {
				return c, true
			}
		}
	}
	return Command{}, false
}
