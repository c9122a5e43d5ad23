package battle

import (
	"math"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays those who may pay in a sheet beside the map: each with its base beside it, and the buttons under them.

// payWord is what the button that takes losses says, and whether it can be pressed.
func (m *Battle) payWord(owed int) (word string, payable bool) {
	switch sum := m.settled(); {
	case sum >= owed:
		return m.Say("pay.these", sum), true
	case sum > 0:
		return m.Say("pay.some", sum, owed), false
	}
	return m.Say("pay.tick", table.Count(owed)), false
}

// layPayButton lays it.
func (m *Battle) layPayButton(d scene.Pen, word string, payable bool, r scene.Rect) {
	if payable {
		d.Button(r.X, r.Y, r.W, r.H, word, m.Say("keyname.space"), "primary", Pay{})
		return
	}
	d.Frame(r.X, r.Y, r.W, r.H, 4, "chrome.well", "chrome.line")
	d.Centre(r.X+r.W/2, r.Y+r.H/2+5, scene.BodyMedium, 14, "text.on_dark_second", word)
}

// layPayButtons lays it beside the plain defaults, all equally wide.
func (m *Battle) layPayButtons(d scene.Pen, owed int, r scene.Rect) {
	const gap = 12.0
	loose := m.Loose()
	w := math.Floor((r.W+gap)/float64(len(loose)+1)) - gap
	for i, c := range loose {
		l := m.Label(c)
		d.Button(r.X+float64(i)*(w+gap), r.Y, w, r.H, m.Word(l.Name), scene.KeyWord(l.Key), "", table.Give{Cmd: c})
		d.Tip(m.Word(l.Detail))
	}
	word, payable := m.payWord(owed)
	m.layPayButton(d, word, payable, scene.R(r.X+float64(len(loose))*(w+gap), r.Y, w, r.H))
}

// namedGrid is how those who may pay are laid each with its base beside it: how many in a row, how tall a row is, how large a counter.
func namedGrid(n int) (columns int, high, size float64) {
	switch {
	case n <= 4:
		return 2, 40, 34
	case n <= 8:
		return 4, 36, 30
	case n <= 12:
		return 4, 38, 32
	}
	return 5, 32, 26
}

// payersTall is how much room so many take.
func (m *Battle) payersTall(n int) float64 {
	columns, high, _ := namedGrid(n)
	return high * float64((n+columns-1)/columns)
}

// layPayersNamed lays them, with the key that picks each and how often each is picked.
func (m *Battle) layPayersNamed(d scene.Pen, who []engine.Ref, r scene.Rect) {
	columns, high, size := namedGrid(len(who))
	step := r.W / float64(columns)
	for i, ref := range who {
		v, ok := m.Sight.Counter(ref)
		if !ok {
			continue
		}
		x, y := math.Round(r.X+step*float64(i%columns)), r.Y+high*float64(i/columns)
		card := scene.PlainCard(v, m.Sight.Style(v.Side))
		card.Legal, card.Selected = true, m.timesPicked(ref) > 0
		d.Add(scene.Item{Kind: scene.ItemCard, X: x + 3, Y: y + 3, W: size, Card: card})
		tx, room := x+size+12, step-size-16
		from := m.fromWhere(d, v, room)
		d.Text(tx, y+high/2-2, scene.Cond, 13, "text.on_dark", d.Fit(scene.Cond, 13, room, from))
		if i < 9 {
			d.Text(tx, y+high/2+13, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
		}
		if n := m.settledBy(ref); n > 0 {
			d.Frame(tx+14, y+high/2+1, 28, 18, 9, "accent.lamp", "chrome.panel")
			d.Centre(tx+28, y+high/2+15, scene.CondBold, 14, "text.on_paper", "−"+scene.Itoa(n))
		}
		d.Hit(x, y, step-4, high, Pick{ref}, m.payTip(v))
	}
}

// fromWhere is where one who may pay comes from; what tells it apart stands at its end, so that a place without a name is told by its code
// where there is no room.
func (m *Battle) fromWhere(d scene.Pen, c engine.CounterView, room float64) string {
	if c.On.Kind() == engine.KindCounter { // aboard
		return m.NameOf(c.On)
	}
	from := m.StandsIn(c.Space)
	if d.Wide(scene.Cond, 12, from) > room && m.SpaceName(c.Space) != from {
		return m.Board().Code(c.Space.Index())
	}
	return from
}

// payTip says what a click on one who may pay does.
func (m *Battle) payTip(c engine.CounterView) string {
	tip, from := "pay.tip", m.StandsIn(c.Space)
	if c.On.Kind() == engine.KindCounter {
		from = m.NameOf(c.On)
	}
	if m.hasToGive(c.Ref) == 1 {
		tip = "pay.tip.whole"
	}
	return m.Say(tip, engine.Arg{Kind: engine.ArgName, S: m.NameOf(c.Ref)}, engine.Arg{Kind: engine.ArgName, S: from})
}
