package play_test

import (
	"bytes"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"flag"
	"fmt"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/toys"
	"awaw/internal/nets"
)

var rerecord = flag.Bool("rerecord", false, "write the kept journals of sealed orders anew")

// hands is the toy of secrets for so many sides: everybody holds 1, 5 and 9 but the last, who holds 2, 5 and 9.
func hands(sides int) nets.System {
	var salts, held []string
	for i := range sides {
		salts = append(salts, fmt.Sprintf("\"salt %d\"", i+1))
		held = append(held, "[1, 5, 9]")
	}
	held[sides-1] = "[2, 5, 9]"
	doc := fmt.Sprintf(`{"salts": [%s], "hands": [%s]}`, strings.Join(salts, ", "), strings.Join(held, ", "))
	return nets.System{Rules: toys.Sealed{}, Doc: engine.Doc{Name: "hands.json", Data: []byte(doc)}}
}

func pick(side engine.Side, n int) engine.Command {
	return engine.Command{Side: side, Verb: toys.VerbPick, N: int16(n)}
}

func confirm(side engine.Side) engine.Command {
	return engine.Command{Side: side, Verb: toys.VerbConfirm}
}

// give has a command done.
func give(t *testing.T, g *play.Game, c engine.Command) play.Done {
	t.Helper()
	done, err := g.Do(c)
	if err != nil {
		t.Fatal(err)
	}
	return done
}

// allButOneSeal has sides seal while the last still writes, who learns nothing by it.
func allButOneSeal(t *testing.T, g *play.Game, sides []engine.Side, last engine.Side, shared [32]byte) {
	t.Helper()
	for _, side := range sides {
		before := g.Seen(last)
		if done := give(t, g, confirm(side)); !done.Sealed || done.Opened || !g.Sealed(side) {
			t.Fatalf("side %d: %+v", side, done)
		}
		if g.Position().Digest() != shared || !reflect.DeepEqual(g.Seen(last), before) {
			t.Fatalf("sealing side %d's orders tells side %d something", side, last)
		}
	}
}

// firstUnseals has side 1 unseal and take its order back; the last has nothing to unseal.
func firstUnseals(t *testing.T, g *play.Game, last engine.Side) {
	t.Helper()
	if err := g.Unseal(last); !errors.Is(err, play.ErrNotSealed) {
		t.Errorf("unsealing what is open: %v", err)
	}
	if err := g.Unseal(1); err != nil || g.Sealed(1) || !slices.Equal(g.Draft(1), []string{"1 pick 5"}) {
		t.Fatalf("unseal: %v; the draft is %v", err, g.Draft(1))
	}
	if _, opens := g.Sealing(confirm(last)); opens {
		t.Error("it opens though side 1 has unsealed")
	}
	if err := g.TakeBack(1); err != nil || len(g.Draft(1)) != 0 {
		t.Fatalf("take back: %v; the draft is %v", err, g.Draft(1))
	}
}

// Two, four and seven sides write, change, seal, unseal and open their orders: who has sealed is known to all, what was written to
// nobody else, and the last command says beforehand that it opens.
func TestSecretOrdersOfTwoToSevenSides(t *testing.T) {
	for _, sides := range []int{2, 4, 7} {
		t.Run(fmt.Sprint(sides), func(t *testing.T) {
			s := hands(sides)
			g, mem := start(t, s)
			all := g.Writing()
			last := engine.Side(sides)
			if len(all) != sides || all[sides-1] != last {
				t.Fatalf("%v write", all)
			}
			shared := g.Position().Digest()
			for i := sides; i >= 1; i-- { // in any sequence
				side := engine.Side(i)
				give(t, g, pick(side, 5))
				if seals, opens := g.Sealing(confirm(side)); !seals || opens {
					t.Fatalf("side %d's confirmation: seals %t, opens %t", side, seals, opens)
				}
				if seals, _ := g.Sealing(pick(side, 9)); seals {
					t.Fatalf("side %d's pick seals", side)
				}
			}
			allButOneSeal(t, g, all[:sides-1], last, shared)
			if !slices.Equal(g.ToAct(), []engine.Side{last}) {
				t.Fatalf("%v still write", g.ToAct())
			}
			if seals, opens := g.Sealing(confirm(last)); !seals || !opens {
				t.Fatalf("the last confirmation: seals %t, opens %t", seals, opens)
			}
			firstUnseals(t, g, last)
			g = resume(t, s, mem.Bytes(), mem) // killed here
			if len(g.Draft(1)) != 0 || !slices.Equal(g.Draft(last), []string{fmt.Sprintf("%d pick 5", last)}) || sides > 2 && !g.Sealed(2) {
				t.Fatalf("drafts %v and %v after a break", g.Draft(1), g.Draft(last))
			}
			give(t, g, pick(1, 9))
			give(t, g, confirm(1))
			done := give(t, g, confirm(last))
			if l, _ := g.Line(done.Line); !done.Opened || len(l.Orders) != sides {
				t.Fatalf("%+v opens %d orders", done, len(l.Orders))
			}
			if err := g.Unseal(1); !errors.Is(err, play.ErrNotSealed) {
				t.Errorf("unsealing what is open to all: %v", err)
			}
			if got := g.Outcome().Score; len(got) != sides || got[0].Points != 1 {
				t.Errorf("9 beats 5: %v", got)
			}
			if r := nets.Replay(t, s, mem.Bytes()).Verify(); r.Openings != 1 {
				t.Errorf("%+v", r)
			}
			kept(t, fmt.Sprintf("testdata/sealed-%d.awj", sides), mem.Bytes())
		})
	}
}

