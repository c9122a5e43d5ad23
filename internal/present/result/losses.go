package result

import (
	"math"
	"slices"
	"strings"

	"awaw/engine"
	"awaw/internal/present/mapview"
	"awaw/internal/present/scene"
	"awaw/internal/present/table"
)

// This file lays out what either side lost, counter by counter.

// layLosses lays both forces side by side and gives the y below them.
func (m *Result) layLosses(d scene.Pen, f *table.Fought, s size, r scene.Rect) float64 {
	if f.What == engine.FightSearch {
		return m.layFound(d, f, s, r)
	}
	if f.What == engine.FightBombing && !f.ByUnit {
		return r.Y + 8
	}
	half, low := r.W/2-16, 0.0
	for k := range f.Forces {
		low = math.Max(low, m.layForce(d, f, &f.Forces[k], s, scene.R(r.X+float64(k)*(half+32), r.Y, half, 0)))
	}
	return low
}

// layFallen shows on the map what either side lost.
func (m *Result) layFallen(f *table.Fought) {
	if f.What.AtShips() || f.What == engine.FightSearch { // ships lie under their marker
		return
	}
	var list []mapview.Fallen
	for k := range f.Forces {
		for _, x := range f.Forces[k].Fates {
			list = append(list, mapview.Fallen{Was: x.Was, Lost: x.Lost, Gone: x.Gone, Thirds: f.Parts > 1 && !table.InSquadrons(x.Was)})
		}
	}
	m.chart.LayFallen(list)
}

// layForce lays one side: who, how many it lost, its counters before and after. It gives the y below.
func (m *Result) layForce(d scene.Pen, f *table.Fought, x *table.Force, s size, r scene.Rect) float64 {
	style := m.Sight.Style(x.Side)
	y := r.Y + 30
	d.Mark(style, r.X+7, y-4, 7, false)
	cx := r.X + 22
	face, word := scene.BodyBold, m.lost(f, x)
	if d.Wide(face, 15, m.called(x))+8+d.Wide(scene.Cond, 13, word) > r.X+r.W-cx { // the number is worth more than broad letters
		face = scene.CondBold
	}
	cx += d.Text(cx, y, face, 15, "text.on_dark", m.called(x)) + 8
	if room := r.X + r.W - cx; d.Wide(scene.Cond, 14, word) > room && x.Lost > 0 { // the line above says the rest
		word = m.lostShort(f, x)
	}
	face, small, word := d.Slim(14, 10.5, r.X+r.W-cx, word)
	d.Text(cx, y, face, small, "text.on_dark_second", word)
	y += 16
	return m.layFates(d, x.Fates, s, scene.R(r.X, y, r.W, s.card)) + s.card + 32
}

// called names a force: by its nation where all of it is of one, else by its side.
func (m *Result) called(x *table.Force) string {
	nation := ""
	for _, f := range x.Fates {
		if nation != "" && f.Was.Nation != nation {
			nation = ""
			break
		}
		nation = f.Was.Nation
	}
	if name := m.OwnSay("nation." + nation); nation != "" && name != "" {
		return name
	}
	return m.Word(m.Sight.SideView(x.Side).Name)
}

// lost says how many a side lost of how many.
func (m *Result) lost(f *table.Fought, x *table.Force) string {
	switch {
	case x.Began == 0 && x.Lost == 0 && len(x.Fates) == 0:
		return m.Say("done.nobody")
	case x.Lost == 0 && x.Drowned() > 0:
		return m.Say("done.lost.ships", x.Drowned())
	case x.Lost == 0 && slices.ContainsFunc(x.Fates, func(y table.Fate) bool { return y.Was.Class() == engine.ClassShip && y.Gone }):
		return m.Say("done.lost.named")
	case x.Lost == 0:
		return m.Say("done.lost.none")
	case f.Parts > 1 && !f.What.AtShips():
		k := 0
		if x == &f.Forces[1] {
			k = 1
		}
		if a := f.Gone(k); a.None() {
			return m.Say("done.lost.nowhole", x.Lost, max(x.Began, x.Lost))
		} else if a.Factors > 0 { // counted in squadrons, and lost in whole factors
			return m.Say("done.lost.whole", x.Lost, max(x.Began, x.Lost), name(m.AmountWord(a)))
		}
		return m.Say("done.lost.squadrons", x.Lost, max(x.Began, x.Lost))
	case f.Parts > 1:
		return m.Say("done.lost.squadrons", x.Lost, max(x.Began, x.Lost))
	}
	word := m.Say("done.lost.of", x.Lost, max(x.Began, x.Lost))
	if by := m.byNation(x); by != "" {
		return m.Say("done.lost.by", name(word), name(by))
	}
	return word
}

