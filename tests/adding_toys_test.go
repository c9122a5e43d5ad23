//go:build toys

package tests

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestAddingASystem does what the page on adding a rule system says: every command it shows is given in a build with the toy, and says
// what the page says it does.
func TestAddingASystem(t *testing.T) {
	page, err := os.ReadFile(addingPage)
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	program := filepath.Join(dir, "awawctl")
	if said, err := exec.Command("go", "build", "-tags", "toys", "-o", program, "../cmd/awawctl").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	top, err := filepath.Abs("..")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(filepath.Join(top, "engine"), filepath.Join(dir, "engine")); err != nil {
		t.Skip("no links here: ", err)
	}
	given, out := 0, ""
	for i, line := range strings.Split(consoles(string(page)), "\n") {
		command, isCommand := strings.CutPrefix(line, "$ awawctl ")
		switch {
		case isCommand:
			run := exec.Command(program, strings.Fields(command)...)
			run.Dir = dir
			said, err := run.CombinedOutput()
			if err != nil {
				t.Fatalf("awawctl %s: %v\n%s", command, err, said)
			}
			given, out = given+1, string(said)
		case !says(out, line):
			t.Errorf("line %d of what is shown: %q is not said; said was\n%s", i+1, line, out)
		}
	}
	if given < 10 {
		t.Errorf("only %d commands were found on the page", given)
	}
}

// says tells whether a command said a line; three dots stand for whatever lies between.
func says(out, line string) bool {
	for part := range strings.SplitSeq(line, "…") {
		_, rest, ok := strings.Cut(out, part)
		if !ok {
			return false
		}
		out = rest
	}
	return true
}

// consoles gives the blocks of a page that show a console.
func consoles(page string) string {
	var out []string
	for _, block := range strings.Split(page, "```console\n")[1:] {
		text, _, _ := strings.Cut(block, "```")
		out = append(out, text)
	}
	return strings.Join(out, "\n")
}
