// Package art is the painter: every picture of the program, drawn on the CPU as *image.RGBA.
//
// It knows no rules and no window. The same call gives the same bytes in the game, in an export
// and in a test. Nothing here panics on what a caller passes in; what can fail returns an error.
//
// # Kit
//
// A Kit is the palette and the fonts, made once and shared; it is safe for several goroutines.
//
//	kit, err := art.Default()                  // embedded palette
//	pal, err := art.LoadPalette("palette.toml", data); kit, err := art.NewKit(pal)
//	kit.Pal.Text.OnDark                        // a role is a field, so a wrong role does not compile
//	kit.Pal.Nation("GE").Ground                // unknown codes answer with "NE"
//	kit.Pal.Side(art.Axis).Chart
//
// # Canvas
//
// A Canvas is a transparent picture with a scale: everything is given in logical pixels and painted
// times the scale, so a panel written for 1600 x 900 is sharp at every UI scale.
//
//	c := kit.Canvas(352, 784)                  // device pixels, scale 1
//	c := kit.Scaled(352, 784, 1.5)             // logical size times 1.5
//	c.Fill(art.Rect{X: 0, Y: 0, W: 352, H: 784}.Path(), art.Solid(kit.Pal.Chrome.Panel, 1))
//	c.Box(x, y, w, h, col, alpha)              // a filled rectangle, fast on whole pixels
//	c.Stroke(path, width, col, alpha)          // round joins; c.StrokeButt for square ends
//	c.PushClip(path); ...; c.PopClip()
//	c.Shadow(path, dx, dy, blur, col, alpha)
//	c.Blit(img, x, y); c.BlitAlpha(img, x, y, alpha)
//	c.Img                                      // *image.RGBA, alpha premultiplied, ready for WritePixels
//	d := c.Shift(dx, dy)                       // same picture, moved origin
//
// Paths: NewPath().M(x, y).L(x, y).Q(...).C(...).Z(), ParsePath("M0,0 L10,5 Z") (error on bad text),
// Rect{}.Path(), .Round(r), .Chamfer(cut), Circle(x, y, r), Poly(x0, y0, ...), Line(x0, y0, ...),
// p.Outline(width, butt), p.Dash(on, off, ...), p.Rotate(deg), p.Move(dx, dy), p.Scale(k), p.Add(q).
// Paints: Solid(col, a), VGrad(y0, y1, top, foot, a), Hatch(col, a, period, width, deg).
//
// # Text
//
//	st := art.Style{Face: art.BodyMedium, Size: 14, Color: kit.Pal.Text.OnDark}
//	w := c.Text("Lille", x, baseline, st)      // returns the width
//	c.TextMid("Lille", x, middle, st)          // centred on a line by the height of capitals
//	c.TextAlong("North Sea", x, y, deg, bend, st)
//	kit.Width("Lille", st); kit.Wrap("long text", st, width) []string; kit.Fit("long", st, width) string
//	c.Para("long text", x, baseline, width, lineHeight, st) float64 // next baseline
//	Style{Align: art.Centre | art.Right | art.Left, Track: .6, Alpha: .85, Halo: 1.9, HaloColor: ..., HaloAlpha: .88}
//
// Faces: Body, BodyMedium, BodyBold (program) · Cond, CondMedium, CondBold (labels, numbers) ·
// Serif, SerifItalic, SerifSemi, SerifBold (print).
//
// # Counters
//
//	c.Counter(x, y, 48, art.CounterSpec{Nation: "GE", Kind: art.AAF, Factor: "5", Range: "4", Selected: true})
//	c.Stack(x, y, 48, []art.CounterSpec{top, second, third})  // two peeks and the count
//	kit.CounterSprite(48, spec) (img *image.RGBA, at image.Point) // card alone on a picture; at = its corner inside
//	art.SnapCounter(w float64) float64         // card size for a hex of w pixels
//	kind, ok := art.KindOf("AAF")              // AAF NAS JET KAM AT SB INT BASE CV TF FLT FLAK INF ARM
//	c.Silhouette(art.SB, cx, cy, box, deg, col, alpha)
//
// CounterSpec is comparable: use it as an atlas key.
//
// # Marks and icons
//
//	c.SideMark(art.Axis, cx, cy, r, col, ink, letter bool)
//	c.Icon(art.IconTick, cx, cy, r, col)       // tick cross clock triangle house, rail, VCR, lock, pin ...
//	c.Die(x, y, 42, pips, art.Axis); c.Badge(art.BadgePartial, cx, cy, r)
//	c.Pips(cx, y, art.Pips{Ready: 3, Inverted: 1, Arriving: 1, Rows: []int{5, 5}})
//	c.Place(art.PlaceCapital, x, y, r)
//
// # The map sheet
//
//	v := art.View{X0: 21.3, Y0: 4, W: 76}      // plane position of pixel 0,0 and pixels per hex
//	x, y := v.Center(hex); X, Y := v.Plane(px, py); h := v.HexAt(px, py)
//	s, err := art.NewSheet(kit, m, ground, []string{"sweden"}) // neutral countries
//	img, err := s.Paint(v, width, height, progress)  // progress(0..1) bool: false cancels (art.ErrCancelled)
//	labels := s.Labels(v, width, height, obstacles []art.Rect, occupied func(space int) bool)
//	c.Labels(labels)
//	img := s.Minimap(196, 140) (img, view)
//
// Tiles cut at the same W whose X0*W and Y0*W are whole numbers join without a seam.
//
// # Overlays (each on a canvas of the map window)
//
//	c.RangePool(v, hexes []hexmap.Hex)                    // light pool and outline; c.RangeTag(v, hexes, "Range 4")
//	c.Staging(v, hexes, full []hexmap.Hex, landAt)        // landAt(px, py) 0..1, see Sheet.LandAt(v)
//	c.EnemyReach(v, hexes)
//	c.Arrow(art.Arrow{X0, Y0, X1, Y1, Bend: 20, Kind: art.ArrowOwn, Tag: "Counterair 5"})
//	c.SelectHex(v, hex); c.EdgeFall(Rect)
//
// # Widgets (rect and values; all return what was laid out where that matters)
//
//	c.Panel(r); c.FloatPanel(r, 4); c.Tray(r); c.Paper(r, edge)
//	c.Button(r, art.Button{Label: "Finish staging", Key: "F", State: art.ButtonPrimary})
//	c.IconButton(r, icon, state); c.Chip(x, y, "Range", on) Rect
//	c.SectionLabel(x, y, w, "BASING", "18.12") Rect       // rect of the cite
//	c.Cite("18.21", x, y, 13, art.Left, paper bool) Rect
//	c.BasingMeter(r, art.Basing{...}); c.MatrixRow(r, art.MatrixRow{...}) []Rect
//	c.Table(r, art.Table{...}) float64                    // height
//	c.LossChart(r, art.LossChart{...}); c.OutlookBar(r, art.Outlook{...})
//	c.LedgerRow(r, art.LedgerRow{Why, Cite, Value, Muted}); c.LossRow(r, art.LossRow{...})
//	c.Proof(x, y, art.Proof{...}) Rect; c.Tip(x, y, "text") Rect
//	c.Prompt(r, art.Prompt{...}); c.Choice(r, art.Choice{...}); c.ScrollBar(r, first, shown, total)
//	c.Rail(r, items, open) []Rect; c.PhaseTrack(r, art.Phases{...}); c.Timeline(r, art.Timeline{...})
package art