// lostShort says it where there is little room: in whole factors where it came to some.
func (m *Result) lostShort(f *table.Fought, x *table.Force) string {
	k := 0
	if x == &f.Forces[1] {
		k = 1
	}
	if a := f.Gone(k); f.Parts > 1 && !f.What.AtShips() && a.Factors > 0 {
		return m.Say("done.lost.short", name(m.AmountWord(a)))
	}
	return m.Say("done.lost.of", x.Lost, max(x.Began, x.Lost))
}

// byNation tells how many each nation lost of a force of several: "Germany 2, Italy 1"; "" of a force of one, and where those lost are not known.
func (m *Result) byNation(x *table.Force) string {
	lost, nations, sum := map[string]int{}, []string{}, 0
	for _, f := range x.Fates {
		if !slices.Contains(nations, f.Was.Nation) {
			nations = append(nations, f.Was.Nation)
		}
		lost[f.Was.Nation] += f.Lost
		sum += f.Lost
	}
	if len(nations) < 2 || sum != x.Lost {
		return ""
	}
	var words []string
	for _, n := range nations {
		if called := m.OwnSay("nation." + n); lost[n] > 0 && called != "" {
			words = append(words, called+" "+scene.Itoa(lost[n]))
		}
	}
	return strings.Join(words, ", ")
}

// paid orders counters by what they lost, the most first: what is left out of a row are those that lost nothing.
func paid(list []table.Fate) []table.Fate {
	out := slices.Clone(list)
	slices.SortStableFunc(out, func(a, b table.Fate) int { return harm(b) - harm(a) })
	return out
}

// harm is how much became of a counter.
func harm(f table.Fate) int {
	switch {
	case f.Gone || f.Damaged:
		return f.Lost + 1
	case f.Lost == 0 && f.Back > 0:
		return 1
	}
	return f.Lost
}

// rest tells of counters that a row has no room for, in the order of paid: none of them may have lost anything.
func (m *Result) rest(list []table.Fate) string {
	if harm(list[0]) == 0 {
		return m.Say("done.more.unhurt", len(list))
	}
	return m.Say("done.more", len(list))
}

// stride is how much of a row a counter takes with its words.
func (m *Result) stride(d scene.Pen, f *table.Fate, card float64, word string) float64 {
	w := card + 16
	if _, two := second(f); two {
		w = 2*card + 34
	}
	return math.Max(w, math.Min(d.Wide(scene.Cond, 13, word)+14, card+54))
}

// cardFor is how large counters are laid so that all that lost something stand in the row.
func (m *Result) cardFor(d scene.Pen, list []table.Fate, s size, room float64) float64 {
	for card := s.card; ; card -= 8 {
		sum, all := 0.0, true
		for i := range list {
			if f := &list[i]; f.Gone || f.Damaged || f.Lost > 0 || f.Back > 0 {
				sum += m.stride(d, f, card, "")
			} else {
				all = false
			}
		}
		if !all {
			sum += d.Wide(scene.Cond, 14, m.Say("done.more.unhurt", len(list)))
		}
		if sum <= room+14 || card-8 < 32 {
			return card
		}
	}
}

