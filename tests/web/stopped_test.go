package web

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestStopped has the browser's painter fail under the program, as if the program had a defect: the page says that it has stopped, shows the report
// and offers to load again, and then the game goes on where it was.
func TestStopped(t *testing.T) {
	whole(t)
	t.Parallel()
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
	t.Parallel()
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

// TestNothingKept has the browser give no room for saves, as some private windows do: the player is told and may play all the same, and a button gives the game as a file,
// which the page takes again.
func TestNothingKept(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.onEvery(`Object.defineProperty(globalThis, 'indexedDB', {get() { throw new DOMException('no room today', 'SecurityError'); }});`)
	page := b.tab("#new=channel-1940", "asking")
	var said string
	b.run(page, chromedp.Text("#say", &said, chromedp.ByQuery))
	if !strings.Contains(said, "download") {
		t.Errorf("the player is told %q", said)
	}
	b.picture(page, "nothing-kept")
	b.run(page, chromedp.Click("#again", chromedp.ByQuery))
	b.state(page, "playing")
	send(b, page)
	b.picture(page, "nothing-kept-played")
	var given string
	b.run(page, chromedp.Evaluate(`globalThis.awawDeliver = (name, bytes) => { globalThis.given = name + "\n" + new TextDecoder().decode(bytes); }`, nil),
		chromedp.Click("#keep", chromedp.ByQuery), chromedp.Poll("globalThis.given", &given))
	name, save, _ := strings.Cut(given, "\n")
	if want := newest(b, page); save != want || !strings.HasSuffix(name, ".awaw") {
		t.Errorf("the button gives %q with\n%s\nwhere the save holds\n%s", name, save, want)
	}
	// The file goes on where there is room, as any save that is dropped on a page.
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(save), 0o644); err != nil {
		t.Fatal(err)
	}
	other := open(t)
	again := other.tab("", "playing")
	other.drop(again, path)
	other.until(again, "awawWritten() > 2")
	if got := newest(other, again); !strings.HasPrefix(got, save) {
		t.Errorf("taken again it holds\n%s\nof\n%s", got, save)
	}
}

// TestSizes looks at the page on screens of several sizes: one that is too small is told what the game needs, and on all others it stands as large as
// the screen, in its own pixels where it is denser. None has many more pixels than a window, for they are painted without a graphics card.
func TestSizes(t *testing.T) {
	whole(t)
	t.Parallel()
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

// TestNewerVersion plays in a tab, puts a newer version of the page where it lies and opens that in a second tab: the first is told of it, plays the game on
// that it has, and takes none that the newer one has opened. Loaded again it is the newer one, and goes on.
func TestNewerVersion(t *testing.T) {
	whole(t)
	t.Parallel()
	b := open(t)
	list, err := os.ReadFile(filepath.Join(b.dir, "files.json"))
	if err != nil {
		t.Fatal(err)
	}
	var files map[string]map[string]any
	if err := json.Unmarshal(list, &files); err != nil {
		t.Fatal(err)
	}
	old := files["program"]["name"].(string)
	newer := false
	page := http.FileServer(http.Dir(b.dir))
	b.server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		const named = "program.0123456789abcdef.wasm"
		switch {
		case newer && r.URL.Path == "/files.json":
			fmt.Fprint(w, strings.ReplaceAll(string(list), old, named))
		case strings.HasPrefix(r.URL.Path, "/"+named):
			http.ServeFile(w, r, filepath.Join(b.dir, strings.Replace(r.URL.Path, named, old, 1)))
		default:
			page.ServeHTTP(w, r)
		}
	})
	first := sent(b)
	newer = true
	second := b.tab("#new=first-morning", "playing")
	b.until(second, "awawWritten() > 0")
	b.until(first, `!document.getElementById("news").hidden`)
	b.run(first, chromedp.ActionFunc(func(ctx context.Context) error {
		return target.ActivateTarget(chromedp.FromContext(ctx).Target.TargetID).Do(ctx)
	}))
	b.picture(first, "newer")
	var written int
	b.run(first, chromedp.Evaluate("awawWritten()", &written))
	b.click(first, "place", "Portsmouth")
	b.click(first, "act", "tick.all")
	b.key(first, kb.Enter)
	b.until(first, fmt.Sprintf("awawWritten() > %d", written))
	take := `(async () => {
		const f = awawFiles.calls, names = (await f.readdir("/awaw/saves")).filter(n => n.endsWith(".awaw") && !n.startsWith(".")), took = [];
		for (const name of names) {
			const fd = await f.open("/awaw/saves/" + name, 2, 0);
			took.push(name + ": " + await f.flock(fd).then(() => "taken", e => e.code));
			await f.close(fd);
		}
		return took.join("\n");
	})()`
	b.run(second, chromedp.Navigate("about:blank")) // its game is given free
	var took string
	b.run(first, chromedp.Evaluate(take, &took, await))
	if strings.Count(took, "EAGAIN") != 2 {
		t.Errorf("beside its own game, which it plays, the old page may not take the newer one's: %s", took)
	}
	b.run(first, chromedp.Click("#news", chromedp.ByQuery))
	b.state(first, "playing")
	b.until(first, "awawWritten() > 2")
	b.run(first, chromedp.Evaluate(take, &took, await))
	if strings.Count(took, "EAGAIN") != 1 || strings.Count(took, "taken") != 1 {
		t.Errorf("loaded again, the page is the newer one: %s", took)
	}
}
