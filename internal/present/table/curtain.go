package table

import (
	"slices"

	"awaw/engine"
)

// PublicAsk is what a side is asked, as far as everybody may know it. Where several are asked at once, each is asked by what everybody
// sees looked at with its own eyes.
func (m *Surface) PublicAsk(next engine.Side) string {
	t := m.Sight
	pos, err := t.Game.At(t.Game.Head(), engine.NoSide)
	if err != nil {
		return ""
	}
	p := pos.View().Prompt
	if p.Side != next && slices.Contains(pos.ToAct(), next) {
		p = pos.Seen(next).View().Prompt
	}
	if p.Side != next || p.Ask.IsZero() {
		return ""
	}
	names, _ := pos.(engine.Namer)
	return m.Catalog.Word(p.Ask, names)
}
