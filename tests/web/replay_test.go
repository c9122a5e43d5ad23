package web

import (
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// shelf has the browser's host give out the project's recordings as well, under recordings/.
func (b *browser) shelf() {
	page := http.FileServer(http.Dir(b.dir))
	recordings := http.StripPrefix("/recordings/", http.FileServer(http.Dir("../journals")))
	b.server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if strings.HasPrefix(r.URL.Path, "/recordings/") {
			recordings.ServeHTTP(w, r)
			return
		}
		page.ServeHTTP(w, r)
	})
}

// seen is what the viewer shows: where in the game, what it is called, and how much lies on the map.
type seen struct {
	At, Last, Cards, Eyes, Lines int
	Title, Moment, Log           string
	Places                       []string // of the cards
}

func (b *browser) seen(ctx context.Context) (s seen) {
	b.t.Helper()
	b.values(ctx, `(() => { const q = id => document.getElementById(id); return {at: +q("at").value, last: +q("at").max, cards: q("cards").children.length, eyes: q("eyes").length,
		lines: q("log").children.length, title: document.querySelector("h1").textContent, moment: q("moment").textContent, log: q("log").textContent,
		places: [...q("cards").children].map(c => ["href", "x", "y"].map(n => c.getAttribute(n)).join(" "))}; })()`, &s)
	return s
}

// TestRecordingsOfAllSystems opens a recording of each rule system in the viewer, embedded in a page of the same host: a map and counters are shown before the whole game
// was gone through, keys and the rule below step through it, and the eyes of each side see it when it is over.
func TestRecordingsOfAllSystems(t *testing.T) {
	whole(t)
	t.Parallel()
	b := open(t)
	b.shelf()
	for _, c := range []struct {
		scenario string
		sides    int
	}{{"wings-two-1901", 2}, {"air-units-1901", 7}} {
		at := filepath.Join(b.dir, c.scenario+"-recorded.awaw")
		if err := os.WriteFile(at, finished(t, c.scenario, c.sides), 0o644); err != nil {
			t.Fatal(err)
		}
		defer os.Remove(at)
	}
	for _, c := range []struct {
		recording string
		eyes      int
	}{{"recordings/guadalcanal-1942-played.awj", 3}, {"recordings/crete-1941-played.awj", 3}, {"recordings/over-the-reich-played.awj", 3}, {"recordings/channel-skies-played.awj", 3}, {"wings-two-1901-recorded.awaw", 3}, {"air-units-1901-recorded.awaw", 8}} {
		tab := b.tab("replay.html?replay="+c.recording, "playing")
		first := b.seen(tab)
		if first.Cards == 0 || first.At != 0 || first.Title == "" || first.Moment == "" {
			t.Errorf("%s: the first picture is %d cards at %d of %q, %q", c.recording, first.Cards, first.At, first.Title, first.Moment)
		}
		b.until(tab, `document.documentElement.dataset.whole === "yes"`)
		name := "recording-" + strings.Split(filepath.Base(c.recording), ".")[0]
		b.picture(tab, name)
		all := b.seen(tab)
		if all.Last < 5 || all.Lines < 20 || all.Eyes != c.eyes {
			t.Errorf("%s: %d steps, %d lines, %d eyes", c.recording, all.Last, all.Lines, all.Eyes)
		}
		b.run(tab, chromedp.KeyEvent(kb.End))
		end := b.seen(tab)
		b.picture(tab, name+"-end")
		b.run(tab, chromedp.KeyEvent(kb.ArrowLeft), chromedp.KeyEvent(kb.ArrowRight))
		if again := b.seen(tab); end.At != all.Last || again.At != end.At || !slices.Equal(sorted(again.Places), sorted(end.Places)) || slices.Equal(sorted(end.Places), sorted(first.Places)) {
			t.Errorf("%s: the end at %d of %d; back and on shows %v, before %v, the beginning %v", c.recording, end.At, all.Last, again.Places, end.Places, first.Places)
		}
		b.run(tab, chromedp.Evaluate(fmt.Sprintf(`{const at = document.getElementById("at"); at.value = %d; at.dispatchEvent(new Event("input"));}`, all.Last/2), nil))
		if half := b.seen(tab); half.At != all.Last/2 || half.Moment == first.Moment && half.Moment == end.Moment {
			t.Errorf("%s: the rule leads to %d, %q", c.recording, half.At, half.Moment)
		}
		b.run(tab, chromedp.Evaluate(`{const eyes = document.getElementById("eyes"); eyes.value = "1"; eyes.dispatchEvent(new Event("change"));}`, nil))
		if one := b.seen(tab); one.Cards == 0 || one.Lines == 0 {
			t.Errorf("%s: one side saw %d cards and %d lines", c.recording, one.Cards, one.Lines)
		}
		b.run(tab, chromedp.KeyEvent(kb.Home))
		if home := b.seen(tab); home.At != 0 {
			t.Errorf("%s: Home leads to %d", c.recording, home.At)
		}
	}
}

