package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/frame"
	"awaw/internal/present/front"
	"awaw/internal/present/scene"
)

// Who asks for it when a game is set up is asked for words for the dice when it begins, person after person, with the seal of the secret
// shown; later the menu offers it until a die has fallen.
func TestPlayersGiveWordsToTheDice(t *testing.T) {
	m, d := atFront(t)
	press(m, "n", "enter")
	m.Send(scene.Did{Act: front.SetUp{Tab: "dice"}})
	m.Send(scene.Did{Act: front.AskForWords{On: 1}})
	m.Send(scene.Did{Act: front.Seat{Side: 1, Who: "person"}})
	press(m, "enter")
	g := d.last
	if len(g.Seats) == 0 {
		t.Fatal("no game was begun")
	}
	asked := formWords(t, m)
	if !strings.Contains(asked, "Words for the dice") || !strings.Contains(asked, "Seal of the secret") {
		t.Fatalf("nobody is asked for words: %s", asked)
	}
	m.Send(scene.Did{Act: front.Write{Text: "fair winds"}})
	press(m, "enter")
	if again := formWords(t, m); again == asked || !strings.Contains(again, "fair winds") {
		t.Errorf("the second player is not asked, or does not see the words of the first: %s", again)
	}
	press(m, "esc")
	if m.Top().Sight.Game.Words()[0].Text != "fair winds" || len(m.Top().Sight.Game.Words()) != 1 {
		t.Errorf("the game has the words %v", m.Top().Sight.Game.Words())
	}
	m.Send(scene.Did{Act: frame.OpenMenu{}})
	if !strings.Contains(words(m), "Words for the dice") {
		t.Error("the menu does not offer it to who has given none")
	}
}

// Where one side is much the harder between opponents that search, the gallery and who chooses the seats are told so; where nothing was measured, nothing is said.
func TestTheHarderSideIsTold(t *testing.T) {
	for _, c := range []struct {
		keys []string
		says bool
	}{{[]string{"n"}, true}, {[]string{"n", "enter", "right"}, true}, {[]string{"n", "down"}, false}} {
		m, _ := atFront(t)
		press(m, c.keys...)
		if s := formWords(t, m); strings.Contains(s, "40 games: A 30 %, B 68 %. The harder side: A.") != c.says {
			t.Errorf("%v: %q", c.keys, s)
		}
	}
}
