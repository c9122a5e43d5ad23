// Command page builds the game as a page for the browser, and serves it on this machine to try it.
package main

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"

	"github.com/andybalholm/brotli"

	"awaw/assets"
	"awaw/engine/systems"
	"awaw/internal/report"
)

func main() {
	out := flag.String("out", "dist/web", "folder the page is written to")
	quick := flag.Bool("quick", false, "pack it for trying it here: larger, and built in less time")
	names := flag.Bool("names", false, "keep the names of functions, for a profile")
	serve := flag.String("serve", "", "serve it on this loopback port when it is built, such as 8080; 0 takes a free one")
	flag.Parse()
	done := make(chan struct{})
	go lively(done)
	err := build(*out, *quick, *names)
	close(done)
	if err == nil && *serve != "" {
		err = served(*out, *serve)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "page:", err)
		os.Exit(1)
	}
}

// file is one that start.js fetches: its name without the ending of a packing, and how long it is under each.
type file struct {
	Name  string         `json:"name"`
	Sizes map[string]int `json:"sizes"`
	First []string       `json:"first,omitempty"` // whose first picture wants it, by their programs
	Then  []string       `json:"then,omitempty"`  // who wants it right after
	View  []float64      `json:"view,omitempty"`  // of a painted sheet: its corner on the plane and how many pixels wide a hex is
}

// beside are the files that lie beside the program under their own names, from the top of the project.
var beside = map[string]string{
	"aside.js":   "web/aside.js",
	"compile.js": "web/compile.js",
	"sheet.js":   "web/sheet.js",
	"warm.js":    "web/warm.js",
	"hands.js":   "web/hands.js",
	"index.html": "web/index.html",
	"service.js": "web/service.js",
	"fetch.js":   "web/fetch.js",
	"fs.js":      "web/fs.js",
	"start.js":   "web/start.js",

	"recording.js": "web/recording.js",
	"replay.js":    "web/replay.js",
	"steps.js":     "internal/report/steps.js",
}

// build writes the whole page into out, its programs with the names of their functions if they are wanted. What an older page left there is taken away last, so that it is whole at any time.
func build(out string, quick, names bool) error {
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	files := map[string]file{}
	work, err := os.MkdirTemp("", "awaw-page")
	if err != nil {
		return err
	}
	defer func() { _ = os.RemoveAll(work) }()
	defer swept(work)()
	mod, err := lean(work)
	if err != nil {
		return err
	}
	for name, program := range programs {
		wasm, err := compiled(program, work, mod, names)
		if err != nil {
			return err
		}
		if files[name], err = packed(out, name, ".wasm", wasm, quick); err != nil {
			return err
		}
	}
	data, err := data()
	if err != nil {
		return err
	}
	for name, file := range data {
		ending := path.Ext(name)
		if files[name], err = packed(out, strings.ReplaceAll(strings.TrimSuffix(name, ending), "/", "-"), ending, file, quick); err != nil {
			return err
		}
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		return fmt.Errorf("go env GOROOT: %w", err)
	}
	scripts := map[string]string{"wasm_exec.js": filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js")}
	for name, from := range beside {
		scripts[name] = from
	}
	for name, from := range scripts {
		data, err := os.ReadFile(from)
		if err != nil {
			return err
		}
		if err := os.WriteFile(filepath.Join(out, name), data, 0o644); err != nil {
			return err
		}
	}
	if err := backdrop(filepath.Join(out, "map.jpg")); err != nil {
		return err
	}
	if err := replayPage(filepath.Join(out, "replay.html")); err != nil {
		return err
	}
	if err := paintMaps(out); err != nil {
		return err
	}
	if err := paintSheets(out, files, quick); err != nil {
		return err
	}
	for _, p := range pages {
		sum, err := p.budget(out, files)
		if err != nil {
			return err
		}
		fmt.Printf("%.2f MB of %s come before its first picture.\n", float64(sum)/1e6, p.program)
		if sum > p.most && !quick {
			return fmt.Errorf("that is more than %.2f MB; nothing more may be wanted first", float64(p.most)/1e6)
		}
	}
	list, err := json.Marshal(files)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(out, "files.json"), append(list, '\n'), 0o644); err != nil {
		return err
	}
	return sweep(out, files)
}

// replayPage writes the page recordings are shown on.
func replayPage(to string) error {
	kit, err := systems.Kit()
	if err != nil {
		return err
	}
	words, err := systems.Words(assets.English)
	if err != nil {
		return err
	}
	text := report.FilmPage(kit, words, "fetch.js", "recording.js", "steps.js", "replay.js")
	return os.WriteFile(to, []byte(text), 0o644)
}

// packed writes data as name.HASH.ending, and packed by gzip and, unless it has to be quick, by brotli.
func packed(out, name, ending string, data []byte, quick bool) (file, error) {
	sum := sha256.Sum256(data)
	f := file{Name: name + "." + hex.EncodeToString(sum[:8]) + ending, Sizes: map[string]int{}}
	ways := []struct {
		ending string
		open   func(io.Writer) io.WriteCloser
	}{
		{"", func(w io.Writer) io.WriteCloser { return through{w} }},
		{".gz", func(w io.Writer) io.WriteCloser {
			z, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // the level is one there is
			return z
		}},
		{".br", func(w io.Writer) io.WriteCloser {
			return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: widest})
		}},
	}
	if quick {
		ways = ways[:2]
	}
	for _, way := range ways {
		path := filepath.Join(out, f.Name+way.ending)
		if info, err := os.Stat(path); err == nil { // the hash names what is in it
			f.Sizes[way.ending] = int(info.Size())
			continue
		}
		var b bytes.Buffer
		w := way.open(&b)
		_, err := w.Write(data)
		if err = errors.Join(err, w.Close()); err != nil {
			return f, err
		}
		if way.ending != "" && b.Len() > len(data)*worthPacking/100 {
			continue
		}
		if err := whole(path, b.Bytes()); err != nil {
			return f, err
		}
		f.Sizes[way.ending] = b.Len()
	}
	return f, nil
}

// widest is how far back brotli may look, as a power of two: as far as browsers unpack.
const widest = 24

// worthPacking is how many per cent of a file its packing may be: where it would be more, the file lies there as it is alone.
const worthPacking = 95

type through struct{ io.Writer }

func (through) Close() error { return nil }

// whole writes a file that is there in full or not at all.
func whole(path string, data []byte) error {
	if err := os.WriteFile(path+".new", data, 0o644); err != nil {
		return err
	}
	return os.Rename(path+".new", path)
}

// hashed are names with a hash in them.
var hashed = regexp.MustCompile(`\.[0-9a-f]{16}\.`)

// sweep takes away what older pages left: files with another hash.
func sweep(out string, now map[string]file) error {
	old, err := filepath.Glob(filepath.Join(out, "*"))
	if err != nil {
		return err
	}
	for _, path := range old {
		if !hashed.MatchString(filepath.Base(path)) {
			continue
		}
		if !slices.ContainsFunc(slices.Collect(maps.Values(now)), func(f file) bool { return strings.HasPrefix(filepath.Base(path), f.Name) }) {
			if err := os.Remove(path); err != nil {
				return err
			}
		}
	}
	return nil
}
