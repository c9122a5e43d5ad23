// awawctl map: a map drawn without a display, to print and hang.

package main

import (
	"cmp"
	"fmt"
	"image/png"
	"io"
	"slices"
	"strconv"
	"strings"

	"awaw/areamap"
	"awaw/board"
	"awaw/cmd/awawctl/internal/drawn"
	"awaw/engine"
	"awaw/engine/systems"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
	"awaw/units"
)

type mapCommand struct {
	Map   string `arg:""`
	SVG   string `name:"svg" placeholder:"OUT" type:"path"`
	PNG   string `name:"png" placeholder:"OUT" type:"path"`
	Date  string `placeholder:"MONTH"`
	Part  string `placeholder:"FROM,TO"`
	Paper string `enum:"a0,a1,a2,a3,a4" default:"a3"`
	Scale int    `default:"40" placeholder:"PIXELS"`
}

// Help are examples; the words round them stand under ctl.help.
func (mapCommand) Help() string {
	return `  awawctl map europe --svg europe.svg --date 1941-06
  awawctl map pacific --png pacific.png --scale 64
  awawctl map europe --svg channel.svg --part A15,V34`
}

// paperWidth is the long edge of a sheet of paper in millimetres.
var paperWidth = map[string]float64{"a0": 1189, "a1": 841, "a2": 594, "a3": 420, "a4": 297}

// Run draws the page and writes it as often as asked.
func (c *mapCommand) Run(a *app) error {
	switch {
	case c.SVG == "" && c.PNG == "":
		return fmt.Errorf("map: expected --svg FILE, --png FILE or both")
	case c.Scale < 20 || c.Scale > 160:
		return fmt.Errorf("--scale %d: expected 20 to 160 pixels a hex", c.Scale)
	}
	if err := cmp.Or(drawn.Named(c.SVG, "svg"), drawn.Named(c.PNG, "png")); err != nil {
		return err
	}
	on, err := readBoard(c.Map)
	if err != nil {
		return err
	}
	var sheet mapsheet.Printer
	var page *mapsheet.Page
	switch m := on.(type) {
	case *hexmap.Map:
		sheet, page, err = c.page(a, m)
	case *areamap.Map:
		sheet, page, err = c.areaPage(a, m)
	default:
		err = fmt.Errorf("map %q: expected a map of hexes or of areas; only those are printed", on.ID())
	}
	if err != nil {
		return err
	}
	w, h := sheet.PageSize(page)
	if c.SVG != "" {
		canvas := sheet.Kit().VectorCanvas(w, h)
		if err := sheet.DrawPage(canvas, page, nil); err != nil {
			return err
		}
		long := paperWidth[c.Paper]
		if w < h {
			long *= w / h
		}
		if _, err := drawn.Write(c.SVG, func(f io.Writer) error { return canvas.WriteSVG(f, page.Title, long) }); err != nil {
			return err
		}
		a.say("ctl.map.svg", c.SVG, fixed(long, 0), fixed(long*h/w, 0))
	}
	if c.PNG != "" {
		canvas := sheet.Kit().Scaled(w, h, float64(c.Scale)/mapsheet.PageHex)
		if err := sheet.DrawPage(canvas, page, nil); err != nil {
			return err
		}
		if _, err := drawn.Write(c.PNG, func(f io.Writer) error { return png.Encode(f, canvas.Img) }); err != nil {
			return err
		}
		a.say("ctl.map.png", c.PNG, canvas.Img.Rect.Dx(), canvas.Img.Rect.Dy())
	}
	return nil
}

// page gathers what is printed with a map of hexes.
func (c *mapCommand) page(a *app, m *hexmap.Map) (mapsheet.Printer, *mapsheet.Page, error) {
	ground, err := readGround(m.ID())
	if err != nil {
		return nil, nil, err
	}
	kit, err := systems.Kit()
	if err != nil {
		return nil, nil, err
	}
	rules, err := units.Load(a.tables)
	if err != nil {
		return nil, nil, err
	}
	say := func(t engine.Text) string { return a.words.Word(t, nil) }
	page := &mapsheet.Page{Title: a.boardTitle(m.ID()), Subtitle: say(engine.Say("print.borders")), KM: hexKM(m), Legend: legendWords(say)}
	if page.Part, err = c.part(m); err != nil {
		return nil, nil, err
	}
	var neutral []string
	if c.Date != "" {
		hold, err := holdingAt(m, c.Date)
		if err != nil {
			return nil, nil, err
		}
		neutral = hold.Neutrals()
		page.Hold = hold
		page.Show = holders(m, kit, rules)
		page.Held = heldLines(m, hold, page.Show, a.words.Name)
		page.Subtitle = say(engine.Say("print.held.at", monthName(c.Date, say)))
	}
	for _, country := range m.Countries() {
		if country.NoAir && !slices.Contains(neutral, country.ID) {
			neutral = append(neutral, country.ID)
		}
	}
	page.Notes = []string{say(engine.Say("print.hex", strconv.Itoa(int(page.KM/5+.5)*5))), say(engine.Say("print.rows")), say(engine.Say("print.credits"))}
	return mapsheet.NewSheet(kit, m, ground, neutral).WithNames(a.words.Name).WithVeil(.34), page, nil
}