// layFates lays counters side by side: those that lost something before and after, those that are gone crossed out. Words for which a line under
// a counter is too short stand in two. It gives the y at which counters would lie for the words of one line to end as low.
func (m *Result) layFates(d scene.Pen, list []table.Fate, s size, r scene.Rect) float64 {
	low := r.Y
	x := r.X
	list = paid(list)
	whole := s.card
	s.card = m.cardFor(d, list, s, r.W)
	all := -14.0
	for i := range list {
		all += m.stride(d, &list[i], s.card, m.fate(&list[i]))
	}
	tight := s.card < whole || all > r.W // then words give way before counters do
	for i := range list {
		f := &list[i]
		word := m.fate(f)
		step := m.stride(d, f, s.card, word)
		if tight {
			step = m.stride(d, f, s.card, "")
		}
		more, room := len(list)-i, r.X+r.W-x+14
		if more > 1 { // what is left out must be told in the same row
			room -= 14 + d.Wide(scene.Cond, 14, m.rest(list[i+1:]))
		}
		if i > 0 && step > room {
			face, small, word := d.Slim(14, 10.5, r.X+r.W-x, m.rest(list[i:]))
			d.Text(x, r.Y+s.card/2+5, face, small, "text.on_dark_second", word)
			return low
		}
		m.layCard(d, f, x, r.Y, s.card)
		if beside, two := second(f); two {
			if f.Lost > 0 {
				d.Icon("next", x+s.card+9, r.Y+s.card/2, 5, "text.on_dark_second")
			}
			d.Add(scene.Item{Kind: scene.ItemCard, X: x + s.card + 18, Y: r.Y, W: s.card, Card: scene.PlainCard(beside, m.Sight.Style(f.Was.Side))})
		}
		wide := step - 6
		if more == 1 { // the last has what is left of the row
			wide = r.X + r.W - x
		}
		if d.Wide(scene.Cond, 13, word) > wide { // what became of it stays to be read, the card tells who it is
			word = m.outcome(f, word)
		}
		lines, small := d.Wrap(scene.Cond, 13, wide, word), 13.0
		wider := func(l string) bool { return d.Wide(scene.Cond, small, l) > wide }
		for small > 9 && (len(lines) > 2 || slices.ContainsFunc(lines, wider)) {
			small -= .5
			lines = d.Wrap(scene.Cond, small, wide, word)
		}
		if len(lines) > 1 {
			lines, low = []string{lines[0], d.Fit(scene.Cond, small, wide, strings.Join(lines[1:], " "))}, r.Y+14
		}
		for k, line := range lines {
			d.Text(x, r.Y+s.card+19+14*float64(k), scene.Cond, small, "text.on_dark_second", line)
		}
		x += step
	}
	return low
}

// foundName is what is written under a counter that was found: the ship, or where a wing flies from, for its card tells the rest.
func (m *Result) foundName(c engine.CounterView) string {
	switch {
	case c.Flies() && c.On != engine.NoRef:
		return m.NameOf(c.On)
	case c.Flies():
		return scene.Capital(m.Word(c.Kind.Name))
	}
	return m.NameOf(c.Ref)
}

// layFound lays what a search has found.
func (m *Result) layFound(d scene.Pen, f *table.Fought, s size, r scene.Rect) float64 {
	list := slices.DeleteFunc(m.foundShips(f), func(c engine.CounterView) bool { return c.Class() == engine.ClassForce })
	slices.SortStableFunc(list, func(a, b engine.CounterView) int { return int(b.Class()) - int(a.Class()) }) // ships before what flies from them
	if len(list) == 0 {
		return r.Y + 8
	}
	x, y := r.X, r.Y+20
	step := math.Max(s.card+22, math.Min(s.card+40, math.Floor(r.W/float64(len(list)))))
	for i, c := range list {
		if x+step > r.X+r.W+6 {
			d.Text(x, y+s.card/2+5, scene.Cond, 14, "text.on_dark_second", m.Say("done.more", len(list)-i))
			break
		}
		d.Add(scene.Item{Kind: scene.ItemCard, X: x, Y: y, W: s.card, Card: scene.PlainCard(c, m.Sight.Style(c.Side))})
		d.Hit(x, y, s.card, s.card, scene.Nothing{}, m.NameOf(c.Ref))
		face, small, word := d.Slim(13, 10.5, step-6, m.foundName(c))
		d.Text(x, y+s.card+19, face, small, "text.on_dark_second", word)
		x += step
	}
	return y + s.card + 32
}
