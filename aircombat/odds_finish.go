// From probabilities of ends to the answer: states, expectations, advice, boundary.
package aircombat

// relief is the value of the fight with the reserve sent before the next round, and whether there is one to send.
func (k *Desk) relief() (float64, bool) {
	x := &k.side[OfAttacker].comps[0]
	if !k.sendable(0) || k.side[OfDefender].comps[0].engaged == 0 || x.engaged == 0 && !k.q.Reserve.Relief {
		return 0, false
	}
	i, j := k.relieved(0, 0)
	k.walk(i, j)
	return k.sum(), true
}

// sum is the expected value over the ends walked to.
func (k *Desk) sum() float64 {
	v := 0.0
	if k.aborts {
		for i, l := range k.lots {
			v += k.lotP[i] * k.endValue(l.end, k.side[OfAttacker].lots[l.a].child, k.side[OfDefender].lots[l.d].child, l.a, l.d)
		}
		return v
	}
	for i, p := range k.ends {
		if p > 0 {
			pair := i % k.out.Pairs
			v += p * k.endValue(End(i/k.out.Pairs), int32(pair/k.width), int32(pair%k.width), 0, 0)
		}
	}
	return v
}

// finish fills the answer.
func (k *Desk) finish(relief float64, reserve bool) {
	o := &k.out
	o.Weights, o.Value = k.w, k.sum()
	if k.aborts {
		for i, l := range k.lots {
			x, y := &k.side[OfAttacker].lots[l.a], &k.side[OfDefender].lots[l.d]
			s := k.state(l.end, x.child, y.child, k.lotP[i])
			if k.q.Detail >= Aborts {
				s.Aborted = [2]int{int(x.aborted), int(y.aborted)}
			}
			if k.q.Detail == ByGroup {
				s.Units = [2][]int{k.list(OfAttacker, &k.side[OfAttacker].comps[x.child].n), k.list(OfDefender, &k.side[OfDefender].comps[y.child].n)}
				s.Turned = [2][]int{k.list(OfAttacker, &x.n), k.list(OfDefender, &y.n)}
			}
			o.States = append(o.States, s)
		}
	} else {
		for i, p := range k.ends {
			if p > 0 {
				pair := i % o.Pairs
				end, a, d := End(i/o.Pairs), int32(pair/k.width), int32(pair%k.width)
				o.States = append(o.States, k.state(end, a, d, p))
			}
		}
	}
	o.order()
	o.fill()
	k.groups()
	k.advise(relief, reserve)
	if k.q.Boundary {
		k.boundary()
	}
}

// state is an end in totals; what it costs goes into the expectations.
func (k *Desk) state(end End, a, d int32, p float64) State {
	x, y := &k.side[OfAttacker].comps[a], &k.side[OfDefender].comps[d]
	s := btoi(x.sent)
	k.out.Factors[OfAttacker] += p * (k.before[OfAttacker][s] - x.factors)
	k.out.Factors[OfDefender] += p * (k.before[OfDefender][0] - y.factors)
	k.out.BRP[OfAttacker] += p * (k.beforeBRP[OfAttacker][s] - x.brp)
	k.out.BRP[OfDefender] += p * (k.beforeBRP[OfDefender][0] - y.brp)
	return State{Attacker: int(x.total), Defender: int(y.total), P: p, End: end}
}

func (k *Desk) list(side int, n *counts) []int {
	out := make([]int, len(k.side[side].base[0]))
	for i := range out {
		out[i] = int(n[i])
	}
	return out
}

// groups works out what every group may expect.
func (k *Desk) groups() {
	if k.q.Detail != ByGroup {
		return
	}
	for s := range k.side {
		list := make([]GroupOutlook, len(k.side[s].base[0]))
		for i := range list {
			list[i].Group = k.side[s].base[0][i]
			if len(k.side[s].base[1]) > 0 {
				list[i].Group = k.side[s].base[1][i]
			}
			for _, x := range k.out.States {
				list[i].Left += x.P * float64(x.Units[s][i])
				list[i].Aborted += x.P * float64(x.Turned[s][i])
			}
		}
		k.out.Groups[s] = list
	}
}

// advise works out what is best at once.
func (k *Desk) advise(relief float64, reserve bool) {
	a := &k.out.Advice
	if _, over := k.gone(0, 0); over {
		*a = Advice{Go: k.out.Value, Relief: k.out.Value, Stop: k.out.Value, Leave: k.out.Value, Presses: true, Stays: true}
		return
	}
	noA, noD := k.none(OfAttacker, 0), k.none(OfDefender, 0)
	a.Go, a.Relief = k.out.Value, k.out.Value
	if reserve {
		a.Relief = relief
	}
	a.Stop = k.endValue(Stopped, 0, 0, noA, noD) + k.w.Turn*k.startTurn
	if k.startQuiet {
		a.Stop += k.w.Quiet
	}
	a.Leave = k.endValue(Left, 0, 0, noA, noD)
	a.settle()
}

// settle draws the conclusions.
func (a *Advice) settle() {
	a.Presses = max(a.Go, a.Relief) > a.Stop+level
	a.Sends = a.Relief > max(a.Go, a.Stop)+level
	a.Stays = max(a.Go, a.Relief, a.Stop) <= a.Leave+level
}

// boundary asks at every number of units left who ends the fight, with nobody turned back.
func (k *Desk) boundary() {
	a, d := &k.side[OfAttacker], &k.side[OfDefender]
	k.steady = false
	left := max(k.q.Rounds-1, 0)
	grid := make([][]Call, a.comps[0].total+1)
	for i := range grid {
		grid[i] = make([]Call, d.comps[0].total+1)
	}
	for i := range a.comps {
		for j := range d.comps {
			x, y := &a.comps[i], &d.comps[j]
			if x.sent || y.sent || !k.meets(int32(i), int32(j)) {
				continue
			}
			c := callOf(k.decide(int32(i), int32(j), k.none(OfAttacker, int32(i)), k.none(OfDefender, int32(j)), left))
			at := &grid[x.total][y.total]
			if *at == CallNone {
				*at = c
			} else if *at != c {
				*at = CallDepends
			}
		}
	}
	k.out.Boundary = grid
}

func callOf(s said) Call {
	switch s {
	case saidGo:
		return CallGo
	case saidRelief:
		return CallRelief
	case saidEnd + said(Left):
		return CallLeave
	case saidEnd + said(Stopped):
		return CallStop
	}
	return CallNone
}
