// Exact odds of any air combat: one door for the command line, the panel of a fight and the opponents.
//
// A fight is a walk over pairs of compositions, one of each side. Each round both roll, the losses are dealt by 19.61 to
// 19.65 with the owner choosing by a stated policy, and then the sides say whether they go on (18.522B). A round that
// changes nothing and is followed by another is divided out, so that fights to the finish are exact too.
package aircombat

import "fmt"

// Desk is room to work out odds in, used again from question to question. Nothing is kept between questions but the
// room. It is not for two callers at a time.
type Desk struct {
	r     *Rules
	out   Outlook
	board board

	q          *Question
	w          Weights
	cond       Conditions
	side       [2]chain
	book       book
	aborts     bool // rounds are told apart by their aborts
	bestPlay   bool
	steady     bool          // what the sides say depends on the pair alone
	given      bool          // the modifier is given, not found from the forces
	givenNet   int32         //
	width      int           // compositions of the defender
	before     [2][2]float64 // factors at the start, without and with the reserve
	beforeBRP  [2][2]float64
	startTurn  float64 // factors turned back by the round just fought
	startQuiet bool    // it has turned back every uninverted defender
	mass, then []float64
	dead       []int8    // by pair: 1 for no, 2 for yes
	worthA     []float64 // to the attacker: what each side has left
	worthD     []float64
	worthLeft  []float64 // and if the defender leaves
	said       []said
	plays      [][]float64 // by rounds left: the value of another round
	ends       []float64   // by end and pair
	lots       []lotEnd
	lotAt      map[lotEnd]int32
	lotP       []float64
	fates      [2][]fate
	selfs      []selfLoop
}

// NewDesk makes an empty desk.
func (r *Rules) NewDesk() *Desk {
	d := &Desk{r: r, lotAt: map[lotEnd]int32{}}
	for i := range d.side {
		d.side[i].r = r
		d.side[i].lotAt = map[lotKey]int32{}
	}
	return d
}

// Odds answers a question on a desk of its own.
func (r *Rules) Odds(q *Question) (*Outlook, error) { return r.NewDesk().Odds(q) }

// Odds answers a question. The answer holds until the next. Errors say what is wrong with the question, or that the
// fight is too large to be worked out exactly.
func (k *Desk) Odds(q *Question) (*Outlook, error) {
	if err := k.r.checkQuestion(q); err != nil {
		return nil, err
	}
	k.out.reset()
	if x, ok := k.simple(q); ok {
		k.duel(x, q.Weights)
		return &k.out, nil
	}
	if err := k.prepare(q, false); err != nil {
		return nil, err
	}
	if k.bestPlay {
		k.value()
	}
	relief, reserve := k.relief()
	k.walk(0, 0)
	k.finish(relief, reserve)
	return &k.out, nil
}

func (r *Rules) checkQuestion(q *Question) error {
	if err := q.Check(); err != nil {
		return err
	}
	for s, f := range [3]Force{q.Attacker, q.Defender, q.Reserve.Force} {
		if err := r.known(f); err != nil {
			return fmt.Errorf("%s: %w", [3]string{"attacker", "defender", "reserve"}[s], err)
		}
	}
	return nil
}

// prepare lays out both chains. For a table values are worked out whoever plays best.
func (k *Desk) prepare(q *Question, table bool) error {
	k.q, k.w, k.cond = q, q.Weights.orPlain(), q.Conditions
	k.bestPlay = table || q.Stay[0].Best || q.Stay[1].Best
	att, def, res := q.Attacker, q.Defender, q.Reserve.Force
	sq := k.r.InSquadrons(att, def, k.cond)
	later := sq || len(res) > 0 && hasSquadrons(res)
	k.out.Squadrons = sq
	a, d := &k.side[OfAttacker], &k.side[OfDefender]
	a.phases, d.phases = 1, 1
	a.squads, d.squads = [2]bool{sq, later}, [2]bool{sq, later}
	a.base[0], d.base[0] = appendForce(a.base[0][:0], att, k.r, sq), appendForce(d.base[0][:0], def, k.r, sq)
	a.base[1], d.base[1] = a.base[1][:0], d.base[1][:0]
	a.joins = counts{}
	if len(res) > 0 {
		a.phases = 2
		a.base[1] = appendForce(appendForce(a.base[1], att, k.r, later), res, k.r, later)
		for i, g := range a.base[1][len(att):] {
			a.joins[len(att)+i] = uint16(min(g.N, OddsUnits+1))
			g.N = 0
			a.base[0] = append(a.base[0], g)
		}
		if later && !sq {
			d.phases = 2
			d.base[1] = appendForce(d.base[1], def, k.r, true)
		}
	}
	for s := range k.side {
		c, most := &k.side[s], OddsMixed
		if c.plain() {
			most = OddsUnits
		}
		if n := c.base[c.phases-1].Total(); n > most {
			return fmt.Errorf("%s: %d units in the unit the fight is counted in; exact odds are given up to %d a side, of several groups up to %d",
				sideWord(s), n, OddsUnits, OddsMixed)
		}
	}
	a.tie, d.tie = q.Ties[OfAttacker], q.Ties[OfDefender]
	a.opt = Options{Bombing: k.cond.Bombing}
	d.opt = Options{Bombing: k.cond.Bombing, NoAborts: k.cond.DefenderStays()}
	a.scope, d.scope = ScopeAll, q.Scope
	k.aborts = q.Detail >= Aborts || k.w.byAborts() || q.Scope == ScopeEnough
	return k.layOut(sq, later)
}

