package web

import (
	"bufio"
	"context"
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// noteTasks has a page keep what holds it up for more than 50 ms, and what decisions its workers were asked for: when each began and how
// long it took, in milliseconds.
const noteTasks = `globalThis.heldUp = [];
globalThis.decisions = [];
new PerformanceObserver(list => { for (const e of list.getEntries()) heldUp.push({at: e.startTime, took: e.duration}); }).observe({type: 'longtask', buffered: true});
const post = Worker.prototype.postMessage;
Worker.prototype.postMessage = function (m, ...more) {
	if (m.job && m.job.startsWith('{"think"')) {
		const at = performance.now();
		this.addEventListener('message', e => { if (e.data.id === m.id && e.data.result) decisions.push({at, took: performance.now() - at, refused: JSON.parse(e.data.result).refused || '', helped: JSON.parse(e.data.result).helped || 0}); });
	}
	return post.call(this, m, ...more);
};`

// span is a time on the page's clock, in milliseconds.
type span struct {
	At, Took float64
	Refused  string
	Helped   int // tries of a decision that further workers carried out
}

// spans reads what noteTasks keeps under a name.
func (b *browser) spans(ctx context.Context, name string) (list []span) {
	b.t.Helper()
	var text string
	b.run(ctx, chromedp.Evaluate(`JSON.stringify(`+name+`)`, &text))
	if err := json.Unmarshal([]byte(text), &list); err != nil {
		b.t.Fatal(err)
	}
	return list
}

// finished is the save of a game of a scenario that as many cadets as it has sides have played to its end.
func finished(t *testing.T, scenario string, sides int) []byte {
	t.Helper()
	path := filepath.Join(t.TempDir(), "whole.awaw")
	played(t, scenario, "cadet", sides, path)
	data, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// played has so many opponents of a level play a scenario to its end.
func played(t *testing.T, scenario, level string, sides int, path string) {
	t.Helper()
	c := exec.Command(native(t), "play", scenario, "--bots", strings.Join(slices.Repeat([]string{level}, sides), ","), "--nodes", "20", "--seed", "7", "--journal", path)
	if said, err := c.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
}

// between writes the save of a game of a scenario for two that nothing has been done in and that two opponents of a level hold.
func between(t *testing.T, scenario, level string) string {
	t.Helper()
	whole := filepath.Join(t.TempDir(), "whole.awaw")
	played(t, scenario, level, 2, whole)
	f, err := os.Open(whole)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var head []byte
	lines := bufio.NewScanner(f)
	lines.Buffer(nil, 1<<20)
	for range 3 { // the header, the seed, the seats
		lines.Scan()
		head = append(append(head, lines.Bytes()...), '\n')
	}
	path := filepath.Join(t.TempDir(), "between.awaw")
	if err := os.WriteFile(path, head, 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// TestOpponentsThinkBeside has two Marshals play on the page: they decide in its workers, and while one thinks nothing holds the page up for
// a quarter of the time.
func TestOpponentsThinkBeside(t *testing.T) {
	t.Parallel()
	save := between(t, "channel-1940", "marshal")
	b := open(t)
	b.onEvery(noteTasks)
	tab := b.tab("", "playing")
	b.drop(tab, save)
	// The first commands come of the book of openings, and further workers are begun when a decision first wants them.
	b.until(tab, "awawWritten() > 12 && decisions.some(d => d.took > 1000) && (decisions.some(d => d.helped > 0) || decisions.filter(d => d.took > 200).length > 8) || awawOver()")
	b.picture(tab, "marshals")
	held, long, helped := b.spans(tab, "heldUp"), 0, 0
	for _, d := range b.spans(tab, "decisions") {
		if d.Refused != "" {
			t.Errorf("a worker refused to decide: %s", d.Refused)
		}
		helped += d.Helped
		if d.Took < 1000 {
			continue
		}
		long++
		for _, h := range held {
			if within := min(h.At+h.Took, d.At+d.Took) - max(h.At, d.At); within > d.Took/4 {
				t.Errorf("the page was held up for %.0f ms while a Marshal thought for %.0f", within, d.Took)
			}
		}
	}
	var cores int
	b.run(tab, chromedp.Evaluate("navigator.hardwareConcurrency", &cores))
	if cores > 1 && helped == 0 {
		t.Errorf("with %d cores no worker helped a Marshal", cores)
	}
	t.Logf("%d long decisions, held up %d times; further workers carried out %d tries", long, len(held), helped)
}
