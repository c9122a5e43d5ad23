package main

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// twoDesks begins Across the Rhine by mail, and gives both folders of saves: that of France, who invited, and that of Germany.
func twoDesks(t *testing.T, with ...string) (france, germany string) {
	t.Helper()
	dir := t.TempDir()
	france, germany = filepath.Join(dir, "france", "saves"), filepath.Join(dir, "germany", "saves")
	ctl(t, exitGood, append([]string{"mail", "invite", "wings-two-1901", "--dir", france}, with...)...)
	ctl(t, exitGood, "mail", "read", letterIn(t, france, "1-0"), "--dir", germany)
	ctl(t, exitGood, append([]string{"mail", "read", letterIn(t, germany, "2-0"), "--dir", france}, with...)...)
	return france, germany
}

const rhine = "Across the Rhine, 1901"

// written rewrites a file.
func written(t *testing.T, path string, change func(text []byte) []byte) {
	t.Helper()
	text, err := os.ReadFile(path)
	if err == nil {
		err = os.WriteFile(path, change(text), 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
}

// Sealed orders that are lost after their seal was sent are told by every command that meets them, in every language, and nothing is changed.
func TestLostOrdersAreTold(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	france, germany := twoDesks(t)
	for side, dir := range map[string]string{"France": france, "Germany": germany} {
		ctl(t, exitGood, "mail", "give", rhine, side+": seal", "--dir", dir)
		ctl(t, exitGood, "mail", "pack", rhine, "--dir", dir)
	}
	save := filepath.Join(france, rhine+".awaw")
	written(t, save, func(text []byte) []byte {
		var out []byte
		for line := range bytes.Lines(text) {
			if !bytes.HasPrefix(line, []byte(`{"private":"draft"`)) {
				out = append(out, line...)
			}
		}
		return out
	})
	before, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	for lang, says := range map[string][4]string{
		"en": {"orders you sealed and sent are lost from this save", "put a backup of the save in its place", "that were sealed here and sent in a letter are lost", "orders that France sealed and sent are lost"},
		"de": {"Befehle, die du versiegelt und abgeschickt hast, fehlen", "Leg an seine Stelle eine Sicherung", "hier versiegelt und in einem Brief abgeschickt wurden, fehlen", "Befehle, die Frankreich versiegelt und abgeschickt hat, fehlen"},
	} {
		for _, x := range []struct {
			says string
			exit int
			args []string
		}{
			{says[0], exitGood, []string{"mail", "list", "--dir", france}},
			{says[0], exitGood, []string{"mail", "give", rhine, "--dir", france}},
			{says[1], exitBad, []string{"mail", "read", letterIn(t, germany, "2-1"), "--dir", france}},
			{says[1], exitBad, []string{"mail", "pack", rhine, "--dir", france}},
			{says[2], exitNo, []string{"verify", save}},
			{says[3], exitNo, []string{"verify", save}},
		} {
			if told := ctl(t, x.exit, append(x.args, "--lang", lang)...); !strings.Contains(told, x.says) {
				t.Errorf("%v: %s", x.args, told)
			}
		}
	}
	if now, err := os.ReadFile(save); err != nil || !bytes.Equal(now, before) {
		t.Errorf("the save was changed: %v", err)
	}
	if told := ctl(t, exitBad, "mail", "give", rhine, "France: seal", "--dir", france); !strings.Contains(told, "sealed") {
		t.Errorf("a second seal is taken: %s", told)
	}
}

// Two copies of a desk in one folder are told by list, read and pack; nothing is changed.
func TestCopiesAreTold(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	france, germany := twoDesks(t)
	ctl(t, exitGood, "mail", "give", rhine, "Germany: seal", "--dir", germany)
	ctl(t, exitGood, "mail", "pack", rhine, "--dir", germany)
	text, err := os.ReadFile(filepath.Join(france, rhine+".awaw"))
	if err == nil {
		err = os.WriteFile(filepath.Join(france, "Copy of it.awaw"), text, 0o600)
	}
	if err != nil {
		t.Fatal(err)
	}
	for lang, says := range map[string]string{"en": "Several saves of one game lie in the folder: ", "de": "Im Ordner liegen mehrere Spielstände eines Spiels: "} {
		says += "Across the Rhine, 1901.awaw, Copy of it.awaw"
		if told := ctl(t, exitGood, "mail", "list", "--dir", france, "--lang", lang); strings.Count(told, says) != 2 {
			t.Errorf("list: %s", told)
		}
		for _, args := range [][]string{{"mail", "read", letterIn(t, germany, "2-1")}, {"mail", "pack", rhine}, {"mail", "pack", "Copy of it"}} {
			if told := ctl(t, exitBad, append(args, "--dir", france, "--lang", lang)...); !strings.Contains(told, says) {
				t.Errorf("%v: %s", args, told)
			}
		}
	}
	if err := os.Remove(filepath.Join(france, "Copy of it.awaw")); err != nil {
		t.Fatal(err)
	}
	ctl(t, exitGood, "mail", "read", letterIn(t, germany, "2-1"), "--dir", france)
}

// A file of passphrases costs a try for each different line, and has no more of them than can be tried in a moment.
func TestFilesOfManyPassphrases(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	put := putter(t, dir)
	red := put("red", "red\n")
	france, _ := twoDesks(t, "--lock", "--passphrase-file", red)
	var many strings.Builder
	for n := range 9 {
		fmt.Fprintf(&many, "wrong %d\n", n)
	}
	doubled := put("doubled", strings.Repeat("wrong\n", 5000)+"red\n")
	if told := ctl(t, exitGood, "mail", "list", "--dir", france, "--passphrase-file", doubled); !strings.Contains(told, "Number of this game") {
		t.Errorf("%s", told)
	}
	for lang, says := range map[string]string{"en": "more than 8 different passphrases", "de": "mehr als 8 verschiedene Kennwörter"} {
		if told := ctl(t, exitGood, "mail", "list", "--dir", france, "--passphrase-file", put("many", many.String()), "--lang", lang); !strings.Contains(told, says) {
			t.Errorf("%s", told)
		}
	}
	bad := put("bad", "wrong\nwrong\n"+strings.Repeat("x", 201)+"\n")
	if told := ctl(t, exitGood, "mail", "list", "--dir", france, "--passphrase-file", bad); !strings.Contains(told, "line 3: a passphrase has 1 to 200 characters") {
		t.Errorf("%s", told)
	}
}

// A copy of a game by mail lies in a folder of its own, and one for a side, wherever it lies, is no second save of the game.
func TestCopiesStopNoGame(t *testing.T) {
	france, _ := twoDesks(t)
	game := filepath.Join(france, rhine+".awaw")
	for _, who := range []string{"me", "France"} {
		ctl(t, exitGood, "export", game, "--for", who)
	}
	copies, err := filepath.Glob(filepath.Join(france, "exports", "*.awaw"))
	if err != nil || len(copies) != 2 {
		t.Fatalf("%q, %v", copies, err)
	}
	ctl(t, exitGood, "export", game, "--for", "France", "--out", filepath.Join(france, "beside.awaw"))
	ctl(t, exitGood, "mail", "give", rhine, "France: seal", "--dir", france)
	ctl(t, exitGood, "mail", "pack", rhine, "--dir", france)
	if list := ctl(t, exitGood, "mail", "list", "--dir", france); strings.Contains(list, "Several saves") || strings.Contains(list, "beside") {
		t.Errorf("the list says:\n%s", list)
	}
}

// Where the last purchase has ended its step by itself, the "done" that was written for it does not end the next one: that is said, and may be given again.
func TestAStepThatEndedByItselfKeepsTheNextOne(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	dir := t.TempDir()
	a, b := filepath.Join(dir, "a", "saves"), filepath.Join(dir, "b", "saves")
	ctl(t, exitGood, "mail", "invite", "channel-skies", "--dir", a)
	ctl(t, exitGood, "mail", "read", letterIn(t, a, "1-0"), "--dir", b)
	ctl(t, exitGood, "mail", "read", letterIn(t, b, "2-0"), "--dir", a)
	const title, buy, done = "Sea Lion's Wings", "Allies: buy infantry", "Allies: done"
	told := ctl(t, exitBad, "mail", "give", title, buy, buy, buy, buy, buy, buy, done, "--dir", a)
	if !strings.Contains(told, "“Production” has ended by itself") || !strings.Contains(told, "would end “Combat movement”") {
		t.Errorf("the end of the next step is not asked about: %s", told)
	}
	if left := ctl(t, exitGood, "mail", "give", title, "--dir", a); !strings.Contains(left, "Allies: from GBR") {
		t.Errorf("what stood before it is not given, or too much: %s", left)
	}
	if on := ctl(t, exitGood, "mail", "give", title, done, done, "--dir", a); !strings.Contains(on, "Allies: place") {
		t.Errorf("it cannot be meant: %s", on)
	}
}

// What the rules refuse at this desk is told with places by name, and with what is legal instead.
func TestARefusedCommandIsToldWithWhatIsLegal(t *testing.T) {
	t.Setenv("AWAW_LANG", "en")
	const title, done = "Sea Lion's Wings", "Allies: done"
	dir := t.TempDir()
	back := filepath.Join(dir, "c", "saves")
	ctl(t, exitGood, "mail", "invite", "channel-skies", "--dir", back)
	ctl(t, exitGood, "mail", "read", letterIn(t, back, "1-0"), "--dir", filepath.Join(dir, "d", "saves"))
	ctl(t, exitGood, "mail", "read", letterIn(t, filepath.Join(dir, "d", "saves"), "2-0"), "--dir", back)
	ctl(t, exitGood, "mail", "give", title, done, "--dir", back)
	if no := ctl(t, exitBad, "mail", "give", title, "Allies: march infantry ICE NOR", "--dir", back); !strings.Contains(no, "Nothing in Iceland is about to move") || !strings.Contains(no, "Legal instead: Allies: ") {
		t.Errorf("a refusal does not say where, or what is legal: %s", no)
	}
	ctl(t, exitGood, "mail", "give", title, "Allies: from ICE", "--dir", back)
	if no := ctl(t, exitBad, "mail", "give", title, "Allies: march infantry ICE GBR", "--dir", back); !strings.Contains(no, "Armies march to land beside theirs") || !strings.Contains(no, "Legal instead: Allies: ") {
		t.Errorf("why it may not march there is not told: %s", no)
	}
}
