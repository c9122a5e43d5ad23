// The vector canvas: the same calls as on a picture, kept as SVG. Words are kept as outlines, so that they look alike
// wherever the file is opened; names that must be found are said a second time as text nobody sees.
package art

import (
	"bytes"
	"fmt"
	"image"
	"io"
	"math"
	"strconv"
	"strings"
)

// svgFile gathers the elements of a drawing.
type svgFile struct {
	w, h   float64
	defs   bytes.Buffer
	body   bytes.Buffer
	glyphs map[glyphName]bool
	clips  int
	open   int // clips in force
	dotted bool
}

type glyphName struct {
	face Face
	r    rune
}

// VectorCanvas makes an empty drawing of a logical size, to be written by WriteSVG. What only pictures can do
// (shadows, pictures laid on it, hatches) it leaves out or fills evenly.
func (k *Kit) VectorCanvas(w, h float64) *Canvas {
	c := k.CanvasOn(image.NewRGBA(image.Rectangle{}))
	c.vec = &svgFile{w: w, h: h, glyphs: map[glyphName]bool{}}
	return c
}

// WriteSVG writes a vector canvas as a file that prints at a width of so many millimetres.
func (c *Canvas) WriteSVG(w io.Writer, title string, millimetres float64) error {
	v := c.vec
	if v == nil {
		return fmt.Errorf("%q is not a vector canvas; make it with VectorCanvas", title)
	}
	for v.open > 0 {
		c.PopClip()
	}
	var b bytes.Buffer
	fmt.Fprintf(&b, `<svg xmlns="http://www.w3.org/2000/svg" width="%smm" height="%smm" viewBox="0 0 %s %s">`+"\n",
		num(millimetres), num(millimetres*v.h/v.w), num(v.w), num(v.h))
	fmt.Fprintf(&b, "<title>%s</title>\n<defs>\n", escaped(title))
	b.Write(v.defs.Bytes())
	b.WriteString("</defs>\n")
	b.Write(v.body.Bytes())
	b.WriteString("</svg>\n")
	_, err := w.Write(b.Bytes())
	return err
}

// num writes a number to a hundredth, as short as it goes.
func num(f float64) string {
	s := strconv.FormatFloat(f, 'f', 2, 64)
	s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	if s == "-0" || s == "" {
		return "0"
	}
	if f, ok := strings.CutPrefix(s, "0."); ok {
		return "." + f
	}
	return s
}

var escapes = strings.NewReplacer("&", "&amp;", "<", "&lt;", ">", "&gt;", `"`, "&quot;")

func escaped(s string) string { return escapes.Replace(s) }

// pathText writes a path of a canvas as SVG, each point as a step from the one before, to a tenth.
func (c *Canvas) pathText(p *Path) string {
	var b strings.Builder
	write := func(n int) {
		if n >= 0 && b.Len() > 0 {
			if last := b.String()[b.Len()-1]; last >= '0' && last <= '9' {
				b.WriteByte(' ')
			}
		}
		if n < 0 {
			n = -n
			b.WriteByte('-')
		}
		b.WriteString(tenths(n))
	}
	for _, s := range p.all() {
		if len(s) < 2 {
			continue
		}
		end := len(s)
		closed := end > 2 && s[0] == s[end-1]
		if closed {
			end--
		}
		px, py, begun := 0, 0, false
		for i, q := range s[:end] {
			x, y := int(math.Round((q.X*c.k+c.ox)*10)), int(math.Round((q.Y*c.k+c.oy)*10))
			switch {
			case i == 0:
				b.WriteByte('M')
				write(x)
				write(y)
			case x == px && y == py:
				continue
			default:
				if !begun {
					b.WriteByte('l')
					begun = true
				}
				write(x - px)
				write(y - py)
			}
			px, py = x, y
		}
		if closed {
			b.WriteByte('z')
		}
	}
	return b.String()
}

func tenths(n int) string {
	s := ""
	if n >= 10 || n == 0 {
		s = strconv.Itoa(n / 10)
	}
	if n%10 != 0 {
		s += "." + strconv.Itoa(n%10)
	}
	return s
}

// element writes a path with its paint.
func (c *Canvas) element(p *Path, attrs string) {
	if d := c.pathText(p); d != "" {
		fmt.Fprintf(&c.vec.body, "<path d=\"%s\" %s/>\n", d, attrs)
	}
}

func opacity(name string, a float64) string {
	if a >= .995 {
		return ""
	}
	return fmt.Sprintf(` %s="%s"`, name, num(max(0, a)))
}

