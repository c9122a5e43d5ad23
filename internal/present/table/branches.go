package table

import (
	"slices"

	"awaw/engine/play"
)

// NodeWord tells what a node brought about, as far as the viewer knows.
func (m *Surface) NodeWord(n int) string {
	t := m.Sight
	if i := slices.IndexFunc(t.Points, func(p Point) bool { return p.Node == n }); i >= 0 {
		return t.Points[i].Text
	}
	events, err := t.Game.Events(n, t.Viewer)
	if err != nil || len(events) == 0 {
		return ""
	}
	pos, err := t.Game.At(n, t.Viewer)
	if err != nil {
		return ""
	}
	names := m.namer(pos)
	return m.Catalog.Word(events[0].Text, names)
}

// ShownBranches are the lines of play that were taken back, as far as the viewer may know of them: where something is
// hidden, only those it began itself.
func (m *Surface) ShownBranches() []play.Branch {
	t := m.Sight
	all := t.Game.Branches()
	if !m.hidesFrom(t.Viewer) {
		return all
	}
	var out []play.Branch
	for _, b := range all {
		if b.By == t.Viewer {
			out = append(out, b)
		}
	}
	return out
}

// BranchWord tells of a branch: how long it is and how it began.
func (m *Surface) BranchWord(b play.Branch) string {
	word := m.NodeWord(b.First)
	if word == "" {
		word = m.Word(m.Sight.SideView(b.By).Name)
	}
	return m.Say("time.branch", b.Steps, word)
}

// MomentWord tells what happened at a point, and when.
func (m *Surface) MomentWord(i int) string {
	if i <= 0 || i >= len(m.Sight.Points) {
		return m.Say("timeline.start")
	}
	p := m.Sight.Points[i]
	if p.Text == "" {
		return m.Word(p.Date)
	}
	return m.Say("timeline.moment", m.Word(p.Date), p.Text)
}
