package briefing

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lists what earns whom points: a row for each place and deed.

// stakesOf are what earns a side points for places, and for deeds that do not earn all sides the same.
func (s *sheet) stakesOf(side engine.Side) (places, deeds []engine.Stake) {
	for _, x := range s.m.Sight.View.Stakes {
		switch {
		case x.Side != side:
		case x.At != engine.NoRef:
			places = append(places, x)
		case !x.Common:
			deeds = append(deeds, x)
		}
	}
	return places, deeds
}

// scores lists what earns whom points.
func (s *sheet) scores(st table.Standing) {
	m := s.m
	gap := 28.0
	cols := [2]float64{(s.w - gap) / 2, (s.w - gap) / 2}
	for i, side := range []engine.Side{st.Side, st.Other} {
		if places, deeds := s.stakesOf(side); len(places)+len(deeds) == 0 { // the other side's rows need the room
			cols[i] -= gap * 2
			cols[1-i] += gap * 2
		}
	}
	top, low := s.y, s.y
	fits := s.fits(st)
	for i, side := range []engine.Side{st.Side, st.Other} {
		col, x := cols[i], s.x+float64(i)*(cols[0]+gap)
		s.y = top
		places, deeds := s.stakesOf(side)
		s.Mark(m.Sight.Style(side), x+7, s.y+9, 7, false)
		most := ""
		if n := perTurn(places); n > 0 {
			most = m.Say("brief.most", n)
		}
		mw := s.Wide(scene.Cond, 13, most)
		title := m.Say("brief.score.you")
		if i > 0 {
			title = m.Say("brief.score.they")
		}
		size := 18.0
		for size > 14 && s.Wide(scene.SerifSemi, size, title) > col-32-mw {
			size--
		}
		s.Text(x+24, s.y+15, scene.SerifSemi, size, "text.on_paper", s.Fit(scene.SerifSemi, size, col-32-mw, title))
		s.Right(x+col, s.y+15, scene.Cond, 13, "text.on_paper_second", most)
		s.y += 26
		rows := append(places, deeds...)
		for k, r := range rows {
			if k == fits-1 && len(rows) > fits {
				s.Text(x+24, s.y+16, scene.Body, 13, "text.on_paper_second", m.Say("brief.more", len(rows)-k))
				s.Hit(x, s.y, col, s.row, scene.Nothing{}, m.restOf(rows[k:]))
				s.y += s.row
				break
			}
			s.one(r, x, col)
		}
		if len(rows) == 0 {
			s.Text(x+24, s.y+16, scene.Body, 13, "text.on_paper_second", s.Fit(scene.Body, 13, col-24, m.Say("brief.score.common")))
			s.y += s.row
		}
		low = math.Max(low, s.y)
	}
	s.y = low + 6
	for _, n := range m.Sight.View.Scoring {
		if s.room(150) {
			s.y = s.Para(s.x, s.y+12, s.w, scene.Body, 12, 17, "text.on_paper_second", m.Word(n), 3) - 8
		}
	}
	for _, x := range m.Sight.View.Stakes {
		if x.Side == st.Side && x.Common && s.room(120) {
			s.y += 20
			pw := s.Text(s.x+4, s.y, scene.CondBold, 15, "text.on_paper", scene.Itoa(x.Points))
			s.Text(s.x+pw+16, s.y, scene.Body, 13, "text.on_paper", s.Fit(scene.Body, 13, s.w-pw-16, m.Say("brief.either", m.Word(x.Text))))
		}
	}
	s.y += 8
	s.rule()
}

