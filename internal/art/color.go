// Colours: sRGB values, mixing in OKLab, and the contrast of two colours.
package art

import (
	"fmt"
	"math"
	"strconv"
)

// RGB is an sRGB colour with parts from 0 to 1.
type RGB struct{ R, G, B float64 }

// Lab is a colour as lightness and two opponent axes (OKLab or CIELAB, as the maker says).
type Lab struct{ L, A, B float64 }

// ParseRGB reads "#RRGGBB".
func ParseRGB(s string) (RGB, error) {
	if len(s) != 7 || s[0] != '#' {
		return RGB{}, fmt.Errorf("colour %q: expected # and six hex digits, as #FFC24A", s)
	}
	n, err := strconv.ParseUint(s[1:], 16, 32)
	if err != nil {
		return RGB{}, fmt.Errorf("colour %q: expected # and six hex digits, as #FFC24A", s)
	}
	return RGB{float64(n>>16) / 255, float64(n>>8&255) / 255, float64(n&255) / 255}, nil
}

// UnmarshalText reads "#RRGGBB"; it lets the palette decode straight into its roles.
func (c *RGB) UnmarshalText(b []byte) error {
	v, err := ParseRGB(string(b))
	if err == nil {
		*c = v
	}
	return err
}

// Hex prints the colour as "#RRGGBB", each part rounded and held to its range.
func (c RGB) Hex() string {
	r, g, b := c.Bytes()
	return fmt.Sprintf("#%02X%02X%02X", r, g, b)
}

// Bytes gives the three parts as 0 to 255.
func (c RGB) Bytes() (r, g, b uint8) { return byteOf(c.R), byteOf(c.G), byteOf(c.B) }

func byteOf(v float64) uint8 {
	if v <= 0 {
		return 0
	}
	if v >= 1 {
		return 255
	}
	return uint8(v*255 + .5)
}

func linear(v float64) float64 {
	if v <= 0.04045 {
		return v / 12.92
	}
	return math.Pow((v+0.055)/1.055, 2.4)
}

func gamma(v float64) float64 {
	v = min(1, max(0, v))
	if v <= 0.0031308 {
		return 12.92 * v
	}
	return 1.055*math.Pow(v, 1/2.4) - 0.055
}

func (c RGB) light() (r, g, b float64) { return linear(c.R), linear(c.G), linear(c.B) }

func fromLight(r, g, b float64) RGB { return RGB{gamma(r), gamma(g), gamma(b)} }

// OKLab gives the colour's OKLab coordinates.
func (c RGB) OKLab() Lab {
	r, g, b := c.light()
	l := math.Cbrt(0.4122214708*r + 0.5363325363*g + 0.0514459929*b)
	m := math.Cbrt(0.2119034982*r + 0.6806995451*g + 0.1073969566*b)
	s := math.Cbrt(0.0883024619*r + 0.2817188376*g + 0.6299787005*b)
	return Lab{0.2104542553*l + 0.7936177850*m - 0.0040720468*s,
		1.9779984951*l - 2.4285922050*m + 0.4505937099*s,
		0.0259040371*l + 0.7827717662*m - 0.8086757660*s}
}

// FromOKLab gives the nearest sRGB colour, each part cut to its range.
func FromOKLab(o Lab) RGB {
	l := o.L + 0.3963377774*o.A + 0.2158037573*o.B
	m := o.L - 0.1055613458*o.A - 0.0638541728*o.B
	s := o.L - 0.0894841775*o.A - 1.2914855480*o.B
	l, m, s = l*l*l, m*m*m, s*s*s
	return fromLight(4.0767416621*l-3.3077115913*m+0.2309699292*s,
		-1.2684380046*l+2.6097574011*m-0.3413193965*s,
		-0.0041960863*l-0.7034186147*m+1.7076147010*s)
}

// Mix blends in OKLab: t = 0 is a, t = 1 is b.
func Mix(a, b RGB, t float64) RGB {
	x, y := a.OKLab(), b.OKLab()
	return FromOKLab(Lab{x.L + (y.L-x.L)*t, x.A + (y.A-x.A)*t, x.B + (y.B-x.B)*t})
}

// Lighten adds d to the OKLab lightness; a negative d darkens.
func (c RGB) Lighten(d float64) RGB {
	o := c.OKLab()
	o.L += d
	return FromOKLab(o)
}

// Over lays the colour with opacity a on another, part by part.
func (c RGB) Over(a float64, under RGB) RGB {
	return RGB{c.R*a + under.R*(1-a), c.G*a + under.G*(1-a), c.B*a + under.B*(1-a)}
}

// Blend mixes two colours part by part, which is what laying paint on paint does.
func Blend(a, b RGB, t float64) RGB {
	return RGB{a.R + (b.R-a.R)*t, a.G + (b.G-a.G)*t, a.B + (b.B-a.B)*t}
}

// Luminance is the relative luminance of WCAG, 0 black to 1 white.
func (c RGB) Luminance() float64 {
	r, g, b := c.light()
	return 0.2126*r + 0.7152*g + 0.0722*b
}

// Contrast is the WCAG contrast ratio of two colours, 1 to 21.
func Contrast(a, b RGB) float64 {
	x, y := a.Luminance()+0.05, b.Luminance()+0.05
	return max(x, y) / min(x, y)
}
