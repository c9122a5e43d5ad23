// The fonts: ten faces of three families, each parsed once, and their glyphs as paths and as masks.
package art

import (
	"fmt"
	"image"
	"math"
	"sync"

	"awaw/internal/fonts"

	"golang.org/x/image/font"
	"golang.org/x/image/font/sfnt"
	"golang.org/x/image/math/fixed"
)

// Face is one cut of one family.
type Face uint8

// The faces: Roboto speaks for the program, Roboto Condensed labels and counts, STIX Two prints.
const (
	Body Face = iota
	BodyMedium
	BodyBold
	Cond
	CondMedium
	CondBold
	Serif
	SerifItalic
	SerifSemi
	SerifBold
	faceCount
)

// capHeight is the height of capitals in ems, near enough the same in all ten faces.
const capHeight = 0.711

// maskLimit bounds the mask cache; past it the cache starts again empty.
const maskLimit = 16000

type fontSet struct {
	mu    sync.Mutex
	faces [faceCount]face
	masks map[maskKey]*image.Alpha
	pen   *Canvas
}

type face struct {
	font   *sfnt.Font
	em     float64
	glyphs map[rune]*glyph
	kerns  map[[2]rune]float64
}

// glyph is one character's outline and advance in ems.
type glyph struct {
	path    *Path
	advance float64
	index   sfnt.GlyphIndex
}

// maskKey names a painted glyph: size in 1/64 px, place in quarter px, halo in 1/16 px.
type maskKey struct {
	face Face
	sub  uint8
	halo uint16
	size uint32
	r    rune
}

// fontNames are what the files of the faces are called.
var fontNames = [faceCount]string{
	Body: fonts.Fallback, BodyMedium: "Roboto-Medium.ttf", BodyBold: "Roboto-Bold.ttf",
	Cond: "RobotoCondensed-Regular.ttf", CondMedium: "RobotoCondensed-Medium.ttf", CondBold: "RobotoCondensed-Bold.ttf",
	Serif: "STIXTwoText-Regular.otf", SerifItalic: "STIXTwoText-Italic.otf", SerifSemi: "STIXTwoText-SemiBold.otf", SerifBold: "STIXTwoText-Bold.otf",
}

// Font is the file of the face.
func (f Face) Font() ([]byte, error) { return fonts.File(fontNames[f]) }

// loadFonts reads the face that stands in for any that cannot be had; the others are read when they are first used.
func loadFonts() (*fontSet, error) {
	fs := &fontSet{masks: map[maskKey]*image.Alpha{}}
	fs.pen = (&Kit{fonts: fs}).Canvas(0, 0)
	return fs, fs.faces[Body].read(Body)
}

// face gives a face. The caller holds the lock.
func (fs *fontSet) face(f Face) *face {
	if fs.faces[f].font == nil && fs.faces[f].read(f) != nil {
		return &fs.faces[Body]
	}
	return &fs.faces[f]
}

// read reads the font of a face.
func (f *face) read(of Face) error {
	data, err := of.Font()
	var parsed *sfnt.Font
	if err == nil {
		parsed, err = sfnt.Parse(data)
	}
	if err != nil {
		return fmt.Errorf("font %s: %w", fontNames[of], err)
	}
	*f = face{parsed, float64(parsed.UnitsPerEm()), map[rune]*glyph{}, map[[2]rune]float64{}}
	return nil
}

// glyph gives a character; one the font lacks gets the font's own empty box. The caller holds the lock.
func (f *face) glyph(r rune) *glyph {
	if g, ok := f.glyphs[r]; ok {
		return g
	}
	var buf sfnt.Buffer
	g := &glyph{path: NewPath()}
	f.glyphs[r] = g
	ppem := fixed.I(int(f.em))
	ix, err := f.font.GlyphIndex(&buf, r)
	if err != nil {
		return g
	}
	g.index = ix
	if a, err := f.font.GlyphAdvance(&buf, ix, ppem, font.HintingNone); err == nil {
		g.advance = float64(a) / 64 / f.em
	}
	segs, err := f.font.LoadGlyph(&buf, ix, ppem, nil)
	if err != nil {
		return g
	}
	at := func(q fixed.Point26_6) (x, y float64) { return float64(q.X) / 64 / f.em, float64(q.Y) / 64 / f.em }
	for _, s := range segs {
		x, y := at(s.Args[0])
		x1, y1 := at(s.Args[1])
		x2, y2 := at(s.Args[2])
		switch s.Op {
		case sfnt.SegmentOpMoveTo:
			g.path.Z().M(x, y)
		case sfnt.SegmentOpLineTo:
			g.path.L(x, y)
		case sfnt.SegmentOpQuadTo:
			g.path.Q(x, y, x1, y1)
		case sfnt.SegmentOpCubeTo:
			g.path.C(x, y, x1, y1, x2, y2)
		}
	}
	g.path.Z()
	return g
}

// kern is how much nearer b stands to a, in ems. The caller holds the lock.
func (f *face) kern(a, b rune) float64 {
	k := [2]rune{a, b}
	if v, ok := f.kerns[k]; ok {
		return v
	}
	var buf sfnt.Buffer
	v := 0.0
	if q, err := f.font.Kern(&buf, f.glyph(a).index, f.glyph(b).index, fixed.I(int(f.em)), font.HintingNone); err == nil {
		v = float64(q) / 64 / f.em
	}
	f.kerns[k] = v
	return v
}

// run calls put for every character with its place in ems from the start, and gives the whole width.
// track is extra space between characters in ems. The caller holds the lock.
func (f *face) run(s string, track float64, put func(r rune, g *glyph, x float64)) float64 {
	x := 0.0
	var before rune
	for i, r := range s {
		if i > 0 {
			x += f.kern(before, r) + track
		}
		g := f.glyph(r)
		if put != nil {
			put(r, g, x)
		}
		x += g.advance
		before = r
	}
	return x
}

// mask gives a glyph painted at a device size with its origin at sub quarter pixels; nil when it is blank.
func (fs *fontSet) mask(fc Face, r rune, g *glyph, size float64, sub uint8, halo float64) *image.Alpha {
	k := maskKey{fc, sub, uint16(halo*16 + .5), uint32(size*64 + .5), r}
	if m, ok := fs.masks[k]; ok {
		return m
	}
	p := g.path.Map(func(q Pt) Pt { return Pt{q.X*size + float64(sub)/4, q.Y * size} })
	if halo > 0 {
		p = p.Outline(float64(k.halo)/8, false)
	}
	var m *image.Alpha
	if q := fs.pen.cover(p, image.Rect(-4096, -4096, 4096, 4096)); q != nil && len(p.subs) > 0 {
		m = &image.Alpha{Pix: append([]uint8(nil), q.Pix...), Stride: q.Stride, Rect: q.Rect}
	}
	if len(fs.masks) >= maskLimit {
		clear(fs.masks)
	}
	fs.masks[k] = m
	return m
}

// quarter parts a device position into whole pixels and quarters.
func quarter(x float64) (whole int, sub uint8) {
	q := int(math.Round(x * 4))
	return q >> 2, uint8(q & 3)
}
