package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

const sample = `// Package sample is for 18.1.
package sample

// 19.41: at least three.
func enough(n int) bool {
	if n >= 3 {
		return true
	}
	// 19.42B: or two in winter.
	return n == 2
}

var sizes [4]int

var least = 7
`

func TestSites(t *testing.T) {
	found, err := sitesIn("sample.go", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	want := []string{
		"sample.go:6  n >= 3 → !(n >= 3)  (19.41)",
		"sample.go:6  >= → >  (19.41)",
		"sample.go:6  3 → 4  (19.41)",
		"sample.go:10  == → !=  (19.42B)",
		"sample.go:10  2 → 3  (19.42B)",
		"sample.go:15  7 → 8  (18.1)",
	}
	var got []string
	for _, s := range found {
		got = append(got, s.String())
		if sample[s.from:s.to] != s.old {
			t.Errorf("%s: bytes %d to %d are %q", s, s.from, s.to, sample[s.from:s.to])
		}
	}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("found\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}

func TestVerdictsAreKept(t *testing.T) {
	name := filepath.Join(t.TempDir(), "deep", "state.jsonl")
	if done, err := readVerdicts(name); err != nil || len(done) != 0 {
		t.Fatalf("no file yet: %v, %v", done, err)
	}
	if err := keep(name, "a", noticed, "x"); err != nil {
		t.Fatal(err)
	}
	f, err := os.OpenFile(name, os.O_APPEND|os.O_WRONLY, 0)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := f.WriteString("\n{\"site\":\"b\",\"verd"); err != nil {
		t.Fatal(err)
	}
	if err := f.Close(); err != nil {
		t.Fatal(err)
	}
	if err := keep(name, "c", survived, ""); err != nil {
		t.Fatal(err)
	}
	done, err := readVerdicts(name)
	if err != nil || len(done) != 2 || done["a"] != noticed || done["c"] != survived {
		t.Errorf("kept %v, %v; want a noticed, c survived, the torn line dropped", done, err)
	}
}

func TestWeave(t *testing.T) {
	found, err := sitesIn("sample.go", []byte(sample))
	if err != nil {
		t.Fatal(err)
	}
	for i, want := range map[int]string{
		0: "\tif mutantIs(1) != (n >= 3) {\n",
		1: "\tif mutantCompare(1, n ,  3, \">=\", \">\") {\n",
		2: "\tif mutantLimit(1, n ,  3, \">=\", 0, 1) {\n",
		3: "\treturn mutantIs(1) != (n == 2)\n",
		5: "var least = int(mutantNumber(1, 7))\n",
	} {
		one := []site{found[i]}
		if got := weave([]byte(sample), one, "sample.go", map[string]string{one[0].id(): "int"}); !strings.Contains(got, want) {
			t.Errorf("break %d woven in:\n%s\nwant the line %s", i, got, want)
		}
	}
	both := []site{found[1], found[2]}
	oneEach(both)
	if got := weave([]byte(sample), both, "sample.go", map[string]string{both[1].id(): "int"}); !strings.Contains(got, "if mutantCompare(1, n ,  int(mutantNumber(2, 3)), ") {
		t.Errorf("a comparison with both its breaks:\n%s", got)
	}
}

func TestDivide(t *testing.T) {
	said := "--- PASS: TestA (0.01s)\n--- PASS: TestB (2.00s)\n    --- PASS: TestB/files (1.90s)\n        --- PASS: TestB/files/x/y (0.20s)\n        --- PASS: TestB/files/x.z (0.20s)\n--- SKIP: TestC (0.00s)\n--- PASS: TestD (0.50s)\n"
	var got []string
	for _, group := range divide(said) {
		got = append(got, strings.Join(group, " "))
	}
	want := []string{`^TestB$/^files$/^x$/^y$ ^TestB$/^files$/^x\.z$`, "^TestD$", "^(TestA|TestC)$"}
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		t.Errorf("divided into\n%s\nwant\n%s", strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
}
