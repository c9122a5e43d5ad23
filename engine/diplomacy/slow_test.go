package diplomacy

// A second adjudicator for the tests, written for plainness: it guesses, follows the guess through and compares, as L. B.
// Kruijswijk describes in "The Math of Adjudication". Where guesses nest it may, once in some ten thousand phases, take over what
// held only under an outer guess; it then finds its own answers in conflict (astray), and the phase proves nothing. It takes from
// the quick one only what every unit was found to be ordered.

type slowNode struct {
	kind byte // 'm' moves, 's' support counts, 'p' is carried
	unit int
}

type slowGround struct {
	b     *Board
	r     Rules
	units []Unit
	act   []Verb
	dest  []Place
	of    []int
	way   []way

	fixedPath  map[int]bool    // armies by air in rn46
	fixedState map[int]bool    // wings of rn46
	base       map[Place]Power // base support that is flown
	raided     map[Place]bool
	vacated    map[int]bool
	gone       map[Place]bool

	done  map[slowNode]bool
	guess map[slowNode]bool
	value map[slowNode]bool
	deps  []slowNode

	forced map[slowNode]bool // settled by falling back, not by the rules
	astray *int              // counts the times that the answers were in conflict
}

func (g *slowGround) at(i int) Place    { return g.b.of[g.units[i].At] }
func (g *slowGround) power(i int) Power { return g.units[i].Power }

func (g *slowGround) all(want func(i int) bool) []int {
	var out []int
	for i := range g.units {
		if want(i) {
			out = append(out, i)
		}
	}
	return out
}

// moving tells whether unit i takes part in the fights as a mover.
func (g *slowGround) moving(i int) bool {
	return g.act[i] == Move && !(g.r.System == RN46 && g.units[i].Kind == Wing)
}

func (g *slowGround) resolve(n slowNode) bool {
	if g.done[n] {
		return g.value[n]
	}
	if g.guess[n] {
		for _, d := range g.deps {
			if d == n {
				return g.value[n]
			}
		}
		g.deps = append(g.deps, n)
		return g.value[n]
	}
	before := len(g.deps)
	g.value[n], g.guess[n] = false, true
	first := g.judge(n)
	if len(g.deps) == before {
		if !g.done[n] {
			g.value[n], g.done[n] = first, true
			delete(g.guess, n)
		}
		return first
	}
	if g.deps[before] != n {
		g.deps = append(g.deps, n)
		g.value[n] = first
		return first
	}
	g.forget(before)
	g.value[n], g.guess[n] = true, true
	second := g.judge(n)
	if first == second {
		g.forget(before)
		g.value[n], g.done[n] = first, true
		delete(g.guess, n)
		return first
	}
	g.fallBack(before)
	return g.resolve(n)
}

func (g *slowGround) forget(from int) {
	for _, d := range g.deps[from:] {
		delete(g.guess, d)
	}
	g.deps = g.deps[:from]
}

func (g *slowGround) fallBack(from int) {
	circle := append([]slowNode(nil), g.deps[from:]...)
	g.forget(from)
	paths := false
	for _, n := range circle {
		if n.kind == 'p' {
			paths = true
			g.value[n], g.done[n], g.forced[n] = false, true, true
		}
	}
	for _, n := range circle {
		if !paths && n.kind == 'm' {
			g.value[n], g.done[n] = true, true
		}
	}
}

// allows tells whether the answers of the quick adjudicator are free of conflict, and none moves less than here.
func (g *slowGround) allows(a *Adjudicator) bool {
	mine := 0
	for n := range g.done {
		if n.kind == 'm' && g.value[n] {
			mine++
		}
	}
	for n := range g.done {
		answer := a.state[n.unit]
		if n.kind == 'p' {
			answer = a.path[n.unit]
		}
		g.value[n] = answer == yes
		if n.kind == 'm' && g.value[n] {
			mine--
		}
	}
	for n := range g.done {
		if a.cause[n.unit] != Paradox && g.judge(n) != g.value[n] {
			return false
		}
	}
	return mine <= 0
}

