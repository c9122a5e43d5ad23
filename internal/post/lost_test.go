package post

import (
	"bytes"
	"errors"
	"os"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/mail"
	"awaw/internal/save"
)

// rhine begins a game of sealed orders: Germany's desk, France's, and where their saves lie.
func rhine(t *testing.T) (host, guest *Office, here, there string) {
	t.Helper()
	host, _ = office(t, "")
	guest, _ = office(t, "")
	told := reads(t, host, invites(t, guest, "wings-two-1901", 1).Text, engine.NoSide)
	return host, guest, told.Save, reads(t, guest, told.Text, engine.NoSide).Save
}

// edited writes a save anew, with each line as it is changed; nil leaves it out.
func edited(t *testing.T, path string, change func(line []byte) []byte) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	var out []byte
	for line := range bytes.Lines(text) {
		out = append(out, change(line)...)
	}
	if bytes.Equal(out, text) {
		t.Fatal("nothing was changed")
	}
	if err := os.WriteFile(path, out, 0o600); err != nil {
		t.Fatal(err)
	}
}

// looked looks at the game of a save as it opens.
func looked(t *testing.T, o *Office, path string, look func(*play.Game)) {
	t.Helper()
	if err := o.at(path, nil, func(g *play.Game) error { look(g); return nil }); err != nil {
		t.Fatal(err)
	}
}

func noticed(g *play.Game, key string) bool {
	return slices.ContainsFunc(g.Notices(), func(n play.Notice) bool { return n.Text.Key == key })
}

// A desk whose sealed orders are lost or changed after their seal went out says so where it is opened, listed, read at and proved. It offers no
// other seal, reads nothing, and goes on as ever with a backup that has them.
func TestSealedOrdersThatAreLost(t *testing.T) {
	ours := func(line []byte) bool {
		return bytes.HasPrefix(line, []byte(`{"private":"draft"`)) && bytes.Contains(line, []byte(`"side":2,`)) && bytes.Contains(line, []byte(`"salt"`))
	}
	for what, change := range map[string]func(line []byte) []byte{
		"lost": func([]byte) []byte { return nil },
		"changed": func(line []byte) []byte {
			return bytes.Replace(line, []byte(`"cmds":["`), []byte(`"cmds":["A mun - sil","`), 1)
		},
		"salted": func(line []byte) []byte { return bytes.Replace(line, []byte(`"salt":"`), []byte(`"salt":"00`), 1) },
	} {
		host, guest, here, there := rhine(t)
		gives(t, host, here, "any", "Germany: seal")
		seal := packs(t, host, here)
		gives(t, guest, there, "any", "France: seal")
		letter := packs(t, guest, there)
		reads(t, guest, seal, engine.NoSide)
		whole, err := os.ReadFile(here)
		if err != nil {
			t.Fatal(err)
		}
		edited(t, here, func(line []byte) []byte {
			if ours(line) {
				return change(line)
			}
			return line
		})
		before := files(t, host)
		for call, err := range map[string]error{
			"read": func() error { _, err := host.Read(letter, engine.NoSide, nil); return err }(),
			"pack": func() error { _, err := host.Pack(here, "", nil); return err }(),
		} {
			if !errors.Is(err, mail.ErrLost) {
				t.Errorf("%s, %s: %v", what, call, err)
			}
		}
		looked(t, host, here, func(g *play.Game) {
			s := mail.StateOf(g)
			if !noticed(g, "game.notice.seal") || !s.Lost || s.Decide || s.Pack || slices.Contains(s.Waiting, 2) || !slices.ContainsFunc(Says(g, s), func(x engine.Text) bool { return x.Key == "mail.state.lost" }) {
				t.Errorf("%s: %+v, notices %v", what, s, g.Notices())
			}
			if len(g.ToAct()) > 1 || len(g.Legal(2, nil)) > 0 || g.Unseal(2) == nil {
				t.Errorf("%s: another seal is offered", what)
			}
			if r := g.Verify(); len(r.Faults) != 1 || r.Faults[0].Why.Key != "game.fault.lost" {
				t.Errorf("%s: %v", what, r.Faults)
			}
		})
		same(t, what, before, files(t, host))
		if err := os.WriteFile(here, whole, 0o600); err != nil {
			t.Fatal(err)
		}
		reads(t, host, letter, engine.NoSide)
		reads(t, guest, packs(t, host, here), engine.NoSide)
		looked(t, guest, there, func(g *play.Game) {
			if r := g.Verify(); !r.OK() {
				t.Errorf("%s: %v", what, r.Faults)
			}
		})
	}
}

// Orders that are lost before their seal went out are written anew, and what another desk's seal is kept by is no loss.
func TestOrdersThatNobodyKnows(t *testing.T) {
	host, guest, here, there := rhine(t)
	gives(t, guest, there, "any", "France: seal")
	letter := packs(t, guest, there)
	gives(t, host, here, "any", "Germany: seal")
	drafts := func(line []byte) []byte {
		if bytes.HasPrefix(line, []byte(`{"private":"draft"`)) {
			return nil
		}
		return line
	}
	edited(t, here, drafts)
	looked(t, host, here, func(g *play.Game) {
		if s := mail.StateOf(g); !noticed(g, "game.notice.orders") || s.Lost || !s.Decide {
			t.Errorf("%+v, notices %v", s, g.Notices())
		}
	})
	reads(t, host, letter, engine.NoSide)
	edited(t, here, drafts)
	looked(t, host, here, func(g *play.Game) {
		if len(g.Notices()) > 0 || g.Sealed(2) || !g.Sealed(1) {
			t.Errorf("another desk's orders are called lost: %v", g.Notices())
		}
	})
	gives(t, host, here, "any", "Germany: seal")
	reads(t, guest, packs(t, host, here), engine.NoSide)
	reads(t, host, packs(t, guest, there), engine.NoSide)
	looked(t, host, here, func(g *play.Game) {
		if r := g.Verify(); !r.OK() || r.Openings != 1 {
			t.Errorf("%d openings: %v", r.Openings, r.Faults)
		}
	})
}

