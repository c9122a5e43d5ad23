package scene

import (
	"math"
	"strings"

	"awaw/engine"
)

// cardSteps are the widths counters are drawn at, each with the least hex it is for.
var cardSteps = [...]struct{ hex, card float64 }{{38, 24}, {50, 32}, {63, 40}, {75, 48}, {100, 64}, {125, 80}, {150, 96}}

// CardSize is the width of a counter for a hex of w logical pixels (look.md section 4).
func CardSize(w float64) float64 {
	size := math.Max(13, math.Floor(.64*w))
	for _, s := range cardSteps {
		if w >= s.hex {
			size = s.card
		}
	}
	return size
}

// fineSteps are widths of counters on boards whose spaces are groups of many small hexes.
var fineSteps = [...]struct{ hex, card float64 }{{8, 16}, {12, 20}, {16, 24}, {20, 28}, {25, 34}, {30, 38}, {38, 44}, {50, 52}, {64, 64}}

// FineSize is the width of a counter on such a board.
func FineSize(w float64) float64 {
	size := 13.0
	for _, s := range fineSteps {
		if w >= s.hex {
			size = s.card
		}
	}
	return size
}

// CardWidth is the width of a counter on the map.
func (ms *MapScene) CardWidth() float64 {
	if ms.Fine {
		return FineSize(ms.HexW)
	}
	return CardSize(ms.HexW)
}

// PlainCard is a counter as it is drawn when nothing is done with it; style is the palette side.
func PlainCard(c engine.CounterView, style string) Card {
	card := Card{Nation: c.Nation, Style: style, Size: c.Size, Range: c.Range, Inverted: c.Is(engine.Turned), Damaged: c.Is(engine.Damaged),
		Unknown: c.Is(engine.Unknown)}
	if c.Kind != nil {
		card.Kind, card.Token, card.Bare = c.Kind.Shape, c.Kind.Token, !c.Kind.Lettered()
	}
	switch len(c.Badges) { // nearly always none or one
	case 0:
	case 1:
		card.Badges = string(c.Badges[0])
	default:
		var all strings.Builder
		for i, b := range c.Badges {
			if i > 0 {
				all.WriteByte(' ')
			}
			all.WriteString(string(b))
		}
		card.Badges = all.String()
	}
	return card
}
