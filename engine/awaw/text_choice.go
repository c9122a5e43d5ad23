// An owner's choice as saves write it.

package awaw

import (
	"fmt"

	"awaw/engine"
)

// choiceText is what is asked, of whom, and of each part what it is about and how much is owed.
type choiceText struct {
	Kind  string      `json:"kind"`
	Side  engine.Side `json:"side"`
	Cite  engine.Cite `json:"cite,omitempty"`
	Owed  [][2]int16  `json:"owed"`
	Named [][3]int    `json:"named,omitempty"` // the part, the reference, how many
}

func (c *choice) text() *choiceText {
	x := &choiceText{Kind: choiceNames[c.kind], Side: c.side, Cite: c.cite}
	for _, o := range c.owed {
		x.Owed = append(x.Owed, [2]int16{o.at, o.n})
	}
	for _, o := range c.named {
		x.Named = append(x.Named, [3]int{int(o.at), int(o.what), int(o.n)})
	}
	return x
}

// choice reads it back: a choice with nothing to choose would not have been written.
func (x *choiceText) choice(p *Position) (*choice, error) {
	c := &choice{side: x.Side, cite: x.Cite}
	for k, name := range choiceNames {
		if name == x.Kind {
			c.kind = choiceKind(k)
		}
	}
	for _, o := range x.Owed {
		c.owed = append(c.owed, owed{o[0], o[1]})
	}
	for _, o := range x.Named {
		c.named = append(c.named, naming{int16(o[0]), engine.Ref(o[1]), int16(o[2])})
	}
	bad := fmt.Errorf("a saved choice is damaged: it asks what cannot be asked, or of nobody")
	if choiceNames[c.kind] != x.Kind || c.row().offers == nil || x.Side < 1 || int(x.Side) > len(p.w.sides) || len(c.owed) == 0 || !c.row().fits(p, c) {
		return nil, bad
	}
	q := *p
	q.put(c)
	if _, free := c.open(&q); !free {
		return nil, bad
	}
	return c, nil
}
