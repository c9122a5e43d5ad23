package widgets

import "awaw/internal/present/scene"

// fact writes a name on the left and what it is on the right; what is too long for that stands in lines of its own below.
func (b *builder) fact(n scene.Node, w float64) (items []scene.Item, tall float64) {
	m := b.h.paint
	if n.Right != "" && m.Width(scene.BodyMedium, 14, n.Right) > w*.66 { // no number of it is cut: it stands in lines of its own
		long := n
		long.Right = ""
		items, tall = b.fact(long, w)
		for _, l := range scene.Wrap(m, scene.BodyMedium, 14, w, n.Right) {
			tall += 19
			items = append(items, inked(0, tall-6, scene.BodyMedium, 14, "text.on_dark", l))
		}
		return items, tall
	}
	right := n.Right
	rw := m.Width(scene.BodyMedium, 14, right)
	items = append(items, inked(0, 17, scene.Body, 14, "text.on_dark_second", scene.Fit(m, scene.Body, 14, w-rw-16, n.Text)), inked(w-rw, 17, scene.BodyMedium, 14, "text.on_dark", right))
	tall = 22
	if n.Under != "" {
		for _, l := range scene.Wrap(m, scene.Body, 12, w, n.Under) {
			tall += 17
			items = append(items, inked(0, tall-7, scene.Body, 12, "text.on_dark_muted", l))
		}
	}
	return items, tall
}
