// Questions that wait for each other in a circle. A circle of moves turns; a circle that runs through a convoy and has no
// answer, or several, is a paradox, and the convoyed armies in it stay where they are without effect (the rule of Szykman).
package diplomacy

// Questions are numbered by unit: whether its move or support succeeds, and, after all those, whether it is carried.
const questions = 2 * MostUnits

type questionSet [(questions + 63) / 64]uint64

func (s *questionSet) has(q int) bool { return s[q>>6]&(1<<(q&63)) != 0 }
func (s *questionSet) add(q int)      { s[q>>6] |= 1 << (q & 63) }

// join adds t to s and tells whether that made s larger.
func (s *questionSet) join(t *questionSet) bool {
	grown := false
	for i := range s {
		grown = grown || t[i]&^s[i] != 0
		s[i] |= t[i]
	}
	return grown
}

// depWork holds what waits for what.
type depWork struct {
	open  questionSet
	waits [questions]questionSet
}

// breakCircle settles one set of open questions that wait for nothing outside the set, and tells whether there was one.
func (a *Adjudicator) breakCircle() bool {
	d := &a.deps
	a.layOpen()
	for grown := true; grown; {
		grown = false
		for q := range questions {
			if !d.open.has(q) {
				continue
			}
			for r := range questions {
				if r != q && d.waits[q].has(r) && d.waits[q].join(&d.waits[r]) {
					grown = true
				}
			}
		}
	}
	for q := range questions {
		if d.open.has(q) && a.innermost(q) {
			return a.turn(&d.waits[q])
		}
	}
	return false
}

// innermost tells whether everything q waits for waits for q.
func (a *Adjudicator) innermost(q int) bool {
	d := &a.deps
	if !d.waits[q].has(q) {
		return false
	}
	for r := range questions {
		if d.waits[q].has(r) && !d.waits[r].has(q) {
			return false
		}
	}
	return true
}

// layOpen gathers the open questions and what each waits for directly.
func (a *Adjudicator) layOpen() {
	d := &a.deps
	d.open = questionSet{}
	for n := range a.waiting {
		i := a.pending[n]
		d.open.add(int(i))
		d.waits[i] = questionSet{}
	}
	for i := range a.units { // an army may be sure to fail, and yet cut a support if it is carried
		if a.surface(uint8(i)) && a.act[i] == Move && a.gets(uint8(i)) == unknown {
			d.open.add(MostUnits + i)
			d.waits[MostUnits+i] = questionSet{}
		}
	}
	for n := range a.waiting {
		i := a.pending[n]
		if a.act[i] == Support {
			a.waitCut(i)
		} else {
			a.waitMove(i)
		}
	}
	for i := range a.units {
		carried := MostUnits + i
		if !d.open.has(carried) {
			continue
		}
		for h := a.helpers[i]; h != none; h = a.nextHelp[h] {
			if a.act[h] == Convoy || a.act[h] == Airlift {
				a.waitComers(carried, a.prov[h], a.power(h))
			}
		}
	}
}

// wait notes that question q waits for unit u's answer, if that is open.
func (a *Adjudicator) wait(q int, u uint8) {
	if u != none && a.deps.open.has(int(u)) {
		a.deps.waits[q].add(int(u))
	}
}

func (a *Adjudicator) waitPath(q int, u uint8) {
	if a.deps.open.has(MostUnits + int(u)) {
		a.deps.waits[q].add(MostUnits + int(u))
	}
}

func (a *Adjudicator) waitComers(q int, p Place, own Power) {
	for m := a.comers[p]; m != none; m = a.next[m] {
		if a.power(m) != own {
			a.wait(q, m)
		}
	}
}

func (a *Adjudicator) waitCut(s uint8) {
	for m := a.comers[a.prov[s]]; m != none && !a.withinStack(s); m = a.next[m] {
		if a.power(m) == a.power(s) {
			continue
		}
		a.waitPath(int(s), m)
		if a.prov[m] == a.dest[s] {
			a.wait(int(s), m)
		}
	}
}

func (a *Adjudicator) waitHelp(q int, u uint8) {
	for h := a.helpers[u]; h != none; h = a.nextHelp[h] {
		if a.act[h] == Support {
			a.wait(q, h)
		}
	}
}

func (a *Adjudicator) waitMove(m uint8) {
	q := int(m)
	a.waitPath(q, m)
	a.waitHelp(q, m)
	for _, u := range [2]uint8{a.top[a.dest[m]], a.wing[a.dest[m]]} {
		if u == none {
			continue
		}
		if a.headOn(m, u) || a.act[u] != Move {
			a.waitHelp(q, u)
		} else {
			a.wait(q, u)
		}
	}
	for n := a.comers[a.dest[m]]; n != none; n = a.next[n] {
		if n == m {
			continue
		}
		a.waitPath(q, n)
		a.waitHelp(q, n)
		if h := a.top[a.dest[n]]; a.headOn(n, h) {
			a.wait(q, h)
		}
	}
}

// turn settles a circle and tells whether it did. If one answer alone agrees with itself about who in it is carried, that is the
// answer; otherwise those armies stay. If nobody is carried all moves in the circle succeed together.
func (a *Adjudicator) turn(circle *questionSet) bool {
	var carried [mostTried]uint8
	n := 0
	for i := range a.units {
		if !circle.has(MostUnits + i) {
			continue
		}
		if n < mostTried {
			carried[n] = uint8(i)
		}
		n++
	}
	if n == 0 {
		return a.allMove(circle)
	}
	if n <= mostTried && a.onlyAnswer(circle, carried[:n]) {
		return true
	}
	for i := range a.units {
		if circle.has(MostUnits + i) {
			a.path[i], a.state[i] = no, no
			a.cause[i] = Paradox
		}
	}
	return true
}

// mostTried is how many carried armies a circle may have for every combination to be tried.
const mostTried = 5

// allMove lets the open moves of a circle succeed and tells whether there were any.
func (a *Adjudicator) allMove(circle *questionSet) bool {
	moved := false
	for i := range a.units {
		if circle.has(i) && a.act[i] == Move && a.state[i] == unknown {
			a.state[i], moved = yes, true
		}
	}
	return moved
}

// onlyAnswer tries every combination of who of the circle is carried. If exactly one of them follows from itself it is taken
// over; if none or several do, everything is as before.
func (a *Adjudicator) onlyAnswer(circle *questionSet, carried []uint8) bool {
	before := a.answers()
	var found answers
	agreed := 0
	for bits := range 1 << len(carried) {
		for n, i := range carried {
			a.path[i] = no
			if bits>>n&1 == 1 {
				a.path[i] = yes
			}
		}
		for a.round() || a.allMove(circle) { // until nothing more follows
		}
		follows := true
		for _, i := range carried {
			follows = follows && a.carried(i) == a.path[i]
		}
		if follows {
			found = a.answers()
			agreed++
		}
		a.restore(&before)
	}
	if agreed == 1 {
		a.restore(&found)
	}
	return agreed == 1
}

// answers are all answers at one time.
type answers struct {
	state, path [MostUnits]answer
	pending     [MostUnits]uint8
	waiting     int
}

func (a *Adjudicator) answers() (s answers) {
	copy(s.state[:], a.state[:])
	copy(s.path[:], a.path[:])
	copy(s.pending[:], a.pending[:])
	s.waiting = a.waiting
	return s
}

func (a *Adjudicator) restore(s *answers) {
	copy(a.state[:], s.state[:])
	copy(a.path[:], s.path[:])
	copy(a.pending[:], s.pending[:])
	a.waiting = s.waiting
}
