package advice

import (
	"cmp"
	"errors"
	"slices"

	"awaw/ai"
	"awaw/engine"
)

// This file answers what a side could do: the plans a player who looks for answers would choose among, and what each is worth.

// Options bound what an answer may take. The zero value is the usual one.
type Options struct {
	Nodes   int // commands tried to find plans; 0 for what the level has that looks for them
	Games   int // each of the best plans is played on so often; 0 for UsualGames
	Plans   int // how many plans are looked at; 0 for six
	Workers int // how many games are played at once; 0 for one. The answer does not depend on it
	Seed    uint64
	// Stop ends it: what is known so far is given, marked as cut. Progress is told from 0 to 1, on the goroutine that asked.
	Stop     <-chan struct{}
	Progress func(share float64)
	// Pause is called between two games, by whoever plays them; nil for nothing.
	Pause func()
}

// How many games tell a plan's worth unless Options say otherwise, how many plans are shown, and how many are looked at for them.
const (
	UsualGames = 32
	Shown      = 3
	looked     = 6
)

// onlyPlans is the part of the progress that plans take to be found.
const onlyPlans = 0.2

// Plan is one thing a side could do now.
type Plan struct {
	Commands []engine.Command // in order; the first may be given at once, the rest as long as nothing else comes between
	Steps    []engine.Text    // what they do, as they are offered
	Meant    []engine.Text    // what they are for, where the player has words for it
	Expected []engine.Text    // what the player expects of them
	Chosen   bool             // it is the one the player would choose himself
	Chance   Chance           // to win
	Behind   Gap              // how far the chance of the first plan lies above this one's, in the same games; nothing for the first
	Gain     float64          // by how many points the lead grows until the turn is over, on average
	Lead     float64          // the lead in points at the end of the game, on average
	Own      float64          // what the side loses for good until the turn is over, on average, in the units printed on counters
	Theirs   float64          // and all others
}

// Level tells that so many games do not tell a plan from the first.
func (p Plan) Level() bool { return p.Behind.By <= p.Behind.Error }

// Hint is what a side could do.
type Hint struct {
	Side  engine.Side
	Plans []Plan // the best first; at least one
	Own   Plan   // the one the player would choose himself, whether or not it is among them
	Games int    // how often each was played on
	Ways  int    // how many plans were looked at
	Cut   bool   // it was stopped before its time
}

// The errors of asking.
var (
	ErrOver     = errors.New("the game is over: nothing is asked of anybody any more")
	ErrNotAsked = errors.New("nothing is asked of that side now")
)

// Ask tells what side could do in a position. Of the position only what the side sees has a part in the answer, and nothing is done in it.
func Ask(know ai.Roster, p engine.Position, side engine.Side, o Options) (Hint, error) {
	acting := p.ToAct()
	switch {
	case len(acting) == 0:
		return Hint{}, ErrOver
	case !slices.Contains(acting, side):
		return Hint{}, ErrNotAsked
	}
	seen := p.Seen(side)
	if len(seen.Legal(side, nil)) == 0 {
		return Hint{}, ErrNotAsked
	}
	w, err := newDesk(know, o).weighed(seen, side, o)
	if err != nil {
		return Hint{}, err
	}
	list := w.list
	h := Hint{Side: side, Ways: w.ways, Games: len(list[0].ends), Cut: stopped(o.Stop)}
	now := lead(p.Outcome(), side)
	h.Own = w.own.plan(seen, now, list[0].ends)
	for i := range list[:min(Shown, len(list))] {
		h.Plans = append(h.Plans, list[i].plan(seen, now, list[0].ends))
	}
	return h, nil
}

// weighing is what a side could do in a position.
type weighing struct {
	list []candidate // the best first; at least one
	own  candidate   // what the player would choose himself
	ways int         // how many were looked at
}

// weighed weighs what side could do in a position as it sees it.
func (d *desk) weighed(seen engine.Position, side engine.Side, o Options) (w weighing, err error) {
	tell := func(from, share float64) func(float64) {
		return func(x float64) {
			if o.Progress != nil {
				o.Progress(from + share*x)
			}
		}
	}
	ways := d.know.Advise(seen, side, ai.Options{Seed: o.Seed, Nodes: o.Nodes, Workers: d.workers}, plans(o), ai.Watch{Stop: o.Stop, Progress: tell(0, onlyPlans)})
	list := make([]candidate, len(ways))
	for i, way := range ways {
		list[i] = candidate{Decision: way, chosen: i == 0}
	}
	done := onlyPlans // of the progress
	if len(list) > Shown {
		if list, err = d.shortlist(seen, side, list, max(1, games(o)/3), tell(done, (1-done)/2)); err != nil {
			return w, err
		}
		done += (1 - done) / 2
	}
	told := slices.Clone(list)
	for i := range told {
		told[i].ends = nil
	}
	if err = d.judge(seen, side, told, 0, games(o), tell(done, 1-done)); len(told[0].ends) > 0 {
		list = told // or it was stopped before that
	}
	w.own = list[slices.IndexFunc(list, func(c candidate) bool { return c.chosen })]
	list = distinct(list)
	slices.SortStableFunc(list, better)
	w.list, w.ways = list[:min(Shown, len(list))], len(ways)
	return w, err
}

