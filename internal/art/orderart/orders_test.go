package orderart_test

import (
	"bytes"
	"testing"

	"awaw/internal/art"
	"awaw/internal/art/orderart"
)

// Orders that end otherwise are drawn otherwise: a move in a head, an attack in a bar, a wing's way to another base in an open square; a wing that holds has no
// line.
func TestOrdersAreToldApartByTheirEnds(t *testing.T) {
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	drawn := map[string][]byte{}
	for _, kind := range []string{"move", "attack", "rebase", "hold"} {
		c := kit.Canvas(160, 120)
		orderart.Draw(c, orderart.Order{Kind: kind, From: art.Pt{X: 20, Y: 60}, To: art.Pt{X: 140, Y: 60}, Room: 10, Reach: 10, Own: true})
		pix := c.Img.Pix
		for other, was := range drawn {
			if bytes.Equal(pix, was) {
				t.Errorf("%s looks like %s", kind, other)
			}
		}
		drawn[kind] = pix
	}
}
