package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"text/template"
)

// This file keeps out of the page's programs what they have no use for, in a copy of Ebitengine that the page is built with (go build -modfile).
// Ebitengine makes its own shaders from a template when it is first asked for one, and a template asks for methods by their names: of a program
// that holds one the linker can leave out no method of any type. So the shaders are made while the page is built. To tell who has called it, it
// looks for its own source files, which no browser has. It may be shown by another program over a network, and holds an encoder of any type for that. And how dense the screen is it asks once, while a window may be carried to another.

// ebitengine is the module, and shaders are its packages that make shaders from a template, as folders in it.
const ebitengine = "github.com/hajimehoshi/ebiten/v2"

var shaders = []string{"internal/builtinshader", "internal/colormshader"}

// The filters and ways of addressing a shader is made for, in the order of their constants.
var (
	filters   = []string{"FilterNearest", "FilterLinear", "FilterPixelated"}
	addresses = []string{"AddressUnsafe", "AddressClampToZero", "AddressRepeat"}
)

// lean writes a copy of the module with its shaders made into a folder, and gives the file that the page is built with in the place of go.mod.
func lean(work string) (string, error) {
	from, err := fetched(ebitengine)
	if err != nil {
		return "", err
	}
	to := filepath.Join(work, "ebitengine")
	if err := copied(from, to); err != nil {
		return "", err
	}
	for _, folder := range shaders {
		if err := changed(filepath.Join(to, filepath.FromSlash(folder), "shader.go"), withoutTemplate); err != nil {
			return "", err
		}
	}
	if err := changed(filepath.Join(to, "internal", "debug", "caller.go"), withoutCaller); err != nil {
		return "", err
	}
	if err := changed(filepath.Join(to, "internal", "ui", "ui_js.go"), asksDensity); err != nil {
		return "", err
	}
	if err := changed(filepath.Join(to, "internal", "vmguest", "vmguest.go"), withoutHost); err != nil {
		return "", err
	}
	for name, more := range map[string]string{"go.mod": "\nreplace " + ebitengine + " => " + to + "\n", "go.sum": ""} {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		if err := os.WriteFile(filepath.Join(work, name), append(text, more...), 0o644); err != nil {
			return "", err
		}
	}
	mod := filepath.Join(work, "go.mod")
	return mod, compileShaders(to, mod)
}

// fetched is the folder of a module, which is fetched first where nothing has been built with it yet.
func fetched(module string) (string, error) {
	get := exec.Command("go", "mod", "download", "-json", module)
	get.Stderr = os.Stderr
	out, err := get.Output()
	var lies struct{ Dir, Error string }
	if wrong := json.Unmarshal(out, &lies); wrong != nil || err != nil || lies.Dir == "" {
		return "", fmt.Errorf("go mod download %s: %s %w", module, lies.Error, errors.Join(err, wrong))
	}
	return lies.Dir, nil
}

// changed changes a file of the copy.
func changed(path string, change func(text string) (string, error)) error {
	text, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	made, err := change(string(text))
	if err != nil {
		return fmt.Errorf("%s of %s is not as it is known here: %w", path, ebitengine, err)
	}
	return os.WriteFile(path, []byte(made), 0o644)
}

// copied copies what a program is built from: the files of a module but for tests and examples.
func copied(from, to string) error {
	return filepath.WalkDir(from, func(path string, e fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		rest, err := filepath.Rel(from, path)
		if err != nil {
			return err
		}
		switch {
		case e.IsDir() && (rest == "examples" || e.Name() == "testdata"):
			return filepath.SkipDir
		case e.IsDir():
			return os.MkdirAll(filepath.Join(to, rest), 0o755)
		case strings.HasSuffix(rest, "_test.go"):
			return nil
		}
		data, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		return os.WriteFile(filepath.Join(to, rest), data, 0o644)
	})
}

// asksDensity is the text of the file that tells how dense the screen is, asking the browser each time (web/start.js tells when to).
func asksDensity(text string) (string, error) {
	_, err := cut(&text, "\tif m.deviceScaleFactor != 0 {\n", "\t}\n", "")
	return text, err
}

// withoutCaller is the text of the file that tells who has called Ebitengine, telling nobody.
func withoutCaller(text string) (string, error) {
	for _, c := range []struct{ from, to, instead string }{
		{"import (", ")\n", ""}, {"var (\n\tebitengineFileDir ", ")\n", ""}, {"\tebitengineFileDirOnce.Do(", "\n\treturn", "\treturn"},
	} {
		if _, err := cut(&text, c.from, c.to, c.instead); err != nil {
			return "", err
		}
	}
	return text, nil
}

// withoutHost is the text of the file that lets a program be shown by another over a network, which no page is.
func withoutHost(text string) (string, error) {
	for _, f := range []string{"func MarkGuest(guest bool) {", "func IsGuest() bool {"} {
		if !strings.Contains(text, f) {
			return "", fmt.Errorf("it lacks %q", f)
		}
	}
	return "package vmguest\n\nfunc MarkGuest(bool) {}\n\nfunc IsGuest() bool { return false }\n", nil
}

// withoutTemplate is the text of such a file with the shaders themselves in the place of their template.
func withoutTemplate(text string) (string, error) {
	form, err := cut(&text, "var tmpl = template.Must(template.New(\"tmpl\").Parse(`", "`))", "")
	if err != nil {
		return "", err
	}
	if _, err := cut(&text, "\n\tvar buf bytes.Buffer\n", "b := buf.Bytes()\n", "\n\tb := []byte(sources[filter][address])\n"); err != nil {
		return "", err
	}
	if _, err := cut(&text, "import (", ")", "import \"sync\""); err != nil {
		return "", err
	}
	list, err := sources(form)
	if err != nil {
		return "", err
	}
	text += "\nvar sources = [FilterCount][AddressCount]string{\n"
	for _, row := range list {
		text += "\t{\n"
		for _, source := range row {
			text += fmt.Sprintf("\t\t%q,\n", source)
		}
		text += "\t},\n"
	}
	return text + "}\n", nil
}

// cut takes what stands once between two marks out of a text, the marks with it, and puts something else there.
func cut(text *string, from, to, instead string) (string, error) {
	before, rest, ok := strings.Cut(*text, from)
	between, after, ends := strings.Cut(rest, to)
	if !ok || !ends {
		return "", fmt.Errorf("it lacks %q up to %q", from, to)
	}
	*text = before + instead + after
	return between, nil
}

// sources are the shaders a template makes, by filter and way of addressing.
func sources(form string) (list [][]string, err error) {
	t, err := template.New("shader").Parse(form)
	if err != nil {
		return nil, err
	}
	fill := map[string]int{}
	for i, name := range filters {
		fill[name] = i
	}
	for i, name := range addresses {
		fill[name] = i
	}
	for f := range filters {
		var row []string
		for a := range addresses {
			fill["Filter"], fill["Address"] = f, a
			var b bytes.Buffer
			if err := t.Execute(&b, fill); err != nil {
				return nil, err
			}
			row = append(row, b.String())
		}
		list = append(list, row)
	}
	return list, nil
}
