package save

import (
	"errors"
	"flag"
	"fmt"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
)

// Whole games are played on a disk that fails, tears and dies at every step there is, and at every pair of steps. What a
// player was told to have happened must be there afterwards.

var everyPair = flag.Bool("pairs", false, "let every pair of steps fail, in every way, and not a sample of them")

// Games of a few dozen steps on the disk, with dice, losses that owners choose, and changes of hands.
var (
	short  = engine.Doc{Name: "short.json", Data: []byte(`{"turns": 1, "places": [[[1, 1], [1, 1]]]}`)}
	longer = engine.Doc{Name: "longer.json", Data: []byte(`{"turns": 3, "places": [[[2, 1], [1, 2]], [[3, 3], [3, 3]]]}`)}
)

// evening is one game and what its player was told of it.
type evening struct {
	t     *testing.T
	d     *faulty
	doc   engine.Doc
	store *Store
	loss  loss
	path  string
	told  [][32]byte // digests after each command that was told as done; told[0] is the set-up
	safe  int        // of them, how many a loss of power must leave
	died  int        // how often the machine did
}

// mustHold is how many of the told commands must be there after the machine died.
func (e *evening) mustHold() int {
	if e.loss == killed {
		return len(e.told)
	}
	return e.safe
}

// again does something until the disk lets it; the machine is started again when it dies. It gives up when the disk never does.
func (e *evening) again(what string, do func() error) {
	var err error
	for range 12 {
		err = do()
		if err == nil {
			return
		}
		if e.d.died {
			e.died++
			e.d.restart(e.loss)
		}
	}
	e.t.Fatalf("%s: the disk works again, and it still fails: %v", what, err)
}

// begin sets the game up; a file left by a failed try is left alone, and another name taken.
func (e *evening) begin() (g *play.Game, f *File) {
	e.again("beginning", func() (err error) {
		if f, err = e.store.Create(e.store.FreeName("game")); err != nil {
			return err
		}
		g, err = play.New(toys.Buckets{}, engine.Kit{}, e.doc, play.Options{Seed: engine.OpenSeed(4), Sink: f, TextEvery: 3})
		if err != nil {
			f.Close()
			return err
		}
		e.path = f.Path()
		return nil
	})
	e.told = [][32]byte{g.Position().Digest()}
	e.safe = 1
	return g, f
}

// load opens the game again and holds it against what was told.
func (e *evening) load() (g *play.Game, f *File) {
	e.again("opening", func() error {
		j, opened, err := loadFrom(e.d, e.path)
		var broken *play.JournalError
		if errors.As(err, &broken) {
			e.t.Fatalf("a game that was told to be there cannot be read: %v\n%s", err, e.d.names[e.path].data)
		}
		if err != nil {
			return err
		}
		f = opened
		if g, err = play.Resume(toys.Buckets{}, engine.Kit{}, j, f); err != nil {
			f.Close()
			return err
		}
		return nil
	})
	nodes := len(g.Path()) // the set-up among them
	if nodes < e.mustHold() {
		e.t.Fatalf("%d commands were safe, %d are there", e.mustHold()-1, nodes-1)
	}
	if nodes > len(e.told)+1 {
		e.t.Fatalf("%d commands were told, and %d are there", len(e.told)-1, nodes-1)
	}
	e.told = e.told[:min(nodes, len(e.told))]
	e.safe = min(e.safe, len(e.told))
	for i, n := range g.Path()[:len(e.told)] {
		p, err := g.At(n, engine.NoSide)
		if err != nil {
			e.t.Fatal(err)
		}
		if p.Digest() != e.told[i] {
			e.t.Fatalf("after command %d the position is another than was told", i)
		}
	}
	if nodes > len(e.told) { // it was done, though nobody could be told any more
		e.told = append(e.told, g.Position().Digest())
	}
	return g, f
}