// aside is the number of the first game that chooses which plans are told. Those they are told by have numbers from 0: of many plans the best looks better than it
// is, in the games it was found best in.
const aside = 1 << 20

// shortlist leaves the plans that did best in some games, and the player's own.
func (d *desk) shortlist(seen engine.Position, side engine.Side, list []candidate, games int, tell func(float64)) ([]candidate, error) {
	err := d.judge(seen, side, list, aside, aside+games, tell)
	own := list[0]
	list = distinct(list)
	slices.SortStableFunc(list, better)
	best := list[:min(Shown, len(list))]
	if !slices.ContainsFunc(best, func(c candidate) bool { return c.chosen }) {
		best = append(best, own)
	}
	return best, err
}

func newDesk(know ai.Roster, o Options) *desk {
	return &desk{know: know, seed: o.Seed, workers: max(1, o.Workers), stop: o.Stop, pause: o.Pause}
}

func games(o Options) int {
	if o.Games > 0 {
		return o.Games
	}
	return UsualGames
}

func plans(o Options) int {
	if o.Plans > 0 {
		return o.Plans
	}
	return looked
}

// candidate is a plan with the games it was played on in.
type candidate struct {
	ai.Decision
	chosen bool
	ends   []end
}

// better puts the one that wins more first; of equals that with the greater lead, and the player's own order.
func better(a, b candidate) int {
	won := func(e end) float64 { return e.won }
	far := func(e end) float64 { return e.lead }
	return cmp.Or(cmp.Compare(mean(b.ends, won), mean(a.ends, won)), cmp.Compare(mean(b.ends, far), mean(a.ends, far)))
}

// perRound is how many games every candidate is played on in before it is looked whether somebody still waits.
const perRound = 4

// distinct leaves out what goes the same way as another one in every game: the player would have gone on with it anyway.
func distinct(list []candidate) (out []candidate) {
	for _, c := range list {
		i := slices.IndexFunc(out, func(o candidate) bool { return len(c.ends) > 0 && slices.Equal(o.ends, c.ends) })
		if i < 0 {
			out = append(out, c)
			continue
		}
		out[i].chosen = out[i].chosen || c.chosen
	}
	return out
}

// judge plays every candidate on in the games from one number to another. A round that was stopped counts for nobody.
func (d *desk) judge(seen engine.Position, side engine.Side, list []candidate, from, to int, tell func(float64)) error {
	for at := from; at < to; at += perRound {
		var all []asked
		for g := at; g < min(to, at+perRound); g++ {
			for i := range list {
				all = append(all, asked{seen, side, list[i].Commands, g})
			}
		}
		ends, err := d.play(all)
		if err != nil || stopped(d.stop) {
			return err
		}
		for n, e := range ends {
			i := n % len(list)
			list[i].ends = append(list[i].ends, e)
		}
		tell(float64(min(to, at+perRound)-from) / float64(to-from))
	}
	return nil
}

// Worth plays what a side does in a position on to the end, in other games than those by which Ask of the same options found it: there it may have been lucky.
func Worth(know ai.Roster, p engine.Position, side engine.Side, moves []engine.Command, o Options) (c Chance, err error) {
	list, err := newDesk(know, o).ends(p.Seen(side), side, moves, games(o), 2*games(o))
	for _, e := range list {
		c.add(e)
	}
	return c, err
}

// plan is a candidate as it is told.
func (c candidate) plan(seen engine.Position, now float64, first []end) Plan {
	p := Plan{Commands: c.Commands, Steps: stepsOf(seen, c.Commands), Meant: c.Meant, Expected: c.Expected, Chosen: c.chosen}
	for _, e := range c.ends {
		p.Chance.add(e)
	}
	p.Behind = gap(first, c.ends)
	p.Lead = mean(c.ends, func(e end) float64 { return e.lead })
	if len(c.ends) > 0 {
		p.Gain = mean(c.ends, func(e end) float64 { return e.turn }) - now
	}
	p.Own = mean(c.ends, func(e end) float64 { return e.own })
	p.Theirs = mean(c.ends, func(e end) float64 { return e.theirs })
	return p
}

// noDice ends the wording of a plan where dice would fall.
type noDice struct{}

var errDice = errors.New("advice: dice would fall")

// Roll gives none.
func (noDice) Roll(engine.Ask) ([]int, error) { return nil, errDice }

// stepsOf words commands as they are offered.
func stepsOf(p engine.Position, moves []engine.Command) (out []engine.Text) {
	for _, c := range moves {
		tell, ok := p.(engine.Teller)
		if !ok {
			return nil
		}
		if l := tell.Tell(c); !l.Name.IsZero() {
			out = append(out, l.Name)
		}
		next, _, err := p.Apply(c, noDice{})
		if err != nil {
			break
		}
		p = next
	}
	return out
}
