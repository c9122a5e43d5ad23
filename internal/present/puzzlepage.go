package present

import (
	"math"
	"strings"

	"awaw/engine"
)

// This file lays out puzzles: a worked example is told, its result is predicted, then it is resolved with dice, ledger and
// reason.

// Puzzle is one worked example. Its words stand under screen.puzzle.ID.title, .ask and .why.
type Puzzle struct {
	ID      string
	Cite    engine.Cite
	Book    bool     // the rulebook works this example; otherwise it is the program's own
	Answers []string // as shown; where Worded they stand under screen.puzzle.ID.1 and so on
	Worded  bool
	Right   int
	Sides   []PuzzleSide // of a fight, attacker first; none for other puzzles
}

// PuzzleSide is one side of a fight: what it rolls and why it counts as it does.
type PuzzleSide struct {
	Force    []engine.Text // its units
	Style    string        // palette side
	Strength int
	Dice     [2]int
	Lines    []PuzzleLine
	Sum      int // with modifiers
	Result   string
}

// PuzzleLine is a modifier with its reason and paragraph.
type PuzzleLine struct {
	Why  engine.Text
	Cite engine.Cite
	N    int
}

// Puzzler is implemented by a desk that has puzzles.
type Puzzler interface{ Puzzles() []Puzzle }

func (m *Model) puzzles() []Puzzle {
	if p, ok := m.desk.(Puzzler); ok {
		return p.Puzzles()
	}
	return nil
}

func (m *Model) layPuzzles() pen {
	d, r := m.pageHead(m.say("puzzles.title"))
	all := m.puzzles()
	p := m.page
	p.puzzle = max(0, min(p.puzzle, len(all)-1))
	m.scrolled(d, r, 0)
	if len(all) == 0 {
		d.para(r.X, r.Y+16, r.W, Body, 14, 20, "text.on_dark_second", m.say("puzzles.none"), 2)
		return d
	}
	left := math.Min(280, r.W*.32)
	for i, q := range all {
		y := r.Y + float64(i)*36
		if y+32 > r.Y+r.H {
			break
		}
		fill, edge, col := "chrome.panel", "chrome.panel", "text.on_dark_second"
		if i == p.puzzle {
			fill, edge, col = "chrome.row_current", "chrome.line", "text.on_dark"
		} else if d.hot(Rect{r.X, y, left, 32}) {
			fill, edge = "chrome.raised_hover", "accent.lamp"
		}
		d.frame(r.X, y, left, 32, 4, fill, edge)
		if i == p.puzzle {
			d.box(r.X, y, 3, 32, "accent.lamp")
		}
		if done, ok := m.solved[q.ID]; ok {
			icon, ink := "cross", "status.refused"
			if done {
				icon, ink = "tick", "status.legal"
			}
			d.icon(icon, r.X+left-18, y+16, 6, ink)
		}
		d.text(r.X+14, y+21, BodyMedium, 13, col, d.fit(BodyMedium, 13, left-48, m.say("puzzle."+q.ID+".title")))
		d.hit(r.X, y, left, 32, ShowPuzzle{N: i}, "")
	}
	d.box(r.X+left+16, r.Y, 1, r.H, "chrome.line_soft")
	m.layPuzzle(d, all[p.puzzle], Rect{r.X + left + 36, r.Y, r.W - left - 36, r.H})
	return d
}

// layPuzzle tells one puzzle, and after it is resolved how it comes out.
func (m *Model) layPuzzle(d pen, q Puzzle, r Rect) {
	p := m.page
	w := d.text(r.X, r.Y+18, SerifSemi, 20, "text.on_dark", m.say("puzzle."+q.ID+".title"))
	w += 14 + d.cite(r.X+w+14, r.Y+18, q.Cite, false)
	origin := m.say("puzzles.own")
	if q.Book {
		origin = m.say("puzzles.book")
	}
	d.right(r.X+r.W, r.Y+18, CondMedium, 12, "text.on_dark_muted", d.fit(CondMedium, 12, r.W-w-20, origin))
	y := d.para(r.X, r.Y+46, r.W, Body, 14, 20, "text.on_dark", m.say("puzzle."+q.ID+".ask"), 6) + 4
	for i, s := range q.Sides {
		y = m.layPuzzleSide(d, s, i == 0, Rect{r.X, y, r.W, 0})
	}
	d.label(r.X, y+8, m.say("puzzles.predict"))
	y += 20
	x := r.X
	for i, a := range q.Answers {
		word := a
		if q.Worded {
			word = m.say("puzzle." + q.ID + "." + itoa(i+1))
		}
		bw := math.Round(math.Max(72, d.wide(BodyMedium, 14, word)+56))
		if x > r.X && x+bw > r.X+r.W {
			x, y = r.X, y+42
		}
		kind := ""
		if p.told != "" {
			kind = "disabled"
		}
		d.button(x, y, bw, 34, word, itoa(i+1), kind, Predict{N: i})
		ring := ""
		switch {
		case p.told != "" && i == q.Right:
			ring = "status.legal"
			d.icon("tick", x+bw-12, y+8, 5, ring)
		case p.told != "" && i == p.answer:
			ring = "status.refused"
			d.icon("cross", x+bw-12, y+8, 5, ring)
		case i == p.answer:
			ring = "accent.lamp"
		}
		if ring != "" {
			d.add(Item{Kind: ItemBox, X: x - 2, Y: y - 2, W: bw + 4, H: 38, R: 5, Edge: ring, Line: 2})
		}
		x += bw + 10
	}
	y += 50
	if p.told == "" {
		kind := "disabled"
		if p.answer >= 0 {
			kind = "primary"
		}
		d.button(r.X, y, 180, 36, m.say("puzzles.resolve"), "Enter", kind, Resolve{})
		return
	}
	icon, col, word := "cross", "status.refused", m.say("puzzles.wrong")
	if p.answer == q.Right {
		icon, col, word = "tick", "status.legal", m.say("puzzles.right")
	}
	d.icon(icon, r.X+8, y+2, 8, col)
	d.text(r.X+26, y+7, BodyMedium, 15, "text.on_dark", word)
	y = d.para(r.X, y+34, r.W, Body, 14, 20, "text.on_dark_second", m.say("puzzle."+q.ID+".why"), 8)
	d.button(r.X, math.Min(y+8, r.Y+r.H-38), 180, 36, m.say("puzzles.next"), "Enter", "primary", NextPuzzle{})
}

