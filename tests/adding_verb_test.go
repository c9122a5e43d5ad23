package tests

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// fence is a block of program text on a page: where it belongs, and how it is put there.
var fence = regexp.MustCompile("(?ms)^```(?:go|toml) (\\S+)(?: (before|end of): ([^\n]*))?\n(.*?)^```$")

// placed is what the files of a page hold once the page has been followed, by path from the top of the tree.
func placed(page, root string) (map[string]string, error) {
	out := map[string]string{}
	for _, m := range fence.FindAllStringSubmatch(page, -1) {
		path, how, where, text := m[1], m[2], m[3], m[4]
		old, ok := out[path]
		if !ok {
			b, err := os.ReadFile(filepath.Join(root, path))
			if err != nil && how != "" {
				return nil, err
			}
			old = string(b)
		}
		at := len(old)
		switch how {
		case "":
			if old != "" {
				return nil, fmt.Errorf("%s is there already", path)
			}
		case "before":
			at = strings.LastIndex(old[:strings.Index(old, "\t"+where+"\n")+1], "\n") + 1
		case "end of":
			from := strings.Index(old, where)
			if from < 0 {
				return nil, fmt.Errorf("%s has no %q", path, where)
			}
			at = from + strings.Index(old[from:], "\n}\n") + 1
		}
		out[path] = old[:at] + text + old[at:]
	}
	return out, nil
}

// The page on adding a verb is followed word by word over the program as it stands, and the table's own tests play with the new verb.
func TestAddingAVerb(t *testing.T) {
	root, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	page, err := os.ReadFile(filepath.Join(root, "docs/adding-a-verb.md"))
	if err != nil {
		t.Fatal(err)
	}
	files, err := placed(string(page), root)
	if err != nil {
		t.Fatal(err)
	}
	if len(files) != 4 {
		t.Fatalf("the page touches %d files: expected the table, the verb's own and its words in two languages", len(files))
	}
	row, err := os.ReadFile(filepath.Join(root, "engine/awaw/verbs_row.go"))
	if err != nil {
		t.Fatal(err)
	}
	_, fields, _ := strings.Cut(string(row), "type verb struct {\n")
	fields, _, _ = strings.Cut(fields, "\n}\n")
	for _, line := range strings.Split(fields, "\n") {
		if name := strings.Fields(line)[0]; !strings.Contains(string(page), "`"+name+"`") {
			t.Errorf("the page says nothing of a row's %s", name)
		}
	}
	dir := t.TempDir()
	overlay := struct{ Replace map[string]string }{map[string]string{}}
	for path, text := range files {
		there := filepath.Join(dir, strings.ReplaceAll(path, "/", "_"))
		if err := os.WriteFile(there, []byte(text), 0o666); err != nil {
			t.Fatal(err)
		}
		overlay.Replace[filepath.Join(root, path)] = there
	}
	b, err := json.Marshal(overlay)
	if err != nil {
		t.Fatal(err)
	}
	list := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(list, b, 0o666); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "test", "-overlay", list, "-count=1", "-v", "-run", "Rows|TableAllows", "./engine/awaw")
	cmd.Dir = root
	said, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	if rows := strings.Count(files["engine/awaw/verbs.go"], "{word: "); !strings.Contains(string(said), fmt.Sprintf("verbs of %d,", rows)) {
		t.Errorf("the new verb did not come to be:\n%s", said)
	}
}
