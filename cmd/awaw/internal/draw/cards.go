package draw

import (
	"image"
	"math"
	"strconv"
	"strings"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/hajimehoshi/ebiten/v2"
)

// This file keeps pictures of counters: each is painted once for a size and looked up by what it shows. On the map
// they are small images that Ebitengine gathers on its atlas; in panels they are copied as pixels.

// spriteKey is what a picture of one counter or stack shows.
type spriteKey struct {
	cards [3]art.CounterSpec
	count int // counters in the stack; 1 is a counter alone
	size  float64
	scale float64
}

type sprite struct {
	rgba *image.RGBA
	img  *ebiten.Image
	at   int         // device pixels from the picture's corner to the card's, both ways
	cut  image.Point // and from its corner to that of the part that is uploaded
	size int         // bytes it takes
	used int64       // the map laid when it was last asked for
}

// spriteBytes bounds the pictures kept.
const spriteBytes = 24 << 20

// sprites holds pictures of counters.
type sprites struct {
	kit   *art.Kit
	kept  map[spriteKey]*sprite
	bytes int
	round int64 // counts the maps laid
}

// trim drops pictures that were not asked for lately when there are too many: those of sizes no longer shown.
func (s *sprites) trim() {
	for old := int64(8); s.bytes > spriteBytes && old >= 0; old -= 4 {
		for k, p := range s.kept {
			if p.used < s.round-old {
				if p.img != nil {
					p.img.Deallocate()
				}
				s.bytes -= p.size
				delete(s.kept, k)
			}
		}
	}
}

func newSprites(kit *art.Kit) *sprites { return &sprites{kit: kit, kept: map[spriteKey]*sprite{}} }

// get gives the picture of a stack, painted on first use.
func (s *sprites) get(key spriteKey) *sprite {
	p := s.kept[key]
	if p != nil {
		p.used = s.round
		return p
	}
	s.trim()
	pad := math.Ceil((key.size*.5 + 4) * key.scale)
	side := key.size + 2*pad/key.scale
	c := s.kit.Scaled(side, side, key.scale)
	if key.count > 1 {
		cards := key.cards[:min(3, key.count)]
		for len(cards) < key.count {
			cards = append(cards, cards[min(2, len(cards)-1)])
		}
		c.Stack(pad/key.scale, pad/key.scale, key.size, cards)
	} else {
		c.Counter(pad/key.scale, pad/key.scale, key.size, key.cards[0])
	}
	p = &sprite{rgba: c.Img, at: int(pad), size: len(c.Img.Pix), used: s.round}
	s.bytes += p.size
	s.kept[key] = p
	return p
}

// draw draws a sprite with its card's corner at x, y (device pixels).
func (s *sprites) draw(screen surface, key spriteKey, x, y float64) {
	p := s.get(key)
	if p.img == nil { // without the clear rim, most of it for a card alone
		r := inked(p.rgba)
		p.img, p.cut = ebiten.NewImageFromImage(p.rgba.SubImage(r)), r.Min
		s.bytes += 4*r.Dx()*r.Dy() - p.size
		p.size, p.rgba = 4*r.Dx()*r.Dy(), nil // what lies on the map is in no panel
	}
	op := &ebiten.DrawImageOptions{}
	op.GeoM.Translate(math.Round(x)-float64(p.at-p.cut.X), math.Round(y)-float64(p.at-p.cut.Y))
	screen.DrawImage(p.img, op)
}

// inked is the least rectangle with everything painted in a picture, a pixel at least.
func inked(img *image.RGBA) image.Rectangle {
	r := img.Bounds()
	for r.Dy() > 1 && !marked(img, image.Rect(r.Min.X, r.Min.Y, r.Max.X, r.Min.Y+1)) {
		r.Min.Y++
	}
	for r.Dy() > 1 && !marked(img, image.Rect(r.Min.X, r.Max.Y-1, r.Max.X, r.Max.Y)) {
		r.Max.Y--
	}
	for r.Dx() > 1 && !marked(img, image.Rect(r.Min.X, r.Min.Y, r.Min.X+1, r.Max.Y)) {
		r.Min.X++
	}
	for r.Dx() > 1 && !marked(img, image.Rect(r.Max.X-1, r.Min.Y, r.Max.X, r.Max.Y)) {
		r.Max.X--
	}
	return r
}

// blit copies a counter into a panel, its card's corner at x, y (logical pixels).
func (s *sprites) blit(c *art.Canvas, card scene.Card, x, y, size float64) {
	spec := specOf(card)
	spec.Flat = true
	k := c.Factor()
	p := s.get(spriteKey{cards: [3]art.CounterSpec{spec}, count: 1, size: size, scale: k})
	c.Blit(p.rgba, x-float64(p.at)/k, y-float64(p.at)/k)
}

// Icons are a counter in the sizes a window's icon has.
func Icons(kit *art.Kit) []image.Image {
	var out []image.Image
	for _, size := range []float64{16, 32, 48, 64} {
		c := kit.Canvas(int(size), int(size))
		edge := math.Ceil(size / 16)
		c.Counter(edge, edge, size-2*edge, art.CounterSpec{Nation: "BR", Kind: art.AAF, Factor: "5", Flat: true})
		out = append(out, c.Img)
	}
	return out
}

// stackKey is the picture of a stack on the map.
func stackKey(st scene.Stack, size, scale float64) spriteKey {
	k := spriteKey{count: max(1, st.Count), size: size, scale: scale}
	for i, card := range st.Cards[:min(3, len(st.Cards))] {
		spec := specOf(card)
		if i > 0 {
			spec.Selected, spec.May, spec.Hover, spec.Badges, spec.Marked = false, false, false, [2]art.Badge{}, false
		}
		k.cards[i] = spec
	}
	for i := len(st.Cards); i > 0 && i < min(3, k.count); i++ {
		k.cards[i] = k.cards[i-1]
	}
	return k
}

// badgeNames are the painter's names of the badges rules speak of.
var badgeNames = map[string]string{"half": "partial_supply", "none": "no_supply", "oil": "oil", "snow": "winter"}

// specOf is a card as the painter wants it.
func specOf(k scene.Card) art.CounterSpec {
	kind, _ := art.KindOf(k.Kind)
	s := art.CounterSpec{Nation: k.Nation, Kind: kind, Factor: strconv.Itoa(k.Size),
		Inverted: k.Inverted, Selected: k.Selected, May: k.Legal, Hover: k.Hover, Ghost: k.Ghost, Marked: k.Marked, Damaged: k.Damaged, Token: k.Token}
	if k.Style != "" {
		s.Side = art.Side(k.Style)
	}
	if k.Unknown {
		s.Factor = "?"
	}
	if k.Bare {
		s.Letters = " "
	}
	if k.Range > 0 {
		s.Range = strconv.Itoa(k.Range)
	}
	n := 0
	for _, b := range strings.Fields(k.Badges) {
		if k.Token {
			s.Tag = strings.ToUpper(b)
		} else if v, ok := art.BadgeNamed(badgeNames[b]); ok && n < len(s.Badges) {
			s.Badges[n] = v
			n++
		}
	}
	return s
}
