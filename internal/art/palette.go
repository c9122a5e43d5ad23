// The palette as Go values: every role of palette.toml is a field here.
package art

import "slices"

// Side names a side of a scenario as the palette knows it.
type Side string

// The sides of the palette.
const (
	Axis    Side = "axis"
	Allies  Side = "allies"
	Third   Side = "third"
	Neutral Side = "neutral"
)

// Palette holds every colour of the program by role.
type Palette struct {
	Chrome  ChromeRoles  `toml:"chrome"`
	Text    TextRoles    `toml:"text"`
	Paper   PaperRoles   `toml:"paper"`
	Accent  AccentRoles  `toml:"accent"`
	Button  ButtonRoles  `toml:"button"`
	Status  StatusRoles  `toml:"status"`
	Terrain TerrainRoles `toml:"terrain"`
	Sea     SeaRoles     `toml:"sea"`
	Map     MapRoles     `toml:"map"`
	Overlay OverlayRoles `toml:"overlay"`
	Chart   ChartRoles   `toml:"chart"`

	Sides   map[Side]SideColours     `toml:"side"`
	Nations map[string]NationColours `toml:"nation"`
	Powers  map[string]PowerColours  `toml:"power"`

	roles map[string]RGB // by dotted name
	order []Side         // the sides as their files list them
}

// SideList lists the sides, the program's own first.
func (p *Palette) SideList() []Side { return slices.Clone(p.order) }

// ChromeRoles are the dark desk, bars and panels.
type ChromeRoles struct {
	Desk        RGB `toml:"desk"`
	Panel       RGB `toml:"panel"`
	Zebra       RGB `toml:"zebra"`
	Raised      RGB `toml:"raised"`
	RaisedHover RGB `toml:"raised_hover"`
	Well        RGB `toml:"well"`
	RowCurrent  RGB `toml:"row_current"`
	Line        RGB `toml:"line"`
	LineSoft    RGB `toml:"line_soft"`
	Scrim       RGB `toml:"scrim"`
}

// TextRoles are the inks of words.
type TextRoles struct {
	OnDark        RGB `toml:"on_dark"`
	OnDarkSecond  RGB `toml:"on_dark_second"`
	OnDarkMuted   RGB `toml:"on_dark_muted"`
	OnPaper       RGB `toml:"on_paper"`
	OnPaperSecond RGB `toml:"on_paper_second"`
	OnAmber       RGB `toml:"on_amber"`
	Cite          RGB `toml:"cite"`
	CiteHover     RGB `toml:"cite_hover"`
	CiteOnPaper   RGB `toml:"cite_on_paper"`
}

// PaperRoles are the printed things: tables, proofs, dice, pips.
type PaperRoles struct {
	Sheet RGB `toml:"sheet"`
	Edge  RGB `toml:"edge"`
	Shade RGB `toml:"shade"`
	Rule  RGB `toml:"rule"`
	Lit   RGB `toml:"lit"`
}

// AccentRoles are the lamp: the chosen thing, and the one thing to do.
type AccentRoles struct {
	Lamp     RGB `toml:"lamp"`
	LampTop  RGB `toml:"lamp_top"`
	LampFoot RGB `toml:"lamp_foot"`
	LampDeep RGB `toml:"lamp_deep"`
	LampGlow RGB `toml:"lamp_glow"`
}

// ButtonColours are fill, edge and ink of a button in one state.
type ButtonColours struct {
	Fill RGB `toml:"fill"`
	Edge RGB `toml:"edge"`
	Ink  RGB `toml:"ink"`
}

// ButtonRoles are the buttons' states.
type ButtonRoles struct {
	Normal    ButtonColours `toml:"normal"`
	Hover     ButtonColours `toml:"hover"`
	Pressed   ButtonColours `toml:"pressed"`
	Disabled  ButtonColours `toml:"disabled"`
	Primary   ButtonColours `toml:"primary"`
	FocusRing RGB           `toml:"focus_ring"`
}

// StatusRoles never stand alone: tick, cross, clock, triangle or house stand beside them.
type StatusRoles struct {
	Legal          RGB `toml:"legal"`
	Refused        RGB `toml:"refused"`
	Warning        RGB `toml:"warning"`
	Info           RGB `toml:"info"`
	House          RGB `toml:"house"`
	Focus          RGB `toml:"focus"`
	LegalOnPaper   RGB `toml:"legal_on_paper"`
	RefusedOnPaper RGB `toml:"refused_on_paper"`
	WarningOnPaper RGB `toml:"warning_on_paper"`
	HouseOnPaper   RGB `toml:"house_on_paper"`
}

