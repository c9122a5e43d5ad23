package present

import "awaw/engine"

// This file has the position on the table written as a picture, and says where it is.

// Exporter is a Desk that can write pictures of positions. Export begins the work; what came of it is told once.
type Exporter interface {
	Export(v engine.View, board engine.Board, title, kind string) <-chan Exported
}

// Exported is where a picture is, or why there is none.
type Exported struct {
	Path string
	Err  error
}

// export begins to write what is shown, as "png" or "svg".
func (m *Model) export(kind string) {
	desk, ok := m.desk.(Exporter)
	if !ok || m.t == nil || m.exporting != nil {
		return
	}
	m.sheet = nil
	m.exporting = desk.Export(m.t.view, m.t.game.Kit().Board, m.t.play.Title, kind)
	m.exported = "export.done"
	m.note("export.begun", "fit", 60000)
}

// tickExport tells where the picture is once it is written.
func (m *Model) tickExport() {
	if m.exporting == nil {
		return
	}
	select {
	case e := <-m.exporting:
		m.exporting = nil
		m.dropNotes()
		if e.Err != nil {
			m.fail(e.Err)
			return
		}
		m.note(m.exported, "tick", 9000, e.Path)
	default:
	}
}

// note slides in a card that tells of the program and not of the game.
func (m *Model) note(key, icon string, ms float64, args ...any) {
	for i, a := range args {
		if s, ok := a.(string); ok {
			args[i] = engine.Arg{Kind: engine.ArgName, S: s}
		}
	}
	m.cards = append([]card{{text: m.say(key, args...), icon: icon, until: m.clock + ms}}, m.cards...)
	m.dirty = true
}

// dropNotes puts away the cards that tell of the program.
func (m *Model) dropNotes() {
	keep := m.cards[:0]
	for _, c := range m.cards {
		if c.icon == "" {
			keep = append(keep, c)
		}
	}
	m.cards = keep
	m.dirty = true
}
