package recap

import (
	"awaw/engine"
	"awaw/engine/ordered"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file tells what a season has brought in games in which all write at once: to each side as it begins to write.

// meetSeason opens the recap for a side that begins to write orders after a movement; it tells whether the game is one in which all write.
func (m *Recap) meetSeason() bool {
	t := m.Sight
	pos, ok := t.Pos.(ordered.Chronicler)
	if !ok {
		return false
	}
	if t.Play.Trial || m.seasons[t.Viewer] == t.Game.Head()+1 || !m.Pens() || len(t.Game.Draft(t.Viewer)) > 0 || !moving(t.Pos) {
		return true
	}
	if m.seasons == nil {
		m.seasons = map[engine.Side]int{}
	}
	m.seasons[t.Viewer] = t.Game.Head() + 1
	for i := t.Cursor; i > 0; i-- {
		before, err := t.Game.At(t.Path[i-1], t.Viewer)
		if err != nil || !moving(before) {
			continue
		}
		m.stories, m.was = nil, before.View().Tallies
		for _, n := range pos.News(before) {
			s := Story{Kind: Season, Point: t.Cursor, News: &n, To: engine.NoRef}
			switch {
			case n.Kind == ordered.Dropped: // over its goal, not at home
				s.To = n.To
			case len(n.Places) > 0:
				s.To = n.Places[0]
			}
			m.stories = append(m.stories, s)
		}
		m.from, m.to, m.news, m.anew = i-1, t.Cursor, Own{}, false
		m.begin()
		break
	}
	return true
}

// Told notes that the side that looks has been told all there is, as when the game comes back from a sandbox.
func (m *Recap) Told() {
	if t := m.Sight; t != nil {
		m.asked, m.seasons = t.Game.Head(), map[engine.Side]int{t.Viewer: t.Game.Head() + 1}
	}
}

// moving tells whether a movement is ordered.
func moving(p engine.Position) bool {
	w, ok := p.(ordered.Writer)
	return ok && w.Moving()
}

// season words what a season brought.
func season(m *table.Surface, s *Story) string {
	n, me := s.News, m.Sight.Viewer
	side := func(x engine.Side) engine.Arg { return name(m.Word(m.Sight.SideView(x).Name)) }
	places := listed(m, n.Places, ground)
	say := func(key string, args ...any) string { return scene.Capital(m.Say("recap.season."+key, args...)) }
	switch n.Kind {
	case ordered.Took:
		key := "took"
		switch {
		case n.Side == me && n.Of == engine.NoSide:
			key += ".you.free"
		case n.Side == me:
			key += ".you"
		case n.Of == me:
			key += ".yours"
		case n.Of == engine.NoSide:
			key += ".free"
		}
		return say(key, side(n.Side), places, side(n.Of))
	case ordered.DrivenOut:
		key := "driven"
		switch {
		case n.Gone:
			key += ".gone"
		case n.To != engine.NoRef:
			key += ".to"
		}
		if n.From == engine.NoRef {
			key += ".sea"
		}
		return say(key, n.Unit, side(n.Of), n.From, n.To)
	case ordered.Dropped:
		return say("dropped", n.Unit, side(n.Of), n.To)
	case ordered.Entered:
		switch me {
		case n.Of:
			return say("entered", side(n.Side), places)
		case n.Side:
			return say("entered.you", side(n.Of), places)
		}
		return say("entered.other", side(n.Side), places, side(n.Of))
	case ordered.Went:
		return say("went", places)
	case ordered.Unmet:
		return say("unmet")
	case ordered.Struck:
		return say("struck", side(n.Side), places)
	case ordered.Raised:
		if n.Side == me {
			return say("raised.you", places)
		}
		return say("raised", side(n.Side), places)
	}
	return say("vain", n.N)
}

// blind is what is added to the key of what is told of a season only as far as it was seen.
func (m *Recap) blind() string {
	if s, ok := m.Sight.Pos.(ordered.Seer); ok {
		if _, is := s.Sight(m.Sight.Viewer); is {
			return ".blind"
		}
	}
	return ""
}

// seasonTitle names the season that is told.
func (m *Recap) seasonTitle() string {
	if w, ok := m.Sight.Pos.(ordered.Writer); ok {
		if s := w.Settled(); s != nil {
			return m.Say("recap.season", name(m.Word(s.Name)))
		}
	}
	return m.Say("recap.title")
}

// layCentres tells of every side how many centres it has, and how many more or fewer than before.
func (m *Recap) layCentres(d scene.Pen, r scene.Rect) {
	t := m.Sight
	d.Box(r.X, r.Y-12, r.W, 1, "chrome.line")
	d.Label(r.X, r.Y+8, m.Say("powers.centres"))
	step := r.W / float64(max(1, len(t.View.Tallies)))
	for i, now := range t.View.Tallies {
		x := r.X + step*float64(i)
		d.Mark(t.Style(now.Side), x+11, r.Y+34, 10, true)
		d.Text(x+27, r.Y+39, scene.BodyBold, 15, "text.on_dark", scene.Itoa(now.N))
		if i < len(m.was) && m.was[i].N != now.N {
			by := now.N - m.was[i].N
			col, word := "status.legal", "+"+scene.Itoa(by)
			if by < 0 {
				col, word = "status.refused", "–"+scene.Itoa(-by)
			}
			d.Text(x+4, r.Y+62, scene.CondBold, 14, col, word)
		}
	}
}
