package art_test

import (
	"testing"

	"awaw/internal/art"
)

// A token's outline tells its kind: a card fills its corners, a hull narrows to the keel, a disc has no corners.
func TestTokensByOutline(t *testing.T) {
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	at := func(k art.Kind, x, y int) bool {
		c := kit.Canvas(80, 80)
		c.Counter(10, 10, 60, art.CounterSpec{Nation: "BR", Kind: k, Token: true, Flat: true})
		return c.Img.RGBAAt(x, y).A > 128
	}
	for _, k := range []art.Kind{art.Infantry, art.Fleet, art.AAF} {
		if !at(k, 40, 40) {
			t.Errorf("%s is hollow", k.Code())
		}
	}
	if !at(art.Infantry, 65, 18) || at(art.AAF, 65, 18) {
		t.Error("the corner of a card is empty, or a disc has one")
	}
	if !at(art.Fleet, 70, 22) || at(art.Fleet, 68, 58) {
		t.Error("a hull is no hull")
	}
}
