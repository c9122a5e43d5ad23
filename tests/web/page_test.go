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
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

var (
	built = flag.String("page", "../../dist/web", "the folder of the built page")
	shots = flag.String("shots", "", "a folder for pictures of what was seen")
)

// patience bounds a test that waits for what never comes; nothing passes by waiting.
const patience = 5 * time.Minute

// browser is one profile: what it keeps lasts until the test ends, and its tabs share it.
type browser struct {
	t      *testing.T
	dir    string // of the page's files
	server *httptest.Server
	url    string
	ctx    context.Context
	tabs   int
}

func open(t *testing.T) *browser {
	t.Helper()
	if _, err := os.Stat(filepath.Join(*built, "files.json")); err != nil {
		t.Fatalf("%v; make web builds the page", err)
	}
	program, err := exec.LookPath("chromium")
	if err != nil {
		t.Skipf("no browser: %v; apt-get install chromium", err)
	}
	server := httptest.NewServer(http.FileServer(http.Dir(*built)))
	t.Cleanup(server.Close)
	options := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(program), chromedp.NoSandbox, chromedp.WindowSize(1600, 900),
		chromedp.Flag("use-angle", "swiftshader"), chromedp.Flag("enable-unsafe-swiftshader", true), chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-gpu", false), chromedp.Flag("lang", "en-GB"), chromedp.UserDataDir(t.TempDir()))
	ctx, stop := context.WithTimeout(t.Context(), patience)
	t.Cleanup(stop)
	ctx, stop = chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(stop)
	ctx, stop = chromedp.NewContext(ctx)
	t.Cleanup(stop)
	return &browser{t: t, dir: *built, server: server, url: server.URL, ctx: ctx}
}

// tab opens a page of the browser at a link and waits for its state: "playing" or "stopped".
func (b *browser) tab(link, state string) context.Context {
	b.t.Helper()
	ctx := b.ctx
	if b.tabs++; b.tabs > 1 {
		var stop context.CancelFunc
		ctx, stop = chromedp.NewContext(b.ctx)
		b.t.Cleanup(stop)
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
	b.until(ctx, fmt.Sprintf("document.documentElement.dataset.state === %q", state))
	return ctx
}

func (b *browser) run(ctx context.Context, actions ...chromedp.Action) {
	b.t.Helper()
	if err := chromedp.Run(ctx, actions...); err != nil {
		b.picture(ctx, "failed")
		b.t.Fatal(err)
	}
}

// until waits until the page finds something true.
func (b *browser) until(ctx context.Context, what string) {
	b.t.Helper()
	if err := chromedp.Run(ctx, chromedp.Poll(what, nil, chromedp.WithPollingInterval(50*time.Millisecond), chromedp.WithPollingTimeout(patience/2))); err != nil {
		b.picture(ctx, "failed")
		b.t.Fatalf("%s: %v", what, err)
	}
}

// click waits until a word of a session and what it names are on the screen, and clicks there.
func (b *browser) click(ctx context.Context, word, rest string) {
	b.t.Helper()
	where := fmt.Sprintf("awawWhere(%q, %q)", word, rest)
	b.until(ctx, where+" !== null")
	var at [2]float64
	b.run(ctx, chromedp.Evaluate(where, &at))
	b.run(ctx, chromedp.MouseEvent("mouseMoved", at[0], at[1]), chromedp.MouseClickXY(at[0], at[1]))
}

// picture keeps what a tab shows, where pictures are wanted.
func (b *browser) picture(ctx context.Context, name string) {
	if *shots == "" {
		return
	}
	var png []byte
	if chromedp.Run(ctx, chromedp.CaptureScreenshot(&png)) == nil {
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
