// Package web tries the game as a page: a browser opens what make web built, and a mouse plays it.
package web

import (
	"context"
	"encoding/json"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
)

var (
	built = flag.String("page", "../../dist/web", "the folder of the built page")
	shots = flag.String("shots", "", "a folder for pictures of what was seen")
)

// patience bounds what is waited for and never comes; nothing passes by waiting.
const patience = 3 * time.Minute

// browser is one profile: what it keeps lasts until the test ends, and its tabs share it.
type browser struct {
	t       *testing.T
	dir     string // of the page's files
	profile string // folder of what the browser keeps
	server  *httptest.Server
	url     string
	ctx     context.Context
	own     cdp.BrowserContextID // of what it keeps, where it is one of several in a browser
	tabs    int
}

// open gives a profile that is empty, in the one browser that tests share, and a host that gives out the page. Tests that open run two at a time.
func open(t *testing.T) *browser {
	t.Helper()
	b := host(t)
	all, err := shared()
	if err != nil {
		t.Fatal(err)
	}
	program := cdp.WithExecutor(all, chromedp.FromContext(all).Browser)
	if b.own, err = target.CreateBrowserContext().Do(program); err != nil {
		t.Fatal(err)
	}
	window, err := target.CreateTarget("about:blank").WithBrowserContextID(b.own).WithNewWindow(true).Do(program)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := chromedp.NewContext(all, chromedp.WithTargetID(window))
	t.Cleanup(func() {
		stop()
		_ = target.DisposeBrowserContext(b.own).Do(program)
	})
	if err := chromedp.Run(ctx, sized); err != nil {
		t.Fatal(err)
	}
	b.ctx = ctx
	return b
}

// alone starts a browser of its own with an empty profile, for what measures it or ends it, and a host that gives out the page.
func alone(t *testing.T) *browser {
	t.Helper()
	b := host(t)
	b.profile = folder(t)
	b.start()
	return b
}

// sized is how large the windows of tests are that ask for no other size: they are painted without a graphics card, and half the points take half the time.
var sized = emulation.SetDeviceMetricsOverride(1280, 720, 1, false)

// TestMain gives the tests a folder and a browser that they share, and takes both away.
func TestMain(m *testing.M) {
	var err error
	if workshop, err = os.MkdirTemp("", "awaw-browser"); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	ctx, stop := chromedp.NewExecAllocator(context.Background(), append(flags(), chromedp.UserDataDir(filepath.Join(workshop, "browser")))...)
	ctx, _ = chromedp.NewContext(ctx)
	shared = sync.OnceValues(func() (context.Context, error) { return ctx, chromedp.Run(ctx) })
	code := m.Run()
	_ = chromedp.Cancel(ctx)
	stop()
	_ = os.RemoveAll(workshop)
	os.Exit(code)
}

// workshop is the folder that tests share, and shared starts the browser they do.
var (
	workshop string
	shared   func() (context.Context, error)
)

// whole leaves a test to the whole run: the short one has the journeys that a page must not be given out without.
func whole(t *testing.T) {
	t.Helper()
	if testing.Short() {
		t.Skip("scripts/web.sh tests, without short, has it")
	}
}

// host is a browser that is not started yet: what gives out the page.
func host(t *testing.T) *browser {
	t.Helper()
	if _, err := os.Stat(filepath.Join(*built, "files.json")); err != nil {
		t.Fatalf("%v; make web builds the page", err)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(*built)))
	t.Cleanup(server.Close)
	return &browser{t: t, dir: *built, server: server, url: server.URL}
}

// folder is for a browser's profile. What it writes there while it ends may come after the folder is gone, which is no fault of the page.
func folder(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "awaw-browser")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for range 5 {
			if os.RemoveAll(dir) == nil {
				return
			}
		}
	})
	return dir
}

// start starts the program of the browser, on what its profile holds.
func (b *browser) start(more ...chromedp.ExecAllocatorOption) {
	b.t.Helper()
	ctx, stop := chromedp.NewExecAllocator(b.t.Context(), append(append(flags(), chromedp.UserDataDir(b.profile)), more...)...)
	b.t.Cleanup(stop)
	ctx, stop = chromedp.NewContext(ctx)
	b.t.Cleanup(stop)
	if err := chromedp.Run(ctx); err != nil { // what is told to stop the first run stops the browser
		b.t.Fatal(err)
	}
	b.ctx, b.tabs = ctx, 0
}

// flags are what the browser is told: to draw WebGL itself, in a window of 1600 by 900, and to trust the hosts of tests.
func flags() []chromedp.ExecAllocatorOption {
	return append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath("chromium"), chromedp.NoSandbox, chromedp.WindowSize(1600, 900),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-gpu", false), chromedp.Flag("ignore-certificate-errors", true), chromedp.Flag("lang", "en-GB"), chromedp.WSURLReadTimeout(patience))
}

// kill ends the browser at once, with no time to write anything.
func (b *browser) kill() {
	b.t.Helper()
	p := chromedp.FromContext(b.ctx).Browser.Process()
	if err := p.Kill(); err != nil {
		b.t.Fatal(err)
	}
	<-chromedp.FromContext(b.ctx).Browser.LostConnection
}

// state waits until the page tells that it is in a state: "playing", "asking" or "stopped".
func (b *browser) state(ctx context.Context, name string) {
	b.t.Helper()
	b.until(ctx, fmt.Sprintf("document.documentElement.dataset.state === %q", name))
}

