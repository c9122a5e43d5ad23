package web

import (
	"context"
	"fmt"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// at is where a place lies on the page.
func (b *browser) at(page context.Context, place string) [2]float64 {
	b.t.Helper()
	return b.where(page, fmt.Sprintf(`awawWhere("place", %q)`, place))
}

// fingers put some fingers on the page, or carry them, or with none lift them.
func (b *browser) fingers(page context.Context, what input.TouchType, at ...[2]float64) {
	b.t.Helper()
	points := []*input.TouchPoint{}
	for i, p := range at {
		points = append(points, &input.TouchPoint{X: p[0], Y: p[1], ID: float64(i + 1)})
	}
	b.run(page, input.DispatchTouchEvent(what, points))
	if what == input.TouchMove { // the game sees each movement
		b.run(page, chromedp.Evaluate("new Promise(requestAnimationFrame)", nil, await))
	}
}

// TestHands turns the wheel, drags, spreads and taps with fingers, and presses a key of the browser's.
func TestHands(t *testing.T) {
	whole(t)
	t.Parallel()
	b := open(t)
	b.run(b.ctx, emulation.SetDeviceMetricsOverride(1600, 757, 1, false)) // the places below are of such a window
	page := b.tab("#new=channel-1940", "playing")
	b.until(page, "awawWritten() > 0")
	b.key(page, kb.Escape) // the briefing
	b.found(page, "order", "done")
	apart := func() string {
		london, lille := b.at(page, "London"), b.at(page, "Lille")
		b.run(page, chromedp.Evaluate(fmt.Sprintf(`window.was = Math.hypot(%v, %v)`, london[0]-lille[0], london[1]-lille[1]), nil))
		return `(() => {
			const [a, b] = [awawWhere("place", "London"), awawWhere("place", "Lille")];
			return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1]) / window.was : NaN;
		})()`
	}

	// A notch of the wheel towards one's self makes the map smaller, and one away makes it as large as it was.
	middle := [2]float64{800, 450}
	notch := func(dy float64) {
		b.run(page, input.DispatchMouseEvent(input.MouseWheel, middle[0], middle[1]).WithDeltaX(0).WithDeltaY(dy))
	}
	b.run(page, chromedp.MouseEvent("mouseMoved", middle[0], middle[1]))
	size := apart()
	notch(120)
	b.until(page, size+" < 0.9")
	notch(-120)
	b.until(page, "Math.abs("+size+" - 1) < 0.02")

	// Two fingers that spread make it larger.
	b.fingers(page, input.TouchStart, [2]float64{700, 450}, [2]float64{800, 450})
	for dx := 5.0; dx <= 25; dx += 5 {
		b.fingers(page, input.TouchMove, [2]float64{700 - dx, 450}, [2]float64{800 + dx, 450})
	}
	b.fingers(page, input.TouchEnd)
	b.until(page, size+" > 1.3")
	b.picture(page, "spread")

	// One finger carries it along. It and the tap are the browser's own gestures: a finger put down and lifted from here would be held still, which is
	// the right button, for as long as the answers take on a machine with much to do.
	b.rests(page)
	before, sea := b.at(page, "London"), [2]float64{870, 240} // north of Antwerp, where there is no counter to take along
	b.run(page, input.SynthesizeScrollGesture(sea[0], sea[1]).WithYDistance(100).WithPreventFling(true).WithSpeed(400).WithGestureSourceType(input.GestureTouch))
	b.until(page, fmt.Sprintf(`(a => a && a[1] > %v)(awawWhere("place", "London"))`, before[1]+50))
	b.picture(page, "carried")

	// A tap is a click.
	b.key(page, "f")
	b.until(page, "awawWritten() > 1")
	london := b.found(page, "place", "London")
	b.run(page, input.SynthesizeTapGesture(london[0], london[1]).WithDuration(50).WithGestureSourceType(input.GestureTouch))
	b.found(page, "act", "tick.all")
	b.picture(page, "tapped")

	// What the browser does with its keys it goes on doing: the game does not hear them.
	b.run(page, chromedp.Evaluate(`window.heard = 0; document.querySelector("canvas").addEventListener("keydown", e => window.heard++)`, nil))
	b.run(page, chromedp.Evaluate(`for (const key of ["F5", "F11", "F12"]) document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", {key, code: key, bubbles: true}))`, nil))
	b.run(page, chromedp.Evaluate(`document.querySelector("canvas").dispatchEvent(new KeyboardEvent("keydown", {key: "x", code: "KeyX", bubbles: true}))`, nil))
	var heard int
	b.run(page, chromedp.Evaluate("window.heard", &heard))
	if heard != 1 {
		t.Errorf("the game heard %d of the browser's keys and one of its own; want its own alone", heard)
	}
}
