package web

import (
	"context"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// TestWithoutNetwork starts the game once, then again when nothing can be fetched any more.
func TestWithoutNetwork(t *testing.T) {
	whole(t)
	t.Parallel()
	b := open(t)
	b.onEvery(`const persist = StorageManager.prototype.persist;
	StorageManager.prototype.persist = function () {
		localStorage.persists = Number(localStorage.persists || 0) + 1;
		return persist.call(this);
	};`)
	first := sent(b)
	b.until(first, `document.documentElement.dataset.kept === "yes"`)
	before := newest(b, first)
	b.until(first, `caches.open("game").then(c => c.keys()).then(all => all.some(r => r.url.includes("assets-maps-europe")))`)
	b.server.Close()
	b.run(first, chromedp.Navigate(b.url+"/#channel-1940"), chromedp.Reload())
	b.state(first, "playing")
	b.until(first, "awawWritten() > 2")
	b.rests(first)
	b.picture(first, "offline")
	if after := newest(b, first); !strings.HasPrefix(after, before) {
		t.Errorf("without a network the save holds\n%s\nbefore\n%s", after, before)
	}
	b.until(first, `localStorage.persists === "1"`)
}

// TestFromAFolder opens the page, and that of a recording, without a host: both say that they need one.
func TestFromAFolder(t *testing.T) {
	t.Parallel()
	b := open(t)
	for _, c := range []struct{ file, at, says string }{{"replay.html", "#card", "awawctl replay"}, {"index.html", "#say", "./play --web"}} {
		at, err := filepath.Abs(filepath.Join(b.dir, c.file))
		if err != nil {
			t.Fatal(err)
		}
		b.run(b.ctx, chromedp.Navigate("file://"+at))
		b.state(b.ctx, "stopped")
		var said string
		b.run(b.ctx, chromedp.Text(c.at, &said, chromedp.ByQuery))
		if !strings.Contains(said, c.says) {
			t.Errorf("%s, opened from a folder, says %q", c.file, said)
		}
	}
	b.picture(b.ctx, "from-a-folder")
}

// TestRecordingLink opens a link to a recording: nothing is fetched before the player has said so, then it is shown; one from a host that
// may not be asked, and a name with a way in it, are refused in words.
func TestRecordingLink(t *testing.T) {
	t.Parallel()
	save := between(t, "channel-1940", "pilot")
	b := open(t)
	data, err := os.ReadFile(save)
	if err != nil {
		t.Fatal(err)
	}
	at := filepath.Join(b.dir, "shown.awaw")
	if err := os.WriteFile(at, data, 0o644); err != nil {
		t.Fatal(err)
	}
	defer os.Remove(at)
	asked := 0
	chromedp.ListenTarget(b.ctx, func(event any) {
		if e, ok := event.(*network.EventRequestWillBeSent); ok && strings.HasSuffix(e.Request.URL, "shown.awaw") && e.Request.Method == "GET" && e.Type == network.ResourceTypeFetch {
			asked++
		}
	})
	tab := b.tab("?replay=shown.awaw", "asking")
	var said string
	b.run(tab, chromedp.Text("#say", &said, chromedp.ByQuery))
	if !strings.Contains(said, "shown.awaw") || asked != 0 {
		t.Errorf("the player is asked %q, after %d requests", said, asked)
	}
	b.picture(tab, "asked")
	b.run(tab, chromedp.Click("#again", chromedp.ByQuery))
	b.state(tab, "playing")
	b.until(tab, `awawWhere("order", "done") === null`)
	b.picture(tab, "recording")
	for link, want := range map[string]string{
		"?replay=http://example.org/x.awaw": "cannot mean this",
		"#game=../settings":                 "cannot mean this",
		"#game=nowhere":                     "nowhere.awaw",
		"#new=nowhere":                      "nowhere",
		"#%":                                "cannot mean this",
		"?replay=blob:" + b.url + "/x":      "cannot mean this",
	} {
		b.run(tab, chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"/"+link))
		b.state(tab, "stopped")
		b.run(tab, chromedp.Text("#say", &said, chromedp.ByQuery))
		if !strings.Contains(said, want) {
			t.Errorf("the link %s is answered %q, without %q", link, said, want)
		}
		if strings.Contains(said, "-scenario") || strings.Contains(said, "/awaw/") {
			t.Errorf("the link %s is answered as at a command line: %q", link, said)
		}
	}
	b.picture(tab, "no-link")
	b.run(tab, chromedp.Click("#without", chromedp.ByQuery)) // to the start
	b.state(tab, "playing")
}

// onEvery has every page of a tab run a script first.
func (b *browser) onEvery(script string) {
	b.t.Helper()
	b.run(b.ctx, chromedp.ActionFunc(func(ctx context.Context) error {
		_, err := page.AddScriptToEvaluateOnNewDocument(script).Do(ctx)
		return err
	}))
}
