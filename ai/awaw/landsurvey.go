// The survey: what stands on every hex, what places are worth, what is in danger, who could be attacked.

package awaw

import (
	"math/bits"

	"awaw/ai/awaw/clash"
	"awaw/ai/awaw/sight"
	"awaw/engine/awaw"
	"awaw/units"
)

// landHex is what stands on a hex and what may come to it.
type landHex struct {
	own, foe       int // ground factors
	ownN, foeN     int // units
	foeStrength    int // with multipliers
	ownStrength    int
	foeWorth       float64 // points in the enemy's units there
	reach          int     // enemy factors likely to attack here in their next turn: all that stand beside it, some of the rest
	far            int     // those of the rest
	foeAir         float64 // factors of the enemy's air based here
	direct         float64 // worth of holding it
	foeDirect      float64 // worth of it to the enemy
	cuts           float64 // points of the enemy's units that starve if we stand here
	support, shade int     // factors announced over it: of the phasing side, of the other
}

// survey fills in what the ground looks like, once for every look: whoever plans marches in it looks anew before he surveys again.
func (a *air) survey() {
	s, l := &a.sight, &a.land
	if a.land.surveyed {
		return
	}
	a.land.surveyed = true
	l.scape = s.Pos.Landscape()
	l.odds.Scape = l.scape
	l.clear(len(l.scape.Ways))
	l.traced = false
	for i := range s.Land.Troops {
		a.stand(&s.Land.Troops[i])
	}
	for i := range l.marked {
		l.hexes[i].reach += l.hexes[i].far / farShare
	}
	a.surveyAir()
	a.surveyGoals()
}

// clear makes room for n hexes with nothing on them. Few of a map have anything: those alone are wiped.
func (l *land) clear(n int) {
	if len(l.hexes) != n {
		l.hexes, l.marks, l.draws = make([]landHex, n), make([]uint64, (n+63)/64), make([]draw, n)
		l.age++ // none of them holds
		return
	}
	for i := range l.marked {
		l.hexes[i] = landHex{}
	}
	clear(l.marks)
}

// at is a hex to be written on.
func (l *land) at(hex int) *landHex {
	l.marks[hex>>6] |= 1 << (hex & 63)
	return &l.hexes[hex]
}

// marked gives the hexes on which there may be anything, ascending.
func (l *land) marked(yield func(hex int) bool) {
	for k, m := range l.marks {
		for ; m != 0; m &= m - 1 {
			if !yield(k<<6 | bits.TrailingZeros64(m)) {
				return
			}
		}
	}
}

// lined tells whether supply would reach a hex. It is traced when first asked for.
func (a *air) lined(hex int) bool {
	l := &a.land
	if !l.traced {
		l.traced, l.lines = true, a.sight.Pos.Lines(a.sight.Side, l.lines)
	}
	return l.lines[hex]
}

// farShare is how many of the enemy's units that could come from afar make one that does.
const farShare = 4

// stand puts a ground unit on the survey.
func (a *air) stand(t *awaw.GlanceTroop) {
	s, l := &a.sight, &a.land
	if t.Afloat && t.Side != s.Side { // who lies off a coast may land on it
		for _, x := range l.scape.Beach[t.Space] {
			l.at(x).reach += t.Factors
		}
	}
	if t.Aboard || t.Afloat {
		return
	}
	h := l.at(t.Space)
	times := l.scape.Guard[t.Space]
	if t.Supply == 2 {
		times = 1
	}
	if t.Side == s.Side {
		h.own += t.Factors
		h.ownN++
		h.ownStrength += t.Factors * times
		return
	}
	h.foe += t.Factors
	h.foeN++
	h.foeStrength += t.Factors * times
	h.foeWorth += float64(t.Worth)
	if !t.Attacks || t.Supply == 2 {
		return
	}
	far, near := a.landFrom(t.Space), a.land.near[t.Space]
	reach := 1 + t.Moves/2
	if t.Armor {
		reach = 1 + t.Moves
	}
	if !t.Walks {
		reach = 1
	}
	for _, x := range near {
		switch d := int(far[x]); {
		case d <= 1:
			l.at(int(x)).reach += t.Factors
		case d <= reach:
			l.at(int(x)).far += t.Factors
		default:
			return
		}
	}
}

