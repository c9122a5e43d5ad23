// Levels: what tells one thinking opponent from another.

package ai

import (
	"crypto/sha256"
	_ "embed"
	"encoding/binary"
	"encoding/json"
	"slices"

	"awaw/engine"
)

// Level is one thinking opponent.
type Level struct {
	Name  string
	Nodes int // commands tried for one decision, unless Options say otherwise
	// All tells that it is meant to use every core and a longer clock.
	All bool

	hasty  bool // does not look long enough to tell what is sound
	wide   bool // tries other ways than the one it believes in
	belief int  // the manner of its mind it takes for the best
	first  int  // the first manner it has learned: those before are beyond it
	learnt bool // weighs by what was learnt from games, where its mind can
	book   bool // tries openings that were found off line beside its own
	// drilled tells that it believes in the manner its mind knows to do best in a scenario, by what came of games, and compares ways only as long as
	// it is open which is best, and leads player turns to one place.
	drilled bool
	storms  bool // tries plans that none of its manners would make
	turns   int  // how many player turns a trial leads beyond the present one
}

// levels, the weakest first. A trial that leads to the end of the enemy's next player turn told more, for the same number
// of commands, than a longer one (docs/opponents.md).
var levels = []Level{
	{Name: "cadet", Nodes: 200, hasty: true, belief: 1, first: 1},
	{Name: "pilot", Nodes: 400, belief: 1, first: 1},
	{Name: "commander", Nodes: 1500, wide: true, belief: 1, first: 1, turns: 1, drilled: true},
	{Name: "marshal", Nodes: 12_000, wide: true, book: true, storms: true, turns: 1, drilled: true, All: true},
}

// onTrial are levels that nobody is offered: they can be named to be measured. The flat one is Commander as it was before it was
// drilled; the reckoner is like that, weighs by chances learnt from games, and also tries to do nothing in a step.
var onTrial = []Level{
	{Name: "flat", Nodes: 1500, wide: true, belief: 1, first: 1, turns: 1},
	{Name: "reckoner", Nodes: 1500, wide: true, belief: 1, first: 1, turns: 1, learnt: true},
}

// Levels lists the thinking opponents, the weakest first.
func Levels() []Level { return slices.Clone(levels) }

// mostWorkers is how many may try at once.
const mostWorkers = 64

// thinker is a player of one level.
type thinker struct {
	know  Roster
	level Level
	o     Options
	asked Options // as it was set up, for players of a system's own
	minds []Mind  // one a worker, for the system last asked about
	queue []engine.Command
	goals map[engine.Side]engine.Ref // the objective of each side that is asked for command by command
	tries []try
	legal []engine.Command // room for what the position asked about allows
}

func newThinker(know Roster, l Level, o Options) *thinker {
	o.Workers = max(1, min(o.Workers, mostWorkers))
	return &thinker{know: know, level: l, o: o, asked: o, goals: map[engine.Side]engine.Ref{}}
}

// Choose goes on with what was decided, or decides.
func (t *thinker) Choose(p engine.Position, side engine.Side) engine.Command {
	t.legal = p.Legal(side, t.legal[:0])
	if len(t.queue) > 0 && engine.Takes(p, t.legal, t.queue[0]) {
		c := t.queue[0]
		t.queue = t.queue[1:]
		return c
	}
	d := t.decide(p, side, Watch{Objective: t.goals[side]})
	t.queue, t.goals[side] = d.Commands[1:], d.Objective
	return d.Commands[0]
}

// Decide gives the next commands.
func (t *thinker) Decide(p engine.Position, side engine.Side, w Watch) Decision {
	t.legal = p.Legal(side, t.legal[:0])
	d := t.decide(p, side, w)
	if len(t.legal) == 1 && t.know.playerFor(p, t.level, t.asked) == nil {
		t.gather(p)
		if v, ok := t.minds[0].(Speaker); ok && v.Veiled(p, side) {
			d.explain(t.minds[0], p, side)
		}
	}
	return d
}

