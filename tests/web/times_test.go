package web

import (
	"context"
	"encoding/json"
	"flag"
	"math"
	"testing"

	"github.com/chromedp/chromedp"
)

var times = flag.Bool("times", false, "measure how long the page takes, for the table of docs/web.md")

// noteStart has a page keep when its first picture stood and when it first came to rest, in milliseconds of its clock.
const noteStart = `globalThis.began = {};
const look = () => {
	if (!began.picture && document.documentElement && document.documentElement.dataset.state === 'playing') began.picture = performance.now();
	if (began.picture && globalThis.awawRests && awawRests()) began.rest = performance.now();
	else requestAnimationFrame(look);
};
requestAnimationFrame(look);
`

// TestTimes measures starts and opponents of three systems, each with a browser that has nothing yet.
func TestTimes(t *testing.T) {
	if !*times {
		t.Skip("no -times: make web-times measures")
	}
	t.Log("| scenario | first picture | at rest | longest task until then | tasks over 200 ms | while a Marshal thinks: longest | over 50 ms | of ms |")
	for _, scenario := range []string{"channel-1940", "first-raid", "first-dispatch"} {
		save := between(t, scenario, "marshal")
		b := open(t)
		b.onEvery(noteTasks + noteStart)
		began := struct{ Picture, Rest float64 }{}
		tab := b.tab("#new="+scenario, "playing")
		b.until(tab, "began.rest > 0")
		b.values(tab, "began", &began)
		starts := b.spans(tab, "heldUp")
		longest, over := worst(starts, 0, began.Rest, 200)
		b.run(tab, chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"/"))
		b.state(tab, "playing")
		b.drop(tab, save)
		b.until(tab, "awawWritten() > 12 && decisions.filter(d => d.took > 1000).length > 1 || awawOver()")
		held := b.spans(tab, "heldUp")
		most, count, all := 0.0, 0, 0.0
		for _, d := range b.spans(tab, "decisions") {
			m, n := worst(held, d.At, d.At+d.Took, 50)
			most, count, all = math.Max(most, m), count+n, all+d.Took
		}
		t.Logf("| %s | %.0f | %.0f | %.0f | %d | %.0f | %d | %.0f |", scenario, began.Picture, began.Rest, longest, over, most, count, all)
	}
}

// worst is the longest of the tasks that lie within a time, and how many are longer than so many milliseconds.
func worst(list []span, from, to, long float64) (longest float64, over int) {
	for _, h := range list {
		if h.At < from || h.At > to {
			continue
		}
		longest = math.Max(longest, h.Took)
		if h.Took > long {
			over++
		}
	}
	return longest, over
}

// values reads a value of the page.
func (b *browser) values(ctx context.Context, name string, to any) {
	b.t.Helper()
	var text string
	b.run(ctx, chromedp.Evaluate("JSON.stringify("+name+")", &text))
	if err := json.Unmarshal([]byte(text), to); err != nil {
		b.t.Fatal(err)
	}
}
