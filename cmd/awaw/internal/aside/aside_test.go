package aside

import (
	"bytes"
	"encoding/json"
	"errors"
	"image"
	"reflect"
	"testing"

	"awaw/ai"
	"awaw/board"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/internal/report"
	"awaw/scenarios"
)

// posted is a worker that gets its jobs and gives its results as text, as a browser's does.
type posted struct {
	t     *testing.T
	bench *Bench
	done  int
	spoil func(*Job)
}

func (p *posted) Do(job Job, w ai.Watch) (Result, error) {
	var asked Job
	p.copy(job, &asked)
	if p.spoil != nil {
		p.spoil(&asked)
	}
	r := p.bench.Do(asked, w)
	var told Result
	p.copy(r, &told)
	told.Pixels = r.Pixels
	if told.Refused == "" {
		p.done++
	}
	return told, nil
}

func (p *posted) copy(from, to any) {
	p.t.Helper()
	text, err := json.Marshal(from)
	if err == nil {
		err = json.Unmarshal(text, to)
	}
	if err != nil {
		p.t.Fatal(err)
	}
}

// begun is a game of a scenario with a seed.
func begun(t *testing.T, id string) *play.Game {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	rules, kit, err := systems.Open(doc, systems.Tables(), nil)
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.New(rules, kit, doc, play.Options{Seed: engine.Seed{7}})
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// A level decides the same in a worker, which gets nothing but what its side has seen, as here: over the first decisions of a game of every
// system, secrets among them.
func TestDecidesTheSame(t *testing.T) {
	for _, id := range []string{"channel-1940", "coral-sea-1942", "wings-1901", "air-units-1901", "over-the-reich", "channel-skies"} {
		g := begun(t, id)
		o := ai.Options{Seed: 3, Nodes: 60}
		here, err := systems.Bots().Find("pilot", o)
		if err != nil {
			t.Fatal(err)
		}
		w := &posted{t: t, bench: NewBench()}
		there := Player(nil, w, Header(g.Header()), "pilot", o)
		for n := 0; n < 8 && len(g.ToAct()) > 0; n++ {
			side := engine.InTurn(g.ToAct(), n)
			p := g.Seen(side)
			want, got := here.Decide(p, side, ai.Watch{}), there.Decide(p, side, ai.Watch{})
			if !reflect.DeepEqual(got.Commands, want.Commands) || !sameTexts(got.Meant, want.Meant) || got.Said.Purpose != want.Said.Purpose {
				t.Fatalf("%s, decision %d: there %v %v, here %v %v", id, n, got.Commands, got.Meant, want.Commands, want.Meant)
			}
			for _, c := range want.Commands {
				if _, err := g.Do(c); err != nil {
					break // chance had a word
				}
			}
		}
		if w.done == 0 {
			t.Errorf("%s: nothing was decided there", id)
		}
	}
}

// A Marshal whose tries are shared with further workers decides as one alone does; where a worker brings nothing, the tries are carried out by who
// decides.
func TestSharedTriesDecideTheSame(t *testing.T) {
	for _, id := range []string{"channel-1940", "coral-sea-1942"} {
		g := begun(t, id)
		o := ai.Options{Seed: 3, Nodes: 600, Workers: 4}
		alone, err := systems.Bots().Find("marshal", o)
		if err != nil {
			t.Fatal(err)
		}
		deaf := &posted{t: t, bench: NewBench(), spoil: func(j *Job) { j.Tries.Of.Digest[0]++ }}
		hand := &posted{t: t, bench: NewBench()}
		w := &posted{t: t, bench: NewBench(hand, deaf)}
		there := Player(nil, w, Header(g.Header()), "marshal", o)
		for n := 0; n < 12 && len(g.ToAct()) > 0; n++ { // the first come of the book of openings
			side := engine.InTurn(g.ToAct(), n)
			p := g.Seen(side)
			want, got := alone.Decide(p, side, ai.Watch{}), there.Decide(p, side, ai.Watch{})
			if !reflect.DeepEqual(got.Commands, want.Commands) || got.Nodes != want.Nodes || got.Ahead != want.Ahead {
				t.Fatalf("%s, decision %d: shared %v after %d tries, alone %v after %d", id, n, got.Commands, got.Nodes, want.Commands, want.Nodes)
			}
			for _, c := range want.Commands {
				if _, err := g.Do(c); err != nil {
					break // chance had a word
				}
			}
		}
		if hand.done == 0 || deaf.done != 0 {
			t.Errorf("%s: one helped %d times, one that was told of another position %d times", id, hand.done, deaf.done)
		}
	}
}

func sameTexts(a, b []engine.Text) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if !a[i].Equal(b[i]) {
			return false
		}
	}
	return true
}

