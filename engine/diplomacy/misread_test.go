package diplomacy

import (
	"strconv"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/engine"
)

// What is expected where an order could not be read is told in every language, however long the order is.
func TestMisreadOrdersInGerman(t *testing.T) {
	text, err := assets.Text("de")
	if err != nil {
		t.Fatal(err)
	}
	for want := range wantKeys {
		m := &Misread{Word: "x", Expected: want}
		if said := m.In(engine.Catalog(text)); strings.Contains(said, want) || !strings.Contains(said, "erwartet wird") {
			t.Errorf("%q is told as %s", want, said)
		}
	}
	_, err = (&Board{}).ReadOrder(strings.Repeat("A", longestOrder+1), Nobody)
	most := strconv.Itoa(longestOrder)
	if m, ok := err.(*Misread); !ok || !strings.Contains(m.Expected, most) || !strings.Contains(m.In(engine.Catalog(text)), "höchstens "+most) {
		t.Errorf("a long order: %v", err)
	}
}
