package quill

import (
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lets a side ask for the end of the game with its orders, and take that back: a secret that is told nobody.

// Plead opens the list of ends that may be asked for.
type Plead struct{}

// Unplead takes back what was asked for.
type Unplead struct{}

// Do names it.
func (Plead) Do() string { return "end.ask" }

// Do names it.
func (Unplead) Do() string { return "end.drop" }

// pleas are the ends the side that looks may ask for, and the one it asks for.
func (m *Quill) pleas() (may []engine.Command, asked engine.Command, has bool) {
	if !m.Writes() {
		return nil, asked, false
	}
	p, ok := m.Sight.Pos.(ordered.Pleader)
	if !ok {
		return nil, asked, false
	}
	return p.Pleas(m.Sight.Viewer)
}

// pleads tells whether there is anything to be asked for, or to be taken back.
func (m *Quill) pleads() bool {
	may, _, has := m.pleas()
	return has || len(may) > 0
}

// layPlea lays the button that asks for the end, or what is asked for.
func (m *Quill) layPlea(d scene.Pen, x, y, w float64) {
	_, asked, has := m.pleas()
	if !has {
		d.Button(x, y, w, 30, m.Say("end.ask"), "", "", Plead{})
		return
	}
	d.Frame(x, y, w, 30, 4, "chrome.well", "chrome.line")
	d.Text(x+10, y+20, scene.CondMedium, 14, "text.on_dark", d.Fit(scene.CondMedium, 14, w-48, m.Called(asked)))
	d.IconButton("undo", x+w-30, y+2, 26, true, Unplead{}, m.Say("end.drop"))
}

// plead opens the list beside its button.
func (m *Quill) plead() {
	may, _, _ := m.pleas()
	if len(may) == 0 {
		return
	}
	free := m.FreeMap()
	m.Menu = &table.Menu{X: free.X + free.W - 10, Y: free.Y + free.H*.6, Exact: true, Cmds: may}
}

// Recant takes the wish out of what is written.
func (m *Quill) Recant() error {
	_, asked, has := m.pleas()
	if !has {
		return nil
	}
	return m.clearDraft(m.Sight.Viewer, func(c engine.Command) bool { return c == asked })
}
