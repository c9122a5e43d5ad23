package web

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"math"
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
)

var (
	times  = flag.Bool("times", false, "measure how long the page takes, for the table of docs/web.md")
	beside = flag.String("beside", "", "folder of another page, whose starts are measured by turns with those of the page")
)

// noteStart has a page keep when its first picture stood, when a game's map was drawn with its counters, and when it first came to rest, in
// milliseconds of its clock.
const noteStart = `globalThis.began = {};
const look = () => {
	const now = performance.now();
	if (!began.picture && document.documentElement && document.documentElement.dataset.state === 'playing') began.picture = now;
	if (began.picture && !began.stands && awawStands()) began.stands = now;
	if (began.stands && awawRests()) began.rest = now;
	else requestAnimationFrame(look);
};
requestAnimationFrame(look);
`

// start is when a page came so far, in milliseconds of its clock.
type start struct{ Picture, Stands, Rest float64 }

// TestTimes measures starts and opponents of three systems, each with a browser that has nothing yet, and the start screen.
func TestTimes(t *testing.T) {
	if !*times {
		t.Skip("no -times: make web-times measures")
	}
	t.Log("| scenario | first picture | playable | at rest | longest task until then | over 200 ms | over 50 ms | while a Marshal thinks: longest | over 50 ms | of ms |")
	for _, scenario := range []string{"channel-1940", "first-raid", "first-dispatch"} {
		t.Run(scenario, func(t *testing.T) { timed(t, scenario) })
	}
}

// TestStartsBeside measures starts of two pages by turns, so that what else the machine does falls on both.
func TestStartsBeside(t *testing.T) {
	if *beside == "" {
		t.Skip("no -beside: scripts/web.sh beside FOLDER measures")
	}
	pages := []string{*beside, *built}
	defer func() { *built = pages[1] }()
	t.Log("| scenario | page | first picture: least, middle | playable: least, middle | at rest: least, middle | longest task: least, middle |")
	for _, scenario := range []string{"channel-1940", "first-raid", "first-dispatch"} {
		var got [2][4][]float64
		for turn := range 10 {
			page := turn % 2
			*built = pages[page]
			t.Run(fmt.Sprint(scenario, turn), func(t *testing.T) {
				_, _, began, held := begun(t, scenario)
				longest, _ := worst(held, 0, began.Rest, 200)
				for i, x := range []float64{began.Picture, began.Stands, began.Rest, longest} {
					got[page][i] = append(got[page][i], x)
				}
			})
		}
		for page, figures := range got {
			row := fmt.Sprintf("| %s | %s |", scenario, pages[page])
			for _, list := range figures {
				slices.Sort(list)
				row += fmt.Sprintf(" %.0f, %.0f |", list[0], list[len(list)/2])
			}
			t.Log(row)
		}
	}
}

// begun starts a scenario in a browser that has nothing yet, and gives when it came how far and what held the page up.
func begun(t *testing.T, scenario string) (b *browser, tab context.Context, began start, held []span) {
	t.Helper()
	b = alone(t)
	b.onEvery(noteTasks + noteStart)
	tab = b.tab("#new="+scenario, "playing")
	b.until(tab, "began.rest > 0")
	b.values(tab, "began", &began)
	return b, tab, began, b.spans(tab, "heldUp")
}

// timed measures one scenario.
func timed(t *testing.T, scenario string) {
	save := between(t, scenario, "marshal")
	b, tab, began, starts := begun(t, scenario)
	longest, over := worst(starts, 0, began.Rest, 200)
	_, over50 := worst(starts, 0, began.Rest, 50)
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
	t.Logf("| %s | %.0f | %.0f | %.0f | %.0f | %d | %d | %.0f | %d | %.0f |", scenario, began.Picture, began.Stands, began.Rest, longest, over, over50, most, count, all)
}

// TestTimesOfRecordings measures the viewer of recordings with a browser that has nothing yet: when its first picture stood, when all had come, and how long a step takes until it
// is painted.
func TestTimesOfRecordings(t *testing.T) {
	if !*times {
		t.Skip("no -times: make web-times measures")
	}
	t.Log("| recording | first picture | all there | a step: mean | longest | of steps |")
	for _, recording := range []string{"guadalcanal-1942-played.awj", "europe-1943-played.awj", "over-the-reich-played.awj", "channel-skies-played.awj"} {
		b := host(t)
		b.profile = folder(t)
		b.start(chromedp.Flag("disable-gpu", true), chromedp.Flag("use-angle", false), chromedp.Flag("enable-unsafe-swiftshader", false)) // the viewer wants no WebGL
		b.shelf()
		b.onEvery(`globalThis.began = {};
			addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
				const d = document.documentElement.dataset;
				if (d.state === "playing") began.picture = began.picture || performance.now();
				if (d.whole) began.whole = began.whole || performance.now();
			}).observe(document.documentElement, {attributes: true}));`)
		tab := b.tab("replay.html?replay=recordings/"+recording, "playing")
		b.until(tab, "began.whole > 0")
		began := struct{ Picture, Whole float64 }{}
		b.values(tab, "began", &began)
		var took []float64
		b.run(tab, chromedp.Evaluate(`(async () => {
			const took = [];
			for (let i = 0; i < 100 && +at.value < +at.max; i++) {
				const from = performance.now();
				document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}));
				await new Promise(done => requestAnimationFrame(() => setTimeout(done))); // the picture is painted between the two
				took.push(performance.now() - from);
			}
			return took;
		})()`, &took, await))
		sum, most := 0.0, 0.0
		for _, d := range took {
			sum, most = sum+d, math.Max(most, d)
		}
		t.Logf("| %s | %.0f | %.0f | %.0f | %.0f | %d |", recording, began.Picture, began.Whole, sum/float64(len(took)), most, len(took))
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
