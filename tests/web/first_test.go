package web

import (
	"encoding/json"
	"net/url"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// byBrotli is how much of what gzip makes of a file brotli does at most, by the file's ending, for a page that was packed in haste.
var byBrotli = map[string]float64{".wasm": 0.69, ".ttf": 0.89, ".otf": 0.89}

// TestFirstPicture holds what is fetched until the first picture of the start screen to what the page says comes first, and that to its budget.
func TestFirstPicture(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.first("", "program", "index.html", 7_500_000)
}

// TestFirstPictureOfARecording holds what the viewer fetches to the same: its map comes with it, and the recording itself is not counted.
func TestFirstPictureOfARecording(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.shelf()
	b.first("replay.html?replay=recordings/crete-1941-played.awj", "viewer", "replay.html", 3_500_000)
}

// first holds what a link's first picture wants, of a page and its program, to what is said to come first, and that to so many bytes packed by brotli.
func (b *browser) first(link, program, page string, most int) {
	t := b.t
	t.Helper()
	b.onEvery(`globalThis.beside = []; // what a worker says it has fetched for the page
	const post = Worker.prototype.postMessage;
	Worker.prototype.postMessage = function (...said) {
		this.addEventListener("message", e => beside.push(...e.data.taken || []));
		return post.apply(this, said);
	};
	addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
		if (document.documentElement.dataset.state === "playing") globalThis.fetchedFirst = globalThis.fetchedFirst || [...beside, ...performance.getEntriesByType("resource").map(e => e.name)];
	}).observe(document.documentElement, {attributes: true}));`)
	tab := b.tab(link, "playing")
	var fetched []string
	b.run(tab, chromedp.Evaluate("fetchedFirst", &fetched))
	list, err := os.ReadFile(filepath.Join(b.dir, "files.json"))
	if err != nil {
		t.Fatal(err)
	}
	var files map[string]struct {
		Name  string
		Sizes map[string]int
		First []string
	}
	if err := json.Unmarshal(list, &files); err != nil {
		t.Fatal(err)
	}
	sum, named := 0, 0
	for _, address := range append(slices.Compact(slices.Sorted(slices.Values(fetched))), b.url+"/"+page) {
		u, err := url.Parse(address)
		if err != nil {
			t.Fatal(err)
		}
		if strings.HasPrefix(u.Path, "/recordings/") {
			continue
		}
		size := 0
		for name, f := range files {
			if rest, ok := strings.CutPrefix(path.Base(u.Path), f.Name); ok && (rest == "" || rest == ".br" || rest == ".gz") {
				if named++; !slices.Contains(f.First, program) {
					t.Errorf("%s is fetched before the first picture, and the page does not say so", name)
				}
				size = f.Sizes[""]
				for ending, n := range f.Sizes {
					if share := byBrotli[path.Ext(f.Name)]; ending == ".gz" && share > 0 && f.Sizes[".br"] == 0 {
						n = int(float64(n) * share)
					}
					size = min(size, n)
				}
				t.Logf("%8d %s", size, name)
			}
		}
		if size == 0 {
			info, err := os.Stat(filepath.Join(b.dir, filepath.FromSlash(u.Path)))
			if err != nil {
				t.Fatal(err)
			}
			size = int(info.Size())
			t.Logf("%8d %s", size, u.Path)
		}
		sum += size
	}
	for name, f := range files {
		if slices.Contains(f.First, program) && !slices.ContainsFunc(fetched, func(s string) bool { return strings.Contains(s, f.Name) }) {
			t.Errorf("%s is said to come first, and the first picture does without it", name)
		}
	}
	t.Logf("%.2f MB come before the first picture", float64(sum)/1e6)
	if sum > most || named == 0 {
		t.Errorf("%d bytes come before the first picture, at most %d are to", sum, most)
	}
}
