package areagame

import (
	"fmt"
	"slices"
	"strings"

	"awaw/areamap"
	"awaw/engine"
)

// Cast is who plays, for how long, and for what. Saves hold it as it is.
type Cast struct {
	Rounds int         `json:"rounds"`          // turns of each power
	Wins   int         `json:"wins"`            // places with which the second side wins
	Deeds  bool        `json:"deeds,omitempty"` // points are counted instead: for land, and for what was destroyed
	Lead   int         `json:"lead,omitempty"`  // with which the second side wins then
	Sides  [][2]string `json:"sides"`           // name and style
	Powers []Power     `json:"powers"`          // in the order in which they act
}

// Power is one of those who act in turn.
type Power struct {
	Name string      `json:"name"`
	Side engine.Side `json:"side"`
}

// Foe is the other side.
func Foe(s engine.Side) engine.Side { return 3 - s }

// Style is that of a side.
func (c *Cast) Style(s engine.Side) string { return c.Sides[s-1][1] }

// SideNamed is the side of a name, in any letters.
func (c *Cast) SideNamed(word string) (engine.Side, error) {
	var names []string
	for i, s := range c.Sides {
		if strings.EqualFold(s[0], strings.TrimSpace(word)) {
			return engine.Side(i + 1), nil
		}
		names = append(names, s[0])
	}
	return engine.NoSide, fmt.Errorf("expected %s, not %q", strings.Join(names, " or "), word)
}

// PowerNames lists the powers by name.
func (c *Cast) PowerNames() (out []string) {
	for _, p := range c.Powers {
		out = append(out, p.Name)
	}
	return out
}

// Friends tells whether two powers are of one side.
func (c *Cast) Friends(a, b int) bool { return c.Powers[a].Side == c.Powers[b].Side }

// Find is the power of a name, -1 for none.
func (c *Cast) Find(name string) int {
	return slices.IndexFunc(c.Powers, func(p Power) bool { return p.Name == name })
}

// Whole tells whether both sides have a power.
func (c *Cast) Whole() bool {
	for s := engine.Side(1); s <= Axis; s++ {
		if !slices.ContainsFunc(c.Powers, func(p Power) bool { return p.Side == s }) {
			return false
		}
	}
	return true
}

// Sound tells whether a cast that comes from outside could be one: of so many powers at most, and of those there are.
func (c *Cast) Sound(most int, names []string) bool {
	for i, p := range c.Powers {
		if p.Side < 1 || p.Side > Axis || !slices.Contains(names, p.Name) || c.Find(p.Name) != i {
			return false
		}
	}
	return (c.Deeds || c.Lead == 0) && c.Lead >= -mostLead && c.Lead <= mostLead && c.Rounds >= 1 && c.Rounds <= mostRounds && c.Wins >= 1 && c.Wins <= mostRounds && len(c.Sides) == int(Axis) && len(c.Powers) <= most && c.Whole()
}

// Named is the name of a space, a side or a power; ok is false for any other reference.
func (c *Cast) Named(area *areamap.Map, r engine.Ref) (name string, ok bool) {
	switch i := r.Index(); {
	case r.Kind() == engine.KindSpace && i < area.Len():
		return area.Name(i), true
	case r.Kind() == engine.KindSide && i >= 1 && i <= len(c.Sides):
		return c.Sides[i-1][0], true
	case r.Kind() == engine.KindNation && i < len(c.Powers):
		return c.Powers[i].Name, true
	}
	return "", false
}
