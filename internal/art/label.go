// A name on the map as it is drawn: of a place with its sign, of a sea, of a country.
package art

import (
	"math"
	"strconv"
)

// LabelKind is what a name on the map names.
type LabelKind uint8

// The kinds of names.
const (
	LabelPlace LabelKind = iota
	LabelSea
	LabelCountry
)

// Label is a name with its place in a window.
type Label struct {
	Kind   LabelKind
	Text   string
	Space  int     // of a place; -1 else
	X, Y   float64 // places: middle of the baseline; others: middle of the word
	Angle  float64 // degrees clockwise
	Size   float64
	Track  float64
	Bold   bool // capitals
	Sign   Place
	SX, SY float64 // the sign's middle
	SR     float64 // its radius; 0 for none
	LX, LY float64 // where a leader from the sign ends; 0, 0 for none
	Halo   bool    // of seas and countries: letters stand on other ground
	Hidden bool    // the name waits until it is pointed at; its sign is drawn
}

// PlaceStyle is how names of places are written.
func PlaceStyle() Style { return Style{Face: CondMedium, Size: 12.5, Align: Centre} }

// Labels draws names and signs of places.
func (c *Canvas) Labels(labels []Label) {
	for _, l := range labels {
		c.Label(l, l.Hidden)
	}
}

// Label draws one name; hidden leaves the words out and draws the sign alone.
func (c *Canvas) Label(l Label, hidden bool) {
	m := c.Pal().Map
	wide := Style{Face: SerifItalic, Size: l.Size, Color: m.LabelSea, Alpha: .92, Track: l.Track, HaloColor: m.HaloSea, HaloAlpha: .6}
	if l.Kind == LabelCountry {
		wide = Style{Face: SerifSemi, Size: l.Size, Color: m.LabelCountry, Alpha: .85, Track: l.Track, HaloColor: m.HaloLand, HaloAlpha: .6}
	}
	if l.Halo {
		wide.Halo = 1.6
	}
	if l.Kind != LabelPlace {
		c.TextAlong(l.Text, l.X, l.Y, l.Angle, 0, wide)
		return
	}
	if l.LX != 0 || l.LY != 0 {
		c.Stroke(Line(l.SX, l.SY, l.LX, l.LY), 2.6, m.HaloLand, .7)
		c.Stroke(Line(l.SX, l.SY, l.LX, l.LY), .9, m.LabelLand, .9)
	}
	if l.SR > 0 {
		c.Place(l.Sign, l.SX, l.SY, l.SR)
	}
	if hidden {
		return
	}
	st := PlaceStyle()
	st.Size = l.Size
	st.Color, st.Halo, st.HaloColor, st.HaloAlpha = m.LabelLand, 1.9, m.HaloLand, .88
	if l.Bold {
		st.Face = CondBold
	}
	w := c.Text(l.Text, l.X, l.Y, st)
	c.Say(l.Text, l.X-w/2, l.Y, w, l.Size)
}

// Percent words a chance from 0 to 1 in whole per cent, without the sign.
func Percent(p float64) string { return strconv.Itoa(int(math.Round(p * 100))) }
