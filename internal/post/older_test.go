package post

import (
	"bytes"
	"errors"
	"os"
	"testing"

	"awaw/engine"
	"awaw/internal/save"
)

// A desk that goes back to an older copy of its save writes no second letter of a number it has written: the reader of the first knows its link.
func TestAnOlderSaveWritesNoSecondLetter(t *testing.T) {
	host, _ := office(t, "")
	guest, _ := office(t, "")
	sent := invites(t, guest, "wings-two-1901", 1)
	path := reads(t, host, sent.Text, engine.NoSide).Save
	older, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	gives(t, host, path, "Germany: seal")
	packs(t, host, path)
	before := files(t, host)
	if err := os.WriteFile(path, older, 0o600); err != nil {
		t.Fatal(err)
	}
	gives(t, host, path, "any", "Germany: seal")
	var written *Written
	if _, err := host.Pack(path, "", nil); !errors.As(err, &written) {
		t.Fatalf("a second letter of the same number: %v", err)
	}
	if now, err := os.ReadFile(written.Letter); err != nil || string(now) != before[written.Letter] {
		t.Errorf("the letter that was written before is another now: %v", err)
	}
	if err := os.Remove(written.Letter); err != nil { // it was never sent
		t.Fatal(err)
	}
	packs(t, host, path)
}

// A desk put back from a backup begins no second game with the secret of the first, whoever answers it.
func TestADeskPutBackBeginsNoSecondGame(t *testing.T) {
	host, _ := office(t, "")
	sent := invites(t, host, "wings-two-1901", 1)
	before := files(t, host)
	var answers [2][]byte
	for i := range answers {
		guest, _ := office(t, "")
		answers[i] = reads(t, guest, sent.Text, engine.NoSide).Text
	}
	reads(t, host, answers[0], engine.NoSide)
	for path, text := range before { // the desk among them
		if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	var twice *Twice
	if _, err := host.Read(answers[1], engine.NoSide, nil); !errors.As(err, &twice) || twice.Number == "" {
		t.Fatalf("a second game: %v", err)
	}
	if games, err := host.store.List(); err != nil || len(games) != 1 {
		t.Errorf("%d games: %v", len(games), err)
	}
}

// What is rescued of a damaged desk goes on from its last whole letter: that which stood half can be read again.
func TestADamagedDeskReadsItsLettersAgain(t *testing.T) {
	host, _ := office(t, "")
	guest, _ := office(t, "")
	sent := invites(t, guest, "wings-two-1901", 1)
	told := reads(t, host, sent.Text, engine.NoSide)
	other := reads(t, guest, told.Text, engine.NoSide).Save
	gives(t, guest, other, "any", "France: seal")
	letter := packs(t, guest, other)
	gives(t, host, told.Save, "any", "Germany: seal")
	reads(t, guest, packs(t, host, told.Save), engine.NoSide)
	opened := packs(t, guest, other)
	reads(t, host, letter, engine.NoSide)
	reads(t, host, opened, engine.NoSide)
	text, err := os.ReadFile(told.Save)
	if err != nil {
		t.Fatal(err)
	}
	lines := bytes.SplitAfter(text, []byte("\n"))
	last := len(lines) - 1
	for !bytes.Contains(lines[last], []byte(`"kind":"letter"`)) {
		last--
	}
	lines[last-1] = bytes.Replace(lines[last-1], []byte(`"n":`), []byte(`"m":`), 1)
	if err := os.WriteFile(told.Save, bytes.Join(lines, nil), 0o600); err != nil {
		t.Fatal(err)
	}
	j, f, rest, err := save.Rescue(told.Save)
	if err != nil {
		t.Fatal(err)
	}
	g, err := host.resume(j, f)
	if err != nil {
		t.Fatal(err)
	}
	out, err := g.Salvage(rest.Text, rest.Line)
	if err != nil || !out.Mail || out.Play > 0 {
		t.Errorf("%+v, %v", out, err)
	}
	if err := errors.Join(f.Close(), os.Remove(told.Save)); err != nil {
		t.Fatal(err)
	}
	reads(t, host, opened, engine.NoSide)
}
