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
//	pal, err := art.LoadPalette("palette.toml", data) // strict; *art.PaletteError names the line
//	kit, err := art.NewKit(pal)
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
//	c.Spread(x, y, 48, specs) Rect; art.SpreadAt(i, x, y, 48) // a stack fanned out
//	art.SnapCounter(w float64) float64         // card size for a hex of w pixels
//	kind, ok := art.KindOf("AAF")              // AAF NAS JET KAM AT SB INT BASE CV TF FLT FLAK INF ARM ABN CDO CHI REP PAR STA BB CA DD TR CVE
//	c.Silhouette(art.SB, cx, cy, box, deg, col, alpha)
//
// CounterSpec is comparable: use it as an atlas key.
//
// # Marks and icons
//
//	c.SideMark(art.Axis, cx, cy, r, col, ink, letter bool)
//	c.Icon(art.IconTick, cx, cy, r, col)       // tick cross clock triangle house, rail, VCR, lock, pin ...
//	icon, ok := art.IconNamed("tick"); col, ok := kit.Pal.Role("chrome.panel") // for models that hold names
//	c.Die(x, y, 42, pips, art.Axis); c.Badge(art.BadgePartial, cx, cy, r)
//	c.Pips(cx, y, art.Pips{Ready: 3, Inverted: 1, Arriving: 1, Rows: []int{5, 5}})
//	c.Place(art.PlaceCapital, x, y, r)
//
// # The map sheet
//
//	v := art.View{X0: 21.3, Y0: 4, W: 76}      // plane position of pixel 0,0 and pixels per hex
//	x, y := v.Center(hex); X, Y := v.Plane(px, py); h := v.HexAt(px, py)
//	s, err := mapsheet.NewSheet(kit, m, ground, []string{"sweden"}) // neutral countries
//	img, err := s.Paint(v, width, height, progress)  // progress(0..1) bool: false cancels (mapsheet.ErrCancelled)
//	img, land, err := s.Tile(v, width, height, progress) // land: how much of each pixel is land, for c.Staging
//	land := s.Land(v, width, height)
//	labels := s.Labels(v, width, height, obstacles []art.Rect, occupied func(space int) bool)
//	c.Labels(labels)                           // or c.Label(l, hidden) one by one; l.Hidden waits for the pointer
//	c.HexNumbers(s, v, width, height)
//	img, v := s.Minimap(196, 140); v := s.Whole(width, height); x0, y0, x1, y1 := s.Bounds()
//	s = s.WithNeutral([]string{"sweden", "spain"})
//	v = v.Zoomed(w, px, py); v = v.Moved(dx, dy)
//
//	err := s.Draw(c, v, w, h, progress)        // the same on a canvas: at its scale on a picture, as shapes on a vector canvas
//	s = s.WithVeil(.34)                        // how strongly neutral ground is covered
//	labels := s.SetNames(v, w, h, obstacles)   // for a page: every place, nothing overlapping, leaders where there is no room
//
// # Pages and vectors
//
//	w, h := s.PageSize(page); err := s.DrawPage(c, page, progress) // title, edges, legend, scale, who holds what
//	c := kit.VectorCanvas(w, h); err := c.WriteSVG(out, title, millimetres)
//	holder := kit.Pal.HolderOf("GE"); r := v.BoxRect(m, box)
//
// Tiles of one W whose origins differ by whole pixels join; large windows are painted in bands of 512 rows.
//
// # Overlays (each on a canvas of the map window)
//
//	c.RangePool(v, s art.Spaces)               // art.SpacesOf(board, list) or art.HexSpaces(hexes...); c.Pool under the names and c.RangeLine over them, in one
//	c.RangeTag(v, s, "Range 4", clear)
//	c.Staging(v, room, full art.Spaces, land *image.Alpha) // land from Tile; nil draws as on land
//	c.EnemyReach(v, s); c.Patrol(v, s); c.SupplyCut(v, hex, dir)
//	c.Arrow(art.Arrow{X0, Y0, X1, Y1, Bend: 20, Kind: art.ArrowOwn, Tag: "Counterair 5"})
//	c.Route([]art.Pt{...}, plateAt, "escort 3"); kit.ArrowTagRect(arrow) // an obstacle for Labels
//	c.Select(v, s); c.Hover(v, s); c.EdgeFall(Rect)
//
// Kinds: ArrowOwn, ArrowFoe, ArrowStaged, ArrowStopped, ArrowReturning, ArrowDisplaced.
// Order on the map: sheet, Pool, Staging, RangeLine and EnemyReach, Labels, arrows, Pips and counters.
//
// # Widgets (rect and values; what the pointer may hit comes back as rectangles)
//
//	c.Panel(r); c.FloatPanel(r, 4); c.Tray(r); c.Rule(x, y, w); c.Paper(r, edgeColour)
//	kit.ButtonWidth(b); c.Button(r, art.Button{Label: "Finish staging", Key: "F", State: art.ButtonPrimary, Focus: false})
//	c.IconButton(r, art.IconPlay, art.ButtonNormal); c.Chip(x, y, "Range", on) Rect; c.KeyCap(x, y, "F", ink) width
//	c.SectionLabel(x, y, w, "BASING", "18.12") Rect   // of the cite
//	c.Cite("18.21", x, y, 13, art.Left, onPaper) Rect; c.House(x, y, "house table") width
//	c.BasingMeter(r, art.Basing{Facilities: []art.Facility{{"City 5", 5}}, Factors: []art.Based{{art.AAF, art.BasedReady}}})
//	c.MatrixRow(r, art.MatrixRow{Label, Cells: []art.MatrixCell{{Verdict: art.Now}, {Cite: "17.63"}}, Current}) []Rect
//	art.MatrixColumns(r, n) []float64; c.Sign(art.Later, cx, cy, r) // No, Now, Later, Warn
//	c.Table(r, art.Table{Title, Note, Cite, Head, Cols, Rows}) height; art.TableHeight(rows)
//	c.LossChart(r, art.LossChart{Title, Unit, Series: []art.LossSeries{{Side, Name, P, Hit}}}); c.OutlookBar(r, art.Outlook{Label, Side, P})
//	c.LedgerRow(r, art.LedgerRow{Why, Cite, Value, Muted, House}) Rect; c.LossRow(r, art.LossRow{Side, Before, After, Who, Words})
//	c.Proof(x, y, art.Proof{Verdict, Title, Reason, Cites, Before, Nearest, Nub}) Rect; kit.ProofHeight(p); c.Tip(x, y, "text") Rect
//	c.Prompt(r, width, art.Prompt{Side, Ask, Limits, Cite, More}) Rect; c.Choice(r, art.Choice{Title, Key, Lines, Cite, Chosen}) Rect
//	c.ScrollBar(r, first, shown, total); c.Chevron(cx, cy, r, deg, w, col)
//	c.Rail(r, []art.RailItem{{art.IconUnits, "Units"}}, open) []Rect; c.PhaseTrack(r, art.Phases{Names, Current, Step}) []Rect
//	c.Timeline(r, art.Timeline{Spans, Events, Barrier, Now, Words})
package art
