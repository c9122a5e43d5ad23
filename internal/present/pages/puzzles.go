package pages

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// This file lays out puzzles: a worked example is told, its result is predicted, then it is resolved with dice, ledger and
// reason.

func (m *Pages) puzzles() []program.Puzzle {
	if p, ok := m.Desk.(program.Puzzler); ok {
		return p.Puzzles()
	}
	return nil
}

func (m *Pages) layPuzzles() scene.Pen {
	d, r := m.pageHead(m.Say("puzzles.title"))
	all := m.puzzles()
	p := m.Page
	p.puzzle = max(0, min(p.puzzle, len(all)-1))
	m.scrolled(d, r, 0)
	if len(all) == 0 {
		d.Para(r.X, r.Y+16, r.W, scene.Body, 14, 20, "text.on_dark_second", m.Say("puzzles.none"), 2)
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
		} else if d.Hot(scene.R(r.X, y, left, 32)) {
			fill, edge = "chrome.raised_hover", "accent.lamp"
		}
		d.Frame(r.X, y, left, 32, 4, fill, edge)
		if i == p.puzzle {
			d.Box(r.X, y, 3, 32, "accent.lamp")
		}
		if done, ok := m.solved[q.ID]; ok {
			icon, ink := "cross", "status.refused"
			if done {
				icon, ink = "tick", "status.legal"
			}
			d.Icon(icon, r.X+left-18, y+16, 6, ink)
		}
		d.Text(r.X+14, y+21, scene.BodyMedium, 13, col, d.Fit(scene.BodyMedium, 13, left-48, m.Say("puzzle."+q.ID+".title")))
		d.Hit(r.X, y, left, 32, ShowPuzzle{N: i}, "")
	}
	d.Box(r.X+left+16, r.Y, 1, r.H, "chrome.line_soft")
	m.layPuzzle(d, all[p.puzzle], scene.R(r.X+left+36, r.Y, r.W-left-36, r.H))
	return d
}

// layPuzzle tells one puzzle, and after it is resolved how it comes out.
func (m *Pages) layPuzzle(d scene.Pen, q program.Puzzle, r scene.Rect) {
	p := m.Page
	w := d.Text(r.X, r.Y+18, scene.SerifSemi, 20, "text.on_dark", m.Say("puzzle."+q.ID+".title"))
	w += 14 + d.Cite(r.X+w+14, r.Y+18, q.Cite, false)
	origin := m.Say("puzzles.own")
	if q.Book {
		origin = m.Say("puzzles.book")
	}
	d.Right(r.X+r.W, r.Y+18, scene.CondMedium, 12, "text.on_dark_muted", d.Fit(scene.CondMedium, 12, r.W-w-20, origin))
	y := d.Para(r.X, r.Y+46, r.W, scene.Body, 14, 20, "text.on_dark", m.Say("puzzle."+q.ID+".ask"), 6) + 4
	if tall := m.puzzleMap(q, r.H-(y-r.Y), r.W); tall > 0 {
		d.Box(r.X, y, math.Floor(r.W), tall, "chrome.well") // the picture covers it once it is painted
		d.Centre(r.X+r.W/2, y+tall/2, scene.Body, 13, "text.on_dark_second", m.Say("puzzles.painting"))
		d.Add(scene.Item{Kind: scene.ItemPicture, X: r.X, Y: y, W: math.Floor(r.W), H: tall, Text: "puzzle:" + m.Word(engine.Say("window.language")) + ":" + q.ID})
		d.Add(scene.Item{Kind: scene.ItemBox, X: r.X, Y: y, W: math.Floor(r.W), H: tall, Edge: "chrome.line", Line: 1})
		y += tall + 10
	}
	for i, s := range q.Sides {
		y = m.layPuzzleSide(d, s, i == 0, scene.R(r.X, y, r.W, 0))
	}
	d.Label(r.X, y+8, m.Say("puzzles.predict"))
	y += 20
	x := r.X
	for i, a := range q.Answers {
		word := a
		if q.Worded {
			word = m.Say("puzzle." + q.ID + "." + scene.Itoa(i+1))
		}
		bw := math.Round(math.Max(72, d.Wide(scene.BodyMedium, 14, word)+56))
		if x > r.X && x+bw > r.X+r.W {
			x, y = r.X, y+42
		}
		kind := ""
		if p.told != "" {
			kind = "disabled"
		}
		d.Button(x, y, bw, 34, word, scene.Itoa(i+1), kind, Predict{N: i})
		ring := ""
		switch {
		case p.told != "" && i == q.Right:
			ring = "status.legal"
			d.Icon("tick", x+bw-12, y+8, 5, ring)
		case p.told != "" && i == p.answer:
			ring = "status.refused"
			d.Icon("cross", x+bw-12, y+8, 5, ring)
		case i == p.answer:
			ring = "accent.lamp"
		}
		if ring != "" {
			d.Add(scene.Item{Kind: scene.ItemBox, X: x - 2, Y: y - 2, W: bw + 4, H: 38, R: 5, Edge: ring, Line: 2})
		}
		x += bw + 10
	}
	y += 50
	if p.told == "" {
		kind := "disabled"
		if p.answer >= 0 {
			kind = "primary"
		}
		d.Button(r.X, y, 180, 36, m.Say("puzzles.resolve"), "Enter", kind, Resolve{})
		return
	}
	icon, col, word := "cross", "status.refused", m.Say("puzzles.wrong")
	if p.answer == q.Right {
		icon, col, word = "tick", "status.legal", m.Say("puzzles.right")
	}
	d.Icon(icon, r.X+8, y+2, 8, col)
	d.Text(r.X+26, y+7, scene.BodyMedium, 15, "text.on_dark", word)
	y = d.Para(r.X, y+34, r.W, scene.Body, 14, 20, "text.on_dark_second", m.Say("puzzle."+q.ID+".why"), 8)
	d.Button(r.X, math.Min(y+8, r.Y+r.H-38), 180, 36, m.Say("puzzles.next"), "Enter", "primary", NextPuzzle{})
}

