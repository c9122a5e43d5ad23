// Pages: a map as it hangs on a wall, as a picture and as vectors, and its names.
package mapsheet_test

import (
	"bytes"
	"encoding/xml"
	"io"
	"io/fs"
	"math"
	"strings"
	"testing"

	"awaw/assets"
	"awaw/hexmap"
	"awaw/internal/art"
	"awaw/internal/art/mapsheet"
)

func theatre(t *testing.T, id string) (*mapsheet.Sheet, *hexmap.Map) {
	t.Helper()
	data, err := fs.ReadFile(assets.FS(), "maps/"+id+".toml")
	if err != nil {
		t.Fatal(err)
	}
	m, err := hexmap.Load(id, data)
	if err != nil {
		t.Fatal(err)
	}
	f, err := assets.FS().Open("maps/" + id + ".ground")
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	g, err := hexmap.LoadGround(f)
	if err != nil {
		t.Fatal(err)
	}
	return mapsheet.NewSheet(kit(t), m, g, nil), m
}

func samplePage() *mapsheet.Page {
	return &mapsheet.Page{Title: "Sample <Country>", Subtitle: "as it is", KM: 110, Notes: []string{"A note."},
		Legend: mapsheet.LegendWords{Capital: "Capital", City: "City", Port: "Port", Signs: "Signs", Ground: "Ground", Scale: "Scale", Heights: "Height", Depths: "Depth"}}
}

func TestPage(t *testing.T) {
	s, _ := sampleSheet(t)
	p := samplePage()
	w, h := s.PageSize(p)
	if math.Abs(w/h-math.Sqrt2) > .01 {
		t.Errorf("a page of %g by %g is not as broad as A4", w, h)
	}
	c := kit(t).Scaled(w, h, .75)
	if err := s.DrawPage(c, p, nil); err != nil {
		t.Fatal(err)
	}
	samePicture(t, "page.png", c.Img)
}

// However long the notes, credits among them, they end above the foot of the page.
func TestNotesOfAPageFit(t *testing.T) {
	s, _ := sampleSheet(t)
	p := samplePage()
	p.Notes = nil
	for range 8 {
		p.Notes = append(p.Notes, strings.Repeat("coasts and heights ", 6))
	}
	w, h := s.PageSize(p)
	c := kit(t).Scaled(w, h, 1)
	if err := s.DrawPage(c, p, nil); err != nil {
		t.Fatal(err)
	}
	paper := c.Img.RGBAAt(1, 1)
	for y := int(h) - 14; y < int(h); y++ {
		for x := range int(w) {
			if c.Img.RGBAAt(x, y) != paper {
				t.Fatalf("something is written at %d, %d of a page %.0f high", x, y, h)
			}
		}
	}
}

// The drawing is well-formed, has the land, the hexes and the names as shapes and no picture, and says the names for those
// who search it.
func TestPageAsVectors(t *testing.T) {
	s, _ := sampleSheet(t)
	p := samplePage()
	w, h := s.PageSize(p)
	c := kit(t).VectorCanvas(w, h)
	if err := s.DrawPage(c, p, nil); err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := c.WriteSVG(&b, p.Title, 297); err != nil {
		t.Fatal(err)
	}
	count := map[string]int{}
	said := ""
	ids, used := map[string]bool{}, map[string]bool{}
	d := xml.NewDecoder(bytes.NewReader(b.Bytes()))
	for {
		tok, err := d.Token()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		switch e := tok.(type) {
		case xml.StartElement:
			count[e.Name.Local]++
			for _, a := range e.Attr {
				switch {
				case a.Name.Local == "id":
					ids[a.Value] = true
				case a.Name.Local == "href":
					used[strings.TrimPrefix(a.Value, "#")] = true
				case strings.HasPrefix(a.Value, "url(#"):
					used[strings.TrimSuffix(strings.TrimPrefix(a.Value, "url(#"), ")")] = true
				case a.Name.Local == "d" && strings.Contains(a.Value, "NaN"):
					t.Error("a path leads nowhere")
				}
			}
		case xml.CharData:
			said += string(e) + "\n"
		}
	}
	if count["image"] > 0 || count["path"] < 60 || count["use"] < 200 {
		t.Errorf("elements %v", count)
	}
	for id := range used {
		if !ids[id] {
			t.Errorf("%q is used and not defined", id)
		}
	}
	for _, name := range []string{"Sample <Country>", "Maintown", "Edgeport", "Fieldham"} {
		if !strings.Contains(said, name) {
			t.Errorf("%s is not said", name)
		}
	}
	if err := kit(t).Canvas(1, 1).WriteSVG(io.Discard, "picture", 297); err == nil {
		t.Error("a picture is written as vectors")
	}
}

// Names of a page: all but a few have room, none lies over another or over a place's sign.
func TestNamesOfTheatresKeepApart(t *testing.T) {
	for _, id := range []string{"europe", "pacific"} {
		s, m := theatre(t, id)
		x0, y0, x1, y1 := m.Extent()
		v := art.View{X0: x0, Y0: y0, W: mapsheet.PageHex}
		names := s.SetNames(v, int((x1-x0)*v.W), int((y1-y0)*v.W), nil)
		type box struct {
			art.Rect
			text string
		}
		var boxes []box
		places, hidden := 0, 0
		for _, l := range names {
			if l.Kind != art.LabelPlace {
				continue
			}
			places++
			if l.Hidden {
				hidden++
				continue
			}
			w := kit(t).Width(l.Text, art.Style{Face: art.CondMedium, Size: l.Size})
			boxes = append(boxes, box{art.Rect{X: l.X - w/2, Y: l.Y - .7*l.Size, W: w, H: .7 * l.Size}, l.Text})
		}
		if places < 120 || hidden > places/50 {
			t.Errorf("%s: %d of %d names hidden", id, hidden, places)
		}
		for i, a := range boxes {
			for _, b := range boxes[:i] {
				if a.Overlap(b.Rect) > 0 {
					t.Errorf("%s: %s lies over %s", id, a.text, b.text)
				}
			}
			for _, l := range names {
				if l.Kind == art.LabelPlace && a.Overlap(art.Rect{X: l.SX - 4, Y: l.SY - 4, W: 8, H: 8}) > 0 {
					t.Errorf("%s: %s lies over the sign of %s", id, a.text, l.Text)
				}
			}
		}
	}
}
