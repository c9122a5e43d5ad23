package play_test

import (
	"bytes"
	"errors"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
	"awaw/internal/nets"
)

// start starts a toy game with an open seed and a journal in memory.
func start(t testing.TB, s nets.System) (*play.Game, *play.Memory) {
	t.Helper()
	mem := &play.Memory{}
	g, err := play.New(s.Rules, s.Kit, s.Doc, play.Options{Seed: engine.OpenSeed(1), Open: true, Sink: mem, Program: "1.0", TextEvery: 1})
	if err != nil {
		t.Fatal(err)
	}
	return g, mem
}

// do carries out commands in notation.
func do(t testing.TB, g *play.Game, lines ...string) play.Done {
	t.Helper()
	var done play.Done
	for _, line := range lines {
		c, err := g.Rules().ParseCommand(g.Position(), line)
		if err != nil {
			t.Fatal(err)
		}
		if done, err = g.Do(c); err != nil {
			t.Fatalf("%s: %v", line, err)
		}
	}
	return done
}

func resume(t testing.TB, s nets.System, journal []byte, sink play.Sink) *play.Game {
	t.Helper()
	j, err := play.ReadJournal("test", bytes.NewReader(journal))
	if err != nil {
		t.Fatal(err)
	}
	g, err := play.Resume(s.Rules, s.Kit, j, sink)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

func TestTakeBackStopsAtDice(t *testing.T) {
	g, _ := start(t, buckets)
	do(t, g, "1 pass", "2 pass", "1 pass")
	before := g.Position().Digest()
	do(t, g, "2 attack 0")
	fought := g.Position().Digest()
	err := g.TakeBack(engine.NoSide)
	var barrier *play.Barrier
	if !errors.As(err, &barrier) || barrier.Why.Key != "game.barrier.die" {
		t.Fatalf("taking back a roll: %v", err)
	}
	if g.Position().Digest() != fought || before == fought {
		t.Error("the refused take-back changed the position")
	}
	if list, why := g.UndoList(2); len(list) != 0 || why.Key != "game.barrier.die" {
		t.Errorf("undo list %v, %v", list, why)
	}
}

func TestTakeBackRedoAndBranches(t *testing.T) {
	g, mem := start(t, buckets)
	zero := g.Position().Digest()
	do(t, g, "1 pass")
	one := g.Position().Digest()
	do(t, g, "2 pass")
	two := g.Position().Digest()
	if list, why := g.UndoList(1); len(list) != 2 || why.Key != "game.barrier.start" || list[0].Cmd != "" || list[1].Cmd != "1 pass" {
		t.Fatalf("undo list %+v, %v", list, why)
	}
	if err := g.TakeBack(1); err != nil || g.Position().Digest() != zero { // side 1's last command and what followed
		t.Fatalf("take back side 1: %v", err)
	}
	for _, want := range [][32]byte{one, two} {
		if ok, err := g.Redo(1); !ok || err != nil || g.Position().Digest() != want {
			t.Fatalf("redo: %v %v", ok, err)
		}
	}
	if ok, err := g.Redo(1); ok || err != nil {
		t.Fatalf("redo at the end: %v %v", ok, err)
	}
	branch := g.Head()
	if err := g.TakeBack(engine.NoSide); err != nil || g.Position().Digest() != one {
		t.Fatalf("take back the last: %v", err)
	}
	do(t, g, "2 attack 1") // another branch, with dice
	if err := g.GoTo(branch, 2); err == nil {
		t.Fatal("left a branch in which dice fell")
	}
	for _, e := range g.History(1) {
		if e.N == branch && !e.Branch {
			t.Error("the line taken back is not shown as a branch")
		}
	}
	back := resume(t, buckets, mem.Bytes(), nil)
	if back.Head() != g.Head() || back.Position().Digest() != g.Position().Digest() {
		t.Error("the resumed game stands elsewhere")
	}
	if r := back.Verify(); !r.OK() || r.Drawn != 2 {
		t.Errorf("verify: %+v", r)
	}
}

func TestAtShowsEveryLineAsItWas(t *testing.T) {
	g, mem := start(t, buckets)
	digests := [][32]byte{g.Position().Digest()}
	for !g.Outcome().Over {
		legal := g.Legal(g.ToAct()[0], nil)
		if _, err := g.Do(legal[len(legal)/2]); err != nil {
			t.Fatal(err)
		}
		digests = append(digests, g.Position().Digest())
	}
	for name, h := range map[string]*play.Game{"played": g, "resumed": resume(t, buckets, mem.Bytes(), nil)} {
		path := h.Path()
		for i := len(path) - 1; i >= 0; i-- {
			p, err := h.At(path[i], engine.NoSide)
			if err != nil || p.Digest() != digests[i] {
				t.Fatalf("%s: line %d: %v", name, path[i], err)
			}
		}
	}
	if _, err := g.At(99999, 1); err == nil {
		t.Error("a line that does not exist was shown")
	}
}

func TestSecretOrdersStayOutOfSight(t *testing.T) {
	g, mem := start(t, sealed)
	shared := g.Position().Digest()
	blank := g.Seen(2)
	do(t, g, "1 pick 9", "1 confirm")
	if g.Position().Digest() != shared || !reflect.DeepEqual(g.Seen(2), blank) {
		t.Error("side 1's orders changed what side 2 can know")
	}
	if !g.Sealed(1) || !slices.Equal(g.ToAct(), []engine.Side{2, 3}) || len(g.Legal(1, nil)) != 0 {
		t.Error("side 1 has not sealed its orders")
	}
	for _, line := range bytes.Split(mem.Bytes(), []byte("\n")) {
		if bytes.Contains(line, []byte("pick")) && !bytes.HasPrefix(line, []byte(`{"private":`)) {
			t.Errorf("the orders stand in the shared journal: %s", line)
		}
	}
	if list, why := g.UndoList(2); len(list) != 0 || why.Key != "game.barrier.secret" {
		t.Errorf("side 2's undo list shows something: %v %v", list, why)
	}
	if _, err := g.Do(engine.Command{Side: 1, Verb: toys.VerbPick, N: 5}); !errors.Is(err, play.ErrSealed) {
		t.Errorf("orders changed after sealing: %v", err)
	}
}

func TestDraftsHaveTheirOwnTakeBack(t *testing.T) {
	g, mem := start(t, sealed)
	do(t, g, "2 pick 5", "1 pick 9", "1 confirm", "2 pick 6")
	if err := g.TakeBack(1); err != nil || g.Sealed(1) { // the confirmation
		t.Fatal(err)
	}
	if err := g.TakeBack(1); err != nil { // the pick
		t.Fatal(err)
	}
	if err := g.TakeBack(1); err == nil {
		t.Error("side 1 took back more than its draft")
	}
	for range 2 {
		if ok, err := g.Redo(1); !ok || err != nil {
			t.Fatalf("redo: %v %v", ok, err)
		}
	}
	if !g.Sealed(1) {
		t.Error("the confirmation was not brought back")
	}
	g = resume(t, sealed, mem.Bytes(), mem) // killed here
	if !g.Sealed(1) || g.Sealed(2) {
		t.Fatal("the drafts were lost")
	}
	do(t, g, "2 confirm", "3 pick 3")
	done := do(t, g, "3 confirm")
	if !done.Opened || !done.Sealed {
		t.Fatalf("%+v", done)
	}
	if got := g.Outcome().Score; got[0].Points != 1 || got[1].Points != 0 {
		t.Errorf("9, 6 and 3 were shown, but the points are %v", got)
	}
	if err := g.TakeBack(3); err == nil {
		t.Error("shown orders were taken back")
	}
	if r := resume(t, sealed, mem.Bytes(), nil).Verify(); !r.OK() || r.Openings != 1 {
		t.Errorf("verify: %+v", r)
	}
}

func TestTiesAreBrokenByDiceWhenOrdersOpen(t *testing.T) {
	g, mem := start(t, sealed)
	done := do(t, g, "3 pick 9", "3 confirm", "1 pick 9", "1 confirm", "2 pick 9", "2 confirm")
	if l, _ := g.Line(done.Line); len(l.Rolls) == 0 || len(l.Rolls[0].Faces) != 3 || len(l.Orders) != 3 {
		t.Errorf("%+v", l)
	}
	nets.Replay(t, sealed, mem.Bytes())
}

func TestTypedDiceAreAwaited(t *testing.T) {
	g, mem := start(t, buckets)
	if err := g.SetTyped(true); err != nil {
		t.Fatal(err)
	}
	attack := engine.Command{Side: 1, Verb: toys.VerbAttack, B: engine.SpaceRef(2)} // two pieces a side
	_, err := g.Do(attack)
	if !errors.Is(err, engine.ErrNeedDice) {
		t.Fatal(err)
	}
	if err := g.TakeBack(1); err != nil { // nothing fell yet
		t.Fatal(err)
	}
	if _, waiting := g.Waiting(); waiting {
		t.Fatal("still waiting after the take-back")
	}
	_, _ = g.Do(attack)
	if _, err := g.Do(attack); !errors.Is(err, play.ErrWaiting) {
		t.Errorf("a second command while dice are awaited: %v", err)
	}
	for _, bad := range [][]int{{1}, {1, 7}, {0, 1}, {1, 2, 3}} {
		if _, err := g.Give(bad...); err == nil || errors.Is(err, engine.ErrNeedDice) {
			t.Errorf("faces %v: %v", bad, err)
		}
	}
	if _, err := g.Give(6, 6); !errors.Is(err, engine.ErrNeedDice) {
		t.Fatalf("the defender's dice are not asked for: %v", err)
	}
	if err := g.TakeBack(1); err == nil {
		t.Error("taken back after a die was typed")
	}
	if done, err := g.Give(2, 4); err != nil || done.Line == 0 {
		t.Fatal(err)
	}
	if got := g.ToAct(); !slices.Equal(got, []engine.Side{1}) || len(g.Legal(1, nil)) != 2 {
		t.Errorf("side 1 suffers two hits and must choose; to act %v, %v", got, g.Legal(1, nil))
	}
	if r := resume(t, buckets, mem.Bytes(), nil).Verify(); !r.OK() || r.Typed != 2 || r.Drawn != 0 {
		t.Errorf("%+v", r)
	}
}

// twice is a position that draws one key in every command: a defect a Game must find.
type twice struct{ engine.Position }

func (p twice) Apply(c engine.Command, d engine.Dice) (engine.Position, []engine.Event, error) {
	if _, err := d.Roll(engine.Ask{Key: engine.Key{Turn: 99}, N: 1, Sides: 6}); err != nil {
		return nil, nil, err
	}
	next, e, err := p.Position.Apply(c, d)
	return twice{next}, e, err
}

type twiceRules struct{ toys.Buckets }

func (r twiceRules) Setup(k engine.Kit, d engine.Doc) (engine.Position, error) {
	p, err := r.Buckets.Setup(k, d)
	return twice{p}, err
}

func TestAKeyIsDrawnOnce(t *testing.T) {
	s := buckets
	s.Rules = twiceRules{}
	g, _ := start(t, s)
	do(t, g, "1 pass")
	_, err := g.Do(engine.Command{Side: 2, Verb: toys.VerbPass})
	var twice *engine.KeyTwice
	if !errors.As(err, &twice) || twice.Key.Turn != 99 {
		t.Errorf("a key drawn twice: %v", err)
	}
	if g.Head() != 1 {
		t.Errorf("the game went on to line %d", g.Head())
	}
}

func TestSandboxesHaveTheirOwnDice(t *testing.T) {
	g, _ := start(t, buckets)
	do(t, g, "1 attack 0")
	for g.ToAct()[0] != 2 || len(g.Legal(2, nil)) < 3 { // losses, then side 1 passes
		legal := g.Legal(g.ToAct()[0], nil)
		if _, err := g.Do(legal[len(legal)-1]); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := g.Fork(g.Head(), 1, play.Options{Seed: engine.OpenSeed(1)}); err == nil {
		t.Error("a sandbox with the game's own seed")
	}
	mem := &play.Memory{}
	box, err := g.Fork(g.Head(), 1, play.Options{Seed: engine.OpenSeed(2), Open: true, Sink: mem})
	if err != nil || !box.Sandbox() {
		t.Fatal(err)
	}
	if err := box.TakeBack(engine.NoSide); err == nil {
		t.Error("the sandbox went back behind its beginning")
	}
	at := g.Head()
	do(t, g, "2 attack 1")
	do(t, box, "2 attack 1")
	a, _ := g.Line(g.Head())
	b, _ := box.Line(box.Head())
	if reflect.DeepEqual(a.Rolls, b.Rolls) {
		t.Error("the sandbox foretells the game's dice")
	}
	if r := resume(t, buckets, mem.Bytes(), nil).Verify(); !r.OK() {
		t.Errorf("the sandbox does not prove true: %v", r.Faults)
	}
	h, _ := start(t, buckets)
	box2, _ := h.Fork(0, 1, play.Options{Seed: engine.OpenSeed(3)})
	do(t, box2, "1 pass", "2 pass")
	if err := h.Adopt(box2); err != nil || h.Position().Digest() != box2.Position().Digest() {
		t.Errorf("a sandbox without dice was not adopted: %v", err)
	}
	box3, _ := h.Fork(h.Head(), 1, play.Options{Seed: engine.OpenSeed(3)})
	do(t, box3, "1 attack 0")
	if err := h.Adopt(box3); !errors.Is(err, play.ErrSandboxRolled) {
		t.Errorf("a sandbox that rolled: %v", err)
	}
	if err := g.Adopt(box2); err == nil {
		t.Errorf("a sandbox of another line (%d) was adopted", at)
	}
	s, _ := start(t, sealed)
	if _, err := s.Fork(0, 1, play.Options{Seed: engine.OpenSeed(2)}); !errors.Is(err, play.ErrHidden) {
		t.Errorf("a sandbox with the others' hands: %v", err)
	}
}

func TestNotesAndSettingsAreKept(t *testing.T) {
	g, mem := start(t, buckets)
	if err := g.Set("speed", "4"); err != nil {
		t.Fatal(err)
	}
	_ = g.Set("speed", "1")
	if err := g.Note(1, "a bold <plan> & more"); err != nil {
		t.Fatal(err)
	}
	do(t, g, "1 pass")
	h := resume(t, buckets, mem.Bytes(), nil)
	if v, ok := h.Setting("speed"); !ok || v != "1" {
		t.Errorf("setting %q", v)
	}
	if e := h.History(2)[0]; e.Kind != play.LineNote || e.Text != "a bold <plan> & more" || e.Side != 1 {
		t.Errorf("%+v", e)
	}
}

func TestASeedOfZerosIsRefused(t *testing.T) {
	if _, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, play.Options{}); err == nil || !strings.Contains(err.Error(), "seed") {
		t.Errorf("%v", err)
	}
}

// full fails every Append after the first n.
type full struct {
	play.Memory
	n int
}

func (f *full) Append(b []byte) error {
	if f.n--; f.n < 0 {
		return errors.New("no room")
	}
	return f.Memory.Append(b)
}

func TestAFullDiskChangesNothing(t *testing.T) {
	sink := &full{n: 2}
	g, err := play.New(buckets.Rules, buckets.Kit, buckets.Doc, play.Options{Seed: engine.OpenSeed(1), Sink: sink})
	if err != nil {
		t.Fatal(err)
	}
	do(t, g, "1 pass")
	before := g.Position().Digest()
	if _, err := g.Do(engine.Command{Side: 2, Verb: toys.VerbPass}); err == nil {
		t.Fatal("played on without a journal")
	}
	if g.Position().Digest() != before || g.Len() != 2 {
		t.Error("the game went on though nothing was written")
	}
	sink.n = 10
	do(t, g, "2 pass")
	resume(t, buckets, sink.Bytes(), nil)
}

func BenchmarkGameDo(b *testing.B) {
	var g *play.Game
	var buf []engine.Command
	chance := engine.NewFast(1)
	doc := engine.Doc{Name: "long", Data: []byte(`{"turns": 1000, "places": [[[90, 90], [90, 90]], [[90, 90], [90, 90]], [[90, 90], [90, 90]]]}`)}
	n := 0
	for b.Loop() {
		if g == nil || g.Outcome().Over || n%20000 == 0 {
			g, _ = play.New(buckets.Rules, buckets.Kit, doc, play.Options{Seed: engine.OpenSeed(uint64(n)), Sink: &play.Memory{}})
		}
		buf = g.Legal(g.ToAct()[0], buf[:0])
		if _, err := g.Do(buf[chance.Intn(len(buf))]); err != nil {
			b.Fatal(err)
		}
		n++
	}
	b.ReportMetric(float64(n)/b.Elapsed().Seconds(), "commands/s")
}
