package main

import (
	"bytes"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/alecthomas/kong"
)

// typed finds a command of awawctl in a page: on a line of its own in a block, or between backquotes.
var typed = regexp.MustCompile("(?m)^(?:\\$ )?(?:bin/)?awawctl ([^\n]+)$|`(?:bin/)?awawctl ([^`\n]+)`")

// anyFile matches what stands in a page for a file of the reader's own, anyNumber for a number.
var (
	anyFile   = regexp.MustCompile(`^(FILE…?|COPY|GAME|PAGE|.*\.awaw|my-map\..*|part-\*)$`)
	anyNumber = regexp.MustCompile(`^(SEED|WORD\|NUMBER\.\.\.)$`)
)

// What pages print of awawctl it understands: commands, flags and how many arguments they take. That something is asked for which a
// page leaves out is no fault, for a command is often named alone.
func TestPrintedCommandsAreUnderstood(t *testing.T) {
	t.Chdir("../..")
	pages, err := filepath.Glob("docs/*.md")
	if err != nil || len(pages) == 0 {
		t.Fatalf("%d pages: %v", len(pages), err)
	}
	var g grammar
	parser, err := kong.New(&g, kong.Name("awawctl"), kong.Writers(io.Discard, io.Discard), kong.Exit(func(int) {}))
	if err != nil {
		t.Fatal(err)
	}
	seen := 0
	for _, page := range append(pages, "README.md", "CONTRIBUTING.md", "ARCHITECTURE.md") {
		text, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range typed.FindAllStringSubmatch(string(text), -1) {
			line, _, _ := strings.Cut(m[1]+m[2], " #")
			_, err := parser.Parse(northern(helped(words(line))))
			if err != nil && !strings.HasPrefix(err.Error(), "expected ") && !strings.HasPrefix(err.Error(), "missing ") {
				t.Errorf("%s prints awawctl %s: %v", page, line, err)
			}
			seen++
		}
	}
	if seen < 40 {
		t.Errorf("pages print %d commands", seen)
	}
}

// words are those of a line as a shell would part them, a quoted text being one, with something that is there for what the reader has.
func words(line string) []string {
	var all []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			all = append(all, part)
			continue
		}
		for _, word := range strings.Fields(part) {
			switch {
			case anyFile.MatchString(word):
				word = "go.mod"
			case anyNumber.MatchString(word):
				word = "7"
			}
			all = append(all, word)
		}
	}
	return all
}

// casesPrinted finds the blocks of a page that are case files.
var casesPrinted = regexp.MustCompile("(?ms)^```toml\n(.+?)^```$")

// A case file that the page of notation prints does what the page says of it, pasted into a file of the reader's own.
func TestPrintedCasesPass(t *testing.T) {
	text, err := os.ReadFile("../../docs/notation.md")
	if err != nil {
		t.Fatal(err)
	}
	blocks := casesPrinted.FindAllStringSubmatch(string(text), -1)
	if len(blocks) == 0 {
		t.Fatal("the page prints no case")
	}
	for _, m := range blocks {
		file := filepath.Join(t.TempDir(), "my-case.toml")
		if err := os.WriteFile(file, []byte(m[1]), 0o600); err != nil {
			t.Fatal(err)
		}
		var out, errs bytes.Buffer
		code := run([]string{"case", file}, strings.NewReader(""), &out, &errs)
		if !strings.Contains(m[1], "[[case]]") || code != 0 || !strings.Contains(out.String(), " 0 failed") {
			t.Errorf("%s\nit ends with %d: %s%s", m[1], code, &out, &errs)
		}
	}
}