func sorted(list []string) []string { return slices.Sorted(slices.Values(list)) }

// TestRecordingElsewhere has the viewer asked for a recording of another host: nothing is fetched before the player has said so; what is too long or no recording is refused in words.
func TestRecordingElsewhere(t *testing.T) {
	whole(t)
	t.Parallel()
	b := open(t)
	b.shelf()
	asked := 0
	elsewhere := httptest.NewTLSServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked++
		w.Header().Set("Access-Control-Allow-Origin", "*")
		http.ServeFile(w, r, "../journals/crete-1941-played.awj")
	}))
	defer elsewhere.Close()
	tab := b.tab("replay.html?replay="+elsewhere.URL+"/crete.awaw", "asking")
	var said string
	b.run(tab, chromedp.Text("#card", &said, chromedp.ByQuery))
	if !strings.Contains(said, "crete.awaw") || asked != 0 {
		t.Errorf("the player is asked %q, after %d requests", said, asked)
	}
	b.picture(tab, "recording-asked")
	b.run(tab, chromedp.Click("#card button", chromedp.ByQuery))
	b.state(tab, "playing")
	if asked != 1 || b.seen(tab).Cards == 0 {
		t.Errorf("after the player has agreed: %d requests", asked)
	}
	long := filepath.Join(b.dir, "long.awaw")
	if err := os.WriteFile(long, make([]byte, 21<<20), 0o644); err != nil {
		t.Fatal(err)
	}
	defer os.Remove(long)
	for link, want := range map[string]string{
		"http://example.org/x.awaw": "cannot mean this", "long.awaw": "longer than 20 MB", "nowhere.awaw": "404", "index.html": "no saved game",
	} {
		tab := b.tab("replay.html?replay="+link, "stopped")
		b.run(tab, chromedp.Text("#card", &said, chromedp.ByQuery))
		if !strings.Contains(said, want) {
			t.Errorf("%s is answered %q, without %q", link, said, want)
		}
	}
}

// TestRecordingInAFrame embeds a recording in a page of somebody else's, as docs/web.md says: it is shown in its frame, and a step of it leaves the page round it alone.
func TestRecordingInAFrame(t *testing.T) {
	whole(t)
	t.Parallel()
	b := open(t)
	b.shelf()
	inner := b.server.Config.Handler
	b.server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/article.html" {
			fmt.Fprint(w, `<!DOCTYPE html><meta charset="utf-8"><h1>An evening</h1><iframe src="replay.html?replay=recordings/crete-1941-played.awj" width="1000" height="640"></iframe>`)
			return
		}
		inner.ServeHTTP(w, r)
	})
	b.run(b.ctx, chromedp.Navigate(b.url+"/article.html"))
	const frame = `document.querySelector("iframe").contentDocument`
	b.until(b.ctx, frame+`.documentElement.dataset.whole === "yes"`)
	b.picture(b.ctx, "recording-framed")
	var at, cards int
	step := frame + `.body.dispatchEvent(new KeyboardEvent("keydown", {key: "ArrowRight", bubbles: true}))`
	b.run(b.ctx, chromedp.Evaluate(step, nil), chromedp.Evaluate("+"+frame+`.getElementById("at").value`, &at), chromedp.Evaluate(frame+`.getElementById("cards").children.length`, &cards))
	if at != 1 || cards == 0 {
		t.Errorf("after a step the frame is at %d with %d cards", at, cards)
	}
	var outside string
	b.run(b.ctx, chromedp.Text("h1", &outside, chromedp.ByQuery))
	if outside != "An evening" {
		t.Errorf("the page round it says %q", outside)
	}
}
