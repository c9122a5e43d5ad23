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

// Paying lists who may pay for losses, and how much is owed; nothing where an owner chooses something else.
func (m *Battle) Paying() (who []engine.Ref, owed int) {
	t := m.Sight
	if !m.Live() || t.View.Prompt.Owed == 0 || t.View.Battle == nil || m.Actor() == engine.NoSide || m.Seat(m.Actor()) != "person" {
		return nil, 0
	}
	for _, c := range t.Legal {
		if c.A.Kind() == engine.KindCounter && !slices.Contains(who, c.A) && m.Label(c).Settles > 0 {
			who = append(who, c.A)
		}
	}
	return who, t.View.Prompt.Owed
}

// payment is the command by which a counter pays for as many picks as it can at once, and how many those are.
func (m *Battle) payment(r engine.Ref, most int) (cmd engine.Command, n int) {
	for _, c := range m.Sight.Legal {
		if k := max(1, int(c.N)); c.A == r && k <= most && k > n && m.Label(c).Settles > 0 {
			cmd, n = c, k
		}
	}
	return cmd, n
}

// settled is how much of what is owed is picked.
func (m *Battle) settled() (sum int) {
	list := m.picked()
	for i, r := range list {
		if !slices.Contains(list[:i], r) {
			sum += m.settledBy(r)
		}
	}
	return sum
}

// settledBy is how much of it a counter pays that is picked.
func (m *Battle) settledBy(r engine.Ref) (sum int) {
	for left := m.timesPicked(r); left > 0; {
		c, n := m.payment(r, left)
		if n == 0 {
			break
		}
		sum, left = sum+m.Label(c).Settles, left-n
	}
	return sum
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
	who, owed := m.Paying()
	if !slices.Contains(who, r) {
		return
	}
	list, enough := m.picked(), m.settled() >= owed
	if n := m.timesPicked(r); n > 0 && (enough || n >= m.hasToGive(r)) {
		m.picks.list = slices.DeleteFunc(list, func(p engine.Ref) bool { return p == r })
	} else if !enough {
		m.picks.list = append(list, r)
	}
	m.Stale = true
}

// hasToGive is how often a counter can be picked: as often its largest number says, or where there is none, until its squadrons or
// factors are gone.
func (m *Battle) hasToGive(r engine.Ref) int {
	one, most := m.payment(r, math.MaxInt)
	if one.N > 0 {
		return most
	}
	b := m.Sight.View.Battle
	if b.Kind == engine.BattleGround { // units on the ground go whole
		return 1
	}
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

// Payable tells whether as much is picked as is owed.
func (m *Battle) Payable() bool {
	who, owed := m.Paying()
	return len(who) > 0 && m.settled() >= owed
}

// pay gives the commands of all that are picked, as long as they are asked for.
func (m *Battle) pay() {
	list := slices.Clone(m.picked())
	for i, r := range list {
		if slices.Contains(list[:i], r) {
			continue
		}
		left := 0
		for _, p := range list {
			if p == r {
				left++
			}
		}
		for left > 0 {
			if who, _ := m.Paying(); !slices.Contains(who, r) {
				break
			}
			c, n := m.payment(r, left)
			m.Run(table.Give{Cmd: c})
			left -= n
		}
	}
}

// layPay lays those who may pay, bracketed, with how often each is picked, and the buttons; it tells whether that is what is asked.
func (m *Battle) layPay(d scene.Pen, r scene.Rect) bool {
	who, owed := m.Paying()
	if len(who) == 0 {
		return false
	}
	word, payable := m.payWord(owed)
	bw := math.Round(d.Wide(scene.BodyMedium, 14, word) + 84)
	bx := r.X + r.W - bw
	m.layPayButton(d, word, payable, scene.R(bx, r.Y+36, bw, 46))
	for _, c := range m.Loose() { // the plain default
		l := m.Label(c)
		name := m.Word(l.Name)
		w := math.Round(d.Wide(scene.BodyMedium, 14, name) + 70)
		bx -= w + 12
		d.Button(bx, r.Y+36, w, 46, name, scene.KeyWord(l.Key), "", table.Give{Cmd: c})
		d.Tip(m.Word(l.Detail))
	}
	m.layPayers(d, who, scene.R(r.X+4, r.Y, bx-24-r.X, r.H))
	return true
}

// grid is how those who may pay are laid: how large, how many in a row, from where, and how far one is from the next.
type grid struct {
	size, step, rise float64
	columns          int
	x, y             float64
}

// payGrid finds the largest counters that stand side by side, in more rows where one has no room for them.
func payGrid(n int, r scene.Rect) grid {
	for _, t := range []struct {
		rows      int
		size, gap float64
	}{{1, 56, 20}, {1, 56, 14}, {1, 42, 8}, {2, 40, 8}, {2, 34, 6}, {3, 26, 5}} {
		g := grid{size: t.size, step: t.size + t.gap, rise: t.size + 11, columns: (n + t.rows - 1) / t.rows, x: r.X}
		if float64(g.columns)*g.step-t.gap <= r.W && float64(t.rows)*g.rise <= r.H || t.rows == 3 {
			if t.rows == 3 && g.columns > 1 { // what has no room stands half behind the next
				g.step = math.Min(g.step, (r.W-g.size)/float64(g.columns-1))
			}
			g.y = r.Y + (r.H-float64(t.rows-1)*g.rise-g.size)/2
			if t.rows == 1 {
				g.y -= 6
			}
			return g
		}
	}
	return grid{}
}

// layPayers lays those who may pay, with the key that picks each and how often each is picked.
func (m *Battle) layPayers(d scene.Pen, who []engine.Ref, r scene.Rect) {
	g := payGrid(len(who), r)
	at := func(i int) (x, y float64) {
		return g.x + g.step*float64(i%g.columns), g.y + g.rise*float64(i/g.columns)
	}
	for i, ref := range who {
		if v, ok := m.Sight.Counter(ref); ok {
			x, y := at(i)
			m.layPayer(d, v, x, y, g.size, g.step)
			if i < 9 {
				// between the brackets at its corners
				d.Centre(x+g.size/2, y-math.Min(3, g.rise-g.size-9), scene.CondMedium, math.Min(12, g.rise-g.size), "text.on_dark_second", scene.Itoa(i+1))
			}
		}
	}
	for i, ref := range who { // above those that stand close beside them
		if n := m.settledBy(ref); n > 0 {
			x, y := at(i)
			bx := x + math.Min(g.size, g.step)
			d.Frame(bx-16, y-8, 26, 22, 11, "accent.lamp", "chrome.panel")
			d.Centre(bx-3, y+8, scene.CondBold, 14, "text.on_paper", "−"+scene.Itoa(n))
		}
	}
}

// layPayer lays one who may pay, bracketed.
func (m *Battle) layPayer(d scene.Pen, c engine.CounterView, x, y, size, step float64) {
	card := scene.PlainCard(c, m.Sight.Style(c.Side))
	card.Legal, card.Selected = true, m.timesPicked(c.Ref) > 0
	d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y, W: size, Card: card})
	tall := size
	if size >= 56 {
		tall += 18
		d.Centre(x+size/2, y+size+14, scene.Cond, 12, "text.on_dark_second", d.Fit(scene.Cond, 12, step-4, m.fromWhere(d, c, step-4)))
	}
	d.Hit(x, y, math.Min(size, step), tall, Pick{c.Ref}, m.payTip(c))
}
