package meter

import (
	"io"
	"testing"
	"time"

	"awaw/assets"
)

func TestLine(t *testing.T) {
	words, err := assets.Text(assets.English)
	if err != nil {
		t.Fatal(err)
	}
	m := New(words, io.Discard, 1, 0, true)
	for _, c := range []struct {
		done, of, fresh int
		took            time.Duration
		want            string
	}{
		{0, 10, 0, 0, "0 of 10 games, 0 %"},
		{0, 10, 0, 90 * time.Millisecond, "0 of 10 games, 0 %"},
		{0, 10, 0, 62 * time.Second, "0 of 10 games, 0 %, 1m2s so far"},
		{4, 10, 0, 3 * time.Second, "4 of 10 games, 40 %, 3s so far"},
		{5, 10, 5, 5 * time.Second, "5 of 10 games, 50 %, 1.0 a second, 5s left"},
		{8, 10, 2, 4 * time.Second, "8 of 10 games, 80 %, 30.0 a minute, 4s left"},
		{10, 10, 10, 2500 * time.Millisecond, "10 of 10 games, 100 %, 4.0 a second, in 2.5s"},
		{1, 7201, 1, time.Second, "1 of 7201 games, 0 %, 1.0 a second, 2h0m0s left"},
	} {
		if got := m.line(c.done, c.of, c.fresh, c.took); got != c.want {
			t.Errorf("%q; expected %q", got, c.want)
		}
	}
}