// fits is how many rows there is room for above all that stands below them, closer together where all of them fit so.
func (s *sheet) fits(st table.Standing) int {
	const least, closing = 20.0, 26 + 6 + 8 + 20
	below := closing + s.goalTall(st)
	for _, n := range s.m.Sight.View.Scoring {
		below += 4 + 17*float64(min(3, len(s.Wrap(scene.Body, 12, s.w, s.m.Word(n)))))
	}
	want := 0
	for _, side := range []engine.Side{st.Side, st.Other} {
		places, deeds := s.stakesOf(side)
		want = max(want, len(places)+len(deeds))
	}
	for _, x := range s.m.Sight.View.Stakes {
		if x.Side == st.Side && x.Common {
			below += 20
		}
	}
	room := s.foot - s.y - below
	s.row = rowTall
	if float64(want)*rowTall > room && float64(want)*least <= room {
		s.row = math.Floor(room / float64(want))
	}
	return max(2, int(room/s.row))
}

// inFull writes on the other page all that earns points, where the first had no room for every row.
func (s *sheet) inFull(st table.Standing) {
	for i, side := range []engine.Side{st.Side, st.Other} {
		places, deeds := s.stakesOf(side)
		word := s.m.restOf(append(places, deeds...))
		if word == "" || !s.room(60) {
			continue
		}
		s.y += 12
		s.Mark(s.m.Sight.Style(side), s.x+7, s.y+9, 7, false)
		s.Text(s.x+24, s.y+15, scene.SerifSemi, 18, "text.on_paper", s.m.Say([]string{"brief.score.you", "brief.score.they"}[i]))
		s.y = s.Para(s.x+24, s.y+36, s.w-24, scene.Body, 13, 18, "text.on_paper", word, int((s.foot-s.y-36)/18)) - 12
	}
}

// one writes one thing that earns points.
func (s *sheet) one(x engine.Stake, left, wide float64) {
	m := s.m
	s.Icon("flag", left+8, s.y+11, 5, "side."+m.Sight.Style(x.Side)+".chart_deep")
	nw := s.Wide(scene.CondBold, 15, scene.Itoa(x.Points))
	s.Right(left+wide, s.y+16, scene.CondBold, 15, "text.on_paper", scene.Itoa(x.Points))
	room := wide - 24 - nw - 10
	if x.At == engine.NoRef {
		word := m.Word(x.Text)
		if face, whole := s.Snug(13, room, word); whole == word {
			s.Text(left+24, s.y+16, face, 13, "text.on_paper", word)
		} else { // in two lines
			s.y = s.Para(left+24, s.y+16, room, scene.Cond, 13, 16, "text.on_paper", word, 2) - 32
		}
	} else {
		used := s.Text(left+24, s.y+16, scene.Body, 14, "text.on_paper", s.Fit(scene.Body, 14, room, m.placeName(x.At)))
		if brief := m.Word(x.Brief); brief != "" {
			s.Text(left+24+used+8, s.y+16, scene.Cond, 13, "text.on_paper_second", s.Fit(scene.Cond, 13, math.Max(0, room-used-8), brief))
		}
	}
	s.Box(left, s.y+s.row-2, wide, 1, "paper.shade")
	s.y += s.row
}

// placeName names a place that earns points; one at sea without a name by what lies beside it.
func (m *Briefing) placeName(r engine.Ref) string {
	b, i := m.Board(), r.Index()
	if b.Sea(i) && b.Name(i) == b.Code(i) {
		for _, n := range b.Neighbours(i, "") {
			if b.Name(n) != b.Code(n) {
				return m.Say("brief.off", m.SpaceName(engine.SpaceRef(n)))
			}
		}
	}
	return m.SpaceName(r)
}

// restOf words what the sheet has no room for.
func (m *Briefing) restOf(rows []engine.Stake) string {
	var out []string
	for _, r := range rows {
		if r.At != engine.NoRef {
			out = append(out, m.placeName(r.At)+" "+scene.Itoa(r.Points))
		} else {
			out = append(out, m.Word(r.Text)+" "+scene.Itoa(r.Points))
		}
	}
	return strings.Join(out, " · ")
}

// perTurn is how many points places can earn a side in one turn.
func perTurn(places []engine.Stake) (n int) {
	for _, x := range places {
		if x.When == engine.StakeTurn {
			n += x.Points
		}
	}
	return n
}