// decide is Decide, with what is legal in its room.
func (t *thinker) decide(p engine.Position, side engine.Side, w Watch) Decision {
	if len(t.legal) == 1 {
		return Decision{Commands: slices.Clone(t.legal), Objective: w.Objective}
	}
	if own := t.know.playerFor(p, t.level, t.asked); own != nil {
		return own.Decide(p, side, w)
	}
	t.gather(p)
	s := &search{t: t, p: p, side: side, watch: w, legal: t.legal}
	return s.decide()
}

// gather sees to it that there is a mind for each worker.
func (t *thinker) gather(p engine.Position) {
	for i, m := range t.minds {
		if !m.Fits(p) {
			t.minds = t.minds[:i]
			break
		}
	}
	for len(t.minds) < t.o.Workers {
		m, usual := t.know.mindFor(p, t.level)
		if t.minds = append(t.minds, m); t.asked.Nodes <= 0 {
			t.o.Nodes = usual
		}
	}
}

// belief is the manner the level takes for the best for a side, before it has looked.
func (t *thinker) belief(m Mind, p engine.Position, side engine.Side) int {
	manner := t.level.belief
	if x, ok := m.(Drilled); ok && !t.level.wide {
		if d, ok := x.Doctrine(p, side); ok && d.Taught > 0 {
			manner = d.Taught
		}
	}
	return min(manner, m.Manners()-1)
}

// seed is the player's own for a position: its luck hangs on nothing that went before.
func (t *thinker) seed(p engine.Position, side engine.Side) engine.Seed {
	digest := p.Digest()
	b := binary.BigEndian.AppendUint64([]byte("awaw player"), t.o.Seed)
	b = append(append(b, byte(side)), digest[:]...)
	return sha256.Sum256(b)
}

// Measurement is how a level scored against another, draws counted half.
type Measurement struct {
	Level   string  `json:"level"`
	Against string  `json:"against"`
	Nodes   [2]int  `json:"nodes"` // commands tried for one decision, by each
	Games   int     `json:"games"`
	Share   float64 `json:"share"`
	// Seats is how many sides there were: one of them was of the level, all others of the other, and Share is that of the squares of points.
	// 0: two, and Share is that of games.
	Seats int `json:"seats,omitempty"`
	// Low and High are the bounds of the 95 % interval of Share, where it is one of several sides or of one scenario.
	Low  float64 `json:"low,omitempty"`
	High float64 `json:"high,omitempty"`
	// Scenario and Edition are what it was measured in, and in which edition; "" for what is said of the whole system.
	Scenario string `json:"scenario,omitempty"`
	Edition  int    `json:"edition,omitempty"`
	// Scenarios is how many scenarios Share is the mean of, each counting the same; 0 where it is of all games alike.
	Scenarios int `json:"scenarios,omitempty"`
}

//go:embed measured.json
var measured []byte

// Measured gives what a level that thinks as everywhere was measured to score in all, if it was.
func Measured(level string) (Measurement, bool) { return measuredIn(measured, level, "", 0) }

// Measured gives what a level was measured to score in the system, if it was.
func (k Knowledge) Measured(level string) (Measurement, bool) {
	return measuredIn(k.measurements(), level, "", 0)
}

// MeasuredOn gives what a level was measured to score in one edition of a scenario, if it was.
func (k Knowledge) MeasuredOn(level, scenario string, edition int) (Measurement, bool) {
	if scenario == "" {
		return Measurement{}, false
	}
	return measuredIn(k.measurements(), level, scenario, edition)
}

// measurements is the file that tells of the system; nil where nothing was measured.
func (k Knowledge) measurements() []byte {
	switch {
	case k.Measurements != nil:
		return k.Measurements
	case k.Mind == nil:
		return nil
	}
	return measured
}

func measuredIn(file []byte, level, scenario string, edition int) (Measurement, bool) {
	var all []Measurement
	if json.Unmarshal(file, &all) != nil {
		return Measurement{}, false // a test holds the file sound; there may be none
	}
	for _, m := range all {
		if m.Level == level && m.Scenario == scenario && m.Edition == edition {
			return m, true
		}
	}
	return Measurement{}, false
}
