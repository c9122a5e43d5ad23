package web

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/target"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

const saves = "/awaw/saves"

// sent begins the Channel and sends what reaches London, by mouse.
func sent(b *browser) context.Context {
	b.t.Helper()
	page := b.tab("#new=channel-1940", "playing")
	send(b, page)
	return page
}

// send sends what reaches London in a Channel that has just begun.
func send(b *browser, page context.Context) {
	b.t.Helper()
	b.until(page, "awawWritten() > 0")
	b.key(page, kb.Escape) // the briefing
	b.found(page, "order", "done")
	b.key(page, "f")
	b.click(page, "place", "London")
	b.found(page, "act", "tick.all")
	b.picture(page, "target")
	b.click(page, "act", "tick.all")
	b.key(page, kb.Enter)
	b.until(page, "awawWritten() > 2")
	b.rests(page) // the last of those sent is written too
	b.picture(page, "sent")
}

// newest is the one save there is.
func newest(b *browser, page context.Context) string {
	b.t.Helper()
	var found []string
	for _, name := range b.names(page, saves) {
		if strings.HasSuffix(name, ".awaw") && !strings.HasPrefix(name, ".") {
			found = append(found, name)
		}
	}
	if len(found) != 1 {
		b.t.Fatalf("%s holds the saves %q; want one", saves, found)
	}
	return b.text(page, saves+"/"+found[0])
}

// TestStays plays by mouse, reloads, and finds every byte and the game again; then it gives the save a longer name by typing, and finds it under that, the same to the byte.
func TestStays(t *testing.T) {
	t.Parallel()
	b := open(t)
	page := sent(b)
	before := newest(b, page)
	b.run(page, chromedp.Reload())
	b.state(page, "playing")
	b.until(page, "awawWritten() > 2")
	b.picture(page, "again")
	after := newest(b, page)
	if !strings.HasPrefix(after, before) {
		t.Errorf("after a reload the save holds\n%s\nbefore\n%s", after, before)
	}
	b.run(page, chromedp.Navigate("about:blank"), chromedp.Navigate(b.url+"/"))
	b.state(page, "playing")
	b.key(page, "l") // saved games
	b.until(page, `awawSays("Rename")`)
	b.key(page, "n")
	b.rests(page)
	b.run(page, chromedp.KeyEvent(" of mine"))
	b.rests(page)
	b.picture(page, "renamed")
	b.key(page, kb.Enter)
	named := func() bool {
		return slices.ContainsFunc(b.names(page, saves), func(n string) bool { return strings.HasSuffix(n, " of mine.awaw") })
	}
	for end := time.Now().Add(patience); !named(); b.rests(page) {
		if time.Now().After(end) {
			t.Fatalf("the saves are called %q", b.names(page, saves))
		}
	}
	if again := newest(b, page); again != after {
		t.Errorf("renamed the save holds\n%s\nbefore\n%s", again, after)
	}
}

// TestTwoTabs opens one game twice: the second tab is told that it is being played, and the first plays on.
func TestTwoTabs(t *testing.T) {
	t.Parallel()
	b := open(t)
	first := sent(b)
	before := newest(b, first)
	second := b.tab("#channel-1940", "stopped")
	b.picture(second, "second")
	var said string
	b.run(second, chromedp.Text("#say", &said, chromedp.ByQuery))
	if !strings.Contains(said, "another program") {
		t.Errorf("a second tab is told %q", said)
	}
	b.run(first, chromedp.ActionFunc(func(ctx context.Context) error {
		return target.ActivateTarget(chromedp.FromContext(ctx).Target.TargetID).Do(ctx)
	}))
	var written int
	b.run(first, chromedp.Evaluate("awawWritten()", &written))
	b.click(first, "place", "Portsmouth")
	b.click(first, "act", "tick.all")
	b.key(first, kb.Enter)
	b.until(first, fmt.Sprintf("awawWritten() > %d", written))
	if after := newest(b, first); !strings.HasPrefix(after, before) || after == before {
		t.Errorf("the first tab wrote\n%s\nafter\n%s", after, before)
	}
}

// TestDropped drops the save of one browser on the page of another: it is kept there and opened.
func TestDropped(t *testing.T) {
	t.Parallel()
	giver := open(t)
	text := newest(giver, sent(giver))
	path := filepath.Join(t.TempDir(), "given.awaw")
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	b := open(t)
	page := b.tab("", "playing")
	b.drop(page, path)
	b.until(page, "awawWritten() > 2")
	b.picture(page, "dropped")
	if kept := newest(b, page); !strings.HasPrefix(kept, text) {
		t.Errorf("the page keeps\n%s\ndropped was\n%s", kept, text)
	}
}

// drop drops a file on a page.
func (b *browser) drop(page context.Context, path string) {
	b.t.Helper()
	drag := func(what input.DispatchDragEventType) chromedp.Action {
		return input.DispatchDragEvent(what, 800, 400, &input.DragData{Items: []*input.DragDataItem{}, Files: []string{path}, DragOperationsMask: 1})
	}
	b.run(page, drag(input.DragEnter), drag(input.DragOver), drag(input.Drop))
}
