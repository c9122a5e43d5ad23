//go:build !js

package tests

import (
	"embed"
	"io/fs"
)

//go:embed cases boards
var inside embed.FS

// files are the cases and their boards.
var files fs.FS = inside
