package tests

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"awaw/engine"
	"awaw/engine/systems"
	"awaw/internal/mail"
	"awaw/internal/post"
	"awaw/scenarios"
)

// Letters that seal orders, over all scenarios in which orders are written at once, seen and blind: the others order something else in the second
// world. Until all open, the letters are of one length and the same but for the commitment, and the desk that reads them shows the same: all that
// it gives its side, where it says the game stands, and what it answers to letters that it refuses.
func TestLettersOfSecretOrders(t *testing.T) {
	tried := 0
	for _, info := range scenarios.List() {
		_, _, doc, p := scene(t, info.ID)
		if _, orders := secretly(p); !orders {
			continue
		}
		for _, sight := range []string{"", "blind"} {
			t.Run(info.ID+sight, func(t *testing.T) {
				options := map[string]string{}
				if sight != "" {
					options["sight"] = sight
				}
				rules, kit, err := systems.Open(doc, systems.Tables(), options)
				if err != nil {
					t.Skip(err) // this scenario has no such switch
				}
				tried++
				worlds := [2][]*seat{}
				for i := range worlds {
					worlds[i] = desksOf(t, system{rules, kit, doc}, "random")
				}
				const watcher = 2
				reader := func(i int) *seat { return worlds[i][watcher-1] }
				letters, most := 0, len(worlds[0])
				switch { // of seven sides one or two stand for all
				case testing.Short():
					most = 1
				case *manyWorlds == 1:
					most = 2
				}
				for n := range worlds[0] {
					if n == watcher-1 || letters == most {
						continue
					}
					letters++
					said := [2]string{}
					for i, text := range sealApart(t, worlds[0][n], worlds[1][n]) {
						said[i] = strings.Join([]string{arrives(t, reader(i), text), refusedAt(reader(i), text), refusedAt(reader(i), text[:len(text)/2]), refusedAt(worlds[i][n], text)}, "\n")
					}
					if said[0] != said[1] {
						t.Errorf("letters of side %d tell the worlds apart:\n%s\n%s", n+1, said[0], said[1])
					}
				}
				things := letters + sameSurfaces(t, "while others have sealed", watcher, reader(0).game, reader(1).game)
				t.Logf("%d things held against each other", things)
			})
		}
	}
	if tried < 6 {
		t.Errorf("%d scenarios of secret orders", tried)
	}
}

// sealApart writes orders at a desk in two worlds, which differ, seals them and gives both letters.
func sealApart(t *testing.T, a, b *seat) (letters [2][]byte) {
	t.Helper()
	side := a.game.ByMail().Side
	free := func(d *seat) []engine.Command {
		return slices.DeleteFunc(d.game.Legal(side, nil), func(c engine.Command) bool { seals, _ := d.game.Sealing(c); return seals })
	}
	if legal := free(a); len(legal) < 2 {
		t.Fatalf("side %d has nothing to choose", side)
	}
	for i, d := range []*seat{a, b} {
		for n := range 1 + 2*i { // another order, and more of them
			legal := free(d)
			if len(legal) == 0 {
				break
			}
			if _, err := d.game.Do(legal[(i+n)%len(legal)]); err != nil {
				t.Fatal(err)
			}
		}
		legal := d.game.Legal(side, nil)
		at := slices.IndexFunc(legal, func(c engine.Command) bool { seals, _ := d.game.Sealing(c); return seals })
		if at < 0 {
			t.Fatalf("side %d cannot seal", side)
		}
		if _, err := d.game.Do(legal[at]); err != nil {
			t.Fatal(err)
		}
		var err error
		if letters[i], err = mail.Pack(d.game, d.seed, "well met", func(int, []byte) error { return nil }); err != nil {
			t.Fatal(err)
		}
	}
	if slices.Equal(a.game.Draft(side), b.game.Draft(side)) {
		t.Errorf("the worlds are one: side %d orders %q in both", side, a.game.Draft(side))
	}
	return letters
}

// arrives reads a letter, and gives all that it tells but for commitments, and what is said of the game then.
func arrives(t *testing.T, d *seat, text []byte) string {
	t.Helper()
	p, err := mail.Read(text)
	if err != nil {
		t.Fatal(err)
	}
	l, err := mail.Open(d.game, p, d.again)
	if err != nil {
		t.Fatal(err)
	}
	seals := 0
	for i := range l.Items {
		if l.Items[i].Seal != "" {
			seals, l.Items[i].Seal = seals+1, "sealed"
		}
	}
	if seals != 1 {
		t.Errorf("%d seals in a letter", seals)
	}
	s := mail.StateOf(d.game)
	return fmt.Sprintf("%d bytes of %s by %d\n%+v\n%+v %v\n", len(p.Sealed.Text), p.Sealed.Game, p.Sealed.From, *l, s, post.Says(d.game, s))
}

// refusedAt is what is said of a letter that a desk refuses.
func refusedAt(d *seat, text []byte) string {
	p, err := mail.Read(text)
	if err == nil {
		_, err = mail.Open(d.game, p, d.again)
	}
	var said interface{ Said() engine.Text }
	if !errors.As(err, &said) {
		return fmt.Sprint("no words: ", err)
	}
	return fmt.Sprint(said.Said())
}
