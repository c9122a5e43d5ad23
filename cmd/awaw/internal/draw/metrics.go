package draw

import (
	"awaw/internal/art"
	"awaw/internal/present"
)

// This file measures text with the fonts that paint it.

// Metrics measures text, and remembers what it measured.
type Metrics struct {
	kit  *art.Kit
	seen map[metricKey]float64
}

type metricKey struct {
	f    present.Face
	size float64
	s    string
}

// metricsKept bounds what is remembered.
const metricsKept = 20000

// NewMetrics measures with the fonts of a kit.
func NewMetrics(kit *art.Kit) *Metrics { return &Metrics{kit: kit, seen: map[metricKey]float64{}} }

// Width is in logical pixels.
func (m *Metrics) Width(f present.Face, size float64, s string) float64 {
	k := metricKey{f, size, s}
	if w, ok := m.seen[k]; ok {
		return w
	}
	if len(m.seen) > metricsKept {
		clear(m.seen)
	}
	w := m.kit.Width(s, art.Style{Face: faceOf(f), Size: size})
	m.seen[k] = w
	return w
}

// faceOf is a voice of the screen as a face of the painter.
func faceOf(f present.Face) art.Face {
	faces := [...]art.Face{present.Body: art.Body, present.BodyMedium: art.BodyMedium, present.BodyBold: art.BodyBold,
		present.Cond: art.Cond, present.CondMedium: art.CondMedium, present.CondBold: art.CondBold,
		present.Serif: art.Serif, present.SerifItalic: art.SerifItalic, present.SerifSemi: art.SerifSemi, present.SerifBold: art.SerifBold}
	if int(f) >= len(faces) {
		return art.Body
	}
	return faces[f]
}
