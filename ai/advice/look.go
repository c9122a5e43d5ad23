package advice

import (
	"cmp"
	"errors"
	"maps"
	"math"
	"slices"

	"awaw/ai"
	"awaw/engine"
	"awaw/engine/play"
)

// This file looks back on a game that is over: how the chance of a side went, where it turned, what would have been better there, and how luck weighed.

// Turns is how many turning points are told.
const Turns = 3

// Review is how a game went for a side.
type Review struct {
	Side  engine.Side
	Curve []Point          // the chance of the side from the first position to the last, as players who decide fast play on
	Turns []Turning        // in the order they came; fewer where less moved than chance may move
	Dice  float64          // by how much the dice moved the chance, all in all
	Else  float64          // and all else: what was decided, by whomever
	Whole bool             // fights are taken whole: what was decided in them counts with their dice
	Luck  []engine.LuckSum // by side, from 0: what its dice destroyed, against what they could be expected to
	Games int              // how often each point was played on at least
	Cut   bool             // it was stopped before its time
}

// Point is the chance at a node.
type Point struct {
	Node, Turn int
	Date       engine.Text
	Chance     Chance
}

// Turning is a point at which the game turned.
type Turning struct {
	From, Node    int // the nodes before and after
	Turn          int
	Date          engine.Text
	Mover         engine.Side   // who decided; NoSide where all did at once
	Given         []engine.Text // what was done, as it is offered to who does it
	Told          []engine.Text // what happened
	Before, After Chance
	Change        Gap     // after against before
	Dice          float64 // how much of it the dice did, against what that was worth which was done
	Own, Others   float64 // how much the side's own decision did, and that of others, against what the players do who play on
	Better        *Better // nil where nothing else is shown to be better, or nothing was to be decided
	Same          int     // the turning point, from 1, that has told the same Better before; 0 for none
}

// Better is what a side would have done better, with what it knew.
type Better struct {
	Node int // it was to be done there
	Plan Plan
	Did  []engine.Text // what was done instead
	Cost Gap           // by how much the chance would have been better
}

// The errors of looking back.
var (
	ErrNotOver = errors.New("the game is not over: a review would tell what is still hidden")
	ErrCopy    = errors.New("this is a copy made for one side: a review needs the game itself")
	ErrNoSide  = errors.New("there is no such side in this game")
)

// How many points are played on, how often each, how many are looked at again, and how much oftener, unless Options say otherwise; and how many standard
// errors better must be what is told to be better.
const (
	mostPoints   = 60
	pointGames   = 12
	again        = 8
	oftener      = 4
	anew         = 12 // the games that tell a turning point have numbers up to this many times those of a point
	sure         = 1.6
	lookedBefore = 3 // decisions before a turning point that are looked into
	mostBack     = 80
)

// Persons are the sides whose seats no bot holds.
func Persons(g *play.Game) (out []engine.Side) {
	for _, s := range g.Outcome().Score {
		if g.Seat(s.Side) == play.SeatPerson {
			out = append(out, s.Side)
		}
	}
	return out
}

// Look tells how a game that is over went for a side, with what the side knew at each moment. Options.Games is how often each point is played on.
func Look(know ai.Roster, g *play.Game, side engine.Side, o Options) (Review, error) {
	c, err := Read(g, side)
	if err != nil {
		return Review{}, err
	}
	return c.Look(know, o)
}

// Look tells how the game went.
func (c *Course) Look(know ai.Roster, o Options) (Review, error) {
	if o.Games <= 0 {
		o.Games = pointGames
	}
	l := &looker{desk: newDesk(know, o), Course: c, o: o, known: map[int][]end{}, fresh: map[int]bool{}, shares: map[int]float64{}}
	r := Review{Side: c.side, Games: o.Games, Luck: c.luck}
	if err := l.look(&r); err != nil {
		return r, err
	}
	r.Cut = stopped(o.Stop)
	return r, nil
}

// look finds the turning points and looks into them.
func (l *looker) look(r *Review) error {
	places := l.points()
	r.Whole = l.whole
	if err := l.chances(places, l.o.Games, 0.5); err != nil {
		return err
	}
	type stretch struct {
		from, to int
		by       float64
	}
	var list []stretch
	for i, at := range places {
		if l.known[at] == nil {
			places = places[:i]
			break
		}
		if i > 0 {
			list = append(list, stretch{places[i-1], at, l.gap(places[i-1], at).By})
		}
	}
	if err := l.weighDice(r, places); err != nil {
		return err
	}
	weight := func(a, b stretch) int { return cmp.Compare(math.Abs(b.by), math.Abs(a.by)) }
	slices.SortStableFunc(list, weight)
	list = list[:min(again, len(list))]
	var ends []int
	for _, s := range list {
		ends = append(ends, s.from, s.to)
	}
	if err := l.chances(ends, oftener*l.o.Games, 0.2); err != nil {
		return err
	}
	for i := range list {
		list[i].by = l.gap(list[i].from, list[i].to).By
	}
	slices.SortStableFunc(list, weight)
	var found []Turning
	for _, s := range list {
		if len(found) == Turns || stopped(l.o.Stop) {
			break
		}
		from, to, err := l.narrow(s.from, s.to)
		if err != nil {
			return err
		}
		if err := l.afresh(from, to); err != nil {
			return err
		}
		if g := l.gap(from, to); math.Abs(g.By) <= 2*g.Error {
			continue
		}
		t, err := l.turning(from, to)
		if err != nil {
			return err
		}
		l.weighAgain(r, &t, from, to)
		found = append(found, t)
		l.done += 0.1
		l.partOf = 0
		l.tell(0)
	}
	slices.SortFunc(found, func(a, b Turning) int { return cmp.Compare(a.From, b.From) })
	r.Turns = found
	l.round(r)
	return nil
}

// round draws the curve through all moments, each as often as it was played on by then, so that turning points lie on it; and what is better at the same
// moment is told with the first of them alone.
func (l *looker) round(r *Review) {
	list := slices.Sorted(maps.Keys(l.known))
	for _, at := range list {
		_, date := engine.When(l.seen[at])
		r.Curve = append(r.Curve, Point{Node: l.path[at], Turn: l.deed[at].turn, Date: date, Chance: chanceOf(l.known[at])})
	}
	if n := len(list); n > 0 {
		r.Else = l.gap(list[0], list[n-1]).By - r.Dice
	}
	for i := range r.Turns {
		for j := range i {
			if a, b := r.Turns[j].Better, r.Turns[i].Better; a != nil && b != nil && a.Node == b.Node && r.Turns[i].Same == 0 {
				r.Turns[i].Same = j + 1
			}
		}
	}
}

func (l *looker) gap(from, to int) Gap { return gap(l.known[to], l.known[from]) }

func chanceOf(ends []end) (c Chance) {
	for _, e := range ends {
		c.add(e)
	}
	return c
}