// play plays on to the end, and through every failure.
func (e *evening) play(g *play.Game, f *File) {
	for refused := 0; len(g.ToAct()) > 0; {
		side := g.ToAct()[0]
		legal := g.Legal(side, nil)
		if len(legal) == 0 { // the game has lost its file
			f.Close()
			g, f = e.load()
			continue
		}
		done, err := g.Do(legal[0])
		switch {
		case err == nil:
			refused = 0
			e.told = append(e.told, g.Position().Digest())
			l, _ := g.Line(done.Line)
			if l.Rolled() || len(g.ToAct()) == 0 || g.ToAct()[0] != side {
				e.safe = len(e.told) // dice were shown, or another looks at the screen
			}
			continue
		case strings.Contains(err.Error(), "Illegal"):
			e.t.Fatal(err)
		case e.d.died:
			e.died++
			e.d.restart(e.loss)
		default:
			if refused++; refused < 2 {
				continue // the player tries again
			}
		}
		refused = 0
		f.Close()
		if e.d.died {
			e.died++
			e.d.restart(e.loss)
		}
		g, f = e.load()
	}
	f.Close()
	if e.d.died {
		e.died++
		e.d.restart(e.loss)
	}
}

// evenings plays a whole game under a plan, and then looks at what is left of it.
func evenings(t *testing.T, doc engine.Doc, links bool, plan map[int]fault, l loss) *evening {
	e := &evening{t: t, doc: doc, d: newFaulty(links), loss: l}
	for at, f := range plan {
		e.d.plan[at] = f
	}
	e.again("opening the folder", func() (err error) { e.store, err = openOn(e.d, "/saves"); return err })
	g, f := e.begin()
	e.play(g, f)
	e.d.plan = nil
	g, f = e.load()
	if r := g.Verify(); !r.OK() || len(g.ToAct()) > 0 {
		t.Fatalf("the game at its end: %v", r.Faults)
	}
	f.Close()
	return e
}

// losses are what may be lost under a plan: only a machine that dies loses anything.
func lossesOf(faults ...fault) []loss {
	for _, f := range faults {
		if f >= dies {
			return []loss{killed, lost, names, texts, halves, noughts}
		}
	}
	return []loss{killed}
}

func TestEverySingleFault(t *testing.T) {
	for _, links := range []bool{true, false} {
		quiet := evenings(t, longer, links, nil, killed)
		t.Logf("links %t: %d steps on the disk, %d commands", links, quiet.d.steps, len(quiet.told)-1)
		if quiet.d.steps < 60 || len(quiet.told) < 12 {
			t.Fatalf("%d steps on the disk, %d commands: too little to fail at", quiet.d.steps, len(quiet.told))
		}
		tried, died := 0, 0
		for at := 1; at <= quiet.d.steps; at++ {
			for _, f := range allFaults {
				for _, l := range lossesOf(f) {
					t.Run(fmt.Sprintf("links=%t/step=%d/fault=%d/loss=%d", links, at, f, l), func(t *testing.T) {
						died += evenings(t, longer, links, map[int]fault{at: f}, l).died
					})
					tried++
				}
			}
		}
		t.Logf("%d faults tried, the machine died %d times", tried, died)
		if died < tried/2 {
			t.Errorf("of %d tries the machine died in %d", tried, died)
		}
	}
}

func TestEveryPairOfFaults(t *testing.T) {
	steps := evenings(t, short, true, nil, killed).d.steps
	tried := 0
	for first := 1; first <= steps; first++ {
		for second := first + 1; second <= steps+12; second++ { // starting again takes steps as well
			for i, f := range allFaults {
				for k, g := range allFaults {
					for _, l := range lossesOf(f, g) {
						if !*everyPair && (first*7+second*5+i*3+k*11+int(l))%41 != 0 {
							continue
						}
						tried++
						t.Run(fmt.Sprintf("steps=%d,%d/faults=%d,%d/loss=%d", first, second, f, g, l), func(t *testing.T) {
							evenings(t, short, true, map[int]fault{first: f, second: g}, l)
						})
					}
				}
			}
		}
	}
	t.Logf("%d pairs tried over %d steps", tried, steps)
}
