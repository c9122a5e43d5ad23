package mapsheet_test

import (
	"bytes"
	"errors"
	"testing"
	"testing/synctest"

	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

// A painter that is made later paints and names as one made at once, is made once, and leaves empty what it cannot be had for; then it is asked for again.
func TestLaterPaintsTheSame(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		m, g := sampleMap(t)
		now := mapsheet.NewSheet(kit(t), m, g, nil)
		asked, lost := 0, true
		l := mapsheet.Later(now.Kit(), m, func() (mapsheet.Painter, error) {
			asked++
			if lost {
				return nil, errors.New("no network")
			}
			return now, nil
		})
		x0, y0, x1, y1 := l.Extent()
		if a, b, c, d := now.Extent(); a != x0 || b != y0 || c != x1 || d != y1 || l.Kit() != now.Kit() || asked != 0 {
			t.Errorf("it lies at %v %v %v %v and was asked for %d times", x0, y0, x1, y1, asked)
		}
		v := art.View{X0: x0, Y0: y0, W: 40}
		if _, err := l.Paint(v, 200, 150, nil); err == nil || len(l.Labels(v, 200, 150, nil, nil)) > 0 || l.Land(v, 20, 10).AlphaAt(19, 9).A != 255 {
			t.Errorf("painted with nothing: %v", err)
		}
		lost, asked = false, 0
		want, err := now.Paint(v, 200, 150, nil)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := l.Paint(v, 200, 150, nil); err != nil || !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("painted otherwise, %v", err)
		}
		if got, want := l.Labels(v, 200, 150, nil, nil), now.Labels(v, 200, 150, nil, nil); len(got) != len(want) || len(want) == 0 || asked != 1 {
			t.Errorf("%d names for %d, asked %d times", len(got), len(want), asked)
		}
	})
}
