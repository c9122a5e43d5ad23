package ai

import (
	"cmp"
	"slices"

	"awaw/engine"
)

// This file gives the best of what a player has weighed, not the very best alone: for whoever asks for advice.

// Adviser is a player that can tell several ways to go on.
type Adviser interface {
	// Advise gives up to so many different decisions of side, at least one, those it holds best first. p is what the side sees.
	Advise(p engine.Position, side engine.Side, most int, w Watch) []Decision
}

// advisor is the level whose look advice is.
const advisor = "commander"

// Advise gives up to so many different ways for side to go on, at least one, as the level that looks for answers weighs them, the best first. p is
// what the side sees, and it is asked something.
func (r Roster) Advise(p engine.Position, side engine.Side, o Options, most int, w Watch) []Decision {
	at := slices.IndexFunc(levels, func(l Level) bool { return l.Name == advisor })
	return newThinker(r, levels[at], o).Advise(p, side, most, w)
}

// Runner plays games on that are judged by how they end: it decides fast, and as well as one can that does.
type Runner struct {
	t   *thinker
	own Player // of the system, as long as it fits
}

// Likely makes the one who plays games like p on.
func (r Roster) Likely(p engine.Position, o Options) *Runner {
	name := "pilot"
	for _, k := range r {
		if k.Likely != "" && k.Player != nil && k.Player(p, Level{Name: k.Likely}, o) != nil {
			name = k.Likely
		}
	}
	at := slices.IndexFunc(levels, func(l Level) bool { return l.Name == name })
	return &Runner{t: newThinker(r, levels[at], o)}
}

// Begin begins another game, with a seed of its own.
func (r *Runner) Begin(seed uint64) { r.t.o.Seed, r.t.asked.Seed = seed, seed }

// Decide gives the next commands: what is believed to be right, with nothing said of it.
func (r *Runner) Decide(p engine.Position, side engine.Side, w Watch) []engine.Command {
	t := r.t
	if t.legal = p.Legal(side, t.legal[:0]); len(t.legal) == 1 {
		return slices.Clone(t.legal)
	}
	if x, ok := r.own.(Planner); ok && x.Staff.Fits(p) {
		return x.Decide(p, side, w).Commands
	}
	if r.own = t.know.playerFor(p, t.level, t.asked); r.own != nil {
		return r.own.Decide(p, side, w).Commands
	}
	t.gather(p)
	m := t.minds[0]
	if moves := m.Moves(p, side, t.belief(m, p, side), nil); len(moves) > 0 {
		return moves
	}
	return t.decide(p, side, w).Commands
}

// Advise gives the ways it compared.
func (t *thinker) Advise(p engine.Position, side engine.Side, most int, w Watch) []Decision {
	if t.legal = p.Legal(side, t.legal[:0]); len(t.legal) == 1 {
		return []Decision{t.Decide(p, side, w)}
	}
	if own := t.know.playerFor(p, t.level, t.asked); own != nil {
		if a, ok := own.(Adviser); ok {
			return a.Advise(p, side, most, w)
		}
		return []Decision{own.Decide(p, side, w)}
	}
	t.gather(p)
	s := &search{t: t, p: p, side: side, watch: w, legal: t.legal}
	first := s.decide()
	var order []int
	for i, w := range s.ways {
		if len(w.got) > 0 || len(s.ways[0].got) == 0 {
			order = append(order, i)
		}
	}
	slices.SortStableFunc(order, func(a, b int) int {
		return cmp.Or(cmp.Compare(len(s.ways[b].got), len(s.ways[a].got)), cmp.Compare(s.score(b), s.score(a)))
	})
	out := []Decision{first}
	seen := [][32]byte{s.after(first.Commands)}
	add := func(moves []engine.Command) {
		if len(out) == most {
			return
		}
		d := Decision{Commands: s.own(moves), Cut: s.cut}
		to := s.after(d.Commands)
		if slices.Contains(seen, to) {
			return
		}
		seen = append(seen, to)
		d.Meant, d.Expected = t.minds[0].Intent(p, side, d.Commands)
		out = append(out, d)
	}
	for _, i := range order {
		add(s.ways[i].moves)
	}
	if most = min(most, fewest); len(out) < most { // all manners come to the same: something else beside it
		for _, moves := range s.others() {
			add(moves)
		}
	}
	return out
}

// fewest is how many ways are told where there are as many, though the player would weigh fewer.
const fewest = 4

// others are ways that a player need not have weighed: to go on, whole missions, and single commands of each kind.
func (s *search) others() (out [][]engine.Command) {
	out = append(out, []engine.Command{s.onward()})
	if planner, ok := s.p.(engine.Planner); ok {
		for _, plan := range spread(planner.Plans(s.side), fewest) {
			if len(plan.Commands) > 0 {
				out = append(out, plan.Commands)
			}
		}
	}
	for _, c := range spread(s.legal, fewest) {
		if !s.t.minds[0].Folly(s.p, s.side, c) {
			out = append(out, []engine.Command{c})
		}
	}
	return out
}

// after tells commands apart by what they come to, with the same dice for all.
func (s *search) after(moves []engine.Command) [32]byte {
	dice := engine.NewKeyed(s.sample(0))
	p := s.p
	for _, c := range moves {
		next, _, err := p.Apply(c, dice)
		if err != nil {
			break
		}
		p = next
	}
	return p.Digest()
}

// Advise gives what the staff plans in each of its manners, that of the player first, and what else may be as good.
func (x Planner) Advise(p engine.Position, side engine.Side, most int, w Watch) []Decision {
	out := []Decision{x.Decide(p, side, w)}
	add := func(moves []engine.Command) {
		same := func(d Decision) bool { return slices.Equal(d.Commands, moves) }
		if len(out) < most && len(moves) > 0 && !slices.ContainsFunc(out, same) {
			out = append(out, Decision{Commands: moves, Nodes: 1})
		}
	}
	for k := range x.Staff.Manners() {
		add(x.Staff.Plan(p, side, k))
	}
	for _, moves := range x.Staff.Others(p, side) {
		add(moves)
	}
	return out
}
