package pages

import (
	"awaw/engine"
	"awaw/internal/present/scene"
)

// This file lays out what is to be won: what earns each side points, how many it has, and which lead comes to what.

// stakeLine is the height of a line of the page.
const stakeLine = 26.0

func (m *Pages) layStakes() scene.Pen {
	d, r := m.pageHead(m.Say("stakes.title"))
	t := m.Sight
	if t != nil && len(t.View.Stakes) == 0 && len(t.View.Scoring) > 0 {
		y := r.Y - m.scrolled(d, r, 56*float64(len(t.View.Scoring)))
		for _, n := range t.View.Scoring {
			if y >= r.Y-1 && y+40 <= r.Y+r.H {
				d.Icon("flag", r.X+9, y+11, 6, "accent.lamp")
				d.Para(r.X+30, y+16, r.W-30, scene.Body, 14, 20, "text.on_dark", m.Word(n), 3)
			}
			y += 56
		}
		return d
	}
	if t == nil || len(t.View.Stakes) == 0 {
		m.scrolled(d, r, 0)
		d.Para(r.X, r.Y+16, r.W, scene.Body, 14, 20, "text.on_dark_second", m.Say("stakes.none"), 2)
		return d
	}
	tall := stakeLine * float64(len(t.View.Stakes)+len(t.View.Results)+2*len(t.View.Sides)+4)
	y := r.Y - m.scrolled(d, r, tall)
	row := func(draw func(y float64)) {
		if y >= r.Y-1 && y+stakeLine <= r.Y+r.H+1 {
			draw(y)
		}
		y += stakeLine
	}
	row(func(y float64) { d.Label(r.X, y+17, m.Say("stakes.results")) })
	for _, x := range t.View.Results {
		row(func(y float64) { m.layResult(d, x, scene.R(r.X, y, r.W, stakeLine)) })
	}
	y += 12
	row(func(y float64) { d.Label(r.X, y+17, m.Say("stakes.how")) })
	for _, s := range t.View.Sides {
		row(func(y float64) {
			d.Box(r.X, y, r.W, stakeLine, "chrome.raised")
			d.Mark(s.Style, r.X+14, y+13, 9, true)
			d.Text(r.X+32, y+18, scene.BodyMedium, 14, "text.on_dark", m.Word(s.Name))
			for _, ta := range t.View.Tallies {
				if ta.Side == s.Side {
					d.Right(r.X+r.W-12, y+18, scene.CondMedium, 14, "text.on_dark", scene.Itoa(ta.N)+" "+m.Word(ta.Name))
					break
				}
			}
		})
		for _, x := range t.View.Stakes {
			if x.Side != s.Side {
				continue
			}
			row(func(y float64) {
				d.Right(r.X+60, y+18, scene.CondBold, 15, "text.on_dark", scene.Itoa(x.Points))
				d.Text(r.X+76, y+18, scene.Body, 14, "text.on_dark", d.Fit(scene.Body, 14, r.W-88, m.Word(x.Text)))
			})
		}
		y += 8
	}
	return d
}

// layResult draws one result: from which lead, who wins, and whether it would come to that now.
func (m *Pages) layResult(d scene.Pen, x engine.Result, r scene.Rect) {
	if x.Now {
		d.Box(r.X, r.Y, r.W, r.H, "chrome.row_current")
		d.Box(r.X, r.Y, 3, r.H, "accent.lamp")
		d.Right(r.X+r.W-12, r.Y+18, scene.CondMedium, 13, "accent.lamp", m.Say("stakes.now"))
	}
	who := m.Say("stakes.draw")
	if x.Winner != engine.NoSide {
		who = m.Word(m.Sight.SideView(x.Winner).Name)
		d.Mark(m.Sight.Style(x.Winner), r.X+240, r.Y+13, 8, true)
	}
	d.Text(r.X+14, r.Y+18, scene.Body, 14, "text.on_dark_second", d.Fit(scene.Body, 14, 205, m.Word(x.When)))
	d.Text(r.X+258, r.Y+18, scene.BodyMedium, 14, "text.on_dark", who)
	d.Text(r.X+380, r.Y+18, scene.Body, 14, "text.on_dark", d.Fit(scene.Body, 14, r.W-380-110, m.Word(x.Name)))
}
