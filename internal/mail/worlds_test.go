package mail

import (
	"fmt"
	"testing"
)

// A letter with sealed orders is the same whatever was ordered, but for the commitment and the signature; and so is everything that a desk is
// told by it.
func TestLettersOfTwoWorlds(t *testing.T) {
	var letters, states [2]string
	var commits [2]string
	for i, pick := range []string{"1 pick 1", "1 pick 9"} {
		all := begun(t, hands, 3)
		a, b := all[0], all[1]
		a.gives(pick, "1 confirm")
		text := a.packs()
		l := *a.letter(text)
		for n := range l.Items {
			if l.Items[n].Seal != "" {
				commits[i], l.Items[n].Seal = l.Items[n].Seal, "sealed"
			}
		}
		letters[i] = fmt.Sprintf("%d %+v", len(paper(t, text).Sealed.Text), l)
		b.takes(text)
		last, _ := b.game.Line(b.game.Len())
		states[i] = fmt.Sprintf("%+v %+v %v %v %v", StateOf(b.game), b.game.Seen(2).View(), b.game.Legal(2, nil), b.game.History(2), last.Kind)
	}
	if letters[0] != letters[1] {
		t.Errorf("the letters tell the orders apart:\n%s\n%s", letters[0], letters[1])
	}
	if states[0] != states[1] {
		t.Error("the desk that read the letter tells the orders apart")
	}
	if commits[0] == commits[1] || commits[0] == "" {
		t.Errorf("commitments %q and %q", commits[0], commits[1])
	}
}
