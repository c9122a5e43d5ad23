package present

import (
	"awaw/engine"
)

// This file lays out what is to be won: what earns each side points, how many it has, and which lead comes to what.

// stakeLine is the height of a line of the page.
const stakeLine = 26.0

func (m *Model) layStakes() pen {
	d, r := m.pageHead(m.say("stakes.title"))
	t := m.t
	if t == nil || len(t.view.Stakes) == 0 {
		m.scrolled(d, r, 0)
		d.para(r.X, r.Y+16, r.W, Body, 14, 20, "text.on_dark_second", m.say("stakes.none"), 2)
		return d
	}
	tall := stakeLine * float64(len(t.view.Stakes)+len(t.view.Results)+2*len(t.view.Sides)+4)
	y := r.Y - m.scrolled(d, r, tall)
	row := func(draw func(y float64)) {
		if y >= r.Y-1 && y+stakeLine <= r.Y+r.H+1 {
			draw(y)
		}
		y += stakeLine
	}
	row(func(y float64) { d.label(r.X, y+17, m.say("stakes.results")) })
	for _, x := range t.view.Results {
		row(func(y float64) { m.layResult(d, x, Rect{r.X, y, r.W, stakeLine}) })
	}
	y += 12
	row(func(y float64) { d.label(r.X, y+17, m.say("stakes.how")) })
	for _, s := range t.view.Sides {
		row(func(y float64) {
			d.box(r.X, y, r.W, stakeLine, "chrome.raised")
			d.mark(s.Style, r.X+14, y+13, 9, true)
			d.text(r.X+32, y+18, BodyMedium, 14, "text.on_dark", m.word(s.Name))
			for _, ta := range t.view.Tallies {
				if ta.Side == s.Side {
					d.right(r.X+r.W-12, y+18, CondMedium, 14, "text.on_dark", itoa(ta.N)+" "+m.word(ta.Name))
					break
				}
			}
		})
		for _, x := range t.view.Stakes {
			if x.Side != s.Side {
				continue
			}
			row(func(y float64) {
				d.right(r.X+60, y+18, CondBold, 15, "text.on_dark", itoa(x.Points))
				d.text(r.X+76, y+18, Body, 14, "text.on_dark", d.fit(Body, 14, r.W-88, m.word(x.Text)))
			})
		}
		y += 8
	}
	return d
}

// layResult draws one result: from which lead, who wins, and whether it would come to that now.
func (m *Model) layResult(d pen, x engine.Result, r Rect) {
	if x.Now {
		d.box(r.X, r.Y, r.W, r.H, "chrome.row_current")
		d.box(r.X, r.Y, 3, r.H, "accent.lamp")
		d.right(r.X+r.W-12, r.Y+18, CondMedium, 13, "accent.lamp", m.say("stakes.now"))
	}
	who := m.say("stakes.draw")
	if x.Winner != engine.NoSide {
		who = m.word(m.t.sideView(x.Winner).Name)
		d.mark(m.t.style(x.Winner), r.X+240, r.Y+13, 8, true)
	}
	d.text(r.X+14, r.Y+18, Body, 14, "text.on_dark_second", d.fit(Body, 14, 205, m.word(x.When)))
	d.text(r.X+258, r.Y+18, BodyMedium, 14, "text.on_dark", who)
	d.text(r.X+380, r.Y+18, Body, 14, "text.on_dark", d.fit(Body, 14, r.W-380-110, m.word(x.Name)))
}
