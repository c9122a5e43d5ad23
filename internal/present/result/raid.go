package result

import (
	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file words raids: what flies on of one that was met, what bombs did to the works, who waits for the next.

// flownOn tells how much of a raid that was met was turned back and how much flies on; "" where nothing was turned back.
func (m *Result) flownOn(x Facts) string {
	switch {
	case !x.Raid:
		return ""
	case x.Through == 0:
		return m.Say("sum.raid.off")
	case x.Back > 0:
		return scene.Capital(m.Say("sum.raid.thin", m.count(x.Back), m.count(x.Through)))
	}
	return ""
}

// works is what there is to bomb at a place, as it stands.
func (m *Result) works(at engine.Ref) (engine.MarkView, bool) {
	if at.Kind() != engine.KindSpace {
		return engine.MarkView{}, false
	}
	v, _ := m.Sight.SpaceView(at.Index())
	return table.WorksOf(v)
}

// bombed tells how much of the works is down, and how much is left of all there was.
func (m *Result) bombed(f *table.Fought, x Facts) string {
	k, ok := m.works(f.Where)
	if !ok {
		return scene.Capital(m.Say("sum.bombed", m.count(x.Got[0])))
	}
	return m.Say("sum.bombed.works", name(m.Word(k.Name)), m.count(x.Got[0]), m.count(f.Left), m.count(k.Of))
}

// bombedFor counts the points of the works for which a side won just these points, and what each is worth; 0 where something else brought some.
func (m *Result) bombedFor(f *table.Fought, points int) (n, each int) {
	if f.What != engine.FightBombing || f.Got[0] == 0 {
		return 0, 0
	}
	for _, x := range m.Sight.View.Stakes {
		if x.Side == f.Sides[0] && x.When == engine.StakeDeed && x.At == f.Where && x.Points*f.Got[0] == points {
			return f.Got[0], x.Points
		}
	}
	return 0, 0
}

// waiting tells of a raid that is about to be met how many come and how many wait for them; "" of any other fight.
func (m *Result) waiting() string {
	v := &m.Sight.View
	b := v.Battle
	if b == nil || b.Over || b.Rolled || len(b.Sides) < 2 || len(v.Fights) == 0 || v.Fights[len(v.Fights)-1].What != engine.FightRaid {
		return ""
	}
	key := "done.waiting.yours"
	if b.Sides[1].Side == m.Sight.Viewer {
		key = "done.waiting.theirs"
	}
	return scene.Capital(m.Say(key, m.count(b.Sides[0].Strength), m.count(b.Sides[1].Strength)))
}
