package widgets

import (
	"image"
	"testing"

	"awaw/internal/art"
	"awaw/internal/present/scene"

	"github.com/ebitenui/ebitenui/event"
	"github.com/ebitenui/ebitenui/widget"
	"github.com/hajimehoshi/ebiten/v2"
)

// plainPainter paints nothing and measures every letter as half its size wide.
type plainPainter struct{ painted int }

func (*plainPainter) Width(_ scene.Face, size float64, s string) float64 {
	return float64(len([]rune(s))) * size / 2
}
func (p *plainPainter) Paint(_ []scene.Item, w, h int, _ float64) *image.RGBA {
	p.painted++
	return image.NewRGBA(image.Rect(0, 0, w, h))
}
func (*plainPainter) Pictured(string, int, int) bool { return true }

func host(t *testing.T) (*Host, *plainPainter) {
	t.Helper()
	kit, err := art.Default()
	if err != nil {
		t.Fatal(err)
	}
	p := &plainPainter{}
	return NewHost(kit, p), p
}

// everything is a form with every kind of control, and a list far too tall for the window.
func everything(place scene.FormPlace) *scene.Form {
	act := act("x")
	two := []scene.Choice{{S: "a", Text: "First"}, {S: "b", Text: "Second"}}
	var rows []scene.Node
	for i := range 40 {
		rows = append(rows, scene.Node{Kind: scene.NodeEntry, ID: "row" + string(rune('A'+i)), Text: "A row", Under: "under", Right: "right", Picture: "p:x", N: 2, Max: 5, Marks: []string{"axis"}, On: i == 1, Act: act})
	}
	return &scene.Form{ID: "all", Place: place, Title: "A title", Under: "and what is under it", Back: act, Tabs: []scene.Tab{{Text: "One", Act: act, On: true}, {Text: "Two", Act: act}},
		Body: []scene.Node{
			{Kind: scene.NodeInput, ID: "field", Text: "hint", S: "text", Act: act},
			{Kind: scene.NodeRow, Grow: 1, Gap: 20, Kids: []scene.Node{
				{Kind: scene.NodeScroll, ID: "list", Grow: 1, Kids: rows},
				{Kind: scene.NodeScroll, ID: "rest", Grow: 1, Kids: []scene.Node{
					{Kind: scene.NodeTitle, Text: "t"}, {Kind: scene.NodeLabel, Text: "l", Right: "r"}, {Kind: scene.NodePara, Text: "a long line of words that wraps somewhere", Cite: "1.1"},
					{Kind: scene.NodeFact, Text: "f", Right: "v", Under: "u"}, {Kind: scene.NodeChips, ID: "chips", Choices: two, S: "a", Act: act},
					{Kind: scene.NodeCombo, ID: "combo", Text: "c", Choices: two, S: "b", Act: act}, {Kind: scene.NodeCheck, ID: "check", Text: "c", Help: "what it means", On: true, Act: act},
					{Kind: scene.NodeSlider, ID: "slider", Text: "s", N: 100, Min: 50, Max: 200, Step: 25, Right: "100 %", Act: act},
					{Kind: scene.NodeStepper, ID: "stepper", Text: "s", N: 3, Min: 1, Max: 3, Act: act}, {Kind: scene.NodePicture, Picture: "p:y", Height: 80}, {Kind: scene.NodeLine},
					{Kind: scene.NodePaint, Height: 20, Items: []scene.Item{{Kind: scene.ItemBox, W: 5, H: 5}}}, {Kind: scene.NodeGap, Height: 9},
					{Kind: scene.NodeCard, Kids: []scene.Node{{Kind: scene.NodeButton, ID: "off", Text: "Off", Off: true, Help: "because", Act: act}}},
				}},
			}}},
		Foot: []scene.Node{{Kind: scene.NodeButton, ID: "foot", Text: "Go", Key: "Enter", Main: true, Act: act}, {Kind: scene.NodeGap, Grow: 1}, {Kind: scene.NodeButton, ID: "icon", Icon: "close", Act: act}}}
}

// shown builds a form and lays it out, without a window.
func shown(h *Host, f *scene.Form, w, ht int, scale float64) {
	h.build(f, image.Pt(w, ht), scale)
	h.Draw(ebiten.NewImage(w, ht))
}

func TestEveryControlIsLaidOutWithinTheWindow(t *testing.T) {
	for _, c := range []struct {
		place scene.FormPlace
		w, h  int
		scale float64
	}{{scene.FormWhole, 1600, 900, 1}, {scene.FormWhole, 1280, 720, 1}, {scene.FormWhole, 3840, 2160, 2.5}, {scene.FormBroad, 1600, 900, 1.25}, {scene.FormWhole, 800, 500, .75}} {
		h, _ := host(t)
		shown(h, everything(c.place), c.w, c.h, c.scale)
		window := image.Rect(0, 0, c.w, c.h)
		if len(h.order) < 50 {
			t.Fatalf("%+v: only %d controls can be reached with Tab", c, len(h.order))
		}
		for _, s := range h.order {
			r := s.what.GetWidget().Rect
			if r.Empty() || r.Min.X < 0 || r.Max.X > c.w {
				t.Errorf("%+v: %s lies at %v", c, s.id, r)
			}
			if s.view == nil && !r.In(window) {
				t.Errorf("%+v: %s is beyond the window at %v, and nothing scrolls it", c, s.id, r)
			}
		}
	}
}