// landFrom gives the hexes by land from a space; 255 where there is no way.
func (a *air) landFrom(space int) []uint8 {
	l := &a.land
	if len(l.far) != len(l.scape.Ways) {
		l.far = make([][]uint8, len(l.scape.Ways))
		l.near = make([][]int16, len(l.scape.Ways))
	}
	if row := l.far[space]; row != nil {
		return row
	}
	row := make([]uint8, len(l.scape.Ways))
	for i := range row {
		row[i] = 255
	}
	row[space] = 0
	queue := []int16{int16(space)}
	for k := 0; k < len(queue); k++ {
		at := queue[k]
		for _, w := range l.scape.Ways[at] {
			if row[w.To] == 255 && row[at] < 250 {
				row[w.To] = row[at] + 1
				queue = append(queue, int16(w.To))
			}
		}
	}
	l.far[space], l.near[space] = row, queue
	return row
}

// surveyAir notes the air that is based, sent, and could come.
func (a *air) surveyAir() {
	s, l := &a.sight, &a.land
	for i := range s.Units {
		u := &s.Units[i]
		worth := float64(u.Thirds) / units.PerFactor
		if !u.Fights && u.Range > 0 {
			worth *= carrierWorth / basedWorth
		}
		if u.Side != s.Side && u.Base < len(l.hexes) {
			l.at(u.Base).foeAir += worth
		}
		if u.Target < 0 || u.Used || u.Target >= len(l.hexes) {
			continue
		}
		switch u.Task {
		case awaw.TaskSupport:
			l.at(u.Target).support += sight.Factors(u.Thirds)
		case awaw.TaskDefend:
			l.at(u.Target).shade += sight.Factors(u.Thirds)
		}
	}
}

// cover is the air of the enemy that could defend a hex, in factors.
func (a *air) cover(hex int) int {
	s := &a.sight
	n := 0
	for i := range s.Units {
		u := &s.Units[i]
		if u.Side == s.Side || !u.Fights || u.Inverted || u.Target >= 0 {
			continue
		}
		if u.Base == hex || !u.SupportsHome && s.Pos.FlightHexes(u.Base, hex) <= u.Range {
			n += u.Thirds
		}
	}
	return sight.Factors(n)
}

// soon weighs places held now against places held at the end.
func (a *air) soon() float64 {
	s := &a.sight
	return 1 / (1 + 0.12*float64(s.Turns-s.Turn))
}

// exposed is what a stack may lose in a hex to the enemy's next attack, in shares of itself.
func (a *air) exposed(strength, reach int) float64 {
	if reach == 0 || strength == 0 || a.sight.Turn >= a.sight.Turns && a.sight.Phasing == sideCount {
		return 0 // or nobody comes any more
	}
	switch r := float64(reach) / float64(strength); {
	case r >= 3:
		return 0.7
	case r >= 2:
		return 0.45
	case r >= 1.3:
		return 0.2
	}
	return 0.05
}

// clashAt is an attack of the side asked on a hex.
func (a *air) clashAt(hex, att, cover int, rivers bool) clash.Attack {
	s, l := &a.sight, &a.land
	h := &l.hexes[hex]
	c := clash.Attack{Att: att, Def: h.foe, Times: 1, Air: cover, Prize: l.m.dare * (a.holdWorth(hex) + a.nearer(hex))}
	if h.foe > 0 {
		c.Times = (h.foeStrength + h.foe/2) / h.foe
		if rivers && c.Times > 1 {
			c.Times = max(c.Times, l.scape.River)
		}
		c.Kill = h.foeWorth/float64(h.foe) + groundWorth
	}
	c.Down, c.Loss = float64(s.Kill)+airWorth, a.lossCost()
	if s.Land.Worsens && !a.hardy() {
		c.Shift = 1
	}
	return c
}

// nearer is what a hex taken is worth as a step to the goals.
func (a *air) nearer(hex int) float64 {
	here := a.drawn(hex)
	least := here
	for _, w := range a.land.scape.Ways[hex] {
		if a.land.hexes[w.To].own > 0 {
			least = min(least, a.drawn(w.To))
		}
	}
	return here - least
}

// lossCost is the cost of a factor of the side asked.
func (a *air) lossCost() float64 {
	s := &a.sight
	worth, n := 0, 0
	for i := range s.Land.Troops {
		if t := &s.Land.Troops[i]; t.Side == s.Side {
			worth, n = worth+t.Worth, n+t.Factors
		}
	}
	return float64(worth)/float64(max(1, n)) + groundWorth
}

// hardy tells whether the side's own fight in winter as at any time.
func (a *air) hardy() bool {
	s := &a.sight
	for i := range s.Land.Troops {
		if t := &s.Land.Troops[i]; t.Side == s.Side {
			return int(t.Nation) < len(a.land.scape.Hardy) && a.land.scape.Hardy[t.Nation]
		}
	}
	return false
}