func appendForce(to, f Force, r *Rules, sq bool) Force {
	for _, g := range f {
		if sq && !g.InSquadrons() {
			g.N, g.Squadrons = 3*g.N, true
		}
		to = append(to, g)
	}
	return to
}

// layOut builds the chains and the book, and checks that there is room.
func (k *Desk) layOut(sq, later bool) error {
	a, d := &k.side[OfAttacker], &k.side[OfDefender]
	most := 0
	var strongest [2]int
	for s := range k.side {
		c := &k.side[s]
		for p := range c.phases {
			strongest[s] = max(strongest[s], k.r.Strength(c.base[p], c.squads[p]))
		}
		most = max(most, strongest[s])
	}
	if k.cond.Silent {
		strongest[OfDefender] = 0
	}
	for s := range k.side {
		if err := k.side[s].build(k.r.worst(strongest[1-s]), k.q.Rounds); err != nil {
			return fmt.Errorf("%s: %w", sideWord(s), err)
		}
	}
	k.width = len(d.comps)
	pairs := len(a.comps) * k.width
	k.out.Pairs = pairs
	if pairs > OddsStates || k.bestPlay && k.q.Rounds > 0 && pairs*k.q.Rounds > 4*OddsStates {
		return fmt.Errorf("%d ways to be left, over %d rounds; exact odds are given up to %d (join like units, or ask about fewer)", pairs, k.q.Rounds, OddsStates)
	}
	k.book.open(k.r, most, k.aborts)
	if k.aborts {
		for s := range k.side {
			for i := range k.side[s].comps {
				k.book.enterAll(int(k.side[s].comps[i].strength))
			}
		}
	}
	for s := range k.side {
		c := &k.side[s]
		c.results = len(k.book.results)
		if !k.aborts {
			continue
		}
		if n := len(c.comps) * c.results; n > 4*OddsStates {
			return fmt.Errorf("%d results on %d ways to be left; ask without aborts, or about fewer units", c.results, len(c.comps))
		}
		c.hits = zeroed(c.hits, len(c.comps)*c.results)
		clear(c.lotAt)
	}
	k.measure()
	return nil
}

// measure notes what both sides are worth before the first round.
func (k *Desk) measure() {
	for s := range k.side {
		c := &k.side[s]
		for p := range 2 {
			if p == 1 && c.phases == 1 {
				k.before[s][1], k.beforeBRP[s][1] = k.before[s][0], k.beforeBRP[s][0]
				continue
			}
			k.before[s][p], k.beforeBRP[s][p] = k.r.Worth(c.base[p])
		}
	}
	d := &k.side[OfDefender]
	k.startTurn, k.startQuiet = 0, false
	if len(k.q.Turned) > 0 {
		var n counts
		back := 0
		for i, x := range k.q.Turned {
			n[i] = uint16(x)
			if g := k.q.Defender[i]; !g.Inverted && !g.Aside {
				back += x
			}
			if !d.base[0][i].InSquadrons() || k.q.Defender[i].InSquadrons() {
				continue
			}
			n[i] *= 3
		}
		k.startTurn = k.r.turned(d.base[0], n[:])
		ready := 0
		for _, g := range k.q.Defender {
			if !g.Inverted && !g.Aside {
				ready += g.N
			}
		}
		k.startQuiet = ready > 0 && back >= ready
	}
	k.weigh()
	k.steady = !k.bestPlay || k.q.Rounds == 0 && !k.w.byAborts()
}

// worst is the most units a roll of that strength, or of one below it, eliminates.
func (r *Rules) worst(strength int) int {
	one, last := 0, 0
	for row := 1; row <= lastRow; row++ {
		for col := r.lowest; col <= r.highest; col++ {
			if row <= strength {
				one = max(one, r.cells[row][col].Eliminated)
			}
			if row == lastRow {
				last = max(last, r.cells[row][col].Eliminated)
			}
		}
	}
	return strength/lastRow*last + one
}

// zeroed is a slice of n zeros in the room of another, if it is enough.
func zeroed[T any](s []T, n int) []T {
	if cap(s) < n {
		return make([]T, n)
	}
	s = s[:n]
	clear(s)
	return s
}
