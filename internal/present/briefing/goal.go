package briefing

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file draws what each lead comes to, as a scale of endings.

// goal writes with which lead the side wins, and what the others come to.
func (s *sheet) goal(st table.Standing) {
	if len(st.Steps) == 0 || !s.room(84) {
		return
	}
	m := s.m
	word := m.Say("brief.open")
	switch {
	case st.Reachable && st.Goal > 0:
		word = m.Say("brief.win", st.Goal)
	case st.Reachable && st.Goal == 0:
		word = m.Say("brief.level")
	case st.Reachable:
		word = m.Say("brief.keep", 1-st.Goal)
	}
	used := s.Text(s.x, s.y+18, scene.SerifSemi, 21, "text.on_paper", word)
	when := m.Say("brief.when")
	if m.again {
		when = m.Say("brief.stands", m.LeadWord(st.Lead()))
	}
	s.Right(s.x+s.w, s.y+18, scene.Cond, 13, "text.on_paper_second", s.Fit(scene.Cond, 13, s.w-used-12, when))
	s.y += 32
	s.scale(st)
	s.endings(st)
	s.rule()
}

// goalTall is how much room that takes.
func (s *sheet) goalTall(st table.Standing) float64 {
	if len(st.Steps) == 0 {
		return 0
	}
	return 84
}

// scale draws the endings side by side, the worst for this side first, with the lead at which each begins.
func (s *sheet) scale(st table.Standing) {
	m, n := s.m, len(st.Steps)
	each := s.w / float64(n)
	high := s.scaleTall(st)
	for i := range n {
		step := st.Steps[n-1-i]
		x := s.x + each*float64(i)
		style, role := "neutral", ".chart"
		if step.Result.Winner != engine.NoSide {
			style = m.Sight.Style(step.Result.Winner)
		}
		if outermost(st, n-1-i) {
			role = ".chart_deep"
		}
		alpha := 1.0
		if role == ".chart" {
			role, alpha = ".chart_deep", .72
		}
		s.Add(scene.Item{Kind: scene.ItemBox, X: math.Round(x), Y: s.y, W: math.Round(x+each) - math.Round(x), H: high, Fill: "side." + style + role, Alpha: alpha})
		name, _ := m.ending(step.Result)
		face := scene.CondMedium
		if high > scaleLine {
			lines := s.Wrap(face, 13, each-10, name)
			for k, l := range lines[:min(2, len(lines))] {
				if k == 1 {
					l = strings.Join(lines[1:], " ")
				}
				s.Centre(x+each/2, s.y+high/2+4-8*float64(min(2, len(lines))-1)+16*float64(k), face, 13, "text.on_dark", s.Fit(face, 13, each-10, l))
			}
		} else {
			s.Centre(x+each/2, s.y+17, face, 13, "text.on_dark", s.Fit(face, 13, each-10, name))
		}
		if step.Result.Now && m.again {
			s.Add(scene.Item{Kind: scene.ItemBox, X: math.Round(x) + 1, Y: s.y + 1, W: math.Round(each) - 2, H: high - 2, Edge: "accent.lamp", Line: 2})
		}
		if step.From == engine.LeastLead {
			continue
		}
		s.Box(math.Round(x)-1, s.y, 2, high+5, "text.on_paper")
		num := scene.Itoa(step.From)
		if step.From < 0 {
			num = "−" + scene.Itoa(-step.From)
		}
		face = scene.Cond
		if st.Reachable && step.From == st.Goal {
			face = scene.CondBold
		}
		s.Centre(x, s.y+high+18, face, 14, "text.on_paper", num)
	}
	s.y += high + 24
}

// scaleLine is how tall the scale is with its names in one line.
const scaleLine = 26.0

// scaleTall is how tall the scale is: names that are too long for one line have two where there is room for it.
func (s *sheet) scaleTall(st table.Standing) float64 {
	each := s.w / float64(len(st.Steps))
	for _, step := range st.Steps {
		if called, _ := s.m.ending(step.Result); s.Wide(scene.CondMedium, 13, called) > each-10 && s.room(120) {
			return 42
		}
	}
	return scaleLine
}

// outermost tells whether a result is the farthest a side can win by.
func outermost(st table.Standing, i int) bool {
	w := st.Steps[i].Result.Winner
	if w == st.Side {
		return i == 0
	}
	return i == len(st.Steps)-1
}

// endings writes what the results mean, as far as their names tell it.
func (s *sheet) endings(st table.Standing) {
	var out []string
	for i := len(st.Steps) - 1; i >= 0; i-- {
		step := st.Steps[i]
		if step.Result.Winner == engine.NoSide && i > 0 && step.From != engine.LeastLead { // nobody's by either end: no threshold of anybody
			_, means := s.m.ending(step.Result)
			switch to := st.Steps[i-1].From - 1; {
			case means == "":
			case to == step.From:
				out = append(out, s.m.Say("brief.just", lead(to), means))
			default:
				out = append(out, s.m.Say("brief.between", lead(step.From), lead(to), means))
			}
			continue
		}
		if _, means := s.m.ending(step.Result); means != "" && step.From != engine.LeastLead {
			out = append(out, s.m.Say("brief.from", lead(step.From), means))
		}
	}
	if len(out) > 0 && s.room(40) {
		s.y = s.Para(s.x, s.y+14, s.w, scene.Body, 12, 17, "text.on_paper_second", s.m.Say("brief.endings", strings.Join(out, "; ")), max(2, int((s.foot-s.y-14)/17))) - 8
	}
}

// lead writes a lead without a plus.
func lead(n int) string {
	if n < 0 {
		return "−" + scene.Itoa(-n)
	}
	return scene.Itoa(n)
}

// ending parts the name of a result into what it is called and what it means, as in "Axis advantage: the invasion is on"; one that
// only says what it means is called by who wins.
func (m *Briefing) ending(r engine.Result) (called, means string) {
	name := m.Word(r.Name)
	if called, means, ok := strings.Cut(name, ": "); ok {
		return called, means
	}
	if r.Winner == engine.NoSide {
		return m.Say("stakes.draw"), name
	}
	return m.Word(m.Sight.SideView(r.Winner).Name), name
}
