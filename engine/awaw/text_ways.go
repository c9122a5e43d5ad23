// Ways in notation: behind a command that may name one stand "from", the base where it begins if that is another than the usual one,
// and "via", the hexes it passes. Between those the shortest way is flown, so the fewer the better: "via" is written as short as it
// tells the way, and nothing at all for the shortest.

package awaw

import (
	"fmt"
	"slices"
	"strings"

	"awaw/engine"
)

// The words before a base and before hexes.
const (
	wordFrom = "from"
	wordVia  = "via"
)

// formatWay writes the way of a command, "" for the usual one.
func (p *Position) formatWay(c engine.Command) string {
	usual := row(c.Verb).way(p, c)
	path := p.w.readWay(c.B.Index(), c.Way)
	if len(path) < 2 || slices.Equal(path, usual) {
		return ""
	}
	var b strings.Builder
	through := p.w.milestones(path)
	if len(usual) == 0 || usual[0] != path[0] || len(through) == 0 {
		b.WriteString(" " + wordFrom + " " + p.spaceCode(path[0]))
	}
	if len(through) > 0 {
		b.WriteString(" " + wordVia)
	}
	for _, h := range through {
		b.WriteString(" " + p.spaceCode(h))
	}
	return b.String()
}

// readNamed reads what stands behind a command that may name a way.
func (p *Position) readNamed(c engine.Command, args []string) (engine.Command, error) {
	x := row(c.Verb)
	through := []int{-1}
	for k := 0; k < len(args); k++ {
		switch {
		case args[k] == wordFrom && k == 0 && len(args) > 1:
			k++
			h := p.w.board.Find(args[k])
			if h < 0 {
				return c, fmt.Errorf("%q is not known; %s %s wants %s there", args[k], x.word, wordFrom, wanted('s'))
			}
			through[0] = h
		case args[k] == wordVia && len(args) > k+1:
			for _, word := range args[k+1:] {
				h := p.w.board.Find(word)
				if h < 0 {
					return c, fmt.Errorf("%q is not known; %s %s wants %s there", word, x.word, wordVia, wanted('s'))
				}
				through = append(through, h)
			}
			k = len(args)
		default:
			return c, fmt.Errorf("%q is one word too many for %s; a way is told by \"%s SPACE\" and \"%s SPACE...\"", args[k], x.word, wordFrom, wordVia)
		}
	}
	way, ok := p.nameWay(c, through)
	if !ok {
		return c, fmt.Errorf("there is no way through the hexes named, of %d at most", farthestWay)
	}
	c.Way = way
	return c, nil
}