func (c *Canvas) vectorFill(p *Path, pt Paint) {
	if pt.kind == paintFunc {
		return
	}
	c.element(p, fmt.Sprintf(`fill="%s"%s`, pt.c.Hex(), opacity("fill-opacity", pt.a)))
}

func (c *Canvas) vectorStroke(p *Path, w float64, col RGB, a float64, ends string) {
	c.element(p, fmt.Sprintf(`fill="none" stroke="%s" stroke-width="%s" stroke-linejoin="round" stroke-linecap="%s"%s`,
		col.Hex(), num(w*c.k), ends, opacity("stroke-opacity", a)))
}

// vectorClip keeps what follows inside a path until PopClip.
func (c *Canvas) vectorClip(p *Path) {
	v := c.vec
	v.clips++
	v.open++
	fmt.Fprintf(&v.defs, "<clipPath id=\"c%d\"><path d=\"%s\"/></clipPath>\n", v.clips, c.pathText(p))
	fmt.Fprintf(&v.body, "<g clip-path=\"url(#c%d)\">\n", v.clips)
}

func (c *Canvas) vectorPop() {
	if c.vec.open > 0 {
		c.vec.open--
		c.vec.body.WriteString("</g>\n")
	}
}

// glyphUnit is how many units an em of an outline has in a file.
const glyphUnit = 1000

// vectorText sets words, their start at x and their baseline at y, leaning by deg about that point.
func (c *Canvas) vectorText(s string, x, y, deg float64, st Style) {
	v := c.vec
	size := st.Size * c.k
	var uses strings.Builder
	f := c.kit.fonts.face(st.Face)
	f.run(s, st.Track/st.Size, func(r rune, g *glyph, gx float64) {
		if len(g.path.all()) == 0 {
			return
		}
		name := glyphName{st.Face, r}
		if !v.glyphs[name] {
			v.glyphs[name] = true
			d := (&Canvas{kit: c.kit, k: 1}).pathText(Simplified(g.path.Scale(glyphUnit), 1.2))
			fmt.Fprintf(&v.defs, "<path id=\"g%d-%x\" d=\"%s\"/>\n", st.Face, r, d)
		}
		fmt.Fprintf(&uses, `<use href="#g%d-%x" x="%d"/>`, st.Face, r, int(math.Round(gx*glyphUnit)))
	})
	if uses.Len() == 0 {
		return
	}
	turn := ""
	if deg != 0 {
		turn = fmt.Sprintf(" rotate(%s)", num(deg))
	}
	at := fmt.Sprintf(`transform="translate(%s %s)%s scale(%s)"`, num(x*c.k+c.ox), num(y*c.k+c.oy), turn, strconv.FormatFloat(size/glyphUnit, 'g', 4, 64))
	if st.Halo > 0 {
		fmt.Fprintf(&v.body, `<g %s fill="none" stroke="%s" stroke-width="%s" stroke-linejoin="round"%s>%s</g>`+"\n",
			at, st.HaloColor.Hex(), num(2*st.Halo/st.Size*glyphUnit), opacity("stroke-opacity", orOne(st.HaloAlpha)), uses.String())
	}
	fmt.Fprintf(&v.body, `<g %s fill="%s"%s>%s</g>`+"\n", at, st.Color.Hex(), opacity("fill-opacity", orOne(st.Alpha)), uses.String())
}

// Say writes a name that can be searched and selected where a vector canvas shows its outline; pictures ignore it.
func (c *Canvas) Say(s string, x, y, width, size float64) {
	if c.vec == nil || s == "" {
		return
	}
	fmt.Fprintf(&c.vec.body, `<text x="%s" y="%s" font-size="%s" textLength="%s" fill-opacity="0">%s</text>`+"\n",
		num(x*c.k+c.ox), num(y*c.k+c.oy), num(size*c.k), num(width*c.k), escaped(s))
}

// VectorDots fills a path with the dots of neutral ground, one in every diamond eight pixels wide.
func (c *Canvas) VectorDots(p *Path) {
	v := c.vec
	if !v.dotted {
		v.dotted = true
		fmt.Fprintf(&v.defs, `<pattern id="dots" width="%s" height="%s" patternUnits="userSpaceOnUse"><path d="M0 0h1v1h-1zM4 4h1v1h-1z" transform="scale(%s)" fill="%s" fill-opacity=".45"/></pattern>`+"\n",
			num(8*c.k), num(8*c.k), num(c.k), c.Pal().Text.OnPaper.Hex())
	}
	c.element(p, `fill="url(#dots)"`)
}
