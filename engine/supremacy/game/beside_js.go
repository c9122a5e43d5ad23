package game

import (
	"embed"

	"awaw/internal/beside"
)

//go:embed boards/*.toml
var inside embed.FS

var files = beside.Folder(inside, "supremacy")
