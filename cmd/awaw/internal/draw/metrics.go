package draw

import (
	"awaw/internal/art"
	"awaw/internal/present/scene"
)

// This file measures text with the fonts that paint it.

// Metrics measures text, and remembers what it measured.
type Metrics struct {
	kit  *art.Kit
	seen map[metricKey]float64
}

type metricKey struct {
	f    scene.Face
	size float64
	s    string
}

// metricsKept bounds what is remembered.
const metricsKept = 20000

// NewMetrics measures with the fonts of a kit.
func NewMetrics(kit *art.Kit) *Metrics { return &Metrics{kit: kit, seen: map[metricKey]float64{}} }

// Width is in logical pixels.
func (m *Metrics) Width(f scene.Face, size float64, s string) float64 {
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
func faceOf(f scene.Face) art.Face {
	faces := [...]art.Face{scene.Body: art.Body, scene.BodyMedium: art.BodyMedium, scene.BodyBold: art.BodyBold,
		scene.Cond: art.Cond, scene.CondMedium: art.CondMedium, scene.CondBold: art.CondBold,
		scene.Serif: art.Serif, scene.SerifItalic: art.SerifItalic, scene.SerifSemi: art.SerifSemi, scene.SerifBold: art.SerifBold}
	if int(f) >= len(faces) {
		return art.Body
	}
	return faces[f]
}