// A desk that was killed when its letter lay in the folder and stood in no save gives the same letter out again; another one of its number it
// gives out never.
func TestALetterThatWasWrittenAndNotNoted(t *testing.T) {
	host, guest, here, there := rhine(t)
	gives(t, host, here, "any", "Germany: seal")
	before, err := os.ReadFile(here)
	if err != nil {
		t.Fatal(err)
	}
	first, err := host.Pack(here, "good day", nil)
	if err != nil {
		t.Fatal(err)
	}
	noted, err := os.ReadFile(here)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(here, before, 0o600); err != nil { // it was killed before the letter was noted
		t.Fatal(err)
	}
	for _, words := range []string{"", "good day"} {
		again, err := host.Pack(here, words, nil)
		if err != nil || again.Letter != first.Letter || !bytes.Equal(again.Text, first.Text) {
			t.Fatalf("the same letter once more is another: %v", err)
		}
		if now, err := os.ReadFile(here); err != nil || !bytes.Equal(now, noted) {
			t.Errorf("it is noted otherwise: %v", err)
		}
		if words == "" {
			if err := os.WriteFile(here, before, 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	reads(t, guest, first.Text, engine.NoSide)
	gives(t, guest, there, "any", "France: seal")
	reads(t, host, packs(t, guest, there), engine.NoSide)

	if err := os.WriteFile(first.Letter, []byte("-----BEGIN AWAW MAIL-----\n"), 0o600); err != nil { // torn: nobody signed it
		t.Fatal(err)
	}
	if _, err := host.Again(here, nil); !errors.Is(err, mail.ErrGone) {
		t.Errorf("a letter that is torn is given out: %v", err)
	}
}

// Two copies of a desk in one folder are told, and taken for two games nowhere; a damaged one beside what was rescued of it does not count.
func TestCopiesOfADesk(t *testing.T) {
	host, guest, here, there := rhine(t)
	gives(t, guest, there, "any", "France: seal")
	letter := packs(t, guest, there)
	gives(t, host, here, "any", "Germany: seal")
	text, err := os.ReadFile(here)
	if err != nil {
		t.Fatal(err)
	}
	copied := strings.TrimSuffix(here, save.Ext) + " copy" + save.Ext
	if err := os.WriteFile(copied, text, 0o600); err != nil {
		t.Fatal(err)
	}
	before := files(t, host)
	var copies *Copies
	if _, err := host.Read(letter, engine.NoSide, nil); !errors.As(err, &copies) || len(copies.Paths) != 2 {
		t.Errorf("read: %v", err)
	}
	for _, path := range []string{here, copied} {
		if _, err := host.Pack(path, "", nil); !errors.As(err, new(*Copies)) {
			t.Errorf("pack %s: %v", path, err)
		}
	}
	same(t, "two copies", before, files(t, host))
	edited(t, here, func(line []byte) []byte {
		return bytes.Replace(line, []byte(`"kind":"contribution"`), []byte(`"kind":"contributiom"`), 1)
	})
	if told := reads(t, host, letter, engine.NoSide); told.Save != copied {
		t.Errorf("the letter went into %s, which is damaged", told.Save)
	}
	packs(t, host, copied)
}

// The desk of one who joined a game of several, put back from a backup, begins no second game with other desks.
func TestAJoinedDeskPutBackBeginsNoSecondGame(t *testing.T) {
	host, _ := office(t, "")
	sent := invites(t, host, "wings-four-1901", 1)
	desks := files(t, host)
	guest, _ := office(t, "")
	answers := [][]byte{reads(t, guest, sent.Text, 2).Text}
	joined := files(t, guest)
	for _, side := range []engine.Side{3, 4, 4} {
		o, _ := office(t, "")
		answers = append(answers, reads(t, o, sent.Text, side).Text)
	}
	var starts [2][]byte
	for i := range starts {
		if i == 1 { // the inviter's desk put back, and its game taken away: a cheat
			if err := os.RemoveAll(host.store.Dir()); err != nil {
				t.Fatal(err)
			}
			if err := os.Mkdir(host.store.Dir(), 0o700); err != nil {
				t.Fatal(err)
			}
			for path, text := range desks {
				if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
					t.Fatal(err)
				}
			}
		}
		for _, answer := range [][]byte{answers[0], answers[1], answers[2+i]} {
			starts[i] = reads(t, host, answer, engine.NoSide).Text
		}
	}
	reads(t, guest, starts[0], engine.NoSide)
	if _, err := guest.Read(starts[1], engine.NoSide, nil); !errors.Is(err, mail.ErrDesks) {
		t.Errorf("another last paper: %v", err)
	}
	for path, text := range joined {
		if strings.HasSuffix(path, deskExt) {
			if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
	}
	var twice *Twice
	if _, err := guest.Read(starts[1], engine.NoSide, nil); !errors.As(err, &twice) {
		t.Errorf("another last paper beside the desk: %v", err)
	}
	if games, err := guest.store.List(); err != nil || len(games) != 1 {
		t.Errorf("%d games: %v", len(games), err)
	}
}
