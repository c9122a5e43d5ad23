package main

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"os/exec"
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
	list := exec.Command("go", "list", "-deps", "-modfile", mod, "./cmd/awaw")
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if deps, err := list.Output(); err != nil || !strings.Contains(string(deps), ebitengine) || strings.Contains(string(deps), "encoding/gob") {
		t.Errorf("the page's program is made of what it does not need, or nothing (%v)", err)
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

// The three shaders it begins with are compiled: nothing of them is left to do.
func TestShadersAreCompiledBeforehand(t *testing.T) {
	t.Chdir("../../..")
	work := t.TempDir()
	if _, err := lean(work); err != nil {
		t.Fatal(err)
	}
	atlas := filepath.Join(work, "ebitengine", "internal", "atlas")
	begins, err := os.ReadFile(filepath.Join(atlas, "shader.go"))
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(begins), "CompileShader") {
		t.Error("it still compiles shaders as it begins")
	}
	made, err := os.ReadFile(filepath.Join(atlas, "made.go"))
	if err != nil {
		t.Fatal(err)
	}
	f, err := parser.ParseFile(token.NewFileSet(), "made.go", made, 0)
	if err != nil {
		t.Fatal(err)
	}
	programs := 0
	ast.Inspect(f, func(n ast.Node) bool {
		if list, ok := n.(*ast.CompositeLit); ok && programs == 0 {
			programs = len(list.Elts)
		}
		return true
	})
	if programs != 3 {
		t.Errorf("%d shaders are made, not 3", programs)
	}
}

func TestFilesThatAreNotAsKnown(t *testing.T) {
	for _, text := range []string{"", "package p", "var tmpl = template.Must(template.New(\"tmpl\").Parse(`x`))"} {
		if _, err := withoutTemplate(text); err == nil {
			t.Errorf("%q is taken", text)
		}
		if _, err := withoutCompiling(text); err == nil {
			t.Errorf("%q is taken for the file that compiles shaders", text)
		}
	}
}

// On a machine that has not built the game yet the module is fetched; nothing but the machine's own copy stands in for the network here.
func TestModuleIsFetched(t *testing.T) {
	t.Chdir("../../..")
	out, err := exec.Command("go", "env", "GOMODCACHE").Output()
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOFLAGS", "-modcacherw")
	t.Setenv("GOPROXY", "file://"+filepath.ToSlash(filepath.Join(strings.TrimSpace(string(out)), "cache", "download")))
	t.Setenv("GONOSUMDB", "*")
	t.Setenv("GOMODCACHE", t.TempDir())
	dir, err := fetched(ebitengine)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "go.mod")); err != nil {
		t.Error(err)
	}
	if _, err := fetched("example.org/none"); err == nil {
		t.Error("a module that is not there is fetched")
	}
}
