package present

import (
	"awaw/engine"
	"awaw/internal/present/program"
)

// This file has the position on the table written as a picture, or the game as a report, and says where it is.

// export begins to write what is played on as "png" or "svg", or the part in the window as "view".
func (m *Model) export(kind string) {
	desk, ok := m.top.Desk.(program.Exporter)
	if !ok || m.top.Sight == nil || m.exporting != nil {
		return
	}
	m.top.Sheet = nil
	v := m.top.Sight.View
	if kind == "view" {
		v = m.chart.InView(v)
	}
	m.exporting = desk.Export(v, m.top.Sight.Game.Kit().Board, m.top.Sight.Play.Title, kind)
	m.exported = "export.done"
	m.past.Note("export.begun", "fit", 60000)
}

// tickExport tells where the picture is once it is written.
func (m *Model) tickExport() {
	if m.exporting == nil {
		return
	}
	select {
	case e := <-m.exporting:
		m.exporting = nil
		m.past.DropNotes()
		if e.Err != nil {
			m.Fail(e.Err)
			return
		}
		m.past.Note(m.exported, "tick", 9000, e.Path)
	default:
	}
}

// writeReport lets the desk write the after-action report; where it is is told when it is done.
func (m *Model) writeReport() {
	r, ok := m.top.Desk.(program.Reporter)
	if !ok || m.exporting != nil {
		return
	}
	side := m.top.Sight.Viewer
	if m.top.Sight.Game.Outcome().Over {
		side = engine.NoSide
	}
	m.exporting = r.Report(m.top.Sight.Play, side)
	m.exported = "report.done"
	m.past.Note("report.begun", "fit", 60000)
}
