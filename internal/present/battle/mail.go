package battle

import "awaw/internal/present/scene"

// layMail lays the foot while a letter is awaited, or is due; it tells whether that is so.
func (m *Battle) layMail(d scene.Pen, r scene.Rect) bool {
	s, ok := m.Mail()
	if !ok {
		return false
	}
	ask, limit, _ := m.MailAsk(s)
	left := m.LayMail(d, s, r.X+r.W, r.Y+42, 34)
	y := d.Para(r.X, r.Y+36, left-r.X-16, scene.BodyMedium, 14, 18, "text.on_dark", ask, 2)
	d.Para(r.X, y, left-r.X-16, scene.Body, 13, 17, "text.on_dark_second", limit, 3)
	return true
}
