package main

import (
	"archive/zip"
	"bytes"
	"io/fs"
	"os"
	"strings"
	"testing"

	"awaw/assets"
)

// Every language but the one inside lies beside the page, whole, and the page's program knows that it does.
func TestLanguagesLieBeside(t *testing.T) {
	t.Chdir("../../..")
	all, err := data()
	if err != nil {
		t.Fatal(err)
	}
	asks, err := os.ReadFile("assets/beside_js.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, lang := range assets.Languages() {
		if lang == assets.English {
			continue
		}
		if !strings.Contains(string(asks), `"text/`+lang+`"`) {
			t.Errorf("assets/beside_js.go does not ask for text/%s", lang)
		}
		packed := all["assets/text/"+lang+".zip"]
		z, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
		if err != nil {
			t.Fatal(err)
		}
		n := 0
		err = fs.WalkDir(assets.FS(), "text/"+lang, func(name string, e fs.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			n++
			want, _ := fs.ReadFile(assets.FS(), name)
			got, err := fs.ReadFile(z, strings.TrimPrefix(name, "text/"+lang+"/"))
			if err == nil && !bytes.Equal(got, want) {
				t.Errorf("%s differs in the archive", name)
			}
			return err
		})
		if err != nil || n == 0 {
			t.Errorf("%s: %d files, %v", lang, n, err)
		}
	}
	for _, name := range []string{"assets/maps/europe.ground", "rn46/boards/europe-1901.ground", "realism/boards/world-1942.ground", "fonts/Roboto-Bold.ttf", "supremacy/boards/north-sea.outlines", "tests/cases.zip", "tests/boards.zip"} {
		if len(all[name]) == 0 {
			t.Errorf("%s does not lie beside the page", name)
		}
	}
}
