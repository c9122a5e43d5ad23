package mapview

import "awaw/internal/present/scene"

// This file shows who is ticked for a target: broken, hollow arrows until they are sent, and the hex of what is aimed at.

// layTicked lays an arrow from each place where somebody is ticked.
func (m *Map) layTicked(ms *scene.MapScene) {
	to := m.AimSpace()
	if to < 0 {
		return
	}
	sizes, order := map[int]int{}, []int{}
	for _, r := range m.Sight.Aim.Ticked {
		c, ok := m.Sight.Counter(r)
		from := c.Space.Index()
		if !ok || m.Board().Code(from) == "" { // a box has no place on the map
			continue
		}
		if sizes[from] == 0 {
			order = append(order, from)
		}
		sizes[from] += c.Size
	}
	for _, from := range order {
		if from != to {
			ms.Arrows = append(ms.Arrows, scene.Arrow{From: from, To: to, Kind: "mission", Style: m.Sight.Style(m.Sight.Viewer), Tag: scene.Itoa(sizes[from]), Planned: true})
		}
	}
}
