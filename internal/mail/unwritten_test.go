package mail

import (
	"errors"
	"testing"

	"awaw/engine/play"
)

// A letter that could not be kept gives no link: the command can be taken back, another given, and that stands in the letter then.
func TestALetterThatIsNotKept(t *testing.T) {
	all := begun(t, buckets, 2)
	a, b := all[0], all[1]
	a.gives("1 attack 0")
	lines := a.game.Len()
	full := errors.New("the disk is full")
	if _, err := Pack(a.game, a.own.seed, "", func(int, []byte) error { return full }); !errors.Is(err, full) {
		t.Fatalf("%v", err)
	}
	if a.game.Len() != lines {
		t.Errorf("%d lines were written for a letter that there is not", a.game.Len()-lines)
	}
	if _, ok := a.game.LinkAwaited(a.side); !ok {
		t.Error("the link was given")
	}
	if err := a.game.TakeBack(a.side); err != nil {
		t.Fatalf("the command cannot be taken back: %v", err)
	}
	a.gives("1 attack 1")
	b.takes(a.packs())
	a.takes(b.packs())
	for _, d := range all {
		if l, _ := d.game.Line(d.game.Head()); l.Kind != play.LineCommand || l.Cmd != "1 attack 1" || !l.Rolled() {
			t.Errorf("side %d: %s %q", d.side, l.Kind, l.Cmd)
		}
	}
}
