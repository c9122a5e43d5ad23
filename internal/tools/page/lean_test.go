package main

import (
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// The page is built with files that parse, ask for no template and hold nine different shaders each.
func TestShadersAreMadeBeforehand(t *testing.T) {
	t.Chdir("../../..")
	work := t.TempDir()
	mod, err := lean(work)
	if err != nil {
		t.Fatal(err)
	}
	if text, err := os.ReadFile(mod); err != nil || !strings.Contains(string(text), "replace "+ebitengine) {
		t.Errorf("the page is built with %s: %v", text, err)
	}
	for _, folder := range shaders {
		path := filepath.Join(work, "ebitengine", folder, "shader.go")
		text, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := parser.ParseFile(token.NewFileSet(), path, text, 0); err != nil {
			t.Error(err)
		}
		if strings.Contains(string(text), "template") || strings.Contains(string(text), "{{") {
			t.Errorf("%s still holds a template", folder)
		}
		different := map[string]bool{}
		for line := range strings.Lines(string(text)) {
			if strings.HasPrefix(line, "\t\t\"//kage:unit pixels") {
				different[line] = true
			}
		}
		if len(different) != len(filters)*len(addresses) {
			t.Errorf("%s holds %d different shaders", folder, len(different))
		}
	}
}

func TestFilesThatAreNotAsKnown(t *testing.T) {
	for _, text := range []string{"", "package p", "var tmpl = template.Must(template.New(\"tmpl\").Parse(`x`))"} {
		if _, err := withoutTemplate(text); err == nil {
			t.Errorf("%q is taken", text)
		}
	}
}
