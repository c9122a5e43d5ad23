package web

import (
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"
)

// runs is a page that runs awawctl on the page's file system: awawRun(args) gives its exit code and what it printed.
const runs = `<!DOCTYPE html><meta charset="utf-8"><script src="fs.js"></script><script src="fetch.js"></script><script src="wasm_exec.js"></script><script>
awawFiles.start().then(async () => {
	awawFetch.list(await (await fetch('files.json')).json());
	await awawFiles.calls.mkdir('/awaw', 0o755);
	const program = await WebAssembly.compileStreaming(fetch('awawctl.wasm'));
	globalThis.awawRun = async args => {
		const go = new Go();
		let code = 0;
		go.argv = ['awawctl', ...args];
		go.env = {HOME: '/', AWAW_HOME: '/awaw', LANG: 'en_GB.UTF-8', TMPDIR: '/tmp'};
		go.exit = c => { code = c; };
		await go.run(await WebAssembly.instantiate(program, go.importObject));
		return code + ' ' + awawFiles.told();
	};
	document.documentElement.dataset.state = 'playing';
});
</script>`

// TestSameJournals has bots play games of three systems natively and as WebAssembly in the browser: both write the same bytes.
func TestSameJournals(t *testing.T) {
	t.Parallel()
	dir, awawctl := t.TempDir(), native(t)
	if err := build(filepath.Join(dir, "awawctl.wasm"), "GOOS=js", "GOARCH=wasm"); err != nil {
		t.Fatal(err)
	}
	b := open(t)
	page := http.FileServer(http.Dir(b.dir))
	b.server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		switch r.URL.Path {
		case "/runs.html":
			fmt.Fprint(w, runs)
		case "/awawctl.wasm":
			http.ServeFile(w, r, filepath.Join(dir, "awawctl.wasm"))
		default:
			page.ServeHTTP(w, r)
		}
	})
	tab := b.tab("runs.html", "playing")
	for _, c := range []struct{ scenario, bots string }{
		{"channel-1940", "commander,pilot"}, {"first-raid", "commander,pilot"}, {"wings-two-1901", "pilot,cadet"}, {"first-dispatch", "pilot,cadet"},
	} {
		same := filepath.Join(dir, c.scenario+".awaw")
		args := []string{"play", c.scenario, "--bots", c.bots, "--nodes", "20", "--seed", "7", "--quiet", "--journal"}
		if said, err := exec.Command(awawctl, append(args, same)...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", c.scenario, err, said)
		}
		path := "/awaw/" + c.scenario + ".awaw"
		quoted := make([]string, 0, len(args)+1)
		for _, a := range append(args, path) {
			quoted = append(quoted, fmt.Sprintf("%q", a))
		}
		var said string
		b.run(tab, chromedp.Evaluate("awawRun(["+strings.Join(quoted, ", ")+"])", &said, await))
		if !strings.HasPrefix(said, "0 ") {
			t.Fatalf("%s in the browser: %s", c.scenario, said)
		}
		want, err := os.ReadFile(same)
		if err != nil {
			t.Fatal(err)
		}
		if got := b.text(tab, path); got != string(want) || len(got) < 2000 {
			t.Errorf("%s: the browser wrote %d bytes, natively it is %d; they begin to differ with %.300q", c.scenario, len(got), len(want), after(got, string(want)))
		}
	}
}

// after is the rest of a text from where it differs from another.
func after(text, other string) string {
	for i := range min(len(text), len(other)) {
		if text[i] != other[i] {
			return text[i:]
		}
	}
	return text[min(len(text), len(other)):]
}

// native is awawctl, built once for this machine.
func native(t *testing.T) string {
	t.Helper()
	path, err := builtHere()
	if err != nil {
		t.Fatal(err)
	}
	return path
}

var builtHere = sync.OnceValues(func() (string, error) {
	path := filepath.Join(workshop, "awawctl")
	return path, build(path)
})

// build builds awawctl with some settings, as the page's programs are built.
func build(to string, with ...string) error {
	c := exec.Command("go", "build", "-trimpath", "-ldflags=-s -w", "-o", to, "./cmd/awawctl")
	c.Dir, c.Env = "../..", append(append(os.Environ(), "CGO_ENABLED=0"), with...)
	if said, err := c.CombinedOutput(); err != nil {
		return fmt.Errorf("%w\n%s", err, said)
	}
	return nil
}
