package tests

import (
	"embed"
	"io/fs"

	"awaw/internal/beside"
)

// files are the cases and their boards; they lie beside a page, as one archive each.
var files fs.FS = beside.Folder(embed.FS{}, "tests", "cases", "boards")
