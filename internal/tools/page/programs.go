package main

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// This file says what programs a page has, and builds them.

// programs are those of the pages: the one with the window, the one that runs in its workers, and the one that goes through recordings. The first is what the first picture waits for, so
// functions are put into others only where pictures are painted and positions are hashed.
var programs = map[string]source{
	"program": {"./cmd/awaw", small},
	"aside":   {"./cmd/awaw/internal/aside/worker", nil},
	"viewer":  {"./cmd/viewer", append([]string{"-tags=viewer", "-gcflags=all=-l"}, apart("runtime", "internal/...", "crypto/...")...)},
}

// source is a program and what the compiler is told of it.
type source struct {
	from  string
	flags []string
}

// small keeps functions out of others, which makes a program shorter by an eighth, but for quick packages: those at work while a picture is painted.
var small = append([]string{"-gcflags=all=-l"}, apart(
	"runtime", "internal/...", "math/...", "image/...", "golang.org/x/image/...", "bytes", "strings", "strconv", "unicode/utf8", "encoding/binary", "encoding/json",
	"hash/...", "compress/...", "crypto/...", "awaw/internal/art/...", "awaw/hexmap", "awaw/board", "awaw/areamap", "awaw/engine",
	ebitengine+"/internal/graphicscommand", ebitengine+"/internal/affine", ebitengine+"/internal/packing")...)

func apart(packages ...string) (flags []string) {
	for _, p := range packages {
		flags = append(flags, "-gcflags="+p+"=")
	}
	return flags
}

// compiled is a program as WebAssembly, built with a go.mod that is not the project's own.
func compiled(program source, work, mod string, names bool) ([]byte, error) {
	path := filepath.Join(work, "program")
	link := "-ldflags=-s -w"
	if names {
		link = "-ldflags=-w"
	}
	args := append([]string{"build", "-trimpath", "-modfile", mod, link, "-o", path}, program.flags...)
	c := exec.Command("go", append(args, program.from)...)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "CGO_ENABLED=0", "GOTMPDIR="+work) // what Go leaves when it is interrupted goes with the rest
	if text, err := c.CombinedOutput(); err != nil {
		return nil, fmt.Errorf("go build for js/wasm: %w\n%s", err, text)
	}
	return os.ReadFile(path)
}
