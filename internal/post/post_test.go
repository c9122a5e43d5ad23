package post

import (
	"bytes"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/engine/systems"
	"awaw/internal/locks"
	"awaw/internal/mail"
	"awaw/internal/save"
	"awaw/scenarios"
)

// office opens a desk of its own. With a passphrase the saves of its games are under it, and it is known while known tells so.
func office(t *testing.T, passphrase string) (o *Office, known *bool) {
	t.Helper()
	store, err := save.Open(filepath.Join(t.TempDir(), "saves"))
	if err != nil {
		t.Fatal(err)
	}
	o, known = Open(store, systems.Tables()), new(bool)
	if passphrase == "" {
		return o, known
	}
	ask := func(engine.Side, bool) (string, error) {
		if !*known {
			return "", errors.New("nobody is there to be asked")
		}
		return passphrase, nil
	}
	o.Lock = func(side engine.Side) (*play.LocksMark, play.Cipher, error) {
		return locks.New([]locks.Passphrase{{Side: side, Text: passphrase}})
	}
	o.Key = func(d *mail.Desk) (play.Cipher, error) { return new(locks.Ring).Open(d.Locks, ask) }
	o.Unlock = func(j *play.Journal) error { return new(locks.Ring).Unlock(j, ask) }
	return o, known
}

func invites(t *testing.T, o *Office, id string, side engine.Side) Told {
	t.Helper()
	doc, err := scenarios.Doc(id)
	if err != nil {
		t.Fatal(err)
	}
	told, err := o.Invite(doc, nil, side, "2026-01-01")
	if err != nil {
		t.Fatal(err)
	}
	return told
}

func reads(t *testing.T, o *Office, text []byte, side engine.Side) Told {
	t.Helper()
	told, err := o.Read(text, side, nil)
	if err != nil {
		t.Fatal(err)
	}
	return told
}

