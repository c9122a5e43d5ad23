package present

import (
	"math"

	"awaw/engine"
)

// This file holds paper sheets over a dimmed map: results, errors, the menu, help, dice typed in by hand.

type sheet struct {
	title, body, note string
	buttons           []sheetButton
	dice              *engine.Ask
	faces             []int
	kind              string
}

type sheetButton struct {
	word, key string
	act       Act
	primary   bool
}

func (m *Model) laySheet() {
	s := m.sheet
	veil := m.panel("veil", Rect{0, 0, m.w, m.h})
	veil.add(Item{Kind: ItemBox, X: 0, Y: 0, W: m.w, H: m.h, Fill: "chrome.scrim", Alpha: .5})
	m.regions[len(m.regions)-1].Act = Nothing{}
	w := 560.0
	probe := m.probe()
	body := probe.wrap(Body, 14, w-64, s.body)
	note := probe.wrap(Body, 13, w-64, s.note)
	if s.body == "" {
		body = nil
	}
	if s.note == "" {
		note = nil
	}
	h := 64 + 20*float64(len(body)) + 18*float64(len(note)) + 76
	if s.dice != nil {
		h += 76
	}
	if s.kind == "menu" {
		h = 64 + 44*float64(len(s.buttons)) + 24
	}
	d := m.panel("sheet", Rect{(m.w - w) / 2, (m.h - h) / 2, w, h})
	d.p.Shadow = true
	x, y := d.p.Rect.X, d.p.Rect.Y
	d.frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	d.text(x+32, y+46, SerifSemi, 24, "text.on_paper", d.fit(SerifSemi, 24, w-64, s.title))
	ty := y + 78
	for _, l := range body {
		d.text(x+32, ty, Body, 14, "text.on_paper", l)
		ty += 20
	}
	for _, l := range note {
		d.text(x+32, ty+4, Body, 13, "text.on_paper_second", l)
		ty += 18
	}
	if s.dice != nil {
		for i := range s.dice.N {
			dx := x + 32 + float64(i)*54
			if i < len(s.faces) {
				d.add(Item{Kind: ItemDie, X: dx, Y: ty, W: 42, N: s.faces[i], Style: "allies"})
			} else {
				d.frame(dx, ty, 42, 42, 6, "paper.shade", "paper.rule")
			}
		}
		for f := 1; f <= s.dice.Sides && f <= 12; f++ {
			bx := x + w - 32 - float64(min(s.dice.Sides, 12)-f+1)*36
			d.button(bx, ty+4, 32, 34, itoa(f), "", "", TypeFace{N: f})
		}
	}
	if s.kind == "menu" {
		by := y + 68
		for _, b := range s.buttons {
			kind := ""
			if b.primary {
				kind = "primary"
			}
			d.button(x+32, by, w-64, 36, b.word, b.key, kind, b.act)
			by += 44
		}
		return
	}
	bx := x + w - 32
	for i := len(s.buttons) - 1; i >= 0; i-- {
		b := s.buttons[i]
		bw := math.Round(math.Max(110, d.wide(BodyMedium, 14, b.word)+70))
		bx -= bw
		kind := ""
		if b.primary {
			kind = "primary"
		}
		d.button(bx, y+h-58, bw, 34, b.word, b.key, kind, b.act)
		bx -= 12
	}
}

func (m *Model) sheetKey(k Key) {
	s := m.sheet
	if s.dice != nil {
		if len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9' {
			m.typeFace(int(k.Name[0] - '0'))
			return
		}
		if k.Name == "backspace" && len(s.faces) > 0 {
			s.faces = s.faces[:len(s.faces)-1]
			return
		}
	}
	for _, b := range s.buttons {
		if (k.Name == "enter" || k.Name == "space") && b.primary || k.Name == "esc" && b.key == "Esc" || len(b.key) == 1 && k.Name == string(b.key[0]|32) {
			m.run(b.act)
			return
		}
	}
	if k.Name == "esc" && s.dice == nil {
		m.sheet = nil
	}
}

// askDice waits for faces typed in.
func (m *Model) askDice(a engine.Ask) {
	m.sheet = &sheet{title: m.say("dice.title", a.N), body: m.word(a.Why), note: m.say("dice.how", a.N, a.Sides), dice: &a,
		buttons: []sheetButton{{m.say("dice.cancel"), "Esc", CancelDice{}, false}}}
	m.dirty = true
}

func (m *Model) typeFace(f int) {
	s := m.sheet
	if s == nil || s.dice == nil || f < 1 || f > s.dice.Sides {
		return
	}
	s.faces = append(s.faces, f)
	m.dirty = true
	if len(s.faces) < s.dice.N {
		return
	}
	faces := s.faces
	m.sheet = nil
	before := m.t.view
	done, err := m.t.game.Give(faces...)
	m.did(before, done, err)
}

func (m *Model) cancelDice() {
	if err := m.t.game.Cancel(); err != nil {
		m.fail(err)
		return
	}
	m.sheet = nil
	m.refresh()
}

// openResult closes the game with who won and why.
func (m *Model) openResult(o engine.Outcome) {
	title := m.say("result.draw")
	if o.Winner != engine.NoSide {
		title = m.say("result.win", m.word(m.t.sideView(o.Winner).Name))
	}
	note := ""
	for _, s := range o.Score {
		if note != "" {
			note += " · "
		}
		note += m.say("result.score", m.word(m.t.sideView(s.Side).Name), s.Points)
	}
	m.sheet = &sheet{title: title, body: m.word(o.Why), note: note, kind: "result", buttons: []sheetButton{
		{m.say("result.look"), "Esc", CloseSheet{}, false}, {m.say("result.leave"), "Enter", Start{}, true}}}
	m.dirty = true
}

func (m *Model) openMenu() {
	m.sheet = &sheet{title: m.t.play.Title, kind: "menu", buttons: []sheetButton{
		{m.say("menu.back"), "Esc", CloseSheet{}, true},
		{m.say("menu.stakes"), "W", ShowStakes{}, false},
		{m.say("menu.since"), "T", ShowSince{}, false},
		{m.say("menu.options"), "O", OpenOptions{}, false},
		{m.say("menu.puzzles"), "Z", OpenPuzzles{}, false},
		{m.say("menu.rulebook"), "R", OpenRulebook{}, false},
		{m.say("menu.help"), "F1", OpenKeys{}, false},
		{m.say("menu.picture"), "P", Export{Kind: "png"}, false},
		{m.say("menu.drawing"), "V", Export{Kind: "svg"}, false},
		{m.say("menu.load"), "L", ShowSaves{}, false},
		{m.say("menu.leave"), "M", Start{}, false},
		{m.say("menu.quit"), "Q", Quit{}, false},
	}}
	m.dirty = true
}

// doFrame carries out what is asked of what frames the map; it tells whether it was that.
func (m *Model) doFrame(a Act) bool {
	switch a.(type) {
	case OpenMenu:
		m.openMenu()
	case CloseSheet:
		m.sheet = nil
	case CancelDice:
		m.cancelDice()
	case Quit:
		m.quit = true
	default:
		return false
	}
	return true
}