// kept compares a journal with the one of that name: the lines of secret orders are settled, byte for byte.
func kept(t *testing.T, file string, journal []byte) {
	t.Helper()
	if *rerecord {
		if err := os.WriteFile(file, journal, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	a, b := bytes.Split(journal, []byte("\n")), bytes.Split(want, []byte("\n"))
	for i := range min(len(a), len(b)) {
		if !bytes.Equal(a[i], b[i]) {
			t.Fatalf("%s:%d: a journal of secret orders is written otherwise than settled:\n%s\nwas\n%s", file, i+1, a[i], b[i])
		}
	}
	if len(a) != len(b) {
		t.Fatalf("%s has %d lines, %d are written", file, len(b), len(a))
	}
}

// Random play of all numbers of sides, with take-backs, proves true and replays.
func TestSecretOrdersByChance(t *testing.T) {
	for sides := 2; sides <= 7; sides++ {
		s := hands(sides)
		for seed := range uint64(4) {
			mem := nets.RandomPlay(t, s, nets.Play{Seed: seed, Most: 5000, Every: 9, Back: 20})
			nets.Replay(t, s, mem.Bytes())
		}
	}
}

// lock turns the newest plain draft of a side in a journal into one under a scheme.
func lock(journal []byte, side int, needs string) []byte {
	lines := bytes.Split(journal, []byte("\n"))
	for i := len(lines) - 1; i >= 0; i-- {
		from := bytes.Index(lines[i], []byte(`"cmds"`))
		if from >= 0 && bytes.HasPrefix(lines[i], []byte(`{"private":"draft"`)) && bytes.Contains(lines[i], fmt.Appendf(nil, `"side":%d,`, side)) {
			at := bytes.Index(lines[i], []byte(`"sealed"`))
			sealed := []byte("}")
			if at >= 0 {
				sealed = append([]byte(","), lines[i][at:bytes.Index(lines[i], []byte(`,"salt"`))]...)
				sealed = append(sealed, '}')
			}
			lines[i] = slices.Concat(lines[i][:from], []byte(`"scheme":"age/1","text":"b3BhcXVl"`), []byte(needs), sealed)
		}
	}
	return bytes.Join(lines, []byte("\n"))
}

// Orders under a scheme this program does not know are kept, not withdrawn: the player is told what opens them, the others go on,
// and they open when somebody brings salt and commands that are those sealed.
func TestLockedOrdersAreKept(t *testing.T) {
	s := hands(4)
	g, mem := start(t, s)
	do(t, g, "2 pick 9", "2 confirm", "1 pick 5", "3 pick 5")
	before := mem.Bytes()
	locked := lock(before, 2, `,"needs":"9.9"`)
	if bytes.Equal(before, locked) {
		t.Fatal("nothing was locked")
	}
	sink := &play.Memory{}
	if err := sink.Append(locked); err != nil {
		t.Fatal(err)
	}
	h := resume(t, s, locked, sink)
	if n := h.Notices(); len(n) != 1 || n[0].Text.Key != "game.notice.locked.by" {
		t.Fatalf("told %+v", n)
	}
	if !h.Sealed(2) || len(h.Draft(2)) != 0 || !bytes.Equal(sink.Bytes(), locked) {
		t.Fatal("the orders are not kept sealed")
	}
	do(t, h, "1 confirm", "3 confirm", "4 pick 5")
	if seals, opens := h.Sealing(confirm(4)); !seals || opens {
		t.Errorf("the last one's confirmation: seals %t, opens %t though orders are locked", seals, opens)
	}
	if done := do(t, h, "4 confirm"); done.Opened || len(h.LockedOrders()) != 1 || h.LockedOrders()[0].Scheme != "age/1" || h.LockedOrders()[0].Needs != "9.9" {
		t.Fatalf("%+v, locked %+v", done, h.LockedOrders())
	}
	salt := saltOf(t, before, 2)
	if _, err := h.Unlock(2, salt, []string{"2 pick 5", "2 confirm"}); err == nil {
		t.Error("other orders than those sealed are taken")
	}
	if _, err := h.Unlock(1, salt, nil); err == nil {
		t.Error("orders that are not locked are unlocked")
	}
	done, err := h.Unlock(2, salt, []string{"2 pick 9", "2 confirm"})
	if err != nil || !done.Opened || h.Outcome().Score[1].Points != 1 {
		t.Fatalf("%+v, %v", done, err)
	}
	if r := nets.Replay(t, s, sink.Bytes()).Verify(); !r.OK() {
		t.Errorf("%+v", r)
	}
}

// A locked draft that was not sealed is kept in the file, and the side writes anew; locked orders can be unsealed by their owner.
func TestLockedDrafts(t *testing.T) {
	s := hands(4)
	g, mem := start(t, s)
	do(t, g, "2 pick 9")
	h := resume(t, s, lock(mem.Bytes(), 2, ""), nil)
	if n := h.Notices(); len(n) != 1 || n[0].Text.Key != "game.notice.locked" || len(h.Draft(2)) != 0 || len(h.LockedOrders()) != 0 {
		t.Fatalf("told %+v, draft %v", n, h.Draft(2))
	}
	do(t, g, "2 confirm")
	h = resume(t, s, lock(mem.Bytes(), 2, ""), nil)
	if err := h.TakeBack(2); err != nil || h.Sealed(2) || len(h.LockedOrders()) != 0 {
		t.Fatalf("unsealing locked orders: %v", err)
	}
	do(t, h, "2 pick 5")
}

// saltOf reads the salt of a side's sealed orders from its private line.
func saltOf(t *testing.T, journal []byte, side int) []byte {
	t.Helper()
	for line := range bytes.Lines(journal) {
		if _, rest, ok := bytes.Cut(line, []byte(`"salt":"`)); ok && bytes.HasPrefix(line, []byte(`{"private"`)) && bytes.Contains(line, fmt.Appendf(nil, `"side":%d,`, side)) {
			salt, err := hex.DecodeString(string(rest[:bytes.IndexByte(rest, '"')]))
			if err != nil || len(salt) < sha256.Size/2 {
				t.Fatalf("salt %x, %v", salt, err)
			}
			return salt
		}
	}
	t.Fatal("no salt")
	return nil
}

// A side is handed to a bot and taken back: the newest word counts, half-written orders do not pass from one to the other, and
// what a bot is shown does not tell of anybody's draft.
func TestSeatsAreHandedOver(t *testing.T) {
	s := hands(4)
	g, mem := start(t, s)
	if g.Seat(3) != play.SeatPerson || g.Seats() != nil {
		t.Fatalf("seats %v before anybody sat down", g.Seats())
	}
	blank := g.Seen(2)
	do(t, g, "1 pick 9", "1 confirm", "2 pick 5", "3 pick 1")
	if err := g.GiveSeat(2, "pilot"); err != nil {
		t.Fatal(err)
	}
	if !slices.Equal(g.Seats(), []string{"person", "pilot"}) || len(g.Draft(2)) != 0 || !reflect.DeepEqual(g.Seen(2), blank) {
		t.Fatalf("seats %v, draft %v: the bot does not begin from the position", g.Seats(), g.Draft(2))
	}
	if !g.Sealed(1) || len(g.Draft(3)) != 1 {
		t.Error("others' orders were touched")
	}
	if g.CanRedo(2) {
		t.Error("the bot can bring back what the person wrote")
	}
	do(t, g, "2 pick 1")
	if err := g.GiveSeat(2, play.SeatPerson); err != nil || g.Seat(2) != play.SeatPerson || len(g.Draft(2)) != 0 {
		t.Fatalf("taken back: %v, %q, %v", err, g.Seat(2), g.Draft(2))
	}
	if err := g.GiveSeat(1, "commander"); err != nil || !g.Sealed(1) {
		t.Fatalf("sealed orders do not stand when a seat changes hands: %v", err)
	}
	for _, bad := range []string{"", "two words", "a,b"} {
		if err := g.GiveSeat(1, bad); err == nil {
			t.Errorf("the seat is given to %q", bad)
		}
	}
	if err := g.GiveSeat(engine.NoSide, "pilot"); err == nil {
		t.Error("nobody's seat is given away")
	}
	h := resume(t, s, mem.Bytes(), nil)
	if !slices.Equal(h.Seats(), []string{"commander", "person"}) || h.Seat(4) != play.SeatPerson || len(h.Draft(2)) != 0 || len(h.Draft(3)) != 1 {
		t.Errorf("resumed with seats %v, drafts %v and %v", h.Seats(), h.Draft(2), h.Draft(3))
	}
}
