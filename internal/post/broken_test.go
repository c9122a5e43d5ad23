package post

import (
	"bytes"
	"encoding/json"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/scenarios"
)

// halfway is an office in which accepting an invitation came as far as its desk, and no further.
type halfway struct {
	o          *Office
	sent, back []byte // the invitation, and the answer that is to come
	path       string // of the desk
	desk       []byte
}

func acceptedHalfway(t *testing.T, pass, id string, side engine.Side) (h halfway) {
	t.Helper()
	host, _ := office(t, "")
	h.sent = invites(t, host, id, 1).Text
	o, known := office(t, pass)
	h.o, *known = o, true
	p, err := mail.Read(h.sent)
	if err != nil {
		t.Fatal(err)
	}
	d, back, err := mail.Accept(p, string(h.sent), side, engine.OpenSeed(77))
	if err != nil {
		t.Fatal(err)
	}
	if _, err = o.lock(d); err == nil {
		err = o.keep(d)
	}
	if err != nil {
		t.Fatal(err)
	}
	_, sum := d.Invited()
	h.back, h.path = back, o.deskPath(sum, side)
	if h.desk, err = os.ReadFile(h.path); err != nil {
		t.Fatal(err)
	}
	return h
}

// again reads the invitation once more: it brings the same answer, which lies there.
func (h halfway) again(t *testing.T) Told {
	t.Helper()
	told := reads(t, h.o, h.sent, engine.NoSide)
	if !bytes.Equal(told.Text, h.back) {
		t.Error("another answer")
	}
	if lies, err := os.ReadFile(told.Letter); err != nil || !bytes.Equal(lies, h.back) {
		t.Errorf("the answer lies in %q: %v", told.Letter, err)
	}
	return told
}

// A program that is killed, or finds no room, after any step of accepting an invitation brings it to its end when the invitation is read again: with
// the same answer, under the same passphrase, and the game begins once, with its seats.
func TestAcceptingIsBroughtToItsEnd(t *testing.T) {
	for _, pass := range []string{"", "green"} {
		h := acceptedHalfway(t, pass, "channel-1940", 2)
		told := h.again(t)
		data, err := os.ReadFile(told.Save)
		if err != nil {
			t.Fatal(err)
		}
		var first []byte // the save without its seats
		for line := range bytes.Lines(data) {
			if bytes.Contains(line, []byte(`"kind":"setting"`)) {
				break
			}
			first = append(first, line...)
		}
		if len(first) == len(data) {
			t.Fatal("the save has no seats")
		}
		for _, left := range [][]byte{data, first} { // and the desk lies there still
			if err := errors.Join(os.WriteFile(told.Save, left, 0o600), os.WriteFile(h.path, h.desk, 0o600)); err != nil {
				t.Fatal(err)
			}
			if again := h.again(t); again.Save != told.Save || len(h.o.Waiting()) > 0 {
				t.Errorf("passphrase %q: it begins as %q, and %d wait", pass, again.Save, len(h.o.Waiting()))
			}
			looked(t, h.o, told.Save, func(g *play.Game) {
				if g.Seat(1) != play.SeatMail || g.Seat(2) != play.SeatPerson {
					t.Errorf("passphrase %q: the seats are held by %q and %q", pass, g.Seat(1), g.Seat(2))
				}
			})
		}
	}
}

// The same of a game of four, which waits for others: an answer that does not lie there any more is given again, as it was, and for no other side.
func TestAnAnswerIsGivenAgain(t *testing.T) {
	for _, pass := range []string{"", "green"} {
		h := acceptedHalfway(t, pass, "wings-four-1901", 3)
		if _, err := h.o.Read(h.sent, 2, nil); !errors.As(err, new(*Accepted)) {
			t.Errorf("for another side: %v", err)
		}
		for range 2 {
			told := h.again(t)
			if told.Save != "" {
				t.Errorf("it begins as %q", told.Save)
			}
			if _, err := h.o.Read(h.sent, engine.NoSide, nil); !errors.As(err, new(*Accepted)) {
				t.Errorf("accepted again while the answer lies there: %v", err)
			}
			if err := os.Remove(told.Letter); err != nil { // it went out on a stick
				t.Fatal(err)
			}
		}
	}
}

// An invitation to a game that cannot begin here leaves nothing: neither desk nor answer.
func TestAnInvitationThatIsRefusedLeavesNothing(t *testing.T) {
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	host, _ := office(t, "")
	sent := invites(t, host, "channel-1940", 1)
	p, err := mail.Read(sent.Text)
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(*mail.Invitation){
		"an option that is none":           func(inv *mail.Invitation) { inv.Options = map[string]string{"nobody": "knows"} },
		"a keeper where nothing is hidden": func(inv *mail.Invitation) { inv.From = engine.NoSide },
		"two sides of one name": func(inv *mail.Invitation) {
			inv.Scenario = strings.Replace(string(doc.Data), `name = "Allies"`, `name = "Axis"`, 1)
		},
	} {
		inv := *p.Invitation
		change(&inv)
		_, text, err := mail.Invite(inv, engine.OpenSeed(5))
		if err != nil {
			t.Fatal(err)
		}
		o, _ := office(t, "")
		before := files(t, o)
		if _, err := o.Read(text, engine.NoSide, nil); err == nil {
			t.Errorf("%s is accepted", what)
		}
		same(t, what, before, files(t, o))
	}
}