// A position that came over differently is not thought about: the level decides here.
func TestAnotherPositionIsRefused(t *testing.T) {
	g := begun(t, "channel-1940")
	o := ai.Options{Seed: 3, Nodes: 60}
	here, err := systems.Bots().Find("pilot", o)
	if err != nil {
		t.Fatal(err)
	}
	for name, spoil := range map[string]func(*Job){
		"digest": func(j *Job) { j.Think.Digest[0]++ },
		"text":   func(j *Job) { j.Think.Seen = bytes.Replace(j.Think.Seen, []byte("1"), []byte("2"), 1) },
		"game":   func(j *Job) { j.Think.Game = "{}" },
		"level":  func(j *Job) { j.Think.Level = "admiral" },
	} {
		w := &posted{t: t, bench: NewBench(), spoil: spoil}
		side := g.ToAct()[0]
		d := Player(here, w, Header(g.Header()), "pilot", o).Decide(g.Seen(side), side, ai.Watch{})
		if w.done != 0 || len(d.Commands) == 0 {
			t.Errorf("a changed %s is thought about %d times; decided %v", name, w.done, d.Commands)
		}
	}
}

// A defect met there is one met here, with what was met.
func TestDefectsComeBack(t *testing.T) {
	g := begun(t, "channel-1940")
	side := g.ToAct()[0]
	w := &posted{t: t, bench: NewBench()}
	p := Player(nil, w, Header(g.Header()), "pilot", ai.Options{Seed: 3, Nodes: 60})
	p.Decide(g.Seen(side), side, ai.Watch{})
	for k := range w.bench.bots {
		w.bench.bots[k] = stumbler{}
	}
	defer func() {
		err, ok := recover().(error)
		var fault *ai.Fault
		if !ok || !errors.As(err, &fault) || fault.What != "the map is upside down" || len(fault.Stack) == 0 {
			t.Errorf("what comes back is %v", err)
		}
	}()
	p.Decide(g.Seen(side), side, ai.Watch{})
}

type stumbler struct{ ai.Player }

func (stumbler) Decide(engine.Position, engine.Side, ai.Watch) ai.Decision {
	panic("the map is upside down")
}

// A worker paints every pixel as it is painted here, with the colours asked for.
func TestPaintsTheSame(t *testing.T) {
	kit, err := systems.Kit()
	if err != nil {
		t.Fatal(err)
	}
	if kit, err = kit.For(art.Deutan, true); err != nil {
		t.Fatal(err)
	}
	words, err := systems.Words("de")
	if err != nil {
		t.Fatal(err)
	}
	for _, id := range []string{"channel-1940", "wings-1901"} {
		b := begun(t, id).Kit().Board.(board.Board)
		var neutral []string
		here, err := mapsheet.NewPainter(kit, b, func() (*hexmap.Ground, error) { return report.Ground(b.ID()) }, neutral, words.Name)
		if err != nil {
			t.Fatal(err)
		}
		w := &posted{t: t, bench: NewBench()}
		there := Painter(here, w, Look{Eyes: kit.Eyes, Strong: kit.Bold(), Language: "de"}, b.ID(), neutral)
		x0, y0, _, _ := here.Extent()
		v := art.View{X0: x0 + .5, Y0: y0 + .5, W: 30}
		want, err := here.Paint(v, 160, 120, nil)
		if err != nil {
			t.Fatal(err)
		}
		got, err := there.Paint(v, 160, 120, nil)
		if err != nil || w.done != 1 {
			t.Fatalf("%s: %v, painted there %d times", id, err, w.done)
		}
		if got.Rect != image.Rect(0, 0, 160, 120) || !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("%s: the sheet painted there differs", id)
		}
		if _, err := there.Paint(v, 160, 120, func(float64) bool { return false }); !errors.Is(err, mapsheet.ErrCancelled) {
			t.Errorf("%s: painting that was stopped answers %v", id, err)
		}
	}
}
