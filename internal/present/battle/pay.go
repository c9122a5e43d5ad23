package battle

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lets an owner say which counters pay for a round: as many as are owed are picked by clicks, and one button takes them.

// Pick picks a counter to pay for one loss more; once it has been picked as often as it can be, it is let go.
type Pick struct{ Ref engine.Ref }

// Pay takes the losses from those that are picked.
type Pay struct{}

// Do names it.
func (Pick) Do() string { return "pay.pick" }

// Do names it.
func (Pay) Do() string { return "pay.all" }

// picks are the counters that are to pay, one entry a loss, as picked at a node.
type picks struct {
	list []engine.Ref
	at   int
}

// Paying lists the commands by which counters pay, and how many losses are owed; nothing where an owner chooses something else.
func (m *Battle) Paying() (cmds []engine.Command, owed int) {
	t := m.Sight
	if !m.Live() || t.View.Prompt.Owed == 0 || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" {
		return nil, 0
	}
	for _, c := range t.Legal {
		if c.A.Kind() == engine.KindCounter && m.Verb(c) == "pay" {
			cmds = append(cmds, c)
		}
	}
	return cmds, t.View.Prompt.Owed
}

// picked lists what is picked at the present moment.
func (m *Battle) picked() []engine.Ref {
	if m.picks.at != m.Sight.Game.Head() {
		m.picks = picks{at: m.Sight.Game.Head()}
	}
	return m.picks.list
}

// timesPicked is how many losses a counter is to pay.
func (m *Battle) timesPicked(r engine.Ref) (n int) {
	for _, p := range m.picked() {
		if p == r {
			n++
		}
	}
	return n
}

// pick picks a counter for one loss more, or lets it go where no more are owed or it has no more to give.
func (m *Battle) pick(r engine.Ref) {
	cmds, owed := m.Paying()
	if !slices.ContainsFunc(cmds, func(c engine.Command) bool { return c.A == r }) {
		return
	}
	list := m.picked()
	if n := m.timesPicked(r); n > 0 && (len(list) >= owed || n >= m.hasToGive(r)) {
		m.picks.list = slices.DeleteFunc(list, func(p engine.Ref) bool { return p == r })
	} else if len(list) < owed {
		m.picks.list = append(list, r)
	}
	m.Stale = true
}

// hasToGive is how many losses a counter could pay: its squadrons where those are counted.
func (m *Battle) hasToGive(r engine.Ref) int {
	b := m.Sight.View.Battle
	for i := range b.Sides {
		s := &b.Sides[i]
		sum := 0
		for _, c := range s.Counters {
			sum += c.Size
		}
		for _, c := range s.Counters {
			if c.Ref == r && s.Strength > sum && !table.InSquadrons(c) {
				return 3 * c.Size
			}
			if c.Ref == r {
				return c.Size
			}
		}
	}
	return 1
}

// Payable tells whether as many are picked as are owed.
func (m *Battle) Payable() bool {
	cmds, owed := m.Paying()
	return len(cmds) > 0 && len(m.picked()) == owed
}

// pay gives the commands of all that are picked, as long as they are asked for.
func (m *Battle) pay() {
	for _, r := range slices.Clone(m.picked()) {
		cmds, _ := m.Paying()
		if k := slices.IndexFunc(cmds, func(c engine.Command) bool { return c.A == r }); k >= 0 {
			m.Run(table.Give{Cmd: cmds[k]})
		}
	}
}

// layPay lays those who may pay, bracketed, with how often each is picked, and the buttons; it tells whether that is what is asked.
func (m *Battle) layPay(d scene.Pen, r scene.Rect) bool {
	cmds, owed := m.Paying()
	if len(cmds) == 0 {
		return false
	}
	list := m.picked()
	word := m.Say("pay.tick", table.Count(owed))
	kind, key := "plain", ""
	if len(list) > 0 {
		word = m.Say("pay.some", len(list), owed)
	}
	if len(list) == owed {
		word, kind, key = m.Say("pay.these", owed), "primary", m.Say("keyname.space")
	}
	bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 84)
	bx := r.X + r.W - bw
	if kind == "primary" {
		d.Button(bx, r.Y+36, bw, 46, word, key, kind, Pay{})
	} else {
		d.Frame(bx, r.Y+36, bw, 46, 4, "chrome.well", "chrome.line")
		d.Centre(bx+bw/2, r.Y+64, scene.BodyMedium, 14, "text.on_dark_second", word)
	}
	for _, c := range m.Loose() { // the plain default
		l := m.Label(c)
		name := m.Word(l.Name)
		w := math.Round(d.Wide(scene.BodyMedium, 14, name) + 70)
		bx -= w + 12
		d.Button(bx, r.Y+36, w, 46, name, scene.KeyWord(l.Key), "", table.Give{Cmd: c})
	}
	size, x := 56.0, r.X+4
	if float64(len(cmds))*(size+14) > bx-20-x { // too many to stand side by side with their places
		size = 42
	}
	step := math.Min(size+20, math.Max(24, (bx-20-x-size)/math.Max(1, float64(len(cmds)-1))))
	for i, c := range cmds {
		if v, ok := m.Sight.Counter(c.A); ok {
			m.layPayer(d, v, x, r.Y+(r.H-size)/2-6, size, step)
			if i < 9 { // the key that picks it
				d.Centre(x+6, r.Y+(r.H-size)/2-9, scene.CondMedium, 12, "text.on_dark_second", scene.Itoa(i+1))
			}
		}
		x += step
	}
	return true
}

// layPayer lays one who may pay: bracketed, and when picked with what it loses.
func (m *Battle) layPayer(d scene.Pen, c engine.CounterView, x, y, size, step float64) {
	card := scene.PlainCard(c, m.Sight.Style(c.Side))
	card.Legal = true
	n := m.timesPicked(c.Ref)
	card.Selected = n > 0
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y, W: size, Card: card})
	if n > 0 {
		d.Frame(x+size-16, y-8, 26, 22, 11, "accent.lamp", "chrome.panel")
		d.Centre(x+size-3, y+8, scene.CondBold, 14, "text.on_paper", "−"+scene.Itoa(n))
	}
	if step >= size+10 {
		d.Centre(x+size/2, y+size+14, scene.Cond, 12, "text.on_dark_second", d.Fit(scene.Cond, 12, step-4, m.SpaceName(c.Space)))
	}
	d.Hit(x, y, math.Min(size, step), size, Pick{c.Ref}, m.Say("pay.tip", engine.Arg{Kind: engine.ArgName, S: m.NameOf(c.Ref)}))
}
