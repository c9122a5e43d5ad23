package main

import (
	"bytes"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"awaw/cmd/awaw/internal/draw"
	"awaw/engine"
	"awaw/engine/play"
	"awaw/internal/locks"
	"awaw/internal/mail"
	"awaw/internal/present"
	"awaw/internal/present/front"
	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// A game that was begun under passphrases goes on while the program runs; another run of it asks each side, and opens the save when all have
// answered. Nothing of it is shown or copied before.
func TestAGameUnderPassphrases(t *testing.T) {
	dir := t.TempDir()
	d := testDesk(t, options{saves: dir})
	p := start(t, d, program.NewGame{Seats: []string{person, person}, Locks: []program.Passkey{{Side: 1, Text: "red"}, {Side: 2, Text: "blau"}}})
	for range 5 {
		step(t, p)
	}
	at, id := p.Game.Position().Digest(), p.ID
	p.Close()
	if p, err := d.Open(id); err != nil || p.Game.Position().Digest() != at {
		t.Fatalf("the program that began it: %v", err)
	} else {
		p.Close()
	}
	d = testDesk(t, options{saves: dir})
	if _, err := d.Open(id); !errors.As(err, new(*play.LockedError)) {
		t.Fatalf("it opens without its passphrases: %v", err)
	}
	if _, err := d.ExportSave(id, "1"); !errors.As(err, new(*play.LockedError)) {
		t.Errorf("it is copied without its passphrases: %v", err)
	}
	if list := d.Saves(); len(list) != 1 || !list[0].Locked {
		t.Errorf("the list does not say that it is locked: %+v", list)
	}
	asks := d.Awaited(id)
	if len(asks) != 2 || asks[0] != (program.Awaited{Side: 1, Name: "Axis"}) {
		t.Fatalf("asked are %v", asks)
	}
	if err := d.GivePassphrase(id, 1, "blau"); !errors.Is(err, locks.ErrWrong) {
		t.Errorf("another side's passphrase: %v", err)
	}
	if err := d.GivePassphrase(id, 1, "red"); err != nil {
		t.Fatal(err)
	}
	if _, err := d.Open(id); !errors.As(err, new(*play.LockedError)) {
		t.Fatalf("it opens with one passphrase: %v", err)
	}
	d.Awaited(id)
	for side, text := range []string{"", "red", "blau"} {
		if err := d.GivePassphrase(id, engine.Side(side), text); side > 0 && err != nil {
			t.Fatal(err)
		}
	}
	again, err := d.Open(id)
	if err != nil || again.Game.Position().Digest() != at {
		t.Fatalf("with all passphrases: %v", err)
	}
	again.Close()

	text, err := os.ReadFile(id) // damage in the midst of it
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(text, []byte{'\n'})
	lines[4] = bytes.Replace(lines[4], []byte("parent"), []byte("parant"), 1)
	broken := filepath.Join(dir, "broken.awaw")
	if err := os.WriteFile(broken, bytes.Join(lines, nil), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := testDesk(t, options{saves: dir}).Open(broken); !errors.As(err, new(*play.LockedError)) {
		t.Errorf("a damaged save opens without its passphrases: %v", err)
	}
	if left, err := filepath.Glob(filepath.Join(dir, "*rescued*")); err != nil || len(left) > 0 {
		t.Errorf("a save that could not be opened was copied: %v, %v", left, err)
	}
	mended, err := d.Open(broken)
	if err != nil {
		t.Fatal(err)
	}
	mended.Close()
}

// playsToTheLetter plays a side until dice are owed, or the other side is to act.
func playsToTheLetter(t *testing.T, g *play.Game, side engine.Side) {
	t.Helper()
	for range 1000 {
		legal := g.Legal(side, nil)
		if len(legal) == 0 {
			break
		}
		if err := mail.Give(g, g.Rules().FormatCommand(g.Seen(side), legal[len(legal)-1])); err != nil {
			t.Fatal(err)
		}
	}
}

// showsNoSecret looks that no file in some folders holds a key or a secret of a desk that can be read.
func showsNoSecret(t *testing.T, folders ...string) {
	t.Helper()
	for _, where := range folders {
		list, err := filepath.Glob(filepath.Join(where, "*"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range list {
			if text, err := os.ReadFile(path); err != nil || bytes.Contains(text, []byte("AGE-SECRET-KEY")) || bytes.Contains(text, []byte(`"seed":"`)) {
				t.Errorf("%s shows a secret while the answer is awaited: %v", path, err)
			}
		}
	}
}

// The save of a game by mail is under the passphrase of the desk that invited to it.
func TestAMailGameUnderAPassphrase(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "saves")
	theirs := filepath.Join(t.TempDir(), "saves")
	a, b := testDesk(t, options{saves: dir}), testDesk(t, options{saves: theirs})
	sent, err := a.Invite(program.NewGame{Scenario: "channel-1940", Seats: []string{person, play.SeatMail}, Locks: []program.Passkey{{Side: 1, Text: "red"}}})
	if err != nil {
		t.Fatal(err)
	}
	offer, ok := b.Invitation(textOf(t, sent))
	if _, none := b.Invitation("nothing"); fmt.Sprint(offer) != fmt.Sprint(program.Offer{Title: "The Air War over the Channel", Sides: []program.Seat{{Side: 2, Name: "Allies"}}}) || !ok || none {
		t.Errorf("invited is %+v", offer)
	}
	came, err := b.Accept(textOf(t, sent), 2, "blue")
	if err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(came.Save); err != nil || bytes.Contains(text, []byte(`"private":"seed"`)) {
		t.Errorf("the secret of the desk that accepted is shown: %v", err)
	}
	showsNoSecret(t, dir, filepath.Join(filepath.Dir(dir), "mails"))
	a = testDesk(t, options{saves: dir, mute: true}) // the answer came another day: the passphrase is asked for, and the game begins
	m := present.New(a, draw.NewMetrics(a.boards.kit), a.words, nil)
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	m.ReadLetter(textOf(t, *came.Answer))
	for _, text := range []string{"rde", "red"} {
		if f := m.Scene().Form; f == nil || f.Top().Title != "The passphrase of Axis" {
			t.Fatalf("the passphrase is not asked for: %+v", f)
		}
		if a.listed = (time.Time{}); len(a.Saves()) != 0 {
			t.Fatal("it begins without its passphrase")
		}
		m.Send(scene.Did{Act: front.Write{Text: text}})
		m.Send(scene.Did{Act: front.PassphraseGiven{}})
	}
	a.listed = time.Time{}
	list := a.Saves()
	if len(list) != 1 {
		t.Fatalf("%d games have begun", len(list))
	}
	begun := list[0].ID
	a = testDesk(t, options{saves: dir}) // and it is opened on another
	if _, err := a.Open(begun); !errors.As(err, new(*play.LockedError)) {
		t.Fatalf("it opens without its passphrase: %v", err)
	}
	text, err := os.ReadFile(begun)
	if err != nil || bytes.Contains(text, []byte(`"private":"seed"`)) {
		t.Errorf("the desk's secret is shown: %v", err)
	}
	if len(a.Awaited(begun)) != 1 || a.GivePassphrase(begun, 1, "red") != nil {
		t.Fatal("it asks for something else")
	}
	mine, err := a.Open(begun)
	if err != nil {
		t.Fatal(err)
	}
	playsToTheLetter(t, mine.Game, 1)
	letter, err := a.WriteLetter(mine, "well met")
	if err != nil {
		t.Fatal(err)
	}
	mine.Close()

	b = testDesk(t, options{saves: theirs, mute: true}) // it comes another day: the passphrase is asked for, and then the letter is read
	m = present.New(b, draw.NewMetrics(b.boards.kit), b.words, nil)
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	m.ReadLetter(textOf(t, letter))
	if f := m.Scene().Form; f == nil || f.Top().Title != "The passphrase of Allies" {
		t.Fatalf("the passphrase is not asked for: %+v", f)
	}
	m.Send(scene.Did{Act: front.Write{Text: "blue"}})
	m.Send(scene.Did{Act: front.PassphraseGiven{}})
	if m.Table() == nil {
		t.Fatal("the game does not open")
	}
	if m.ReadLetter(textOf(t, letter)); m.Table().Letters()[0] != 1 {
		t.Error("the other desk does not read it")
	}
}

// Whoever reads an invitation in the window is asked before a side is taken, and may leave it.
func TestAnInvitationIsAskedAbout(t *testing.T) {
	a, b := testDesk(t, options{saves: filepath.Join(t.TempDir(), "saves"), mute: true}), testDesk(t, options{saves: filepath.Join(t.TempDir(), "saves"), mute: true})
	sent, err := a.Invite(program.NewGame{Scenario: "channel-1940", Seats: []string{person, play.SeatMail}})
	if err != nil {
		t.Fatal(err)
	}
	m := present.New(b, draw.NewMetrics(b.boards.kit), b.words, nil)
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	for _, leaves := range []bool{true, false} {
		m.ReadLetter(textOf(t, sent))
		f := m.Scene().Form
		if f == nil || f.Top().Title != "An invitation: The Air War over the Channel" || !strings.Contains(fmt.Sprint(f.Top().Body), "You would play Allies.") {
			t.Fatalf("nobody is asked: %+v", f)
		}
		if leaves {
			m.Send(scene.Key{Name: "esc"})
			if saves := b.Saves(); len(saves) != 0 {
				t.Errorf("a side was taken: %+v", saves)
			}
			continue
		}
		for _, text := range []string{"blue", "blew", "blue", "", "blue"} { // and then once more
			m.Send(scene.Did{Act: front.Write{Text: text}})
			m.Send(scene.Did{Act: front.Accept{}})
			if b.listed = (time.Time{}); len(b.Saves()) != 0 {
				t.Fatalf("a side was taken under a passphrase that was not written twice, with %q", text)
			}
		}
		m.Send(scene.Did{Act: front.Write{Text: "blue"}})
		m.Send(scene.Did{Act: front.Accept{}})
	}
	b.listed = time.Time{}
	saves := b.Saves()
	if len(saves) != 1 {
		t.Fatalf("%d games have begun", len(saves))
	}
	if _, err := testDesk(t, options{saves: filepath.Dir(saves[0].ID), mute: true}).Open(saves[0].ID); !errors.As(err, new(*play.LockedError)) {
		t.Errorf("the save is under no passphrase: %v", err)
	}
}

// A wrong passphrase is told as that, and what becomes of one that is forgotten; the right ones open the game.
func TestAWrongPassphraseIsTold(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "saves")
	d := testDesk(t, options{saves: dir})
	start(t, d, program.NewGame{Seats: []string{person, person}, Locks: []program.Passkey{{Side: 1, Text: "red"}, {Side: 2, Text: "blau"}}}).Close()
	d = testDesk(t, options{saves: dir, mute: true})
	m := present.New(d, draw.NewMetrics(d.boards.kit), d.words, nil)
	m.Send(scene.Resize{W: 1280, H: 720, Scale: 1})
	m.Scene()
	m.Send(scene.Key{Name: "c"})
	for _, x := range []struct{ who, given string }{{"Axis", "rde"}, {"Axis", "red"}, {"Allies", "blau"}} {
		f := m.Scene().Form
		if f == nil || f.Top().Title != "The passphrase of "+x.who || strings.Contains(fmt.Sprint(f.Top().Body), "Nobody can find out") != (x.given == "red") {
			t.Fatalf("before %q: %+v", x.given, f)
		}
		m.Send(scene.Did{Act: front.Write{Text: x.given}})
		m.Send(scene.Did{Act: front.PassphraseGiven{}})
	}
	if m.Scene(); m.Table() == nil {
		t.Error("the game does not open")
	}
}
