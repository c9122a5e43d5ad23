package web

import (
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/storage"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestStopped has the browser's painter fail under the program, as if the program had a defect: the page says that it has stopped, shows the report
// and offers to load again, and then the game goes on where it was.
func TestStopped(t *testing.T) {
	b := open(t)
	page := sent(b)
	before := newest(b, page)
	b.run(page, chromedp.Evaluate(`for (const kind of [WebGLRenderingContext, WebGL2RenderingContext]) kind.prototype.drawElements = () => { throw new Error("no picture today"); }`, nil))
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

// TestFull takes the browser's room away: the player is told that the disk is full, and once there is room again nothing of the game is lost and it
// goes on.
func TestFull(t *testing.T) {
	b := open(t)
	page := sent(b)
	before := newest(b, page)
	b.run(page, storage.OverrideQuotaForOrigin(b.url).WithQuotaSize(1))
	b.click(page, "place", "Portsmouth")
	b.click(page, "act", "tick.all")
	b.key(page, kb.Enter)
	b.until(page, `awawSays("There is no room left on the disk")`)
	b.picture(page, "full")
	if after := newest(b, page); !strings.HasPrefix(after, before) {
		t.Errorf("on a full disk the save holds\n%s\nbefore\n%s", after, before)
	}
	b.run(page, storage.OverrideQuotaForOrigin(b.url))
	b.run(page, chromedp.Reload())
	b.state(page, "playing")
	b.until(page, "awawWritten() > 2")
	if after := newest(b, page); !strings.HasPrefix(after, before) {
		t.Errorf("with room again the save holds\n%s\nbefore\n%s", after, before)
	}
	b.click(page, "place", "Portsmouth")
	b.click(page, "act", "tick.all")
	written := newest(b, page)
	b.key(page, kb.Enter)
	b.rests(page)
	if after := newest(b, page); !strings.HasPrefix(after, written) || len(after) == len(written) {
		t.Errorf("with room again the game does not go on:\n%s", after)
	}
}

// TestSizes looks at the page on screens of several sizes: one that is too small is told what the game needs, and on all others it stands as large as
// the screen.
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
	}{{"wide", 1600, 900, 1, false}, {"dense", 1600, 900, 2, false}, {"tablet", 1180, 820, 2, false}, {"upright", 820, 1180, 2, false},
		{"least", 800, 500, 1, false}, {"phone", 844, 390, 3, true}, {"narrow", 390, 844, 3, true}} {
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
