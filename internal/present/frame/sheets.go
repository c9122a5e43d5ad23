package frame

import (
	"math"
	"strings"

	"awaw/engine"
	"awaw/internal/present/advise"
	"awaw/internal/present/front"
	"awaw/internal/present/pages"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file holds paper sheets over a dimmed map: results, errors, the menu, help, dice typed in by hand.

// LaySheet lays the sheet of paper that lies over everything.
func (m *Frame) LaySheet() {
	s := m.Sheet
	veil := m.Panel("veil", scene.R(0, 0, m.W, m.H))
	veil.Add(scene.Item{Kind: scene.ItemBox, X: 0, Y: 0, W: m.W, H: m.H, Fill: "chrome.scrim", Alpha: .5})
	m.Hits[len(m.Hits)-1].Act = scene.Nothing{}
	w := 560.0
	probe := m.Probe()
	if s.Kind != "menu" { // there they stand below each other
		row := 52.0
		for _, b := range s.Buttons {
			row += buttonWide(probe, b) + 12
		}
		w = math.Max(w, math.Min(row, m.W))
	}
	body := probe.Wrap(scene.Body, 14, w-64, s.Body)
	note := probe.Wrap(scene.Body, 13, w-64, s.Note)
	if s.Body == "" {
		body = nil
	}
	if s.Note == "" {
		note = nil
	}
	var deeds []string
	for _, s := range s.Deeds {
		deeds = append(deeds, probe.Wrap(scene.Body, 13, w-64, s)...)
	}
	h := 64 + 20*float64(len(body)) + 18*float64(len(note)) + 76
	if len(deeds) > 0 {
		h += 34 + 18*float64(len(deeds))
	}
	if s.Dice != nil {
		h += 76
	}
	row := menuRow
	if s.Kind == "menu" {
		row = math.Min(menuRow, math.Floor((m.H-104)/float64(len(s.Buttons)))) // low windows have all of it too
		h = 64 + row*float64(len(s.Buttons)) + 24
	}
	d := m.Panel("sheet", scene.R((m.W-w)/2, (m.H-h)/2, w, h))
	d.Panel.Shadow = true
	x, y := d.Panel.Rect.X, d.Panel.Rect.Y
	d.Frame(x, y, w, h, 3, "paper.sheet", "paper.edge")
	d.Text(x+32, y+46, scene.SerifSemi, 24, "text.on_paper", d.Fit(scene.SerifSemi, 24, w-64, s.Title))
	ty := y + 78
	for _, l := range body {
		d.Text(x+32, ty, scene.Body, 14, "text.on_paper", l)
		ty += 20
	}
	for _, l := range note {
		d.Text(x+32, ty+4, scene.Body, 13, "text.on_paper_second", l)
		ty += 18
	}
	if len(deeds) > 0 {
		d.Text(x+32, ty+24, scene.CondBold, 13, "text.on_paper_second", m.Say("result.deeds"))
		for i, l := range deeds {
			d.Text(x+32, ty+44+18*float64(i), scene.Body, 13, "text.on_paper", l)
		}
	}
	if s.Dice != nil {
		for i := range s.Dice.N {
			dx := x + 32 + float64(i)*54
			if i < len(s.Faces) {
				d.Die(dx, ty, 42, s.Faces[i], s.Dice.Sides, "allies")
			} else {
				d.Frame(dx, ty, 42, 42, 6, "paper.shade", "paper.rule")
			}
		}
		for f := 1; f <= s.Dice.Sides && f <= 12; f++ {
			bx := x + w - 32 - float64(min(s.Dice.Sides, 12)-f+1)*36
			d.Button(bx, ty+4, 32, 34, scene.Itoa(f), "", "", TypeFace{N: f})
		}
	}
	if s.Kind == "menu" {
		by := y + 68
		for _, b := range s.Buttons {
			kind := ""
			if b.Primary {
				kind = "primary"
			}
			d.Button(x+32, by, w-64, row-math.Round(row/5), b.Word, b.Key, kind, b.Act)
			by += row
		}
		return
	}
	bx := x + w - 32
	for i := len(s.Buttons) - 1; i >= 0; i-- {
		b := s.Buttons[i]
		bw := buttonWide(d, b)
		bx -= bw
		kind := ""
		if b.Primary {
			kind = "primary"
		}
		d.Button(bx, y+h-58, bw, 34, b.Word, b.Key, kind, b.Act)
		bx -= 12
	}
}

// buttonWide is how wide a button stands at the foot of a sheet.
func buttonWide(d scene.Pen, b table.SheetButton) float64 {
	return math.Round(math.Max(110, d.Wide(scene.BodyMedium, 14, b.Word)+70))
}

// SheetKey is the keyboard while a sheet of paper lies over everything.
func (m *Frame) SheetKey(k scene.Key) {
	s := m.Sheet
	if s.Dice != nil {
		if len(k.Name) == 1 && k.Name[0] >= '1' && k.Name[0] <= '9' {
			m.TypeFace(int(k.Name[0] - '0'))
			return
		}
		if k.Name == "backspace" && len(s.Faces) > 0 {
			s.Faces = s.Faces[:len(s.Faces)-1]
			return
		}
	}
	if (k.Name == "enter" || k.Name == "space") && m.Hasty() {
		return
	}
	if k.Name == "space" && s.Kind == "result" {
		return // who has won is not skipped by a key that is pressed all the time
	}
	for _, b := range s.Buttons {
		if (k.Name == "enter" || k.Name == "space") && b.Primary || b.Key != "" && strings.EqualFold(k.Name, b.Key) {
			m.Run(b.Act)
			return
		}
	}
	switch a := m.ActionOf(k); { // keys of more than a letter
	case k.Name == "esc" && s.Dice == nil:
		m.Sheet = nil
	case s.Kind == "menu" && a == "full":
		m.Run(table.FullScreen{})
	case s.Kind == "menu" && a == "keys":
		m.Run(pages.OpenKeys{})
	}
}

func (m *Frame) cancelDice() {
	if err := m.Sight.Game.Cancel(); err != nil {
		m.Fail(err)
		return
	}
	m.Sheet = nil
	m.Refresh()
}

// OpenMenu opens the menu of a game.
func (m *Frame) OpenMenu() {
	m.Sheet = &table.Sheet{Title: m.Sight.Play.Title, Kind: "menu"}
	taught, ok := m.Desk.(program.Puzzler)
	for _, b := range []table.SheetButton{
		{Word: m.Say("menu.back"), Key: "Esc", Act: CloseSheet{}, Primary: true},
		{Word: m.Say("menu.stakes"), Key: "W", Act: table.ShowStakes{}, Primary: false},
		{Word: m.Say("menu.hint"), Key: "H", Act: advise.Ask{}, Primary: false},
		{Word: m.Say("menu.review"), Key: "B", Act: advise.Look{}, Primary: false},
		{Word: m.Say("menu.since"), Key: "T", Act: front.ShowSince{}, Primary: false},
		{Word: m.Say("menu.seats"), Key: "S", Act: table.ShowSeats{}, Primary: false},
		{Word: m.Say("menu.words"), Key: "D", Act: front.GiveWords{}, Primary: false},
		{Word: m.Say("menu.options"), Key: "O", Act: pages.OpenOptions{}, Primary: false},
		{Word: m.Say("menu.full"), Key: m.KeyFor("full"), Act: table.FullScreen{}, Primary: false},
		{Word: m.Say("menu.puzzles"), Key: "Z", Act: pages.OpenPuzzles{}, Primary: false},
		{Word: m.Say("menu.rulebook"), Key: "R", Act: pages.OpenRulebook{}, Primary: false},
		{Word: m.Say("menu.help"), Key: "F1", Act: pages.OpenKeys{}, Primary: false},
		{Word: m.Say("menu.picture"), Key: "P", Act: Export{Kind: "png"}, Primary: false},
		{Word: m.Say("menu.view"), Key: "I", Act: Export{Kind: "view"}, Primary: false},
		{Word: m.Say("menu.drawing"), Key: "V", Act: Export{Kind: "svg"}, Primary: false},
		{Word: m.Say("menu.load"), Key: "L", Act: front.ShowSaves{}, Primary: false},
		{Word: m.Say("menu.leave"), Key: "M", Act: front.Start{}, Primary: false},
		{Word: m.Say("menu.quit"), Key: "Q", Act: table.Quit{}, Primary: false},
	} {
		if b.Act == (advise.Ask{}) && (m.advice.Over() || !m.advice.Offered()) || b.Act == (advise.Look{}) && !m.advice.Over() {
			continue
		}
		if b.Act == (table.Quit{}) && m.Stays || b.Act == (table.ShowSeats{}) && m.Sight.Game.ByMail() != nil {
			continue
		}
		if (b.Act != (pages.OpenPuzzles{}) || ok && taught.OwnPuzzles()) && (b.Act != (front.GiveWords{}) || !m.Ordered() && m.NextWords(engine.NoSide) != engine.NoSide) {
			m.Sheet.Buttons = append(m.Sheet.Buttons, b)
		}
	}
	m.Stale = true
}

// doFrame carries out what is asked of what frames the map; it tells whether it was that.
func (m *Frame) Do(a scene.Act) bool {
	switch a := a.(type) {
	case OpenMenu:
		m.OpenMenu()
	case CloseSheet, table.Stay:
		m.Sheet = nil
	case table.GoOn:
		m.Sheet = nil
		m.Run(a.Act)
	case table.CancelDice:
		m.cancelDice()
	case table.FullScreen:
		m.Full, m.Stale = !m.Full, true
		if m.Sheet != nil && m.Sheet.Kind == "menu" {
			m.Sheet = nil
		}
	case table.Quit:
		m.Quit = true
	default:
		return false
	}
	return true
}

// menuRow is how tall a line of the menu is.
const menuRow = 41.0
