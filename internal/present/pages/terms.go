package pages

import (
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file lays out the terms of the game on the table: the switches of its rules as they are set, and notes and sources.

func (m *Pages) layTerms() scene.Pen {
	d, r := m.pageHead(m.Say("terms.title"), "options", "notes")
	var brief *program.Brief
	if m.Sight != nil {
		brief = m.Sight.Play.Brief
	}
	if brief == nil {
		m.scrolled(d, r, 0)
		d.Para(r.X, r.Y+16, r.W, scene.Body, 14, 20, "text.on_dark_second", m.Say("terms.none"), 2)
		return d
	}
	if m.Page.tab == "notes" {
		m.layNotes(d, r, brief.Notes)
	} else {
		m.layTermsSet(d, r, brief.Options)
	}
	return d
}

// layNotes lays paragraphs out.
func (m *Pages) layNotes(d scene.Pen, r scene.Rect, notes []string) {
	const lead = 20.0
	tall := 0.0
	for _, n := range notes {
		tall += lead*float64(len(d.Wrap(scene.Body, 14, r.W-8, n))) + 10
	}
	y := r.Y - m.scrolled(d, r, tall) + 14
	for _, n := range notes {
		for _, l := range d.Wrap(scene.Body, 14, r.W-8, n) {
			if y >= r.Y+10 && y <= r.Y+r.H {
				d.Text(r.X, y, scene.Body, 14, "text.on_dark", l)
			}
			y += lead
		}
		y += 10
	}
}

// layTermsSet lays the switches out, each with the value it has in this game.
func (m *Pages) layTermsSet(d scene.Pen, r scene.Rect, list []program.Option) {
	const row = 56.0
	if len(list) == 0 {
		m.scrolled(d, r, 0)
		d.Para(r.X, r.Y+16, r.W, scene.Body, 14, 20, "text.on_dark_second", m.Say("terms.none"), 2)
		return
	}
	y := r.Y - m.scrolled(d, r, row*float64(len(list)))
	for _, o := range list {
		if y >= r.Y-1 && y+row <= r.Y+r.H+1 {
			value := o.Standard
			for _, c := range o.Choices {
				if c.S == o.Standard {
					value = c.Text
				}
			}
			switch value {
			case "true":
				value = m.Say("setup.yes")
			case "false":
				value = m.Say("setup.no")
			}
			vw := d.Right(r.X+r.W, y+16, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, r.W*.45, value))
			nw := d.Text(r.X, y+16, scene.BodyMedium, 14, "text.on_dark", d.Fit(scene.BodyMedium, 14, r.W-vw-100, o.Name))
			d.Cite(r.X+nw+10, y+16, o.Cite, false)
			d.Text(r.X, y+36, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W, o.Means))
			d.Box(r.X, y+row-8, r.W, 1, "chrome.line_soft")
		}
		y += row
	}
}