// TerrainRoles are the tints of land.
type TerrainRoles struct {
	Low         RGB `toml:"low"`
	Upland      RGB `toml:"upland"`
	High        RGB `toml:"high"`
	Alpine      RGB `toml:"alpine"`
	Forest      RGB `toml:"forest"`
	Marsh       RGB `toml:"marsh"`
	Desert      RGB `toml:"desert"`
	Jungle      RGB `toml:"jungle"`
	Ice         RGB `toml:"ice"`
	Neutral     RGB `toml:"neutral"`
	ReliefLight RGB `toml:"relief_light"`
	ReliefDark  RGB `toml:"relief_dark"`
	LandRim     RGB `toml:"land_rim"`
}

// SeaRoles are the tints of water by depth.
type SeaRoles struct {
	Shore     RGB `toml:"shore"`
	Shelf     RGB `toml:"shelf"`
	Mid       RGB `toml:"mid"`
	Deep      RGB `toml:"deep"`
	Abyss     RGB `toml:"abyss"`
	Waterline RGB `toml:"waterline"`
}

// MapRoles are the lines and names printed on the map.
type MapRoles struct {
	Coast        RGB `toml:"coast"`
	GridLand     RGB `toml:"grid_land"`
	GridSea      RGB `toml:"grid_sea"`
	Border       RGB `toml:"border"`
	River        RGB `toml:"river"`
	Crossing     RGB `toml:"crossing"`
	City         RGB `toml:"city"`
	LabelLand    RGB `toml:"label_land"`
	LabelSea     RGB `toml:"label_sea"`
	LabelCountry RGB `toml:"label_country"`
	HaloLand     RGB `toml:"halo_land"`
	HaloSea      RGB `toml:"halo_sea"`
}

// OverlayRoles are what the program lays over the map.
type OverlayRoles struct {
	Range         RGB `toml:"range"`
	RangeCase     RGB `toml:"range_case"`
	StagingOnLand RGB `toml:"staging_on_land"`
	StagingOnSea  RGB `toml:"staging_on_sea"`
	EnemyReach    RGB `toml:"enemy_reach"`
	EnemyCase     RGB `toml:"enemy_case"`
	MissionOwn    RGB `toml:"mission_own"`
	MissionFoe    RGB `toml:"mission_foe"`
	MissionCase   RGB `toml:"mission_case"`
	DimOutside    RGB `toml:"dim_outside"`
	SupplyCut     RGB `toml:"supply_cut"`
	Patrol        RGB `toml:"patrol"`
}

// ChartRoles are odds and timeline.
type ChartRoles struct {
	AxisFill    RGB `toml:"axis_fill"`
	AlliesLine  RGB `toml:"allies_line"`
	AlliesFill  RGB `toml:"allies_fill"`
	ThirdFill   RGB `toml:"third_fill"`
	NeutralFill RGB `toml:"neutral_fill"`
	Rolled      RGB `toml:"rolled"`
	Grid        RGB `toml:"grid"`
	AxisLine    RGB `toml:"axis_line"`
	Label       RGB `toml:"label"`
}

// SideColours are a side's mark and its chart colours.
type SideColours struct {
	Name      string `toml:"name"`
	Mark      string `toml:"mark"`
	Letter    string `toml:"letter"`
	Corner    string `toml:"corner"`
	Chart     RGB    `toml:"chart"`
	ChartDeep RGB    `toml:"chart_deep"`
}

// NationColours are a nation's counter: card, inks and band.
type NationColours struct {
	Code    string `toml:"-"`
	Name    string `toml:"name"`
	Side    Side   `toml:"side"`
	Ground  RGB    `toml:"ground"`
	Ink     RGB    `toml:"ink"`
	Band    RGB    `toml:"band"`
	BandInk RGB    `toml:"band_ink"`
}

// PowerColours are one of the seven powers without sides.
type PowerColours struct {
	Name   string `toml:"name"`
	Mark   string `toml:"mark"`
	Ground RGB    `toml:"ground"`
	Ink    RGB    `toml:"ink"`
}

// Nation gives the counter colours of a code; a code the palette lacks gets the neutral card, with its own code kept.
func (p *Palette) Nation(code string) NationColours {
	n, ok := p.Nations[code]
	if !ok {
		n = p.Nations["NE"]
	}
	n.Code = code
	return n
}

// Side gives the colours of a side; one the palette lacks is drawn as neutral.
func (p *Palette) Side(s Side) SideColours {
	if c, ok := p.Sides[s]; ok {
		return c
	}
	return p.Sides[Neutral]
}

// dark tells whether a card is dark with light ink on it.
func (n NationColours) dark() bool { return n.Ground.OKLab().L < .6 }

// Inverted gives the card of a nation turned over: paler card, band drawn towards it.
func (n NationColours) Inverted() NationColours {
	o := n.Ground.OKLab()
	o.A *= .45
	o.B *= .45
	if n.dark() {
		o.L += .05
	} else {
		o.L -= .10
	}
	n.Ground = FromOKLab(o)
	n.Band = Mix(n.Band, n.Ground, .28)
	return n
}