// layPuzzleSide shows what a side brings, and once resolved its dice, its modifiers and its result.
func (m *Model) layPuzzleSide(d pen, s PuzzleSide, attacker bool, r Rect) float64 {
	told := m.page.told != ""
	h := 44.0
	if told {
		h = math.Max(56, 48+18*float64(len(s.Lines)))
	}
	d.frame(r.X, r.Y, r.W, h, 4, "chrome.well", "chrome.line_soft")
	d.mark(s.Style, r.X+22, r.Y+22, 10, true)
	role := m.say("puzzles.defender")
	if attacker {
		role = m.say("puzzles.attacker")
	}
	d.text(r.X+42, r.Y+19, BodyMedium, 13, "text.on_dark", d.fit(BodyMedium, 13, r.W*.5, m.forceWords(s.Force)))
	d.text(r.X+42, r.Y+35, Body, 12, "text.on_dark_muted", m.say("puzzles.row", role, s.Strength))
	if told {
		sum := m.say("puzzles.sum", s.Dice[0]+s.Dice[1], s.Sum)
		x := r.X + r.W - 148 - d.wide(CondMedium, 14, sum)
		for i, f := range s.Dice {
			d.add(Item{Kind: ItemDie, X: x + float64(i)*34, Y: r.Y + 9, W: 28, N: f, Style: s.Style})
		}
		d.text(x+78, r.Y+28, CondMedium, 14, "text.on_dark_second", sum)
		d.right(r.X+r.W-14, r.Y+31, CondBold, 22, "accent.lamp", s.Result)
		for i, l := range s.Lines {
			y := r.Y + 52 + 18*float64(i)
			d.text(r.X+42, y, Body, 13, "text.on_dark_second", d.fit(Body, 13, r.W*.6, capital(m.word(l.Why))))
			d.citeRight(r.X+r.W-60, y, l.Cite, false)
			d.right(r.X+r.W-14, y, CondMedium, 13, "text.on_dark", signed(l.N))
		}
	}
	return r.Y + h + 8
}

// forceWords lists the units of a force.
func (m *Model) forceWords(force []engine.Text) string {
	var out []string
	for _, u := range force {
		out = append(out, m.word(u))
	}
	return strings.Join(out, ", ")
}

// doPuzzle carries out what the puzzle page asks for; false means that it is none of its acts.
func (m *Model) doPuzzle(a Act) bool {
	all := m.puzzles()
	p := m.page
	if p.kind != "puzzles" || len(all) == 0 {
		return false
	}
	switch a := a.(type) {
	case ShowPuzzle:
		p.puzzle, p.answer, p.told, p.focus = a.N, -1, "", -1
	case NextPuzzle:
		p.puzzle, p.answer, p.told, p.focus = (p.puzzle+1)%len(all), -1, "", -1
	case Predict:
		if p.told == "" && a.N < len(all[p.puzzle].Answers) {
			p.answer = a.N
		}
	case Resolve:
		if p.answer >= 0 && p.told == "" {
			q := all[p.puzzle]
			p.told = "told"
			if m.solved == nil {
				m.solved = map[string]bool{}
			}
			m.solved[q.ID] = p.answer == q.Right
		}
	default:
		return false
	}
	return true
}

// openPuzzles opens the puzzles at the first that is not solved.
func (m *Model) openPuzzles() {
	m.openPage("puzzles", "")
	for i, q := range m.puzzles() {
		if !m.solved[q.ID] {
			m.page.puzzle = i
			break
		}
	}
}

// puzzleKey lets digits choose an answer and Enter go on; it tells whether the key was one of these.
func (m *Model) puzzleKey(k Key) bool {
	p := m.page
	switch {
	case len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9':
		m.run(Predict{N: int(k.Name[0] - '1')})
	case k.Name == "enter" && p.focus < 0 && p.told != "":
		m.run(NextPuzzle{})
	case k.Name == "enter" && p.focus < 0:
		m.run(Resolve{})
	default:
		return false
	}
	return true
}
