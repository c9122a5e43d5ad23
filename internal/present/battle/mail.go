package battle

import "awaw/internal/present/scene"

// layMail lays the foot while a letter is awaited, or is due; it tells whether that is so.
func (m *Battle) layMail(d scene.Pen, r scene.Rect) bool {
	s, ok := m.Mail()
	if !ok {
		return false
	}
	ask, limit, _ := m.MailAsk(s)
	left := m.LayMail(d, s, r.X+r.W, r.Y+42, 34, false)
	y := d.Para(r.X, r.Y+36, left-r.X-16, scene.BodyMedium, 14, 18, "text.on_dark", ask, 2)
	d.Para(r.X, y, left-r.X-16, scene.Body, 13, 17, "text.on_dark_second", limit, 3)
	return true
}

// mailTall is how high the foot of a narrow sheet is then.
const mailTall = 134.0

// seaMail lays that foot: who is awaited and what is to be done, and the buttons under it. It tells whether that is so.
func (m *Battle) seaMail(d scene.Pen, r scene.Rect) bool {
	s, ok := m.Mail()
	if !ok {
		return false
	}
	ask, limit, side := m.MailAsk(s)
	d.Mark(m.Sight.Style(side), r.X+12, r.Y+22, 13, true)
	y := d.Para(r.X+38, r.Y+26, r.W-38, scene.BodyMedium, 15, 19, "text.on_dark", ask, 1)
	d.Para(r.X+38, y, r.W-38, scene.Body, 13, 17, "text.on_dark_second", limit, 2)
	m.LayMail(d, s, r.X+r.W, r.Y+r.H-44, 34, true)
	return true
}
