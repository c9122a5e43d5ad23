package web

import (
	"context"
	"testing"

	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// A page that is asked what is on its screen at every turn, in the midst of its frames too, answers or tells nothing, and goes on: once it waited for ever
// for the browser, which waited for its answer.
func TestAskedAtAnyMoment(t *testing.T) {
	whole(t)
	p := &player{browser: alone(t), link: "#channel-1940"}
	p.page = p.tab("#new=channel-1940", "playing")
	p.run(p.page, chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(`globalThis.asked = 0;
			(function ask() {
				if (globalThis.awawNextPress) {
					awawNextPress(3);
					awawSays("London");
					awawWhere("place", "London");
					asked++;
				}
				setTimeout(ask, 0);
			})();`).Do(ctx)
		return err
	}))
	for range 4 {
		p.reload()
		for range 10 { // in the midst of whatever is drawn
			p.press()
			p.run(p.page, chromedp.Evaluate("asked = 0", nil))
			p.until(p.page, "asked > 8")
		}
	}
	if p.look(); p.told < 2 {
		t.Errorf("%d entries are written after %d presses", p.told, p.presses)
	}
}