// files gives all that lies in an office, by path, but for what is remembered of the list of saves.
func files(t *testing.T, o *Office) map[string]string {
	t.Helper()
	out := map[string]string{}
	err := filepath.WalkDir(filepath.Dir(o.dir), func(path string, e os.DirEntry, err error) error {
		if err != nil || e.IsDir() || e.Name() == ".list" {
			return err
		}
		text, err := os.ReadFile(path)
		out[path] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

func same(t *testing.T, what string, before, after map[string]string) {
	t.Helper()
	for path, text := range after {
		if before[path] != text {
			t.Errorf("%s: %s was written", what, path)
		}
	}
	if len(before) != len(after) {
		t.Errorf("%s: %d files, there were %d", what, len(after), len(before))
	}
}

// The desk of a game that waits to begin under a passphrase opens nothing to who copies it; the game begins once the passphrase is given.
func TestAGameWaitsUnderItsPassphrase(t *testing.T) {
	for _, x := range []struct {
		id    string
		sides int
	}{{"channel-1940", 2}, {"wings-four-1901", 4}} {
		host, known := office(t, "red")
		sent := invites(t, host, x.id, 1)
		answers := [][]byte{}
		for side := 2; side <= x.sides; side++ {
			o, _ := office(t, "blue")
			answers = append(answers, reads(t, o, sent.Text, engine.Side(side)).Text)
			for path, text := range files(t, o) {
				if strings.Contains(text, "AGE-SECRET-KEY") || strings.Contains(text, `"seed":"`) {
					t.Errorf("%s: %s shows a secret", x.id, path)
				}
			}
		}
		for path, text := range files(t, host) {
			if strings.Contains(text, "AGE-SECRET-KEY") || strings.Contains(text, `"seed":"`) {
				t.Errorf("%s: %s shows a secret", x.id, path)
			}
		}
		last := answers[len(answers)-1]
		for _, text := range answers[:len(answers)-1] {
			reads(t, host, text, engine.NoSide)
		}
		before := files(t, host)
		told, err := host.Read(last, engine.NoSide, nil)
		if err == nil || told.Save != "" {
			t.Fatalf("%s: it begins without its passphrase: %+v", x.id, told)
		}
		same(t, x.id, before, files(t, host))
		*known = true
		if told = reads(t, host, last, engine.NoSide); !told.Begun {
			t.Fatalf("%s: it does not begin: %+v", x.id, told)
		}
		if _, err := host.Pack(told.Save, "", nil); !errors.Is(err, mail.ErrYourTurn) && !errors.Is(err, mail.ErrNothing) {
			t.Errorf("%s: its save does not open: %v", x.id, err)
		}
	}
}

// An invitation that fails for want of a passphrase leaves nothing that waits.
func TestAnInvitationThatFailsLeavesNothing(t *testing.T) {
	o, _ := office(t, "")
	no := errors.New("no passphrase")
	o.Lock = func(engine.Side) (*play.LocksMark, play.Cipher, error) { return nil, nil, no }
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := o.Invite(doc, nil, 1, ""); !errors.Is(err, no) || len(files(t, o)) != 0 {
		t.Errorf("%v, %d files", err, len(files(t, o)))
	}
}

// Papers that come twice are told as that and change nothing: an invitation at the desk that has accepted it, and at the one that wrote it; an
// answer, before the game has begun and after.
func TestPapersThatComeTwice(t *testing.T) {
	for _, x := range []struct {
		id    string
		sides int
	}{{"channel-1940", 2}, {"wings-four-1901", 4}} {
		host, _ := office(t, "")
		sent := invites(t, host, x.id, 1)
		twice := func(when string, o *Office, text []byte, want error) {
			t.Helper()
			before := files(t, o)
			if _, err := o.Read(text, engine.NoSide, nil); err == nil || want != nil && !errors.Is(err, want) {
				t.Errorf("%s, %s: %v, want %v", x.id, when, err, want)
			}
			same(t, x.id+", "+when, before, files(t, o))
		}
		twice("one's own invitation", host, sent.Text, mail.ErrOwn)
		var first *Office
		var answers [][]byte
		for side := 2; side <= x.sides; side++ {
			o, _ := office(t, "")
			told := reads(t, o, sent.Text, engine.Side(side))
			answers = append(answers, told.Text)
			if first == nil {
				first = o
			}
			before := files(t, o)
			var had *Accepted
			if _, err := o.Read(sent.Text, engine.NoSide, nil); !errors.As(err, &had) || had.Side != engine.Side(side) || before[had.Letter] != string(told.Text) {
				t.Errorf("%s, side %d: an invitation twice: %v", x.id, side, err)
			}
			same(t, x.id, before, files(t, o))
			twice("one's own answer", o, told.Text, mail.ErrOwn)
		}
		var start []byte
		for _, text := range answers {
			start = reads(t, host, text, engine.NoSide).Text
			twice("an answer", host, text, mail.ErrHad)
		}
		twice("one's own invitation to a game that has begun", host, sent.Text, mail.ErrOwn)
		if x.sides == 2 {
			continue
		}
		twice("another's answer", first, answers[1], mail.ErrInviter)
		reads(t, first, start, engine.NoSide)
		twice("the last paper", first, start, mail.ErrHad)
		twice("another's answer, late", first, answers[1], mail.ErrHad)
		twice("the last paper at its writer", host, start, mail.ErrOwn)
	}
}

// Two games of one title at one desk do not write over each other's letters, and each gives its own last one again.
func TestTwoGamesOfOneTitle(t *testing.T) {
	host, _ := office(t, "")
	var saves []string
	var invitations [][]byte
	for range 2 {
		guest, _ := office(t, "")
		sent := invites(t, host, "channel-1940", 1)
		invitations = append(invitations, sent.Text)
		saves = append(saves, reads(t, host, reads(t, guest, sent.Text, engine.NoSide).Text, engine.NoSide).Save)
	}
	if saves[0] == saves[1] {
		t.Fatal("one save for both")
	}
	for i, path := range saves {
		told, err := host.Again(path, nil)
		if err != nil || !bytes.Equal(told.Text, invitations[i]) {
			t.Errorf("game %d gives another's letter: %v", i, err)
		}
	}
}

// A game that an older program kept waiting, with the key of its save in plain, begins under that key.
func TestAnOlderDeskBegins(t *testing.T) {
	host, _ := office(t, "")
	var key play.Cipher
	host.Lock = func(side engine.Side) (m *play.LocksMark, c play.Cipher, err error) {
		m, c, err = locks.New([]locks.Passphrase{{Side: side, Text: "red"}})
		key = c
		return m, c, err
	}
	sent := invites(t, host, "channel-1940", 1)
	d := host.Waiting()[0]
	if err := d.Open(key); err != nil {
		t.Fatal(err)
	}
	seed := d.Secret()
	d.Seed, d.Shut, d.Plain = seed.String(), "", key.Key()
	if err := host.keep(d); err != nil {
		t.Fatal(err)
	}
	guest, _ := office(t, "")
	told := reads(t, host, reads(t, guest, sent.Text, engine.NoSide).Text, engine.NoSide)
	if !told.Begun || save.Preview(told.Save).Header.Locks == nil {
		t.Errorf("%+v", told)
	}
}

// gives gives commands in the game of a save.
func gives(t *testing.T, o *Office, path string, commands ...string) {
	t.Helper()
	err := o.at(path, nil, func(g *play.Game) error {
		for _, text := range commands {
			if text == "any" {
				me := g.ByMail().Side
				text = g.Rules().FormatCommand(g.Seen(me), g.Legal(me, nil)[0])
			}
			if err := mail.Give(g, text); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

func packs(t *testing.T, o *Office, path string) []byte {
	t.Helper()
	told, err := o.Pack(path, "", nil)
	if err != nil {
		t.Fatal(err)
	}
	return told.Text
}

// Who seals otherwise to one desk than to the others: a letter that was refused is kept, for its writer has signed it, and later ones say that it
// was refused instead of asking for it.
func TestARefusedLetterIsKept(t *testing.T) {
	names := []string{"", "England", "Germany", "Russia", "Turkey"}
	all := make([]*Office, 5)
	paths := make([]string, 5)
	all[1], _ = office(t, "")
	sent := invites(t, all[1], "wings-four-1901", 1)
	var start []byte
	for side := 2; side <= 4; side++ {
		all[side], _ = office(t, "")
		told := reads(t, all[1], reads(t, all[side], sent.Text, engine.Side(side)).Text, engine.NoSide)
		start, paths[1] = told.Text, told.Save
	}
	for side := 2; side <= 4; side++ {
		paths[side] = reads(t, all[side], start, engine.NoSide).Save
	}
	store, err := save.Open(filepath.Join(t.TempDir(), "saves"))
	if err != nil {
		t.Fatal(err)
	}
	cheat := Open(store, all[1].tables)
	if err := os.CopyFS(filepath.Dir(cheat.dir), os.DirFS(filepath.Dir(all[1].dir))); err != nil {
		t.Fatal(err)
	}
	other := filepath.Join(store.Dir(), filepath.Base(paths[1]))
	gives(t, cheat, other, "any", names[1]+": seal")
	forC := packs(t, cheat, other)
	letters := make([][]byte, 5)
	for side := 1; side <= 4; side++ {
		gives(t, all[side], paths[side], names[side]+": seal")
		letters[side] = packs(t, all[side], paths[side])
	}
	to := func(text []byte, from int, sides ...int) {
		t.Helper()
		for _, side := range sides {
			if side != from {
				reads(t, all[side], text, engine.NoSide)
			}
		}
	}
	to(letters[1], 1, 2, 4)
	to(forC, 1, 3)
	for side := 2; side <= 4; side++ {
		to(letters[side], side, 1, 2, 3, 4)
	}
	if _, err := all[3].Read(letters[1], engine.NoSide, nil); !errors.Is(err, mail.ErrStory) {
		t.Errorf("another seal under a number that was read: %v", err)
	}
	opening := packs(t, all[1], paths[1])
	if _, err := all[3].Read(opening, engine.NoSide, nil); !errors.Is(err, play.ErrSeal) {
		t.Fatalf("orders that were not sealed here: %v", err)
	}
	to(opening, 1, 2, 4)
	_, err = all[3].Read(packs(t, all[2], paths[2]), engine.NoSide, nil) // who has heard of it
	var refused *Refused
	if !errors.As(err, &refused) || refused.Side != 1 || refused.Number != 2 || files(t, all[3])[refused.Letter] != string(opening) {
		t.Errorf("a letter behind one that was refused: %v", err)
	}
}

// Where something is hidden by more than a seal, whoever is invited is told: at sea, and in blind play.
func TestWhatIsHiddenIsSaid(t *testing.T) {
	o, _ := office(t, "")
	guest, _ := office(t, "")
	for _, x := range []struct {
		id      string
		options map[string]string
		hides   bool
	}{{"midway-1942", nil, true}, {"channel-1940", nil, false}, {"wings-two-1901", nil, false}, {"wings-two-1901", map[string]string{"sight": "blind"}, true}, {"first-raid", nil, false}} {
		doc, err := scenarios.Doc(x.id)
		if err != nil {
			t.Fatal(err)
		}
		if o.Hides(doc, x.options) != x.hides {
			t.Errorf("%s %v: said %v", x.id, x.options, !x.hides)
		}
		sent, err := o.Invite(doc, x.options, 1, "")
		if err != nil {
			t.Fatal(err)
		}
		if told := reads(t, guest, sent.Text, engine.NoSide); told.Hides != x.hides {
			t.Errorf("%s %v: told at the invitation %v", x.id, x.options, told.Hides)
		}
	}
}

// Whoever is invited to a scenario that the program does not bring along, or not in these words, is told so, whatever it is called.
func TestAChangedScenarioIsSaid(t *testing.T) {
	o, _ := office(t, "")
	guest, _ := office(t, "")
	doc, err := scenarios.Doc("channel-1940")
	if err != nil {
		t.Fatal(err)
	}
	changed := doc
	if changed.Data = bytes.Replace(doc.Data, []byte("margin = 60"), []byte("margin = 59"), 1); bytes.Equal(changed.Data, doc.Data) {
		t.Fatal("the scenario has no such margin")
	}
	for _, x := range []struct {
		doc   engine.Doc
		other bool
	}{{doc, false}, {changed, true}} {
		sent, err := o.Invite(x.doc, nil, 1, "")
		if err != nil {
			t.Fatal(err)
		}
		if told := reads(t, guest, sent.Text, engine.NoSide); told.Other != x.other {
			t.Errorf("told of the scenario: %v, expected %v", told.Other, x.other)
		}
	}
}
