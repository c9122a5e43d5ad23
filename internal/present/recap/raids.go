package recap

import (
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells raids: who bombed, from where, who met them, and what their bombs did, in one sentence for each target.

// setOut puts those of a raid who stand in a box beside the map where their way began.
func setOut(m *table.Surface, f *table.Fought) {
	if f.Origin.Kind() != engine.KindSpace {
		return
	}
	put := func(c *engine.CounterView) {
		if c.Space.Kind() == engine.KindSpace && m.Board().Code(c.Space.Index()) == "" {
			c.Space = f.Origin
		}
	}
	for i := range f.Forces[0].Fates {
		put(&f.Forces[0].Fates[i].Was)
	}
	for i := range f.Bombers {
		put(&f.Bombers[i])
	}
}

// flew are those who came: of bombs that nobody met those who dropped them, else the force that fought.
func flew(f *table.Fought) (out []engine.CounterView) {
	if len(f.Bombers) > 0 {
		return f.Bombers
	}
	for _, x := range f.Forces[0].Fates {
		out = append(out, x.Was)
	}
	return out
}

// raided finds the story of the raid whose bombs another story tells of, -1 where nobody met it.
func raided(list []Story, bombs *Story) int {
	return slices.IndexFunc(list, func(o Story) bool {
		return o.Kind == Fight && o.Fought.What == engine.FightRaid && o.To == bombs.To && o.Own == bombs.Own && o.Bombs == nil
	})
}

// bombed words what bombs did, and where that is known who came with them.
func bombed(m *table.Surface, s *Story, at, cost engine.Arg) string {
	f := s.Fought
	by := engine.Arg{}
	switch {
	case f.Bombs > 0:
		by = m.Counted("bombs", f.Bombs)
		if f.Origin.Kind() == engine.KindSpace {
			by.S = m.Say("recap.from", by, field(m, f.Origin))
		}
	case len(f.Bombers) > 0:
		by = who(m, s)
	}
	by.S = scene.Capital(by.S)
	switch n := table.Count(f.Got[0]); {
	case f.Forces[0].Lost > 0:
		return m.Say("recap.bombed.guns", at, n, cost)
	case f.Got[0] > 0 && by.S != "":
		return m.Say("recap.bombed.by", by, at, n)
	case f.Got[0] > 0:
		return m.Say("recap.bombed", at, n)
	case by.S != "":
		return m.Say("recap.bombs.missed.by", by, at)
	}
	return m.Say("recap.bombs.missed", at)
}

// metRaid words a raid that was met, with what its bombs did after it.
func metRaid(m *table.Surface, s *Story, a, at, cost engine.Arg) string {
	switch b := s.Bombs; {
	case b == nil:
		return m.Say("recap.raid", a, at, cost)
	case b.Got[0] == 0:
		return m.Say("recap.raid.missed", a, at, cost)
	default:
		return m.Say("recap.raid.bombed", a, at, cost, table.Count(b.Got[0]))
	}
}

// costBy is how many points a side won by what the other lost in fights in which every unit throws dice of its own; units tells whether there were any.
func (m *Recap) costBy(side engine.Side, from, to int) (n int, units bool) {
	for i := from + 1; i <= to; i++ {
		for _, e := range m.Sight.Decided(i) {
			f := m.ReadFought(i, e)
			for k := range f.Sides {
				if f.ByUnit && f.Sides[k] == side {
					n += f.Rose[k] - f.Land[k]
					units = true
				}
			}
		}
	}
	return n, units
}

// bombedBy is how many points a side won by bombs between two points of the history.
func (m *Recap) bombedBy(side engine.Side, from, to int) (n int) {
	for i := from + 1; i <= to; i++ {
		for _, e := range m.Sight.Decided(i) {
			if e.What == engine.FightBombing && e.Sides[0] == side && e.Got[0] > 0 {
				n += m.ReadFought(i, e).Rose[0]
			}
		}
	}
	return n
}
