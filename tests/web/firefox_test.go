package web

import (
	"bufio"
	"encoding/base64"
	"encoding/json"
	"flag"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/gobwas/ws"
	"github.com/gobwas/ws/wsutil"
)

var withFirefox = flag.Bool("firefox", false, "try the page in Firefox as well")

// firefox is a Firefox that is driven by WebDriver BiDi, the protocol it speaks itself.
type firefox struct {
	t    *testing.T
	conn net.Conn
	last int    // number of the last command
	tab  string // what is driven
}

// preferences have it paint WebGL without a graphics card, and ask nobody for anything.
const preferences = `user_pref("webgl.force-enabled", true);
user_pref("gfx.webrender.software", true);
user_pref("intl.accept_languages", "en-GB, en");
user_pref("app.update.enabled", false);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("remote.prefs.recommended", true);
`

var listens = regexp.MustCompile(`WebDriver BiDi listening on (ws://\S+)`)

// openFirefox starts one with an empty profile.
func openFirefox(t *testing.T) *firefox {
	t.Helper()
	profile := folder(t)
	if err := os.WriteFile(filepath.Join(profile, "user.js"), []byte(preferences), 0o644); err != nil {
		t.Fatal(err)
	}
	c := exec.CommandContext(t.Context(), "firefox-esr", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "--width", "1600", "--height", "900")
	c.Env = append(os.Environ(), "HOME="+profile, "LIBGL_ALWAYS_SOFTWARE=1")
	says, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatalf("no Firefox: %v; scripts/web.sh firefox installs it", err)
	}
	t.Cleanup(func() {
		_ = c.Process.Kill()
		_ = c.Wait()
	})
	address := make(chan string, 1)
	go func() {
		for lines := bufio.NewScanner(says); lines.Scan(); {
			if m := listens.FindStringSubmatch(lines.Text()); m != nil {
				address <- m[1]
			}
		}
	}()
	f := &firefox{t: t}
	select {
	case a := <-address:
		if f.conn, _, _, err = ws.Dial(t.Context(), a+"/session"); err != nil {
			t.Fatal(err)
		}
	case <-time.After(patience):
		t.Fatal("Firefox does not say where it listens")
	}
	t.Cleanup(func() { _ = f.conn.Close() })
	f.ask("session.new", map[string]any{"capabilities": map[string]any{}}, nil)
	var tree struct{ Contexts []struct{ Context string } }
	f.ask("browsingContext.getTree", map[string]any{}, &tree)
	f.tab = tree.Contexts[0].Context
	return f
}

// ask gives a command and reads its answer.
func (f *firefox) ask(method string, params map[string]any, answer any) {
	f.t.Helper()
	f.last++
	text, err := json.Marshal(map[string]any{"id": f.last, "method": method, "params": params})
	if err == nil {
		err = wsutil.WriteClientText(f.conn, text)
	}
	for err == nil {
		_ = f.conn.SetReadDeadline(time.Now().Add(patience))
		var got []byte
		if got, err = wsutil.ReadServerText(f.conn); err != nil {
			break
		}
		var told struct {
			ID             int
			Error, Message string
			Result         json.RawMessage
		}
		switch err = json.Unmarshal(got, &told); {
		case err != nil || told.ID != f.last: // an event
			continue
		case told.Error != "":
			f.t.Fatalf("%s: %s: %s", method, told.Error, told.Message)
		case answer != nil:
			err = json.Unmarshal(told.Result, answer)
		}
		if err == nil {
			return
		}
	}
	f.t.Fatalf("%s: %v", method, err)
}

// eval has the page work something out, and waits where it promises.
func (f *firefox) eval(what string, to any) error {
	f.t.Helper()
	var got struct {
		Type             string
		Result           struct{ Value string }
		ExceptionDetails struct{ Text string }
	}
	f.ask("script.evaluate", map[string]any{"expression": "(async () => JSON.stringify(await (" + what + ")) ?? 'null')()", "target": map[string]any{"context": f.tab}, "awaitPromise": true}, &got)
	if got.Type != "success" {
		return fmt.Errorf("%s: %s", what, got.ExceptionDetails.Text)
	}
	return json.Unmarshal([]byte(got.Result.Value), to)
}

// until waits until the page finds something true. What is not there yet, while a page is being loaded, is asked for again.
func (f *firefox) until(what string) {
	f.t.Helper()
	var yes bool
	var err error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if err = f.eval("!!("+what+")", &yes); err == nil && yes {
			return
		}
	}
	f.picture("firefox-failed")
	f.t.Fatalf("%s: %v, %v", what, yes, err)
}

// heard waits until the game has heard what was done before, and then finds something true.
func (f *firefox) heard(what string) {
	f.t.Helper()
	var ticks int
	if err := f.eval("awawTicks()", &ticks); err != nil {
		f.t.Fatal(err)
	}
	f.until(fmt.Sprintf("awawTicks() > %d && (%s)", ticks+1, what))
}

