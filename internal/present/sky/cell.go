package sky

import (
	"math"
	"slices"

	"awaw/engine"
	"awaw/engine/lanes"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays one round of one battle: attackers above, defenders below, their dice between them.

// group is units that are drawn as one card.
type group struct {
	lanes.Card
	cards   []int // of the cell
	lost    int   // how many of them fell
	x, size float64
}

// mostCards is how many units of a side are drawn one by one.
const mostCards = 4

// groups are the cards of a side: one by one while they are few, then with those like them.
func groups(cards []lanes.Card, x, w, size float64) (out []group) {
	few := len(cards) <= mostCards
next:
	for i, c := range cards {
		for k := range out {
			o := out[k].Card
			if !few && o.Nation == c.Nation && o.Kind == c.Kind && o.State == c.State && o.Came == c.Came && o.Value == c.Value {
				out[k].add(i, c)
				continue next
			}
		}
		out = append(out, group{Card: c})
		out[len(out)-1].add(i, c)
	}
	step := math.Min(size+12, (w-12-size)/math.Max(1, float64(len(out)-1)))
	if step < size+2 { // smaller ones lie side by side
		step = (w - 8) / float64(len(out))
		size = math.Floor(step - 2)
	}
	left := x + (w-step*float64(len(out)-1)-size)/2
	for k := range out {
		out[k].x, out[k].size = math.Round(left+step*float64(k)), size
	}
	return out
}

// add puts a card of the cell with those like it.
func (g *group) add(i int, c lanes.Card) {
	g.cards = append(g.cards, i)
	if c.Lost {
		g.lost++
	}
	g.Lost = g.lost == len(g.cards)
}

// crowd is how many cards the fullest side of the rounds that are shown needs, one beside the other.
func crowd(t *lanes.Table) (most int) {
	for i := range t.Lanes {
		for n := range t.Lanes[i].Cells {
			for _, cards := range t.Lanes[i].Cells[n].Cards {
				most = max(most, len(groups(cards, 0, 0, 0)))
			}
		}
	}
	return most
}

// of is the group a card of the cell lies in; -1 for none.
func of(list []group, card int) int {
	for k := range list {
		for _, i := range list[k].cards {
			if i == card {
				return k
			}
		}
	}
	return -1
}

// layCell lays a round of a lane.
func (m *Sky) layCell(g *grid, i, n int, r scene.Rect) {
	l, d := &g.t.Lanes[i], g.d
	switch {
	case n-1 < len(l.Cells) && (l.Cells[n-1].Fought || len(l.Cells[n-1].Cards[0])+len(l.Cells[n-1].Cards[1]) > 0):
		m.layFought(g, i, n, r)
		return
	case l.Fate != lanes.GoesOn && n == max(l.Last+1, g.first):
		word := m.Say("sky.fate." + fateWords[l.Fate])
		d.Icon("tick", r.X+16, r.Y+r.H/2-4, 5, "status.legal")
		d.Para(r.X+28, r.Y+r.H/2, r.W-34, scene.Body, 13, 16, "text.on_dark", word, 2)
	case l.Fate == lanes.GoesOn && n > g.t.Round && n >= l.First:
		d.Centre(r.X+r.W/2, r.Y+r.H/2, scene.Cond, 13, "text.on_dark_muted", d.Fit(scene.Cond, 13, r.W-8, m.Say("sky.later")))
	case l.Fate == lanes.GoesOn && n < l.First:
		d.Centre(r.X+r.W/2, r.Y+r.H/2, scene.Cond, 13, "text.on_dark_muted", d.Fit(scene.Cond, 13, r.W-8, m.Say("sky.comes", l.First)))
	}
}

// fateWords are the fates in message keys.
var fateWords = [lanes.Fates]string{"on", "won", "held", "off", "never", "left", "taken", "yielded", "empty"}

// layFought lays the cards and dice of a round.
func (m *Sky) layFought(g *grid, i, n int, r scene.Rect) {
	cell, d := &g.t.Lanes[i].Cells[n-1], g.d
	var side [2][]group
	y := [2]float64{r.Y + 7, r.Y + r.H - 9 - g.card}
	dice := [2]float64{y[0] + g.card + 13, y[1] - 13}
	for s := range side {
		side[s] = groups(cell.Cards[s], r.X, r.W, g.card)
	}
	m.layAims(g, cell, side, dice, spot{lane: i, round: n - 1})
	falls := m.falls(g.t, i, n)
	for s := range side {
		for k := range side[s] {
			x := &side[s][k]
			if !m.torn(i, n-1, 1-s) {
				x.lost = 0
			}
			x.Lost = x.lost == len(x.cards)
			card := m.card(x.Card, x.Value)
			card.Style = m.Sight.Style(g.t.Sides[s])
			cmd, may := falls[key(x.Card)]
			may = may && s == m.loser(g.t) && !x.Lost
			card.Legal = may
			d.Add(scene.Item{Kind: scene.ItemCard, X: x.x, Y: y[s], W: x.size, Card: card})
			d.Hit(x.x-2, y[s]-2, x.size+4, x.size+4, Look{i}, m.meaning(x))
			switch {
			case may:
				d.Hit(x.x-2, y[s]-2, x.size+4, x.size+4, table.Give{Cmd: cmd}, m.Word(m.Label(cmd).Name))
			case m.choosing(g.t) && n == g.t.Round && !x.Lost: // the click is answered with why it does not fall
				d.Hit(x.x-2, y[s]-2, x.size+4, x.size+4, table.Give{Cmd: m.falling(i, x.Card)}, m.meaning(x))
			}
		}
		for k := range side[s] { // on all cards: they lie over the edges of those beside them
			m.layBadges(d, &side[s][k], y[s])
		}
		if m.rolls(i, n-1, s) < 1 {
			m.layRolling(g, cell, s, side[s], dice[s])
			continue
		}
		m.layRolled(g, cell, s, side[s], dice[s])
	}
}

// layBadges marks a card: how many there are of it, how many of them fell, that it leaves, and the round in which those that were sent arrived.
func (m *Sky) layBadges(d scene.Pen, x *group, y float64) {
	badge := func(cx, cy float64, fill, ink, word string) {
		w := math.Max(16, d.Wide(scene.CondBold, 12, word)+8)
		d.Frame(cx-w/2, cy-8, w, 16, 8, fill, "chrome.scrim")
		d.Centre(cx, cy+4, scene.CondBold, 12, ink, word)
	}
	if x.Lost {
		d.Icon("cross", x.x+x.size/2, y+x.size/2, x.size*.36, "status.refused")
	}
	if n := len(x.cards); n > 1 {
		badge(x.x+3, y+x.size-3, "chrome.raised", "text.on_dark", m.Say("sky.times", n))
	}
	if x.lost > 0 && !x.Lost {
		badge(x.x+x.size-2, y+3, "status.refused", "text.on_paper", m.Say("sky.fewer", x.lost))
	}
	if x.State == lanes.Leaving && x.lost == 0 {
		m.layLeaves(d, x.x+x.size-3, y+3)
	}
	if x.Came > 0 {
		badge(x.x+x.size-1, y+x.size-1, "paper.edge", "text.on_paper", scene.Itoa(x.Came))
	}
}

// meaning tells of a card what its number means, how many there are, and how many fell.
func (m *Sky) meaning(x *group) string {
	name, n := scene.Capital(m.Word(x.Kind.Name)), len(x.cards)
	word := m.Say("sky.card", name, x.Value)
	switch {
	case x.Value == 0 && x.Land == 0:
		word = m.Say("sky.card.none", name, n)
	case x.Value != x.Land && n > 1:
		word = m.Say("sky.cards.two", name, x.Value, x.Land, n)
	case x.Value != x.Land:
		word = m.Say("sky.card.two", name, x.Value, x.Land)
	case n > 1:
		word = m.Say("sky.cards", name, x.Value, n)
	}
	if x.State == lanes.Leaving {
		word += " " + m.Say("sky.card.leaves")
	}
	if x.lost > 0 {
		word += " " + m.Say("sky.card.fell", x.lost)
	}
	return word
}

// layRolling lays dice that still roll under the cards that roll them.
func (m *Sky) layRolling(g *grid, cell *lanes.Cell, s int, list []group, y float64) {
	for k := range list {
		for n, o := range cell.Dice[s] {
			if o.By >= 0 && of(list, o.By) == k {
				m.die(g.d, list[k].x+list[k].size/2, y, lanes.Die{Face: m.face(n)})
				break
			}
		}
	}
}

// layRolled lays the dice of a side under its cards; those of a group as hits of dice.
func (m *Sky) layRolled(g *grid, cell *lanes.Cell, s int, list []group, y float64) {
	for k := range list {
		var mine []lanes.Die
		for _, o := range cell.Dice[s] {
			if o.By >= 0 && of(list, o.By) == k {
				mine = append(mine, o)
			}
		}
		mid, half := list[k].x+list[k].size/2, 0.0
		switch {
		case len(mine) == 1:
			m.die(g.d, mid, y, mine[0])
			half = 10
		case len(mine) == 2:
			m.die(g.d, mid-9, y, mine[0])
			m.die(g.d, mid+9, y, mine[1])
			half = 19
		case len(mine) > 2:
			hits := 0
			for _, o := range mine {
				if o.Hit {
					hits++
				}
			}
			word, ink := m.Say("sky.of", hits, len(mine)), "text.on_dark_muted"
			if hits > 0 {
				ink = "text.on_dark"
			}
			w := g.d.Wide(scene.CondBold, 13, word) + 6
			g.d.Box(mid-w/2, y-8, w, 16, "chrome.panel")
			g.d.Centre(mid, y+5, scene.CondBold, 13, ink, word)
			half = w / 2
		}
		if n := needs(mine, list[k].Value); n > 0 {
			g.d.Text(mid+half+1, y+4, scene.CondBold, 11, "text.on_dark_second", m.Say("sky.needs", n))
		}
	}
}

// needs is what dice must not exceed where that is not the number on their card: those at land and sea of aircraft; 0 where it is, or is not one number.
func needs(dice []lanes.Die, value int) int {
	if len(dice) == 0 || dice[0].Needs == value || slices.ContainsFunc(dice, func(o lanes.Die) bool { return o.Needs != dice[0].Needs }) {
		return 0
	}
	return dice[0].Needs
}

// unit is what tells cards of a round apart that may fall.
type unit struct {
	nation string
	kind   *engine.CounterKind
	state  lanes.State
	from   engine.Ref
}

func key(c lanes.Card) unit { return unit{c.Nation, c.Kind, c.State, c.From} }

// choosing tells whether the person at the screen names who falls.
func (m *Sky) choosing(t *lanes.Table) bool {
	return m.asked(t) && slices.ContainsFunc(t.Offers, func(o lanes.Offer) bool { return o.Deed == lanes.Falls })
}

// falling is the command that gives up a unit, legal or not.
func (m *Sky) falling(lane int, c lanes.Card) engine.Command {
	if p, ok := m.shower(); ok {
		return p.Falling(lane, c)
	}
	return engine.Command{}
}

// loser is the side of the cells that is asked what falls.
func (m *Sky) loser(t *lanes.Table) int {
	if m.Sight.View.Prompt.Side == t.Sides[1] {
		return 1
	}
	return 0
}

// falls are the commands by which a card of the round that is fought falls.
func (m *Sky) falls(t *lanes.Table, i, n int) map[unit]engine.Command {
	out := map[unit]engine.Command{}
	if !m.asked(t) || n != t.Round || i != t.Now {
		return out
	}
	for _, o := range t.Offers {
		if o.Deed == lanes.Falls {
			out[key(o.Card)] = o.Command
		}
	}
	return out
}
