package present_test

import (
	"strings"
	"testing"

	"awaw/internal/present/program"
	"awaw/internal/present/scene"
)

// The title of a game is whole where the bar has room for it: phases other than the present one have gone already.
func TestALongTitleIsWholeWhereThereIsRoom(t *testing.T) {
	const long = "Pointblank: the Bombers over Germany"
	for _, c := range []struct {
		w     float64
		whole bool
	}{{1600, true}, {1400, true}, {1280, true}, {800, false}} {
		m := inTheSky(t, plain)
		m.Put(&program.Play{Game: m.Table(), Board: rowBoard{}, Title: long, Seats: []string{"person", "person"}})
		m.Send(scene.Resize{W: c.w, H: 900, Scale: 1})
		top := panelOf(m, "top")
		seen, right := "", 0.0
		for _, i := range top.Items {
			if i.Face == scene.SerifSemi {
				seen = i.Text
			}
			if i.Kind == scene.ItemText {
				right = max(right, i.X)
			}
		}
		if (seen == long) != c.whole || !strings.HasPrefix(seen, "Pointblank") || right > c.w {
			t.Errorf("%v wide: the title is %q, the last word begins at %v", c.w, seen, right)
		}
	}
}