// puzzleMap is how tall the map of a puzzle is drawn: what the fight, the answers and the reason leave of the room, 0 where that is
// too little.
func (m *Pages) puzzleMap(q program.Puzzle, room, wide float64) float64 {
	if q.Board == "" {
		return 0
	}
	room -= 20 + 34 + 16 + 96 + 46 // the answers, the verdict and why
	for _, s := range q.Sides {
		room -= 72 + 18*float64(len(s.Lines)) + 8
	}
	if q.Worded {
		room -= 42
	}
	if room < 96 {
		return 0
	}
	return math.Floor(math.Min(room, math.Min(280, wide*.5)))
}

// layPuzzleSide shows what a side brings and what it has thrown, and once resolved its modifiers and its result.
func (m *Pages) layPuzzleSide(d scene.Pen, s program.PuzzleSide, attacker bool, r scene.Rect) float64 {
	told := m.Page.told != ""
	const card = 44.0
	h := 60.0
	if told {
		h = 64 + 18*float64(len(s.Lines))
	}
	d.Frame(r.X, r.Y, r.W, h, 4, "chrome.well", "chrome.line_soft")
	d.Mark(s.Style, r.X+22, r.Y+30, 10, true)
	x := r.X + 42
	for _, c := range s.Counters {
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: r.Y + 8, W: card, Card: scene.PlainCard(c, s.Style)})
		x += card + 8
	}
	role := m.Say("puzzles.defender")
	if attacker {
		role = m.Say("puzzles.attacker")
	}
	result, sum := 0.0, ""
	if told {
		sum = m.Say("puzzles.sum", s.Dice[0]+s.Dice[1], s.Sum)
		result = math.Max(60, d.Wide(scene.CondBold, 22, s.Result)+24)
	}
	right := r.X + r.W - 14 - result - d.Wide(scene.CondMedium, 14, sum)
	d.Text(right, r.Y+35, scene.CondMedium, 14, "text.on_dark_second", sum)
	right -= 78
	for i, f := range s.Dice {
		d.Add(scene.Item{Kind: scene.ItemDie, X: right + float64(i)*34, Y: r.Y + 16, W: 28, N: f, Style: s.Style})
	}
	layForce(d, x+4, r.Y, right-x-14, m.forceWords(s.Force), m.Say("puzzles.row", role, s.Strength))
	if told {
		d.Right(r.X+r.W-14, r.Y+38, scene.CondBold, 22, "accent.lamp", s.Result)
		for i, l := range s.Lines {
			y := r.Y + 70 + 18*float64(i)
			d.Text(r.X+42, y, scene.Body, 13, "text.on_dark_second", d.Fit(scene.Body, 13, r.W*.6, scene.Capital(m.Word(l.Why))))
			d.CiteRight(r.X+r.W-60, y, l.Cite, false)
			d.Right(r.X+r.W-14, y, scene.CondMedium, 13, "text.on_dark", scene.Signed(l.N))
		}
	}
	return r.Y + h + 8
}

// layForce writes who fights, in two lines where one is too short, and below it as what.
func layForce(d scene.Pen, x, y, room float64, who, as string) {
	if d.Wide(scene.BodyMedium, 13, who) <= room {
		d.Text(x, y+27, scene.BodyMedium, 13, "text.on_dark", who)
		d.Text(x, y+43, scene.Body, 12, "text.on_dark_muted", d.Fit(scene.Body, 12, room, as))
		return
	}
	d.Para(x, y+19, room, scene.CondMedium, 13, 15, "text.on_dark", who, 2)
	d.Text(x, y+50, scene.Body, 12, "text.on_dark_muted", d.Fit(scene.Body, 12, room, as))
}

// forceWords lists the units of a force.
func (m *Pages) forceWords(force []engine.Text) string {
	var out []string
	for _, u := range force {
		out = append(out, m.Word(u))
	}
	return strings.Join(out, ", ")
}

// doPuzzle carries out what the puzzle page asks for; false means that it is none of its acts.
func (m *Pages) doPuzzle(a scene.Act) bool {
	all := m.puzzles()
	p := m.Page
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
func (m *Pages) openPuzzles() {
	m.openPage("puzzles", "")
	for i, q := range m.puzzles() {
		if !m.solved[q.ID] {
			m.Page.puzzle = i
			break
		}
	}
}

// puzzleKey lets digits choose an answer and Enter go on; it tells whether the key was one of these.
func (m *Pages) puzzleKey(k scene.Key) bool {
	p := m.Page
	switch {
	case len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9':
		m.Run(Predict{N: int(k.Name[0] - '1')})
	case k.Name == "enter" && p.focus < 0 && p.told != "":
		m.Run(NextPuzzle{})
	case k.Name == "enter" && p.focus < 0:
		m.Run(Resolve{})
	default:
		return false
	}
	return true
}