// does performs actions of a mouse or a keyboard.
func (f *firefox) does(kind string, actions ...map[string]any) {
	f.t.Helper()
	f.ask("input.performActions", map[string]any{"context": f.tab, "actions": []any{map[string]any{"type": kind, "id": kind, "actions": actions}}}, nil)
}

// click clicks what a word of a session and the rest of its line name, once the screen is at rest with it.
func (f *firefox) click(word, rest string) {
	f.t.Helper()
	where := fmt.Sprintf("awawWhere(%q, %q)", word, rest)
	f.heard("awawRests() && " + where + " !== null")
	var at *[2]float64
	for end := time.Now().Add(patience); at == nil; time.Sleep(10 * time.Millisecond) { // it tells none while a frame is on its way
		if err := f.eval(where, &at); err != nil || time.Now().After(end) {
			f.t.Fatal(where, err)
		}
	}
	f.does("pointer", map[string]any{"type": "pointerMove", "x": int(at[0]), "y": int(at[1])}, map[string]any{"type": "pointerDown", "button": 0}, map[string]any{"type": "pointerUp", "button": 0})
}

// key presses a key once the screen is at rest.
func (f *firefox) key(name string) {
	f.t.Helper()
	f.heard("awawRests()")
	f.does("key", map[string]any{"type": "keyDown", "value": name}, map[string]any{"type": "keyUp", "value": name})
}

// picture keeps what the page shows, where pictures are wanted.
func (f *firefox) picture(name string) {
	f.t.Helper()
	if *shots == "" {
		return
	}
	var got struct{ Data string }
	f.ask("browsingContext.captureScreenshot", map[string]any{"context": f.tab}, &got)
	if png, err := base64.StdEncoding.DecodeString(got.Data); err == nil {
		_ = os.WriteFile(filepath.Join(*shots, name+".png"), png, 0o644)
	}
}

// save is the one save there is.
func (f *firefox) save() (text string) {
	f.t.Helper()
	if err := f.eval(fmt.Sprintf(`(async () => {
		const f = awawFiles.calls, names = (await f.readdir(%[1]q)).filter(n => n.endsWith(".awaw") && !n.startsWith("."));
		if (names.length !== 1) throw new Error("saves: " + names);
		const fd = await f.open(%[1]q + "/" + names[0], 0, 0), size = (await f.fstat(fd)).size, to = new Uint8Array(size);
		await f.read(fd, to, 0, size, 0);
		await f.close(fd);
		return new TextDecoder().decode(to);
	})()`, saves), &text); err != nil {
		f.t.Fatal(err)
	}
	return text
}

// The keys of the protocol.
const (
	bidiEscape = "\uE00C"
	bidiEnter  = "\uE007"
)

// TestFirefox starts the game in Firefox, sends a mission by mouse, loads the page again and finds every byte and the game again; then it looks at a recording.
func TestFirefox(t *testing.T) {
	if !*withFirefox {
		t.Skip("no -firefox: make web-firefox tries it")
	}
	b := host(t)
	b.shelf()
	f := openFirefox(t)
	playing := `document.documentElement.dataset.state === "playing"`
	f.ask("browsingContext.navigate", map[string]any{"context": f.tab, "url": b.url + "/#new=channel-1940", "wait": "complete"}, nil)
	f.until(playing + " && awawWritten() > 0")
	f.picture("firefox-first")
	f.key(bidiEscape) // the briefing
	f.heard(`awawRests() && awawWhere("order", "done") !== null`)
	f.key("f")
	f.click("place", "London")
	f.click("act", "tick.all")
	f.key(bidiEnter)
	f.until("awawWritten() > 2")
	f.picture("firefox-sent")
	before := f.save()
	f.ask("browsingContext.reload", map[string]any{"context": f.tab, "wait": "complete"}, nil)
	f.until(playing + " && awawWritten() > 2")
	f.picture("firefox-again")
	if after := f.save(); !strings.HasPrefix(after, before) || len(before) < 1000 {
		t.Errorf("after a reload the save holds\n%s\nbefore\n%s", after, before)
	}
	f.ask("browsingContext.navigate", map[string]any{"context": f.tab, "url": b.url + "/replay.html?replay=recordings/crete-1941-played.awj", "wait": "complete"}, nil)
	f.until(playing + ` && document.documentElement.dataset.whole === "yes"`)
	f.does("key", map[string]any{"type": "keyDown", "value": "\uE014"}, map[string]any{"type": "keyUp", "value": "\uE014"}) // right
	var at, cards int
	if err := f.eval(`+document.getElementById("at").value`, &at); err != nil {
		t.Fatal(err)
	}
	if err := f.eval(`document.getElementById("cards").children.length`, &cards); err != nil || at != 1 || cards == 0 {
		t.Errorf("the viewer stands at %d with %d cards, %v", at, cards, err)
	}
	f.picture("firefox-recording")
}