func (g *slowGround) moves(i int) bool {
	if fixed, ok := g.fixedState[i]; ok {
		return fixed
	}
	return g.resolve(slowNode{'m', i})
}

func (g *slowGround) counts(i int) bool {
	if fixed, ok := g.fixedState[i]; ok {
		return fixed
	}
	return g.resolve(slowNode{'s', i})
}

func (g *slowGround) gets(i int) bool {
	if fixed, ok := g.fixedPath[i]; ok {
		return fixed
	}
	if g.way[i] == overland || g.way[i] == ownWings {
		return true
	}
	return g.resolve(slowNode{'p', i})
}

func (g *slowGround) judge(n slowNode) bool {
	switch n.kind {
	case 'm':
		if g.units[n.unit].Kind == Wing {
			return g.judgeWing(n.unit)
		}
		return g.judgeMove(n.unit)
	case 's':
		return g.judgeSupport(n.unit)
	}
	return g.judgePath(n.unit)
}

func (g *slowGround) meets(m, o int) bool {
	if !g.moving(o) || g.dest[o] != g.at(m) || g.dest[m] != g.at(o) {
		return false
	}
	for _, i := range []int{m, o} {
		if g.way[i] == oversea || g.way[i] == throughAir {
			return false
		}
	}
	if g.units[m].Kind != Wing && g.units[o].Kind != Wing {
		return true
	}
	return !g.r.NoHeadOn && g.power(m) != g.power(o)
}

func (g *slowGround) supportsOf(u int, not Power) int {
	n := 0
	for _, s := range g.all(func(s int) bool { return g.act[s] == Support && g.of[s] == u }) {
		inStack := g.r.System == RN44 && !g.r.StackSupport && g.units[s].Kind == Wing && g.act[u] != Move && g.at(s) == g.at(u)
		if !inStack && (not == Nobody || g.power(s) != not) && g.counts(s) {
			n++
		}
	}
	return n
}

func (g *slowGround) left(i int) bool {
	return g.moving(i) && (g.vacated[i] || g.moves(i))
}

// against is the strength another mover brings against m in the province both move to.
func (g *slowGround) against(n, m int) int {
	wingN, wingM := g.units[n].Kind == Wing, g.units[m].Kind == Wing
	if wingN != wingM && g.power(n) == g.power(m) {
		return 0
	}
	if wingN && !wingM && g.r.MoveNoBounce {
		return 0
	}
	if !g.gets(n) {
		return 0
	}
	for _, h := range g.all(func(h int) bool { return g.units[h].Kind != Wing && g.at(h) == g.dest[n] }) {
		if g.meets(n, h) && g.left(h) {
			return 0
		}
	}
	if wingN {
		return 1
	}
	return 1 + g.supportsOf(n, Nobody)
}

func (g *slowGround) judgeMove(m int) bool {
	if !g.gets(m) {
		return false
	}
	q := g.dest[m]
	hold, excluded, barred := g.holding(m)
	if barred {
		return false
	}
	strength := 1 + g.supportsOf(m, excluded)
	if strength <= hold {
		return false
	}
	for _, n := range g.all(func(n int) bool { return n != m && g.moving(n) && g.dest[n] == q }) {
		if strength <= g.against(n, m) {
			return false
		}
	}
	return true
}