// part reads --part on a map of hexes; without it the part is empty.
func (c *mapCommand) part(m *hexmap.Map) ([4]float64, error) {
	from, to, err := c.corners(false)
	if err != nil || from == "" {
		return [4]float64{}, err
	}
	_, at, err := findPlaces(m.ID(), from, to)
	if err != nil {
		return [4]float64{}, fmt.Errorf("--part: %w", err)
	}
	if m.Space(at[0]).Box || m.Space(at[1]).Box || at[0] == at[1] {
		return [4]float64{}, fmt.Errorf("--part %q: expected two hexes in opposite corners", c.Part)
	}
	return roundOf(m, at[0], at[1]), nil
}

// corners parts --part in two names, of areas or of hexes; without it both are empty.
func (c *mapCommand) corners(areas bool) (from, to string, err error) {
	if c.Part == "" {
		return "", "", nil
	}
	from, to, two := strings.Cut(c.Part, ",")
	switch bad := !two || strings.Contains(to, ","); {
	case bad && areas:
		return "", "", fmt.Errorf("--part %q: expected two areas, by name or code", c.Part)
	case bad:
		return "", "", fmt.Errorf("--part %q: expected two hexes or places, as A15,V34", c.Part)
	}
	return strings.TrimSpace(from), strings.TrimSpace(to), nil
}

// roundOf is the smallest rectangle round two spaces.
func roundOf(b board.Board, one, other int) (part [4]float64) {
	part[0], part[1], part[2], part[3] = board.Round(b, one, other)
	return part
}

// hexKM is how wide a hex is on average, by the positions of neighbours.
func hexKM(m *hexmap.Map) float64 {
	sum, n := 0.0, 0.0
	for i := range m.Len() {
		for dir := range hexmap.West { // the other three are these from the far side
			j := m.Next(i, dir)
			if j < 0 || m.Space(i).Named() || m.Space(j).Named() {
				continue
			}
			sum, n = sum+greatCircle(m.Space(i), m.Space(j)), n+1
		}
	}
	return sum / max(1, n)
}

// holders shows countries by the counters of their nation; countries without one have no tint.
func holders(m *hexmap.Map, kit *art.Kit, rules *units.Rules) func(string) (art.Holder, bool) {
	known := map[string]art.Holder{}
	for _, c := range m.Countries() {
		for _, name := range []string{c.ID, c.Name} {
			if n, ok := rules.Nation(strings.ReplaceAll(name, "-", " ")); ok {
				info := rules.Info(n)
				h := kit.Pal.HolderOf(info.Palette)
				h.Code = info.Code
				known[c.ID] = h
				break
			}
		}
	}
	return func(country string) (art.Holder, bool) {
		h, ok := known[country]
		return h, ok
	}
}

// heldLines lists who holds more than its own land, those with most of it first.
func heldLines(m *hexmap.Map, hold hexmap.Holding, show func(string) (art.Holder, bool), named func(string) string) []mapsheet.HeldLine {
	count := map[string]int{}
	for i := range m.Len() {
		if s := m.Space(i); !s.Sea && !s.Box && hold.Holder(i) != s.Country {
			count[hold.Holder(i)]++
		}
	}
	most := slices.Clone(m.Countries())
	slices.SortStableFunc(most, func(a, b hexmap.Country) int { return count[b.ID] - count[a.ID] })
	var out []mapsheet.HeldLine
	for _, c := range most {
		if h, ok := show(c.ID); ok && count[c.ID] > 0 {
			out = append(out, mapsheet.HeldLine{Name: named(c.Name), Holder: h})
		}
	}
	return out
}

// monthName words "1941-06".
func monthName(date string, say func(engine.Text) string) string {
	return say(engine.Say("print.month."+date[5:])) + " " + date[:4]
}

func legendWords(say func(engine.Text) string) mapsheet.LegendWords {
	w := mapsheet.LegendWords{Terrain: map[hexmap.Terrain]string{},
		Signs: say(engine.Say("print.signs")), Capital: say(engine.Say("print.capital")), City: say(engine.Say("print.city")), Port: say(engine.Say("print.port")), Spot: say(engine.Say("print.spot")),
		Island: say(engine.Say("print.island")), Strait: say(engine.Say("print.strait")), River: say(engine.Say("print.river")), Lake: say(engine.Say("print.lake")),
		Border: say(engine.Say("print.border")), Neutral: say(engine.Say("print.neutral")), House: say(engine.Say("print.house")),
		Ground: say(engine.Say("print.ground")), Heights: say(engine.Say("print.heights")), Depths: say(engine.Say("print.depths")),
		Held: say(engine.Say("print.held")), Scale: say(engine.Say("print.scale"))}
	for t := hexmap.Sea; t <= hexmap.JungleMountain; t++ {
		w.Terrain[t] = say(engine.Say(t.Key()))
	}
	return w
}
