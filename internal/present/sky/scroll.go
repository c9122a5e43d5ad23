package sky

import (
	"math"

	"awaw/internal/present/scene"
)

// This file scrolls lanes and bars where not all of them have room: by whole ones, with a sign of how many are out of sight.

// strip is lanes or bars one below the other, of which some may be out of sight.
type strip struct {
	area             scene.ScrollArea
	all, first, seen int
	high             float64 // of one
}

// Roll scrolls lanes or bars by so many.
type Roll struct {
	Area scene.ScrollArea
	By   int
}

// Do names it.
func (Roll) Do() string { return "sky.roll" }

// strip finds which of them are seen in a height, those that are to come into sight among them: want, -1 for none in particular.
func (m *Sky) strip(area scene.ScrollArea, all int, high, tall float64, want *int) strip {
	s := strip{area: area, all: all, high: high, seen: min(all, max(1, int((tall+.5)/high)))}
	m.Scroll[area] = math.Min(m.Scroll[area], high*float64(all-s.seen))
	s.first = int(math.Round(m.Scroll[area] / high))
	if n := *want; n >= 0 && (n < s.first || n >= s.first+s.seen) {
		s.first = max(0, min(n, all-s.seen))
		m.Scroll[area] = high * float64(s.first)
	}
	*want = -1
	return s
}

// snug is how high bars are so that one more of them has room, where a little less of each makes it.
func snug(high, tall float64, all int) float64 {
	rows := math.Ceil((tall + .5) / high)
	if less := math.Floor(tall / rows); float64(all) >= rows && less < high && less >= .86*high {
		return less
	}
	return high
}

// away is how far they are scrolled.
func (s strip) away() float64 { return s.high * float64(s.first) }

// below is how many are out of sight beneath.
func (s strip) below() int { return s.all - s.first - s.seen }

// laySigns tells at the right end of a line how many are out of sight, above and below; a click brings the next of them. It gives how wide the signs are.
func (m *Sky) laySigns(d scene.Pen, right, y, room float64, s strip) float64 {
	x := right
	for _, sign := range []struct {
		n, by       int
		word, short string
	}{{s.below(), 1, "sky.below", "sky.below.short"}, {s.first, -1, "sky.above", "sky.above.short"}} {
		if sign.n <= 0 {
			continue
		}
		word := m.Say(sign.word, sign.n)
		if room < 200 && s.below() > 0 && s.first > 0 {
			word = m.Say(sign.short, sign.n)
		}
		w := d.Wide(scene.CondMedium, 13, word)
		d.Text(x-w, y, scene.CondMedium, 13, "accent.lamp", word)
		d.Hit(x-w-4, y-16, w+8, 22, Roll{s.area, sign.by}, m.Say("tip.sky.roll"))
		x -= w + 14
	}
	return right - x
}

// rollKey scrolls by a key: first the lanes to their end, then the bars, and back the same way; it tells whether anything was out of sight there.
func (m *Sky) rollKey(k scene.Key) bool {
	by := map[string]int{"up": -1, "down": 1}[k.Name]
	if by == 0 || m.aside {
		return false
	}
	list := []strip{m.strips[0], m.strips[1]}
	if by < 0 {
		list = []strip{m.strips[1], m.strips[0]}
	}
	for _, s := range list {
		if by > 0 && s.below() > 0 || by < 0 && s.first > 0 {
			m.Run(Roll{s.area, by})
			return true
		}
	}
	return false
}

// roll scrolls.
func (m *Sky) roll(a Roll) {
	for _, s := range m.strips {
		if s.area == a.Area {
			m.Scroll[s.area] = s.high * float64(max(0, min(s.all-s.seen, s.first+a.By)))
		}
	}
}