// holding is what stands against a move where it goes: how strong, and whose support of the move does not count; barred tells that
// one's own unit stays there.
func (g *slowGround) holding(m int) (hold int, excluded Power, barred bool) {
	q, own := g.dest[m], g.power(m)
	flown := g.base[q] != Nobody && g.base[q] != own
	staying := false
	for _, o := range g.all(func(i int) bool { return g.units[i].Kind != Wing && g.at(i) == q }) {
		switch {
		case g.meets(m, o):
			staying, hold, excluded = true, 1+g.supportsOf(o, Nobody), g.power(o)
		case g.left(o):
		case g.act[o] == Move:
			staying, hold, excluded = true, 1, g.power(o)
		default:
			staying, hold, excluded = true, 1+g.supportsOf(o, Nobody), g.power(o)
			if flown {
				hold++
			}
		}
		if staying && g.power(o) == own {
			return 0, Nobody, true
		}
	}
	if !staying && flown {
		hold = 1
	}
	for _, w := range g.all(func(i int) bool { return g.units[i].Kind == Wing && g.at(i) == q }) {
		var left bool
		if g.r.System == RN46 {
			left = g.gone[q]
		} else {
			left = !g.meets(m, w) && g.left(w)
		}
		if left || g.power(w) == own {
			continue
		}
		if g.r.System == RN44 {
			hold++
		}
		if !staying && !g.r.OwnWingCounts {
			excluded = g.power(w)
		}
	}
	return hold, excluded, false
}

func (g *slowGround) judgeWing(m int) bool {
	q := g.dest[m]
	for _, o := range g.all(func(i int) bool { return g.at(i) == q }) {
		if g.units[o].Kind != Wing && g.power(o) == g.power(m) {
			continue
		}
		if g.meets(m, o) || !g.left(o) {
			return false
		}
	}
	for _, n := range g.all(func(n int) bool { return n != m && g.moving(n) && g.dest[n] == q }) {
		if g.against(n, m) > 0 {
			return false
		}
	}
	return true
}

func (g *slowGround) judgeSupport(s int) bool {
	p, target := g.at(s), g.dest[s]
	if g.raided[p] {
		return false
	}
	for _, n := range g.all(func(n int) bool { return g.power(n) != g.power(s) && g.dest[n] == p && n != s }) {
		switch {
		case g.act[n] == Attack:
			if g.at(n) != target {
				return false
			}
		case !g.moving(n), g.r.StackSupport && target == p:
		case g.units[n].Kind == Wing:
			if g.r.MoveCuts && g.at(n) != target {
				return false
			}
		case g.at(n) != target:
			if g.gets(n) {
				return false
			}
		default:
			if g.gets(n) && g.moves(n) {
				return false
			}
		}
	}
	return true
}

func (g *slowGround) judgePath(m int) bool {
	standing := map[Place]bool{}
	for _, h := range g.all(func(h int) bool { return (g.act[h] == Convoy || g.act[h] == Airlift) && g.of[h] == m }) {
		driven := false
		for _, n := range g.all(func(n int) bool {
			return g.moving(n) && g.dest[n] == g.at(h) && g.power(n) != g.power(h) && g.units[n].Kind != Wing
		}) {
			driven = driven || g.moves(n)
		}
		if !driven {
			standing[g.at(h)] = true
		}
	}
	next := func(p, q Place) bool { return g.b.wing[p].Has(q) }
	reached := map[Place]bool{}
	for again := true; again; {
		again = false
		for p := range Place(Provinces) {
			if !standing[p] || reached[p] {
				continue
			}
			near := next(g.at(m), p) || g.way[m] == throughAir && g.r.AirliftOwn && p == g.at(m)
			for q := range Place(Provinces) {
				near = near || reached[q] && next(q, p)
			}
			if near {
				reached[p], again = true, true
			}
		}
	}
	for p := range Place(Provinces) {
		if reached[p] && next(p, g.dest[m]) {
			return true
		}
	}
	return false
}

// settle answers everything.
func (g *slowGround) settle() {
	g.done, g.guess, g.value, g.deps = map[slowNode]bool{}, map[slowNode]bool{}, map[slowNode]bool{}, nil
	g.forced = map[slowNode]bool{}
	for i := range g.units {
		if g.moving(i) {
			g.moves(i)
		}
		if g.act[i] == Support {
			g.counts(i)
		}
	}
	for n := range g.done {
		if !g.forced[n] && g.judge(n) != g.value[n] {
			*g.astray++
			return
		}
	}
}

func (g *slowGround) entered(p Place) int {
	for i := range g.units {
		if g.moving(i) && g.units[i].Kind != Wing && g.dest[i] == p && g.moves(i) {
			return i
		}
	}
	return -1
}