// tab opens a page of the browser at a link and waits for its state.
func (b *browser) tab(link, state string) context.Context {
	b.t.Helper()
	ctx := b.ctx
	if b.tabs++; b.tabs > 1 {
		var stop context.CancelFunc
		ctx, stop = chromedp.NewContext(b.ctx, chromedp.WithExistingBrowserContext(b.own))
		b.t.Cleanup(stop)
		if err := chromedp.Run(ctx, sized); err != nil {
			b.t.Fatal(err)
		}
	}
	chromedp.ListenTarget(ctx, func(event any) {
		if said, ok := event.(*runtime.EventConsoleAPICalled); ok {
			var words []string
			for _, a := range said.Args {
				words = append(words, string(a.Value))
			}
			b.t.Log("the page says", strings.Join(words, " "))
		}
	})
	b.run(ctx, chromedp.Navigate(b.url+"/"+link))
	b.state(ctx, state)
	return ctx
}

func (b *browser) run(ctx context.Context, actions ...chromedp.Action) {
	b.t.Helper()
	within, stop := context.WithTimeout(ctx, patience)
	defer stop()
	if err := chromedp.Run(within, actions...); err != nil {
		b.picture(ctx, "failed-"+b.t.Name())
		b.t.Fatal(err)
	}
}

// until waits until the page finds something true; one that is being loaded again is asked again.
func (b *browser) until(ctx context.Context, what string) {
	b.t.Helper()
	for end := time.Now().Add(patience); ; {
		within, stop := context.WithTimeout(ctx, 2*patience) // a page that stands still polls nothing
		err := chromedp.Run(within, chromedp.Poll(what, nil, chromedp.WithPollingInterval(50*time.Millisecond), chromedp.WithPollingTimeout(patience)))
		stop()
		if err == nil {
			return
		}
		if !left(err) || ctx.Err() != nil || time.Now().After(end) {
			b.picture(ctx, "failed-"+b.t.Name())
			b.t.Fatalf("%s: %v", what, err)
		}
	}
}

// left tells that what was asked was the page before the one that is there now.
func left(err error) bool {
	return strings.Contains(err.Error(), "Cannot find context") || strings.Contains(err.Error(), "context was destroyed") || strings.Contains(err.Error(), "Inspected target navigated")
}

// heard waits until the game has heard what was done before, and then finds something true.
func (b *browser) heard(ctx context.Context, what string) {
	b.t.Helper()
	var ticks int
	b.run(ctx, chromedp.Evaluate("awawTicks()", &ticks))
	b.until(ctx, fmt.Sprintf("awawTicks() > %d && (%s)", ticks+1, what))
}

// rests waits until the screen has come to rest: nothing moves on it, and what is pressed is heeded.
func (b *browser) rests(ctx context.Context) {
	b.t.Helper()
	b.heard(ctx, "awawRests()")
}

// found waits until the screen is at rest with what a word of a session and the rest of its line name on it, and gives where that lies.
func (b *browser) found(ctx context.Context, word, rest string) (at [2]float64) {
	b.t.Helper()
	where := fmt.Sprintf("awawWhere(%q, %q)", word, rest)
	b.heard(ctx, "awawRests() && "+where+" !== null")
	return b.where(ctx, where)
}

// where asks the page for a place until it tells one: it tells none while a frame is on its way.
func (b *browser) where(ctx context.Context, asked string) [2]float64 {
	b.t.Helper()
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		var at *[2]float64
		if b.run(ctx, chromedp.Evaluate(asked, &at)); at != nil {
			return *at
		}
	}
	b.t.Fatalf("%s tells no place", asked)
	return [2]float64{}
}

// click clicks what a word of a session and the rest of its line name, once the screen is at rest with it.
func (b *browser) click(ctx context.Context, word, rest string) {
	b.t.Helper()
	at := b.found(ctx, word, rest)
	b.run(ctx, chromedp.MouseEvent("mouseMoved", at[0], at[1]), chromedp.MouseClickXY(at[0], at[1]))
}

// key presses a key once the screen is at rest.
func (b *browser) key(ctx context.Context, name string) {
	b.t.Helper()
	b.rests(ctx)
	b.run(ctx, chromedp.KeyEvent(name))
}

// picture keeps what a tab shows, where pictures are wanted.
func (b *browser) picture(ctx context.Context, name string) {
	if *shots == "" {
		return
	}
	within, stop := context.WithTimeout(ctx, patience) // a page that answers nothing more draws nothing either
	defer stop()
	var png []byte
	if chromedp.Run(within, chromedp.CaptureScreenshot(&png)) == nil {
		_ = os.WriteFile(filepath.Join(*shots, name+".png"), png, 0o644)
	}
}

// text reads a file of the page.
func (b *browser) text(ctx context.Context, path string) string {
	b.t.Helper()
	var text string
	b.run(ctx, chromedp.Evaluate(fmt.Sprintf(`(async () => {
		const f = awawFiles.calls, fd = await f.open(%q, 0, 0), size = (await f.fstat(fd)).size, to = new Uint8Array(size);
		await f.read(fd, to, 0, size, 0);
		await f.close(fd);
		return new TextDecoder().decode(to);
	})()`, path), &text, await))
	return text
}

// names lists a folder of the page.
func (b *browser) names(ctx context.Context, dir string) (names []string) {
	b.t.Helper()
	var list string
	b.run(ctx, chromedp.Evaluate(fmt.Sprintf(`awawFiles.calls.readdir(%q).then(l => JSON.stringify(l), e => JSON.stringify([]))`, dir), &list, await))
	if err := json.Unmarshal([]byte(list), &names); err != nil {
		b.t.Fatal(err)
	}
	return names
}

func await(p *runtime.EvaluateParams) *runtime.EvaluateParams { return p.WithAwaitPromise(true) }
