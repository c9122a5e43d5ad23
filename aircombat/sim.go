// Simulated fights of any kind: each pair of compositions is resolved once for every throw, then looked up. ResolveRound
// is the same rule told in full, and the tests hold the two equal. One group against one is faster still: see Fast.
package aircombat

// Sim plays the fight of a question with dice, again and again. It is not for two callers at a time.
type Sim struct {
	k      *Desk
	blocks []*block
}

// block is what every throw does at a pair: a composition of the other side, or its lot where aborts are told apart.
type block struct {
	attack, defend [throws]int32
}

// Played is how a simulated fight ended.
type Played struct {
	End    End
	Left   [2]int // units
	Rounds int
	comp   [2]int32
}

// NewSim prepares the fight of a question. Its policies decide; Detail and Boundary do not matter. Errors are those of
// Odds.
func (r *Rules) NewSim(q *Question) (*Sim, error) {
	k := r.NewDesk()
	if err := r.checkQuestion(q); err != nil {
		return nil, err
	}
	own := *q
	own.Detail = Totals
	if err := k.prepare(&own, false); err != nil {
		return nil, err
	}
	if k.bestPlay {
		k.value()
	}
	k.said = zeroed(k.said, k.out.Pairs)
	return &Sim{k, make([]*block, k.out.Pairs)}, nil
}

// at gives the block of a pair.
func (s *Sim) at(a, d int32) *block {
	i := int(a)*s.k.width + int(d)
	if s.blocks[i] == nil {
		s.blocks[i] = s.resolve(a, d)
	}
	return s.blocks[i]
}

func (s *Sim) resolve(a, d int32) *block {
	k := s.k
	x, y := &k.side[OfAttacker].comps[a], &k.side[OfDefender].comps[d]
	net := int(k.net(x, y))
	back := int(y.strength)
	if k.cond.Silent {
		back = 0
	}
	b := &block{}
	for i := range throws {
		sum := i/6 + i%6 + 2
		b.attack[i] = k.side[OfDefender].struck(k, d, y, k.r.Read(int(x.strength), sum+net))
		b.defend[i] = k.side[OfAttacker].struck(k, a, x, k.r.Read(back, sum-net))
	}
	return b
}

// struck is what a result makes of a composition: its lot where aborts are told apart.
func (c *chain) struck(k *Desk, i int32, x *comp, res Result) int32 {
	if !k.aborts {
		return c.next[int(x.fromAll)+min(res.Eliminated, c.most)]
	}
	n := k.book.enter(res)
	c.hit(i, n, res)
	return c.hits[int(i)*c.results+int(n)] - 1
}

// Round fights one round at a pair of compositions, numbered as Start and Round number them, and tells how it goes on.
// Throws are 0 to 35: six times the first die less one, and the second die less one. Over tells that the fight has ended.
func (s *Sim) Round(a, d int32, throwA, throwD uint, left int) (nextA, nextD int32, end End, over bool) {
	k, b := s.k, s.at(a, d)
	lotA, lotD := b.defend[throwD], b.attack[throwA]
	nextA, nextD = lotA, lotD
	if k.aborts {
		nextA, nextD = k.side[OfAttacker].lots[lotA].child, k.side[OfDefender].lots[lotD].child
	}
	var said said
	if k.steady && (left > 0 || k.q.Rounds == 0) {
		said = k.ask(nextA, nextD, lotA, lotD, left)
	} else {
		said = k.decide(nextA, nextD, lotA, lotD, left)
	}
	switch said {
	case saidGo:
		return nextA, nextD, 0, false
	case saidRelief:
		nextA, nextD = k.relieved(nextA, nextD)
		return nextA, nextD, 0, false
	}
	return nextA, nextD, End(said - saidEnd), true
}

// Play fights once, drawing 64 bits for two rounds.
func (s *Sim) Play(source Source) Played {
	var p Played
	if end, over := s.k.gone(0, 0); over {
		p.End = end
		return s.told(p, 0, 0)
	}
	a, d, end, over := int32(0), int32(0), End(0), false
	for left := s.k.q.Rounds; !over; {
		bits := source.Uint64()
		for half := 0; half < 2 && !over; half++ {
			left = max(left-1, 0)
			x, y := Throws(uint32(bits))
			a, d, end, over = s.Round(a, d, x, y, left)
			bits >>= 32
			p.Rounds++
		}
	}
	p.End = end
	return s.told(p, a, d)
}

func (s *Sim) told(p Played, a, d int32) Played {
	p.comp = [2]int32{a, d}
	p.Left = [2]int{int(s.k.side[OfAttacker].comps[a].total), int(s.k.side[OfDefender].comps[d].total)}
	return p
}

// Force is what a played fight left of a side, in the unit it was fought in.
func (s *Sim) Force(p Played, side int) Force {
	c := &s.k.side[side&1]
	x := &c.comps[p.comp[side&1]]
	return append(Force{}, c.force(x)...)
}
