package draw

import (
	"image"
	"testing"

	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// A card becomes a counter with everything it shows.
func TestCardsBecomeCounters(t *testing.T) {
	got := specOf(scene.Card{Nation: "GE", Kind: "SB", Style: "axis", Size: 12, Range: 6, Inverted: true, Legal: true, Badges: "snow half"})
	want := art.CounterSpec{Nation: "GE", Side: art.Axis, Kind: art.Strategic, Factor: "12", Range: "6", Inverted: true, May: true,
		Badges: [2]art.Badge{art.BadgeWinter, art.BadgePartial}}
	if got != want {
		t.Errorf("got %+v\nwant %+v", got, want)
	}
	if s := specOf(scene.Card{Nation: "FR", Kind: "AT", Size: 1}); s.Range != "" || s.Side != "" {
		t.Errorf("no range and no style: %+v", s)
	}
	if s := specOf(scene.Card{Badges: "unheard none oil snow"}); s.Badges != [2]art.Badge{art.BadgeCut, art.BadgeOil} {
		t.Errorf("unknown badges are passed over and two are shown: %+v", s.Badges)
	}
}

// Stacks that look the same share a picture; what does not show makes no difference, what shows does.
func TestStackPictures(t *testing.T) {
	a := scene.Card{Nation: "GE", Kind: "AAF", Style: "axis", Size: 5, Range: 4}
	b := a
	b.Size = 3
	stack := func(n int, cards ...scene.Card) spriteKey {
		return stackKey(scene.Stack{Cards: cards, Count: n}, 48, 1)
	}
	chosen := b
	chosen.Selected, chosen.Legal, chosen.Badges = true, true, "oil"
	if stack(2, a, b) != stack(2, a, chosen) {
		t.Error("what is not on top does not show rings and badges")
	}
	if stack(2, a, b) == stack(2, chosen, b) || stack(2, a, b) == stack(3, a, b) || stack(2, a, b) == stack(2, a, a) {
		t.Error("another top card, count or card below is another picture")
	}
	if stack(1, a) == stackKey(scene.Stack{Cards: []scene.Card{a}, Count: 1}, 48, 2) {
		t.Error("another scale is another picture")
	}
	s := newSprites(testKit(t))
	if s.get(stack(2, a, b)) != s.get(stack(2, a, chosen)) {
		t.Error("an equal key paints anew")
	}
	for _, k := range []spriteKey{stack(1, a), stack(2, a, b), stack(3, a, b, b), stack(9, a, b, b), stack(7, a), {count: 1, size: 13, scale: 1}} {
		p := s.get(k)
		mid := p.at + int(k.size*k.scale/2)
		if p.rgba.RGBAAt(mid, mid).A != 255 {
			t.Errorf("count %d: nothing stands in the middle of the card", k.count)
		}
		for i := range p.rgba.Bounds().Dx() {
			if p.rgba.RGBAAt(i, 0).A != 0 || p.rgba.RGBAAt(0, i).A != 0 {
				t.Errorf("count %d: the picture is cut at its edge", k.count)
				break
			}
		}
	}
}

// The pictures kept are bounded: a long game with many sizes does not grow without end.
func TestPicturesAreBounded(t *testing.T) {
	s := newSprites(testKit(t))
	const each = 100_000
	for i := range 2 * spriteBytes / each {
		s.kept[spriteKey{count: i + 2}] = &sprite{size: each}
		s.bytes += each
	}
	s.round = 100
	fresh := spriteKey{count: 1, size: 24, scale: 1}
	kept := s.get(fresh)
	if len(s.kept) != 1 || s.bytes != kept.size {
		t.Errorf("%d pictures are kept, of %d bytes", len(s.kept), s.bytes)
	}
	if s.get(fresh) != kept {
		t.Error("what was just asked for is painted anew")
	}
}

// Only the painted part of a picture is uploaded, and all of it.
func TestInkedPartOfAPicture(t *testing.T) {
	img := image.NewRGBA(image.Rect(0, 0, 20, 10))
	if got := inked(img); got.Dx() != 1 || got.Dy() != 1 {
		t.Errorf("of a clear picture %v", got)
	}
	img.Pix[img.PixOffset(3, 4)+3] = 1
	img.Pix[img.PixOffset(17, 8)+3] = 255
	if got := inked(img); got != image.Rect(3, 4, 18, 9) {
		t.Errorf("between two marks %v", got)
	}
}