// A desk that was changed is damaged, whatever of it: it begins no game, and is named.
func TestDamagedDesks(t *testing.T) {
	host, _ := office(t, "")
	sent := invites(t, host, "wings-four-1901", 1)
	o, _ := office(t, "")
	reads(t, o, sent.Text, 2)
	names, err := filepath.Glob(filepath.Join(o.Dir(), "*"+deskExt))
	if err != nil || len(names) != 1 {
		t.Fatal(names, err)
	}
	data, err := os.ReadFile(names[0])
	if err != nil {
		t.Fatal(err)
	}
	for what, change := range map[string]func(d map[string]any){
		"a side that there is not": func(d map[string]any) { d["side"] = 9 },
		"another side":             func(d map[string]any) { d["side"] = 3 },
		"another secret":           func(d map[string]any) { d["seed"] = engine.OpenSeed(9).String() },
		"a secret that is none":    func(d map[string]any) { d["seed"] = "" },
		"an answer of side 9": func(d map[string]any) {
			d["accepted"].([]any)[0].(map[string]any)["from"] = 9
		},
		"no invitation": func(d map[string]any) { d["invitation"] = "" },
	} {
		var d map[string]any
		if err := json.Unmarshal(data, &d); err != nil {
			t.Fatal(err)
		}
		change(d)
		text, err := json.Marshal(d)
		if err == nil {
			err = os.WriteFile(names[0], text, 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		if _, err := ReadDesk(names[0]); !errors.Is(err, mail.ErrDesk) {
			t.Errorf("%s: %v", what, err)
		}
		if bad := o.Damaged(); len(o.Waiting()) != 0 || len(bad) != 1 || bad[0] != names[0] {
			t.Errorf("%s: %d wait, %q are damaged", what, len(o.Waiting()), bad)
		}
	}
}

// Words with what no terminal should be given do not keep a letter from being read.
func TestWordsJamNoGame(t *testing.T) {
	host, _ := office(t, "")
	guest, _ := office(t, "")
	sent := invites(t, host, "wings-two-1901", 1)
	joined := reads(t, guest, sent.Text, engine.NoSide)
	here := reads(t, host, joined.Text, engine.NoSide).Save
	gives(t, host, here, "France: seal")
	told, err := host.Pack(here, "so\x1b[2J long\x7f\u0085, \u202eold friend\xff", nil)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := reads(t, guest, told.Text, engine.NoSide).Words, "so[2J long, old friend"; got != want {
		t.Errorf("the words are %q, want %q", got, want)
	}
}

// A game that waits for answers is told as that where its next letter is asked for; its invitation, or its answer, is given once more.
func TestAGameThatWaitsIsToldAsThat(t *testing.T) {
	host, _ := office(t, "")
	guest, _ := office(t, "")
	sent := invites(t, host, "wings-four-1901", 1)
	back := reads(t, guest, sent.Text, 2)
	for o, want := range map[*Office][]byte{host: sent.Text, guest: back.Text} {
		path := o.store.Path("Four Wings, 1901")
		if _, err := o.Pack(path, "", nil); !errors.Is(err, mail.ErrUnbegun) {
			t.Errorf("packed: %v", err)
		}
		if told, err := o.Again(path, nil); err != nil || !bytes.Equal(told.Text, want) || told.Letter == "" {
			t.Errorf("once more: %q, %v", told.Letter, err)
		}
		if _, err := o.Again(o.store.Path("Five Wings"), nil); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("a game of which nobody has heard: %v", err)
		}
	}
}

// Of several programs that read one invitation at once one accepts it: one desk, one answer, one game.
func TestOneInvitationReadAtOnce(t *testing.T) {
	host, _ := office(t, "")
	for _, id := range []string{"channel-1940", "wings-four-1901"} {
		sent := invites(t, host, id, 1)
		o, _ := office(t, "")
		var all sync.WaitGroup
		told := make([]Told, 8)
		errs := make([]error, len(told))
		for i := range told {
			all.Add(1)
			go func() {
				defer all.Done()
				told[i], errs[i] = Open(o.store, systems.Tables()).Read(sent.Text, 2, nil)
			}()
		}
		all.Wait()
		var answer []byte
		for i := range told {
			switch {
			case errs[i] == nil && answer == nil:
				answer = told[i].Text
			case errs[i] == nil:
				t.Errorf("%s: accepted twice, the same answer: %t", id, bytes.Equal(answer, told[i].Text))
			case !errors.Is(errs[i], ErrBusy) && !errors.As(errs[i], new(*Accepted)):
				t.Errorf("%s: %v", id, errs[i])
			}
		}
		letters, err := filepath.Glob(filepath.Join(o.Dir(), "*"+mail.Ext))
		if err != nil || len(letters) != 1 || answer == nil {
			t.Errorf("%s: %d answers lie there, %v", id, len(letters), err)
		}
	}
}

// Where the desk that accepted an invitation is damaged a second answer, with another secret, is refused, for any side.
func TestARuinedDeskAcceptsNothing(t *testing.T) {
	h := acceptedHalfway(t, "", "wings-four-1901", 3)
	if err := os.WriteFile(h.path, h.desk[:len(h.desk)/2], 0o600); err != nil {
		t.Fatal(err)
	}
	for _, side := range []engine.Side{engine.NoSide, 2, 3} {
		var e *Ruined
		if _, err := h.o.Read(h.sent, side, nil); !errors.As(err, &e) || e.Path != h.path {
			t.Errorf("side %d: %v", side, err)
		}
	}
	if err := os.Remove(h.path); err != nil {
		t.Fatal(err)
	}
	reads(t, h.o, h.sent, 3)
}