func TestNoWindowIsTooSmall(t *testing.T) {
	for _, size := range []image.Point{{1, 1}, {40, 30}, {200, 90}, {7680, 60}} {
		for _, place := range []scene.FormPlace{scene.FormLeft, scene.FormBroad, scene.FormWhole, scene.FormBox} {
			h, _ := host(t)
			shown(h, everything(place), size.X, size.Y, 3)
		}
	}
}

func TestTabBringsWhatItReachesIntoView(t *testing.T) {
	h, _ := host(t)
	shown(h, everything(scene.FormWhole), 1280, 720, 1)
	last := -1
	for i, s := range h.order {
		if s.id == "row"+string(rune('A'+39)) {
			last = i
		}
	}
	if last < 0 {
		t.Fatal("the last row cannot be reached")
	}
	h.goTo(last)
	h.Draw(ebiten.NewImage(1280, 720))
	s := h.order[last]
	if view := s.view.GetWidget().Rect; !s.what.GetWidget().Rect.In(view) || !s.what.IsFocused() {
		t.Errorf("the last row lies at %v, the list shows %v", s.what.GetWidget().Rect, view)
	}
	// The same form again keeps where it was.
	again := everything(scene.FormWhole)
	again.Title = "Another"
	shown(h, again, 1280, 720, 1)
	if h.scroll["list"] == 0 || h.at != s.id {
		t.Errorf("scrolled %v, the keyboard at %q", h.scroll["list"], h.at)
	}
}

func TestWhatStaysTheSameIsNotPaintedAgain(t *testing.T) {
	h, p := host(t)
	shown(h, everything(scene.FormWhole), 1280, 720, 1)
	before := p.painted
	again := everything(scene.FormWhole)
	again.Title = "Another"
	shown(h, again, 1280, 720, 1)
	if n := p.painted - before; n != 1 {
		t.Errorf("%d pictures were painted for a new title", n)
	}
	shown(h, again, 1280, 720, 1.5)
	if p.painted-before < 20 {
		t.Error("another scale painted nothing anew")
	}
}

func TestNothingAnswersUnderAQuestion(t *testing.T) {
	h, _ := host(t)
	f := everything(scene.FormWhole)
	f.Box = &scene.Form{ID: "ask", Place: scene.FormBox, Title: "Sure", Foot: []scene.Node{{Kind: scene.NodeButton, ID: "yes", Text: "Yes", Act: act("yes")}}}
	shown(h, f, 1280, 720, 1)
	if len(h.order) != 1 || h.order[0].id != "yes" {
		t.Fatalf("%d controls can be reached", len(h.order))
	}
	h.order[0].what.(*widget.Button).Click()
	event.ExecuteDeferred()
	if len(h.out) != 1 || h.out[0] != (scene.Did{Act: act("yes")}) {
		t.Errorf("pressed, it gives %v", h.out)
	}
}

func TestKeysGoWhereTheyAreWanted(t *testing.T) {
	h, _ := host(t)
	key := func(n string) bool { return h.Takes(scene.Key{Name: n}) }
	if key("enter") || h.Takes(scene.Mouse{}) {
		t.Error("a host without a form takes something")
	}
	shown(h, everything(scene.FormWhole), 1280, 720, 1)
	if !h.Takes(scene.Mouse{}) || !key("tab") || key("enter") || key("esc") || key("n") {
		t.Error("before the keyboard is at a control, only the mouse and Tab are the form's")
	}
	for i, s := range h.order {
		switch s.id {
		case "foot":
			h.goTo(i)
			if !key("enter") || !key("space") || key("esc") || key("left") {
				t.Error("a button wants Enter and Space")
			}
		case "slider":
			h.goTo(i)
			if !key("left") || !key("right") || key("up") {
				t.Error("a slider wants left and right")
			}
		case "field":
			h.goTo(i)
			if !key("n") || !key("left") || key("esc") || key("enter") {
				t.Error("a field wants letters, and leaves Enter and Esc")
			}
		}
	}
	h.drop()
	if h.Shown() || key("tab") {
		t.Error("a form put away still takes keys")
	}
}

// A field in a box has the keyboard: in one that comes up over a list, though the picked entry of the list is not laid out under it, and in one
// over the map. It takes the keys that go through a text, as long as there is one.
func TestAFieldInABoxHasTheKeyboard(t *testing.T) {
	f := everything(scene.FormBroad)
	f.Body = f.Body[1:]
	box := &scene.Form{ID: "box", Place: scene.FormBox, Title: "A new name", Body: []scene.Node{{Kind: scene.NodeInput, ID: "name", S: "old", Act: act("y")}}}
	over := *f
	over.Box = box
	for what, forms := range map[string][]*scene.Form{"over a list": {f, &over}, "over the map": {box}} {
		h, _ := host(t)
		for _, f := range forms {
			shown(h, f, 1280, 720, 1)
			h.settle()
		}
		for range 4 {
			h.settle()
			h.Draw(ebiten.NewImage(1280, 720))
		}
		if h.write != "" {
			t.Errorf("%s: the field waits for ever", what)
		}
		if _, ok := h.focused().(*widget.TextInput); !ok {
			t.Errorf("%s: the keyboard is with %T", what, h.focused())
		}
		if !h.Takes(scene.Key{Name: "left"}) {
			t.Errorf("%s: there is no way back in the field", what)
		}
		h.focused().(*widget.TextInput).SetText("")
		if h.Takes(scene.Key{Name: "left"}) || h.Takes(scene.Key{Name: "right"}) || !h.Takes(scene.Key{Name: "x"}) {
			t.Errorf("%s: an empty field does not take what is written, or takes what cannot move in it", what)
		}
	}
}

// act is what a control asks for.
type act string

func (a act) Do() string { return string(a) }
