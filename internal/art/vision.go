// How colours look to different eyes: simulated colour vision (Machado and others, 2009, at full
// strength) and the CIEDE2000 difference of two colours.
package art

import "math"

// Vision is a way of seeing colour.
type Vision uint8

// The five ways of seeing that the palette is measured for.
const (
	Normal Vision = iota
	Protan
	Deutan
	Tritan
	Grey
)

// Seen gives the colour as an eye of that kind sees it.
func (c RGB) Seen(v Vision) RGB {
	r, g, b := c.light()
	var m [9]float64
	switch v {
	case Grey:
		y := 0.2126*r + 0.7152*g + 0.0722*b
		return fromLight(y, y, y)
	case Protan:
		m = [9]float64{0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998}
	case Deutan:
		m = [9]float64{0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.011820, 0.042940, 0.968881}
	case Tritan:
		m = [9]float64{1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.303900}
	default:
		return c
	}
	return fromLight(m[0]*r+m[1]*g+m[2]*b, m[3]*r+m[4]*g+m[5]*b, m[6]*r+m[7]*g+m[8]*b)
}

// CIELab gives the CIE L*a*b* coordinates under D65.
func (c RGB) CIELab() Lab {
	r, g, b := c.light()
	x := (0.4124564*r + 0.3575761*g + 0.1804375*b) / 0.95047
	y := 0.2126729*r + 0.7151522*g + 0.0721750*b
	z := (0.0193339*r + 0.1191920*g + 0.9503041*b) / 1.08883
	f := func(t float64) float64 {
		if t > 216.0/24389 {
			return math.Cbrt(t)
		}
		return (24389.0/27*t + 16) / 116
	}
	return Lab{116*f(y) - 16, 500 * (f(x) - f(y)), 200 * (f(y) - f(z))}
}

// Difference is the CIEDE2000 difference of two colours as an eye of that kind sees them.
func Difference(p, q RGB, v Vision) float64 {
	return DeltaE2000(p.Seen(v).CIELab(), q.Seen(v).CIELab())
}

// DeltaE2000 is the CIEDE2000 difference of two CIE L*a*b* colours.
func DeltaE2000(a, b Lab) float64 {
	cm := (math.Hypot(a.A, a.B) + math.Hypot(b.A, b.B)) / 2
	p7 := math.Pow(cm, 7)
	g := 0.5 * (1 - math.Sqrt(p7/(p7+math.Pow(25, 7))))
	a1, a2 := (1+g)*a.A, (1+g)*b.A
	c1, c2 := math.Hypot(a1, a.B), math.Hypot(a2, b.B)
	h1, h2 := hueDegrees(a1, a.B), hueDegrees(a2, b.B)
	dl, dc, dh := b.L-a.L, c2-c1, h2-h1
	hm := (h1 + h2) / 2
	switch {
	case c1*c2 == 0:
		dh, hm = 0, h1+h2
	case math.Abs(h1-h2) > 180 && h1+h2 < 360:
		hm += 180
	case math.Abs(h1-h2) > 180:
		hm -= 180
	}
	if dh > 180 {
		dh -= 360
	} else if dh < -180 {
		dh += 360
	}
	dH := 2 * math.Sqrt(c1*c2) * SinDeg(dh/2)
	lm, cpm := (a.L+b.L)/2, (c1+c2)/2
	t := 1 - 0.17*CosDeg(hm-30) + 0.24*CosDeg(2*hm) + 0.32*CosDeg(3*hm+6) - 0.20*CosDeg(4*hm-63)
	sl := 1 + 0.015*(lm-50)*(lm-50)/math.Sqrt(20+(lm-50)*(lm-50))
	sc, sh := 1+0.045*cpm, 1+0.015*cpm*t
	turn := 30 * math.Exp(-((hm-275)/25)*((hm-275)/25))
	q7 := math.Pow(cpm, 7)
	rt := -SinDeg(2*turn) * 2 * math.Sqrt(q7/(q7+math.Pow(25, 7)))
	return math.Sqrt(dl/sl*dl/sl + dc/sc*dc/sc + dH/sh*dH/sh + rt*(dc/sc)*(dH/sh))
}

func hueDegrees(a, b float64) float64 {
	if a == 0 && b == 0 {
		return 0
	}
	h := math.Atan2(b, a) * 180 / math.Pi
	if h < 0 {
		h += 360
	}
	return h
}

func SinDeg(d float64) float64 { return math.Sin(d * math.Pi / 180) }
func CosDeg(d float64) float64 { return math.Cos(d * math.Pi / 180) }
