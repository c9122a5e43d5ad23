package web

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestStopped has the browser's painter fail under the program, as if the program had a defect: the page says that it has stopped, shows the report
// and offers to load again, and then the game goes on where it was.
func TestStopped(t *testing.T) {
	b := open(t)
	b.onEvery(`{
		const draws = WebGL2RenderingContext.prototype.drawElements;
		WebGL2RenderingContext.prototype.drawElements = function (...a) {
			if (globalThis.failing) throw new Error("no picture today");
			return draws.apply(this, a);
		};
	}`)
	page := sent(b)
	before := newest(b, page)
	b.run(page, chromedp.Evaluate("globalThis.failing = true", nil))
	b.run(page, chromedp.MouseEvent("mouseMoved", 700, 400), chromedp.KeyEvent("/"))
	b.state(page, "stopped")
	b.picture(page, "stopped")
	var said, report string
	b.run(page, chromedp.Text("#say", &said, chromedp.ByQuery), chromedp.Text("#report", &report, chromedp.ByQuery))
	if !strings.Contains(said, "stopped") || !strings.Contains(report, "no picture today") {
		t.Errorf("the page says %q and reports %q", said, report)
	}
	b.run(page, chromedp.Click("#again", chromedp.ByQuery))
	b.state(page, "playing")
	b.until(page, "awawWritten() > 2")
	if after := newest(b, page); !strings.HasPrefix(after, before) {
		t.Errorf("afterwards the save holds\n%s\nbefore\n%s", after, before)
	}
	b.picture(page, "stopped-again")
}

// TestFull has the browser refuse to write for want of room, as it does at a full disk: the player is told so, nothing of the game is lost, and once there is
// room again it goes on where it was, on the same page and on one that is loaded again.
func TestFull(t *testing.T) {
	b := open(t)
	b.onEvery(`{
		const put = IDBObjectStore.prototype.put;
		IDBObjectStore.prototype.put = function (...a) {
			if (globalThis.full) throw new DOMException("no room today", "QuotaExceededError");
			return put.apply(this, a);
		};
	}`)
	page := sent(b)
	before := newest(b, page)
	b.run(page, chromedp.Evaluate("globalThis.full = true", nil))
	b.click(page, "place", "Portsmouth")
	b.click(page, "act", "tick.all")
	b.key(page, kb.Enter)
	b.until(page, `awawSays("no room left on the disk")`)
	b.picture(page, "full")
	b.run(page, chromedp.Evaluate("globalThis.full = false", nil))
	if after := newest(b, page); after != before {
		t.Errorf("on a full disk the save holds\n%s\nbefore\n%s", after, before)
	}
	b.key(page, kb.Escape)
	b.key(page, kb.Enter) // who was ticked still is
	b.rests(page)
	after := newest(b, page)
	if !strings.HasPrefix(after, before) || after == before {
		t.Errorf("with room again the game does not go on:\n%s", after)
	}
	b.run(page, chromedp.Reload())
	b.state(page, "playing")
	b.until(page, "awawWritten() > 2")
	if again := newest(b, page); !strings.HasPrefix(again, after) {
		t.Errorf("a page loaded again holds\n%s\nbefore\n%s", again, after)
	}
}

// TestSizes looks at the page on screens of several sizes: one that is too small is told what the game needs, and on all others it stands as large as
// the screen, in its own pixels where it is denser. None has many more pixels than a window, for they are painted without a graphics card.
func TestSizes(t *testing.T) {
	b := open(t)
	page := b.tab("#new=channel-1940", "playing")
	b.rests(page)
	b.key(page, kb.Escape)
	for _, c := range []struct {
		name          string
		width, height int64
		density       float64
		small         bool
	}{{"wide", 1600, 900, 1, false}, {"dense", 800, 500, 2, false}, {"least", 800, 500, 1, false}, {"tablet", 1180, 820, 1, false},
		{"upright", 820, 1180, 1, false}, {"phone", 844, 390, 1, true}, {"narrow", 390, 844, 1, true}} {
		b.run(page, emulation.SetDeviceMetricsOverride(c.width, c.height, c.density, false))
		b.until(page, `(() => {
			const c = document.querySelector("canvas"), s = getComputedStyle(document.getElementById("small")).display;
			return (s !== "none") === `+map[bool]string{true: "true", false: "false"}[c.small]+` && Math.abs(c.width - innerWidth * devicePixelRatio) < 2 && Math.abs(c.height - innerHeight * devicePixelRatio) < 2;
		})()`)
		b.rests(page)
		b.picture(page, "size-"+c.name)
		var says string
		b.run(page, chromedp.Text("#small", &says, chromedp.ByQuery))
		if c.small && !strings.Contains(says, "800 × 500") {
			t.Errorf("%s: the page says %q", c.name, says)
		}
	}
}
